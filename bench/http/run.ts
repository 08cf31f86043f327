/** `npm --prefix bench run http [-- --only=in-process|loopback|start --rounds=<number> --starts=<number>]` */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { median, quantile } from '../matching/measure.js'
import { line } from '../table.js'
import { names, streams } from './apps.js'
import { inProcess } from './in-process.js'
import { loopback } from './loopback.js'

const argument = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = argument('only')
const rounds = Number(argument('rounds') ?? 40)

const START = fileURLToPath(new URL('../dist/start.js', import.meta.url))
/** One start, in wall-clock and CPU time: milliseconds of the whole, of the table and of the router. */
const start = (name: string, flags: readonly string[]): number[][] =>
  // It is bundled, so that nothing is compiled while it runs.
  JSON.parse(execFileSync(process.execPath, [...flags, START, name], { encoding: 'utf8' }))

const compareStarts = (): void => {
  console.log('\n#### From `defineRoutes` to the first response, 1,008 routes, ms, 15 processes each, interleaved\n')
  line(['time', 'bare Koa', 'more with signalbox', 'the same, fastest quarter', '`defineRoutes`', '`createRouter`'])
  line(['---', '---', '---', '---', '---', '---'])
  for (const flags of [[], ['--single-threaded']]) {
    const runs = Array.from({ length: 15 }, () => [start('bare', flags), start('signalbox', flags)] as const)
    for (const [each, measure] of ['wall clock', 'CPU'].entries()) {
      const of = (which: 0 | 1, part: number) => runs.map(run => run[which][each]?.[part] ?? Number.NaN)
      const [bare, own] = [of(0, 0), of(1, 0)]
      const beyond = own.map((time, at) => time - (bare[at] ?? Number.NaN))
      const figures = [
        median(bare),
        median(beyond),
        quantile(own, 0.25) - quantile(bare, 0.25),
        median(of(1, 1)),
        median(of(1, 2)),
      ]
      line([[measure, ...flags.map(flag => `\`${flag}\``)].join(', '), ...figures.map(figure => figure.toFixed(1))])
    }
  }
}

/**
 * How many starts to compare. Processes differ in speed by some per cent for as long as they run. Over loopback there are
 * more, because the differences are small compared with what the system takes.
 */
const startsOf = (usual: number): number => Number(argument('starts') ?? usual)

console.log('\n### Results on Koa\n')
const [load = 0] = loadavg()
const today = new Date().toISOString().slice(0, 10)
console.log(`${today}, Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(1)}.`)
for (const stream of Object.keys(streams)) {
  if (!only || only === 'in-process') await inProcess(stream, startsOf(9), rounds)
  if (!only || only === 'loopback') await loopback(names, stream, startsOf(25), Math.ceil(rounds / 2), 1_000)
}
if (!only || only === 'start') compareStarts()
