/**
 * Why the path of a route does not match the path of a request. These are the matcher's rules in words: only the matcher
 * decides which route answers, and a property test compares the two.
 */

import { normalize } from '../matcher/tree.js'
import { isSameLiteral } from '../text/fold-case.js'
import { MALFORMED_ESCAPE } from '../text/http.js'
import { counted } from '../text/messages.js'
import { kindLabel, misfit, type ParamKinds } from '../text/param-kinds.js'
import type { PathComparison } from '../text/path-options.js'
import { hasAffixes, parseSegment, type Segment, segmentKind, withColons } from '../text/segments.js'

/** How the path of a route compares with the path of a request. */
interface ComparedPath {
  /** Why it does not match; `undefined` where it does. */
  readonly why: string | undefined
  /** How similar the two are, from 0 to 1. */
  readonly closeness: number
}

/**
 * The segments of a declared path. Literals are in the normal form of the matcher, unescaped except `%2F` and `%25`, and keep the
 * backslashes of their colons.
 */
export const declaredSegments = (path: string, strict: boolean): readonly string[] =>
  split(path, strict).map(segment =>
    segmentKind(segment) === 'literal' ? (normalize(segment) ?? segment.replaceAll('%', '%25')) : segment,
  )

/** The segments of a requested path in the same form; and, if no route can match the path, why. */
export const requestedSegments = (
  path: string,
  strict: boolean,
): { readonly segments: readonly string[]; readonly unreadable: string | undefined } => {
  const malformed = path.split('/').findIndex(segment => normalize(segment) === undefined)
  if (malformed !== -1) {
    const unreadable = `${MALFORMED_ESCAPE} in segment ${malformed}, ${quote(path.split('/')[malformed])}`
    return { segments: [], unreadable }
  }
  const segments = split(path, strict).map(segment => normalize(segment) ?? segment)
  return { segments, unreadable: path.startsWith('/') ? undefined : 'the path does not begin with a slash' }
}

/** A trailing slash makes an empty last segment, and `/` has no segments at all. */
const split = (path: string, strict: boolean): string[] => {
  const segments = path.split('/').slice(1)
  if (segments.at(-1) === '' && (!strict || segments.length === 1)) segments.pop()
  return segments
}

export const comparePath = (
  declared: readonly string[],
  sent: readonly string[],
  comparison: PathComparison,
  kinds: ParamKinds = {},
): ComparedPath => ({
  why: mismatch(declared, sent, comparison, kinds),
  closeness: closeness(declared, sent, comparison),
})

const mismatch = (
  declared: readonly string[],
  sent: readonly string[],
  comparison: PathComparison,
  kinds: ParamKinds,
): string | undefined => {
  const empty = (at: number) =>
    comparison.trailingSlash === 'strict' && at === sent.length - 1
      ? "the route has no trailing slash, and trailingSlash is 'strict'"
      : `segment ${at + 1} is empty: '//' never matches`

  for (const [at, segment] of declared.entries()) {
    const given = sent[at]
    const kind = segmentKind(segment)
    if (given === undefined) return missing(declared.slice(at))
    if (kind === 'wildcard') return sent.includes('', at) ? empty(sent.indexOf('', at)) : undefined
    if (given === '' && segment !== '') return empty(at)
    if (kind === 'literal' && !isSameLiteral(given, withColons(segment), comparison.caseSensitive))
      return `segment ${at + 1} is ${difference(segment, given)}`
    if (kind === 'affixed' && !hasAffixes(given, parseSegment(segment), comparison.caseSensitive))
      return `segment ${at + 1} is ${quote(segment)}, and ${quote(given)} ${affixDifference(parseSegment(segment), given, comparison)}`
    const wrong = kindDifference(parseSegment(segment), given, kinds)
    if (wrong !== undefined) return `segment ${at + 1} ${quote(segment)} is ${wrong}`
  }
  if (sent.length === declared.length) return undefined
  if (sent[declared.length] === '') return empty(declared.length)
  const extra = sent.slice(declared.length)
  return `the request has ${counted(extra.length, 'extra segment')}: ${quote(extra.join('/'))}`
}

