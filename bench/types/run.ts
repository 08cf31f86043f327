/**
 * `npm --prefix bench run types [-- --only=application,kinds --compilers=7.0 --sizes=60,600]`
 *
 * | part | arguments besides `--compilers` and `--sizes` |
 * | --- | --- |
 * | `application` | `--contexts=alias` (or `interface`, `none`), `--targets=class` (or `string`) |
 * | `application-peers` | `--peers=hono,trpc`, `--contexts=…`, `--targets=…` |
 * | `kinds` | `--kinds=resources,verb-action`, `--contexts=…` |
 * | `scopes` | |
 * | `own` | `--large` |
 * | `peers` | `--large`, `--peers=hono,trpc` |
 * | `declarations`, `chain`, `clients` | |
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { above, type Compiler, compile, compilers, declareLibrary, type Figures, failed } from './compile.js'
import { type Dialect, type Files, generate, ROUTES_EACH, type Wanted, write } from './generate.js'
import { argument, head, line, thousands } from './output.js'
import { peers as allPeers } from './peers.js'
import { compareApplication, measureApplication } from './run-application.js'
import { compareClients } from './run-clients.js'
import { measureKinds } from './run-kinds.js'
import { measureScopes } from './run-scopes.js'

const folder = fileURLToPath(new URL(`./generated/${process.pid}`, import.meta.url))
const chosen = compilers.filter(compiler => argument('compilers')?.includes(compiler) ?? true)
const routes = argument('sizes')?.map(Number) ?? [60, 600, 1200, 2400, 4000, 6000]
/** In resources, rounded down: 4,000 routes become 3,996. */
const sizes = [...routes, ...(process.argv.includes('--large') ? [12_000] : [])].map(each =>
  Math.floor(each / ROUTES_EACH),
)
const peers = allPeers.filter(each => argument('peers')?.includes(each) ?? true)

const each = (value: number, resources: number): string => (value / resources / ROUTES_EACH).toFixed(1)

let library = ''
const measure = async (compiler: Compiler, dialect: Dialect, wanted: Omit<Wanted, 'library'>) => {
  const project = `${folder}/${dialect.replace(/\W/g, '-')}`
  // The types of the peers need the names of the DOM.
  await write(
    project,
    generate(dialect, { ...wanted, library }),
    dialect === 'signalbox' || dialect === 'floor' ? {} : { lib: ['ES2023', 'DOM'] },
  )
  return compile(compiler, project)
}

/** Plain resources: the table minus the same classes with parameter types written by hand. */
const own = async () => {
  for (const compiler of chosen) {
    console.log(`\n## ${compiler}: plain resources, above the same classes without a table\n`)
    head('routes', 'instantiations', 'per route', 'types', 'per route', 'check, s', 'MB', 'check with the floor, s')
    const found = new Map<number, Figures>()
    for (const resources of sizes) {
      const whole = await measure(compiler, 'signalbox', { resources })
      const floor = await measure(compiler, 'floor', { resources })
      if (failed(whole) || failed(floor)) {
        line(
          thousands(resources * ROUTES_EACH),
          failed(whole) ? whole.failure : 'the floor fails',
          '',
          '',
          '',
          '',
          '',
          '',
        )
        continue
      }
      const cost = above(whole, floor)
      found.set(resources, cost)
      line(
        thousands(resources * ROUTES_EACH),
        thousands(cost.instantiations),
        each(cost.instantiations, resources),
        thousands(cost.types),
        each(cost.types, resources),
        cost.seconds.toFixed(2),
        String(cost.megabytes),
        whole.seconds.toFixed(2),
      )
    }
    const [small, large] = [found.get(100), found.get(1000)]
    if (!small || !large) continue
    const slope = (of: 'instantiations' | 'types' | 'seconds') => Math.log10(large[of] / small[of]).toFixed(3)
    console.log(
      `\nLog-log slope from 600 to 6,000 routes: instantiations ${slope('instantiations')}, types ${slope('types')}, seconds ${slope('seconds')}`,
    )
  }
}

