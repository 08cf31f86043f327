/** Skeletons of the controllers: each action has the old routes and handlers in a comment. */
import { blockOf, comment, keyText } from '../code-text.js'
import { classNameOf, localNames } from '../controllers/module.js'
import type { Contracts } from './contracts/contracts.js'
import { type Answer, answersIn, type Declaration } from './declaration.js'
import type { Entry } from './entries.js'
import { isEmptyName, type Row, routeOf } from './reading.js'

/** A class to be written out. */
export interface Skeleton {
  readonly controllerPath: string
  readonly className: string
  readonly text: string
}

/** What the controllers are made of. */
interface SkeletonSource {
  readonly declarations: readonly Declaration[]
  readonly swaps: ReadonlySet<Entry>
  readonly contracts: Contracts
}

/** The controllers of some declarations, sorted by their controller paths. */
export const skeletonsOf = ({ declarations, swaps, contracts }: SkeletonSource): readonly Skeleton[] => {
  const controllers = new Map<string, Map<string, Answer[]>>()
  for (const answer of answersIn(declarations)) {
    if (answer.controller === undefined) continue
    const actions = controllers.get(answer.controller) ?? new Map<string, Answer[]>()
    actions.set(answer.action, [...(actions.get(answer.action) ?? []), answer])
    controllers.set(answer.controller, actions)
  }
  const sorted = [...controllers].sort(([one], [other]) => (one < other ? -1 : 1))
  const names = localNames(sorted.map(([path]) => ({ path, name: classNameOf(path) })))
  return sorted.map(([controllerPath, actions], at) => {
    const name = names[at] ?? ''
    const members = [...actions].map(([action, answers]) => {
      const lines = answers.map(({ entry }) => `  ${comment(originOf(entry, swaps))}\n`)
      return `${lines.join('')}  ${action}() {}`
    })
    const contract = contractText(controllerPath, name, [...actions.keys()], contracts)
    return { controllerPath, className: name, text: `export class ${name} {\n${contract}${members.join('\n')}\n}\n` }
  })
}

/** The static member with the contracts of some actions, or `''`. */
const contractText = (path: string, name: string, actions: readonly string[], { byTarget }: Contracts): string => {
  const members = actions.flatMap(action => {
    const text = byTarget.get(`${path}#${action}`)
    return text === undefined ? [] : `${action}: ${text}`
  })
  if (members.length === 0) return ''
  const text = `static readonly contract = ${blockOf(members)} satisfies ContractOf<${name}>`
  return `  ${text.replaceAll('\n', '\n  ')}\n\n`
}

/** What was read of a route, and what the table does not say of it. */
const originOf = (entry: Entry, swaps: ReadonlySet<Entry>): string => {
  const { row, path } = entry
  const lost = path.flatMap(({ name, pattern }) =>
    pattern === undefined ? [] : `castParam: :${name} matched ${pattern}`,
  )
  const warnings = swaps.has(entry) ? ['a name means another parameter now'] : []
  return [rowText(row), ...warnings, ...lost, row.note ?? []].flat().join('; ')
}

/** A row, its handler and where that is written. */
export const rowText = (row: Row): string => {
  const { handler = '', place } = row
  return [routeOf(row), isEmptyName(handler) ? [] : handler, place ?? []].flat().join('  ')
}

/** The map for `defineRoutes`, or `''` without controllers. */
export const mapText = (skeletons: readonly Skeleton[]): string => {
  const lines = skeletons.map(({ controllerPath, className }) => `  ${keyText(controllerPath)}: ${className},\n`)
  return lines.length === 0 ? '' : `export const controllers = {\n${lines.join('')}}\n`
}
