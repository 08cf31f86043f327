/** StrykerJS for one folder of `src/`, which `run.ts` names in `FOLDER`. */
const folder = process.env.FOLDER
const output = `.scratch/mutation/${folder}`

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  mutate: [
    `src/${folder}/**/*.ts`,
    // Only the compiler reads these tables.
    '!src/inflection/inflection-rules.ts',
  ],
  concurrency: 2,
  // Also mutates code that runs while a module loads, and runs all suites of the folder against such a mutant.
  ignoreStatic: false,
  // Stryker counts steps to find endless loops; the time limit is long, so that a busy machine does not look like one.
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${output}/incremental.json`,
  ignorePatterns: ['bench', 'docs', 'type-tests'],
  tempDirName: '.scratch/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${output}/report.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 98, low: 95, break: 93 },
}
