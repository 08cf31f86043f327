/** Writes the lists of `docs/reference/api.md`: the exports of an entry point, each with the first sentence of its docstring. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { docOf, inLine, textOf } from './docstrings.js'
import { root } from './pages.js'

export const ENTRY_POINTS = {
  signalbox: 'src/index.ts',
  'signalbox/client': 'src/client/index.ts',
  'signalbox/inspector': 'src/inspector/index.ts',
  'signalbox/openapi': 'src/openapi/index.ts',
  'signalbox/testing': 'src/testing/index.ts',
} as const

/** Where the interfaces are whose members the page lists. */
const INTERFACES: Readonly<Record<string, string>> = {
  RouteTable: 'src/table/table.ts',
  Router: 'src/koa/router.ts',
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true)

interface Exported {
  readonly name: string
  readonly isType: boolean
  /** The file that it comes from. */
  readonly file: string
  /** The comment above it in the list: `Defining a table`. */
  readonly group: string
}

/** The source file of a module that another one names. */
const fileOf = (from: string, module: ts.Expression | undefined): string => {
  if (!module || !ts.isStringLiteral(module)) throw new Error(`${from} exports names that it does not import`)
  return join(dirname(from), module.text).replaceAll('\\', '/').replace(/\.js$/, '.ts')
}

/** What an entry point exports. It has nothing but lists: `export { … } from '…'`. */
export const exportsOf = (file: string): readonly Exported[] => {
  const source = parsed(file)
  let group = ''
  return source.statements.flatMap(statement => {
    group = /\n\/\/ (.+)\n/.exec(source.text.slice(statement.pos, statement.getStart(source)))?.[1] ?? group
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      throw new Error(`${file} has more than lists of exports`)
    const { isTypeOnly, exportClause, moduleSpecifier } = statement
    return exportClause.elements.map(element => ({
      name: element.name.text,
      isType: isTypeOnly || element.isTypeOnly,
      file: fileOf(file, moduleSpecifier),
      group,
    }))
  })
}

type Declared =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration

/** The declarations of a name in a file: several for a function with overloads. */
const declarationsOf = (file: string, name: string): readonly Declared[] => {
  const found = parsed(file).statements.flatMap((statement): readonly Declared[] => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations
    const isDeclared =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    return isDeclared ? [statement] : []
  })
  const named = found.filter(each => each.name?.getText() === name)
  if (named.length === 0) throw new Error(`${file} does not declare ${name}`)
  return named
}

/** The first sentence of a text. What stands in code ends none. */
const sentence = (text: string): string =>
  (/^(?:`[^`]*`|[^`])*?[.:](?=\s+[^a-z`]|$)/.exec(text)?.[0] ?? text).replace(/:$/, '.')

/** What a docstring says first, and the errors that it names. */
const described = (doc: ts.JSDoc): string => {
  const tags = [...(doc.tags ?? [])].filter(ts.isJSDocThrowsTag)
  const errors = tags.map(tag => `\`${tag.typeExpression?.type.getText() ?? 'Error'}\``).join(', ')
  const throws = tags.some(tag => /^rejects/i.test(textOf(tag))) ? 'Rejects with' : 'Throws'
  return inLine(`${sentence(textOf(doc))} ${tags.length === 0 ? '' : `${throws} ${errors}.`}`)
}

/** The parameters of a call, those of exported types with their type: `ctx, name, options?: RouterOptions`. */
const parametersOf = (parameters: readonly ts.ParameterDeclaration[], types: readonly string[]): string =>
  parameters
    .filter(({ name, dotDotDotToken }) => !dotDotDotToken && !['this', '_'].includes(name.getText()))
    .map(({ name, questionToken, initializer, type }) => {
      const text = `${ts.isIdentifier(name) ? name.text : 'options'}${questionToken || initializer ? '?' : ''}`
      const typeName = type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : ''
      return types.includes(typeName) ? `${text}: ${typeName}` : text
    })
    .join(', ')

/** What a name can be called with: its declarations, or the signatures of its type. */
const callsOf = (file: string, declared: Declared): readonly ts.SignatureDeclaration[] => {
  if (ts.isFunctionDeclaration(declared)) return [declared]
  if (!ts.isVariableDeclaration(declared)) return []
  const { initializer } = declared
  if (initializer && ts.isArrowFunction(initializer)) return [initializer]
  const type = initializer && ts.isAsExpression(initializer) ? initializer.type : declared.type
  if (!type || !ts.isTypeReferenceNode(type)) return []
  // A signature without a docstring is there for its error message.
  return declarationsOf(file, type.typeName.getText()).flatMap(each =>
    ts.isInterfaceDeclaration(each) ? each.members.filter(ts.isCallSignatureDeclaration).filter(docOf) : [],
  )
}

