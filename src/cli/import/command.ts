/** The options of `signalbox import`. */
import { Command, Option } from 'commander'
import { type ImportCommandOptions, SOURCES } from './reading.js'

const HELP = `
Examples:
  $ signalbox import src/app.ts --from koa
  $ rails routes | signalbox import - --from rails --out src
  $ signalbox import openapi.yaml --json

A list has a route on each line: METHOD /path handler +middleware.

Exit status: 0; 1 if the table differs from what was read;
2 for an error in the arguments or in a file.`

/** `signalbox import <file>`: writes the table that answers what another router answers. */
export const importCommand = (): Command =>
  new Command('import')
    .description("write the table for another router's routes, and prove it")
    .argument('<file>', 'a module with a router or an application, or a text; - is standard input')
    .addOption(new Option('-f, --from <router>', 'what the file has (default: by its content)').choices(SOURCES))
    .option('-o, --out <folder>', 'write the table, controllers and middlewares into files, and overwrite none')
    .option('-j, --json', 'print the table and the comparison as JSON')
    .option('--handlers', 'keep the handlers and the names of parameters: scopes and verbs alone')
    .option('--contracts', 'write the schemas of an OpenAPI document as contracts, with zod')
    .option('--exact', 'fail if the table has a route that was not read')
    .option('--no-forms', 'leave out new and edit, the forms of Rails')
    .option('--beside', 'print the pairs of routes that must move together, in place of the table')
    .option('-x, --export <name>', 'the router or application that the module exports under this name')
    .option('--import <module>', 'load the files with a loader such as tsx instead of jiti')
    .addHelpText('after', HELP)
    .action(async (file: string, options: ImportCommandOptions) => {
      // A dynamic import, so that other commands load neither YAML nor the planner.
      const { runImport } = await import('./run.js')
      await runImport(file, options)
    })
