import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    testTimeout: 20_000,
    // The projects that the command line reads are loaded by Node.
    server: { deps: { external: [/signalbox-cli-/] } },
  },
})
