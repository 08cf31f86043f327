/** The `ts` blocks of the pages as modules in a folder, and what the compilers say about them. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { declareLibrary, outputOf } from '../../bench/types/compile.js'
import type { Compiler } from '../support/compilers.js'
import { pages, root, type Section } from './pages.js'

/** Where the modules are written: within the repository, so that packages are found. */
const FOLDER = 'test/generated-docs/'
export const folder = root + FOLDER
/** Where they are written for the compilers, which read the declarations of the library. */
const COMPILED = `${FOLDER}compiled/`

export interface Module {
  /** The name within its section: `controllers/places.ts`. */
  readonly name: string
  /** The path within `folder`. */
  readonly path: string
  readonly text: string
  /** Where it is written: page and line. */
  readonly page: string
  readonly line: number
  readonly expected: readonly ExpectedError[]
}

/** An error that `// @ts-expect-error <message>` announces. `line` is the line of the module that it is at. */
export interface ExpectedError {
  readonly line: number
  readonly message: string
}

/** The first line of a block that names its module. It is no part of the module. */
export const NAME_LINE = /^\/\/ ([\w./-]+\.[cm]?tsx?)\n/

const DIRECTIVE = /^\s*\/\/ @ts-expect-error ?(.*)$/

/** The lines with a directive, each with its message and the line of code that follows. */
const expectedIn = (text: string): readonly ExpectedError[] => {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const [, message] = DIRECTIVE.exec(line) ?? []
    if (message === undefined) return []
    const next = lines.findIndex((each, index) => index > at && !/^\s*(\/\/.*)?$/.test(each))
    return [{ line: next + 1, message }]
  })
}

export const modulesOf = (section: Section): readonly Module[] =>
  section.blocks
    .filter(block => block.language === 'ts')
    .map((block, at) => {
      const [, name = `example-${at}.ts`] = NAME_LINE.exec(block.text) ?? []
      const path = `${section.folder}/${name}`
      return { name, path, text: block.text, page: section.page, line: block.line, expected: expectedIn(block.text) }
    })

/** The module with the entry points read from src/. A `test` of `node:test` runs at once, and fails its module. */
const runText = ({ path, text }: Module): string => {
  const up = '../'.repeat(path.split('/').length + 1)
  const tested = text
    .replace("import { test } from 'node:test'", 'const test = (_title: string, run: () => unknown) => run()')
    .replace(/^test\(/gm, 'await test(')
  return tested.replace(/(?<=(?:from|import) |import\()'signalbox(?:\/(\w+))?'/g, (_all, room?: string) =>
    room === undefined ? `'${up}src/index.js'` : `'${up}src/${room}/index.js'`,
  )
}
/** The module with its directives as plain comments. */
const compiledText = ({ text }: Module): string => text.replace(/(?<=^\s*\/\/ )@ts-expect-error/gm, 'expected:')

export const modules: readonly Module[] = pages.flatMap(page => page.sections.flatMap(modulesOf))

/** Writes the modules of a section to run them, in a folder of `test/`, and returns the path of one of them. */
export const writeToRun = async (section: Section, into: string): Promise<(name: string) => string> => {
  for (const module of modulesOf(section)) await writeFileAt(`${into}${module.path}`, runText(module))
  return name => `${into}${section.folder}/${name}`
}

const writeFileAt = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * What the package.json in a `json` block exports, by the name to import: `api/client`. The compiler writes `dist/client.d.ts` from
 * `src/client.ts`, in the folder with the name of the package.
 */
export const exportsOf = ({ blocks, folder: at }: Section): readonly (readonly [string, readonly string[]])[] =>
  blocks
    .filter(({ language }) => language === 'json')
    .flatMap(({ text }) => {
      const { name, exports = {} }: { name?: string; exports?: Readonly<Record<string, { types: string }>> } =
        JSON.parse(text)
      return Object.entries(exports).map(([entry, { types }]): readonly [string, readonly string[]] => [
        `${name}${entry.slice(1)}`,
        [`./${at}/${name}/${types.replace(/^\.\/dist\/(.+)\.d\.ts$/, 'src/$1.ts')}`],
      ])
    })

/** Node itself runs what this option accepts, by leaving out the types. */
const STRIPPABLE = { erasableSyntaxOnly: true }

/** Writes all modules to run them, and as one project to compile them. */
export const writeModules = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const library = dirname(await declareLibrary())
  const exported = Object.fromEntries(pages.flatMap(({ sections }) => sections.flatMap(exportsOf)))
  const paths = { signalbox: [`${library}/index.d.ts`], 'signalbox/*': [`${library}/*/index.d.ts`], ...exported }
  for (const module of modules)
    for (const [file, text] of [
      [folder + module.path, runText(module)],
      [root + COMPILED + module.path, compiledText(module)],
    ] as const)
      await writeFileAt(file, text)
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions: { paths, ...STRIPPABLE },
    include: ['.'],
    exclude: [],
  }
  await writeFile(`${root}${COMPILED}tsconfig.json`, JSON.stringify(config))
}

interface CompilerError {
  readonly path: string
  readonly line: number
  message: string
}

/** The errors that a compiler prints. The lines that belong to an error are indented. */
const errorsOf = async (compiler: Compiler): Promise<readonly CompilerError[]> => {
  const output = await outputOf(compiler, ['-p', root + COMPILED, '--pretty', 'false'])
  const errors: CompilerError[] = []
  for (const text of output.split('\n').filter(Boolean)) {
    const [, path, line, message] = /^(\S+)\((\d+),\d+\): error TS\d+: (.*)$/.exec(text) ?? []
    const last = errors.at(-1)
    if (path !== undefined)
      errors.push({ path: relative(root + COMPILED, path), line: Number(line), message: message ?? '' })
    else if (last && /^\s/.test(text)) last.message += `\n${text}`
    else throw new Error(text)
  }
  return errors
}

/** Of an error message of this library the page shows all, of the compiler's own text a part. */
const isAnnounced = (printed: string, announced: string): boolean => {
  const [, ours] = /type '"([^"]* [^"]*)"'\.$/m.exec(printed) ?? []
  return ours === undefined ? printed.includes(announced) : ours === announced
}

/** Errors that no directive announces, and directives without their error, each with its place on the page. */
export const compileProblems = async (compiler: Compiler): Promise<readonly string[]> => {
  const errors = new Set(await errorsOf(compiler))
  const problems: string[] = []
  for (const { path, page, line: start, expected } of modules) {
    for (const { line, message } of expected) {
      const at = `${page}:${start + line - 1}`
      const found = [...errors].find(error => error.path === path && error.line === line)
      if (found) errors.delete(found)
      if (message === '') problems.push(`${at}: @ts-expect-error needs the message that the compiler prints`)
      else if (!found) problems.push(`${at}: no error, although the page announces: ${message}`)
      else if (!isAnnounced(found.message, message)) problems.push(`${at}: ${found.message}\n  and not: ${message}`)
    }
  }
  for (const { path, line, message } of errors) {
    const module = modules.find(each => each.path === path)
    problems.push(module ? `${module.page}:${module.line + line - 1}: ${message}` : `${path}:${line}: ${message}`)
  }
  return problems
}
