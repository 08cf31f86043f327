import { defineConfig } from 'vitest/config'

/**
 * The suites that are about values, for mutation testing; `SUITES=links,match` asks for some of them. Left out are those
 * that start compilers, browsers or builds, and those that start the command line as a process of its own, where no
 * mutant is.
 */
export default defineConfig({
  test: {
    include: process.env.SUITES ? [`test/{${process.env.SUITES},}.test.ts`] : ['test/*.test.ts'],
    exclude: [
      'test/{editor,example,inflection-types,mirror,package,readme,rejected,type-cost}.test.ts',
      'test/{cli-routes,cli-load,cli-locate}.test.ts',
    ],
    // A mutant has to meet the requests that the run without mutants met.
    env: { SEED: '1', REQUESTS: '2000' },
    testTimeout: 20_000,
  },
})
