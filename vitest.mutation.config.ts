import { defineConfig } from 'vitest/config'

/**
 * The suites that are about values, for mutation testing; `SUITES=links,match` asks for some of them. Left out are those
 * that start compilers, browsers, builds or processes of their own, where no mutant is. The command line is called in the
 * process of its tests.
 */
export default defineConfig({
  test: {
    include: process.env.SUITES ? [`test/{${process.env.SUITES},}.test.ts`] : ['test/**/*.test.ts'],
    exclude: [
      'test/{controllers-process,editor,example,inflection-types,mirror,package,readme,rejected,type-cost}.test.ts',
    ],
    // A mutant has to meet the requests that the run without mutants met.
    env: { SEED: '1', REQUESTS: '2000', CLI: 'inside' },
    // The projects that the command line reads are loaded by Node.
    server: { deps: { external: [/signalbox-cli-/] } },
    testTimeout: 20_000,
  },
})
