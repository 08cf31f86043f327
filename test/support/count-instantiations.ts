/** Counts as `--extendedDiagnostics` does. TypeScript 5.9 and 6.0 run in this process, and read all packages only once. */
import type typescript from 'typescript'
import { type Compiler, compile, failed } from '../../bench/types/compile.js'
import { projectsOf } from './compilers.js'

/** Returns how many instantiations the project in a folder costs. */
export type Count = (folder: string) => Promise<number>

export const counterOf = async (compiler: Compiler): Promise<Count> => {
  if (compiler === '7.0')
    return async folder => {
      const outcome = await compile(compiler, folder)
      if (failed(outcome)) throw new Error(`${folder}: ${outcome.failure}`)
      return outcome.instantiations
    }
  const projectOf = await projectsOf(compiler)
  return async folder => {
    const { ts, program } = projectOf(`${folder}/`)
    const [error] = [...program.getGlobalDiagnostics(), ...program.getSemanticDiagnostics()]
    if (error) throw new Error(`${folder}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`)
    // TypeScript does not declare it, but `--extendedDiagnostics` prints it.
    return (program as typescript.Program & { getInstantiationCount(): number }).getInstantiationCount()
  }
}
