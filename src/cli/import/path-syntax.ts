/** Rewrites the paths of other routers in the syntax of a table: a path with optional parts becomes several. */
import { camelCase } from '../../text/case.js'
import type { Syntax } from './reading.js'

/** The patterns of parameters, by their names. A function adds those that it finds in the path. */
type Patterns = Record<string, string>

/** Why a path has no counterpart. */
export interface PathProblem {
  readonly problem: string
}

/** The paths that answer what a path of another router answers. The first one is the shortest. */
export const pathsIn = (path: string, syntax: Syntax, patterns: Patterns): readonly string[] | PathProblem =>
  SYNTAXES[syntax](path, patterns)

export const EXPRESSION = "a regular expression: write a route for each path, or '*path' and test it in the handler"
const QUERY = 'a query or a fragment is no part of a path: write one route, whose action reads ctx.query'

const SYNTAXES: Readonly<Record<Syntax, (path: string, patterns: Patterns) => readonly string[] | PathProblem>> = {
  rails: path => alternatives(path.replace(/\(\.:format\)$/, ''), '(', ')'),
  openapi: path =>
    /[?#]/.test(path)
      ? { problem: QUERY }
      : [path.replace(/:(?=[A-Za-z])/g, '\\:').replace(/\{([^}]+)\}/g, (_, name: string) => `:${paramNameOf(name)}`)],
  'path-to-regexp': (path, patterns) => {
    const plain = withoutPatterns(path, patterns)
      .replace(/^\/?(?:\*|\(\.[*+]\))$/, '{/*path}') // any path
      .replace(/^\/?\{\/?\*(\w+)\}$/, '{/*$1}')
      .replace(/\/(?:\*|\(\.[*+]\))$/, '/*path')
      .replace(/\/:(\w+)\*$/, '{/*$1}')
      .replace(/\/:(\w+)\+$/, '/*$1')
      .replace(/\/:(\w+)\?/g, '{/:$1}')
      .replace(/\}\?/g, '}')
    const isExpression = /[()?+|^$[\]]|\*(?!\w+\}?$)|\\[A-Za-z]/.test(plain.replace(/\\\W/g, ''))
    if (isExpression) return { problem: EXPRESSION }
    const unescaped = plain.replace(/\\(?!:)(.)/g, '$1').replace(/(?<!\\)::(?=\w)/g, '\\::')
    return alternatives(unescaped, '{', '}')
  },
}

/** The name of a parameter of OpenAPI, which may have any characters. */
export const paramNameOf = (name: string): string => camelCase<string>(name.replace(/\W+/g, '_'))

/** Takes the patterns out of `/:id(\\d+)`, and turns `/:path(.*)` into a wildcard. */
const withoutPatterns = (path: string, patterns: Patterns): string =>
  path.replace(
    /(\/?):(\w+)\(((?:\\.|[^()\\]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
    (_, slash: string, name: string, pattern: string) => {
      if (slash !== '' && /^\.[*+]$/.test(pattern)) return `/*${name}`
      patterns[name] = pattern
      return `${slash}:${name}`
    },
  )

/** The path without the part between `open` and `close`, and with it. */
const alternatives = (path: string, open: string, close: string): readonly string[] => {
  const start = path.indexOf(open)
  let depth = 0
  for (let end = start; start >= 0 && end < path.length; end++) {
    if (path[end] === open) depth++
    if (path[end] !== close || --depth > 0) continue
    const [before, inside, after] = [path.slice(0, start), path.slice(start + 1, end), path.slice(end + 1)]
    return [...alternatives(before + after, open, close), ...alternatives(before + inside + after, open, close)]
  }
  return [path]
}

/** A path for each word of a parameter that is one of a few: `/:view(drafts|likes)`. */
export const withWords = (path: string, patterns: Readonly<Patterns>): readonly string[] => {
  const [name, pattern] =
    Object.entries(patterns).find(
      ([name, pattern]) => new RegExp(`/:${name}(?=/|$)`).test(path) && WORDS.test(pattern),
    ) ?? []
  if (name === undefined || pattern === undefined) return [path]
  const words = pattern.replace(/[()]/g, '').split('|')
  return words.flatMap(word => withWords(path.replace(`:${name}`, word), patterns))
}
const WORDS = /^\(?[\w-]+(?:\|[\w-]+)+\)?$/
