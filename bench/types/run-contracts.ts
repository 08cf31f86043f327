/**
 * `npm --prefix bench run contracts [-- --compilers=7.0,5.9 --peers=signalbox,hono --large]`
 *
 * What one more route with a contract costs the compiler, in Signalbox and in its peers, and whether a handler may return what its schema
 * refuses. `--large` adds 640 and 1,000 routes.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Compiler, compile, compilers, declareLibrary, failed } from './compile.js'
import { contractPeers, generateContractPeer } from './contract-peers.js'
import { generateContracts, PARTS, SHAPES } from './contracts.js'
import { type Files, PATHS, write } from './generate.js'
import { argument, head, line, thousands } from './output.js'

const folder = fileURLToPath(new URL(`./generated/${process.pid}`, import.meta.url))
const chosen = compilers.filter(compiler => (argument('compilers') ?? ['7.0']).includes(compiler))
const sizes = [20, 80, 320, ...(process.argv.includes('--large') ? [640, 1000] : [])]

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** All see one zod, also in their own declarations. ts-rest knows only zod 3. */
const ZOD = Object.fromEntries(
  ['', '/v3', '/v4', '/v4/core'].map(path => [`zod${path}`, [absolute(`../node_modules/zod-4${path}/index.d.ts`)]]),
)

interface Application {
  readonly name: string
  readonly files: (routes: number) => Files
  readonly zod?: 3
}

/** `--peers=hono` takes all that begin so. */
const wanted = ({ name }: Application): boolean => argument('peers')?.some(each => name.startsWith(each)) ?? true
const applications = (library: string): readonly Application[] => [
  ...SHAPES.flatMap(shape =>
    PARTS.map(part => ({
      name: `signalbox, \`${shape}\`, \`${part}\``,
      files: (routes: number) => generateContracts(routes, shape, part, library),
    })),
  ),
  ...contractPeers.map(peer => ({
    name: peer,
    files: (routes: number) => generateContractPeer(peer, routes),
    ...(peer === 'ts-rest' && { zod: 3 as const }),
  })),
]

const outcomeOf = async (compiler: Compiler, { zod }: Application, files: Files) => {
  await write(folder, files, {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    paths: zod === 3 ? PATHS : { ...PATHS, ...ZOD },
  })
  return compile(compiler, folder)
}

/** A member of a row, and the same with a type that its schema refuses. */
const WRONG = [
  ['h: string }', 'h: number }'],
  ['tags: string[]', 'tags: number[]'],
  ["state: column('state')", "state: column('text')"],
] as const
/** The same files, but the rows of the first resource do not have what its schema says. */
const wrong = (files: Files): Files => {
  const text = files['things0.ts'] ?? ''
  const [right, not] = WRONG.findLast(([member]) => text.includes(member)) ?? WRONG[0]
  return { ...files, 'things0.ts': text.replace(right, not) }
}

const measure = async (compiler: Compiler, application: Application) => {
  const counts: number[] = []
  for (const routes of sizes) {
    const outcome = await outcomeOf(compiler, application, application.files(routes))
    if (failed(outcome)) return line(application.name, outcome.failure)
    counts.push(outcome.instantiations)
  }
  const each = sizes.slice(1).map((size, at) => {
    const before = sizes[at] ?? 0
    return thousands(((counts[at + 1] ?? 0) - (counts[at] ?? 0)) / (size - before))
  })
  const refused = await outcomeOf(compiler, application, wrong(application.files(5)))
  return line(application.name, ...each, thousands(counts.at(-1) ?? 0), failed(refused) ? refused.failure : 'accepted')
}

try {
  const all = applications(await declareLibrary()).filter(wanted)
  for (const compiler of chosen) {
    console.log(`\n## ${compiler}: instantiations for one more route with a contract\n`)
    const steps = sizes.slice(1).map((size, at) => `${sizes[at]} to ${size} routes`)
    head('library', ...steps, `${sizes.at(-1)} routes`, 'a wrong reply')
    for (const application of all) await measure(compiler, application)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
