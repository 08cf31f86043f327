/** `signalbox routes --watch` with the system's own watcher and signals. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PATIENCE } from '../../../bench/types/compile.js'
import { createProject, PING, signalbox } from '../../support/cli.js'
import { startCommand } from '../../support/running-command.js'

/** The line before each run but the first. */
const BETWEEN = /^\n--- \d\d:\d\d:\d\d ---\n\n/

describe('signalbox routes --watch', () => {
  it('prints the routes, prints them again when they change, and ends with 0', async () => {
    const folder = await createProject({ 'routes.ts': "export { routes } from './table.js'\n", 'table.ts': PING })
    const running = startCommand(folder, ['routes', '--watch', '--width', '60'])
    const prints = async (text: string) => {
      await expect.poll(() => running.printed.replace(BETWEEN, ''), { timeout: 60_000 * PATIENCE }).toBe(text)
      running.printed = ''
    }
    await prints('Ping\n  GET /ping .. ping\n')
    await writeFile(join(folder, 'table.ts'), PING.replace("get('ping'", "post('ping'"))
    await expect.poll(() => running.printed, { timeout: 60_000 * PATIENCE }).toMatch(BETWEEN)
    await prints('Ping\n  POST /ping .. ping\n')
    await writeFile(join(folder, 'table.ts'), PING.replace("'ping')", "'pong')"))
    await prints(
      "signalbox: routes.ts cannot be loaded: RouteError: get('ping') needs public methods on 'Ping': pong (missing: did you mean 'ping'?) (table.ts:5)\n",
    )
    expect(await running.stop('SIGINT')).toEqual([0, null])
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
