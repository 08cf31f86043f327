/** Bodies in their long form in a contract, as source text, and what is wrong with them. `place` is a schema, and `anything` one of every value. */
import type { Rejected } from './rejected.js'
import type { RejectedRouter } from './rejected-routers.js'

const TYPE = "must be a media type, as in 'text/csv', or a list of them"
const LIMIT = "must be a number of bytes, or a text such as '20mb'"

/** `member` is the name in the message: that of the body, or of a member of it. */
const refused: readonly (readonly [body: string, member: string, message: string])[] = [
  ['{ schema: 5 }', 'body.schema', 'must be a Standard Schema'],
  ['{ schema: undefined }', 'body.schema', 'must be a Standard Schema'],
  ["{ schema: place, type: 'csv' }", 'body.type', TYPE],
  ['{ schema: place, type: [] }', 'body.type', TYPE],
  ["{ schema: place, type: ['text/csv', 'csv'] }", 'body.type', TYPE],
  ['{ schema: place, type: 5 }', 'body.type', TYPE],
  ["{ schema: place, limit: '20' }", 'body.limit', LIMIT],
  ["{ schema: place, limit: '20mib' }", 'body.limit', LIMIT],
  ['{ schema: place, limit: true }', 'body.limit', LIMIT],
]
/** A misspelt member. */
const unknown: readonly (readonly [body: string, member: string, message: string])[] = [
  ["{ schema: place, typ: 'text/csv' }", 'body', "has 'typ': the members of a body are schema, type, limit"],
]

export const acceptedBodies: readonly string[] = [
  '{ schema: anything }',
  "{ schema: anything, type: 'text/csv', limit: '20mb' }",
  "{ schema: anything, type: ['image/png', 'image/*'], limit: 1024 }",
  '{ schema: anything, type: undefined, limit: undefined }',
  "{ schema: anything, limit: '0.5kb' }",
]

const HANDLER = '() => {}'
export const rejectedBodies: readonly Rejected[] = [...refused, ...unknown].map(([body, member, message]) => ({
  title: `a contract of a middleware with the body ${body}`,
  source: `r => r.post('a', { «body»: ${body} }, ${HANDLER})`,
  message: `post('a'): '${member}' in the contract ${message}`,
}))

/** Of an object literal with `satisfies`, the compiler itself says what is wrong. */
export const rejectedBodiesOfClasses: readonly RejectedRouter[] = [...refused, ...unknown].map(
  ([body, member, message]) => ({
    title: `a contract of a class with the body ${body}`,
    actions: `static readonly contract = { show: { body: ${body} } }; show() {}`,
    table: "r => r.resources('hosts', { only: ['show'] })",
    message: `'${member}' in the contract of 'Hosts#show' ${message}`,
    throws: true,
  }),
)
export const acceptedBodiesOfClasses = acceptedBodies.map(body => ({
  title: `a contract of a class with the body ${body}`,
  actions: `static readonly contract = { show: { body: ${body} } satisfies ActionContract }; show() {}`,
  table: "r => r.resources('hosts', { only: ['show'] })",
}))
