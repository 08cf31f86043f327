/** Writes types out, with names that are imported at the head of the file. */
import type { Identifier, Node, TSEntityName, TSImportType, TSTypeElement } from '@babel/types'
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

  /**
   * Collects what types import, so that their names do not depend on the order in which they are written.
   */
  constructor(types: Iterable<TypeNode>, own: readonly OwnImport[], taken: Iterable<string>) {
    const reserved = new Set([...taken, ...own.map(({ local }) => local)])
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
export const wordsIn = ({ node }: TypeNode, imports: Imports): readonly string[] => {
  if (node.type === 'TSIntersectionType') return node.types.flatMap(each => wordsIn({ node: each, text: '' }, imports))
  if (node.type === 'TSTypeLiteral') return node.members.flatMap(memberName)
  if (node.type !== 'TSImportType' || !node.qualifier) return []
  return [imports.local(node.argument.value, firstOf(node.qualifier).name)]
}
const memberName = (member: TSTypeElement): readonly string[] =>
  (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') && member.key.type === 'Identifier'
    ? [member.key.name]
    : []

/** The members of a type literal, as they stand in an interface. */
export const memberTexts = ({ node, text }: TypeNode, imports: Imports, indent: string): readonly string[] =>
  node.type === 'TSTypeLiteral'
    ? node.members.map(member => {
        const whole = typeText({ node: member, text }, imports, `${indent}  `)
        return whole.replace(/[;,]$/, '').replace(/"([^"'\\]*)"(?=\??:)/, "'$1'")
      })
    : []

const literalText = (members: readonly string[], indent: string): string => {
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
