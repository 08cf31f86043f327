/** `problemDetails()`: answers errors as problem details (RFC 9457). */

import type Koa from 'koa'
import { InputError, type InputIssue } from '../contract/input-error.js'
import { tooManyArguments, type Uncalled, uncalledProblem } from '../text/arguments.js'
import { callMessage } from '../text/messages.js'
import { isError } from './is-error.js'
import { namedBodyError } from './reply.js'

/**
 * The body of an answer of `problemDetails()`. An application may add members: see `problemDetails`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457.html#section-3.1
 * @example const problem: Problem = await response.json()
 */
export interface Problem {
  /** A URI that identifies the kind of problem: `'about:blank'` if it is only what the status says. */
  readonly type: string
  /** The kind of problem in words, such as `'Not Found'`. */
  readonly title: string
  readonly status: number
  /** The message of the error, if clients may see it. */
  readonly detail?: string
  /** The issues of an `InputError`: the first 100. */
  readonly errors?: readonly InputIssue[]
  /** How many issues there were, if `errors` does not have all of them. */
  readonly errorCount?: number
}

/** Header fields that describe a body or say how long it may be cached. They belong to the body that the error replaces. */
const BODY_FIELDS = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Language',
  'Content-Length',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Expires',
  'Last-Modified',
  'Transfer-Encoding',
]

/**
 * A middleware that answers errors in `application/problem+json`: those that are thrown after it, and answers with a status
 * from 400 to 599 that have no body, such as a 404 without a route and a 405 of `allowedMethods()`. Mount it before them.
 *
 * An error with `expose`, such as an `InputError` or one of `ctx.throw(404, 'no such place')`, gives its message as `detail`,
 * and the members of its property `problem`. Others give only the status. The application emits `error` for each error, as
 * without the middleware.
 *
 * @throws {TypeError} for arguments, as in `app.use(problemDetails)` at each request
 * @see https://www.rfc-editor.org/rfc/rfc9457.html
 * @example app.use(problemDetails()).use(router.routes()).use(router.allowedMethods())
 */
export function problemDetails(...none: Uncalled<'problemDetails'>): Koa.Middleware
export function problemDetails(...given: readonly unknown[]): Koa.Middleware {
  const problem = uncalledProblem('problemDetails', given) ?? tooManyArguments('problemDetails', [[]], given.length)
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

const mayAnswer = (ctx: Koa.Context): boolean => ctx.respond !== false && !ctx.headerSent && ctx.writable

/** What an error of `ctx.throw`, of a body parser or of an application may have. */
interface HttpError extends Error {
  readonly status?: unknown
  readonly statusCode?: unknown
  readonly expose?: unknown
  readonly headers?: { readonly [name: string]: string | readonly string[] }
  readonly problem?: object
}

const answerError = (ctx: Koa.Context, error: HttpError): void => {
  ctx.app.emit('error', error, ctx)
  for (const field of BODY_FIELDS) ctx.remove(field)
  for (const [name, value] of Object.entries(error.headers ?? {}))
    ctx.set(name, typeof value === 'object' ? [...value] : value)
  writeProblem(ctx, statusOf(error), error.expose === true ? error : undefined)
}

const statusOf = ({ status, statusCode }: HttpError): number => {
  const given = status || statusCode
  return Number.isInteger(given) && Number(given) >= 400 && Number(given) <= 599 ? Number(given) : 500
}

/** The type is set after the body, for which Koa sets one. The media type has no parameter `charset`. */
const writeProblem = (ctx: Koa.Context, status: number, exposed?: HttpError): void => {
  ctx.status = status
  const title = ctx.message ?? 'Unknown' // Koa has no name for a status such as 599
  const problem: Problem = { type: 'about:blank', title, status, ...detailsOf(exposed, title) }
  ctx.body = { ...problem, ...exposed?.problem, status }
  ctx.set('Content-Type', 'application/problem+json')
}

/** `ctx.throw(404)` makes an error whose message is the name of the status. */
const detailsOf = (exposed: HttpError | undefined, title: string): Partial<Problem> => ({
  ...(exposed && exposed.message !== '' && exposed.message !== title && { detail: exposed.message }),
  ...(exposed instanceof InputError && issuesIn(exposed)),
})

const issuesIn = ({ issues, count }: InputError): Partial<Problem> => ({
  errors: issues,
  ...(count > issues.length && { errorCount: count }),
})
