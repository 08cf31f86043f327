/** The part `application` of `run.ts`: what a realistic table costs, above the same classes without a table. */
import { declareBareChain } from './bare-chain.js'
import { applicationOf } from './build-application.js'
import { above, type Compiler, compile, type Figures, failed, type Outcome } from './compile.js'
import type { ContextForm } from './contexts.js'
import { type Files, write } from './generate.js'
import { argument, head, line, type Run, thousands } from './output.js'
import { generatePeer, type Peer } from './peers.js'
import {
  areasOfApplication,
  controllersOf,
  generateApplication,
  generateClasses,
  type TargetForm,
} from './realistic.js'

/** The counts are the same in each run. Of the seconds and the memory, the medians. A program that takes long runs once. */
const RUNS = 3
const LONG = 10

const median = (of: readonly Figures[], key: 'seconds' | 'megabytes'): number =>
  of.map(each => each[key]).toSorted((one, other) => one - other)[of.length >> 1] ?? 0

const repeated = async (compiler: Compiler, folder: string, files: Files): Promise<Outcome> => {
  await write(folder, files)
  const all: Figures[] = []
  for (let run = 0; run < RUNS; run++) {
    const outcome = await compile(compiler, folder, 900)
    if (failed(outcome)) return outcome
    all.push(outcome)
    if (outcome.seconds > LONG) break
  }
  const [first] = all
  return first
    ? { ...first, seconds: median(all, 'seconds'), megabytes: median(all, 'megabytes') }
    : { failure: 'no run' }
}

export const measureApplication = async ({ folder, library, compilers }: Run): Promise<void> => {
  const sizes = argument('sizes')?.map(Number) ?? [750, 3000]
  const contexts = (argument('contexts')?.[0] ?? 'interface') as ContextForm
  const targets = (argument('targets')?.[0] ?? 'class') as TargetForm
  const bareChain = await declareBareChain(`${folder}/bare-chain`)
  for (const compiler of compilers) {
    console.log(
      `\n## ${compiler}: a realistic application, above the same classes without a table (contexts: ${contexts}, targets: ${targets})\n`,
    )
    const columns = [
      'instantiations',
      'per route',
      'types',
      'per route',
      'check, s',
      'MB',
      'classes alone: check, s',
      'MB',
      'bare chain: check, s',
      'MB',
    ]
    head('routes', 'controllers', ...columns)
    for (const routes of sizes) {
      const wanted = { routes, library, contexts, targets }
      const controllers = controllersOf(applicationOf(routes).routes).size
      const whole = await repeated(compiler, `${folder}/application`, generateApplication(wanted))
      const floor = await repeated(compiler, `${folder}/classes`, generateClasses(wanted))
      const bareApplication = generateApplication({ ...wanted, library: bareChain })
      const bare = await repeated(compiler, `${folder}/bare`, bareApplication)
      if (failed(whole) || failed(floor) || failed(bare)) {
        line(
          thousands(routes),
          thousands(controllers),
          failed(whole) ? whole.failure : 'a program without our table fails',
        )
        continue
      }
      const cost = above(whole, floor)
      line(
        thousands(routes),
        thousands(controllers),
        thousands(cost.instantiations),
        (cost.instantiations / routes).toFixed(1),
        thousands(cost.types),
        (cost.types / routes).toFixed(1),
        cost.seconds.toFixed(2),
        String(cost.megabytes),
        floor.seconds.toFixed(2),
        String(floor.megabytes),
        bare.seconds.toFixed(2),
        String(bare.megabytes),
      )
    }
  }
}

/** Compares whole programs with the same routes, including what each library costs before its first route. */
export const compareApplication = async (
  { folder, library, compilers }: Run,
  peers: readonly Peer[],
): Promise<void> => {
  const sizes = argument('sizes')?.map(Number) ?? [750, 3000]
  const contexts = (argument('contexts')?.[0] ?? 'interface') as ContextForm
  const targets = (argument('targets')?.[0] ?? 'class') as TargetForm
  for (const compiler of compilers) {
    console.log(`\n## ${compiler}: a realistic application, instantiations and seconds of the check\n`)
    head('routes', 'signalbox', ...peers)
    for (const routes of sizes) {
      const areas = areasOfApplication(routes)
      const programs = [
        { files: generateApplication({ routes, library, contexts, targets }), options: {} },
        // The types of the peers need the names of the DOM.
        ...peers.map(peer => ({ files: generatePeer(peer, areas), options: { lib: ['ES2023', 'DOM'] } })),
      ]
      const cells: string[] = []
      for (const { files, options } of programs) {
        await write(`${folder}/peer`, files, options)
        const outcome = await compile(compiler, `${folder}/peer`)
        cells.push(
          failed(outcome) ? outcome.failure : `${thousands(outcome.instantiations)}, ${outcome.seconds.toFixed(2)}`,
        )
      }
      line(thousands(routes), ...cells)
    }
  }
}
