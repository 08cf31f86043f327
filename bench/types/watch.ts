/**
 * `npm --prefix bench run types:watch [-- --routes=300 --compilers=7.0 --rounds=11]`
 *
 * How long `signalbox contexts --watch` takes from a change in the table of the realistic application to the file that it writes. The
 * built command runs in a process of its own, with the system's own watcher.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compilers, PATIENCE } from './compile.js'
import { write } from './generate.js'
import { argument, head, line } from './output.js'
import { generateApplication } from './realistic.js'

const routes = Number(argument('routes')?.[0] ?? 300)
const rounds = Number(argument('rounds')?.[0] ?? 11)
const WARM_UP = 1
const LIMIT = 60_000 * PATIENCE

const root = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGES = { '5.9': 'typescript', '6.0': 'typescript-6', '7.0': 'typescript-7' } as const
const wanted = { routes, library: 'signalbox', contexts: 'file' } as const

/** Waits until a file has a text that a test takes. */
const textOf = (file: string, isWanted: (text: string) => boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const read = () =>
      readFile(file, 'utf8').then(
        text => {
          if (isWanted(text)) end(() => resolve(text))
        },
        () => {}, // it does not exist yet
      )
    // The command replaces the file, so its folder is watched.
    const watcher = watch(dirname(file), (_event, name) => void (name === basename(file) && read()))
    const timer = setTimeout(() => end(() => reject(new Error(`${file} has not been written`))), LIMIT)
    const end = (settle: () => void) => {
      watcher.close()
      clearTimeout(timer)
      settle()
    }
    void read()
  })

/** The processor time of a process, and of those that it has started and that have ended, in milliseconds. Linux only: `NaN` elsewhere. */
const processorTimeOf = async (pid: number | undefined): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const ticks = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 16).map(Number)
  return ticks.length === 4 ? ticks.reduce((sum, each) => sum + each * 10, 0) : Number.NaN
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

head('compiler', 'routes', 'to the file, ms: median', 'most', 'processor time, ms: median')
for (const compiler of compilers.filter(each => (argument('compilers') ?? ['7.0']).includes(each))) {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-watch-'))
  try {
    const files = generateApplication(wanted)
    const { 'contexts.ts': _, ...others } = files
    await write(folder, others)
    await mkdir(`${folder}/node_modules`)
    const packages = { typescript: PACKAGES[compiler], koa: 'koa', '@types': '@types' }
    for (const [name, source] of Object.entries(packages))
      await symlink(join(root, 'node_modules', source), `${folder}/node_modules/${name}`)
    await symlink(root, `${folder}/node_modules/signalbox`)
    const table = files['routes.ts'] ?? ''
    // Its `show` and `update` have a parameter, whose name changes.
    const option = "{ only: ['show', 'update'] }"
    if (!table.includes(option)) throw new Error(`routes.ts has no ${option}`)
    const texts = ['slug', 'code'].map(param => table.replace(option, option.replace('{', `{ param: '${param}',`)))
    const args = ['contexts', 'routes.ts', '--out', 'contexts.ts', '--watch']
    const command = spawn(process.execPath, [`${root}/dist/cli.js`, ...args], { cwd: folder, stdio: 'inherit' })
    try {
      const out = `${folder}/contexts.ts`
      let before = await textOf(out, text => text !== '')
      await new Promise(resolve => setTimeout(resolve, 3_000)) // until the watcher is ready
      const [times, processorTimes]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds + WARM_UP; round++) {
        const [start, used] = [performance.now(), await processorTimeOf(command.pid)]
        await writeFile(`${folder}/routes.ts`, texts[round % 2] ?? '')
        const written = await textOf(out, text => text !== before)
        before = written
        if (round < WARM_UP) continue
        times.push(performance.now() - start)
        processorTimes.push((await processorTimeOf(command.pid)) - used)
      }
      line(
        compiler,
        String(routes),
        ...[median(times), Math.max(...times), median(processorTimes)].map(each => each.toFixed(0)),
      )
    } finally {
      command.kill('SIGKILL')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
