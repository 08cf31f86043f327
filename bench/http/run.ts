/** `npm --prefix bench run http [-- --only=in-process|loopback|start --rounds=<number> --starts=<number>]` */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { median, quantile } from '../matching/measure.js'
import { line } from '../table.js'
import { streams } from './apps.js'
import { inProcess } from './in-process.js'
import { loopback } from './loopback.js'

const argument = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = argument('only')
const rounds = Number(argument('rounds') ?? 40)

const START = fileURLToPath(new URL('../dist/start.js', import.meta.url))
/** Of one start, by the clock and in time of the processor: milliseconds of the whole, of the table and of the router. */
const start = (name: string, flags: readonly string[]): number[][] =>
  // Bundled, so that nothing is compiled while it runs.
  JSON.parse(execFileSync(process.execPath, [...flags, START, name], { encoding: 'utf8' }))

const compareStarts = (): void => {
  console.log('\n#### From `defineRoutes` to the first answer, 1,008 routes, ms, 15 processes each, in turns\n')
  line(['', 'bare Koa', 'beyond it', 'its quickest quarter', '`defineRoutes`', '`createRouter`'])
  line(['---', '---', '---', '---', '---', '---'])
  for (const flags of [[], ['--single-threaded']]) {
    const runs = Array.from({ length: 15 }, () => [start('bare', flags), start('signalbox', flags)] as const)
    for (const [each, measure] of ['by the clock', 'of the processor'].entries()) {
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
 * A process is by some parts in a hundred faster or slower than the next, for as long as it runs: so many are compared. Over
 * loopback more, as their differences are small beside what the system takes.
 */
const startsOf = (usual: number): number => Number(argument('starts') ?? usual)

console.log('\n### Figures of Koa\n')
const [load = 0] = loadavg()
const today = new Date().toISOString().slice(0, 10)
console.log(`${today}, Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(1)}.`)
for (const stream of Object.keys(streams)) {
  if (!only || only === 'in-process') await inProcess(stream, startsOf(9), rounds)
  if (!only || only === 'loopback') await loopback(stream, startsOf(25), Math.ceil(rounds / 2), 1_000)
}
if (!only || only === 'start') compareStarts()
