import type { Command } from 'commander'
import { ControllersError } from './error.js'
import { type Registry, type RegistryRequest, registryOf } from './registry.js'
import { watchControllers } from './watch.js'
import { drift, writeRegistry } from './write.js'

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
    fail(command, 1, [`${request.out} ${why}: run the command without --check`])
  } catch (error) {
    if (!(error instanceof ControllersError)) throw error
    fail(command, 2, error.lines)
  }
}

async function watchUntilSignal(command: Command, request: RegistryRequest): Promise<void> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  const updated = (registry: Registry, written: boolean) => say(command, request, registry, written)
  const failed = (lines: readonly string[]) => complain(command, lines)
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

/** A program may give all of commander's own errors one exit status, so it is set here, with time to write the lines. */
function fail(command: Command, status: 1 | 2, lines: readonly string[]): void {
  complain(command, lines)
  process.exitCode = status
}

/** As the program writes its other errors. */
function complain(command: Command, lines: readonly string[]): void {
  const { outputError, writeErr } = command.configureOutput()
  for (const line of lines) outputError?.(`${line}\n`, text => writeErr?.(text))
}
