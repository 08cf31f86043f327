/** Values in a link: which ones are allowed, and how they are encoded. */

import type { Segment } from '../text/segments.js'
import { isWellFormed } from '../text/well-formed.js'

const ALLOWED = 'a string, a finite number or a bigint'

/** What is wrong with the value of the parameter of a segment, or `undefined`. */
export const valueProblem = (value: unknown, { kind, prefix, suffix }: Segment): string | undefined => {
  if (typeof value === 'bigint') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}: it must be ${ALLOWED}`
  if (typeof value !== 'string') return `${describeValue(value)}: it must be ${ALLOWED}`
  if (value === '') return 'empty: a path segment has at least one character'
  if (!isWellFormed(value)) return `${JSON.stringify(value)}: half of a surrogate pair cannot be encoded`
  const segments = kind === 'wildcard' ? value.split('/') : [`${prefix}${value}${suffix}`]
  if (segments.includes('')) return `'${value}', which has an empty segment`
  if (segments.includes('.') || segments.includes('..'))
    return `'${value}': clients resolve '.' and '..' segments before they send a request`
  return undefined
}

/** A value of a wrong type as error messages name it. */
export const describeValue = (value: unknown): string => {
  if (value === null || value === undefined || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** What a segment may hold unescaped: `pchar` of RFC 3986, section 3.3. */
const UNESCAPED = /^[\w.~!$&'()*+,;=:@-]*$/
/** Escapes that `encodeURIComponent` makes of characters that a segment may hold. */
const NEEDLESS_ESCAPES = /%(?:24|26|2B|2C|3B|3D|3A|40)/g

/** A text as one segment of a path (RFC 3986, section 3.3). */
export const encodeSegment = (text: string): string =>
  UNESCAPED.test(text) ? text : encodeURIComponent(text).replace(NEEDLESS_ESCAPES, decodeURIComponent)
