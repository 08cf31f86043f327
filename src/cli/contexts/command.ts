/** The options of `signalbox contexts`. */
import { Command, Option } from 'commander'
import type { Mode } from '../generator.js'
import type { ContextsOptions } from './run.js'

const HELP = `
Without a file, the command takes the one that \`signalbox routes\` takes.

Examples:
  $ signalbox contexts --out src/contexts.ts
  $ signalbox contexts --out src/contexts.ts --watch
  $ signalbox contexts src/routes.ts --out src/contexts.ts --check

Exit status: 0; 1 if --check finds the module out of date;
2 for an error in the arguments or in a file.`

/** `signalbox contexts [file]`: writes the contexts of a table as types that need nothing of the table. */
export const contextsCommand = (): Command =>
  new Command('contexts')
    .description('write the contexts of a table as a module of types, so that an editor need not read the table')
    .argument('[file]', 'the file that exports the table, or its folder')
    .requiredOption('-o, --out <file>', 'the module to write')
    .option('-p, --project <tsconfig>', 'the tsconfig.json of the file (default: the nearest one)')
    .addOption(new Option('--check', 'write nothing, and fail if the module is out of date').conflicts('watch'))
    .option('--watch', 'keep the module up to date while the files of the package change')
    .option('-x, --export <name>', 'this table, or what this function returns')
    .addHelpText('after', HELP)
    .action(async (file: string | undefined, options: ContextsOptions & Mode) => {
      // A dynamic import, so that other commands load neither the parser nor the watcher.
      const { runContexts } = await import('./run.js')
      await runContexts(file, options)
    })
