/** Reads in package.json which files `signalbox generate` writes, and how each of them is made. */
import { join, resolve } from 'node:path'
import { optionNamesProblem } from '../../text/options.js'
import { EXTENSIONS } from '../controllers/extensions.js'
import { type Generator, generateOnce, updateOf } from '../generator.js'
import { Failure } from '../output.js'
import { displayPath, findFile, packageFolder, readPackage } from '../routes/find-file.js'
import type { ReportedUpdate } from '../watch-files.js'
import { readGenerated, reportOn } from '../written-file.js'
import { type Member, readMember } from './member.js'

/** A file to write, whatever is in it. */
export interface Step {
  /** What messages call the file. */
  readonly name: string
  readonly watched: readonly string[]
  /** Whether the other files are made from it. */
  readonly isFirst: boolean
  /** @throws {Failure} if the command must not replace the file. */
  readonly prepare: () => Promise<unknown>
  /** Writes or checks the file, and returns whether it is up to date. */
  readonly once: (check: true | undefined) => Promise<boolean>
  readonly update: (stop: AbortSignal) => ReportedUpdate
}

/** A member of `signalbox`, with the options of the command of this name. */
interface Kind {
  readonly options: readonly [string, ...string[]]
  readonly step: (member: Member, from: Folders) => Promise<Step>
}

/** The folder of the package.json, and the current one, from which messages show paths. */
interface Folders {
  readonly root: string
  readonly folder: string
}

/** The members that are files, in the order in which they are written. Modules are loaded for those that a package.json has. */
const KINDS: Readonly<Record<string, Kind>> = {
  controllers: {
    options: ['folder', 'out', 'extension', 'lazy'],
    step: async ({ main: folder, path, choice, flag }) => {
      const { controllersGenerator } = await import('../controllers/run.js')
      const out = path('out') ?? join(folder, 'index.ts')
      const extension = choice('extension', EXTENSIONS)
      return stepOf('controllers', controllersGenerator({ folder, out, extension, lazy: flag('lazy') }))
    },
  },
  contexts: {
    options: ['out', 'project', 'export'],
    step: async ({ main: out, path, text }, { root, folder }) => {
      const { contextsGenerator } = await import('../contexts/run.js')
      const options = { out, project: path('project'), export: text('export') }
      return stepOf('contexts', contextsGenerator(findFile(undefined, root), options, folder))
    },
  },
  openapi: {
    options: ['out', 'config', 'export', 'import'],
    step: async ({ main: out, path, text }, { root, folder }) => {
      const { documentGenerator } = await import('../openapi/run.js')
      const options = { out, config: path('config'), export: text('export'), import: text('import') }
      return stepOf('openapi', documentGenerator(findFile(undefined, root), options, folder))
    },
  },
}

/** The first member: the other files are made from the map of controllers. */
const [FIRST] = Object.keys(KINDS)

/**
 * Reads the nearest package.json.
 *
 * @throws {Failure} if there is none, if it names no file, or if something in it is wrong.
 */
export const readSteps = async (folder: string): Promise<readonly Step[]> => {
  const root = packageFolder(folder)
  if (root === undefined) throw new Failure(`no package.json is found from ${folder}: it says which files to write`)
  const file = join(root, 'package.json')
  const named = `${displayPath(file, folder)}: signalbox`
  const options = readPackage(file).signalbox ?? {}
  const problem = optionNamesProblem(options, ['routes', ...Object.keys(KINDS)])
  if (problem !== undefined) throw new Failure(`${named}: ${problem}`)
  const pathFrom = (text: string) => displayPath(resolve(root, text), folder) || '.'
  const steps: Step[] = []
  for (const [name, kind] of Object.entries(KINDS)) {
    const given = new Map<string, unknown>(Object.entries(options)).get(name)
    if (given === undefined) continue
    const member = readMember(given, `${named}.${name}`, kind.options, pathFrom)
    steps.push(await kind.step(member, { root, folder }).catch(inMember(name)))
  }
  if (steps.length > 0) return steps
  throw new Failure(`${named} names no file to write: add one, as in "signalbox": { "controllers": "src/controllers" }`)
}

const stepOf = <Result>(name: string, generator: Generator<Result>): Step => {
  const { file, watched, report = reportOn(file) } = generator
  const failed = (message: string) => report.failed(withMembers(name, message))
  const own = { ...generator, report: { updated: report.updated, failed } }
  return {
    name: file.name,
    watched: watched.paths,
    isFirst: name === FIRST,
    prepare: () => readGenerated(file).catch(inMember(name)),
    once: check => generateOnce(own, check).catch(inMember(name)),
    update: stop => updateOf(own, stop),
  }
}

/** The options that messages of the commands name. */
const OPTION = /--(out|project|export|config|import)\b/g

const withMembers = (name: string, message: string): string => message.replaceAll(OPTION, `signalbox.${name}.$1`)

const inMember =
  (name: string) =>
  (error: unknown): never => {
    throw error instanceof Failure ? new Failure(withMembers(name, error.message)) : error
  }
