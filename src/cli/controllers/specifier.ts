/** Writes the specifiers of the imports in the registry. */

import * as nodePath from 'node:path'
import { getTsconfig } from 'get-tsconfig'
import { Failure, messageOf } from '../output.js'
import type { Extension } from './extensions.js'

/** The `compilerOptions` that decide how import specifiers end. */
interface ModuleOptions {
  readonly module?: string | undefined
  readonly moduleResolution?: string | undefined
  readonly allowImportingTsExtensions?: boolean | undefined
  readonly rewriteRelativeImportExtensions?: boolean | undefined
}

/**
 * How import specifiers must end with these compiler options. Without any, it is `js`, which every `moduleResolution`
 * accepts.
 *
 * @example extensionFor({ module: 'Preserve' }) // 'none'
 * @internal
 */
export function extensionFor(options: ModuleOptions): Extension {
  if (options.allowImportingTsExtensions || options.rewriteRelativeImportExtensions) return 'ts'
  const resolution = (options.moduleResolution ?? options.module ?? 'nodenext').toLowerCase()
  return /^node(?:16|18|20|next)$/.test(resolution) ? 'js' : 'none'
}

/**
 * How import specifiers must end in a file, according to the nearest tsconfig.
 *
 * @throws {Failure} if the tsconfig cannot be read.
 */
export function extensionAt(file: string): Extension {
  try {
    return extensionFor(getTsconfig(file)?.config.compilerOptions ?? {})
  } catch (error) {
    throw new Failure(`cannot read the tsconfig of ${file}: ${messageOf(error)}; with --extension it is not needed`)
  }
}

const OUTPUTS: { readonly [extension: string]: string } = { '.ts': '.js', '.mts': '.mjs', '.cts': '.cjs' }

/**
 * The specifier with which the module `from` imports the module `to`: a relative path, with slashes on every system.
 * The extensions `.mjs` and `.cjs` are never left out, because no `moduleResolution` tries them. `from` and `to` are
 * absolute paths; tests pass `path.win32` as `path`.
 *
 * @throws {Failure} if there is no relative path, or if it has characters with a special meaning in a specifier.
 * @example specifierOf('/app/index.ts', '/app/v1/rooms-controller.ts', 'js') // './v1/rooms-controller.js'
 */
export function specifierOf(
  from: string,
  to: string,
  extension: Extension,
  path: nodePath.PlatformPath = nodePath,
): string {
  const relative = path.relative(path.dirname(from), to)
  const slashed = relative.split(path.sep).join('/')
  if (path.isAbsolute(relative) || /[%?#\\\p{Cc}\p{Zl}\p{Zp}]/u.test(slashed))
    throw new Failure(`${from} cannot import ${to}: an import needs a relative path without % ? # \\`)
  const source = path.extname(slashed)
  const output = OUTPUTS[source] ?? source
  const ending = extension === 'ts' ? source : extension === 'none' && output === '.js' ? '' : output
  const specifier = `${slashed.slice(0, -source.length)}${ending}`
  return specifier.startsWith('../') ? specifier : `./${specifier}`
}
