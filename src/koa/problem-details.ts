/** `problemDetails()`: answers errors as problem details (RFC 9457). */

import type Koa from 'koa'
import { InputError } from '../contract/input-error.js'
import { isObject } from '../contract/members.js'
import type { ProblemDetails } from '../contract/problem-details.js'
import { PROBLEM_TYPE } from '../contract/problem-of.js'
import { type FactoryArguments, missingCallProblem, tooManyArguments } from '../text/arguments.js'
import { callMessage } from '../text/messages.js'
import { isError } from './is-error.js'
import { namedBodyError } from './reply.js'

/** Header fields that describe a body. They belong to the body that the error replaces, and those of an error to another one. */
const BODY_FIELDS = [
  'Accept-Ranges',
  'Content-Digest',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'Content-Location',
  'Content-MD5',
  'Content-Type',
  'Digest',
  'ETag',
  'Last-Modified',
  'Repr-Digest',
  'Trailer',
  'Transfer-Encoding',
]
/** The others that are removed. An error may say them of its own answer. */
const ANSWER_FIELDS = ['Cache-Control', 'Content-Language', 'Content-Range', 'Expires']
const NEVER_SENT = new Set(BODY_FIELDS.map(field => field.toLowerCase()))

/**
 * A middleware that answers errors in `application/problem+json`. Mount it before what may fail: it answers errors that are
 * thrown after it, and gives a body to answers with a status from 400 to 599 that have none, such as a 404 without a route
 * and a 405 of `allowedMethods()`.
 *
 * An error with `expose`, such as an `InputError` or one of `ctx.throw(404, 'no such place')`, gives its message as `detail`,
 * and the members of its property `problem`. Others give only the status. The application emits `error` for each error, as
 * without the middleware.
 *
 * @throws {TypeError} for arguments, as in `app.use(problemDetails)` at each request
 * @see https://www.rfc-editor.org/rfc/rfc9457.html
 * @example app.use(problemDetails()).use(router.routes()).use(router.allowedMethods())
 */
export function problemDetails(...none: FactoryArguments<'problemDetails'>): Koa.Middleware
export function problemDetails(...given: readonly unknown[]): Koa.Middleware {
  const problem = missingCallProblem('problemDetails', given) ?? tooManyArguments('problemDetails', [[]], given.length)
  if (problem !== undefined) throw new TypeError(callMessage('problemDetails', problem))
  return answerProblems
}

const answerProblems: Koa.Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (thrown) {
    // Koa logs an error after the start of an answer, and closes the connection.
    if (!mayAnswer(ctx)) throw thrown
    const error = isError(thrown) ? thrown : new Error('something that is not an error was thrown', { cause: thrown })
    // A middleware that reads `ctx.length`, such as koa-compress, makes Koa call `JSON.stringify`.
    return answerError(ctx, namedBodyError(ctx, error))
  }
  if (ctx.status >= 400 && ctx.body == null && mayAnswer(ctx)) writeProblem(ctx, ctx.status)
}

/** Over HTTP/2, Node has ended the answer to HEAD from the start, but its header fields are still to be sent. */
const mayAnswer = (ctx: Koa.Context): boolean =>
  ctx.respond !== false && !ctx.headerSent && (ctx.writable || (ctx.method === 'HEAD' && isHttp2(ctx)))

const isHttp2 = ({ req }: Koa.Context): boolean => req.httpVersionMajor >= 2

/** What an error of `ctx.throw`, of a body parser or of an application may have. */
interface HttpError extends Error {
  readonly status?: unknown
  readonly statusCode?: unknown
  readonly expose?: unknown
  readonly headers?: unknown
  readonly problem?: unknown
}

const answerError = (ctx: Koa.Context, error: HttpError): void => {
  ctx.app.emit('error', error, ctx)
  for (const field of [...BODY_FIELDS, ...ANSWER_FIELDS]) ctx.remove(field)
  const status = statusOf(error)
  for (const [name, value] of Object.entries(isObject(error.headers) ? error.headers : {}))
    if (isSent(name, value, status)) setField(ctx, name, value)
  writeProblem(ctx, status, error.expose === true ? error : undefined)
}

/** Whether a header field of an error is sent. One of 416 has the length of what was asked for (RFC 9110, section 15.5.17). */
const isSent = (name: string, value: unknown, status: number): boolean =>
  value != null && !NEVER_SENT.has(name.toLowerCase()) && (status === 416 || name.toLowerCase() !== 'content-range')

/** A field that cannot be sent is reported, and must not cost the answer its status. */
const setField = (ctx: Koa.Context, name: string, value: unknown): void => {
  try {
    ctx.set(name, Array.isArray(value) ? value.map(textOf) : textOf(value))
  } catch (cause) {
    ctx.app.emit('error', new TypeError(`the header field '${name}' of an error cannot be sent`, { cause }), ctx)
  }
}

const textOf = (value: unknown): string => {
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
  throw new TypeError(`its value is of type ${typeof value}`)
}

const statusOf = ({ status, statusCode }: HttpError): number => {
  const given = status || statusCode
  return Number.isInteger(given) && Number(given) >= 400 && Number(given) <= 599 ? Number(given) : 500
}

/** The type is set after the body, for which Koa sets one. The media type has no parameter `charset`. */
const writeProblem = (ctx: Koa.Context, status: number, exposed?: HttpError): void => {
  ctx.status = status
  const title = titleOf(ctx, status)
  const problem: ProblemDetails = { type: 'about:blank', title, status, ...detailsOf(exposed, title) }
  ctx.body = { ...problem, ...membersOf(ctx, exposed?.problem), status }
  ctx.set('Content-Type', PROBLEM_TYPE)
}

/** The name of a status, as Koa has it; it has none for 599. Node warns over HTTP/2 of the member that `ctx.message` reads. */
const titleOf = ({ response }: Koa.Context, status: number): string =>
  Reflect.get(response, 'message', { res: {}, status }) ?? 'Unknown'

/** The members of an error's `problem`. What JSON cannot express is reported, and must not cost the answer its status. */
const membersOf = (ctx: Koa.Context, problem: unknown): object => {
  if (!isObject(problem)) return {}
  try {
    const members: unknown = JSON.parse(JSON.stringify(problem))
    return isObject(members) ? members : {}
  } catch (cause) {
    ctx.app.emit('error', new TypeError('the problem of an error cannot be sent as JSON', { cause }), ctx)
    return {}
  }
}

/** `ctx.throw(404)` makes an error whose message is the name of the status. */
const detailsOf = (exposed: HttpError | undefined, title: string): Partial<ProblemDetails> => ({
  ...(exposed && exposed.message !== '' && exposed.message !== title && { detail: exposed.message }),
  ...(exposed instanceof InputError && issuesIn(exposed)),
})

const issuesIn = ({ issues, count }: InputError): Partial<ProblemDetails> => ({
  errors: issues,
  ...(count > issues.length && { errorCount: count }),
})
