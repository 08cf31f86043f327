/** Callbacks, parts and loaders with a parameter `this`, and parts that return no chain in place of a callback: see `rejected.ts`. */
import type { Rejected } from './rejected.js'

const NO_THIS = 'a callback is called without a this: bind the function'
const UNTYPED = 'function (this: Date, r) { return r }'
/** A callback with a type for its parameter: the scope at a place. */
const part = (place: string) => `function (this: Date, r: ScopeAt<typeof controllers, ${place}>) { return r }`

const NAMED = [
  ['namespace', "«'v1'»", UNTYPED],
  ['namespace', "«'v1'», { path: 'a' }", UNTYPED],
  ['namespace', "«'v1'»", part("'v1'")],
  ['scope', "«'a'»", UNTYPED],
  ['scope', "«'a/:year'», { params: { year: 'integer' } }", UNTYPED],
  ['scope', "«'a'»", part("[InScope<'a'>]")],
  ['resources', "«'places'»", UNTYPED],
  ['resources', "«'places'», { only: ['index'] }", UNTYPED],
  ['resources', "«'places'», { path: 'lieux' }", UNTYPED],
  ['resource', "«'user'»", UNTYPED],
  ['resource', "«'user'», { only: ['show'] }", UNTYPED],
] as const
const ALONE = [
  ['r.scope(', UNTYPED, ')'],
  ['r.scope(', part("''"), ')'],
  ['r.draw(', part("''"), ')'],
  ['r.draw(', 'function (this: Date, r: ScopeAnywhere<typeof controllers>) { return r }', ')'],
  ["r.resources('places', r => r.collection(", UNTYPED, '))'],
] as const

export const rejectedThis: readonly Rejected[] = [
  ...NAMED.map(([name, first, callback]) => ({
    title: `a callback with a parameter this: ${name}(${first.replaceAll(/[«»]/g, '')}, ${callback})`,
    source: `r => r.${name}(${first}, ${callback}).get('ping', Ping, 'ping')`,
    message: `${name}(${/'.*'(?=»)/.exec(first)?.[0]}): ${NO_THIS}`,
    throws: false as const,
  })),
  ...ALONE.map(([before, callback, after]) => ({
    title: `a callback with a parameter this: ${before}${callback}${after}`,
    source: `r => ${before}«${callback}»${after}.get('ping', Ping, 'ping')`,
    message: `${/(\w+)\($/.exec(before)?.[1]}: ${NO_THIS}`,
    throws: false as const,
  })),
  {
    title: 'defineRoutes: a callback with a parameter this',
    source: UNTYPED,
    message: `defineRoutes: ${NO_THIS}`,
    throws: false,
  },
  {
    title: 'defineRoutes: a loader with a parameter this',
    map: '{ Ping, «Places»(this: Date) { return Promise.resolve(Places) } }',
    source: "r => r.get('ping', Ping, 'ping')",
    message: "defineRoutes: the loader of 'Places' is called without a this: bind the function",
    throws: false,
  },
  ...[
    [': void', '{}'],
    [': unknown', "r.get('ping', Ping, 'ping')"],
    ['', "actions.length === 1 ? r.get('ping', Ping, 'ping') : r"],
  ].map(([result, body]) => ({
    title: `defineRoutes: a callback with a type for its parameter: (r)${result} => ${body}`,
    source: `(r: ScopeAt<typeof controllers, ''>)${result} => ${body}`,
    message: 'defineRoutes: the callback must return one chain of calls that starts with its parameter',
    ...(result === ': void' ? {} : { throws: false as const }),
  })),
]
