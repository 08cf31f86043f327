/** Runs the three compilers and reads their diagnostics. */
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** 7.0 runs with one checker. Several would each repeat shared work, and the counts would vary. */
export const COMPILERS = {
  '5.9': [absolute('../../node_modules/typescript/lib/tsc.js')],
  '6.0': [absolute('../../node_modules/typescript-6/lib/tsc.js')],
  '7.0': [absolute('../../node_modules/typescript-7/bin/tsc'), '--singleThreaded'],
} as const satisfies Record<string, readonly string[]>

export type Compiler = keyof typeof COMPILERS
export const compilers = Object.keys(COMPILERS) as readonly Compiler[]

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

const output = (command: readonly string[], seconds: number): Promise<string> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    const add = (part: Buffer) => {
      if (text.length < 1e6) text += part
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    const timer = setTimeout(() => {
      text = `timeout\n${text}`
      child.kill('SIGKILL')
    }, seconds * 1000)
    child.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
  })

/** Checks the project in a folder. */
export const compile = async (compiler: Compiler, folder: string, seconds = 180): Promise<Outcome> => {
  const text = await output(
    [...COMPILERS[compiler], '-p', folder, '--extendedDiagnostics', '--pretty', 'false'],
    seconds,
  )
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

/**
 * Writes the library's declarations into a folder, and returns the module to import. Applications are measured with these,
 * as users have them, so that checking the library itself is not part of the figures. `entries` are folders of further entry
 * points.
 */
export const declareLibrary = async (folder: string, entries: readonly string[] = []): Promise<string> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const options = ['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--outDir', folder]
  const root = absolute('../../src')
  const shared = '--target ES2022 --lib ES2023 --module NodeNext --moduleResolution NodeNext --strict --skipLibCheck'
  const types = ['--types', 'node', '--typeRoots', absolute('../../node_modules/@types')]
  const files = ['', ...entries.map(entry => `${entry}/`)].map(path => `${root}/${path}index.ts`)
  const text = await output(
    [...COMPILERS['7.0'], ...files, '--rootDir', root, ...shared.split(' '), ...types, ...options],
    60,
  )
  if (text.includes('error TS')) throw new Error(`the library does not compile:\n${text}`)
  return `${folder}/index.js`
}
