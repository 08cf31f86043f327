/** The files that the compiler in the browser reads: the README's application, the library's declarations and those of JavaScript. */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { declareLibrary } from '../../../bench/types/compile.js'
import { modulesOf, NAME_LINE } from '../../../test/docs/modules.js'
import { readPage, root } from '../../../test/docs/pages.js'
import { KOA, LIBRARY, options, ROUTES } from './options.js'

const README = 'README.md'

/** The modules of the first section of the README, by the names that they have in the browser. */
export const application = (): Readonly<Record<string, string>> => {
  const page = readPage(README, readFileSync(root + README, 'utf8'))
  const modules = page.sections.flatMap(modulesOf).filter(({ name }) => ['routes.ts', 'controllers.ts'].includes(name))
  return Object.fromEntries(modules.map(({ name, text }) => [`/${name}`, text.replace(NAME_LINE, '')]))
}

/** The text of each file by its name in the browser. Of the library and of JavaScript there is only what the application reads. */
export const files = async (): Promise<Readonly<Record<string, string>>> => {
  const library = dirname(await declareLibrary())
  const written = { ...application(), [KOA]: readFileSync(`${root}docs/.vitepress/editor/koa.d.ts`, 'utf8') }
  const onDisk = (name: string): string => name.replace(new RegExp(`^${LIBRARY}/`), `${library}/`)
  const textOf = (name: string): string | undefined =>
    new Map(Object.entries(written)).get(name) ?? ts.sys.readFile(onDisk(name))
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: name => textOf(name) !== undefined,
    directoryExists: name => ts.sys.directoryExists(onDisk(name)),
    readFile: textOf,
    getSourceFile: (name, version) => ts.createSourceFile(name, textOf(name) ?? '', version),
    getCurrentDirectory: () => '/',
  }
  const libraries = `${dirname(ts.getDefaultLibFilePath(options))}/`
  const read = ts.createProgram([ROUTES], options, host).getSourceFiles()
  return Object.fromEntries(read.map(({ fileName, text }) => [fileName.replace(libraries, '/'), text]))
}

const NAME = 'virtual:editor-files'

/** Gives the files to the worker of the editor. */
export const editorFiles = () => ({
  name: 'editor-files',
  resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id: string) =>
    id === `\0${NAME}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(await files()))})` : undefined,
})
