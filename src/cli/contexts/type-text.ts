/** Writes types out, with names that are imported at the head of the file. */
import type { Identifier, Node, TSEntityName, TSImportType, TSTupleType, TSType, TSTypeElement } from '@babel/types'
import type { TypeNode } from './parts.js'

/** How long a type literal on one line may be. */
const WIDTH = 100

/** A name that a file imports for itself. */
interface OwnImport {
  readonly module: string
  readonly name: string
  readonly local: string
}

/** The names that a file imports, by module. */
export class Imports {
  readonly #names = new Map<string, { readonly module: string; readonly name: string }>()
  readonly #locals = new Map<string, string>()
  readonly #taken: Set<string>

  /**
   * Collects what types import, so that their names do not depend on the order in which they are written.
   */
  constructor(
    types: Iterable<TypeNode>,
    own: readonly OwnImport[],
    taken: Iterable<string>,
    /** Whether `a?: string` and `a?: string | undefined` are two types. */
    readonly isExact: boolean,
  ) {
    const reserved = new Set([...KEYWORDS, ...taken, ...own.map(({ local }) => local)])
    this.#taken = reserved
    for (const each of own) {
      this.#names.set(keyOf(each.module, each.name), each)
      this.#locals.set(keyOf(each.module, each.name), each.local)
    }
    for (const { node } of types)
      for (const each of nodesIn(node)) {
        if (each.type === 'TSImportType' && each.qualifier) {
          const { name } = firstOf(each.qualifier)
          this.#names.set(keyOf(each.argument.value, name), { module: each.argument.value, name })
        } else if (each.type === 'TSTypeReference') reserved.add(firstOf(each.typeName).name)
        else if (each.type === 'TSTypeQuery' && each.exprName.type !== 'TSImportType')
          reserved.add(firstOf(each.exprName).name)
      }
    for (const [key, { module, name }] of this.#sorted()) {
      if (this.#locals.has(key)) continue
      const wanted = name === 'default' ? pascal(module) : name
      let local = wanted
      for (let more = 2; reserved.has(local); more += 1) local = `${wanted}${more}`
      reserved.add(local)
      this.#locals.set(key, local)
    }
  }

  #sorted() {
    return [...this.#names].sort(([one], [other]) => (one < other ? -1 : 1))
  }

  /** Whether a name has a meaning in the file: that of an import, of an interface, of a global type or of a keyword. */
  isTaken(name: string): boolean {
    return this.#taken.has(name)
  }

  /** The name of an imported type in the file. */
  local(module: string, name: string): string {
    return this.#locals.get(keyOf(module, name)) ?? name
  }

  /** The statements at the head of the file, one for each module. */
  lines(): readonly string[] {
    const modules = new Map<string, string[]>()
    for (const [, { module, name }] of this.#sorted()) {
      const local = this.local(module, name)
      const imported = local === name ? name : `${name} as ${local}`
      modules.set(module, [...(modules.get(module) ?? []), imported])
    }
    const isRelative = (module: string) => Number(module.startsWith('.'))
    const sorted = [...modules].sort(([one], [other]) => isRelative(one) - isRelative(other))
    return sorted.map(([module, names]) => `import type { ${names.join(', ')} } from ${quoted(module)}`)
  }
}

/** What a module may export a type or a value as, and the file cannot name them. */
const KEYWORDS =
  'globalThis Symbol any as bigint boolean break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in infer instanceof interface is keyof let never new null number object package private protected public readonly return static string super switch symbol this throw true try type typeof undefined unique unknown var void while with yield'.split(
    ' ',
  )

const keyOf = (module: string, name: string): string => `${module}\0${name}`

const pascal = (module: string): string =>
  (module.split('/').at(-1) ?? '')
    .replace(/\.[cm]?[jt]sx?$/, '')
    .replaceAll(/(?:^|[^\p{ID_Continue}]+)(\p{ID_Continue})/gu, (_all, letter: string) => letter.toUpperCase())

/** The text of a type. A type literal that is too long for one line has a line for each member. */
export const typeText = ({ node, text }: { node: Node; text: string }, imports: Imports, indent = ''): string => {
  const inner = (each: Node): string => typeText({ node: each, text }, imports, indent)
  switch (node.type) {
    case 'TSImportType':
      return importText(node, imports, inner)
    case 'TSTypeLiteral':
      return literalText(memberTexts({ node, text }, imports, indent), indent)
    case 'TSPropertySignature': {
      // Some compilers add `undefined` to an optional member, even twice, and others do not.
      const type = node.typeAnnotation?.typeAnnotation
      if (!node.optional || type?.type !== 'TSUnionType') break
      const [first, ...others] = type.types.filter(each => each.type !== 'TSUndefinedKeyword')
      if (!first) break
      const start = text.slice(node.start ?? 0, type.start ?? 0)
      if (imports.isExact && others.length < type.types.length - 1)
        return `${start}${[first, ...others].map(inner).join(' | ')} | undefined`
      const only = first.type === 'TSParenthesizedType' && others.length === 0 ? first.typeAnnotation : first
      return start + [only, ...others].map(inner).join(' | ')
    }
    case 'TSLiteralType':
      if (node.literal.type === 'StringLiteral') return quoted(node.literal.value)
  }
  // Everything else is as the compiler writes it, but for the types in it.
  let [result, end] = ['', node.start ?? 0]
  for (const child of childrenOf(node)) {
    if ((child.start ?? 0) < end) continue // the value of `{ a }`, which is its key
    result += text.slice(end, child.start ?? 0) + inner(child)
    end = child.end ?? 0
  }
  return result + text.slice(end, node.end ?? 0)
}

/** The names in a type that say what it is about: those of the types that it refers to, and those of its members. */
export const wordsIn = ({ node, text }: TypeNode, imports: Imports): readonly string[] => {
  switch (node.type) {
    case 'TSIntersectionType':
    case 'TSUnionType':
      return node.types.flatMap(each => wordsIn({ node: each, text }, imports))
    case 'TSTupleType': {
      const [members, symbols] = symbolParts(node)
      return [...wordsIn({ node: members, text }, imports), ...symbols.map(([symbol]) => lastOf(symbol))]
    }
    case 'TSTypeLiteral':
      return node.members.flatMap(memberName)
    case 'TSTypeReference':
      return namesOf(node.typeName).slice(-1)
    case 'TSImportType':
      return node.qualifier ? [imports.local(node.argument.value, firstOf(node.qualifier).name)] : []
  }
  return []
}
const memberName = (member: TSTypeElement): readonly string[] =>
  (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') && member.key.type === 'Identifier'
    ? [member.key.name]
    : []

/** The members of a type literal, or of a state in parts (see `StateWithSymbols`), as they stand in an interface. */
export const memberTexts = ({ node, text }: TypeNode, imports: Imports, indent: string): readonly string[] => {
  if (node.type === 'TSTupleType') {
    const [members, symbols] = symbolParts(node)
    return [
      ...memberTexts({ node: members, text }, imports, indent),
      ...symbols.flatMap(([symbol, type]) => {
        const key = typeText({ node: symbol, text }, imports).replace(/^typeof (.*)$/, '[$1]')
        return memberTexts({ node: type, text }, imports, indent).map(each => each.replace('member', () => key))
      }),
    ]
  }
  if (node.type !== 'TSTypeLiteral') return []
  return node.members.map(member => {
    const whole = typeText({ node: member, text }, imports, `${indent}  `)
    return whole.replace(/[;,]$/, '').replace(/"([^"'\\]*)"(?=\??:)/, "'$1'")
  })
}

/** The members with names of a state in parts, and those under symbols. */
const symbolParts = (state: TSTupleType): readonly [TSType, readonly (readonly [TSType, TSType])[]] => {
  const [members, symbols] = state.elementTypes
  const parts = symbols?.type === 'TSUnionType' ? symbols.types : [symbols]
  return [
    members as TSType, // no element of these tuples has a label
    parts.map(part => (part as TSTupleType).elementTypes as [TSType, TSType]), // as `StateWithSymbols` makes them
  ]
}

/** The last name of a symbol: `typeof import('./keys.js').keys.user`. */
const lastOf = (symbol: TSType): string => {
  if (symbol.type !== 'TSTypeQuery') return ''
  const name = symbol.exprName.type === 'TSImportType' ? symbol.exprName.qualifier : symbol.exprName
  return name ? (namesOf(name).at(-1) ?? '') : ''
}

export const literalText = (members: readonly string[], indent: string): string => {
  if (members.length === 0) return '{}'
  const line = `{ ${members.join('; ')} }`
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  return `{\n${members.map(member => `${indent}  ${member}\n`).join('')}${indent}}`
}

const importText = (node: TSImportType, imports: Imports, inner: (node: Node) => string): string => {
  const { argument, qualifier, typeParameters } = node
  const given = typeParameters ? inner(typeParameters) : ''
  if (!qualifier) return `import(${quoted(argument.value)})${given}`
  const [first = '', ...rest] = namesOf(qualifier)
  return [imports.local(argument.value, first), ...rest].join('.') + given
}

const firstOf = (name: TSEntityName): Identifier => {
  if (name.type === 'TSQualifiedName') return firstOf(name.left)
  return name as Identifier // `this` is no type in a declaration
}
const namesOf = (name: TSEntityName): readonly string[] =>
  name.type === 'TSQualifiedName' ? [...namesOf(name.left), name.right.name] : [firstOf(name).name]

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child)
}

/** The nodes in a node, in the order of the text. */
const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([name]) => !name.endsWith('Comments'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value?.type === 'string' && typeof value.start === 'number')
    .sort((one, other) => (one.start ?? 0) - (other.start ?? 0))

export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
export const keyText = (name: string): string =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name)
