/** The file of the registry. */
import { resolve } from 'node:path'
import type { GeneratedFile } from '../written-file.js'
import { moduleDifference, moduleFile, type WrittenModule } from '../written-module.js'
import type { RegistryRequest } from './registry.js'

export const registryFile = ({
  folder,
  out,
}: Pick<RegistryRequest, 'folder' | 'out'>): GeneratedFile<WrittenModule> => ({
  ...moduleFile('controllers', [resolve(out), out], 'controller', difference),
  source: resolve(folder),
})

/**
 * Says in a few words how the current text of a registry differs from the wanted one; `undefined` if it does not.
 *
 * @example difference(current, wanted) // 'is missing V1/Places and has extra V1/Rooms'
 * @internal
 */
export const difference = (current: string, wanted: string): string | undefined =>
  moduleDifference(current, wanted, keysIn)

/** The controller paths in the text of a registry, which maps them to classes or to loaders. */
const keysIn = (text: string): ReadonlyMap<string, string> => {
  const keys = text.match(/(?<=^ {2})(?:\w+|'.+')(?=: (?:[\w$\p{L}]+|\(\) => import\(.+),$)/gmu) ?? []
  return new Map(keys.map(key => [key.replaceAll(/^'|'$/g, ''), '']))
}
