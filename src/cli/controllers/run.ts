/** Runs `signalbox controllers`. */
import type { Command } from 'commander'
import { counted } from '../../text/messages.js'
import { untilSignal } from '../watch-files.js'
import { type Registry, type RegistryRequest, registryOf } from './registry.js'
import { watchControllers } from './watch-controllers.js'
import { outdatedReason, writeRegistry } from './write.js'

/** Runs `signalbox controllers`. It prints with commander's output functions, which `program.ts` configures. */
export async function runControllers(
  command: Command,
  request: RegistryRequest,
  mode: 'write' | 'check' | 'watch',
): Promise<void> {
  if (mode === 'watch') {
    const updated = (registry: Registry, written: boolean) => printResult(command, request, registry, written)
    const failed = (message: string) => printProblem(command, message)
    return untilSignal(signal => watchControllers(request, { updated, failed }, signal))
  }
  const registry = await registryOf(request)
  if (mode === 'write') return printResult(command, request, registry, await writeRegistry(request.out, registry))
  const reason = await outdatedReason(request.out, registry)
  if (reason === undefined) return printResult(command, request, registry, false)
  printProblem(command, `${request.out} ${reason}: run the command without --check`)
  process.exitCode = 1
}

function printResult(command: Command, { out }: RegistryRequest, { count }: Registry, written: boolean): void {
  const result = `${out} ${written ? 'written' : 'is up to date'}: ${counted(count, 'controller')}\n`
  command.configureOutput().writeOut?.(result)
}

function printProblem(command: Command, message: string): void {
  const { outputError, writeErr } = command.configureOutput()
  for (const line of message.split('\n')) outputError?.(`${line}\n`, text => writeErr?.(text))
}
