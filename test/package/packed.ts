/** The package as npm publishes it, installed in a fresh project. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import ts from 'typescript'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const run = promisify(execFile)

/** The entry points that have code, and the only one that does not. */
export const ENTRIES = {
  index: 'signalbox',
  client: 'signalbox/client',
  inspector: 'signalbox/inspector',
  openapi: 'signalbox/openapi',
  testing: 'signalbox/testing',
}
export const TYPES_ENTRY = 'signalbox/types'

export interface Project {
  readonly folder: string
  /** The folder of the installed package. */
  readonly installed: string
  /** The files of the package, in the order of their paths. */
  readonly files: readonly string[]
}

interface Packed {
  readonly archive: Buffer
  readonly files: readonly string[]
  /** The sum of the sizes of its files. */
  readonly unpackedSize: number
}

/** Packs the package in a folder of this repository, with `dist` as it is (`npm test` builds it first). */
const pack = async (from: string): Promise<Packed> => {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-'))
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await run('npm', args, { cwd: join(root, from) })
  const [packed] = JSON.parse(stdout) as [
    { filename: string; unpackedSize: number; files: readonly { path: string }[] },
  ]
  const archive = await readFile(join(folder, packed.filename))
  await rm(folder, { recursive: true })
  return { archive, files: packed.files.map(({ path }) => path).sort(), unpackedSize: packed.unpackedSize }
}
const packed = new Map<string, Promise<Packed>>()

/** The packages that this repository publishes: `.` is the library, and `cli` the command line. */
export const packedIn = (from: '.' | 'cli'): Promise<Packed> => {
  const known = packed.get(from) ?? pack(from)
  packed.set(from, known)
  return known
}

/** Unpacks a package into the `node_modules` of a folder. */
const unpack = async (from: '.' | 'cli', folder: string, name: string): Promise<Project> => {
  const { archive, files } = await packedIn(from)
  const installed = join(folder, 'node_modules', name)
  await mkdir(installed, { recursive: true })
  const unpacking = run('tar', ['-xz', '-C', installed, '--strip-components=1'])
  unpacking.child.stdin?.end(archive)
  await unpacking
  return { folder, installed, files }
}

/** Installs the library, with Koa, in an empty folder. */
export const createProject = async (): Promise<Project> => {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-'))
  const project = await unpack('.', folder, 'signalbox')
  for (const name of ['koa', 'koa-compose', '@types']) await linkPackage(folder, name)
  return project
}

/** Installs the command line in a project. */
export const addCommandLine = async ({ folder }: Project): Promise<Project> => {
  for (const name of ['commander', 'jiti']) await linkPackage(folder, name)
  return unpack('cli', folder, 'signalbox-cli')
}

/** Installs a package of this repository in the project. */
export const linkPackage = (folder: string, name: string): Promise<void> =>
  symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))

export const writeFiles = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** What is not loaded with the module that imports it: the reader of bodies comes with the first body. */
export const LATE = /\bread-body-/

/** The files that a file of the package loads, itself included, and what they import from elsewhere. */
export const loadedBy = async (file: string): Promise<{ modules: readonly string[]; imports: readonly string[] }> => {
  const modules = new Set<string>()
  const imports = new Set<string>()
  const visit = async (module: string): Promise<void> => {
    modules.add(module)
    const text = await readFile(module, 'utf8')
    const read = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
    const minified = [...text.matchAll(/\brequire\("(\.[^"]+)"\)/g)].map(([, name = '']) => name) // TypeScript does not find all of them
    for (const fileName of [...read, ...minified]) {
      const code = join(dirname(module), fileName)
      // A declaration file imports another one by the name of its code.
      const next = /\.d\.c?ts$/.test(module) ? code.replace(/\.(c?)js$/, '.d.$1ts') : code
      if (LATE.test(fileName)) continue
      if (!fileName.startsWith('.')) imports.add(fileName)
      else if (!modules.has(next)) await visit(next)
    }
  }
  await visit(file)
  return { modules: [...modules], imports: [...imports] }
}

const codeOf = ({ installed, files }: Project): Promise<readonly string[]> =>
  Promise.all(files.filter(file => /\.c?js$/.test(file)).map(file => readFile(join(installed, file), 'utf8')))

/** The packages whose code a package contains. Both bundlers keep the comments of esbuild, which say where code comes from. */
export const bundledIn = async (project: Project): Promise<readonly string[]> => {
  const code = await codeOf(project)
  const found = code.flatMap(text => [...text.matchAll(/^\s*\/\/ (?:\S*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/gm)])
  return [...new Set(found.flatMap(([, name = '']) => name))].sort()
}

/** The packages whose licences a package has. */
export const licensed = async ({ installed }: Project): Promise<readonly string[]> => {
  const notices = await readFile(join(installed, 'dist/THIRD-PARTY-NOTICES'), 'utf8')
  const licences = notices.split(/^-+$/m).filter(text => /Permission (?:is hereby granted|to use)/.test(text))
  return licences.flatMap(text => text.trim().split(' ')[0] ?? [])
}
