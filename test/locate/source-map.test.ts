/** How source maps are read. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSourceMap } from '../../src/locate/source-map.js'
import { createProject } from '../support/cli.js'
import { seedOf } from '../support/random.js'

/** A map that leads from the beginning of a script to line 4 of a source, counted from 0. */
const mapTo = (source: string, more: object = {}) =>
  JSON.stringify({ version: 3, names: [], sources: [source], mappings: 'AAIA', ...more })
const inline = (map: string) => `data:application/json;base64,${Buffer.from(map).toString('base64')}`
const JS = 'export const one = () => 5'

/** The original of a place in `dist/a.js`, among other files. */
const originalIn = async (script: string, files: Readonly<Record<string, string>>, line = 0) => {
  const folder = await createProject({ 'src/a.ts': '', ...files })
  const original = readSourceMap(pathToFileURL(join(folder, 'dist/a.js')).href, script)(line, 2)
  return original && { ...original, file: original.file.replace(folder, '') }
}

describe('readSourceMap(url, script)', () => {
  it.each<[string, string, Record<string, string>]>([
    ['beside the script', `${JS}\n//# sourceMappingURL=a.js.map`, { 'dist/a.js.map': mapTo('../src/a.ts') }],
    [
      'named by the older comment //@',
      `${JS}\n//@ sourceMappingURL=a.js.map`,
      { 'dist/a.js.map': mapTo('../src/a.ts') },
    ],
    [
      'in another folder, with sources relative to that folder',
      `${JS}\n//# sourceMappingURL=maps/deep/a.map`,
      { 'dist/maps/deep/a.map': mapTo('../../../src/a.ts') },
    ],
    [
      'with a sourceRoot',
      `${JS}\n//# sourceMappingURL=a.map`,
      { 'dist/a.map': mapTo('a.ts', { sourceRoot: '../src' }) },
    ],
    ['inline', `${JS}\n//# sourceMappingURL=${inline(mapTo('../src/a.ts'))}`, {}],
    ['inline, with a sourceRoot', `${JS}\n//# sourceMappingURL=${inline(mapTo('a.ts', { sourceRoot: '../src' }))}`, {}],
    [
      'inline, with more text in the comment',
      `${JS}\n//# sourceMappingURL=${inline(mapTo('../src/a.ts'))} /* 5 */`,
      {},
    ],
    [
      'named by the last of several comments',
      `//# sourceMappingURL=b.map\n${JS}\n//# sourceMappingURL=a.map`,
      { 'dist/a.map': mapTo('../src/a.ts'), 'dist/b.map': mapTo('b.ts') },
    ],
  ])('reads a map %s', async (_where, script, files) => {
    expect(await originalIn(script, files)).toEqual({ file: '/src/a.ts', line: 4 })
  })

  it('reads a map in which a source has an absolute path', async () => {
    const source = join(await createProject({ 'b %23.ts': '' }), 'b %23.ts')
    const find = readSourceMap('file:///a.js', `//# sourceMappingURL=${inline(mapTo(source))}`)
    expect(find(0, 2)).toEqual({ file: source, line: 4 })
  })

  it.each<[string, string, Record<string, string>]>([
    ['there is no map', JS, {}],
    ['the file of the map does not exist', `${JS}\n//# sourceMappingURL=b.map`, {}],
    ['the URL of the map is not valid', `${JS}\n//# sourceMappingURL=http://`, {}],
    ['the map is not an object', `${JS}\n//# sourceMappingURL=a.map`, { 'dist/a.map': 'null' }],
    ['the map is not JSON', `${JS}\n//# sourceMappingURL=a.map`, { 'dist/a.map': 'a' }],
    ['the source does not exist', `${JS}\n//# sourceMappingURL=a.map`, { 'dist/a.map': mapTo('b.ts') }],
    [
      'the source is not a file',
      `${JS}\n//# sourceMappingURL=a.map`,
      { 'dist/a.map': mapTo('https://example.org/a.ts') },
    ],
    [
      'the map has no entry for the place',
      `${JS}\n//# sourceMappingURL=a.map`,
      { 'dist/a.map': mapTo('../src/a.ts', { mappings: '' }) },
    ],
    ['the source is a folder', `${JS}\n//# sourceMappingURL=a.map`, { 'dist/a.map': mapTo('../src') }],
    [
      'the line is before the first',
      `${JS}\n//# sourceMappingURL=a.map`,
      { 'dist/a.map': mapTo('../src/a.ts', { mappings: 'AADA' }) },
    ],
    [
      'the comment is not on a line of its own',
      `${JS} //# sourceMappingURL=a.map`,
      { 'dist/a.map': mapTo('../src/a.ts') },
    ],
  ])('finds no source if %s', async (_why, script, files) => {
    expect(await originalIn(script, files)).toBeUndefined()
  })
})

describe('readSourceMap(url, script) of a map in which anything may be wrong', () => {
  const source = fc.oneof(
    fc.constantFrom(
      null,
      '',
      '.',
      '%',
      'a%2Fb.ts',
      'http://[',
      'webpack://a/./b.ts',
      'file://host/a',
      'file:///a%2Fb',
      '\0',
    ),
    fc.jsonValue(),
  )
  const member = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.array(source, { maxLength: 3 }))
  const mappings = fc.oneof(fc.string({ unit: fc.constantFrom(...'AAACDIghz0+/,;! é') }), member)
  const sections = fc.array(
    fc.record(
      {
        offset: fc.oneof(fc.constant({ line: 0, column: 0 }), member),
        map: fc.oneof(fc.constant(JSON.parse(mapTo('a'))), member),
      },
      { requiredKeys: [] },
    ),
  )
  const map = fc.record(
    {
      version: fc.oneof(fc.constant(3), member),
      sources: fc.oneof(fc.array(source, { maxLength: 2 }), member),
      names: member,
      mappings,
      sourceRoot: member,
      sections: fc.oneof(sections, member),
    },
    { requiredKeys: ['mappings', 'sources'] },
  )
  const text = fc.oneof(
    map.map(each => JSON.stringify(each)),
    fc.string(),
    fc.json(),
  )
  const seed = seedOf(process.env)

  it(`finds a file, or nothing: seed ${seed}`, () => {
    const property = fc.property(text, fc.boolean(), fc.nat(3), fc.nat(30), (written, isEncoded, line, column) => {
      const url = isEncoded ? inline(written) : `data:,${written}`
      const found = readSourceMap('file:///app/a.js', `${JS}\n//# sourceMappingURL=${url}`)(line, column)
      if (found) expect([statSync(found.file).isFile(), found.line >= 0]).toEqual([true, true])
    })
    fc.assert(property, { seed, numRuns: 2000 })
  })
})
