/**
 * `npm --prefix bench run types:editor [-- --only=application,split,contracts,plain,client --compilers=5.9,6.0,7.0 --rounds=5 --routes=750]`
 *
 * How long an editor takes from a keystroke to new diagnostics and to completions: with tsserver of 5.9 and 6.0 and the language
 * server of 7.0, in the realistic application, as one table, with contexts from a file, and split into parts, in applications with contracts, in plain resources, and in
 * the classes of all without a table. `client` is a front end that calls an application with bodies of zod. The realistic application is
 * also measured on a chain that checks and stores nothing, and the classes with contracts on contracts that check the least (`bare`).
 * `--contexts` and `--targets` choose the forms of the realistic application, as in `run.ts`, `--programs=classes,bare,table,file` its rows,
 * and `--places=body` the columns with this word in their names.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { declareBareChain } from './bare-chain.js'
import { apiFile, ROUTES as CLIENT_ROUTES, generateFront, generateServer, onFlat } from './client.js'
import { type Compiler, compilers, declareLibrary, outputOf } from './compile.js'
import type { ContextForm } from './contexts.js'
import { generateContracts, generateGuardedClasses } from './contracts.js'
import { ALONE, clientPlaces, contractPlaces, type Place, placesOf, plainPlaces } from './editor-places.js'
import { openEditor } from './editor-servers.js'
import { type Files, generate, ROUTES_EACH, write } from './generate.js'
import { argument, head, line } from './output.js'
import { generateApplication, generateClasses, type TargetForm } from './realistic.js'

const rounds = Number(argument('rounds')?.[0] ?? 5)
/** Between two keystrokes, in milliseconds: as fast as a person types. Meanwhile a server works on what is not the response. */
const PAUSE = 100
/** A server is slower at first: that of 7.0 needs some ten edits. */
const warmUp = Number(argument('warm-up')?.[0] ?? 2)

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/**
 * The application is outside this repository, with packages of its own. The language server of 7.0 reads all packages that
 * the nearest `package.json` names, and would read the peers of these benchmarks for each response.
 */
const base = await mkdtemp(join(tmpdir(), 'signalbox-editor-'))
const folder = `${base}/application`
const library = `${base}/library/index.js`
const bareChain = `${base}/bare-chain/index.js`
const PACKAGES = ['koa', '@types', 'typescript', 'zod']

/** The packages are where the library finds them too: without Koa its contexts would be of type `any`. */
const install = async (): Promise<void> => {
  await mkdir(`${base}/node_modules`)
  for (const name of PACKAGES) await symlink(absolute(`../../node_modules/${name}`), `${base}/node_modules/${name}`)
}

