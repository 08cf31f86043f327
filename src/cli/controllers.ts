import { join } from 'node:path'
import { Command, Option } from 'commander'
import { ControllersError } from './controllers-error.js'
import { type Registry, type RegistryRequest, registryOf } from './controllers-registry.js'
import { EXTENSIONS, type Extension } from './controllers-specifier.js'
import { watchControllers } from './controllers-watch.js'
import { drift, writeRegistry } from './controllers-write.js'

interface Options {
  readonly out?: string
  readonly extension?: Extension
  readonly check?: true
  readonly watch?: true
}

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
    .addOption(new Option('--check', 'write nothing; exit status 1 when the module is out of date').conflicts('watch'))
    .option('--watch', 'keep the module true while files come, go and change')
  return command.action(
    async (folder: string, { out = join(folder, 'index.ts'), extension, check, watch }: Options) => {
      const request = { folder, out, extension }
      try {
        if (check) await checkOnce(command, request)
        else if (watch) await watchUntilSignal(command, request)
        else say(command, request, await writeOnce(request))
      } catch (error) {
        if (!(error instanceof ControllersError)) throw error
        command.error(error.message, { exitCode: 2 })
      }
    },
  )
}

const say = (command: Command, { out }: RegistryRequest, [{ count }, written]: readonly [Registry, boolean]): void => {
  const controllers = count === 1 ? '1 controller' : `${count} controllers`
  command.configureOutput().writeOut?.(`${out} ${written ? 'written' : 'is up to date'}: ${controllers}\n`)
}

async function writeOnce(request: RegistryRequest): Promise<readonly [Registry, boolean]> {
  const registry = await registryOf(request)
  return [registry, await writeRegistry(request.out, registry)]
}

async function checkOnce(command: Command, request: RegistryRequest): Promise<void> {
  const registry = await registryOf(request)
  const why = await drift(request.out, registry)
  if (why === undefined) say(command, request, [registry, false])
  else command.error(`${request.out} is out of date: it ${why}; run the command without --check`, { exitCode: 1 })
}

async function watchUntilSignal(command: Command, request: RegistryRequest): Promise<void> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  const updated = (registry: Registry, written: boolean) => say(command, request, [registry, written])
  const failed = (lines: readonly string[]) => command.configureOutput().writeErr?.(`${lines.join('\n')}\n`)
  try {
    await watchControllers(request, { updated, failed }, stopping.signal)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
