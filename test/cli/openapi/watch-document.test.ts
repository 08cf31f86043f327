/** `signalbox openapi --watch` with the system's own watcher and signals. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PATIENCE } from '../../../bench/types/compile.js'
import { createProject, PING, signalbox } from '../../support/cli.js'
import { type RunningCommand, startCommand } from '../../support/running-command.js'

let running: RunningCommand
const start = (folder: string, ...args: string[]) => {
  running = startCommand(folder, ['openapi', '--watch', ...args])
}
/** Waits until this line is the last that the command has running.printed. */
const prints = async (line: string) => {
  await expect.poll(() => running.printed.split('\n').at(-2), { timeout: 60_000 * PATIENCE }).toBe(line)
  running.printed = ''
}

describe('signalbox openapi --watch', () => {
  it('keeps the document up to date while files of the package change, and ends with 0', async () => {
    const folder = await createProject({
      'package.json': '{ "type": "module" }',
      'src/routes.ts': "export { routes } from './table.js'\n",
      'src/table.ts': PING,
      'openapi.config.ts': "export default { info: { title: 'Pings', version: '1' } }\n",
    })
    const title = async () => JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')).info.title
    start(folder, '--config', 'openapi.config.ts', '--out', 'openapi.json')
    await prints('openapi.json written: 1 operation')
    const pong = PING.replace(/\)\n$/, ".get('pong', PingController, 'ping'))\n")
    await writeFile(join(folder, 'src/table.ts'), pong)
    await prints('openapi.json written: 2 operations')
    await writeFile(join(folder, 'src/table.ts'), `${pong}export const broken =`)
    await prints('signalbox: src/routes.ts cannot be loaded: ParseError: Unexpected token src/table.ts:6:21')
    await writeFile(join(folder, 'openapi.config.ts'), "export default { info: { title: 'Pongs', version: '1' } }\n")
    await writeFile(join(folder, 'src/table.ts'), PING)
    await prints('openapi.json written: 1 operation')
    expect(await title()).toBe('Pongs')
    await rm(join(folder, 'openapi.json'))
    await prints('openapi.json written: 1 operation')
    expect(await running.stop('SIGINT')).toEqual([0, null])
    expect(await title()).toBe('Pongs')
  })

  it('refuses a missing file at once', async () => {
    const folder = await createProject({})
    expect(await signalbox(folder, ['openapi', 'nothing', '--watch', '--out', 'openapi.json'])).toEqual({
      stdout: '',
      stderr: "signalbox: the file 'nothing' does not exist\n",
      status: 2,
    })
  })
})
