/** Finds the tsconfig.json that a file belongs to. */
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { createFilesMatcher, getTsconfig, parseTsconfig, type TsConfigJsonResolved } from 'get-tsconfig'
import { Failure, messageOf } from '../output.js'
import { displayPath } from '../routes/find-file.js'

/** A tsconfig.json and what it says, with all that it extends. */
export interface Project {
  readonly path: string
  readonly config: TsConfigJsonResolved
}

/**
 * The tsconfig.json of a file: `named`, or the nearest one. If that does not have the file, it is the one that has it among those which it
 * refers to.
 *
 * @throws {Failure} if there is none, or if it cannot be read.
 */
export const findProject = (file: string, named: string | undefined, folder: string): Project => {
  const nearest = reading(() => (named === undefined ? getTsconfig(file) : read(resolve(folder, named))))
  if (!nearest) throw new Failure(`no tsconfig.json is found for ${displayPath(file, folder)}: name one with --project`)
  const { path, config } = nearest
  const found = projectWith(file, nearest)
  if (found) return found
  if (config.files?.length !== 0 || !config.references) return nearest
  throw new Failure(`no project that ${displayPath(path, folder)} refers to has ${displayPath(file, folder)}`)
}

/** The project, or one that it refers to, that has a file. References may lead in a circle. */
const projectWith = (file: string, project: Project, seen: Set<string> = new Set()): Project | undefined => {
  if (seen.has(project.path)) return undefined
  seen.add(project.path)
  if (createFilesMatcher(project)(file) !== undefined) return project
  for (const each of referencesOf(project)) {
    const found = projectWith(
      file,
      reading(() => read(each)),
      seen,
    )
    if (found) return found
  }
  return undefined
}

/** The paths of the projects that a project refers to: a tsconfig.json, or its folder. */
export const referencesOf = ({ path, config }: Project): readonly string[] =>
  (config.references ?? []).map(each => resolve(dirname(path), each.path))

const read = (path: string): Project => {
  const file = path.endsWith('.json') ? path : join(path, 'tsconfig.json')
  return { path: file, config: parseTsconfig(file) }
}

const reading = <Result>(read: () => Result): Result => {
  try {
    return read()
  } catch (error) {
    throw new Failure(`cannot read the tsconfig.json: ${messageOf(error)}`)
  }
}

/** What a project of its own needs to write the declarations of one file, with the options of another project. */
export const declarationProject = ({ path, config }: Project, file: string, root: string, out: string): object => ({
  extends: path,
  files: [file, ...(config.files ?? []).map(each => resolve(dirname(path), each))],
  include: (config.include ?? (config.files ? [] : ['**/*'])).flatMap(declarationFiles(dirname(path))),
  exclude: [
    ...(config.exclude ?? ['**/node_modules/*']),
    ...[config.compilerOptions?.outDir, config.compilerOptions?.declarationDir].flatMap(each => each ?? []),
  ].map(each => (isAbsolute(each) ? each : join(dirname(path), each))),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noEmitOnError: false,
    outDir: out,
    rootDir: root,
    skipLibCheck: true,
    // What the project may have set, and what does not go with these.
    ...Object.fromEntries(TURNED_OFF.map(name => [name, false])),
    ...Object.fromEntries(REMOVED.map(name => [name, null])),
  },
})
const TURNED_OFF = [
  'composite',
  'incremental',
  'declarationMap',
  'sourceMap',
  'inlineSourceMap',
  'inlineSources',
  'isolatedDeclarations',
  'noUnusedLocals',
  'noUnusedParameters',
  'verbatimModuleSyntax', // a CommonJS module may not export as the probe does
]
const REMOVED = ['declarationDir', 'outFile', 'tsBuildInfoFile', 'mapRoot', 'sourceRoot']

/** The declaration files among those that a pattern of `include` takes: they may declare types that a module does not import. */
const declarationFiles =
  (folder: string) =>
  (pattern: string): readonly string[] => {
    const from = isAbsolute(pattern) ? pattern : join(folder, pattern)
    if (/\.d\.[cm]?ts$/.test(from)) return [from]
    const last = from.slice(from.replaceAll('\\', '/').lastIndexOf('/') + 1)
    if (last.includes('*')) return [`${from.slice(0, -last.length)}*.d.ts`]
    return /\.[cm]?[jt]sx?$/.test(last) ? [] : [join(from, '**/*.d.ts')]
  }
