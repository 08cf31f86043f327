/** `npm --prefix bench run matching [-- --only=<part of a workload's name> --peers=<names> --rounds=<number>]` */
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { line } from '../table.js'
import { createRunner, difference, median, quantile, type Runner } from './measure.js'
import { peers } from './peers.js'
import { type Workload, workloads } from './workloads.js'

const argument = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)

const rounds = Number(argument('rounds') ?? 60)
const chosen = peers.filter(({ name }) => argument('peers')?.split(',').includes(name) ?? true)
const ours = peers.find(({ name }) => name === 'signalbox') as (typeof peers)[number]
/** Requests not counted: generated functions are big, and it takes a million of them until the last is optimised. */
const WARM_UP = 1_000_000

const compare = (workload: Workload): void => {
  const reference = ours.build(workload.table)
  const runners: Runner[] = []
  const refused: string[] = []
  for (const peer of chosen) {
    if (peer.slow && workload.table.length > 1_000) continue
    try {
      const look = peer === ours ? reference : peer.build(workload.table)
      const wrong = difference(peer, look, reference, workload)
      if (wrong) refused.push(`${peer.name} differs: ${wrong}`)
      else runners.push(createRunner(peer, look, workload))
    } catch (error) {
      refused.push(`${peer.name} refuses the table: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  const warmUp = WARM_UP / workload.requests.length
  for (let round = -warmUp; round < rounds; round++) {
    // Another one first each round, so that none always follows the same one.
    for (let each = 0; each < runners.length; each++) {
      const runner = runners[(each + round + warmUp) % runners.length] as Runner
      if (runner.peer.slow && round % 20) continue
      runner.time()
      if (round < 0 && !runner.peer.slow) runner.times.length = 0
    }
  }
  const fastest = (fits: (name: string) => boolean): readonly number[] => {
    const times = runners.filter(({ peer }) => fits(peer.name)).map(({ times }) => times)
    return times.sort((left, right) => median(left) - median(right))[0] ?? []
  }
  // Of the same round, so that a slow spell of the machine falls on both.
  const ratio = ({ peer, times }: Runner, to: readonly number[]): string =>
    (peer.slow
      ? median(times) / median(to)
      : median(times.map((time, round) => time / (to[round] ?? Number.NaN)))
    ).toFixed(2)
  const hand = fastest(name => name.startsWith('hand-made'))
  const best = fastest(name => !name.startsWith('hand-made') && !name.startsWith('signalbox'))
  console.log(`\n### ${workload.name}\n`)
  line(['', 'ns a match', 'quartiles', 'of hand-made', 'of best peer', 'bytes a match'])
  line(['---', '---', '---', '---', '---', '---'])
  for (const runner of runners) {
    const { peer, times, bytes } = runner
    line([
      peer.name,
      median(times).toFixed(0),
      `${quantile(times, 0.25).toFixed(0)} to ${quantile(times, 0.75).toFixed(0)}`,
      ratio(runner, hand),
      ratio(runner, best),
      median([bytes(), bytes(), bytes(), bytes(), bytes()]).toFixed(0),
    ])
  }
  for (const reason of refused) console.log(`\n${reason}`)
}

/** Each in a process of its own, three times: what one left behind is not another's. */
const compareBuilds = (workload: Workload): void => {
  console.log(`\n### Building ${workload.name}\n`)
  line(['', 'ms, first in a process', 'ms, later', 'heap bytes a route', 'after requests'])
  line(['---', '---', '---', '---', '---'])
  for (const { name, slow } of chosen) {
    if (slow && workload.table.length > 1_000) continue
    try {
      const runs = [1, 2, 3].map((): number[] => JSON.parse(child('build.ts', [name, workload.name])))
      const [first, later, built, used] = [0, 1, 2, 3].map(each =>
        median(runs.map(run => run[each] ?? Number.NaN)),
      ) as [number, number, number, number]
      line([name, first.toFixed(1), later.toFixed(1), built.toFixed(0), used.toFixed(0)])
    } catch {
      line([name, 'refused', '', '', ''])
    }
  }
}

const child = (file: string, args: readonly string[]): string =>
  execFileSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', fileURLToPath(new URL(file, import.meta.url)), ...args],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )

const only = argument('only') ?? ''
const one = workloads.find(({ name }) => name === only)
if (one) compare(one)
else {
  console.log(`Node ${process.version}, ${cpus().length} cores, ${rounds} rounds`)
  // A process for each workload: a second matcher in one process costs every matcher some of its speed.
  for (const { name } of workloads.filter(({ name }) => name.includes(only))) {
    process.stdout.write(
      child('run.ts', [`--only=${name}`, ...process.argv.slice(2).filter(each => !each.startsWith('--only'))]),
    )
  }
  for (const workload of workloads.filter(({ name }) => name.includes(only) && /0 resource/.test(name)))
    compareBuilds(workload)
}
