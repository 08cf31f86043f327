import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    testTimeout: 20_000,
    // Hooks write projects and start compilers.
    hookTimeout: 60_000,
    // Half of the time goes to compilers in processes of their own, so two cores are busy with two workers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Node itself loads the projects that the command line reads.
    server: { deps: { external: [/signalbox-cli-/] } },
  },
})
