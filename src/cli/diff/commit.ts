/** The files of a commit of git, in a folder of their own, with the packages that are installed now. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../output.js'

/** A commit, by the name that the user has given it. */
interface Commit {
  readonly name: string
  readonly hash: string
  /** The folder of the repository. */
  readonly root: string
}

const run = promisify(execFile)

/** What git prints, or `undefined` if it refuses. */
const git = async (args: readonly string[], folder: string, more: object = {}): Promise<string | undefined> => {
  try {
    return (await run('git', [...args], { cwd: folder, encoding: 'utf8', ...more })).stdout.trim()
  } catch (error) {
    const { name, code } = Object(error) as { readonly name: unknown; readonly code: unknown } // as Node throws it
    if (code === 'ENOENT') throw new Failure('git cannot be run: is it installed?')
    if (name === 'AbortError') throw error
    return undefined
  }
}

/**
 * Finds a commit by a branch, a tag, a hash, or an expression such as `HEAD~2`.
 *
 * @throws {Failure} if there is no repository, or no such commit.
 */
export const findCommit = async (name: string, folder: string): Promise<Commit> => {
  const root = await git(['rev-parse', '--show-toplevel'], folder)
  if (root === undefined) throw new Failure(`'${name}' is no file, and ${folder} is in no repository of git`)
  const hash = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], folder)
  if (hash !== undefined) return { name, hash, root: await realpath(root) }
  const shallow = await git(['rev-parse', '--is-shallow-repository'], folder)
  const hint = shallow === 'true' ? ': this clone has only a part of the history, so fetch the commit first' : ''
  throw new Failure(`'${name}' is neither a file nor a commit of this repository${hint}`)
}

/**
 * Calls a function with the folder that stands for `folder` in the commit, and removes the files after that. They are written with an
 * index of their own, so that the repository stays as it is, and no hook runs.
 *
 * @throws {Failure} if the commit lacks the folder, or if git cannot write the files.
 */
export const withCommit = async <Result>(
  { hash, root }: Commit,
  folder: string,
  signal: AbortSignal,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'signalbox-diff-')))
  try {
    const files = join(place, 'files')
    const options = { env: { ...process.env, GIT_INDEX_FILE: join(place, 'index') }, signal }
    const read = await git(['read-tree', hash], root, options)
    const written =
      read === undefined ? read : await git(['checkout-index', '--all', `--prefix=${files}/`], root, options)
    if (written === undefined) throw new Failure('git cannot write the files of the commit')
    const inside = relative(root, await realpath(folder))
    if (!existsSync(join(files, inside))) throw new Failure(`the commit has no folder ${inside}`)
    await linkPackages(root, files, inside)
    return await use(join(files, inside))
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** Links the installed packages of a folder and of those above it, up to the root of the repository, and of what is above that. */
const linkPackages = async (root: string, files: string, inside: string): Promise<void> => {
  const linked = async (from: string, to: string) => {
    const [packages, link] = [join(from, 'node_modules'), join(to, 'node_modules')]
    if (existsSync(packages) && !existsSync(link)) await symlink(packages, link, 'junction')
  }
  for (let at = inside; ; at = dirname(at)) {
    await linked(join(root, at), join(files, at))
    if (at === '' || at === '.') break
  }
  for (let at = dirname(root); at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, 'node_modules'))) return linked(at, dirname(files))
}