/** Compares whole programs, including what each library costs before its first route. */
const against = async () => {
  for (const compiler of chosen) {
    console.log(`\n## ${compiler}: plain resources, the whole application, instantiations and seconds of the check\n`)
    head('routes', 'signalbox', ...peers)
    const broken = new Set<Dialect>()
    for (const resources of sizes) {
      const ours = await measure(compiler, 'signalbox', { resources })
      const cells: string[] = []
      for (const peer of peers) {
        if (broken.has(peer)) {
          cells.push('-')
          continue
        }
        const outcome = await measure(compiler, peer, { resources })
        if (failed(outcome)) {
          broken.add(peer)
          cells.push(outcome.failure)
        } else {
          const ratio = failed(ours) ? '' : ` (×${(outcome.instantiations / ours.instantiations).toFixed(2)})`
          cells.push(`${thousands(outcome.instantiations)}${ratio}, ${outcome.seconds.toFixed(2)}`)
        }
      }
      const first = failed(ours) ? ours.failure : `${thousands(ours.instantiations)}, ${ours.seconds.toFixed(2)}`
      line(thousands(resources * ROUTES_EACH), first, ...cells)
    }
  }
}

/**
 * The emitted declarations of a table of 1,000 routes, and what it costs to use them instead of the source. The library is
 * the built package (run `npm run build` first), because its declarations decide which types a compiler can name, and how.
 */
const declarations = async () => {
  const resources = 167
  for (const name of ['package.json', 'dist'])
    await cp(new URL(`../../${name}`, import.meta.url), `${folder}/node_modules/signalbox/${name}`, { recursive: true })
  console.log(`\n## Declarations of a table of ${thousands(resources * ROUTES_EACH)} routes\n`)
  head('compiler', 'controllers', '.d.ts of the table, bytes', 'declared', 'consumed')
  for (const compiler of chosen) {
    for (const registry of ['module', 'literal'] as const) {
      const name = registry === 'module' ? 'a module imported as a namespace' : 'an object literal beside the table'
      const files = generate('signalbox', { resources, library: 'signalbox', registry })
      const [source, emitted] = [`${folder}/declaring`, `${folder}/consuming`]
      await write(source, files)
      const declared = await compile(compiler, source)
      await write(emitted, {})
      await write(source, files, { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: emitted })
      const outcome = await compile(compiler, source)
      if (failed(declared) || failed(outcome)) {
        line(compiler, name, failed(outcome) ? outcome.failure : 'does not compile', '', '')
        continue
      }
      const size = (await readFile(`${emitted}/routes.d.ts`)).length
      await rm(`${emitted}/use.d.ts`)
      await writeFile(`${emitted}/use.ts`, files['use.ts'] ?? '')
      const consumed = await compile(compiler, emitted)
      line(
        compiler,
        name,
        thousands(size),
        thousands(declared.instantiations),
        failed(consumed) ? consumed.failure : thousands(consumed.instantiations),
      )
    }
  }
}

/** A scope with a number of resources, written as one chain. */
const chainOf = (calls: number): Files => {
  const names = Array.from({ length: calls }, (_, at) => `t${at}`)
  return {
    'routes.ts': `import { defineRoutes } from '${library}'
class Things { index() {} create() {} show() {} update() {} destroy() {} }
const controllers = {
${names.map(name => `  ${name.toUpperCase()}: Things,`).join('\n')}
}
export const routes = defineRoutes(controllers, r => r
${names.map(name => `  .resources('${name}')`).join('\n')})
`,
  }
}

/** The longest chain that compiles, to the nearest ten. */
const chain = async () => {
  console.log('\n## The longest chain of one scope\n')
  head('compiler', 'calls', 'what fails beyond')
  for (const compiler of chosen) {
    const attempt = async (calls: number) => {
      await write(`${folder}/chain`, chainOf(calls))
      return compile(compiler, `${folder}/chain`)
    }
    let [good, bad] = [100, 2000]
    let last = await attempt(bad)
    if (!failed(last)) {
      line(compiler, `${bad} and more`, '')
      continue
    }
    while (bad - good > 10) {
      const middle = Math.round((good + bad) / 20) * 10
      const outcome = await attempt(middle)
      if (failed(outcome)) [bad, last] = [middle, outcome]
      else good = middle
    }
    line(compiler, String(good), failed(last) ? last.failure : '')
  }
}

const parts = {
  application: () => measureApplication({ folder, library, compilers: chosen }),
  'application-peers': () => compareApplication({ folder, library, compilers: chosen }, peers),
  kinds: () => measureKinds({ folder, library, compilers: chosen }),
  scopes: () => measureScopes({ folder, library, compilers: chosen }),
  own,
  peers: against,
  declarations,
  chain,
  clients: () => compareClients(chosen, library, folder),
}
try {
  library = await declareLibrary()
  for (const [name, part] of Object.entries(parts)) if (argument('only')?.includes(name) ?? true) await part()
} finally {
  await rm(folder, { recursive: true, force: true })
}
