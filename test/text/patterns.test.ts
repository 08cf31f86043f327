/** What other routers read as a pattern is refused in a path, since it would match its own characters alone. */
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { pathProblem } from '../../src/text/path-problem.js'

const require = createRequire(import.meta.url)
// Express 4 reads all of a path as a regular expression, and has no types
const pathToRegexp: (path: string) => RegExp = createRequire(require.resolve('express-4/package.json'))(
  'path-to-regexp',
)

/** All texts of these characters with at most this length. */
const texts = (characters: readonly string[], length: number): readonly string[] =>
  length === 0 ? [''] : ['', ...texts(characters, length - 1).flatMap(text => characters.map(each => each + text))]

/** Signs that also stand for themselves in paths that people write: `$metadata`, `c++`, `people(ada)`. */
const AMBIGUOUS = /[$+]|[^()]\([^()]*\)/

describe('a path that Express 4 takes for a pattern', () => {
  const paths = [...new Set(texts(['a', 'b', '(', ')', '|', '^', '+', '$', '.', '*', '?', '[', ']'], 4))].filter(
    Boolean,
  )

  it(`is refused, of ${paths.length} texts, unless its signs stand for themselves too`, () => {
    const taken = paths.filter(path => {
      if (pathProblem(path, '') !== undefined || AMBIGUOUS.test(path)) return false
      try {
        return !pathToRegexp(`/${path}`).test(`/${path}`)
      } catch {
        return true
      }
    })
    expect(taken).toEqual([])
  })
})

it.each([
  '$metadata',
  '$batch',
  'people/$count',
  'c++',
  'a+b',
  "People('ada')",
  'Places(1)/Name',
  'Foo_(bar)',
  'f(a,b)',
  'places.json',
  'a~b!c',
])('a path such as %s is no pattern', path => {
  expect(pathProblem(path, '')).toBeUndefined()
})
