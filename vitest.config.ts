import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    testTimeout: 20_000,
    // Many suites wait for compilers, so no core is left to the process that starts them.
    maxWorkers: '100%',
    // Node itself loads the projects that the command line reads.
    server: { deps: { external: [/signalbox-cli-/] } },
  },
})
