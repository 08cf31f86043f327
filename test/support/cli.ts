/**
 * The command line, and projects to run it in. It runs in the process of the tests, which takes half the time. With `CLI=built`,
 * as in `npm run test:all`, it runs as users run it: the built program in a process of its own.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { PATIENCE } from '../../bench/types/compile.js'
import { installedPackage, runInside } from './cli-inside.js'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'dist/cli.js')

const isInside = process.env.CLI !== 'built'

export interface Ran {
  readonly stdout: string
  readonly stderr: string
  readonly status: number | null
}

/** Runs `signalbox` in a folder, without the variables for colours unless `env` has them. */
export const signalbox = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  isInside ? runInside(cwd, args, env) : runBuilt(cwd, args, env)

/** Runs the built program in a process of its own. */
export const runBuilt = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  run(process.execPath, [program, ...args], cwd, env)

/** Runs a program until it ends. */
export const run = (file: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const { FORCE_COLOR, NO_COLOR, NODE_OPTIONS, ...outer } = process.env
    const child = spawn(file, args, {
      cwd,
      env: { ...outer, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000 * PATIENCE,
    })
    const [stdout, stderr]: [string[], string[]] = [[], []]
    child.stdout.setEncoding('utf8').on('data', text => stdout.push(text))
    child.stderr.setEncoding('utf8').on('data', text => stderr.push(text))
    child.once('error', reject)
    child.once('close', status => resolve({ stdout: stdout.join(''), stderr: stderr.join(''), status }))
  })

/** Writes a project into a temporary folder, with this package in its `node_modules`. It is removed after the test. */
export const createProject = async (
  files: Readonly<Record<string, string>>,
  always: Readonly<Record<string, string>> = { 'package.json': '{ "type": "module" }' },
): Promise<string> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'signalbox-cli-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'node_modules'))
  await symlink(isInside ? await installedPackage(root) : root, join(folder, 'node_modules/signalbox'))
  for (const [name, text] of Object.entries({ ...always, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

/** A module with a controller and a table, whose only route is `GET /ping  Ping#ping`. */
export const PING = `import { defineRoutes } from 'signalbox'
export class PingController {
  ping() {}
}
export const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))
`
