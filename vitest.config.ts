import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { PATIENCE } from './bench/types/compile.js'

/** The suites that take longest. They are small files, which vitest would run last. */
const LONGEST = [
  'scope/editor',
  'cli/routes/command',
  'docs/snippets',
  'cli/contexts/command',
  'example/replies',
  'scope/thrown',
  'package/names',
  'scope/refused-tables',
  'cli/controllers/process',
  'package/declarations',
].map(name => `/test/${name}.test.ts`)

/** The budgets of the types, and what TypeScript 5.9 alone can tell. They are not part of `npm test`. */
const COSTS = [
  'test/table/type-cost*.test.ts',
  'test/table/named-unions.test.ts',
  'test/inflection/inflection-cost.test.ts',
  'test/source/expected-errors.test.ts',
]

/** What only `npm run test:compilers` runs: each of these tests starts a compiler, or the built command line. */
const FULL = [
  'test/cli/contexts/more-projects.test.ts',
  'test/cli/closed-output.test.ts',
  'test/cli/diff/command.test.ts',
]

/**
 * What `npm test` leaves to `npm run test:rest`: the examples, the package in fresh projects, other packages for Koa, the editor, and what
 * starts many processes, compiles whole projects or compares the work for two sizes.
 */
const REST = new RegExp(
  [
    'cli/(?:.*/)?[^/]*watch[^/]*',
    'cli/contexts/command',
    'cli/controllers/process',
    'contract-view/work',
    '(?:ecosystem|example|package)/.*',
    'koa/growth',
    'scope/(?:editor|long-chains|mistakes|option-values|refused-tables)',
    'table/(?:context-table|growth)',
  ]
    .map(name => `^test/${name}\\.test\\.ts$`)
    .join('|'),
)

const SUITES = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => `test/${name}`)
/** Those that this run leaves out. Without the variable it leaves out none. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  usual: SUITES.filter(name => REST.test(name)),
  rest: SUITES.filter(name => !REST.test(name)),
}
const NEVER = [...configDefaults.exclude, 'test/browser/**', ...(LEFT_OUT[process.env.SUITES ?? ''] ?? [])]

const suitesWith = (imported: RegExp): string[] =>
  SUITES.filter(name => !name.includes('type-cost') && imported.test(readFileSync(name, 'utf8')))

/** The suites that compile programs with each compiler of the run, which `test/support/compilers.ts` names. */
const COMPILING = suitesWith(/support\/compilers\.js'|\bcompileEach\b/)

/** The other suites that run the command line. */
const COMMAND_LINE = suitesWith(/support\/(?:cli|contexts-project|controllers-command|running-command)\.js'/).filter(
  name => name.startsWith('test/cli/') && !COMPILING.includes(name),
)

/**
 * Suites that replace modules, or what a process has only once, or that count the steps of the code, which slows down its process. Others
 * share workers, and the modules that these have loaded.
 */
const ALONE = [
  ...['test/docs/**/*.test.ts', 'test/controller/**/*.test.ts', 'test/cli/output.test.ts'],
  ...['test/contract-view/work.test.ts', 'test/koa/growth.test.ts', 'test/table/growth.test.ts'],
  'test/query/path-index.test.ts',
]

/** Starts the longest suites first, so that no worker waits at the end for another one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex(name => moduleId.endsWith(name))
      return at === -1 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((one, other) => order(one) - order(other))
  }
}

/** In milliseconds. It ends what hangs, and decides no other result. */
const LIMIT = 600_000 * PATIENCE

/** Declares the library before the suites, and ends the compilers that one of them leaves. */
const compiling = { globalSetup: 'test/support/library.ts', setupFiles: 'test/support/end-compilers.ts' }

export default defineConfig({
  test: {
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    // Half of the time goes to compilers in processes of their own, so two cores need three workers.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Node itself loads the projects that the command line reads.
    server: { deps: { external: [/signalbox-cli-/] } },
    projects: [
      { extends: true, test: { name: 'compiling', ...compiling, isolate: false, include: COMPILING, exclude: NEVER } },
      { extends: true, test: { name: 'command-line', include: COMMAND_LINE, exclude: [...NEVER, ...FULL] } },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: [...NEVER, ...COMPILING] } },
      {
        extends: true,
        test: {
          name: 'sharing',
          ...compiling,
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...NEVER, ...COSTS, ...FULL, ...COMMAND_LINE, ...ALONE, ...COMPILING],
        },
      },
      { extends: true, test: { name: 'full', ...compiling, include: FULL } },
      { extends: true, test: { name: 'type-cost', ...compiling, include: COSTS } },
    ],
  },
})
