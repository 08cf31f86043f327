/** Runs `signalbox controllers`. */
import type { Command } from 'commander'
import { resultLine, writeOrCheck } from '../generated-file.js'
import type { WrittenModule } from '../generated-module.js'
import { untilSignal } from '../watch-files.js'
import { type RegistryRequest, registryOf } from './registry.js'
import { registryFile } from './registry-file.js'
import { watchControllers } from './watch-controllers.js'

/** Runs `signalbox controllers`. It prints with commander's output functions, which `program.ts` configures. */
export async function runControllers(
  command: Command,
  request: RegistryRequest,
  { check, watch }: { readonly check?: true; readonly watch?: true },
): Promise<void> {
  const file = registryFile(request.out)
  const { writeOut, outputError, writeErr } = command.configureOutput()
  const listener = {
    updated: (registry: WrittenModule, written: boolean) => writeOut?.(resultLine(file, registry, written)),
    failed: (message: string) => {
      for (const line of message.split('\n')) outputError?.(`${line}\n`, text => writeErr?.(text))
    },
  }
  if (watch) return untilSignal(signal => watchControllers(request, listener, signal))
  await writeOrCheck(file, await registryOf(request), check, listener)
}
