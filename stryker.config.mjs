/** How `npm run test:mutation` runs each group of files; test/README.md has the score and every mutant that survives. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  concurrency: 2,
  // A mutant in code that runs while a module loads is tried by all tests of its group.
  ignoreStatic: false,
  // A busy machine is no infinite loop; Stryker counts the steps of those.
  timeoutMS: 10_000,
  incremental: true,
  ignorePatterns: ['bench', 'type-tests'],
  tempDirName: '.scratch/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: '.scratch/mutation/report.json' },
  htmlReporter: { fileName: '.scratch/mutation/report.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
