/** Compiles the modules of a folder below test/, which is written for it. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Compiler, declareLibrary, outputOf as printedBy } from '../../bench/types/compile.js'
import { COMPILERS, projectsOf } from './compilers.js'

/** A program of a folder below test/, with the declarations of the library in place of its source. */
export const withDeclarations = (text: string, library: string): string =>
  text.replaceAll("'../../src/", `'${dirname(library)}/`)

/**
 * Writes the files anew, with a tsconfig.json. They import the declarations of the library: to check its source again in each
 * folder would take longer than most of the programs do.
 */
export const writeFolder = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}tsconfig.json`, '{ "extends": "../../tsconfig.json", "include": ["*.ts"], "exclude": [] }')
  const library = await declareLibrary()
  for (const [name, text] of Object.entries(files))
    await writeFile(`${folder}${name}.ts`, withDeclarations(text, library))
}

/** What a compiler prints about the project in a folder, or about some of its modules and what they import. */
export const outputOf = async (compiler: Compiler, folder: string, modules?: readonly string[]): Promise<string> => {
  if (!modules) return printedBy(compiler, ['-p', folder, '--pretty', 'false'])
  const project = `${folder}tsconfig.${compiler}.json`
  const config = { extends: './tsconfig.json', files: modules.map(name => `${name}.ts`), include: [] }
  await writeFile(project, JSON.stringify(config))
  return printedBy(compiler, ['-p', project, '--pretty', 'false'])
}

/**
 * What a compiler prints about each of several projects. TypeScript 5.9 and 6.0 run in this process, and read the files
 * outside the folders only once. Each project has a checker of its own.
 */
export const outputsOf = async (compiler: Compiler, folders: readonly string[]): Promise<readonly string[]> => {
  if (compiler === '7.0') {
    const outputs: string[] = []
    for (const folder of folders) outputs.push(await outputOf(compiler, folder))
    return outputs
  }
  const projectOf = await projectsOf(compiler)
  return folders.map(folder => {
    const { ts, host, errors, program } = projectOf(folder)
    return ts.formatDiagnostics([...errors, ...ts.getPreEmitDiagnostics(program)], host)
  })
}

/** The errors of each module, by its name: `line,column: message`, and below it the lines that explain it. */
export type Errors = ReadonlyMap<string, readonly string[]>

export const errorsIn = async (compiler: Compiler, folder: string, modules?: readonly string[]): Promise<Errors> => {
  const errors = new Map<string, string[]>()
  let last: string[] = []
  for (const line of (await outputOf(compiler, folder, modules)).split('\n').filter(Boolean)) {
    const [, module, place, message] = /([\w-]+)\.ts\((\d+,\d+)\): error TS\d+: (.*)/.exec(line) ?? []
    if (module) {
      last = errors.get(module) ?? []
      last.push(`${place}: ${message}`)
      errors.set(module, last)
    } else if (/^\s/.test(line)) last.push(`${last.pop()}\n${line}`)
    else throw new Error(line)
  }
  return errors
}

/**
 * Writes the files, compiles them with each compiler of this run, and removes them. `modulesOf` are those that a compiler gets.
 * Suites call it before they declare tests: if it fails, a suite fails once.
 */
export const compileEach = async (
  folder: string,
  files: Readonly<Record<string, string>>,
  modulesOf: (compiler: Compiler) => readonly string[] | undefined = () => undefined,
): Promise<readonly (readonly [compiler: Compiler, errors: Errors])[]> => {
  const found: (readonly [Compiler, Errors])[] = []
  await writeFolder(folder, files)
  for (const compiler of COMPILERS) found.push([compiler, await errorsIn(compiler, folder, modulesOf(compiler))])
  await rm(folder, { recursive: true, force: true })
  return found
}
