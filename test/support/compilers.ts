/**
 * The compilers of this run. `npm test` has TypeScript 7.0, which is the fastest. `npm run test:all` then runs the suites that
 * import this module with the other two.
 */
import type typescript from 'typescript'
import { type Compiler, compilers } from '../../bench/types/compile.js'

export type { Compiler }

/** `COMPILERS=5.9,6.0` names some, and `COMPILERS=all` all three. */
const named = (process.env.COMPILERS ?? '7.0').split(',')
export const COMPILERS = compilers.filter(each => named.includes('all') || named.includes(each))
const unknown = named.filter(each => each !== 'all' && !compilers.some(known => known === each))
if (unknown.length > 0) throw new Error(`COMPILERS=${named}: the compilers are ${compilers.join(', ')}, or all`)

/** The halves of the programs that a compiler gets: 5.9 and 6.0 have the same checker, and share them. 7.0 gets all. */
export const HALVES = { '5.9': [0], '6.0': [1], '7.0': [0, 1] } as const satisfies Record<Compiler, readonly (0 | 1)[]>

/** One of the two halves. */
export const halfOf = <Item>(all: readonly Item[], half: 0 | 1): readonly Item[] =>
  all.filter((_, at) => at % 2 === half)

/** Whether a compiler gets the program at this place of a list. */
export const isFor = (compiler: Compiler, at: number): boolean => HALVES[compiler].some(half => half === at % 2)

/** What a compiler gets of a list of programs. */
export const shareOf = <Item>(compiler: Compiler, all: readonly Item[]): readonly Item[] =>
  all.filter((_, at) => isFor(compiler, at))

/** The compilers that run in this process. */
export const packageOf = async (compiler: '5.9' | '6.0'): Promise<typeof typescript> => {
  const { default: ts }: { default: typeof typescript } = await import(
    compiler === '5.9' ? 'typescript' : 'typescript-6'
  )
  return ts
}

/** A function that reads the project of a folder in this process. The files outside the folders are read only once. */
export const projectsOf = async (compiler: '5.9' | '6.0') => {
  const ts = await packageOf(compiler)
  const read = new Map<string, typescript.SourceFile | undefined>()
  return (folder: string) => {
    const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
    const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
    const host = ts.createCompilerHost(options)
    const { getSourceFile } = host
    host.getSourceFile = (name, ...rest) => {
      if (name.startsWith(folder)) return getSourceFile(name, ...rest)
      if (!read.has(name)) read.set(name, getSourceFile(name, ...rest))
      return read.get(name)
    }
    return { ts, host, errors, program: ts.createProgram(fileNames, options, host) }
  }
}
