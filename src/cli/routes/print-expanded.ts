/** Writes a block of lines for each route: what it takes, what it answers, and where it is written. */

import { STATUS_CODES } from 'node:http'
import { INPUT_PARTS, type InputPart } from '../../contract/input-error.js'
import { isEmptyStatus } from '../../contract/reply.js'
import { eachType } from '../../contract/reply-types.js'
import { contractJson, descriptionJson, type RepliesJson, type ReplyJson } from '../../contract-view/contract-json.js'
import { curlParts } from '../../contract-view/curl.js'
import { ownReplies } from '../../contract-view/own-replies.js'
import { memberLines, typeText } from '../../contract-view/schema-text.js'
import { shownOperation } from '../../contract-view/shown-operation.js'
import { sourceOf } from '../../locate/source.js'
import type { JsonSchema } from '../../openapi/document.js'
import { refusalOf } from '../../query/refusal.js'
import { middlewareName, targetLabel } from '../../route/print.js'
import type { AnyRoute } from '../../route/route.js'
import { securityOf } from '../../route/security.js'
import { statusesOf } from '../../route/statuses.js'
import { paramNames } from '../../text/path.js'
import { oneLine } from '../output.js'
import { fold, pathPieces, wrap } from './fold.js'
import { displaySource, type Printing } from './print.js'
import type { ListedRoute } from './select.js'

/** A name and what stands beside it, in lines. A row without lines is left out. */
type ExpandedRow = readonly [name: string, lines: readonly string[], column?: 'target' | 'middleware']

/** What stands before the second line of a row. */
const MARGIN = ' '.repeat(15)

/** The blocks of routes. Each middleware and each member of the input and of a reply has a line of its own. */
export const printExpanded = (listed: readonly ListedRoute[], printing: Printing): string => {
  const { style, paint, width = Number.POSITIVE_INFINITY } = printing
  const severalTables = new Set(listed.map(({ table }) => table)).size > 1
  const block = (each: ListedRoute): string => {
    const { table, route } = each
    const rows: readonly ExpandedRow[] = [['table', severalTables ? [table] : []], ...rowsOf(each, printing)]
    const lines = rows.flatMap(([name, texts, column]) => {
      const wrapped = name === CURL ? texts : texts.flatMap(line => wrap(line, width - MARGIN.length))
      const painted = wrapped.map(line => (column === undefined ? line : paint(column, line)))
      return painted.length === 0 ? [] : [`  ${style('bold', name.padEnd(11))}  ${painted.join(`\n${MARGIN}`)}\n`]
    })
    const heading = fold(pathPieces(`${route.method} ${route.path}`), width)
    const [first = '', ...more] = heading.map((line, at) =>
      paint('path', at === 0 ? line.slice(route.method.length + 1) : line),
    )
    return `${[`${paint('method', route.method)} ${first}`, ...more].join('\n')}\n${lines.join('')}`
  }
  return listed.map(block).join('\n')
}

const rowsOf = (
  { route, matched }: ListedRoute,
  { locator, folder, width = Number.POSITIVE_INFINITY }: Printing,
): readonly ExpandedRow[] => {
  const { summary = '', description = '', deprecated, tags = [], params, ...contract } = contractJson(route) ?? {}
  const source = sourceOf(route, locator)
  const use = route.use.map(each => {
    const written = locator.ofFunction(each)
    return `${middlewareName(each)}${written ? ` (${displaySource(written, folder)})` : ''}`
  })
  return [
    ['target', [targetLabel(route)], 'target'],
    ['status', 'redirect' in route ? [String(route.status)] : []],
    ['summary', textLines(oneLine(summary))],
    ['description', textLines(description)],
    ['deprecated', deprecated ? ['yes'] : []],
    ['tags', tags],
    ['security', securityLines(route)],
    ['parameters', parameterLines(route, params, matched)],
    ['refused', refusedLines(route, matched)],
    ...INPUT_PARTS.flatMap(part => {
      const schema = part === 'params' ? undefined : contract[part]
      const lines = [...(schema ? memberLines(schema, writingOf(schema)) : []), ...requiredLines(route, part)]
      return lines.length > 0 ? [[part, lines] as const] : []
    }),
    ...replyRows(route, contract.returns),
    ['middleware', use, 'middleware'],
    ['source', source ? [displaySource(source, folder)] : []],
    [CURL, curlLines(route, matched, width - MARGIN.length)],
  ]
}

