/** The middleware of `allowedMethods()`. */
import type Koa from 'koa'
import type { Matcher } from '../matcher/matcher.js'
import { allowedMethodsStatus, METHODS, withoutQuery } from '../text/http.js'
import { type AllowedMethodsOptions, createRefusalError } from './allowed-methods-options.js'
import { pathOf } from './request-path.js'

/**
 * The middleware of `router.allowedMethods()`. After `next()`, the table decides about a 404 that no route has answered,
 * whatever has set it: nothing, a not-found page, or an error with the status 404.
 */
export const createAllowedMethods =
  (matcher: Matcher<unknown>, options: AllowedMethodsOptions): Koa.Middleware =>
  async (ctx, next) => {
    const { url } = ctx
    const thrown = await thrownBy(next)
    const refusal = refusalOf(ctx)
    const mayAnswer = refusal ? isUnchanged(ctx, refusal, thrown) : isNotFound(ctx, thrown)
    const methods = mayAnswer
      ? [...methodsOf(matcher, ctx.method, thrown ? pathBefore(ctx, url) : pathOf(ctx)), ...methodsBeside(ctx)]
      : []
    if (methods.length > 0 && refusal) extend(ctx, refusal, methods)
    else if (methods.length > 0) return refuse(ctx, methods, options)
    if (thrown) throw thrown.error
  }

interface Thrown {
  readonly error: unknown
}

const thrownBy = async (next: Koa.Next): Promise<Thrown | undefined> => {
  try {
    await next()
    return undefined
  } catch (error) {
    return { error }
  }
}

/** Whether the answer is a 404 that is not a route's, of this router or of another. */
const isNotFound = (ctx: Koa.Context, thrown: Thrown | undefined): boolean =>
  (thrown ? Reflect.get(Object(thrown.error), 'status') : ctx.status) === 404 &&
  ctx._matchedRoute === undefined &&
  ctx.respond !== false &&
  !ctx.headerSent

/** The methods that the table has for the path. None where it has the method itself: then that route has called `next`. */
const methodsOf = (matcher: Matcher<unknown>, method: string, path: string | undefined): readonly string[] =>
  path !== undefined && matcher.match(method, path) === undefined ? matcher.allowed(path) : []

/** The methods that a router of `@koa/router` in the same application has for the path: it leaves what matches in `ctx.matched`. */
const methodsBeside = (ctx: Koa.Context): readonly string[] => {
  const matched: unknown = ctx.matched
  return Array.isArray(matched) ? matched.flatMap(layer => Reflect.get(Object(layer), 'methods') ?? []) : []
}

/** The path from before `next()`. When an error has passed through koa-mount, `ctx.path` begins with the prefix again. */
const pathBefore = (ctx: Koa.Context, url: string): string | undefined =>
  url.startsWith('/') ? withoutQuery(url) : pathOf(ctx)

/** What the `allowedMethods()` of a router has answered. Another router of the application adds its methods. */
interface Refusal {
  readonly status: number
  /** With the option `throw`. */
  readonly error: Error | undefined
  methods: readonly string[]
}

/** A registered symbol, so that two copies of this package know each other's answers. */
const REFUSAL: unique symbol = Symbol.for('signalbox.refusal')

const refusalOf = (ctx: Koa.Context): Refusal | undefined => Reflect.get(ctx, REFUSAL)

const isUnchanged = (ctx: Koa.Context, { status, error }: Refusal, thrown: Thrown | undefined): boolean =>
  error ? thrown?.error === error : !thrown && ctx.status === status

const refuse = (ctx: Koa.Context, methods: readonly string[], options: AllowedMethodsOptions): void => {
  const status = allowedMethodsStatus(ctx.method)
  const error = options.throw && status !== 200 ? createRefusalError(ctx, status, options) : undefined
  const refusal: Refusal = { status, error, methods }
  Reflect.set(ctx, REFUSAL, refusal)
  extend(ctx, refusal, methods)
  if (error) throw error
  if (ctx.body != null) {
    // A not-found page's. While the type is JSON, Koa takes an undefined body for `null`.
    ctx.remove('Content-Type')
    ctx.body = undefined
  }
  ctx.status = status
  if (status === 200) ctx.body = ''
}

/** Adds methods to `Allow`, also to that of an error, whose header fields replace all others when Koa answers with it. */
const extend = (ctx: Koa.Context, refusal: Refusal, methods: readonly string[]): void => {
  refusal.methods = METHODS.filter(method => methods.includes(method) || refusal.methods.includes(method))
  const allow = refusal.methods.join(', ')
  ctx.set('Allow', allow)
  if (refusal.error)
    Object.assign(refusal.error, { headers: { ...Reflect.get(refusal.error, 'headers'), Allow: allow } })
}
