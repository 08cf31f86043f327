/** What a client sends. */

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
}

/** A date in its ISO form, as in JSON; all else as it is as text. */
const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

const isFile = (value: unknown): boolean => value instanceof Blob

/** Adds the members of an object to a query or a form: of a list each element, and nothing for `undefined` and `null`. */
const withMembers = <Target extends { append(name: string, value: unknown): void }>(
  target: Target,
  object: Members,
): Target => {
  for (const name in object)
    for (const value of [object[name]].flat())
      if (value != null) target.append(name, isFile(value) ? value : textOf(value))
  return target
}

/** Sets header fields in place of those with the same names. */
export const setFields = (headers: Headers, fields: Fields = {}): void => {
  for (const [name, value] of Symbol.iterator in fields ? fields : Object.entries(fields))
    if (value != null) headers.set(name, textOf(value))
}

/**
 * A path with its parameters and a query. In a literal segment, a colon is written `\\:`. A wildcard keeps its slashes. With an empty
 * segment, `.` or `..` another route would answer, since clients resolve these before they send a request.
 */
export const pathOf = (path: string, params: Members = {}, query: Members = {}): string => {
  const filled = path.replace(/\\:|([:*])([\w$\x80-\uffff]+)/g, (_, mark: string | undefined, name: string) => {
    if (mark === undefined) return ':'
    const value = textOf(params[name] ?? '')
    const segments = mark === '*' ? value.split('/') : [value]
    if (segments.some(each => /^\.{0,2}$/.test(each))) throw new TypeError(`${path}: '${name}' cannot be '${value}'`)
    return segments.map(encodeURIComponent).join('/')
  })
  const search = withMembers(new URLSearchParams(), query)
  return `${filled}?${search}`.replace(/\?$/, '')
}

/**
 * The body as it is sent: text, bytes, forms, files and streams as they are, an object with a file as a form, and all else as JSON. Unlike
 * objects and lists, what is sent as it is has a `toStringTag`, from whatever realm it comes.
 */
export const sentBody = (body: unknown, headers: Headers): NonNullable<RequestInit['body']> | null => {
  if (body === undefined) return null
  if (isRaw(body)) return body
  const members = Object(body)
  if (Object.values(members).flat().some(isFile)) return withMembers(new FormData(), members)
  headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}
const isRaw = (body: unknown): body is NonNullable<RequestInit['body']> =>
  typeof body === 'string' || Symbol.toStringTag in Object(body)
