/** The specifier by which one module imports another. */

import * as nodePath from 'node:path'
import { getTsconfig } from 'get-tsconfig'
import { Failure } from '../output.js'

/** How imports end: in the extension of the output (`.js`), in that of the source (`.ts`), or without one. */
export type Extension = 'js' | 'ts' | 'none'

/** The `compilerOptions` that decide how imports end. */
export interface ModuleOptions {
  readonly module?: string | undefined
  readonly moduleResolution?: string | undefined
  readonly allowImportingTsExtensions?: boolean | undefined
  readonly rewriteRelativeImportExtensions?: boolean | undefined
}

/**
 * How the imports of a project must end, by its compiler options. The default is `js`, which every resolution accepts.
 *
 * @example extensionFor({ module: 'NodeNext' }) // 'js'
 * @example extensionFor({ module: 'Preserve' }) // 'none'
 */
export function extensionFor(options: ModuleOptions): Extension {
  if (options.allowImportingTsExtensions || options.rewriteRelativeImportExtensions) return 'ts'
  const by = (options.moduleResolution ?? options.module ?? 'nodenext').toLowerCase()
  return /^node(?:16|18|20|next)$/.test(by) ? 'js' : 'none'
}

/**
 * How the imports of a file must end, by the nearest tsconfig.
 *
 * @throws {Failure} where that cannot be read.
 */
export function extensionAt(file: string): Extension {
  try {
    return extensionFor(getTsconfig(file)?.config.compilerOptions ?? {})
  } catch (error) {
    const { message } = error as Error // what the reader of tsconfigs throws
    throw new Failure(`cannot read the tsconfig of ${file}: ${message}; --extension makes it unnecessary`)
  }
}

const OUTPUTS: { readonly [extension: string]: string } = { '.ts': '.js', '.mts': '.mjs', '.cts': '.cjs' }

/**
 * The specifier by which a module imports another: a relative path with slashes on every system. `.mjs` and `.cjs` are
 * always written, since no resolution adds them. Takes absolute paths, and `path.win32` for those of Windows.
 *
 * @throws {Failure} for a path that a specifier cannot hold as it is.
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
    throw new Failure(`${from} cannot import ${to}: that needs a relative path without % ? # \\`)
  const source = path.extname(slashed)
  const output = OUTPUTS[source] ?? source
  const ending = extension === 'ts' ? source : extension === 'none' && output === '.js' ? '' : output
  const specifier = `${slashed.slice(0, -source.length)}${ending}`
  return specifier.startsWith('../') ? specifier : `./${specifier}`
}
