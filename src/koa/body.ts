/** Which values an action may return as a body. */

import type Koa from 'koa'
import { NO_BODIES } from '../contract/no-body.js'

/**
 * The value that an action has returned, as a body.
 *
 * @throws {TypeError} for a value that JSON does not have, which Koa would send as `{}` or fail to send
 */
export const checkedBody = (name: string | undefined, value: unknown, ctx: Koa.Context): unknown => {
  const problem = typeof value === 'object' && value !== null ? objectProblem(value, ctx) : PROBLEMS[typeof value]
  if (problem === undefined) return value
  throw new TypeError(`${name} returned ${problem}`)
}

/** Most values are objects and lists for JSON, for which the first line suffices. */
const objectProblem = (value: object, ctx: Koa.Context): string | undefined => {
  if (isPlain(value) && !(Symbol.asyncIterator in value)) return undefined
  const { toJSON, pipe } = value as { readonly toJSON?: unknown; readonly pipe?: unknown } // any object may have them
  // Koa sends a buffer, which has the first, and a stream, which has the second.
  if (typeof toJSON === 'function' || typeof pipe === 'function') return undefined
  const kind = value instanceof Error ? 'Error' : kindOf(value)
  const { response } = ctx
  if (SENT_BY_KOA_3.includes(kind))
    return 'back' in response ? undefined : `a ${kind}, which Koa 2 cannot send: return a Buffer or a stream of Node`
  const iterates = kind.endsWith(' Iterator') || Symbol.asyncIterator in value ? ITERATOR : undefined
  return PROBLEMS[kind] ?? iterates ?? (ArrayBuffer.isView(value) ? binary(kind) : undefined)
}

/** Whether a value is an object or a list as a literal makes it. */
export const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null

/** The values of the platform that Koa 3 sends. Koa 2, which has no `ctx.back`, would send them as `{}`. */
const SENT_BY_KOA_3 = ['Blob', 'File', 'Response', 'ReadableStream']

/** Whether a value is one of those whose length is not known before they are read. */
export const isWebStream = (value: object): value is ReadableStream | Response =>
  ['ReadableStream', 'Response'].includes(kindOf(value))

/** Whether a value is sent as bytes, and not as a text or as JSON. */
export const isBytes = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const isSent = SENT_BY_KOA_3.includes(kindOf(value))
  return isSent || ArrayBuffer.isView(value) || typeof Reflect.get(value, 'pipe') === 'function'
}

/** The kind of an object, also of one from another realm: `'Map'`, `'Blob'`, `'Array Iterator'`. */
const kindOf = (value: object): string => Object.prototype.toString.call(value).slice('[object '.length, -1)

const withoutJson = (what: string, instead: string): string => `${what}, which JSON does not have: return ${instead}`
const binary = (kind: string): string => withoutJson(`${/^[AI]/.test(kind) ? 'an' : 'a'} ${kind}`, 'a Buffer')
const ITS_VALUES = 'return its values, or a stream of them by Readable.from'
const GENERATOR = `a generator, which cannot be sent: ${ITS_VALUES}`
const ITERATOR = `an iterator, which cannot be sent: ${ITS_VALUES}`
const BIGINT = withoutJson('a bigint', 'a string')

/** By what `typeof` gives, and by the kinds of objects. */
const PROBLEMS: { readonly [Kind in string]?: string } = {
  ...NO_BODIES,
  Symbol: NO_BODIES.symbol,
  bigint: BIGINT,
  BigInt: BIGINT,
  Error: 'an Error, which cannot be sent: throw it',
  Generator: GENERATOR,
  AsyncGenerator: GENERATOR,
  'Iterator Helper': ITERATOR,
  WeakMap: withoutJson('a WeakMap', 'an object'),
  WeakSet: withoutJson('a WeakSet', 'a list'),
  WeakRef: withoutJson('a WeakRef', 'what it refers to'),
  RegExp: withoutJson('a RegExp', 'a string'),
  URLSearchParams: withoutJson('a URLSearchParams', 'a string'),
  FormData: withoutJson('a FormData', 'an object, as Object.fromEntries gives'),
  Headers: withoutJson('a Headers', 'an object, as Object.fromEntries gives'),
  ArrayBuffer: binary('ArrayBuffer'),
  SharedArrayBuffer: binary('SharedArrayBuffer'),
}
