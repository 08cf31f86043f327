/** Takes a JSON Schema apart: the schemas that a value has to fit all together, and those of which it has to fit one. */

import { type Shown, shown } from '../../contract/shape.js'

/** The keywords that say nothing about which values fit. */
const ANNOTATIONS = ['$schema', '$id', '$comment', '$defs', 'title', 'description', 'examples', 'deprecated']
export const isAnnotation = (keyword: string): boolean =>
  ANNOTATIONS.includes(keyword) || keyword === 'readOnly' || keyword === 'writeOnly' || keyword.startsWith('x-')

/** What no value fits. */
export const NEVER: Shown = { not: {} }

/** What a reference leads to inside of a whole schema, or `undefined`. */
export const resolve = (reference: string, whole: unknown): unknown => {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined
  const names = reference.split('/').slice(1)
  return names.reduce<unknown>((at, name) => shown(at)[unescaped(name)], whole)
}
const unescaped = (name: string): string => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')

/** The schemas that a value has to fit all together, without references and annotations. `true` and `{}` have none. */
export const partsOf = (schema: unknown, whole: unknown, followed: readonly unknown[] = []): readonly Shown[] => {
  if (schema === false) return [NEVER]
  const { $ref, allOf, ...others } = shown(schema)
  const own = Object.fromEntries(Object.entries(others).filter(([keyword]) => !isAnnotation(keyword)))
  const target = typeof $ref === 'string' ? resolve($ref, whole) : undefined
  const referred =
    target === undefined || followed.includes($ref)
      ? [{ $ref }].filter(() => $ref !== undefined)
      : partsOf(target, whole, [...followed, $ref])
  const parts = Array.isArray(allOf) ? allOf.flatMap(part => partsOf(part, whole, followed)) : []
  return [...(Object.keys(own).length > 0 ? [own] : []), ...referred, ...parts]
}

/** One schema that takes at least what all of the parts take together: of a keyword that several have, it has the first. */
export const merged = (parts: readonly Shown[]): Shown => {
  let all: Shown = {}
  for (const part of parts) all = { ...part, ...all, ...together(all, part) }
  return all
}

/** The keywords that add up: a member that several parts describe has to fit each of them. */
const together = (one: Shown, other: Shown): Shown => {
  const [of, more] = [one, other].map(({ properties }) => shown(properties))
  const names = Object.keys({ ...of, ...more })
  const properties = names.map(name => [name, both(memberOf(of, name), memberOf(more, name))] as const)
  const required = [one, other].flatMap(part => (Array.isArray(part.required) ? part.required : []))
  return {
    ...(names.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  }
}
const memberOf = (members: Shown | undefined, name: string): unknown =>
  members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined
const both = (one: unknown, other: unknown): unknown =>
  one === undefined || other === undefined || one === other ? (one ?? other) : { allOf: [one, other] }

/**
 * The alternatives of a schema without `allOf`, each with at most one type, and with at most one value where values are listed. They take
 * at least what the schema takes.
 */
export const alternativesOf = ({ anyOf, oneOf, ...others }: Shown, whole: unknown): readonly Shown[] => {
  const [union, rest] = Array.isArray(anyOf)
    ? [anyOf, oneOf === undefined ? others : { ...others, oneOf }]
    : [oneOf, others]
  if (Array.isArray(union)) return union.flatMap(each => alternativesOf(merged([...partsOf(each, whole), rest]), whole))
  if (Array.isArray(rest.enum)) return rest.enum.map(value => ({ ...rest, enum: undefined, const: value }))
  if (Array.isArray(rest.type)) return rest.type.flatMap(type => alternativesOf({ ...rest, type }, whole))
  if (rest.const !== undefined) return [rest]
  if (rest.type === 'null') return [{ ...rest, const: null }]
  return rest.type === 'boolean' ? [true, false].map(value => ({ ...rest, const: value })) : [rest]
}
