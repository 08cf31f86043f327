import type { Command } from 'commander'
import { ControllersError } from './controllers-error.js'
import { type Registry, type RegistryRequest, registryOf } from './controllers-registry.js'
import { watchControllers } from './controllers-watch.js'
import { drift, writeRegistry } from './controllers-write.js'

/** Does what the command was asked for, and tells it through the command: its streams, its exit status. */
export async function runControllers(
  command: Command,
  request: RegistryRequest,
  mode: 'write' | 'check' | 'watch',
): Promise<void> {
  try {
    if (mode === 'watch') return await watchUntilSignal(command, request)
    const registry = await registryOf(request)
    if (mode === 'write') return say(command, request, registry, await writeRegistry(request.out, registry))
    const why = await drift(request.out, registry)
    if (why === undefined) return say(command, request, registry, false)
    command.error(`${request.out} is out of date: it ${why}; run the command without --check`, { exitCode: 1 })
  } catch (error) {
    if (!(error instanceof ControllersError)) throw error
    command.error(error.message, { exitCode: 2 })
  }
}

async function watchUntilSignal(command: Command, request: RegistryRequest): Promise<void> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  const updated = (registry: Registry, written: boolean) => say(command, request, registry, written)
  const failed = (lines: readonly string[]) => command.configureOutput().writeErr?.(`${lines.join('\n')}\n`)
  try {
    await watchControllers(request, { updated, failed }, stopping.signal)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

function say(command: Command, { out }: RegistryRequest, { count }: Registry, written: boolean): void {
  const controllers = count === 1 ? '1 controller' : `${count} controllers`
  command.configureOutput().writeOut?.(`${out} ${written ? 'written' : 'is up to date'}: ${controllers}\n`)
}
