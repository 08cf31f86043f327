import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ControllersError, fileError } from './error.js'
import { difference, isGenerated } from './module.js'
import type { Registry } from './registry.js'

/** Why a file is not the registry, in a few words, or `undefined` when it is. Nothing is written. */
export async function drift(out: string, { text }: Registry): Promise<string | undefined> {
  const current = await readOwn(out)
  return current === undefined ? 'does not exist' : difference(current, text)
}

/**
 * Writes the registry where it is not so already, and says whether it did. A reader sees the old text or the new one,
 * never a part. Raises `ControllersError` for a file that was not generated, and for what cannot be written.
 */
export async function writeRegistry(out: string, registry: Registry): Promise<boolean> {
  if ((await drift(out, registry)) === undefined) return false
  try {
    await mkdir(dirname(out), { recursive: true })
    const target = await realpath(out).catch(() => out) // a link stays one
    const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
    try {
      const mode = await stat(target).then(
        ({ mode }) => ({ mode }),
        () => undefined,
      )
      await writeFile(beside, registry.text, mode)
      await rename(beside, target)
    } finally {
      await rm(beside, { force: true })
    }
    return true
  } catch (error) {
    throw fileError('write', out, error)
  }
}

/** The text of a generated file, or `undefined` when there is none. What somebody wrote by hand is not ours to replace. */
async function readOwn(out: string): Promise<string | undefined> {
  try {
    const text = await readFile(out, 'utf8')
    if (text.trim() === '' || isGenerated(text)) return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined // what `node:fs` throws
    throw fileError('read', out, error)
  }
  throw new ControllersError([`${out} was not generated: move it away, or name another file with --out`])
}
