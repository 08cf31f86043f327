/** The options of `signalbox controllers`. */
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { EXTENSIONS, type Extension } from './extensions.js'

interface Options {
  readonly out?: string
  readonly extension?: Extension
  readonly check?: true
  readonly watch?: true
  readonly lazy?: true
}

const HELP = `
Examples:
  $ signalbox controllers src/controllers
  $ signalbox controllers src/controllers --watch
  $ signalbox controllers src/controllers --out src/registry.ts --check

Exit status: 0; 1 if --check finds the module out of date;
2 for an error in the arguments or in a file.`

/**
 * `signalbox controllers <folder>`: writes a module that exports the controllers of a folder as the map for
 * `defineRoutes`.
 */
export const controllersCommand = (): Command =>
  new Command('controllers')
    .description('write a module that exports the controllers of a folder, for defineRoutes')
    .argument('<folder>', 'the folder with the controllers, in files like rooms-controller.ts or RoomsController.ts')
    .option('-o, --out <file>', 'the module to write (default: index.ts in the folder)')
    .addOption(
      new Option(
        '--extension <kind>',
        'the extension of imports (default: the one that the tsconfig requires)',
      ).choices(EXTENSIONS),
    )
    .option('--lazy', 'write loaders, () => import(…), so that each controller is loaded at its first request')
    .addOption(new Option('--check', 'write nothing, and fail if the module is out of date').conflicts('watch'))
    .option('--watch', 'keep the module up to date while files are added, removed and changed')
    .addHelpText('after', HELP)
    .action(async (folder: string, options: Options) => {
      const { out = join(folder, 'index.ts'), extension, lazy = false } = options
      // A dynamic import, so that other commands load neither the parser nor the watcher.
      const { runControllers } = await import('./run.js')
      await runControllers({ folder, out, extension, lazy }, options)
    })
