/** Makes the module of the contexts of the tables that a file exports. */
import { dirname, relative, resolve } from 'node:path'
import { guessMessage, mostSimilar } from '../../text/similar.js'
import { Failure } from '../output.js'
import { displayPath, findFile } from '../routes/find-file.js'
import type { WrittenModule } from '../written-module.js'
import { type Diagnostic, findCompiler, hasPackage } from './compiler.js'
import { importsModule } from './imported.js'
import { contextsModule } from './module.js'
import { tablesIn, UnknownDeclarations, type WrittenTable } from './parts.js'
import { errorsWithoutModule, type ProbeRequest, runProbe } from './probe.js'
import { probeProblem, tableProblem } from './problems.js'
import { findProject } from './project.js'

/** The arguments of the command. Messages show the paths as the user typed them. */
interface ContextsRequest {
  readonly file: string | undefined
  readonly out: string
  readonly project: string | undefined
  readonly export: string | undefined
  readonly folder: string
}

/**
 * What the command needs to know of the project, before it makes the module for the first time.
 *
 * @throws {Failure} if the file, its tsconfig.json or the compiler is not found.
 */
export const probeRequest = ({ file: named, out, project: config, folder }: ContextsRequest): ProbeRequest => {
  if (!/(?<!\.d)\.[cm]?ts$/.test(out))
    throw new Failure(`--out ${out}: the name of the module must end in .ts, .mts or .cts, and not in .d.ts`)
  const file = findFile(named, folder)
  const project = findProject(file, config, folder)
  return { file, out: resolve(folder, out), project, compiler: findCompiler(dirname(project.path)), folder }
}

/**
 * Makes the module of the contexts.
 *
 * @throws {Failure} if the file exports no table, or none with that name, or with a line for each mistake in a table.
 */
export const makeContexts = async (
  request: ProbeRequest,
  only: string | undefined,
  signal?: AbortSignal,
): Promise<WrittenModule> => {
  const { file, out, folder } = request
  const probed = await runProbe(request, signal)
  const { ofTable, any } = await problemsOf(probed.diagnostics, request, signal)
  const unwritten = probeProblem(probed)
  if (probed.declarations === undefined)
    throw new Failure(ofTable ?? unwritten ?? any ?? 'the compiler has written no declarations')
  const found = tablesOf(probed.declarations, request)
  if (found.length === 0 && ofTable !== undefined) throw new Failure(ofTable)
  const tables = chosen(found, only, displayPath(file, folder))
  const isRefused = tables.some(({ controllers }) => controllers === undefined)
  const problem = ofTable ?? (isRefused ? any : undefined) ?? unwritten
  if (problem !== undefined) throw new Failure(problem)
  const from = relative(dirname(out), file).replaceAll('\\', '/')
  const isExact = request.project.config.compilerOptions?.exactOptionalPropertyTypes === true
  const text = contextsModule(tables, from.startsWith('.') ? from : `./${from}`, isExact)
  const actions = tables.flatMap(({ controllers }) => [...(controllers?.values() ?? [])])
  return { text, count: actions.reduce((sum, { size }) => sum + size, 0) }
}

/** Without the types of Koa, the compiler says nothing, and writes something else. */
const tablesOf = (declarations: string, { project }: ProbeRequest): readonly WrittenTable[] => {
  try {
    return tablesIn(declarations)
  } catch (error) {
    const folder = dirname(project.path)
    if (!(error instanceof UnknownDeclarations) || hasPackage('@types/koa', folder)) throw error
    throw new Failure(
      `no types of Koa can be found from ${folder}: install them, as in \`npm install --save-dev @types/koa\``,
    )
  }
}

/** An error in a module that imports the one to write may be the fault of the latter: only one that is there without the import counts. */
const problemsOf = async (diagnostics: readonly Diagnostic[], request: ProbeRequest, signal?: AbortSignal) => {
  const problems = tableProblem(diagnostics, request)
  if (problems.ofTable === undefined || !importsModule(request.file, request.out)) return problems
  return tableProblem(await errorsWithoutModule(request, signal), request)
}

/** The exported tables, or that of `--export`, which may name a function that makes one. */
const chosen = (tables: readonly WrittenTable[], only: string | undefined, file: string): readonly WrittenTable[] => {
  const found = tables.filter(({ name, isMade }) => (only === undefined ? !isMade : name === only))
  if (found.length > 0) return found
  const names = tables.map(({ name }) => name)
  const listed = names.length === 0 ? '' : `; it exports ${names.join(', ')}`
  if (only === undefined) {
    const made = names.length === 0 ? '' : `; if '${names[0]}' returns the table, add --export ${names[0]}`
    throw new Failure(
      `${file} exports no route table such as \`export const routes = defineRoutes(…)\`${listed}${made}`,
    )
  }
  throw new Failure(guessMessage(`${file} exports no route table '${only}'${listed}`, mostSimilar(only, names)))
}
