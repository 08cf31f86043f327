/** The options of `signalbox openapi`. */
import { Command, Option } from 'commander'
import type { OpenApiCommandOptions } from './run.js'

const HELP = `
Without a file, the command takes the one that \`signalbox routes\` takes.

Examples:
  $ signalbox openapi | jq .paths
  $ signalbox openapi --out openapi.yaml --config openapi.config.ts
  $ signalbox openapi --out openapi.yaml --config openapi.config.ts --check

Exit status: 0; 1 if --check finds the document out of date;
2 for an error in the arguments or in a file.`

/** `signalbox openapi [file]`: writes the OpenAPI document of a table. */
export const openApiCommand = (): Command =>
  new Command('openapi')
    .description('write the OpenAPI document of a table, as JSON or YAML')
    .argument('[file]', 'the file that exports the table, or its folder')
    .option('-o, --out <file>', 'the document to write: .json, .yaml or .yml (default: JSON to stdout)')
    .option('-c, --config <file>', 'a module whose default export is the options of openapi()')
    .addOption(new Option('--check', 'write nothing, and fail if the document is out of date').conflicts('watch'))
    .option('--watch', 'keep the document up to date while the files of the package change')
    .option('-x, --export <name>', 'this table, or what this function returns')
    .option('--import <module>', 'load the files with a loader such as tsx instead of jiti')
    .addHelpText('after', HELP)
    .action(async (file: string | undefined, options: OpenApiCommandOptions) => {
      // A dynamic import, so that other commands load neither YAML nor the watcher.
      const { runOpenApi } = await import('./run.js')
      await runOpenApi(file, options)
    })
