/** Compiles the modules of a folder below test/, which is written for it. */
import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type typescript from 'typescript'
import { declareLibrary } from '../../bench/types/compile.js'

export const COMPILERS = ['typescript', 'typescript-6', 'typescript-7'] as const

/** The halves of random programs that a compiler gets. TypeScript 5.9 and 6.0 have the same checker, and share them. */
export const HALVES = { typescript: [0], 'typescript-6': [1], 'typescript-7': [0, 1] } as const

/** One of the two halves. */
export const halfOf = <Item>(all: readonly Item[], half: 0 | 1): readonly Item[] =>
  all.filter((_, at) => at % 2 === half)

/** A program that imports the declarations of the library, which are in its folder, in place of the source. */
export const withDeclarations = (text: string): string => text.replaceAll("'../../src/", "'./library/")

/**
 * Writes the files anew, with a tsconfig.json. They import the declarations of the library: to check its source again in each
 * folder would take longer than most of the programs do.
 */
export const writeFolder = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await declareLibrary(`${folder}library`)
  await writeFile(`${folder}tsconfig.json`, '{ "extends": "../../tsconfig.json", "include": ["*.ts"], "exclude": [] }')
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder}${name}.ts`, withDeclarations(text))
}

/** What a compiler prints about the project in a folder. */
export const outputOf = async (compiler: string, folder: string): Promise<string> => {
  const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url))
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { maxBuffer: 1 << 27 })
  return (await run.catch(failed => failed as { stdout: string })).stdout // a compiler that finds errors exits with 2
}

/**
 * What a compiler prints about each of several projects. TypeScript 5.9 and 6.0 run in this process, and read the files
 * outside the folders only once. Each project has a checker of its own.
 */
export const outputsOf = async (compiler: string, folders: readonly string[]): Promise<readonly string[]> => {
  if (compiler === 'typescript-7') {
    const outputs: string[] = []
    for (const folder of folders) outputs.push(await outputOf(compiler, folder))
    return outputs
  }
  const { default: ts }: { default: typeof typescript } = await import(compiler)
  const read = new Map<string, typescript.SourceFile | undefined>()
  return folders.map(folder => {
    const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
    const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
    const host = ts.createCompilerHost(options)
    const { getSourceFile } = host
    host.getSourceFile = (name, ...rest) => {
      if (name.startsWith(folder)) return getSourceFile(name, ...rest)
      if (!read.has(name)) read.set(name, getSourceFile(name, ...rest))
      return read.get(name)
    }
    const found = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host))
    return ts.formatDiagnostics([...errors, ...found], host)
  })
}

/** The errors of each file: the line, the column and the message, and after it the lines that explain it. */
export const errorsIn = async (compiler: string, folder: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const errors = new Map<string, string[]>()
  for (const line of (await outputOf(compiler, folder)).split('\n')) {
    const [, file, place, message] = /(\w+)\.ts\((\d+,\d+)\): error TS\d+: (.*)/.exec(line) ?? []
    if (file) errors.set(file, [...(errors.get(file) ?? []), `${place}: ${message}`])
  }
  return errors
}
