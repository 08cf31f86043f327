/** Reads a path of another router as paths of a table, in segments. */
import { camelCase } from '../../text/case.js'
import type { ParamKind } from '../../text/param-kinds.js'
import { pathShape } from '../../text/path.js'
import { pathProblem } from '../../text/path-problem.js'
import { escapeColons, parseSegment } from '../../text/segments.js'
import { freeName } from '../code-text.js'
import { type PathProblem, pathsIn, withWords } from './path-syntax.js'
import type { Row, Syntax } from './reading.js'

/** One segment of a path in a table. */
export interface PathSegment {
  /** As it is declared: `places`, `:id`, `@:name`, `*path`. */
  readonly text: string
  /** The same without the name of its parameter, which is what requests match. */
  readonly shape: string
  /** The name of its parameter here, and in the other router. */
  readonly name?: string
  readonly given?: string
  readonly kind?: ParamKind
  /** What the other router matched, where that is no kind. */
  readonly pattern?: string
}

export type Path = readonly PathSegment[]

/** A path as it is declared, and as requests match it. */
export const textOf = (path: Path): string => `/${path.map(({ text }) => text).join('/')}`
export const shapeOf = (path: Path): string => `/${path.map(({ shape }) => shape).join('/')}`

/** The names of the parameters of a path here, and in the other router. */
export const namesIn = (path: Path): readonly string[] => path.flatMap(({ name }) => name ?? [])
export const givenNames = (path: Path): readonly string[] => path.flatMap(({ given }) => given ?? [])

/**
 * The paths of a row, or why there are none. Names of parameters become camelCase where `keepNames` is not set.
 *
 * @example readPath({ path: '/users/:user_id(\\d+)/posts{/:page}' }, 'path-to-regexp', false) // two paths with userId, a bigint
 */
export const readPath = (
  { path, patterns: given = {} }: Pick<Row, 'path' | 'patterns'>,
  syntax: Syntax,
  keepNames: boolean,
): readonly Path[] | PathProblem => {
  const patterns = { ...given }
  const texts = pathsIn(path, syntax, patterns)
  if ('problem' in texts) return texts
  const paths = texts.flatMap(text => withWords(text, patterns)).map(text => segmentsOf(text, patterns, keepNames))
  for (const each of paths) {
    const problem = pathProblem(textOf(each), '')
    if (problem !== undefined) return { problem }
  }
  return paths
}

const segmentsOf = (path: string, patterns: Readonly<Record<string, string>>, keepNames: boolean): Path => {
  const names = new Set<string>()
  return path
    .split('/')
    .filter(Boolean)
    .map(text => {
      const { kind, name: given } = parseSegment(text)
      // of several parameters, the problem of the path says what to write
      if (kind === 'literal' || given === '' || /(?<!\\):.*(?<!\\):/.test(text)) return { text, shape: text }
      const name = freeName(keepNames ? given : camelCase<string>(given), each => names.has(each))
      names.add(name)
      const written = withName(text, name)
      const pattern = kind === 'wildcard' ? undefined : patterns[given]
      return { text: written, shape: pathShape(written), name, given, ...meaningOf(pattern) }
    })
}

/** A segment whose parameter has another name. */
export const withName = (segment: string, name: string): string => {
  const { kind, prefix, suffix } = parseSegment(segment)
  return `${escapeColons(prefix)}${kind === 'wildcard' ? '*' : ':'}${name}${escapeColons(suffix)}`
}

const meaningOf = (pattern: string | undefined): Pick<PathSegment, 'kind' | 'pattern'> => {
  if (pattern === undefined || /^\(?\[\^\/\]\+\)?$/.test(pattern)) return {}
  const kind = KINDS.find(([expression]) => expression.test(pattern))?.[1]
  return kind === undefined ? { pattern } : { kind }
}

/** The patterns that mean a kind. */
const KINDS: readonly (readonly [RegExp, ParamKind])[] = [
  [/^(?:bigint|\(?(?:\[0-9\]|\\d)(?:\+|\{1,\d+\})\)?)$/, 'bigint'],
  [/^integer$/, 'integer'],
  [/^uuid$|0-9a-f.*\{8\}.*\{4\}.*\{12\}/i, 'uuid'],
]

/** Whether a segment of the other router matched a text. */
export const accepts = ({ kind, pattern }: PathSegment, text: string): boolean => {
  if (kind !== undefined) return kind === 'uuid' ? /^[\da-f-]{36}$/i.test(text) : /^\d+$/.test(text)
  try {
    return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(text)
  } catch {
    return true // an expression of Ruby
  }
}
