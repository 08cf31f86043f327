/** Gives each handler an action of its own, where several would share one. */

import { pascalCase } from '../../text/case.js'
import { freeName, quoted } from '../code-text.js'
import { type Answer, answersIn, type Declaration } from './declaration.js'
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
  const renamed = new Map<Answer, string>()
  const free = answersIn(declarations).filter(({ controller, entry }) => controller && !entry.controller)
  // bare verbs keep their names, and so come first
  for (const by of ['bare', 'verb'])
    for (const answer of free.filter(each => each.by === by)) {
      const { controller, action, entry } = answer
      const own = `${entry.method.toLowerCase()}${action.charAt(0).toUpperCase()}${action.slice(1)}`
      const isTaken = (name: string) => !claim(`${controller}#${name}`, entry)
      // `publish`, `postPublish`, `postPublish2` …
      const name = freeName(action, isTaken, count => (count === 2 ? own : `${own}${count - 1}`))
      if (name !== action) renamed.set(answer, name)
    }
  return declarations.map(each =>
    withAnswers(each, answer => {
      const action = renamed.get(answer)
      return action === undefined ? answer : { ...answer, action, by: 'verb' }
    }),
  )
}

/** A declaration whose answers, and those in its callback, are replaced. */
const withAnswers = (declaration: Declaration, replace: (answer: Answer) => Answer): Declaration => ({
  ...declaration,
  answers: declaration.answers.map(replace),
  body: declaration.body.map(each => withAnswers(each, replace)),
})

/** A resource with the usual controller, or with one of its own where that has these actions for other handlers. */
const withOwnController = (declaration: Declaration, claim: Claim): Declaration => {
  const { answers, entries, options } = declaration
  const inner = () => ({ ...declaration, body: declaration.body.map(each => withOwnController(each, claim)) })
  const standard = answers.filter(({ by, entry }) => by === 'action' && !entry.controller)
  const isFree = (name: string) => standard.map(({ action, entry }) => claim(`${name}#${action}`, entry)).every(Boolean)
  const controller = standard[0]?.controller
  if (controller === undefined || isFree(controller)) return inner()
  const words = entries[0]?.path.slice(0, -1).map(({ name, text }) => name ?? text) ?? []
  const base = pascalCase<string>(words.join('-').replace(/[^\w-]+/g, '-')) || controller
  const first = `${base.replace(/^(?=\d)/, 'R')}${controller.slice(controller.lastIndexOf('/') + 1)}`
  const name = freeName(
    first,
    each => !isFree(each),
    count => `${first.replace(/\d+$/, '')}${count}`,
  )
  const moved = withAnswers(inner(), answer => {
    if (answer.controller !== controller || (answer.by === 'action' && !standard.includes(answer))) return answer
    return answer.entry.controller ? { ...answer, by: 'verb' } : { ...answer, controller: name }
  })
  return { ...moved, options: { ...options, controller: quoted(name) } }
}
