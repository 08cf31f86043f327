/** Packages that only one long run needs have a package.json of their own, and are installed when that run starts. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const modified = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** npm writes its own copy of the lock file when it has installed everything. */
const isInstalled = (folder: string): boolean =>
  modified(join(folder, 'node_modules/.package-lock.json')) >= modified(join(folder, 'package-lock.json'))

/**
 * Installs the packages of a folder as its lock file says, unless that has been done.
 *
 * @throws when npm fails, for example without a network
 */
export const install = (folder: string): void => {
  if (isInstalled(join(root, folder))) return
  console.log(`installing the packages of ${folder}`)
  const options = { cwd: join(root, folder), stdio: 'inherit', shell: process.platform === 'win32' } as const
  if (spawnSync('npm', ['ci'], options).status === 0) return
  throw new Error(`The packages of ${folder} could not be installed. 'npm ci' in that folder needs the npm registry.`)
}

/** Runs a program of an installed package in the root folder, and returns its exit status. */
export const runBin = (bin: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number =>
  spawnSync(process.execPath, [join(root, bin), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1

/** Runs a script, and turns an error into its message and a failing exit status. */
export const runScript = (script: () => number): void => {
  try {
    process.exitCode = script()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
