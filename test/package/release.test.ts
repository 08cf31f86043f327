/** The script of a release: the files that it changes, and the links of what it publishes. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { otherPages, pages } from '../docs/pages.js'
import { absoluteLinks } from '../scripts/release/stage.js'
import { lockedVersion, mayBreak, nextVersion, releasedChanges, withVersion } from '../scripts/release/version.js'
import { root } from './packed.js'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('nextVersion()', () => {
  it.each([
    ['major', '2.0.0'],
    ['minor', '1.3.0'],
    ['patch', '1.2.4'],
    ['1.10.0', '1.10.0'],
  ])('of 1.2.3 for %s is %s', (asked, version) => {
    expect(nextVersion('1.2.3', asked)).toBe(version)
  })

  it.each([
    [undefined, 'name the version: major, minor, patch, or one such as 1.3.0'],
    ['1.3', 'name the version: major, minor, patch, or one such as 1.3.0'],
    ['1.2.3', '1.2.3 is not newer than 1.2.3'],
    ['0.9.9', '0.9.9 is not newer than 1.2.3'],
  ])('refuses %s', (asked, message) => {
    expect(() => nextVersion('1.2.3', asked)).toThrow(message)
  })
})

describe('mayBreak()', () => {
  it.each([
    ['1.2.3', '2.0.0', true],
    ['1.2.3', '1.3.0', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '0.1.1', false],
  ])('from %s to %s is %s', (current, next, may) => {
    expect(mayBreak(current, next)).toBe(may)
  })
})

describe('a release', () => {
  it('gives both packages the version, and makes each ask for that version of the other', () => {
    const library = JSON.parse(withVersion(textOf('package.json'), '9.8.7')) as Record<string, object>
    const commandLine = JSON.parse(withVersion(textOf('cli/package.json'), '9.8.7')) as Record<string, object>
    expect(library).toMatchObject({ version: '9.8.7', peerDependencies: { 'signalbox-cli': '9.8.7' } })
    expect(commandLine).toMatchObject({ version: '9.8.7', peerDependencies: { signalbox: '9.8.7' } })
    const version = '9.8.7'
    expect(JSON.parse(lockedVersion(textOf('package-lock.json'), version))).toMatchObject({
      version,
      packages: {
        '': { version, peerDependencies: { 'signalbox-cli': version } },
        cli: { version, peerDependencies: { signalbox: version } },
      },
    })
  })

  it('changes nothing else in these files', () => {
    for (const file of ['package.json', 'cli/package.json']) {
      const { version } = JSON.parse(textOf(file)) as { version: string }
      expect(withVersion(textOf(file), version)).toBe(textOf(file))
    }
  })

  it('moves the unreleased changes to the version', () => {
    const text = '# Changelog\n\n## Unreleased\n\n- One.\n\n## 0.1.0\n\n- None.\n'
    expect(releasedChanges(text, '0.2.0', '2026-01-02')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-01-02)\n\n- One.\n\n## 0.1.0\n\n- None.\n',
    )
    expect(() => releasedChanges('## Unreleased\n\n## 0.1.0\n\n- None.\n', '0.2.0', '')).toThrow('has no change')
  })
})

const REPOSITORY = 'https://github.com/owner/name'

describe.each([
  ['README.md', '.'],
  ['CHANGELOG.md', '.'],
  ['cli/README.md', 'cli'],
])('%s as it is published', (file, folder) => {
  const page = absoluteLinks(textOf(file), folder, `git+${REPOSITORY}.git`, '9.8.7')
  const links = [...page.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '')

  it('has only absolute links, and links within the page', () => {
    expect(links.filter(link => !/^(?:https:\/\/|#)/.test(link))).toEqual([])
  })

  it('leads to files and headings that the tag of the release has', () => {
    const anchors = new Map([...pages, ...otherPages].map(({ path, anchors }) => [path, anchors]))
    const own = links.filter(link => link.startsWith(REPOSITORY))
    if (file === 'README.md') expect(own.length).toBeGreaterThan(20)
    const broken = own.filter(link => {
      const [, path = '', anchor] = /\/(?:blob|raw)\/v9\.8\.7\/([^#]*)#?(.*)$/.exec(link) ?? []
      return !existsSync(join(root, path)) || (anchor && !anchors.get(path)?.includes(anchor))
    })
    expect(broken).toEqual([])
  })
})
