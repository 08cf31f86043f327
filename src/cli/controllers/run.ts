/** Runs `signalbox controllers`. */
import type { Command } from 'commander'
import { counted } from '../../text/messages.js'
import { type Registry, type RegistryRequest, registryOf } from './registry.js'
import { watchControllers } from './watch.js'
import { outdatedReason, writeRegistry } from './write.js'

/** Runs `signalbox controllers`. It prints with commander's output functions, which `program.ts` configures. */
export async function runControllers(
  command: Command,
  request: RegistryRequest,
  mode: 'write' | 'check' | 'watch',
): Promise<void> {
  if (mode === 'watch') return watchUntilSignal(command, request)
  const registry = await registryOf(request)
  if (mode === 'write') return printResult(command, request, registry, await writeRegistry(request.out, registry))
  const reason = await outdatedReason(request.out, registry)
  if (reason === undefined) return printResult(command, request, registry, false)
  printProblem(command, `${request.out} ${reason}: run the command without --check`)
  process.exitCode = 1
}

async function watchUntilSignal(command: Command, request: RegistryRequest): Promise<void> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  const updated = (registry: Registry, written: boolean) => printResult(command, request, registry, written)
  const failed = (message: string) => printProblem(command, message)
  try {
    await watchControllers(request, { updated, failed }, stopping.signal)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

function printResult(command: Command, { out }: RegistryRequest, { count }: Registry, written: boolean): void {
  const result = `${out} ${written ? 'written' : 'is up to date'}: ${counted(count, 'controller')}\n`
  command.configureOutput().writeOut?.(result)
}

function printProblem(command: Command, message: string): void {
  const { outputError, writeErr } = command.configureOutput()
  for (const line of message.split('\n')) outputError?.(`${line}\n`, text => writeErr?.(text))
}
