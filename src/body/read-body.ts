/** Reads the body of a request. The router loads this file for the first body that it reads. */

import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type Koa from 'koa'
import { objectOfForm } from './form.js'
import { type BodyFormat, isOfType } from './media-types.js'
import { readBytes } from './read-bytes.js'

/** What a body may be. */
export interface BodyRules {
  /** The media types, or ranges of them. */
  readonly types: readonly string[]
  /** How a body of a media type is read. */
  readonly formatOf: (type: string) => BodyFormat
  /** The largest number of bytes. */
  readonly limit: number
}

/** By their names in `Content-Encoding`. */
const DECODERS = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }
const ENCODINGS = Object.keys(DECODERS).join(', ')
const isEncoding = (name: string): name is keyof typeof DECODERS => Object.hasOwn(DECODERS, name)

/**
 * The body of a request that nothing has read, or `undefined` without one. A form is an object, with a `File` for each file.
 *
 * @throws an error with the status 400 for a malformed body, 413 for one that is too large, and 415 for one of another type, encoding or
 * charset
 */
export const readBody = async (ctx: Koa.Context, rules: BodyRules): Promise<unknown> => {
  const { headers, httpVersionMajor } = ctx.req
  const { 'content-length': length, 'transfer-encoding': transfer } = headers
  if (httpVersionMajor < 2 && length === undefined && transfer === undefined) return undefined
  const type = ctx.request.type.trim().toLowerCase()
  if (type === '') return (await readBytes(ctx.req, 0)).length === 0 ? undefined : refuseType(ctx, rules)
  if (!rules.types.some(named => isOfType(type, named))) return refuseType(ctx, rules)
  const bytes = await contentOf(ctx, rules, Number(length ?? 0))
  const format = rules.formatOf(type)
  if (format === 'bytes') return bytes
  if (format === 'multipart') return multipartIn(ctx, bytes)
  const text = textIn(ctx, bytes, format === 'form')
  if (format === 'text') return text
  if (format === 'form') return objectOfForm(new URLSearchParams(text)) ?? ctx.throw(400, NO_FORM)
  return text === '' ? undefined : jsonIn(ctx, text)
}

const refuseType = (ctx: Koa.Context, { types }: BodyRules): never =>
  ctx.throw(415, `the body must be of the type ${types.join(' or ')}`, { headers: { Accept: types.join(', ') } })

/** The bytes of a body, without its encoding. One that states a length above the limit is not read. */
const contentOf = async (ctx: Koa.Context, { limit }: BodyRules, length: number): Promise<Buffer<ArrayBuffer>> => {
  const encoding = ctx
    .get('Content-Encoding')
    .toLowerCase()
    .replace(/^x-(?=gzip$)|^identity$/, '')
  if (encoding !== '' && !isEncoding(encoding))
    return ctx.throw(415, `the encoding of the body must be one of ${ENCODINGS}`, {
      headers: { 'Accept-Encoding': ENCODINGS },
    })
  const isTooLarge = encoding === '' && length > limit
  const content = isTooLarge
    ? 'too large'
    : await readBytes(ctx.req, limit, encoding ? DECODERS[encoding]() : undefined)
  if (typeof content !== 'string') return content
  // The rest of the body is not read, so no other request can follow on the connection. HTTP/2 has streams instead.
  const headers = ctx.req.httpVersionMajor < 2 ? { Connection: 'close' } : {}
  if (content === 'too large') return ctx.throw(413, `the body must have at most ${limit} bytes`, { headers })
  return ctx.throw(400, content === 'aborted' ? 'the request was aborted' : `the body is not valid ${encoding}`, {
    headers,
  })
}

/** The text in bytes, without a byte order mark. The names and values of a form are percent-encoded UTF-8, whatever the charset. */
const textIn = (ctx: Koa.Context, bytes: Buffer<ArrayBuffer>, isForm: boolean): string => {
  const type = ctx.get('Content-Type')
  const charset = /charset/i.test(type) ? ctx.request.charset : 'utf-8'
  const decoder = decoderOf(charset)
  if (!decoder || (isForm && !/^(?:utf-?8|us-ascii)$/i.test(charset))) return refuseCharset(ctx)
  const text = decoded(decoder, bytes) ?? ctx.throw(400, `the body is not valid ${charset}`)
  // Some versions of Node take this charset for ISO 8859-1.
  return decoder.encoding === 'windows-1252' && /[\x80-\x9f]/.test(text) ? refuseCharset(ctx) : text
}

const refuseCharset = (ctx: Koa.Context): never => ctx.throw(415, 'the charset of the body must be utf-8')

const decoded = (decoder: InstanceType<typeof TextDecoder>, bytes: Buffer<ArrayBuffer>): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const decoderOf = (charset: string) => {
  try {
    return new TextDecoder(charset, { fatal: true })
  } catch {
    return undefined
  }
}

const jsonIn = (ctx: Koa.Context, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return ctx.throw(400, 'the body is not valid JSON')
  }
}

const NO_FORM = 'the body is not a valid form'

const multipartIn = async (ctx: Koa.Context, bytes: Buffer<ArrayBuffer>): Promise<unknown> => {
  const headers = { 'Content-Type': ctx.get('Content-Type') }
  const form = await new Response(bytes, { headers }).formData().catch(() => undefined)
  return (form && objectOfForm(form)) ?? ctx.throw(400, NO_FORM)
}
