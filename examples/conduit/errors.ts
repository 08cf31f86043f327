import type Koa from 'koa'
import { InputError } from 'signalbox'

/**
 * Answers client errors in the shape of the API, `{ errors: { body: ['article.title: must not be empty'] } }`. Koa logs any
 * other error and reveals nothing of it.
 */
export const errors: Koa.Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!isClientError(error)) throw error
    ctx.status = error instanceof InputError ? 422 : error.status
    ctx.set(error.headers ?? {})
    ctx.body = { errors: { body: error instanceof InputError ? messagesOf(error) : [error.message] } }
  }
}

const messagesOf = ({ issues }: InputError): readonly string[] =>
  issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))

/** `ctx.throw` and contracts throw errors with a status. */
type ClientError = Error & { readonly status: number; readonly headers?: Record<string, string> }

const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500
