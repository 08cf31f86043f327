/** `signalbox openapi --watch` with the system's own watcher and signals. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '../../../bench/types/compile.js'
import { createProject, PING, root, signalbox } from '../../support/cli.js'

let child: ChildProcess | undefined
let printed = ''
const start = (folder: string, ...args: string[]) => {
  printed = ''
  const main = join(root, 'src/cli/main.ts')
  const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
  child = spawn(process.execPath, ['--import', loader, main, 'openapi', '--watch', ...args], { cwd: folder })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', data => {
      printed += data
    })
}
/** Waits until this line is the last that the command has printed. */
const prints = async (line: string) => {
  await expect.poll(() => printed.split('\n').at(-2), { timeout: 60_000 * PATIENCE }).toBe(line)
  printed = ''
}
const stopped = async (signal: NodeJS.Signals) => {
  const exit = new Promise(resolve => child?.once('exit', (...how) => resolve(how)))
  child?.kill(signal)
  return exit
}
afterEach(() => child?.kill('SIGKILL'))

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
    expect(await stopped('SIGINT')).toEqual([0, null])
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
