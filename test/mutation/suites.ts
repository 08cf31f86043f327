/** Which suites run against the mutants of a folder of `src/`: those of the same folder in `test/`, and these. */
import { existsSync } from 'node:fs'

const MORE_SUITES: Readonly<Record<string, readonly string[]>> = {
  text: ['route', 'scope', 'table', 'query', 'koa/refusals', 'koa/router'],
  controller: ['scope', 'table', 'koa/redirect'],
  route: ['scope', 'table', 'controller'],
  scope: ['table', 'controller', 'koa/redirect'],
  matcher: ['koa/request-path', 'table/reload'],
  query: ['route', 'koa/redirect', 'table/reload'],
  table: ['scope', 'controller', 'koa/redirect'],
  koa: ['ecosystem', 'controller/lazy', 'table/reload'],
  testing: ['table'],
}

/** Suites that start compilers or processes: they do not run the mutants, or need minutes for each. */
const LEFT_OUT = [
  'cli/controllers/process',
  'cli/openapi/watch-document',
  'scope/editor',
  'scope/refused-tables',
  'scope/rejected',
  'table/mirror',
  'table/type-cost',
  'inflection/inflection-types',
]

/** The files of a suite or of a folder of suites. */
const pattern = (name: string): string => {
  if (existsSync(`test/${name}.test.ts`)) return `test/${name}.test.ts`
  if (existsSync(`test/${name}`)) return `test/${name}/**/*.test.ts`
  throw new Error(`test/mutation/suites.ts names test/${name}, which does not exist`)
}

/** The suites of a folder such as `text` or `cli/routes`. */
export const suitesOf = (folder: string): { readonly include: string[]; readonly exclude: string[] } => ({
  include: [folder, ...(MORE_SUITES[folder] ?? [])].map(pattern),
  exclude: LEFT_OUT.map(pattern),
})
