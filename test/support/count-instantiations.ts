/** Counts as `--extendedDiagnostics` does. TypeScript 5.9 and 6.0 run in this process, and read all packages only once. */
import type typescript from 'typescript'
import { type Compiler, compile, type Figures, failed } from '../../bench/types/compile.js'
import { type Files, write } from '../../bench/types/generate.js'
import { projectsOf } from './compilers.js'

/** Writes a project and compiles it. Throws if it does not compile. */
export const figuresOf = async (compiler: Compiler, folder: string, files: Files): Promise<Figures> => {
  await write(folder, files)
  return compiled(compiler, folder)
}
const compiled = async (compiler: Compiler, folder: string): Promise<Figures> => {
  const outcome = await compile(compiler, folder)
  if (failed(outcome)) throw new Error(`${folder}: ${outcome.failure}`)
  return outcome
}

/** Returns how many instantiations the project in a folder costs. */
export type Count = (folder: string) => Promise<number>

export const counterOf = async (compiler: Compiler): Promise<Count> => {
  if (compiler === '7.0') return async folder => (await compiled(compiler, folder)).instantiations
  const projectOf = await projectsOf(compiler)
  return async folder => {
    const { ts, program } = projectOf(`${folder}/`)
    const [error] = [...program.getGlobalDiagnostics(), ...program.getSemanticDiagnostics()]
    if (error) throw new Error(`${folder}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`)
    // TypeScript does not declare it, but `--extendedDiagnostics` prints it.
    return (program as typescript.Program & { getInstantiationCount(): number }).getInstantiationCount()
  }
}
