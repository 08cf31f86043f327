/** Says what is wrong with a file in one line. */
import { Failure } from './output.js'

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links form a loop',
}

/**
 * Turns an error of the file system into a `Failure` with one line, in which the path is written as the user typed it.
 *
 * @example fileError('read', 'src/controllers', error).message // 'cannot read src/controllers: permission denied'
 */
export function fileError(verb: 'read' | 'write' | 'watch', path: string, error: unknown): Failure {
  const { code, message } = error as NodeJS.ErrnoException // what `node:fs` throws
  return new Failure(`cannot ${verb} ${path}: ${REASONS[String(code)] ?? message}`)
}
