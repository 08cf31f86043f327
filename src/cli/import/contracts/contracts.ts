/** Writes the contracts of all actions, and the schemas that they share. */
import type { AnyRouteTable } from '../../../table/table.js'
import { paramNames } from '../../../text/path.js'
import { blockOf, quoted } from '../../code-text.js'
import { answersIn, type Declaration } from '../declaration.js'
import { keyOf, routeKeyOf } from '../entries.js'
import { listIn } from '../json.js'
import { type Omission, type Operation, type Reading, routeOf } from '../reading.js'
import { bodyText, returnsText } from './bodies.js'
import { parameterText } from './parameters.js'
import { createSchemas, type Writer } from './schemas.js'

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
  const { writerOf, constants } = createSchemas(document, unsaid)
  /** By target: the route whose contract it has, and the contract. */
  const found = new Map<string, { readonly of: string; readonly text: string | undefined }>()
  const routes = new Map([...table].map(route => [routeKeyOf(route), route]))
  for (const { entry, controller, action } of answersIn(declarations)) {
    const { row, path } = entry
    const route = routes.get(keyOf(entry))
    if (controller === undefined || row.operation === undefined || route === undefined) continue
    const given = path.filter(segment => segment.given !== undefined)
    // a parameter with a kind is checked by the table
    const names = paramNames(route.path).flatMap((name, at) =>
      given[at]?.kind === undefined ? [[given[at]?.given ?? '', name] as const] : [],
    )
    const writer = writerOf(routeOf(row))
    const contract = { of: routeOf(row), text: contractOf(row.operation, new Map(names), writer) }
    const target = `${controller}#${action}`
    const first = found.get(target) ?? contract
    found.set(target, first)
    if (first.text !== contract.text)
      writer.at('contract').lose(`one action has one contract, here that of ${first.of}`)
  }
  const byTarget = new Map([...found].flatMap(([target, { text }]) => (text === undefined ? [] : [[target, text]])))
  return { byTarget, constants, unsaid }
}

const PARTS = [
  ['path', 'params'],
  ['query', 'query'],
  ['header', 'headers'],
] as const

/**
 * What an operation takes and gives as code, or `undefined`. `names` are those of the path parameters in the table, by those of the
 * reader.
 */
const contractOf = (
  { operation, parameters }: Operation,
  names: ReadonlyMap<string, string>,
  writer: Writer,
): string | undefined => {
  const members: string[] = []
  const add = (name: string, text: string | undefined) => text !== undefined && members.push(`${name}: ${text}`)
  for (const [place, name] of PARTS) {
    const texts = parameters.flatMap(each => (each.in === place ? (parameterText(each, names, writer) ?? []) : []))
    if (texts.length > 0) add(name, `z.object(${blockOf(texts)})`)
  }
  // what the reader could not follow
  for (const each of [operation, ...parameters]) if (each.$ref !== undefined) writer.at('contract').resolved(each)
  for (const { in: place, name } of parameters)
    if (place === 'cookie')
      writer.at(`cookie ${name}`).lose('a contract has no cookies: read ctx.cookies in the action')
  add('body', bodyText(operation.requestBody, writer.at('body')))
  add('returns', returnsText(operation.responses, writer))
  for (const name of ['summary', 'description'])
    if (typeof operation[name] === 'string') add(name, quoted(operation[name].trim()))
  const tags = listIn(operation.tags).map(tag => quoted(String(tag)))
  if (tags.length > 0) add('tags', `[${tags.join(', ')}]`)
  if (operation.deprecated === true) add('deprecated', 'true')
  return members.length === 0 ? undefined : blockOf(members)
}
