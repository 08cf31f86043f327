import type Koa from 'koa'

/** Answers a client error in JSON. Koa handles any other error: it logs it and reveals nothing to the client. */
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

/** `ctx.throw`, `castParam` and the body parser throw errors with a status. */
type ClientError = Error & { readonly status: number; readonly headers?: Record<string, string> }

const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500
