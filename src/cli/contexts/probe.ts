/** Lets the compiler write the parts of a table's contexts. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join, parse, relative } from 'node:path'
import { quoted } from '../code-text.js'
import { extensionAt, specifierOf } from '../controllers/specifier.js'
import { fileError } from '../file-error.js'
import { displayPath } from '../routes/find-file.js'
import { type Compiler, type Diagnostic, diagnosticsIn, runCompiler } from './compiler.js'
import { withoutModule } from './imported.js'
import { declarationProject, type Project } from './project.js'

/** What the compiler has written and printed. There are no declarations where it could not write them. */
export interface ProbeResult {
  readonly declarations: string | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly probe: string
}

/**
 * Writes two hidden files for the time of the call: a module beside `out`, so that the declarations import from where `out` does, and a
 * project for it beside the tsconfig.json, where the compiler looks for `node_modules/@types`. Patterns such as `**` in a tsconfig.json
 * take no hidden files.
 */
export const runProbe = async (
  { file, out, project, compiler, folder }: ProbeRequest,
  signal?: AbortSignal,
): Promise<ProbeResult> => {
  const probe = hidden(out, extname(out))
  const config = hidden(project.path, '.json')
  const target = await mkdtemp(join(tmpdir(), 'signalbox-contexts-'))
  const { root } = parse(probe)
  try {
    await writeFile(probe, probeText(specifierOf(probe, file, extensionAt(project.path)))).catch(error => {
      throw fileError('write', displayPath(out, folder), error)
    })
    await writeFile(config, JSON.stringify(declarationProject(project, probe, root, target))).catch(error => {
      throw fileError('write', displayPath(config, folder), error)
    })
    const printed = await runCompiler(compiler, ['-p', config, '--pretty', 'false'], folder, signal)
    const written = join(target, relative(root, probe)).replace(/(\.[cm]?ts)$/, '.d$1')
    const declarations = await readFile(written, 'utf8').catch(() => undefined)
    return { declarations, diagnostics: diagnosticsIn(printed, folder), probe }
  } finally {
    for (const each of [probe, config, target]) await rm(each, { recursive: true, force: true })
  }
}

/**
 * The errors of the compiler where the module of the tables does not import the module to write: what it says of a copy, as if it were the
 * original.
 */
export const errorsWithoutModule = async (
  request: ProbeRequest,
  signal?: AbortSignal,
): Promise<readonly Diagnostic[]> => {
  const { file, out } = request
  const copy = hidden(file, extname(file))
  try {
    await writeFile(copy, withoutModule(await readFile(file, 'utf8'), file, out))
    const { diagnostics } = await runProbe({ ...request, file: copy }, signal)
    return diagnostics.map(each => (each.file === copy ? { ...each, file } : each))
  } finally {
    await rm(copy, { force: true })
  }
}

/** What the probe is for: the module of the tables, the module to write, and with what. */
export interface ProbeRequest {
  readonly file: string
  readonly out: string
  readonly project: Project
  readonly compiler: Compiler
  readonly folder: string
}

const hidden = (path: string, extension: string): string =>
  join(dirname(path), `.${basename(path, extension)}.signalbox-${process.pid}${extension}`)

/**
 * The mapped types write out what `ContextParts` stands for: the compiler would write its name. `typeof import` also takes what a CommonJS
 * module assigns to its exports.
 */
const probeText = (specifier: string): string => `import type { ContextParts } from 'signalbox/types'
declare const written: <Tables>() => {
  [Table in keyof Tables]: Tables[Table] extends 'refused' ? 'refused' : {
    [Path in keyof Tables[Table]]: { [Action in keyof Tables[Table][Path]]: Tables[Table][Path][Action] }
  }
}
export default written<ContextParts<typeof import(${quoted(specifier)})>>()
`
