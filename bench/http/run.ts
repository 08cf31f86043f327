/** `npm --prefix bench run http [-- --only=in-process|loopback|start --rounds=<number>]` */
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { inProcess } from './in-process.js'
import { loopback } from './loopback.js'

const argument = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = argument('only')
const rounds = Number(argument('rounds') ?? 40)

// Bundled, so that nothing is compiled while it runs.
const start = (name: string): number[] =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL('../dist/start.js', import.meta.url)), name], {
      encoding: 'utf8',
    }),
  )

const compareStarts = (): void => {
  const runs = Array.from({ length: 11 }, () => [start('bare'), start('signalbox')] as const)
  const [bare, own, table, mount] = [
    runs.map(([bare]) => bare[0] ?? Number.NaN),
    ...[0, 1, 2].map(each => runs.map(([, own]) => own[each] ?? Number.NaN)),
  ].map(times => median(times).toFixed(1)) as [string, string, string, string]
  const beyond = median(runs.map(([bare, own]) => (own[0] ?? Number.NaN) - (bare[0] ?? Number.NaN)))
  const least =
    Math.min(...runs.map(([, own]) => own[0] ?? Number.NaN)) - Math.min(...runs.map(([bare]) => bare[0] ?? 0))
  console.log('\n### From `defineRoutes` to the first answer, 1,008 routes, ms, 11 processes each\n')
  line(['bare Koa', 'signalbox', 'beyond bare Koa', 'the fastest starts', '`defineRoutes`', '`createRouter`'])
  line(['---', '---', '---', '---', '---', '---'])
  line([bare, own, beyond.toFixed(1), least.toFixed(1), table, mount])
}

console.log(`Node ${process.version}, ${cpus().length} cores`)
if (!only || only === 'in-process') await inProcess(rounds)
if (!only || only === 'loopback') await loopback(rounds, 250)
if (!only || only === 'start') compareStarts()
