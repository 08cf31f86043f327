/** Writes what an operation takes and gives as a contract. */
import { blockOf, quoted } from '../../code-text.js'
import { listIn } from '../json.js'
import type { Operation } from '../reading.js'
import { bodyText, returnsText } from './bodies.js'
import type { OperationWriter } from './constants.js'
import { parameterText } from './parameters.js'

const PARTS = { path: 'params', query: 'query', header: 'headers' } as const

/** The contract of an operation as code, or `undefined`. `names` are those of the path parameters in the table, by those of the reader. */
export const contractOf = (
  { operation, parameters }: Operation,
  names: ReadonlyMap<string, string>,
  writer: OperationWriter,
): string | undefined => {
  const members: Record<string, string | undefined> = {}
  for (const place of ['path', 'query', 'header'] as const) {
    const texts = parameters.flatMap(each => (each.in === place ? (parameterText(each, names, writer) ?? []) : []))
    if (texts.length > 0) members[PARTS[place]] = `z.object(${blockOf(texts)})`
  }
  // what the reader could not follow
  for (const each of [operation, ...parameters]) if (each.$ref !== undefined) writer.resolved(each, 'contract')
  for (const { in: place, name } of parameters)
    if (place === 'cookie') writer.lose(`cookie ${name}`, 'a contract has no cookies: read ctx.cookies in the action')
  members.body = bodyText(operation.requestBody, writer)
  members.returns = returnsText(operation.responses, writer)
  for (const name of ['summary', 'description'])
    if (typeof operation[name] === 'string') members[name] = quoted(operation[name].trim())
  const tags = listIn(operation.tags).map(tag => quoted(String(tag)))
  if (tags.length > 0) members.tags = `[${tags.join(', ')}]`
  if (operation.deprecated === true) members.deprecated = 'true'
  const lines = Object.entries(members).flatMap(([name, text]) => (text === undefined ? [] : `${name}: ${text}`))
  return lines.length === 0 ? undefined : blockOf(lines)
}
