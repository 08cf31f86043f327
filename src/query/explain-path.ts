import { normalize } from '../matcher/tree.js'
import { MALFORMED_ESCAPE } from '../text/http.js'

/**
 * Why a path is not another route's: the rules of the matcher once more, in words. Which route answers is the matcher's
 * to say; a property test holds the two together.
 */

/** How a route's path takes a request's. */
export interface Fit {
  /** Why it does not; undefined where it does. */
  readonly why: string | undefined
  /** How alike they are, from 0 to 1: what "closest" is sorted by. */
  readonly closeness: number
}

/** The segments of a declared path, in normal form. */
export const declaredSegments = (path: string, strict: boolean): readonly string[] =>
  split(path, strict).map(segment =>
    kindOf(segment) === LITERAL ? (normalize(segment) ?? segment.replaceAll('%', '%25')) : segment,
  )

/** The segments of a requested path, in normal form; or why no route whatever can take it. */
export const requestedSegments = (
  path: string,
  strict: boolean,
): { readonly segments: readonly string[]; readonly unread: string | undefined } => {
  const malformed = path.split('/').findIndex(segment => normalize(segment) === undefined)
  if (malformed !== -1) {
    const unread = `${MALFORMED_ESCAPE} in segment ${malformed}, ${quote(path.split('/')[malformed])}`
    return { segments: [], unread }
  }
  const segments = split(path, strict).map(segment => normalize(segment) ?? segment)
  return { segments, unread: path.startsWith('/') ? undefined : 'the path does not begin with a slash' }
}

/** A trailing slash is an empty last segment, and `/` is no segments at all. */
const split = (path: string, strict: boolean): string[] => {
  const segments = path.split('/').slice(1)
  if (segments.at(-1) === '' && (!strict || segments.length === 1)) segments.pop()
  return segments
}

export const compareSegments = (declared: readonly string[], sent: readonly string[], strict: boolean): Fit => ({
  why: mismatch(declared, sent, strict),
  closeness: closeness(declared, sent),
})

const mismatch = (declared: readonly string[], sent: readonly string[], strict: boolean): string | undefined => {
  const empty = (at: number) =>
    strict && at === sent.length - 1
      ? "it has no slash at the end, and trailingSlash is 'strict'"
      : `segment ${at + 1} is empty: '//' is no match`

  for (const [at, segment] of declared.entries()) {
    const given = sent[at]
    const kind = kindOf(segment)
    if (given === undefined) return missing(declared.slice(at))
    if (kind === GLOB) return sent.includes('', at) ? empty(sent.indexOf('', at)) : undefined
    if (given === '' && segment !== '') return empty(at)
    if (kind === LITERAL && given !== segment) return `segment ${at + 1} is ${differs(segment, given)}`
  }
  if (sent.length === declared.length) return undefined
  if (sent[declared.length] === '') return empty(declared.length)
  return `the request has ${count(sent.length - declared.length)} too many: ${quote(sent.slice(declared.length).join('/'))}`
}

const missing = (rest: readonly string[]): string =>
  rest[0] === ''
    ? "it has a slash at the end, and trailingSlash is 'strict'"
    : `the request has ${count(rest.length)} too few: ${quote(rest.join('/'))} is missing`

const differs = (declared: string, sent: string): string => {
  const words = `${quote(declared)}, not ${quote(sent)}`
  if (declared.normalize() === sent.normalize()) return `${words}: the same letters in another Unicode form`
  return declared.toLowerCase() === sent.toLowerCase() ? `${words}: paths are case-sensitive` : words
}

const count = (segments: number): string => `${segments} ${segments === 1 ? 'segment' : 'segments'}`

/** Cut where it is long, as a path may be, and a reason is given for every route of a table. */
const quote = (text = ''): string => `'${text.length > 60 ? `${text.slice(0, 59)}…` : text}'`

/** The mean over the segments: 1 for the same literal, less for a parameter, by its letters for another word. */
const closeness = (declared: readonly string[], sent: readonly string[]): number => {
  const length = Math.max(declared.length, sent.length)
  if (length === 0) return 1
  const total = declared.reduce((sum, segment, at) => sum + likeness(segment, sent[at], sent.length - at), 0)
  return total / length
}

const likeness = (declared: string, sent: string | undefined, rest: number): number => {
  if (sent === undefined) return 0
  if (kindOf(declared) === GLOB) return 0.5 * rest
  if (kindOf(declared) === PARAM) return sent === '' ? 0 : 0.7
  if (declared === sent) return 1
  return 0.9 * commonPairs(declared.toLowerCase(), sent.slice(0, 60).toLowerCase())
}

/** The part of two words' pairs of neighbouring letters that they have in common: Dice's coefficient. */
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

const LITERAL = 0
const PARAM = 1
const GLOB = 2
const KINDS = ['a literal', 'a parameter', 'a glob']

const kindOf = (segment: string): number => (segment.startsWith('*') ? GLOB : segment.startsWith(':') ? PARAM : LITERAL)

/** Why the one of two paths that take a request goes before the other; undefined where they are alike. */
export const precedence = (first: readonly string[], second: readonly string[]): string | undefined => {
  const at = first.findIndex((segment, index) => kindOf(segment) !== kindOf(second[index] ?? ''))
  if (at === -1) return undefined
  const [before, after] = [first[at], second[at]].map((segment = '') => KINDS[kindOf(segment)])
  return `in segment ${at + 1} ${before} goes before ${after}`
}