const missing = (rest: readonly string[]): string =>
  rest[0] === ''
    ? "the route has a trailing slash, and trailingSlash is 'strict'"
    : `the request is missing ${counted(rest.length, 'segment')}: ${quote(rest.join('/'))}`

const difference = (declared: string, sent: string): string => {
  const words = `${quote(declared)}, not ${quote(sent)}`
  if (declared.normalize() === sent.normalize()) return `${words}: the same letters in another Unicode form`
  return declared.toLowerCase() === sent.toLowerCase() ? `${words}: paths are case-sensitive` : words
}

/** Why a segment does not have the affixes of a parameter. */
const affixDifference = ({ prefix, suffix }: Segment, sent: string, { caseSensitive }: PathComparison): string => {
  if (!isSameLiteral(prefix, sent.slice(0, prefix.length), caseSensitive)) return `does not begin with ${quote(prefix)}`
  const end = suffix === '' ? '' : sent.slice(-suffix.length)
  if (!isSameLiteral(suffix, end, caseSensitive)) return `does not end with ${quote(suffix)}`
  return 'has no value'
}

/** Why the value of a parameter does not fit its kind, or `undefined`. A literal has no name, and so no kind. */
const kindDifference = ({ prefix, name, suffix }: Segment, sent: string, kinds: ParamKinds): string | undefined => {
  const wrong = misfit({ [name]: sent.slice(prefix.length, sent.length - suffix.length) }, kinds)
  return wrong && `${kindLabel(wrong.kind)}, and ${quote(wrong.value)} is not`
}

/** Long texts are cut: a path may be long, and every route of a table gets a reason. */
const quote = (text = ''): string => `'${text.length > 60 ? `${text.slice(0, 59)}…` : text}'`

/**
 * The mean over the segments: 1 for an equal literal, less for a parameter or a wildcard, and for a different literal a value
 * that grows with the letters that the two have in common.
 */
const closeness = (declared: readonly string[], sent: readonly string[], comparison: PathComparison): number => {
  const length = Math.max(declared.length, sent.length)
  if (length === 0) return 1
  const total = (own: readonly string[], others: readonly string[]): number =>
    own.reduce((sum, segment, at) => sum + similarity(segment, others[at], others.length - at, comparison), 0)
  const one = declared.length - sent.length
  // Without one segment of the longer path: it may have been left out, or be one too many.
  const aligned =
    one === 1
      ? declared.map((_, at) => total(declared.toSpliced(at, 1), sent))
      : one === -1
        ? sent.map((_, at) => total(declared, sent.toSpliced(at, 1)))
        : []
  return Math.max(total(declared, sent), ...aligned) / length
}

const similarity = (declared: string, sent: string | undefined, rest: number, comparison: PathComparison): number => {
  if (sent === undefined) return 0
  if (segmentKind(declared) === 'wildcard') return 0.5 * rest
  if (segmentKind(declared) === 'parameter') return sent === '' ? 0 : 0.7
  if (segmentKind(declared) === 'affixed' && hasAffixes(sent, parseSegment(declared), comparison.caseSensitive))
    return 0.8
  const literal = withColons(declared)
  if (isSameLiteral(literal, sent, comparison.caseSensitive)) return 1
  return 0.9 * commonPairs(literal.toLowerCase(), sent.slice(0, 60).toLowerCase())
}

/**
 * The share of adjacent letter pairs that two words have in common: the Sørensen–Dice coefficient.
 *
 * @see https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
const commonPairs = (left: string, right: string): number => {
  if (left === right) return 1
  const pairs = [...right].slice(1).map((letter, at) => `${[...right][at]}${letter}`)
  const letters = [...left]
  const all = pairs.length + letters.length - 1
  let common = 0
  for (let at = 1; at < letters.length; at++) {
    const found = pairs.indexOf(`${letters[at - 1]}${letters[at]}`)
    if (found === -1) continue
    pairs.splice(found, 1)
    common++
  }
  return all < 1 ? 0 : (2 * common) / all
}