/** What the middlewares before a route require of a part of the request, with their names. */
const requiredLines = (route: AnyRoute, part: InputPart): readonly string[] =>
  part !== 'query' && part !== 'headers'
    ? []
    : route.use.flatMap(each => {
        const schema = descriptionJson(each)[part]
        const lines = schema ? memberLines(schema, writingOf(schema)) : []
        return lines.map(line => (line.startsWith(' ') ? line : `${line} (${middlewareName(each)})`))
      })

const CURL = 'curl'
const ORIGIN = 'http://localhost:3000'

/** A curl line as the inspector has it, which a shell takes as it is: where it breaks, a backslash is at the end. */
const curlLines = (route: AnyRoute, matched: ListedRoute['matched'], width: number): readonly string[] => {
  const [first = '', ...options] = curlParts(route, ORIGIN, shownOperation(route), {}, matched)
  const lines = [first]
  for (const option of options) {
    const longer = `${lines.at(-1)} ${option}`
    if (longer.length + BREAK.length > width) lines.push(`  ${option}`)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line, at) => (at < lines.length - 1 ? line + BREAK : line))
}
const BREAK = ' \\'

/** A text without the empty lines and the indentation of its literal. */
const textLines = (text: string): readonly string[] =>
  text.split('\n').flatMap(line => (line.trim() === '' ? [] : [line.trim()]))

/** The requirements, any of which suffices, with the scopes of each scheme. */
const securityLines = (route: AnyRoute): readonly string[] => {
  const requirements = securityOf(route)?.map(each =>
    Object.entries(each)
      .map(([scheme, scopes]) => `${scheme}${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`)
      .join(' and '),
  )
  return requirements ? [requirements.map(each => each || 'none').join(', or ') || 'none'] : []
}

/** The parameters of the path, with their kinds, their schemas and the values of a request. */
const parameterLines = (
  { path, kinds }: AnyRoute,
  params: JsonSchema | undefined,
  matched: ListedRoute['matched'],
): readonly string[] =>
  paramNames(path).map(name => {
    const schema: unknown = Object(params?.properties)[name]
    const type = schema === undefined || params === undefined ? kinds?.[name] : typeText(schema, writingOf(params))
    return `${name}${type === undefined ? '' : `: ${type}`}${matched ? ` = ${JSON.stringify(matched[name])}` : ''}`
  })

/** What the contract answers to the values of a request, where it refuses them. */
const refusedLines = (route: AnyRoute, matched: ListedRoute['matched']): readonly string[] => {
  const refusal = matched && refusalOf(route, matched, undefined)
  return refusal ? [`${refusal.status}: ${refusal.why}`] : []
}

/** A row for each status: what the contract, described middlewares and the library itself reply with it. */
const replyRows = (route: AnyRoute, returns: RepliesJson | undefined): readonly ExpandedRow[] => {
  const described = route.use.map(each => [middlewareName(each), descriptionJson(each).replies] as const)
  const own = ownReplies(route)
  const firstStatus = new Map<string, number>() // by the body and what else a reply has
  return statusesOf(route).map(status => {
    const replies = [
      [returns?.[status], ''] as const,
      ...described.map(([name, each]) => [each?.[status], ` (${name})`] as const),
      [own.has(status) ? {} : undefined, ` (${own.get(status)})`] as const,
    ]
    const lines = replies.flatMap(([reply, note]) => {
      if (!reply) return []
      const members = replyLines(status, reply)
      const text = members.join('\n')
      const first = firstStatus.get(text)
      firstStatus.set(text, first ?? status)
      const isLong = members.length > 1 && first !== undefined
      const title = oneLine(reply.description ?? STATUS_CODES[status] ?? '') + note
      return [title, ...(isLong ? [`as in ${first}`] : members).map(line => `  ${line}`)]
    })
    return [String(status), lines]
  })
}

const replyLines = (status: number, { type, headers, body }: ReplyJson): readonly string[] => [
  ...(headers ? memberLines(headers, writingOf(headers)).map(line => `header ${line}`) : []),
  ...(type === undefined ? [] : [eachType(type).join(', ')]),
  ...(body && !isEmptyStatus(status) ? memberLines(body, writingOf(body)) : []),
]

/** How the parts of a schema are written, which may refer to its definitions. */
const writingOf = ({ $defs }: JsonSchema) => ({
  resolve: (reference: string) => Object($defs)[reference.replace(/^.*\//, '')],
  width: 0,
})
