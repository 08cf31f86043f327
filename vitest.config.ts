import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    testTimeout: 20_000,
    // Node itself loads the projects that the command line reads.
    server: { deps: { external: [/signalbox-cli-/] } },
  },
})
