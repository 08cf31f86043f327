/** How one module imports another. */

import * as nodePath from 'node:path'
import { getTsconfig } from 'get-tsconfig'
import { ControllersError } from './error.js'

/** How imports end: in the extension of the output (`.js`), in that of the source (`.ts`), or in none. */
export type Extension = 'js' | 'ts' | 'none'

/** What of a tsconfig's `compilerOptions` says how imports end. */
export interface ModuleOptions {
  readonly module?: string | undefined
  readonly moduleResolution?: string | undefined
  readonly allowImportingTsExtensions?: boolean | undefined
  readonly rewriteRelativeImportExtensions?: boolean | undefined
}

/**
 * How the project's imports end, by its compiler options. `js` where they say nothing: every resolution takes it.
 *
 * @example extensionFor({ module: 'NodeNext' }) // 'js'
 * @example extensionFor({ module: 'Preserve' }) // 'none'
 */
export function extensionFor(options: ModuleOptions): Extension {
  if (options.allowImportingTsExtensions || options.rewriteRelativeImportExtensions) return 'ts'
  const by = (options.moduleResolution ?? options.module ?? 'nodenext').toLowerCase()
  return /^node(?:16|18|20|next)$/.test(by) ? 'js' : 'none'
}

/** The same by the tsconfig nearest to a file. Raises `ControllersError` for one that cannot be read. */
export function extensionAt(file: string): Extension {
  try {
    return extensionFor(getTsconfig(file)?.config.compilerOptions ?? {})
  } catch (error) {
    const { message } = error as Error // what the reader of tsconfigs throws
    throw new ControllersError([`cannot read the tsconfig of ${file}: ${message}; --extension does without it`])
  }
}

const OUTPUTS: { readonly [extension: string]: string } = { '.ts': '.js', '.mts': '.mjs', '.cts': '.cjs' }

/**
 * How a module imports another: a relative path with slashes on every system. Without extensions `.mjs` and `.cjs` stay,
 * which no resolution adds. Takes absolute paths, and `path.win32` for those of Windows. Raises `ControllersError` for a
 * path that cannot be imported as it is written.
 *
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
    throw new ControllersError([`${to}: ${from} cannot import it by a relative path without % ? # \\`])
  const source = path.extname(slashed)
  const output = OUTPUTS[source] ?? source
  const ending = extension === 'ts' ? source : extension === 'none' && output === '.js' ? '' : output
  const specifier = `${slashed.slice(0, -source.length)}${ending}`
  return specifier.startsWith('../') ? specifier : `./${specifier}`
}
