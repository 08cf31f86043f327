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

Exit status: 0; 1 if --check finds the module out of date;
2 for a mistake in the call or in a file.`

const EXTENSIONS: readonly Extension[] = ['js', 'ts', 'none']

/** `signalbox controllers <folder>`: writes the module of a folder's controllers, which `defineRoutes` takes. */
export function controllersCommand(): Command {
  const command = new Command('controllers')
    .description('write a module with the controllers of a folder, for defineRoutes')
    .argument('<folder>', 'the folder of the controllers: files named like rooms-controller.ts or RoomsController.ts')
    .option('-o, --out <file>', 'the module to write (default: index.ts in the folder)')
    .addOption(
      new Option('--extension <kind>', 'how imports end (default: what the tsconfig needs)').choices(EXTENSIONS),
    )
    .option('--lazy', 'load each controller at its first request: () => import(…) instead of imports')
    .addOption(new Option('--check', 'write nothing, and fail if the module is out of date').conflicts('watch'))
    .option('--watch', 'keep the module up to date while files are added, removed and changed')
    .addHelpText('after', HELP)
  return command.action(async (folder: string, options: Options) => {
    const { out = join(folder, 'index.ts'), extension, check, watch, lazy = false } = options
    // Imported here, so that the other commands load neither the parser nor the watcher.
    const { runControllers } = await import('./run.js')
    await runControllers(command, { folder, out, extension, lazy }, check ? 'check' : watch ? 'watch' : 'write')
  })
}
