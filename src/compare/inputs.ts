/** Compares what requests to a route may have: parameters, query, headers and body. */

import { INPUT_PARTS } from '../contract/input-error.js'
import { shown } from '../contract/shape.js'
import { paramNames } from '../text/path.js'
import { breaks, type RouteChange, review, safe } from './change.js'
import { differenceText, shortType } from './difference-text.js'
import type { KeptMiddlewares } from './guards.js'
import type { ListedContract, ListedRoute } from './listed.js'
import { schemaDifferences } from './schema/compare.js'

/** The changes of inputs, those of middlewares that are still there included. */
export const inputChanges = (before: ListedRoute, now: ListedRoute, kept: KeptMiddlewares): readonly RouteChange[] => {
  const [had, has] = [before.contract, now.contract]
  const renamed = paramNames(before.path).map((name, at) => [name, paramNames(now.path)[at] ?? name] as const)
  const params = renamedMembers(had?.params, renamed)
  const parts = INPUT_PARTS.filter(part => part !== 'body' || !isOptional(has) || had?.body !== undefined)
  return [
    ...kindChanges(before, now, renamed),
    ...parts.flatMap(part =>
      partChanges(part, part === 'params' ? params : had?.[part], has?.[part], had !== undefined),
    ),
    ...bodyChanges(had, has),
    ...kept.flatMap(([one, other]) =>
      (['query', 'headers'] as const).flatMap(part =>
        partChanges(`${part} for ${other.name}`, one[part], other[part], true),
      ),
    ),
  ]
}

const isOptional = (contract: ListedContract | undefined): boolean => contract?.bodyOptional === true

/** A schema of parameters with the names that they have now: in a request, they have none. */
const renamedMembers = (schema: unknown, renamed: readonly (readonly [string, string])[]): unknown => {
  const names = new Map(renamed)
  const { properties, required, ...others } = shown(schema)
  if (properties === undefined) return schema
  const members = Object.entries(shown(properties)).map(([name, member]) => [names.get(name) ?? name, member] as const)
  const needed = Array.isArray(required) ? required.map(name => names.get(name) ?? name) : undefined
  return { ...others, properties: Object.fromEntries(members), ...(needed && { required: needed }) }
}

const KINDS: Readonly<Record<string, string>> = { uuid: 'a UUID', bigint: 'a bigint', integer: 'an integer' }
const kindText = (kind: string | undefined): string => (kind === undefined ? 'any text' : (KINDS[kind] ?? kind))

type Kinds = NonNullable<ListedRoute['kinds']>
const kindOf = (kinds: Kinds, name: string): string | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined

/** A parameter of another kind. An integer is a bigint, too. */
const kindChanges = (
  { kinds: had = {} }: ListedRoute,
  { kinds: has = {} }: ListedRoute,
  renamed: readonly (readonly [string, string])[],
): readonly RouteChange[] =>
  renamed.flatMap(([old, name]) => {
    const [kind, earlier] = [kindOf(has, name), kindOf(had, old)]
    const text = `:${name} is ${kindText(kind)} now, was ${kindText(earlier)}`
    const isWider = kind === undefined || (kind === 'bigint' && earlier === 'integer')
    const ofName = old === name ? [] : [safe('input', `:${old} is called :${name} now`)]
    return kind === earlier ? ofName : [...ofName, isWider ? safe('input', text) : breaks('input', text)]
  })

/** `isKnown` is whether something said before what the route reads. Otherwise it may have read a part that no contract describes. */
const partChanges = (part: string, before: unknown, now: unknown, isKnown: boolean): readonly RouteChange[] => {
  if (before === undefined && now === undefined) return []
  if (now === undefined) return [review('input', `${part} is not checked any more, or not read`)]
  if (before === undefined && part === 'body') return [breaks('input', `takes a body now: ${shortType(now, now)}`)]
  const versions = { before: before ?? { type: 'object', properties: {} }, now }
  const differences = schemaDifferences(versions.before, now, 'input')
  const ofMembers = differences.map(each =>
    (each.isSure ? breaks : review)('input', differenceText(part, each, 'input', versions)),
  )
  return before === undefined && !isKnown ? [review('input', `${part} is checked now`), ...ofMembers] : ofMembers
}

/** What a schema does not say of a body. */
const bodyChanges = (had: ListedContract | undefined, has: ListedContract | undefined): readonly RouteChange[] => {
  if (has?.body === undefined) return []
  if (had?.body === undefined)
    return isOptional(has)
      ? [(had ? safe : review)('input', `may take a body now: ${shortType(has.body, has.body)}`)]
      : []
  const refused = had.bodyTypes?.filter(type => !has.bodyTypes?.includes(type)) ?? []
  const isSmaller = has.bodyLimit !== undefined && has.bodyLimit < (had.bodyLimit ?? Infinity)
  const limit = `the body may have ${has.bodyLimit} bytes now`
  return [
    ...(refused.length > 0 ? [breaks('input', `the body may not be ${refused.join(', ')} any more`)] : []),
    ...(isOptional(had) && !isOptional(has) ? [breaks('input', 'the body is required now')] : []),
    ...(isSmaller && had.bodyLimit !== undefined ? [breaks('input', `${limit}, were ${had.bodyLimit}`)] : []),
    ...(isSmaller && had.bodyLimit === undefined
      ? [review('input', `${limit}, were as many as the router takes`)]
      : []),
  ]
}
