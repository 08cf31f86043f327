/** The parts of a link besides its path: the query, the fragment and the origin. */

import type { IsWide, NoNames } from '../text/inference.js'
import { callMessage, LinkError } from '../text/messages.js'
import { unknownOptionMessage } from '../text/options.js'
import { isWellFormed } from '../text/well-formed.js'
import { describeValue, encodeSegment } from './link-value.js'

type QueryValue = string | number | bigint | boolean

/** The members are not offered in an object literal: "hidden by a private member". Error messages and hints print these names. */
type URLSearchParams = globalThis.URLSearchParams | HiddenMembers<never>
/** The origin in a parameter hint. Nothing is offered in place of the members. */
export type HttpURL = URL | HiddenMembers<never> | NoNames
declare class HiddenMembers<Type> {
  private append: Type
  private delete: Type
  private entries: Type
  private forEach: Type
  private get: Type
  private getAll: Type
  private has: Type
  private hash: Type
  private host: Type
  private hostname: Type
  private href: Type
  private keys: Type
  private origin: Type
  private password: Type
  private pathname: Type
  private port: Type
  private protocol: Type
  private search: Type
  private searchParams: Type
  private set: Type
  private size: Type
  private sort: Type
  private toJSON: Type
  private toString: Type
  private username: Type
  private values: Type
}

/**
 * The options of `routes.path` and `routes.url`.
 *
 * @example routes.path('Places#index', { query: { page: 2 }, hash: 'list' }) // '/places?page=2#list'
 */
export interface LinkOptions {
  /**
   * The query. An array repeats its name for each value; `undefined` is left out. `URLSearchParams` encodes the query,
   * and `ctx.query` decodes it.
   */
  readonly query?:
    | { readonly [name: string]: QueryValue | readonly QueryValue[] | undefined }
    | URLSearchParams
    | undefined
  /** The fragment, without its `#`. */
  readonly hash?: string | undefined
}

/** @internal */
export const LINK_OPTIONS = ['query', 'hash'] as const satisfies readonly (keyof LinkOptions)[]
const ALLOWED = 'a string, a finite number, a bigint, a boolean or an array of these'

/** The query and the fragment of a link as text, or `''`. The names in `more` are also valid options. */
export const linkSuffix = (call: string, options: unknown, more: readonly string[]): string => {
  if (options === undefined) return ''
  if (typeof options !== 'object' || options === null)
    throw new LinkError(callMessage(call, 'the options must be an object'))
  const names = [...LINK_OPTIONS, ...more]
  for (const name of Object.keys(options))
    if (!names.includes(name)) throw new LinkError(callMessage(call, unknownOptionMessage(name, names)))
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
    const given = typeof value === 'number' ? value : describeValue(value)
    throw new LinkError(callMessage(call, `the query parameter '${name}' is ${given}: it must be ${ALLOWED}`))
  }
  return wellFormed(call, name, String(value))
}

const wellFormed = (call: string, name: string, text: string): string => {
  if (isWellFormed(text)) return text
  const problem = `the query parameter ${JSON.stringify(name)} has half of a surrogate pair, which cannot be encoded`
  throw new LinkError(callMessage(call, problem))
}

/** A fragment may hold `/` and `?` unescaped, besides what a segment may (RFC 3986, section 3.5). */
const hashText = (call: string, hash: unknown): string => {
  if (hash === undefined || hash === '') return ''
  if (typeof hash !== 'string' || hash.startsWith('#') || !isWellFormed(hash))
    throw new LinkError(callMessage(call, "the hash must be a well-formed string without the leading '#'"))
  return `#${encodeSegment(hash).replace(/%2F|%3F/g, decodeURIComponent)}`
}

/** The type of the argument with the origin, or the error message for a target or another text in its place. */
export type OriginArgument<Origin> = Origin extends string
  ? Origin extends `${string}://${string}`
    ? string
    : Origin extends `${string}#${string}`
      ? OriginFirstMessage<Origin>
      : IsWide<Origin> extends true
        ? Origin
        : OriginMessage<Origin>
  : Origin

type OriginFirstMessage<Target extends string> = ReturnType<typeof originFirstMessage<Target>>
const originFirstMessage = <Target extends string>(target: Target) =>
  `url: the first argument is the origin, such as 'https://example.com', and '${target}' the second` as const

type OriginMessage<Given extends string> = ReturnType<typeof originMessage<Given>>
const originMessage = <Given extends string>(given: Given) =>
  `url: the origin must be an http or https URL with at most a path, like 'https://example.com', not '${given}'` as const

/** Where the path of a table begins. */
interface Base {
  readonly origin: string
  /** Without a trailing slash; `''` for none. */
  readonly path: string
}

/** The origin that was parsed last, kept because most applications use only one. */
let last: readonly [href: string, base: Base] | undefined

/** The origin of the first argument of `routes.url`, and the path where the table is mounted. */
export const originOf = (origin: unknown): Base => {
  const href = String(origin)
  if (last?.[0] === href) return last[1]
  if (href.includes('#') && !href.includes('://')) throw new LinkError(originFirstMessage(href))
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || !/^https?:/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new LinkError(originMessage(href))
  const base = { origin: url.origin, path: url.pathname.replace(/\/+$/, '') }
  last = [href, base]
  return base
}
