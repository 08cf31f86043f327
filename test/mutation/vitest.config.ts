import { configDefaults, defineConfig } from 'vitest/config'
import { suitesOf } from './suites.js'

const { include, exclude } = suitesOf(process.env.FOLDER ?? '')

export default defineConfig({
  test: {
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    // Every mutant gets the random input that the run without mutants got. The command line runs in the process of its
    // tests, where the mutants are.
    env: { SEED: '1', REQUESTS: '2000', CLI: 'inside' },
    // Node itself loads the projects that the command line reads.
    server: { deps: { external: [/signalbox-cli-/] } },
    testTimeout: 20_000,
  },
})
