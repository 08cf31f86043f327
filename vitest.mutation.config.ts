import { defineConfig } from 'vitest/config'

/** The suites that are about values, for mutation testing: those that start compilers or build the package are left out. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/{editor,example,inflection-types,mirror,package,readme,rejected,type-cost}.test.ts'],
    // A mutant has to meet the requests that the run without mutants met.
    env: { SEED: '1', REQUESTS: '2000' },
    testTimeout: 20_000,
  },
})
