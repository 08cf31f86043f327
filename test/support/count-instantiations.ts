/** Counts as `--extendedDiagnostics` does. TypeScript 5.9 and 6.0 run in this process, and read all packages only once. */
import type typescript from 'typescript'
import { type Compiler, compile, failed } from '../../bench/types/compile.js'

const PACKAGES = { '5.9': 'typescript', '6.0': 'typescript-6' } as const

/** Returns how many instantiations the project in a folder costs. */
export type Count = (folder: string) => Promise<number>

export const counterOf = async (compiler: Compiler): Promise<Count> => {
  if (compiler === '7.0')
    return async folder => {
      const outcome = await compile(compiler, folder)
      if (failed(outcome)) throw new Error(`${folder}: ${outcome.failure}`)
      return outcome.instantiations
    }
  const { default: ts }: { default: typeof typescript } = await import(PACKAGES[compiler])
  const read = new Map<string, typescript.SourceFile | undefined>()
  return async folder => {
    const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile)
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
    const host = ts.createCompilerHost(options)
    const { getSourceFile } = host
    host.getSourceFile = (name, ...rest) => {
      if (name.startsWith(folder)) return getSourceFile(name, ...rest)
      if (!read.has(name)) read.set(name, getSourceFile(name, ...rest))
      return read.get(name)
    }
    const program = ts.createProgram(fileNames, options, host)
    const [error] = [...program.getGlobalDiagnostics(), ...program.getSemanticDiagnostics()]
    if (error) throw new Error(`${folder}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`)
    // TypeScript does not declare it, but `--extendedDiagnostics` prints it.
    return (program as typescript.Program & { getInstantiationCount(): number }).getInstantiationCount()
  }
}
