import { defineConfig } from 'vitest/config'

/** The tests that need a browser on the machine: `npm run test:browser`. */
export default defineConfig({
  test: { include: ['test/browser/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
