/**
 * Arguments that a condition chooses, where the type would have the routes of both and the table has those of one: see
 * `rejected.ts`. Names and single options are there.
 */
import type { Rejected } from './rejected.js'

const chosen = (one: string, other: string): string => `path === 'any' ? ${one} : ${other}`
const KINDS = chosen("{ params: { year: 'uuid' } }", "{ params: { year: 'integer' } }")

const cases: readonly (readonly [title: string, source: string, message: string])[] = [
  [
    'the path of a namespace',
    `r => r.namespace('v1', { «path»: ${chosen("'a'", "'b'")} }, r => r.resources('places'))`,
    "namespace('v1'): write one literal",
  ],
  [
    'whether a namespace has a path',
    `r => r.namespace('v1', { «path»: ${chosen("''", "'b'")} }, r => r.resources('places'))`,
    "namespace('v1'): write one literal",
  ],
  [
    'the path of a scope',
    `r => r.scope(«${chosen("'a'", "'b'")}», r => r.resources('places'))`,
    'scope: write one literal',
  ],
  [
    'the path of a scope, of several segments',
    `r => r.scope(«${chosen("'a/b'", "'c'")}», r => r.get('ping', 'Ping#ping'))`,
    'scope: write one literal',
  ],
  [
    'the path of a scope with kinds',
    `r => r.scope(«${chosen("':a'", "':b'")}», { params: {} }, r => r.get('ping', 'Ping#ping'))`,
    'scope: write one literal',
  ],
  [
    'the kinds of a verb with a target',
    `r => r.get('in/:year', «${KINDS}», 'Ping#ping')`,
    "get('in/:year'): write one object literal",
  ],
  [
    'the kinds of a verb with a middleware',
    `r => r.get('in/:year', «${KINDS}», () => {})`,
    "get('in/:year'): write one object literal",
  ],
]

/** In a map where one controller may be of either class, and `Users` lacks `index` and `preview`. */
const ofEither: readonly (readonly [source: string, message: string])[] = [
  ["r => r.resources(«'places'»)", "resources('places') needs public methods on 'Places': index (missing)"],
  [
    "r => r.resources(«'places'», { only: ['show', 'index'] })",
    "resources('places') needs public methods on 'Places': index (missing)",
  ],
  [
    "r => r.resources(«'rooms'», { only: ['index'], controller: 'Places' })",
    "resources('rooms') needs public methods on 'Places': index (missing)",
  ],
  [
    "r => r.resources(«'places'», { shallow: true }, r => r.get('rooms', () => {}))",
    "resources('places') needs public methods on 'Places': index (missing)",
  ],
  [
    "r => r.resources(«'places'», { use: givesUser })",
    "resources('places') needs public methods on 'Places': index (missing)",
  ],
  [
    "r => r.resources('places', { only: ['show'] }, r => r.get(«'preview'»))",
    "get('preview') needs public methods on 'Places': preview (missing)",
  ],
  ["r => r.get('places', «'Places#index'»)", "get('places') needs public methods on 'Places': index (missing)"],
]

export const rejectedConditions: readonly Rejected[] = [
  ...cases.map(([title, source, message]) => ({
    title: `chosen by a condition: ${title}`,
    source,
    message,
    throws: false as const,
  })),
  ...ofEither.map(([source, message]) => ({
    title: `a class that a condition chooses in the map: ${source}`,
    map: `{ Places: ${chosen('cases.Users', 'Places')} }`,
    source,
    message,
  })),
]
