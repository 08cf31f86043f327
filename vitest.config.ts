import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The suites that take longest, because they start compilers. They are small files, which vitest would run last. */
const LONGEST = [
  'scope/mistakes',
  'package/declarations',
  'scope/editor',
  'scope/refused-tables',
  'scope/rejected',
  'docs/snippets',
  'table/state',
  'cli/routes/command',
  'table/mirror',
  'table/attacks',
  'table/context-table',
  'cli/controllers/process',
  'table/signatures',
].map(name => `/test/${name}.test.ts`)

/** The suites that share workers, and the modules that these have loaded. They replace no modules. */
const SHARING = [
  ...['contract', 'controller', 'ecosystem', 'example', 'inspector', 'koa', 'matcher'],
  ...['query', 'route', 'source', 'testing', 'text'],
].map(folder => `test/${folder}/**/*.test.ts`)

/** The budgets of the types, which are not part of `npm test`. */
const COSTS = ['test/table/type-cost*.test.ts']

const NEVER = [...configDefaults.exclude, 'test/browser/**']

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

export default defineConfig({
  test: {
    testTimeout: 20_000,
    // Hooks write projects and start compilers.
    hookTimeout: 60_000,
    // Half of the time goes to compilers in processes of their own, so two cores need three workers.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Node itself loads the projects that the command line reads.
    server: { deps: { external: [/signalbox-cli-/] } },
    // To load the library anew for each of the many short suites would take nearly as long as they do.
    projects: [
      { extends: true, test: { name: 'sharing', isolate: false, include: SHARING } },
      {
        extends: true,
        test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: [...NEVER, ...COSTS, ...SHARING] },
      },
      { extends: true, test: { name: 'type-cost', include: COSTS } },
    ],
  },
})
