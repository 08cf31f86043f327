/** What a client sends. */

import type { BodyForm } from './reply.js'

/** Header fields as `fetch` takes them, or with values that are no text yet. */
export type Fields = Headers | [string, string][] | Members
interface Members {
  readonly [name: string]: unknown
}

/** What a call is given, whatever its route takes. */
export interface Given extends Omit<RequestInit, 'method' | 'body' | 'headers'> {
  readonly params?: Members
  readonly query?: Members
  readonly headers?: Fields
  readonly body?: unknown
  readonly expect?: readonly number[]
  readonly as?: BodyForm
}

/** A date is its ISO form, as in JSON. */
const jsonOf = (value: unknown): unknown => Object(value).toJSON?.() ?? value

/** A value as text. Half of a surrogate pair cannot be sent, and an object has no text. */
const textOf = (what: string, value: unknown, isRefused = false): string => {
  const text = String(value)
  if (isRefused || /\p{Cs}|^\[object/u.test(text)) throw new TypeError(`${what} cannot be '${text}'`)
  return text
}

/**
 * Adds a value to a query or a form: the members of an object as `a[b]`, each element of a list, and nothing for `undefined` and `null`. A
 * list of objects has no such form.
 */
const add = <Target extends { append(name: string, value: unknown): void }>(
  target: Target,
  given: unknown,
  name = '',
  isElement = false,
): Target => {
  const value = jsonOf(given)
  if (Array.isArray(value)) for (const each of value) add(target, each, name, true)
  else if (value instanceof Blob) target.append(name, value)
  else if (Object(value) === value && !isElement)
    for (const key in value as Members) add(target, (value as Members)[key], name ? `${name}[${key}]` : key)
  else if (value != null) target.append(name, textOf(`'${name}'`, value))
  return target
}

/** Sets header fields in place of those with the same names. */
export const setFields = (headers: Headers, fields: Fields = {}): void => {
  for (const [name, value] of Symbol.iterator in fields ? fields : Object.entries(fields))
    if (value != null) headers.set(name, String(jsonOf(value)))
}

/**
 * A path with its parameters and a query. In a literal segment, a colon is written `\\:`. A wildcard keeps its slashes. With an empty
 * segment, `.` or `..` another route would answer, since clients resolve these before they send a request.
 */
export const pathOf = (path: string, { params = {}, query }: Given = {}): string => {
  const own = new Map(Object.entries(params))
  const filled = path.replace(/\\:|([:*])([\w$\x80-\uffff]+)/g, (_, mark: string | undefined, name: string) => {
    if (!mark) return ':'
    const value = String(jsonOf(own.get(name) ?? ''))
    const segments = mark === '*' ? value.split('/') : [value]
    const isEmpty = (segment: string) => /^\.{0,2}$/.test(segment)
    textOf(`${path}: '${name}'`, value, segments.some(isEmpty))
    return segments.map(encodeURIComponent).join('/')
  })
  return `${filled}?${add(new URLSearchParams(), query)}`.replace(/\?$/, '')
}

/**
 * The body as it is sent: text, bytes, forms, files and streams as they are, an object with a file as a form, and all else as JSON. Unlike
 * objects and lists, what is sent as it is has a `toStringTag`, from whatever realm it comes.
 */
export const sentBody = (body: unknown, headers: Headers): Sent => {
  if (body === undefined || typeof body === 'string' || Symbol.toStringTag in Object(body)) return body as Sent
  let hasFile = false
  const json = JSON.stringify(body, (_, value) => {
    hasFile ||= value instanceof Blob
    return value
  })
  if (hasFile) return add(new FormData(), body)
  headers.set('content-type', 'application/json')
  return json
}
type Sent = NonNullable<RequestInit['body']>
