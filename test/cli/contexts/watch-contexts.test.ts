/** `signalbox contexts --watch` with the system's own watcher, the ways in which editors save, and signals. */
import { readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PATIENCE } from '../../../bench/types/compile.js'
import { run } from '../../support/cli.js'
import { COMPILERS } from '../../support/compilers.js'
import { contextsProject, PLACES, PLACES_CONTEXTS, tsconfig } from '../../support/contexts-project.js'
import { type RunningCommand, startCommand } from '../../support/running-command.js'

let running: RunningCommand
/** Waits until these are the lines that the command has running.printed since the last call. */
const prints = async (...lines: string[]) => {
  await expect.poll(() => running.printed, { timeout: 60_000 * PATIENCE }).toBe(lines.map(line => `${line}\n`).join(''))
  running.printed = ''
}

const WRITTEN = (count: number) => `src/contexts.ts written: ${count} actions`
const routes = (actions: readonly string[]) =>
  PLACES['src/routes.ts'].replace("['index', 'show']", `[${actions.map(each => `'${each}'`).join(', ')}]`)
const CONTROLLER = PLACES['src/places-controller.ts'].replace('}\n}\n', '}\n  create() {}\n  destroy() {}\n}\n')

it.each(COMPILERS)('signalbox contexts --watch keeps the file up to date with TypeScript %s', async compiler => {
  const folder = await contextsProject({ ...PLACES, 'src/places-controller.ts': CONTROLLER }, compiler)
  const [table, controller, out] = ['routes', 'places-controller', 'contexts'].map(name =>
    join(folder, `src/${name}.ts`),
  ) as [string, string, string] // three names
  const config = join(folder, 'tsconfig.json')
  const text = () => readFile(out, 'utf8')
  running = startCommand(folder, ['contexts', '--out', 'src/contexts.ts', '--watch'])
  await prints(WRITTEN(2))
  expect(await text()).toBe(PLACES_CONTEXTS)

  await writeFile(table, routes(['index', 'show', 'create'])) // in place
  await prints(WRITTEN(3))

  await writeFile(`${table}~`, routes(['index', 'show'])) // as vim does: a new file takes the place of the old one
  await rename(table, join(folder, 'routes.bak'))
  await rename(`${table}~`, table)
  await prints(WRITTEN(2))

  await truncate(table) // in two steps: the first leaves an empty file
  await writeFile(table, routes(['index', 'show', 'create', 'destroy']))
  await prints(WRITTEN(4))

  await writeFile(controller, CONTROLLER.replace('create() {}', 'create() {}\n  archive() {}')) // several files at once
  await writeFile(table, routes(['index', 'show']).replace("'show'] })", "'show'] }, r => r.post('archive'))"))
  await prints(WRITTEN(3))

  const { mtimeMs } = await stat(out)
  await writeFile(controller, `${CONTROLLER.replace('create() {}', 'create() {}\n  archive() { return 1 }')}`) // nothing of the table
  const broken = routes(['index', 'shwo'])
  await writeFile(table, broken)
  await expect
    .poll(() => running.printed, { timeout: 60_000 * PATIENCE })
    .toMatch(/^signalbox: src\/routes\.ts:4:\d+: .*shwo.*\n$/)
  await writeFile(table, `${broken}// the mistake is still there, and is not running.printed again\n`)
  await writeFile(table, routes(['index', 'show']).replace("'show'] })", "'show'] }, r => r.post('archive'))"))
  await expect
    .poll(() => running.printed.split('\n').at(-2), { timeout: 60_000 * PATIENCE })
    .toBe('src/contexts.ts is up to date: 3 actions')
  expect(running.printed.split('\n')).toHaveLength(3)
  expect((await stat(out)).mtimeMs).toBe(mtimeMs)
  running.printed = ''

  await rm(out)
  await prints(WRITTEN(3))

  await writeFile(config, tsconfig({}, { extends: './absent.json' })) // the options are read again with each change
  await expect
    .poll(() => running.printed, { timeout: 60_000 * PATIENCE })
    .toMatch(/^signalbox: cannot read the tsconfig\.json: .*absent\.json.*\n$/m) // after another error, if it was still reading
  running.printed = ''
  await writeFile(config, tsconfig())
  await prints('src/contexts.ts is up to date: 3 actions')
  expect(await running.stop('SIGINT')).toEqual([0, null])
})

const isOf = (folder: string) => (line: string) => line.includes(`${folder}/`) && line.includes('--pretty')
const isHidden = (name: string): boolean => name.includes('.signalbox-')

it.each(['SIGINT', 'SIGHUP'] as const)('signalbox contexts leaves nothing behind when %s ends it', async signal => {
  const folder = await contextsProject(PLACES)
  running = startCommand(folder, ['contexts', '--out', 'src/contexts.ts'])
  const hidden = async () =>
    (await Promise.all([folder, join(folder, 'src')].map(each => readdir(each)))).flat().filter(isHidden)
  await expect.poll(hidden, { timeout: 60_000 * PATIENCE, interval: 5 }).toHaveLength(2)
  const compilers = async () => (await run('ps', ['-eo', 'args'], folder)).stdout.split('\n').filter(isOf(folder))
  await expect.poll(compilers, { timeout: 60_000 * PATIENCE }).not.toEqual([])
  expect(await running.stop(signal)).toEqual([null, signal])
  expect(await hidden()).toEqual([])
  await expect.poll(compilers, { timeout: 60_000 * PATIENCE }).toEqual([])
  expect(running.printed).toBe('')
})

it('signalbox contexts --watch sees changes in the projects that its project refers to, and while it reads', async () => {
  const state = (name: string) =>
    `import type Koa from 'koa'\nexport const guard: Koa.Middleware<{ ${name}: string }> = (_ctx, next) => next()\n`
  const whole = await contextsProject({
    'guards/tsconfig.json': tsconfig({ composite: true, noEmit: false }, { include: ['.'] }),
    'guards/guard.ts': state('user'),
    'app/package.json': '{ "type": "module" }',
    'app/tsconfig.json': tsconfig({}, { references: [{ path: '../guards' }] }),
    ...Object.fromEntries(Object.entries(PLACES).map(([name, text]) => [`app/${name}`, text])),
    'app/src/routes.ts': PLACES['src/routes.ts']
      .replace('\nexport', "\nimport { guard } from '../../guards/guard.js'\nexport")
      .replace('r => r\n', 'r => r.use(guard)\n'),
  })
  const folder = join(whole, 'app')
  const states = async () => (await readFile(join(folder, 'src/contexts.ts'), 'utf8')).match(/(?<=^ {2})\w+: string$/gm)
  running = startCommand(folder, ['contexts', '--out', 'src/contexts.ts', '--watch'])
  await prints(WRITTEN(2))
  expect(await states()).toEqual(['user: string'])
  await writeFile(join(whole, 'guards/guard.ts'), state('account'))
  await prints(WRITTEN(2))
  expect(await states()).toEqual(['account: string'])
  // A change while the compiler reads: what it makes is not written.
  await writeFile(join(whole, 'guards/guard.ts'), state('first'))
  await expect
    .poll(async () => (await readdir(folder)).filter(isHidden), {
      timeout: 60_000 * PATIENCE,
      interval: 5,
    })
    .toHaveLength(1)
  await writeFile(join(whole, 'guards/guard.ts'), state('second'))
  await prints(WRITTEN(2))
  expect(await states()).toEqual(['second: string'])
  expect(await running.stop('SIGINT')).toEqual([0, null])
})
