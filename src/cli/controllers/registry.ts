/** Makes the registry of a folder. */
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { counted } from '../../text/messages.js'
import { fileError } from '../file-error.js'
import { Failure } from '../output.js'
import { isGenerated, type WrittenModule } from '../written-module.js'
import type { Extension } from './extensions.js'
import { isModule } from './file-name.js'
import { findClass } from './find-class.js'
import { type ControllerImport, classNameOf, registryModule } from './module.js'
import { scanControllers } from './scan.js'
import { extensionAt, specifierOf } from './specifier.js'

/** The arguments of the command. Messages show the paths as the user typed them. */
export interface RegistryRequest {
  readonly folder: string
  readonly out: string
  /** How import specifiers end. If `undefined`, the tsconfig nearest to `out` decides. */
  readonly extension: Extension | undefined
  /** Whether the registry holds loaders instead of classes. */
  readonly lazy: boolean
}

/**
 * Makes the registry from the files that are in the folder now.
 *
 * @throws {Failure} with a line for each file in which no class can be chosen, and for each controller path that
 * several files have.
 */
export async function registryOf(request: RegistryRequest): Promise<WrittenModule> {
  const { folder, out } = request
  if (!isModule(out) || /\.d\.[cm]?ts$/.test(out))
    throw new Failure(
      `${out} cannot be written: the name of the module must end in .ts, .mts, .cts, .js or .mjs, and not in .d.ts`,
    )
  const { files, others } = await scanControllers(folder, out)
  const extension = request.extension ?? extensionAt(resolve(out))
  const problems: string[] = []
  const filesOf = new Map<string, string[]>()
  const imports: ControllerImport[] = []
  for (const { file, controllerPath } of files) {
    const text = await readFile(resolve(folder, file), 'utf8').catch((error: unknown) => {
      throw fileError('read', join(folder, file), error)
    })
    if (isGenerated('controllers', text)) continue
    const result = findClass(text, file, classNameOf(controllerPath))
    if (result.found === 'problem') problems.push(`${join(folder, file)} ${result.problem}`)
    if (result.found !== 'class') continue
    const specifier = specifierOf(resolve(out), resolve(folder, file), extension)
    imports.push({ controllerPath, specifier, exported: result.name })
    filesOf.set(controllerPath, [...(filesOf.get(controllerPath) ?? []), join(folder, file)])
  }
  for (const [path, same] of filesOf)
    if (same.length > 1)
      problems.push(`${same.sort().join(' and ')} have the same controller path, ${path}: rename or remove one of them`)
  if (problems.length > 0) throw new Failure(problems.sort().join('\n'))
  if (imports.length === 0)
    throw new Failure(`${folder} has no controllers${otherModules(others + files.length)}: ${NAMING}`)
  const from = relative(dirname(resolve(out)), resolve(folder))
    .split(sep)
    .join('/')
  return { text: registryModule(imports, from === '' ? 'this folder' : from, request.lazy), count: imports.length }
}

const otherModules = (count: number): string => (count === 0 ? '' : ` (${counted(count, 'other module')})`)

const NAMING = 'name their files like rooms-controller.ts or RoomsController.ts'
