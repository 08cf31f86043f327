/** Writes the states and the members of `ctx` as types that the contexts of several routes share. */
import { freeName } from '../code-text.js'
import type { Imports } from './imports.js'
import type { TypeNode, WrittenParts } from './parts.js'
import { literalText, memberTexts, typeText, wordsIn } from './written-type.js'

/** A type that the contexts of several routes share. */
interface SharedType {
  readonly name: string
  readonly text: string
}
export type SharedTypes = ReadonlyMap<string, SharedType>
const byName = ([, one]: readonly [string, SharedType], [, other]: readonly [string, SharedType]): number =>
  one.name < other.name ? -1 : 1

/**
 * A name for each state, and for the members of each `ctx` that are more than one name, by their text. It comes from their members, so
 * that it stays the same when others are added. The types are in the order of their names.
 */
export const sharedTypes = (parts: readonly WrittenParts[], imports: Imports): SharedTypes => {
  const found = new Map<string, { readonly words: readonly string[]; readonly ending: string }>()
  for (const { state, members } of parts)
    for (const [key, type, ending] of [
      [stateOf(state, imports), state, 'State'],
      [membersOf(members, imports), members, 'Members'],
    ] as const)
      if (key !== '{}' && /[|&{[]/.test(key))
        found.set(key, { words: [...new Set(wordsIn(type, imports))].sort(), ending })
  const shared = new Map<string, SharedType>()
  const used = new Set<string>()
  for (const [key, { words, ending }] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const more = words.length > MOST_WORDS ? 'More' : ''
    const name = `${words.slice(0, MOST_WORDS).map(capitalized).join('')}${more}${ending}`
    const unique = freeName(name, each => used.has(each) || imports.isTaken(each))
    used.add(unique)
    const text = key.startsWith('{\n') ? `export interface ${unique} ${key}\n` : `export type ${unique} = ${key}\n`
    shared.set(key, { name: unique, text })
  }
  return new Map([...shared].sort(byName))
}
const MOST_WORDS = 3
const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** The text of a state: its members, one on each line, in the order of their names; or what it is made of. `{}` for none. */
export const stateOf = (state: TypeNode, imports: Imports): string => {
  const { type } = state.node
  if (type !== 'TSTypeLiteral' && type !== 'TSTupleType') return membersOf(state, imports)
  const members = [...memberTexts(state, imports, '')].sort()
  return members.length === 0 ? '{}' : `{\n${members.map(member => `  ${member}\n`).join('')}}`
}

/** The text of the members of a `ctx`: unions and intersections are in the order of their texts. `{}` for none. */
export const membersOf = ({ node, text }: TypeNode, imports: Imports): string => {
  const isUnion = node.type === 'TSUnionType'
  const types = isUnion || node.type === 'TSIntersectionType' ? node.types : [node]
  const texts = types.map(each =>
    each.type === 'TSTupleType'
      ? literalText(memberTexts({ node: each, text }, imports, ''), '')
      : typeText({ node: each, text }, imports),
  )
  const written = texts.filter(each => isUnion || each !== '{}').sort()
  return written.join(isUnion ? ' | ' : ' & ') || '{}'
}
