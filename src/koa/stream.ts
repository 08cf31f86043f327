/** Streams as bodies. Whatever a stream does, its answer ends, its error is reported, and the process goes on. */

import type Koa from 'koa'

/** What a stream of Node has, also one of an old kind. */
interface NodeStream {
  readonly destroyed?: boolean
  readonly errored?: Error | null
  readonly readableEnded?: boolean
  readonly readableObjectMode?: boolean
  destroy?(error: Error): unknown
  on(event: string, listener: (given: unknown) => void): unknown
  emit(event: string, ...given: unknown[]): boolean
  pipe(to: { readonly writableObjectMode?: boolean }, options?: object): unknown
}

export const isStream = (value: unknown): value is NodeStream =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'pipe') === 'function' &&
  typeof Reflect.get(value, 'on') === 'function'

/** The contexts of streams that are guarded: a router may be mounted in a route of another one. */
const guarded = new WeakMap<object, Koa.Context>()

/**
 * Takes care of a stream in `ctx.body`. Koa 3 has no listener for its errors before it sends the stream, and none at all for HEAD,
 * and closes the connection without an answer if one fails at once. Koa 2 listens to the first error alone, and never ends an
 * answer that has begun.
 *
 * @throws its error, or a `TypeError`, for a stream that is destroyed already
 */
export const guardStream = (ctx: Koa.Context, name: string | undefined, stream: NodeStream): void => {
  const { onerror, res } = ctx
  // A context that a test has made up may have neither.
  if (guarded.get(stream) === ctx || typeof onerror !== 'function' || !res) return
  guarded.set(stream, ctx)
  if (stream.readableObjectMode !== false) checkChunks(name, stream)

  let [reported, failed]: [reported: unknown, failed: boolean] = [undefined, false]
  /** Koa gets an error of the stream from several places, and from Node that the stream has closed before its end. */
  const report = (error: unknown): void => {
    if (reported !== undefined && (error === reported || Reflect.get(Object(error), 'code') === PREMATURE)) return
    reported = error ?? reported
    onerror.call(ctx, error as Error) // Koa makes an error of anything else
  }
  ctx.onerror = report
  const fail = (error: unknown): void => {
    if (failed) return
    failed = true
    // A middleware such as koa-compress may have put another stream there, into which it pipes this one.
    if (!isStream(ctx.body)) {
      if (error !== reported) ctx.app.emit('error', error, ctx)
      return
    }
    report(error)
    if (!res.writableEnded) res.destroy(error as Error) // over HTTP/2, the client learns of an error
  }
  let ended = false
  stream.on('error', fail)
  stream.on('end', () => {
    ended = true
  })
  stream.on('close', () => {
    const isCut = !ended && stream.readableEnded === false && !res.writableEnded && !res.destroyed
    if (isCut && isStream(ctx.body)) fail(new Error(`${name}: the stream has closed before its end`))
  })
  if (!stream.destroyed || stream.readableEnded !== false) return
  failed = true
  throw stream.errored ?? new TypeError(`${name}: the stream is destroyed already, and so it cannot be sent`)
}
/** The code of Node's error for a stream that closes before its end. */
const PREMATURE = 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Makes a value that is no text and no bytes an error of the stream, where it would be written to a stream that takes no other values.
 * `write` throws for it, and nobody can catch that. A middleware may pipe objects to a stream that takes them.
 */
const checkChunks = (name: string | undefined, stream: NodeStream): void => {
  const { emit, pipe } = stream
  stream.pipe = (to, options) => {
    if (to.writableObjectMode !== true) stream.emit = emitChecked
    return pipe.call(stream, to, options)
  }
  const emitChecked: NodeStream['emit'] = (event, ...given) => {
    if (event !== 'data' || isChunk(given[0])) return emit.call(stream, event, ...given)
    const what = given[0] === null ? 'null' : typeof given[0]
    const error = new TypeError(`${name}: the stream gives a value of type ${what}: only strings and bytes can be sent`)
    if (typeof stream.destroy === 'function') stream.destroy(error)
    else emit.call(stream, 'error', error)
    return false
  }
}

const isChunk = (value: unknown): boolean => typeof value === 'string' || ArrayBuffer.isView(value)
