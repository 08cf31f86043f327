/** Writes types out, with names that are imported at the head of the file. */
import type { Node, TSImportType, TSTupleType, TSType, TSTypeElement } from '@babel/types'
import { quoted } from '../code-text.js'
import type { Imports } from './imports.js'
import { childrenOf, firstOf, namesOf } from './nodes.js'
import type { TypeNode } from './parts.js'

/** How long a type literal on one line may be. */
const WIDTH = 100

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
