/**
 * Replies by status in a contract, as source text, and what is wrong with them. `anything` is a schema of every value, `nothing` one
 * of `undefined`, and `place` one of an object.
 */
import type { Rejected } from './rejected.js'
import type { RejectedRouter } from './rejected-routers.js'

const noStatus = (status: string) => `has the status ${status}: write one from 200 to 599`
const noBody = (status: number) => `has a body for ${status}: write a schema of undefined`

/** By RFC 9110: a reply is no interim answer (15.2), a status has three digits (15), and three of them have no body (6.4.1). */
const refused: readonly (readonly [returns: string, message: string])[] = [
  ['{ 100: place }', noStatus('100')],
  ['{ 101: nothing }', noStatus('101')],
  ['{ 103: place, 200: place }', noStatus('103')],
  ['{ 199: place }', noStatus('199')],
  ['{ 600: place }', noStatus('600')],
  ['{ 200: place, 999: place }', noStatus('999')],
  ['{ 20: place }', noStatus('20')],
  ['{ 2000: place }', noStatus('2000')],
  ['{ 0: place }', noStatus('0')],
  ['{ 200.5: place }', noStatus('200.5')],
  ['[place]', 'must be a Standard Schema, or an object with one for each status'],
  ['{ 418: 5 }', 'must be a Standard Schema, or an object with one for each status'],
  ['{ 204: place }', noBody(204)],
  ["{ '204': place }", noBody(204)],
  ["{ '0200': place }", noStatus('0200')],
  ["{ '2e2': place }", noStatus('2e2')],
  ['{ ok: place }', 'must be a Standard Schema, or an object with one for each status'],
  ['{ 200: place, 205: place }', noBody(205)],
  ['{ 304: place, 404: place }', noBody(304)],
  ['{ 204: { body: place } }', noBody(204)],
  ['{ 600: { body: place } }', noStatus('600')],
]

const noMember = (place: string) => `has '${place}': the members of a reply are body, headers, description, type`
/** Without `satisfies`, TypeScript takes any further names. */
const misspelt: typeof refused = [
  ["{ 200: place, 404: { bodi: place, description: 'none' } }", noMember('404.bodi')],
  ["{ 200: place, 404: { body: place, descriptoin: 'none' } }", noMember('404.descriptoin')],
  ['{ 200: { bodi: place } }', noMember('200.bodi')],
  ["{ 204: { descriptoin: 'gone' } }", noMember('204.descriptoin')],
  ['{ 200: place, default: place }', 'must be a Standard Schema, or an object with one for each status'],
  ["{ 200: place, '4XX': place }", 'must be a Standard Schema, or an object with one for each status'],
  ['{ 200: place, 20: place }', noStatus('20')],
  ['{ 200: place, 4: place }', noStatus('4')],
  ["{ 200: place, '600': nothing }", noStatus('600')],
]

const TYPE = "must be a media type, as in 'text/csv', or a list of them"
/** In the long form of a reply. Of an object literal that stands in its place, the compiler itself says what is wrong. */
const refusedLongForms: readonly (readonly [returns: string, member: string, message: string])[] = [
  ['{ 200: { body: 5 } }', 'body', 'must be a Standard Schema'],
  ['{ 200: { headers: 5 } }', 'headers', 'must be a Standard Schema'],
  ['{ 200: { description: 5 } }', 'description', 'must be a string'],
  ["{ 200: { body: place, type: 'csv' } }", 'type', TYPE],
  ["{ 200: { body: place, type: 'text/' } }", 'type', TYPE],
  ["{ 200: { body: place, type: '/csv' } }", 'type', TYPE],
  ["{ 200: { body: place, type: '*/csv' } }", 'type', TYPE],
  ["{ 200: { body: place, type: 'te*/*' } }", 'type', TYPE],
  ["{ 200: { body: place, type: 'text/a/*' } }", 'type', TYPE],
  ['{ 200: { body: place, type: [] } }', 'type', TYPE],
  ["{ 200: { type: ['image/png', '*/jpeg'] } }", 'type', TYPE],
  ["{ 200: { type: ['image/png', 'png'] } }", 'type', TYPE],
  ['{ 200: { headers: capitals } }', 'headers', "has 'ETag': the names of headers are in lower case, 'etag'"],
]

export const acceptedReturns: readonly string[] = [
  '{ 204: { description: "gone" }, 304: { body: nothing, headers: anything } }',
  '{ 200: { body: place, headers: anything, description: "all", type: "text/csv" }, 404: place, 409: { type: "application/vnd.a+json; charset=utf-8" } }',
  "{ 200: { type: ['image/jpeg', 'image/*'] }, 404: { body: place, type: '*/*' } }",
  'place',
  '{ 200: place, 299: place, 301: nothing, 404: place, 599: place }',
  '{ 204: nothing, 205: anything, 304: nothing }',
  '{ 200: nothing, 204: anything }',
  '{ 204: page }',
  "{ '200': place, '404': place }",
]

const HANDLER = '() => {}'
export const rejectedReturns: readonly Rejected[] = [
  ...refused.map(([returns, message]) => ({
    title: `a contract of a middleware that returns ${returns}`,
    source: `r => r.get('a', { «returns»: ${returns} }, ${HANDLER})`,
    message: `get('a'): 'returns' in the contract ${message}`,
  })),
  ...refusedLongForms.map(([returns, member, message]) => ({
    title: `a contract of a middleware that returns ${returns}`,
    source: `r => r.get('a', { «returns»: ${returns} }, ${HANDLER})`,
    message: `get('a'): 'returns.200.${member}' in the contract ${message}`,
    ...(returns.includes('capitals') && { throws: false as const }),
  })),
]

export const rejectedReturnsOfClasses: readonly RejectedRouter[] = [
  ...[...refused, ...misspelt].map(([returns, message]) =>
    ofClass(returns, `'returns' in the contract of 'Hosts#show' ${message}`),
  ),
  ...refusedLongForms.map(([returns, member, message]) =>
    ofClass(
      returns,
      `'returns.200.${member}' in the contract of 'Hosts#show' ${message}`,
      !returns.includes('capitals'),
    ),
  ),
]
function ofClass(returns: string, message: string, throws = true): RejectedRouter {
  return {
    title: `a contract of a class that returns ${returns}`,
    actions: `static readonly contract = { show: { returns: ${returns} } }; show() {}`,
    table: "r => r.resources('hosts', { only: ['show'] })",
    message,
    ...(throws && { throws: true }),
  }
}
export const acceptedReturnsOfClasses = acceptedReturns.map(returns => ({
  title: `a contract of a class that returns ${returns}`,
  actions: `static readonly contract = { show: { returns: ${returns} } satisfies ActionContract }; show() {}`,
  table: "r => r.resources('hosts', { only: ['show'] })",
}))
