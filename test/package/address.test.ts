/** The address of the repository, which a release writes into package.json. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressProblem, withAddress } from './address.js'
import { root } from './packed.js'

const text = readFileSync(`${root}package.json`, 'utf8')
const address = 'https://git.example.com/group/signalbox'

describe('the address in package.json', () => {
  it('is whole, or all of it is missing', () => {
    expect([undefined, addressProblem('{ "homepage": "" }')]).toContain(addressProblem(text))
  })

  it('is filled where its place is, and nothing else changes', () => {
    const filled = withAddress(text, address)
    expect(addressProblem(filled)).toBeUndefined()
    const [before, after] = [JSON.parse(text), JSON.parse(filled)]
    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect(after).toEqual({
      ...before,
      homepage: `${address}#readme`,
      repository: { type: 'git', url: `git+${address}.git` },
      bugs: { url: `${address}/issues` },
    })
  })

  it.each(['', 'signalbox', 'https://example.com', 'http://git.example.com/a/b', `${address}.git`, `${address}/`])(
    "is refused if it is no address of a repository: '%s'",
    wrong => expect(() => withAddress(text, wrong)).toThrow('is no address of a repository'),
  )

  it('must be whole before npm publishes', () => {
    const { scripts, ...rest } = JSON.parse(withAddress(text, address))
    expect(scripts.prepublishOnly).toBe('tsx test/scripts/release-address.ts --check')
    expect(addressProblem(JSON.stringify({ ...rest, bugs: { url: 'https://example.com/issues' } }))).toContain(
      'different',
    )
    expect(addressProblem('{ "homepage": "" }')).toContain('no address')
  })
})
