import { join } from 'node:path'
import { Command, Option } from 'commander'
import type { Extension } from './specifier.js'

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

Exit status: 0; 1 where --check finds that the module has to be written;
2 for a mistake in the call or in a file.`

const EXTENSIONS: readonly Extension[] = ['js', 'ts', 'none']

/**
 * The command `signalbox controllers <folder>`, for a program of commander's: writes the module of a folder's controllers
 * that `defineRoutes` takes. Exit status 1 for a registry that `--check` finds out of date, 2 for what is wrong.
 *
 * @example await new Command('signalbox').addCommand(controllersCommand()).parseAsync()
 */
export function controllersCommand(): Command {
  const command = new Command('controllers')
    .description('write the module of the controllers in a folder, for defineRoutes')
    .argument('<folder>', 'where the controllers are: files named like rooms-controller.ts or RoomsController.ts')
    .option('-o, --out <file>', 'the module to write (default: index.ts in the folder)')
    .addOption(
      new Option('--extension <kind>', 'how imports end (default: as the tsconfig needs it)').choices(EXTENSIONS),
    )
    .option('--lazy', 'controllers that are loaded by their first request: () => import(…) instead of imports')
    .addOption(new Option('--check', 'write nothing, and fail where the module has to be written').conflicts('watch'))
    .option('--watch', 'keep the module true while files come, go and change')
    .addHelpText('after', HELP)
  return command.action(async (folder: string, options: Options) => {
    const { out = join(folder, 'index.ts'), extension, check, watch, lazy = false } = options
    // Loaded when it is asked for: the other commands of the program need no parser and no watcher.
    const { runControllers } = await import('./run.js')
    await runControllers(command, { folder, out, extension, lazy }, check ? 'check' : watch ? 'watch' : 'write')
  })
}
