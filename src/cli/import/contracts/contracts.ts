/** Writes the contracts of all actions, and the schemas that they share. */

import type { AnyRouteTable } from '../../../table/table.js'
import { paramNames } from '../../../text/path.js'
import { answersIn, type Declaration } from '../declaration.js'
import { type Entry, keyOf, routeKeyOf } from '../entries.js'
import { type Omission, type Reading, routeOf } from '../reading.js'
import { createSchemaWriter } from './constants.js'
import { contractOf } from './operation.js'

/** What `--contracts` adds to a module. */
export interface Contracts {
  /** By target, such as `Places#show`. */
  readonly byTarget: ReadonlyMap<string, string>
  /** The schemas that a document refers to, each after those that it needs, by name. */
  readonly constants: ReadonlyMap<string, string>
  /** What no contract says. */
  readonly unsaid: readonly Omission[]
}

export const NO_CONTRACTS: Contracts = { byTarget: new Map(), constants: new Map(), unsaid: [] }

/** The contracts of the actions in a table, from the document of a reading. */
export const contractsOf = (
  { document = {} }: Reading,
  declarations: readonly Declaration[],
  table: AnyRouteTable,
): Contracts => {
  const unsaid: Omission[] = []
  const writer = createSchemaWriter(document, unsaid)
  const byTarget = new Map<string, string>()
  const firsts = new Map<string, Entry>()
  const routes = new Map([...table].map(route => [routeKeyOf(route), route]))
  for (const { entry, controller, action } of answersIn(declarations)) {
    const { row, path } = entry
    const route = routes.get(keyOf(entry))
    if (controller === undefined || row.operation === undefined || route === undefined) continue
    const given = path.flatMap(({ given, kind }) => (given === undefined ? [] : [{ given, kind }]))
    const names = paramNames(route.path).flatMap((name, at) => {
      const param = given[at]
      return param === undefined || param.kind !== undefined ? [] : [[param.given, name] as const]
    })
    const operationWriter = writer.of(routeOf(row))
    const text = contractOf(row.operation, new Map(names), operationWriter)
    const target = `${controller}#${action}`
    const [first, before] = [firsts.get(target), byTarget.get(target)]
    if (first === undefined) {
      firsts.set(target, entry)
      if (text !== undefined) byTarget.set(target, text)
    } else if (text !== before)
      operationWriter.lose('contract', `one action has one contract, here that of ${routeOf(first.row)}`)
  }
  return { byTarget, constants: writer.constants, unsaid }
}
