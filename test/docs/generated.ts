/** The pages with generated parts, as they should be. */
import { readFileSync } from 'node:fs'
import { writeApi } from './api-page.js'
import { writeBenchmarks } from './bench-tables.js'
import { writeMessages } from './errors-page.js'
import { writeFolders } from './map-page.js'
import { writeMistakes } from './mistakes-table.js'
import { writeOptions } from './options-page.js'
import { root } from './pages.js'
import { writePromises } from './promises-page.js'
import { withRegions } from './regions.js'
import { writeRows } from './rows-table.js'

const WRITERS: Readonly<Record<string, (region: string) => string>> = {
  'README.md': writeMistakes,
  'docs/internals/map.md': writeFolders,
  'docs/moving/from-rails.md': writeRows,
  'docs/reference/api.md': writeApi,
  'docs/reference/benchmarks.md': writeBenchmarks,
  'docs/reference/comparison.md': writeMistakes,
  'docs/reference/declarations.md': writeOptions,
  'docs/reference/errors.md': writeMessages,
  'docs/reference/promises.md': writePromises,
}

/** Each page with its generated parts written anew. */
export const generated = (): readonly { readonly file: string; readonly now: string; readonly text: string }[] =>
  Object.entries(WRITERS).map(([path, write]) => {
    const now = readFileSync(root + path, 'utf8')
    return { file: root + path, now, text: withRegions(now, write) }
  })
