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
  vi.mocked(files.readFile).mockReset()
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

  it.each(['index.ts', 'generated/all/index.ts'])(
    'leaves a folder away that is removed before its registry app/%s is written',
    async name => {
      await put(PLACES)
      const out = join(folder, 'app', name)
      vi.mocked(files.readFile).mockImplementation(async (...[path, options]) => {
        if (path === out) await files.rm(join(folder, 'app'), { recursive: true })
        return (await vi.importActual<typeof files>('node:fs/promises')).readFile(path, options)
      })
      const err = `cannot write app/${name}: no such file or folder\n`
      expect(await run(join(folder, 'app'), '--out', out)).toEqual({ status: 2, out: '', err })
      expect(await files.readdir(folder)).toEqual([])
    },
  )

  it('makes the folders of a registry that stands below its controllers', async () => {
    await put(PLACES)
    expect(await run(join(folder, 'app'), '--out', join(folder, 'app/generated/all/index.ts'))).toMatchObject({
      status: 0,
    })
    expect(await read('app/generated/all/index.ts')).toContain('V1/Places')
  })
})
