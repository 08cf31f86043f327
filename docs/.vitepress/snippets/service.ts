/** The modules of the pages as one program of TypeScript 5.9, and what its editor service says about them. */
import ts from 'typescript'
import { declareLibrary } from '../../../bench/types/compile.js'
import { folder, type Module, modules } from '../../../test/docs/modules.js'
import { root } from '../../../test/docs/pages.js'
import { shownText } from './shown-text.js'

/** A place in the shown text of a module, and what the editor says there. */
export interface Said {
  readonly start: number
  readonly length: number
  readonly text: string
  readonly docs?: string
}

const library = (await declareLibrary()).replace(/\/index\.js$/, '')
const { options } = ts.parseJsonConfigFileContent(
  {
    extends: `${root}tsconfig.json`,
    compilerOptions: { paths: { signalbox: [`${library}/index.d.ts`], 'signalbox/*': [`${library}/*/index.d.ts`] } },
    files: [],
  },
  ts.sys,
  root,
)

/** The texts by file. No file is written: they are where the tests write them, so that packages are found. */
const texts = new Map<string, { text: string; version: number }>()

const fileOf = ({ path }: Module): string => folder + path

/** Adds a module, or its new text. */
const add = (module: Module): void => {
  const text = shownText(module.text)
  const known = texts.get(fileOf(module))
  if (known?.text !== text) texts.set(fileOf(module), { text, version: (known?.version ?? 0) + 1 })
}
for (const module of modules) add(module)

const host: ts.LanguageServiceHost = {
  getCompilationSettings: () => options,
  getScriptFileNames: () => [...texts.keys()],
  getScriptVersion: file => String(texts.get(file)?.version ?? 0),
  getScriptSnapshot: file => {
    const text = texts.get(file)?.text ?? ts.sys.readFile(file)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: file => texts.has(file) || ts.sys.fileExists(file),
  readFile: file => texts.get(file)?.text ?? ts.sys.readFile(file),
  // TypeScript looks for no file in a folder that does not exist.
  directoryExists: name => name.startsWith(folder.replace(/\/$/, '')) || ts.sys.directoryExists(name),
  getDirectories: ts.sys.getDirectories,
  ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
}
const service = ts.createLanguageService(host, ts.createDocumentRegistry())

/** The identifiers of a module. */
const identifiersOf = (file: ts.SourceFile): readonly ts.Identifier[] => {
  const found: ts.Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Types that do not fit in a small window. */
const LONGEST = 400

/** A type as text, without the folders of this computer. */
const readable = (text: string): string => {
  const named = text.replace(/import\("[^"]*node_modules\/(?:@types\/)?((?:@[^"/]+\/)?[^"/]+)[^"]*"\)/g, 'import("$1")')
  return named.length > LONGEST ? `${named.slice(0, LONGEST)}…` : named
}

const FLAGS = ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.MultilineObjectLiterals

/** The members of a short object, where the editor shows only the name of its type: `PathParams<"/places/:id">`. */
const membersOf = (checker: ts.TypeChecker, identifier: ts.Identifier): string | undefined => {
  const type = checker.getTypeAtLocation(identifier)
  if (!type.aliasSymbol || !(type.flags & ts.TypeFlags.Object) || type.isClassOrInterface()) return undefined
  const members = type.getProperties()
  if (members.length === 0 || members.length > 6 || type.getCallSignatures().length > 0) return undefined
  const text = checker.typeToString(type, identifier, FLAGS)
  return text.startsWith('{') && text.length < LONGEST ? text : undefined
}

/** What the editor shows at each name of a module. */
export const hoversOf = (module: Module): readonly Said[] => {
  add(module)
  const name = fileOf(module)
  const program = service.getProgram()
  const file = program?.getSourceFile(name)
  if (!program || !file) throw new Error(`${module.page}:${module.line}: the compiler does not have this module`)
  return identifiersOf(file).flatMap(identifier => {
    const start = identifier.getStart(file)
    const info = service.getQuickInfoAtPosition(name, start)
    const text = ts.displayPartsToString(info?.displayParts)
    if (info === undefined || text === '' || text === 'any') return []
    const members = /^(\((property|parameter)\)|const|let) /.test(text)
      ? membersOf(program.getTypeChecker(), identifier)
      : undefined
    const shown = members === undefined ? text : text.replace(/(^[^:]*: )[\s\S]*/, (_all, head) => head + members)
    const docs = ts.displayPartsToString(info.documentation)
    return [{ start, length: identifier.text.length, text: readable(shown), ...(docs === '' ? {} : { docs }) }]
  })
}

/** The errors of a module, as the compiler prints them. */
export const errorsOf = (module: Module): readonly Said[] => {
  add(module)
  const name = fileOf(module)
  return [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)].map(each => ({
    start: each.start ?? 0,
    length: each.length ?? 0,
    text: readable(ts.flattenDiagnosticMessageText(each.messageText, '\n')),
  }))
}
