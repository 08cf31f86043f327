/** Places `use` so that the fewest words say what each route is behind. */
import type { ResourceKind } from '../../route/actions.js'
import { call, type Declaration } from './declaration.js'
import type { Entry } from './entries.js'
import { actionOptions } from './plan-frame.js'

/** The middlewares that all of these routes begin with. */
const commonUse = (entries: readonly Entry[]): readonly string[] => {
  const [first, ...others] = entries
  return others.reduce((common, { use }) => {
    const end = common.findIndex((name, at) => name !== use[at])
    return end === -1 ? common : common.slice(0, end)
  }, first?.use ?? [])
}

const isResource = (given: Declaration): given is Declaration & { readonly kind: ResourceKind } =>
  given.kind === 'resources' || given.kind === 'resource'
const entriesIn = (declarations: readonly Declaration[]) => declarations.flatMap(({ entries }) => entries)

/** A few verbs say their middlewares themselves; more, or a whole resource, get a `use` before them. */
const isWorthUse = (group: readonly Declaration[]): boolean =>
  group.length > 2 || (group.length > 1 && group.some(({ kind }) => kind !== 'verb'))

/** The declarations with their middlewares. The first `depth` of each stand around it already. */
export const arrange = (given: readonly Declaration[], depth = 0): readonly Declaration[] => {
  const declarations = given.flatMap(each => split(each, depth))
  const entries = entriesIn(declarations)
  const common = commonUse(entries)
  const [first] = declarations
  const isOne = declarations.length === 1 && entries.length === 1
  if (first && isOne && !isResource(first) && first.kind !== 'redirect') return [inner(first, depth)]
  const isForAll = declarations.length > 2 || declarations.some(({ kind }) => kind !== 'verb')
  if (common.length > depth && isForAll)
    return [...common.slice(depth).map(name => call('use', name)), ...arrange(declarations, common.length)]
  const open: Declaration[] = []
  const groups = new Map<string, Declaration[]>()
  for (const each of declarations) {
    const name = commonUse(each.entries)[depth]
    if (name === undefined) open.push(inner(each, depth))
    else groups.set(name, [...(groups.get(name) ?? []), each])
  }
  const sorted = [...groups.values()].sort((one, other) => one.length - other.length)
  const largest = sorted.at(-1)
  const last = largest && isWorthUse(largest) ? sorted.pop() : undefined
  return [...open, ...sorted.flatMap(group => inGroup(group, depth)), ...(last ? arrange(last, depth) : [])]
}

/** Declarations with the same first middleware, before others that do not have it. A collection must stay where it is. */
const inGroup = (group: readonly Declaration[], depth: number): readonly Declaration[] => {
  const movable = group.filter(({ kind }) => kind !== 'collection')
  if (movable.length < 3) return group.map(each => alone(each, depth))
  const rest = group.filter(({ kind }) => kind === 'collection')
  return [...rest.map(each => alone(each, depth)), call('scope', '', { body: arrange(movable, depth) })]
}

/** A declaration with middlewares that its neighbours do not have. */
const alone = (declaration: Declaration, depth: number): Declaration => {
  const own = commonUse(declaration.entries)
  const use = own.slice(depth)
  if (declaration.kind === 'redirect') return behind(use, declaration)
  if (!isResource(declaration)) return inner(declaration, depth)
  const done = inner(declaration, own.length)
  return done.useByAction === undefined ? { ...done, use } : behind(use, done)
}

const behind = (use: readonly string[], declaration: Declaration): Declaration =>
  use.length === 0 ? declaration : call('scope', '', { body: [...use.map(name => call('use', name)), declaration] })

/** A declaration whose callback, actions or route have the middlewares from `depth` on. */
const inner = (declaration: Declaration, depth: number): Declaration => {
  const { kind, entries, answers } = declaration
  if (kind === 'verb') return { ...declaration, use: entries[0]?.use.slice(depth) ?? [] }
  const behind = answers.filter(({ entry }) => entry.use.length > depth)
  const useByAction = new Map(behind.map(({ action, entry }) => [action, entry.use.slice(depth)]))
  const body = arrange(declaration.body, depth)
  return { ...declaration, body, ...(useByAction.size === 0 ? {} : { useByAction }) }
}

/** A resource, three or more of whose actions have a middleware that the others do not have, is two: open, and behind it. */
const split = (declaration: Declaration, depth: number): readonly Declaration[] => {
  const { answers, entries } = declaration
  if (!isResource(declaration) || commonUse(entries).length > depth) return [declaration]
  const counts = new Map<string, number>()
  for (const { use } of new Map(answers.map(({ action, entry }) => [action, entry])).values()) {
    const name = use[depth]
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [most, count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
  if (count < 3) return [declaration]
  return [false, true].flatMap(isBehind => sift(declaration, ({ use }) => (use[depth] === most) === isBehind))
}

/** The part of a declaration that declares these routes. */
const sift = (declaration: Declaration, keeps: (entry: Entry) => boolean): readonly Declaration[] => {
  const entries = declaration.entries.filter(keeps)
  if (entries.length === 0) return []
  if (entries.length === declaration.entries.length) return [declaration]
  const body = declaration.body.flatMap(each => sift(each, keeps))
  const answers = declaration.answers.filter(({ entry }) => keeps(entry))
  const sifted = { ...declaration, entries, body, answers }
  if (!isResource(sifted)) return [sifted]
  const { only, except, update, ...rest } = declaration.options
  return [{ ...sifted, options: { ...actionOptions(sifted.kind, answers), ...rest } }]
}
