/** Gives each handler an action of its own, where several would share one. */

import { pascalCase } from '../../text/case.js'
import { freeName, quoted } from '../code-text.js'
import type { Declaration } from './declaration.js'
import type { Entry } from './entries.js'

/** Claims a target for the handler of an entry, unless another handler has it. */
type Claim = (target: string, entry: Entry) => boolean

/** The same declarations, in which only routes of one handler share a target. What a controller of the other router binds stays. */
export const withOwnActions = (given: readonly Declaration[]): readonly Declaration[] => {
  const owners = new Map<string, Entry>()
  const claim: Claim = (target, entry) => {
    const owner = owners.get(target)
    if (owner === undefined) owners.set(target, entry)
    return owner === undefined || owner === entry || (owner.handler !== undefined && owner.handler === entry.handler)
  }
  for (const { entries } of given)
    for (const entry of entries) if (entry.controller) claim(`${entry.controller}#${entry.action}`, entry)
  const declarations = given.map(each => withOwnController(each, claim))
  const renamed = new Map<Declaration, string>()
  const verbs = declarations
    .flatMap(allIn)
    .filter(({ target, entries: [entry] }) => target?.controller && !entry?.controller)
  // bare verbs keep their names, and so come first
  for (const isBare of [true, false])
    for (const declaration of verbs.filter(({ target }) => target?.bare === isBare)) {
      const { target, entries } = declaration
      const [entry] = entries
      if (entry === undefined || target === undefined) continue
      const { controller, action } = target
      const own = `${entry.method.toLowerCase()}${action.charAt(0).toUpperCase()}${action.slice(1)}`
      const isTaken = (name: string) => !claim(`${controller}#${name}`, entry)
      // `publish`, `postPublish`, `postPublish2` …
      renamed.set(
        declaration,
        freeName(action, isTaken, count => (count === 2 ? own : `${own}${count - 1}`)),
      )
    }
  const rename = (declaration: Declaration): Declaration => {
    const { target, body } = declaration
    const action = renamed.get(declaration) ?? target?.action ?? ''
    const own = target && { target: { ...target, action, bare: target.bare && action === target.action } }
    return { ...declaration, body: body.map(rename), ...own }
  }
  return declarations.map(rename)
}

const allIn = (declaration: Declaration): readonly Declaration[] => [declaration, ...declaration.body.flatMap(allIn)]

/** A resource with the usual controller, or with one of its own where that has these actions for other handlers. */
const withOwnController = (declaration: Declaration, claim: Claim): Declaration => {
  const { controller, actions, entries, options, body } = declaration
  const inner = () => body.map(each => withOwnController(each, claim))
  const standard = [...(actions ?? [])].flatMap(([action, [entry]]) =>
    entry && !entry.controller ? [{ action, entry }] : [],
  )
  const isFree = (name: string) => standard.map(({ action, entry }) => claim(`${name}#${action}`, entry)).every(Boolean)
  if (controller === undefined || standard.length === 0 || isFree(controller)) return { ...declaration, body: inner() }
  const words = entries[0]?.path.slice(0, -1).map(({ name, text }) => name ?? text) ?? []
  const base = pascalCase<string>(words.join('-').replace(/[^\w-]+/g, '-')) || controller
  const first = `${base.replace(/^(?=\d)/, 'R')}${controller.slice(controller.lastIndexOf('/') + 1)}`
  const name = freeName(
    first,
    each => !isFree(each),
    count => `${first.replace(/\d+$/, '')}${count}`,
  )
  const move = (each: Declaration): Declaration => ({
    ...each,
    body: each.body.map(move),
    ...(each.target?.controller === controller && {
      target: each.entries[0]?.controller ? { ...each.target, bare: false } : { ...each.target, controller: name },
    }),
  })
  return {
    ...declaration,
    controller: name,
    options: { ...options, controller: quoted(name) },
    body: inner().map(move),
  }
}
