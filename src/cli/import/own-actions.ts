/** Gives each handler an action of its own, where several would share one. */
import type { Declaration } from './declaration.js'
import type { Entry } from './entries.js'

/** The same declarations, in which only routes of one handler share a target. Standard actions and bare verbs keep their names. */
export const withOwnActions = (declarations: readonly Declaration[]): readonly Declaration[] => {
  const all = declarations.flatMap(allIn)
  const owners = new Map<string, Entry>()
  const claim = (target: string, entry: Entry): boolean => {
    const owner = owners.get(target)
    if (owner === undefined) owners.set(target, entry)
    return owner === undefined || owner === entry || (owner.handler !== undefined && owner.handler === entry.handler)
  }
  for (const { controller, actions = new Map<string, readonly Entry[]>() } of all)
    for (const [action, [entry]] of actions)
      if (entry && entry.controller === undefined) claim(`${controller}#${action}`, entry)
  const renamed = new Map<Declaration, string>()
  const free = all.filter(
    ({ target, entries: [entry] }) => target?.controller !== undefined && entry?.controller === undefined,
  )
  for (const isBare of [true, false])
    for (const declaration of free) {
      const { target, entries } = declaration
      const [entry] = entries
      if (entry === undefined || target?.controller === undefined || target.bare !== isBare) continue
      let name = target.action
      for (const each of namesFor(target.action, entry.method)) {
        name = each
        if (claim(`${target.controller}#${each}`, entry)) break
      }
      if (name !== target.action) renamed.set(declaration, name)
    }
  const rename = (declaration: Declaration): Declaration => {
    const action = renamed.get(declaration)
    const body = declaration.body.map(rename)
    return action === undefined || declaration.target === undefined
      ? { ...declaration, body }
      : { ...declaration, body, target: { ...declaration.target, action, bare: false } }
  }
  return declarations.map(rename)
}

const allIn = (declaration: Declaration): readonly Declaration[] => [declaration, ...declaration.body.flatMap(allIn)]

/** `publish`, `postPublish`, `postPublish2` … */
function* namesFor(action: string, method: string): Generator<string> {
  yield action
  const name = `${method.toLowerCase()}${action.charAt(0).toUpperCase()}${action.slice(1)}`
  yield name
  for (let count = 2; ; count++) yield `${name}${count}`
}
