/** `signalbox controllers` when the file system fails while it runs. */
import * as files from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { folder, PLACES, put, read, run } from '../../support/controllers-command.js'

vi.mock('node:fs/promises', async original => {
  const real = await original<typeof files>()
  return { ...real, readFile: vi.fn(real.readFile), rename: vi.fn(real.rename) }
})
afterEach(() => {
  vi.mocked(files.rename).mockReset()
})
const denied = Object.assign(new Error('no'), { code: 'EACCES' })

describe('signalbox controllers <folder>, when the file system fails', () => {
  it('keeps the old registry, and removes the temporary file, if the new one cannot replace it', async () => {
    await put({ ...PLACES, 'app/index.ts': '' })
    vi.mocked(files.rename).mockRejectedValueOnce(denied)
    const err = 'cannot write app/index.ts: permission denied\n'
    expect(await run(join(folder, 'app'))).toEqual({ status: 2, out: '', err })
    expect(await files.readdir(join(folder, 'app'))).toEqual(['index.ts', 'v1'])
    expect(await read('app/index.ts')).toBe('')
  })

  it('reports a controller that cannot be read', async () => {
    await put(PLACES)
    vi.mocked(files.readFile).mockRejectedValueOnce(denied)
    const err = 'cannot read app/v1/places-controller.ts: permission denied\n'
    expect(await run(join(folder, 'app'))).toEqual({ status: 2, out: '', err })
  })
})
