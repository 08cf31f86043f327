/** The options of `signalbox generate`. */
import { Command, Option } from 'commander'
import type { Mode } from '../generator.js'

const HELP = `
package.json says which files there are. Leave out what you do not keep:
  "signalbox": {
    "controllers": "src/controllers",
    "contexts": "src/contexts.ts",
    "openapi": { "out": "openapi.yaml", "config": "src/openapi.ts" }
  }
Instead of a path, each takes an object with the options of its command. Paths
are relative to package.json. Controllers come first: the others are made from
them.

Examples:
  $ signalbox generate
  $ signalbox generate --watch
  $ signalbox generate --check

Exit status: 0; 1 if --check finds a file out of date;
2 for an error in package.json or in a file.`

/** `signalbox generate`: writes the files that package.json names. */
export const generateCommand = (): Command =>
  new Command('generate')
    .description('write the files that package.json names: controllers, contexts and the OpenAPI document')
    .addOption(new Option('--check', 'write nothing, and fail if a file is out of date').conflicts('watch'))
    .option('--watch', 'keep the files up to date while the files of the package change')
    .addHelpText('after', HELP)
    .action(async (mode: Mode) => {
      // A dynamic import, so that other commands load neither the parser, nor YAML, nor the watcher.
      const { runGenerate } = await import('./run.js')
      await runGenerate(mode)
    })
