/** `signalbox generate --watch` with the system's own watcher and signals. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PATIENCE } from '../../../bench/types/compile.js'
import { signalbox } from '../../support/cli.js'
import { CONTROLLER, generateProject } from '../../support/generate-project.js'
import { startCommand } from '../../support/running-command.js'

it('signalbox generate --watch brings the files up to date in their order, each once, and ends with 0', async () => {
  const folder = await generateProject()
  const [table, places, rooms] = ['routes', 'controllers/places-controller', 'controllers/rooms-controller'].map(name =>
    join(folder, `src/${name}.ts`),
  ) as [string, string, string] // three names
  const running = startCommand(folder, ['generate', '--watch'])
  const prints = async (...lines: string[]) => {
    const wanted = lines.map(line => `${line}\n`).join('')
    await expect.poll(() => running.printed, { timeout: 60_000 * PATIENCE }).toBe(wanted)
    running.printed = ''
  }
  await prints(
    'src/controllers/index.ts written: 1 controller',
    'src/contexts.ts written: 2 actions',
    'openapi.yaml written: 2 operations',
  )

  // A new controller changes the map alone, and a new route what is made from the table.
  await writeFile(rooms, CONTROLLER.replaceAll('Places', 'Rooms'))
  await prints('src/controllers/index.ts written: 2 controllers')
  const text = await readFile(table, 'utf8')
  await writeFile(table, text.replace(/\)\n$/, "\n  .resources('rooms', { only: ['index'] }))\n"))
  await prints('src/contexts.ts written: 3 actions', 'openapi.yaml written: 3 operations')

  // Each mistake is printed once, and the files stay.
  const message = async (pattern: RegExp) => {
    await expect.poll(() => running.printed, { timeout: 60_000 * PATIENCE }).toMatch(pattern)
    running.printed = ''
  }
  const whole = await readFile(table, 'utf8')
  await writeFile(table, whole.replace("'show'", "'shwo'"))
  await message(/^signalbox: src\/routes\.ts:4:\d+: .*shwo.*\nsignalbox: src\/routes\.ts cannot be loaded: .*shwo.*\n$/)
  await writeFile(table, whole)
  await prints('src/contexts.ts is up to date: 3 actions', 'openapi.yaml is up to date: 3 operations')
  await writeFile(places, '')
  await message(/^signalbox: src\/controllers\/places-controller\.ts exports nothing: .*\n$/)
  await writeFile(places, CONTROLLER)
  await prints('src/controllers/index.ts is up to date: 2 controllers')

  await rm(join(folder, 'openapi.yaml'))
  await prints('openapi.yaml written: 3 operations')
  expect(await running.stop('SIGINT')).toEqual([0, null])
  expect(await signalbox(folder, ['generate', '--check'])).toMatchObject({ stderr: '', status: 0 })
})
