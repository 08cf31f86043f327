/** Checks several versions of one project with each compiler. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type typescript from 'typescript'
import { outputOf } from '../../bench/types/compile.js'
import type { Files } from './application.js'
import { type Compiler, packageOf } from './compilers.js'

export interface Found {
  /** `routes.ts(93,16)` */
  readonly place: string
  readonly message: string
}

/** A folder for the projects, with the options of the compiler. `library` is the module of the library's declarations. */
export const writeBase = async (folder: string, library: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const absolute = (path: string): string => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))
  const declared = library.replace(/js$/, 'd.ts')
  const testing = declared.replace(/index\.d\.ts$/, 'testing/index.d.ts')
  const paths = { signalbox: [declared], 'signalbox/testing': [testing], koa: [absolute('@types/koa')] }
  const module = { module: 'NodeNext', moduleResolution: 'NodeNext', verbatimModuleSyntax: true }
  const types = { types: ['node'], typeRoots: [absolute('@types')], paths }
  const strict = { strict: true, exactOptionalPropertyTypes: true }
  const compilerOptions = { target: 'ES2022', lib: ['ES2023'], ...strict, skipLibCheck: true, noEmit: true }
  const config = { compilerOptions: { ...compilerOptions, ...module, ...types } }
  await writeFile(`${folder}tsconfig.base.json`, JSON.stringify(config))
}

/** The errors of each version. */
export const checkVersions = (
  compiler: Compiler,
  folder: string,
  versions: readonly Files[],
): Promise<readonly (readonly Found[])[]> =>
  compiler === '7.0' ? checkInProcesses(folder, versions) : checkInProcess(compiler, folder, versions)

/** TypeScript 5.9 and 6.0 run in this process, and parse and bind each file once. */
const checkInProcess = async (
  compiler: '5.9' | '6.0',
  folder: string,
  versions: readonly Files[],
): Promise<readonly (readonly Found[])[]> => {
  const ts = await packageOf(compiler)
  const { config } = ts.readConfigFile(`${folder}tsconfig.base.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, folder)
  const base = ts.createCompilerHost(options)
  const parsed = new Map<string, typescript.SourceFile | undefined>()
  return versions.map(files => {
    const textOf = (path: string): string | undefined =>
      path.startsWith(folder) ? files[path.slice(folder.length)] : undefined
    const host: typescript.CompilerHost = {
      ...base,
      fileExists: path => textOf(path) !== undefined || base.fileExists(path),
      readFile: path => textOf(path) ?? base.readFile(path),
      getSourceFile: (path, version) => {
        const text = textOf(path)
        const key = `${path}\0${text ?? ''}`
        if (!parsed.has(key))
          parsed.set(
            key,
            text === undefined ? base.getSourceFile(path, version) : ts.createSourceFile(path, text, version, true),
          )
        return parsed.get(key)
      },
    }
    const program = ts.createProgram({ rootNames: Object.keys(files).map(name => folder + name), options, host })
    return [
      ...program.getOptionsDiagnostics(),
      ...program.getSyntacticDiagnostics(),
      ...program.getSemanticDiagnostics(),
    ].map(({ file, start = 0, messageText }) => {
      const { line, character } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 }
      return {
        place: `${file?.fileName.slice(folder.length)}(${line + 1},${character + 1})`,
        message: ts.flattenDiagnosticMessageText(messageText, '\n').split('\n', 1).join(''),
      }
    })
  })
}

/** TypeScript 7.0 checks two versions at a time. */
const checkInProcesses = async (folder: string, versions: readonly Files[]): Promise<readonly (readonly Found[])[]> => {
  const found: (readonly Found[])[] = []
  const waiting = [...versions.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, files] = next
      const project = `${folder}${number}/`
      await mkdir(project, { recursive: true })
      await writeFile(`${project}tsconfig.json`, '{ "extends": "../tsconfig.base.json", "include": ["*.ts"] }')
      for (const [name, text] of Object.entries(files)) await writeFile(project + name, text)
      const output = await outputOf('7.0', ['-p', project, '--pretty', 'false'])
      found[number] = output.split('\n').flatMap(line => {
        const [, place = '', message = ''] = /([^/\\]+\(\d+,\d+\)): error TS\d+: (.*)/.exec(line) ?? []
        return place === '' ? [] : [{ place, message }]
      })
    }
  }
  await Promise.all([work(), work()])
  return found
}
