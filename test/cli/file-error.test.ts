/** How the command line reports errors of the file system. */
import { describe, expect, it } from 'vitest'
import { fileError } from '../../src/cli/file-error.js'
import { Failure } from '../../src/cli/output.js'

describe('fileError(verb, path, error)', () => {
  it.each([
    ['EACCES', 'permission denied'],
    ['EPERM', 'permission denied'],
    ['EROFS', 'the file system is read-only'],
    ['ENOENT', 'no such file or folder'],
    ['ENOTDIR', 'a part of the path is not a folder'],
    ['EISDIR', 'it is a folder'],
    ['ELOOP', 'its symbolic links form a loop'],
    ['EIO', 'in the words of the system'],
    [undefined, 'in the words of the system'],
  ])('explains the code %s', (code, reason) => {
    const error = Object.assign(new Error('in the words of the system'), { code })
    expect(fileError('read', 'a/b', error)).toEqual(new Failure(`cannot read a/b: ${reason}`))
  })
})
