/** Writes the tables of `docs/reference/promises.md`: each limit as the code has it, and the test that holds it. */
import { readFileSync } from 'node:fs'
import { DEFAULT_LIMIT } from '../../src/body/limit.js'
import { MAX_ISSUES } from '../../src/contract/input-error.js'
import { MOST_PARAMS } from '../../src/text/path-messages.js'
import { MAX_LENGTH } from '../../src/text/route-search.js'
import { MOST_BUNDLED, MOST_LOADED, MOST_UNPACKED } from '../package/sizes.js'
import { root } from './pages.js'

const textOf = (file: string): string => readFileSync(root + file, 'utf8')
const grouped = (value: number): string => value.toLocaleString('en')

/** The value of a constant that its file does not export. */
const constant = (file: string, name: string): string => {
  const [, value] = new RegExp(`^const ${name} = ([\\d_]+)$`, 'm').exec(textOf(file)) ?? []
  if (value === undefined) throw new Error(`${file} has no number ${name}`)
  return grouped(Number(value.replaceAll('_', '')))
}

/** A budget of the type cost, which the suites of the types compare, rounded up. */
const budget = (file: string, name: string): string => {
  const value = (JSON.parse(textOf(file)) as Readonly<Record<string, number>>)[name]
  if (value === undefined) throw new Error(`${file} has no '${name}'`)
  return grouped(Math.ceil(value / 10_000) * 10_000)
}

/** What is limited, the limit, and the test: its file, and words of it. */
type Row = readonly [what: string, limit: string, file: string, words: string]

const ROWS: Readonly<Record<string, () => readonly Row[]>> = {
  limits: () => [
    ['a body, after it is inflated', `${DEFAULT_LIMIT}, or \`bodyLimit\``, 'test/ecosystem/bodies.test.ts', '[413,'],
    [
      'keys in a name of a form, such as `a[b][c]`',
      constant('src/body/form.ts', 'MAX_DEPTH'),
      'test/koa/growth.test.ts',
      'levels of a field',
    ],
    ['issues of a request that are kept', `${MAX_ISSUES}`, 'test/koa/issues.test.ts', 'keeps the first 100'],
    [
      'characters of the message or of the path of an issue',
      constant('src/contract/issues.ts', 'MAX_LENGTH'),
      'test/koa/issues.test.ts',
      'repeat(1000)',
    ],
    [
      'a type that the inspector or `--expanded` writes out, in characters',
      constant('src/contract-view/text-budget.ts', 'MAX_CHARACTERS'),
      'test/contract-view/work.test.ts',
      '10_000',
    ],
    ["the inspector's box, in characters", `${MAX_LENGTH}`, 'test/text/route-search.test.ts', 'takes 500 characters'],
    ['parameters of a path', `${MOST_PARAMS}`, 'test/cases/rejected.ts', 'forty-one parameters'],
    [
      'callbacks in callbacks of a table',
      constant('src/scope/chain/run.ts', 'MOST_CALLBACKS'),
      'test/scope/overflow.test.ts',
      'is distinguished from callbacks that are only nested',
    ],
    [
      'folders behind symbolic links that `signalbox controllers` reads',
      constant('src/cli/controllers/scan.ts', 'MOST_LINKED'),
      'test/cli/controllers/command.test.ts',
      'more than 10000 folders',
    ],
    [
      'redirects that `fetchFrom` follows',
      constant('src/testing/fetch-from.ts', 'MOST_REDIRECTS'),
      'test/testing/fetch-from.test.ts',
      'redirect count exceeded',
    ],
    [
      'milliseconds after which a loader that gives nothing is named in a warning',
      constant('src/controller/lazy.ts', 'SLOW'),
      'test/controller/lazy.test.ts',
      'for 10 seconds',
    ],
  ],
  growth: () => [
    [
      'a path eight times as long',
      'at most eight times the steps to find its route, in the worst tables',
      'test/koa/attack.test.ts',
      'grow linearly with the path',
    ],
    [
      'four times as much in a path, a query or a body',
      'less than eight times the steps to answer',
      'test/koa/growth.test.ts',
      'four times as much in a request',
    ],
    [
      'four times as many routes',
      'less than eight times the work for `defineRoutes`, links and matches',
      'test/table/growth.test.ts',
      'are less than eight times the work for defineRoutes',
    ],
    [
      'four times as much of a schema',
      'less than eight times the work to show it',
      'test/contract-view/work.test.ts',
      'is less than eight times the work',
    ],
  ],
  sizes: () => [
    [
      'the package `signalbox`, with one dependency',
      `${MOST_UNPACKED / 1e6} MB`,
      'test/package/sizes.test.ts',
      'MOST_UNPACKED',
    ],
    ['what `signalbox` loads of it', `${MOST_LOADED / 1e3} kB`, 'test/package/sizes.test.ts', 'MOST_LOADED'],
    ...Object.entries(MOST_BUNDLED).map(
      ([what, bytes]): Row => [
        `${what}, bundled, minified and compressed`,
        `${bytes / 1e3} kB`,
        'test/package/sizes.test.ts',
        'MOST_BUNDLED',
      ],
    ),
    ['a page with `signalbox/client`, compressed', '1.4 kB more', 'test/package/client.test.ts', 'less than 1.4 kB'],
    [
      'a table of 250 routes with its contexts, for TypeScript 7.0',
      `${budget('test/table/type-cost-application.json', '7.0, 250 routes, contexts by interface, instantiations')} instantiations`,
      'test/table/type-cost.test.ts',
      'APPLICATION_ROUTES = 250',
    ],
  ],
}

/** @throws {Error} if a test has not the words that a row names. */
export const writePromises = (region: string): string => {
  const rows = ROWS[region]?.() ?? []
  const lines = rows.map(([what, limit, file, words]) => {
    if (!textOf(file).includes(words)) throw new Error(`${file} has no '${words}', the test of: ${what}`)
    return `| ${what} | ${limit} | [\`${file.slice('test/'.length)}\`](../../${file}) |`
  })
  return `${['| what | at most | test |', '| --- | --- | --- |', ...lines].join('\n')}\n`
}
