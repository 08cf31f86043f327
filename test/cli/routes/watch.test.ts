/** `signalbox routes --watch` with the system's own watcher and signals. */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '../../../bench/types/compile.js'
import { createProject, PING, root, signalbox } from '../../support/cli.js'

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

describe('signalbox routes --watch', () => {
  it('prints the routes, prints them again when they change, and ends with 0', async () => {
    const folder = await createProject({ 'routes.ts': "export { routes } from './table.js'\n", 'table.ts': PING })
    const main = join(root, 'src/cli/main.ts')
    const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
    child = spawn(process.execPath, ['--import', loader, main, 'routes', '--watch', '--width', '60'], { cwd: folder })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', data => {
        printed += data
      })
    const prints = async (text: string) => {
      await expect.poll(() => printed, { timeout: 60_000 * PATIENCE }).toContain(text)
      printed = ''
    }
    await prints('Ping\n  GET /ping .. ping\n')
    await writeFile(join(folder, 'table.ts'), PING.replace("get('ping'", "post('ping'"))
    await prints('Ping\n  POST /ping .. ping\n')
    await writeFile(join(folder, 'table.ts'), PING.replace("'ping')", "'pong')"))
    await prints(
      "signalbox: routes.ts cannot be loaded: RouteError: get('ping') needs public methods on 'Ping': pong (missing: did you mean 'ping'?) (table.ts:5)\n",
    )
    const exit = new Promise(resolve => child?.once('exit', (...how) => resolve(how)))
    child.kill('SIGINT')
    expect(await exit).toEqual([0, null])
  })

  it('refuses a missing file at once', async () => {
    const folder = await createProject({})
    expect(await signalbox(folder, ['routes', 'nothing', '--watch'])).toEqual({
      stdout: '',
      stderr: "signalbox: the file 'nothing' does not exist\n",
      status: 2,
    })
  })
})
