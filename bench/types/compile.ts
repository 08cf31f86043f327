/** Runs the three compilers and reads their diagnostics. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The native program of 7.0. Its `tsc` is a script that starts this program, and does not end it when it is ended itself. */
const { default: nativeProgram }: { default: () => string } = await import(
  absolute('../../node_modules/typescript-7/lib/getExePath.js')
)
const COMMANDS = {
  '5.9': [process.execPath, absolute('../../node_modules/typescript/lib/tsc.js')],
  '6.0': [process.execPath, absolute('../../node_modules/typescript-6/lib/tsc.js')],
  '7.0': [nativeProgram()],
} as const satisfies Record<string, readonly [program: string, script?: string]>

export type Compiler = keyof typeof COMMANDS
export const compilers = Object.keys(COMMANDS) as readonly Compiler[]

export interface Figures {
  readonly instantiations: number
  readonly types: number
  /** Of the check alone. */
  readonly seconds: number
  readonly megabytes: number
}

/** The figures of a program, or a short text that says why there are none. */
export type Outcome = Figures | { readonly failure: string }

export const failed = (outcome: Outcome): outcome is { readonly failure: string } => 'failure' in outcome

/** Limits of time end what hangs: they decide no result. `PATIENCE=3` makes all of them three times as long. */
export const PATIENCE = Number(process.env.PATIENCE ?? 1)

/** The compilers that have not ended. */
const running = new Set<ChildProcess>()
/** Ends the compilers that still run, so that none of them outlives what started it. */
export const endCompilers = (): void => {
  for (const child of running) child.kill('SIGKILL')
}
process.on('exit', endCompilers)

/** 7.0 lives for seconds: with this it collects no garbage, unless a program is huge. */
const UNCOLLECTED = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** Starts a compiler. It is ended with what started it. */
export const startCompiler = (compiler: Compiler, args: readonly string[]): ChildProcessWithoutNullStreams => {
  const [program, ...script] = COMMANDS[compiler]
  const child = spawn(program, [...script, ...args], { env: { ...process.env, ...UNCOLLECTED } })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** What a compiler prints. One that takes longer than `seconds` is ended. */
export const outputOf = (compiler: Compiler, args: readonly string[], seconds = 600): Promise<string> =>
  new Promise((resolve, reject) => {
    // With several checkers, each would repeat shared work, and the counts would vary.
    const child = startCompiler(compiler, compiler === '7.0' ? ['--singleThreaded', ...args] : args)
    const text: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => text.push(part))
    const limit = seconds * PATIENCE
    const timer = setTimeout(() => {
      text.unshift(`timeout: TypeScript ${compiler} took more than ${limit} s\n`)
      child.kill('SIGKILL')
    }, limit * 1000)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve(text.join(''))
    })
  })

/** Checks the project in a folder. */
export const compile = async (compiler: Compiler, folder: string, seconds = 180): Promise<Outcome> => {
  const text = await outputOf(compiler, ['-p', folder, '--extendedDiagnostics', '--pretty', 'false'], seconds)
  const failure =
    /^timeout/.exec(text)?.[0] ??
    /Maximum call stack size exceeded|stack overflow|heap out of memory/.exec(text)?.[0] ??
    /error (TS\d+)/.exec(text)?.[1]
  if (failure !== undefined) return { failure: failure === 'timeout' ? `over ${seconds} s` : failure }
  const figure = (name: string): number => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(text)?.[1])
  const instantiations = figure('Instantiations')
  if (Number.isNaN(instantiations)) return { failure: 'crash' }
  return {
    instantiations,
    types: figure('Types'),
    seconds: figure('Check time'),
    megabytes: Math.round(figure('Memory used') / 1024),
  }
}

/** The difference between two programs. */
export const above = (figures: Figures, floor: Figures): Figures => ({
  instantiations: figures.instantiations - floor.instantiations,
  types: figures.types - floor.types,
  seconds: figures.seconds - floor.seconds,
  megabytes: figures.megabytes - floor.megabytes,
})

const SOURCE = absolute('../../src')
const LIBRARIES = absolute('../../.scratch/library')

/** The declarations of the library as it is now. The name is a hash of its source and of this file, which has the options. */
const libraryFolder = (): string => {
  const hash = createHash('sha1').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(`${file}\0`).update(readFileSync(`${SOURCE}/${file}`))
  return `${LIBRARIES}/${hash.digest('hex')}`
}

/**
 * Writes the library's declarations, unless they are there already, and returns the module to import. Programs are compiled
 * with these, as applications have them, so that nobody waits for the source to be checked with each of them.
 */
export const declareLibrary = async (): Promise<string> => {
  const folder = libraryFolder()
  if (!existsSync(folder)) {
    await mkdir(LIBRARIES, { recursive: true })
    const fresh = await mkdtemp(`${folder}.`)
    await emitLibrary(fresh)
    await rename(fresh, folder).catch(async error => {
      await rm(fresh, { recursive: true })
      if (!existsSync(folder)) throw error // else another process was first
    })
  }
  return `${folder}/index.js`
}

/** Removes the declarations of earlier versions of the source. */
export const forgetLibraries = async (): Promise<void> => {
  const current = basename(libraryFolder())
  for (const name of existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    if (name !== current) await rm(`${LIBRARIES}/${name}`, { recursive: true, force: true })
}

const emitLibrary = async (folder: string): Promise<void> => {
  const options = ['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--outDir', folder]
  const shared = '--target ES2022 --lib ES2023 --module NodeNext --moduleResolution NodeNext --skipLibCheck'
  const strict = ['--strict', '--exactOptionalPropertyTypes']
  const types = ['--types', 'node', '--typeRoots', absolute('../../node_modules/@types')]
  const folders = ['.', ...readdirSync(SOURCE)].map(name => `${SOURCE}/${name}/index.ts`).filter(existsSync)
  const entries = [...folders, `${SOURCE}/types/bundle.ts`, '--rootDir', SOURCE]
  const text = await outputOf('7.0', [...entries, ...shared.split(' '), ...strict, ...types, ...options])
  if (/error TS|^timeout/.test(text)) throw new Error(`the library does not compile:\n${text}`)
}
