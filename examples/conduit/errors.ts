import type Koa from 'koa'
import { isUnstorable } from './database.js'

/** A body or a query that does not fit, with a message for each mistake. */
export class InvalidInput extends Error {
  readonly status = 422
  readonly expose = true
  constructor(readonly messages: readonly string[]) {
    super(messages.join(', '))
  }
}

/** Answers client errors in the shape of the API. Koa logs any other error and reveals nothing of it. */
export const errors: Koa.Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (thrown) {
    const error = isUnstorable(thrown) ? new InvalidInput(['text must not contain NUL']) : thrown
    if (!isClientError(error)) throw error
    ctx.status = error.status
    ctx.set(error.headers ?? {})
    ctx.body = { errors: { body: error instanceof InvalidInput ? error.messages : [error.message] } }
  }
}

type ClientError = Error & { readonly status: number; readonly headers?: Record<string, string> }

const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500
