/** Plans verbs and redirects. */

import { camelCase } from '../../text/case.js'
import { paramNames } from '../../text/path.js'
import { quoted } from '../code-text.js'
import { type Answer, call, type Declaration } from './declaration.js'
import type { Entry } from './entries.js'
import { actionFrom, isSwapped, pathWithFreeNames, redirectTo } from './param-names.js'
import { COST, type Place, type Plan, type Planner, together } from './plan.js'
import { namesIn, type Path, textOf } from './segments.js'

/** A verb for each entry, with the path that it has in this place. */
export const planVerbs = (planner: Planner, given: readonly (readonly [Entry, Path])[], place: Place): Plan =>
  together(
    given.map(([entry, path]) =>
      entry.redirect ? planRedirect(entry, path, place) : planVerb(planner, entry, path, place),
    ),
  )

const pathAt = (path: Path, { verbNames }: Place): string =>
  path.length === 0 ? '/' : pathWithFreeNames(textOf(path).slice(1), verbNames)

const planRedirect = (entry: Entry, path: Path, place: Place): Plan => {
  const name = pathAt(path, place)
  const isForAll = entry.method === 'ALL'
  const status = entry.redirect?.status
  const options = {
    to: quoted(redirectTo(entry, name, place)),
    ...(isForAll ? { method: quoted('all') } : {}),
    ...(status === (isForAll ? 308 : 301) ? {} : { status: String(status) }),
  }
  const answers: readonly Answer[] = [{ entry, controller: undefined, action: '', by: 'redirect' }]
  return {
    cost: COST.line + COST.target,
    declarations: [call('redirect', name, { options, answers, entries: [entry] })],
  }
}

const planVerb = ({ options: { handlers } }: Planner, entry: Entry, path: Path, place: Place): Plan => {
  const name = pathAt(path, place)
  const answer: Answer = handlers
    ? { entry, controller: undefined, action: entry.handlerName, by: 'verb' }
    : answerOf(entry, name, place)
  const options = kindOptions(path, name)
  const names = [...place.verbNames, ...paramNames(name)]
  const slashes = name.split('/').length - 1
  const costs = [
    COST.line,
    slashes * COST.slash,
    isSwapped(namesIn(entry.path), names) ? COST.swap : 0,
    Object.keys(options).length * COST.option,
    handlers ? (name === '/' ? 0 : COST.slash) : answer.by === 'bare' ? 0 : targetCost(entry, name, place),
  ]
  const declarations = [call('verb', name, { options, answers: [answer], entries: [entry] })]
  return { cost: costs.reduce((sum, cost) => sum + cost, 0), declarations }
}

const targetCost = ({ controller }: Entry, name: string, { own }: Place): number =>
  controller === undefined && own === undefined && name !== '/' ? COST.rootTarget : COST.target

/** A controller of the other router binds; a handler only proposes the name of an action. */
const answerOf = (entry: Entry, name: string, { own, loose }: Place): Answer => {
  const { controller, action, method } = entry
  const isName = /^[A-Za-z][\w-]*$/.test(name)
  const bareAction = camelCase<string>(name)
  if (controller !== undefined && action !== undefined)
    return { entry, controller, action, by: isName && own === controller && bareAction === action ? 'bare' : 'verb' }
  const isBare = isName && !loose
  return {
    entry,
    controller: own ?? 'Root',
    action: isBare ? bareAction : (action ?? actionFrom(name, method)),
    by: isBare && own !== undefined ? 'bare' : 'verb',
  }
}

const kindOptions = (path: Path, name: string): Declaration['options'] => {
  const names = paramNames(name)
  const params = path.filter(segment => segment.name !== undefined)
  const kinds = params.flatMap(({ kind }, at) => (kind === undefined ? [] : [`${names[at]}: '${kind}'`]))
  return kinds.length === 0 ? {} : { params: `{ ${kinds.join(', ')} }` }
}
