/** From the files of a folder to the text of the registry. */

import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { controllerExport } from './class.js'
import { ControllersError, fileError } from './error.js'
import { classNameOf, type Entry, isGenerated, registryModule } from './module.js'
import { isModule, scanControllers } from './scan.js'
import { type Extension, extensionAt, specifierOf } from './specifier.js'

/** What the command was asked for; paths are as they were typed, since messages name them. */
export interface RegistryRequest {
  readonly folder: string
  readonly out: string
  /** How imports end; `undefined` leaves it to the tsconfig nearest to `out`. */
  readonly extension: Extension | undefined
  /** Whether the registry holds functions that load the controllers, instead of the controllers. */
  readonly lazy: boolean
}

/** A registry's text and how many controllers it holds. */
export interface Registry {
  readonly text: string
  readonly count: number
}

/**
 * The registry of a folder as it should be now. Raises `ControllersError` with a line for every file that gives no class
 * and every controller path that two files give.
 */
export async function registryOf(request: RegistryRequest): Promise<Registry> {
  const { folder, out } = request
  if (!isModule(out))
    throw new ControllersError([`${out} cannot be the registry: a module ends in .ts, .mts, .cts, .js or .mjs`])
  const { files, others } = await scanControllers(folder, out)
  const extension = request.extension ?? extensionAt(resolve(out))
  const problems: string[] = []
  const filesOf = new Map<string, string[]>()
  const entries: Entry[] = []
  for (const { file, controllerPath } of files) {
    const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) => {
      throw fileError('read', join(folder, file), error)
    })
    if (isGenerated(text)) continue
    const result = controllerExport(text, file, classNameOf(controllerPath))
    if (result.found === 'problem') problems.push(`${join(folder, file)} ${result.problem}`)
    if (result.found !== 'class') continue
    const specifier = specifierOf(resolve(out), resolve(folder, file), extension)
    entries.push({ controllerPath, specifier, exported: result.name })
    filesOf.set(controllerPath, [...(filesOf.get(controllerPath) ?? []), join(folder, file)])
  }
  for (const [path, same] of filesOf)
    if (same.length > 1) problems.push(`${same.sort().join(' and ')} are both ${path}: one of them is allowed`)
  if (problems.length > 0) throw new ControllersError(problems.sort())
  if (entries.length === 0)
    throw new ControllersError([`${folder} holds no controllers: ${none(others + files.length)}`])
  const from = relative(dirname(resolve(out)), resolve(folder))
    .split(sep)
    .join('/')
  return { text: registryModule(entries, from === '' ? 'this folder' : from, request.lazy), count: entries.length }
}

const none = (modules: number): string =>
  `${modules === 0 ? 'it has no module' : `of its modules (${modules}) none is one`}; name them like rooms-controller.ts or RoomsController.ts`
