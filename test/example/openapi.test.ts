/** The documents of the examples. That requests get the replies that they have is in `replies.test.ts`. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import conduitOptions from '../../examples/conduit/openapi.js'
import { routes as conduitRoutes } from '../../examples/conduit/routes.js'
import placesOptions from '../../examples/places/openapi.js'
import { routes as placesRoutes } from '../../examples/places/routes.js'
import { openapi } from '../../src/openapi/index.js'

describe.each([
  ['conduit', openapi(conduitRoutes, conduitOptions)],
  ['places', openapi(placesRoutes, placesOptions)],
] as const)('the document of examples/%s', (name, document) => {
  it('is the committed one, but for the mark of the command', () => {
    const file = new URL(`../../examples/${name}/openapi.json`, import.meta.url)
    const { 'x-generator': mark, ...committed } = JSON.parse(readFileSync(file, 'utf8'))
    expect(mark).toBe('signalbox openapi')
    expect(JSON.stringify(document, null, 2)).toBe(JSON.stringify(committed, null, 2))
  })

  it('says of each operation how it replies', () => {
    const silent = Object.values(document.paths)
      .flatMap(item => Object.values(item))
      .filter(({ responses }) => 'default' in responses)
    expect(silent).toEqual([])
  })
})