/** A name as it is used: `castParam(ctx, name, kind?)`, `ContextsOf<Table>`. */
const usage = (file: string, name: string, declared: readonly Declared[], types: readonly string[]): string => {
  const calls = declared.flatMap(each => callsOf(file, each)).map(each => parametersOf(each.parameters, types))
  if (calls.length > 0) return `${name}(${calls.reduce((one, other) => (other.length > one.length ? other : one))})`
  const [first] = declared
  const isGeneric = first && (ts.isInterfaceDeclaration(first) || ts.isTypeAliasDeclaration(first))
  // Those of options are for the compiler alone.
  const parameters = isGeneric && !name.endsWith('Options') ? (first.typeParameters ?? []) : []
  return parameters.length === 0 ? name : `${name}<${parameters.map(each => each.name.text).join(', ')}>`
}

/** A name with its usage and its description. */
interface Entry {
  readonly name: string
  readonly usage: string
  readonly text: string
}

const entryOf = ({ name, file }: Exported, types: readonly string[]): Entry => {
  const declared = declarationsOf(file, name)
  const docs = declared.flatMap(each => docOf(each) ?? [])
  const [doc] = docs.sort((one, other) => other.getText().length - one.getText().length)
  if (!doc) throw new Error(`${file}: ${name} has no docstring`)
  if (!docs.some(each => each.tags?.some(tag => tag.tagName.text === 'example')))
    throw new Error(`${file}: the docstring of ${name} has no @example`)
  return { name, usage: usage(file, name, declared, types), text: described(doc) }
}

/** The type `CamelCase` is the twin of the function `camelCase`. */
const twinOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A list of exports. A type that a function takes, and its twin, are in the entry of the function. */
const exportsList = (all: readonly Exported[]): string => {
  const types = all.flatMap(({ name, isType }) => (isType ? [name] : []))
  const entries = new Map(all.map(each => [each.name, entryOf(each, types)]))
  const values = all.flatMap(({ name, isType }) => (isType ? [] : (entries.get(name) ?? [])))
  const taken = values.flatMap(each => [...each.usage.matchAll(/: (\w+)/g)].map(([, type = '']) => type))
  const twins = values.map(each => twinOf(each.name)).filter(name => types.includes(name))
  const alone = types.flatMap(name => (taken.includes(name) || twins.includes(name) ? [] : (entries.get(name) ?? [])))
  return [...values, ...alone]
    .map(each => {
      const twin = twins.includes(twinOf(each.name)) ? entries.get(twinOf(each.name)) : undefined
      return `- ${[each, ...(twin && twin !== each ? [twin] : [])].map(one => `\`${one.usage}\``).join(', ')}: ${each.text}\n`
    })
    .join('')
}

/** The members of an interface that have a docstring. */
const membersList = (name: string): string => {
  const [declared] = declarationsOf(INTERFACES[name] ?? '', name)
  if (!declared || !ts.isInterfaceDeclaration(declared)) throw new Error(`${name} is no interface`)
  return declared.members
    .flatMap(member => {
      const doc = docOf(member)
      const named = member.name && ts.isIdentifier(member.name) ? member.name.text : undefined
      if (named === undefined || !doc) return []
      return [`- \`${named}${ts.isMethodSignature(member) ? '()' : ''}\`: ${described(doc)}\n`]
    })
    .join('')
}

/** A part of the page: `signalbox/client`, `signalbox, Contracts` or `members of Router`. */
export const writeApi = (region: string): string => {
  const [, members] = /^members of (\w+)$/.exec(region) ?? []
  if (members !== undefined) return membersList(members)
  const [entryPoint = '', group] = region.split(', ')
  const file = Object.entries(ENTRY_POINTS).find(([name]) => name === entryPoint)?.[1]
  if (file === undefined || !existsSync(root + file)) throw new Error(`there is no entry point ${entryPoint}`)
  const all = exportsOf(file).filter(each => group === undefined || each.group === group)
  if (all.length === 0) throw new Error(`${file} has no group '${group}'`)
  return exportsList(all)
}
