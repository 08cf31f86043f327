/** What stops `signalbox controllers`, one line for each thing that is wrong: printed as it is, without a stack. */
export class ControllersError extends Error {
  override readonly name = 'ControllersError'

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go in a circle',
}

/**
 * What the file system refused, in one line that names the path as the user knows it.
 *
 * @example fileError('read', 'src/controllers', error).message // 'cannot read src/controllers: permission denied'
 */
export function fileError(verb: 'read' | 'write' | 'watch', path: string, error: unknown): ControllersError {
  const { code, message } = error as NodeJS.ErrnoException // what `node:fs` throws
  return new ControllersError([`cannot ${verb} ${path}: ${REASONS[String(code)] ?? message}`])
}
