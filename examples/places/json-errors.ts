import type Koa from 'koa'

/** Answers a client's mistake in JSON. Any other error stays with Koa, which logs it and tells nothing of it. */
export const jsonErrors: Koa.Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!isClientError(error)) throw error
    ctx.status = error.status
    ctx.set(error.headers ?? {})
    ctx.body = { error: error.message }
  }
}

/** An error of `ctx.throw`, of `castParam` or of the body parser: they all have the status to answer with. */
type ClientError = Error & { readonly status: number; readonly headers?: Record<string, string> }

const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500