const writeProgram = async (files: Files): Promise<void> => {
  const dependencies = { koa: '^3.0.0', '@types/koa': '^3.0.0', '@types/node': '^20.0.0', zod: '^4.0.0' }
  await write(folder, files)
  await writeFile(`${folder}/package.json`, JSON.stringify({ type: 'module', dependencies }))
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

/** The median milliseconds from a change to the response at each place, and the memory of the server after all of them. */
const measure = async (
  compiler: Compiler,
  files: Files,
  places: readonly (Place | undefined)[],
): Promise<readonly string[]> => {
  await writeProgram(files)
  const editor = await openEditor(compiler, folder)
  const opened = new Set<string>()
  const cells: string[] = []
  for (const place of places) {
    if (!place) {
      cells.push('')
      continue
    }
    for (const file of [place.edited, place.asked]) {
      if (opened.has(file)) continue
      opened.add(file)
      await editor.open(`${folder}/${file}`, files[file] ?? '')
    }
    const times: number[] = []
    const processorTimes: number[] = []
    let problem: string | undefined
    for (let round = 0; round < rounds + warmUp; round++) {
      await setTimeout(PAUSE)
      const [start, used] = [performance.now(), editor.processorTime()]
      await editor.change(`${folder}/${place.edited}`, place.text(round))
      if (place.position && place.isHover) {
        const found = await editor.hover(`${folder}/${place.asked}`, ...place.position(round))
        if (!found.includes(place.expected)) problem = `no ${place.expected} in ${found}`
      } else if (place.position) {
        const found = await editor.complete(`${folder}/${place.asked}`, ...place.position(round))
        if (!found.includes(place.expected)) problem = `no ${place.expected} in ${found.slice(0, 5).join(', ')}`
      } else {
        const errors = await editor.diagnose(`${folder}/${place.asked}`)
        if (errors > (place.mostErrors ?? 0)) problem = `${errors} errors`
      }
      if (round < warmUp) continue
      times.push(performance.now() - start)
      processorTimes.push(editor.processorTime() - used)
    }
    if (problem) throw new Error(`${compiler}, ${place.name}: unexpected response of the editor: ${problem}`)
    await editor.change(`${folder}/${place.edited}`, files[place.edited] ?? '')
    cells.push(`${median(times).toFixed(0)} (${median(processorTimes).toFixed(0)})`)
  }
  cells.push(editor.memory().toFixed(0))
  editor.close()
  return cells
}

const chosen = compilers.filter(compiler => argument('compilers')?.includes(compiler) ?? true)

/**
 * Measures a program and the same classes without a table, in which only some places exist. A bare chain offers no completions.
 */
const report = async (
  title: string,
  table: Files,
  classes: Files,
  all: readonly Place[],
  bare?: { readonly name: string; readonly program: Files; readonly completes: boolean },
  contextsInFile?: Files,
): Promise<void> => {
  const words = argument('places') ?? ['']
  const places = all.filter(({ name }) => words.some(word => name.includes(word)))
  console.log(`\n## ${title}: medians of ${rounds} in milliseconds, from a keystroke to the response\n`)
  console.log('In parentheses, the processor time of the server.\n')
  head('server', 'program', ...places.map(({ name }) => name), 'memory of the server, MB')
  const isChosen = (program: string) => argument('programs')?.includes(program) ?? true
  const inFile = contextsInFile ? places.map(place => place.in(contextsInFile)) : []
  const inClasses = places.map(place => (classes[place.edited] ? place.in(classes) : undefined))
  for (const compiler of chosen) {
    const server = `${compiler === '7.0' ? 'tsc --lsp' : 'tsserver'} ${compiler}`
    if (isChosen('classes')) line(server, 'no table', ...(await measure(compiler, classes, inClasses)))
    if (bare && isChosen('bare')) {
      const { name, program, completes } = bare
      const inBare = places.map(place => (place.position && !completes ? undefined : place.in(program)))
      line(server, name, ...(await measure(compiler, program, inBare)))
    }
    if (isChosen('table')) line(server, 'table', ...(await measure(compiler, table, places)))
    if (contextsInFile && isChosen('file'))
      line(server, 'contexts from a file', ...(await measure(compiler, contextsInFile, inFile)))
  }
}

const application = async (): Promise<void> => {
  const routes = Number(argument('routes')?.[0] ?? 750)
  const contexts = (argument('contexts')?.[0] ?? 'interface') as ContextForm
  const targets = (argument('targets')?.[0] ?? 'class') as TargetForm
  const wanted = { routes, library, contexts, targets, links: 20 }
  const application = (changed: object = {}) => ({ ...generateApplication({ ...wanted, ...changed }), ...ALONE })
  const table = application()
  await report(
    `A realistic application of ${routes} routes (contexts: ${contexts}, targets: ${targets})`,
    table,
    { ...generateClasses(wanted), ...ALONE },
    placesOf(table),
    { name: 'bare chain', program: application({ library: bareChain }), completes: false },
    application({ contexts: 'file' }),
  )
}

/** The application with a part for each namespace. The places are in the longest part, which has a sixth of the calls. */
const split = async (): Promise<void> => {
  const routes = Number(argument('routes')?.[0] ?? 750)
  const wanted = { routes, library, split: true, links: 20 }
  const table = { ...generateApplication(wanted), ...ALONE }
  const title = `A realistic application of ${routes} routes, split into parts`
  await report(title, table, { ...generateClasses(wanted), ...ALONE }, placesOf(table, 'top-routes.ts'))
}

const plain = async (): Promise<void> => {
  const resources = Math.floor(Number(argument('routes')?.[0] ?? 600) / ROUTES_EACH)
  const table = generate('signalbox', { resources, library })
  const title = `${resources * ROUTES_EACH} routes of plain resources`
  await report(title, table, generate('floor', { resources, library }), plainPlaces(table))
}

/** The application whose actions have contracts, guards and rows of a database. Contexts come from the file that the command writes. */
const contracts = async (): Promise<void> => {
  const routes = Number(argument('routes')?.[0] ?? 320)
  const table = { ...generateContracts(routes, 'guarded', 'check', library), ...ALONE }
  await writeProgram({ ...generateContracts(routes, 'guarded', 'check', 'signalbox') })
  await symlink(absolute('../..'), `${base}/node_modules/signalbox`)
  await promisify(execFile)(
    process.execPath,
    [absolute('../../dist/cli.js'), 'contexts', 'routes.ts', '--out', 'contexts.ts'],
    {
      cwd: folder,
    },
  )
  const contexts = await readFile(`${folder}/contexts.ts`, 'utf8')
  const inFile = Object.entries(table).map(([name, text]) => [
    name,
    name === 'routes.ts'
      ? text.replace(/export interface Contexts .*\n/, '')
      : text.replace(`type { Contexts } from './routes.js'`, `type { Contexts } from './contexts.js'`),
  ])
  await report(
    `An application of ${routes} routes with contracts`,
    table,
    { ...generateGuardedClasses(routes), ...ALONE },
    contractPlaces(table),
    {
      name: 'no table, bare contracts',
      program: { ...generateGuardedClasses(routes, 'bare'), ...ALONE },
      completes: true,
    },
    {
      ...Object.fromEntries(inFile),
      'contexts.ts': contexts.replaceAll(`'signalbox/types'`, `'${dirname(library)}/types/index.js'`),
    },
  )
}

/** A front end with ten calls, which imports the type of the table, or the flat declarations of a client. */
const client = async (): Promise<void> => {
  const resources = Math.floor(Number(argument('routes')?.[0] ?? 300) / CLIENT_ROUTES)
  const server = generateServer(resources, library)
  const front = generateFront(10, resources, library)
  await writeProgram({ ...server, 'api.ts': apiFile(library) })
  const emit = [
    '-p',
    folder,
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    `${folder}/out`,
  ]
  const printed = await outputOf('7.0', emit)
  if (printed) console.log(printed) // TS7056, if there are more calls than the compiler writes out
  const flat = printed ? undefined : { ...onFlat(front), 'api.d.ts': await readFile(`${folder}/out/api.d.ts`, 'utf8') }
  console.log(`\n## A client of ${resources * CLIENT_ROUTES} routes: medians of ${rounds} in milliseconds\n`)
  const places = clientPlaces(front, resources)
  head('server', 'types from', ...places.map(({ name }) => name), 'memory of the server, MB')
  for (const compiler of chosen)
    for (const [from, files] of Object.entries({ 'the table': { ...server, ...front }, 'flat declarations': flat }))
      if (files)
        line(
          compiler,
          from,
          ...(await measure(
            compiler,
            files,
            places.map(place => place.in(files)),
          )),
        )
}

try {
  await install()
  await cp(dirname(await declareLibrary()), dirname(library), { recursive: true })
  await declareBareChain(`${base}/bare-chain`)
  for (const [name, part] of Object.entries({ application, split, contracts, plain, client }))
    if (argument('only')?.includes(name) ?? true) await part()
} finally {
  await rm(base, { recursive: true, force: true })
}
