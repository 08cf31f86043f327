/** What a link has besides its path: the query, the fragment and the origin. */

import { callMessage, LinkError } from '../text/messages.js'
import { encodeSegment, isWellFormed, kindOf } from './link-pattern.js'

type QueryValue = string | number | bigint | boolean

/**
 * The options of `routes.path` and `routes.url`.
 *
 * @example routes.path('Places#index', { query: { page: 2 }, hash: 'list' }) // '/places?page=2#list'
 */
export interface LinkOptions {
  /**
   * The query. An array gives its name once for each value, `undefined` is left out. It is written as `URLSearchParams`
   * writes it, and as `ctx.query` reads it.
   */
  readonly query?:
    | { readonly [name: string]: QueryValue | readonly QueryValue[] | undefined }
    | URLSearchParams
    | undefined
  /** The fragment, without its `#`. */
  readonly hash?: string | undefined
}

const VALUE = 'a string, a finite number, a bigint, a boolean or an array of these'

/** The query and the fragment of a link as text, `''` where there are none. `more` are names of further options. */
export const linkSuffix = (call: string, options: unknown, more: readonly string[]): string => {
  if (options === undefined) return ''
  if (typeof options !== 'object' || options === null)
    throw new LinkError(callMessage(call, 'the options must be an object'))
  const names = ['query', 'hash', ...more]
  for (const name of Object.keys(options))
    if (!names.includes(name))
      throw new LinkError(callMessage(call, `there is no option '${name}'; the options are ${names.join(', ')}`))
  const { query, hash }: { query?: unknown; hash?: unknown } = options
  return queryText(call, query) + hashText(call, hash)
}

const queryText = (call: string, query: unknown): string => {
  if (query === undefined) return ''
  if (typeof query !== 'object' || query === null || Array.isArray(query))
    throw new LinkError(callMessage(call, 'the query must be an object or URLSearchParams'))
  const search = query instanceof URLSearchParams ? query : new URLSearchParams()
  if (search !== query)
    for (const [name, value] of Object.entries(query)) {
      const values: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
      for (const each of values) search.append(wellFormed(call, name, name), queryValue(call, name, each))
    }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

const queryValue = (call: string, name: string, value: unknown): string => {
  const isValue = ['string', 'bigint', 'boolean'].includes(typeof value) || Number.isFinite(value)
  if (!isValue) {
    const given = typeof value === 'number' ? value : kindOf(value)
    throw new LinkError(callMessage(call, `the query's '${name}' is ${given}: it must be ${VALUE}`))
  }
  return wellFormed(call, name, String(value))
}

const wellFormed = (call: string, name: string, text: string): string => {
  if (isWellFormed(text)) return text
  throw new LinkError(callMessage(call, `the query's ${JSON.stringify(name)} holds half of a surrogate pair`))
}

/** A fragment may hold what a segment may, and `/` and `?` (RFC 3986, section 3.5). */
const hashText = (call: string, hash: unknown): string => {
  if (hash === undefined || hash === '') return ''
  if (typeof hash !== 'string' || hash.startsWith('#') || !isWellFormed(hash))
    throw new LinkError(callMessage(call, "the hash must be a string without its '#'"))
  return `#${encodeSegment(hash).replace(/%2F|%3F/g, decodeURIComponent)}`
}

interface Base {
  readonly origin: string
  /** Without a slash at its end, `''` for none. */
  readonly path: string
}
/** As a rule an application has one origin. */
let last: readonly [href: string, base: Base] | undefined

/** The origin that a URL begins with, and the path that the table is mounted below. */
export const originOf = (origin: unknown): Base => {
  const href = String(origin)
  if (last?.[0] === href) return last[1]
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || !/^https?:/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new LinkError(`url: the origin must be as 'https://example.com', with a path at most, and is '${href}'`)
  const base = { origin: url.origin, path: url.pathname.replace(/\/+$/, '') }
  last = [href, base]
  return base
}
