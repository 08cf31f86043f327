/** `npm --prefix bench run matching [-- --only=<part of a workload's name> --peers=<names> --rounds=<number>]` */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { line } from '../table.js'
import { type Compared, compare, type Figures } from './compare.js'
import { median, quantile } from './measure.js'
import { peers } from './peers.js'
import { workloads } from './workloads.js'

const argument = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)

const rounds = Number(argument('rounds') ?? 40)
const only = argument('only')
const names = argument('peers')?.split(',') ?? peers.map(({ name }) => name)
const shown = workloads.filter(({ name }) => name.includes(only ?? ''))

const child = (file: string, args: readonly string[]): string =>
  execFileSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', fileURLToPath(new URL(file, import.meta.url)), ...args],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )

const isOwn = (name: string) => name.startsWith('signalbox')
const isHand = (name: string) => name.startsWith('hand-made')

const fastest = (all: readonly Figures[], fits: (name: string) => boolean): Figures | undefined =>
  all.filter(({ name }) => fits(name)).sort((left, right) => median(left.times) - median(right.times))[0]

/** Ratios within one round, so that a slow moment of the machine affects both. */
const ratios = ({ slow, times }: Figures, to: Figures | undefined): number[] =>
  slow || to?.slow || !to ? [] : times.map((time, round) => time / (to.times[round] ?? Number.NaN))
const ratio = (figures: Figures, to: Figures | undefined): string => {
  const all = ratios(figures, to)
  return all.length === 0 ? (median(figures.times) / median(to?.times ?? [])).toFixed(2) : median(all).toFixed(2)
}
const quartiles = (figures: Figures, to: Figures | undefined): string => {
  const all = ratios(figures, to)
  return `${ratio(figures, to)} (${quantile(all, 0.25).toFixed(2)} to ${quantile(all, 0.75).toFixed(2)})`
}

/** Prints one workload in detail. */
const printAll = ({ name, figures, excluded }: Compared): void => {
  const hand = fastest(figures, isHand)
  const best = fastest(figures, name => !isHand(name) && !isOwn(name))
  console.log(`\n#### ${name}\n`)
  line(['matcher', 'ns per match', 'quartiles', 'ratio to hand-made', 'ratio to best peer', 'bytes per match'])
  line(Array(6).fill('---'))
  for (const each of figures) {
    const { times } = each
    const spread = `${quantile(times, 0.25).toFixed(0)} to ${quantile(times, 0.75).toFixed(0)}`
    line([each.name, median(times).toFixed(0), spread, ratio(each, hand), ratio(each, best), each.bytes.toFixed(0)])
  }
  for (const reason of excluded) console.log(`\n${reason}`)
}

const others = names.filter(name => !isHand(name) && !isOwn(name))

/** Prints one workload as a row of the table of all workloads. */
const printLine = ({ name, figures }: Compared): void => {
  const own = figures.find(({ name }) => name === 'signalbox')
  if (!own) return
  const hand = fastest(figures, isHand)
  const best = fastest(figures, name => !isHand(name) && !isOwn(name))
  const peer = (name: string) => figures.find(each => each.name === name)
  line([
    name,
    hand ? median(hand.times).toFixed(0) : '-',
    `**${median(own.times).toFixed(0)}**`,
    quartiles(own, hand),
    quartiles(own, best),
    ...others.map(name => peer(name)?.times).map(times => (times ? median(times).toFixed(0) : '-')),
    own.bytes.toFixed(0),
    Math.min(...others.flatMap(name => peer(name)?.bytes ?? [])).toFixed(0),
  ])
}

/** Prints the effect of generating code for parameters. */
const printForms = (all: readonly Compared[]): void => {
  console.log('\n#### `params` with and without generated code\n')
  line(['workload', 'bytes per match', 'bytes without generated code', 'time, ratio to the form without'])
  line(Array(4).fill('---'))
  for (const { name, figures } of all) {
    const own = figures.find(({ name }) => name === 'signalbox')
    const plain = figures.find(({ name }) => name === 'signalbox without generated code')
    if (own && plain) line([name, own.bytes.toFixed(0), plain.bytes.toFixed(0), quartiles(own, plain)])
  }
}

/** Builds each matcher in a process of its own, interleaved, so that none inherits the memory of another. */
const compareBuilds = (workload: string, builders: readonly string[], turns: number): void => {
  const runs = builders.map(() => [] as number[][])
  for (let turn = 0; turn < turns; turn++)
    for (const [each, name] of builders.entries())
      try {
        runs[each]?.push(JSON.parse(child('build.ts', [name, workload])))
      } catch {
        // It does not take the table.
      }
  console.log(`\n#### Building a matcher for ${workload}, ${turns} processes each, interleaved\n`)
  line(['matcher', 'first build, ms', 'later build, ms', 'heap bytes per route', 'heap bytes per route after requests'])
  line(Array(5).fill('---'))
  for (const [each, name] of builders.entries()) {
    const of = (part: number) => median((runs[each] ?? []).map(run => run[part] ?? Number.NaN))
    line([name, ...(runs[each]?.length ? [of(0).toFixed(1), of(1).toFixed(2), of(2).toFixed(0), of(3).toFixed(0)] : ['excluded', '', '', ''])]) // biome-ignore format: one line
  }
}

const [part, one] = [argument('part'), argument('workload')]
if (part === 'compare') {
  const workload = workloads.find(({ name }) => name === one)
  if (!workload) throw new Error(`no workload ${one}`)
  console.log(JSON.stringify(compare(workload, names, rounds)))
} else {
  console.log('\n### Results of matching\n')
  const [load = 0] = loadavg()
  const today = new Date().toISOString().slice(0, 10)
  console.log(`${today}, Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(1)}, ${rounds} rounds.\n`)
  if (only === undefined) {
    const head = ['workload', 'hand-made', 'signalbox', 'ratio to hand-made', 'ratio to best peer', ...others, 'bytes per match', 'leanest peer, bytes'] // biome-ignore format: one line
    line(head)
    line(Array(head.length).fill('---'))
  }
  const all: Compared[] = []
  // Each workload has a process of its own, because a second table in one process makes every matcher slower.
  for (const { name } of shown) {
    const args = ['--part=compare', `--workload=${name}`, `--rounds=${rounds}`, `--peers=${names.join(',')}`]
    const compared: Compared = JSON.parse(child('run.ts', args))
    all.push(compared)
    if (only === undefined) printLine(compared)
    else printAll(compared)
  }
  if (only === undefined) printForms(all)
  const builders = names.filter(name => name !== 'hand-made by method' && name !== 'signalbox without generated code')
  const quick = builders.filter(name => ['hand-made', 'signalbox', '@medley/router', 'memoirist'].includes(name))
  if (shown.some(({ name }) => name === '1,000 resource routes')) compareBuilds('1,000 resource routes', builders, 7)
  if (shown.some(({ name }) => name === '10,000 resource routes')) compareBuilds('10,000 resource routes', quick, 3)
}
