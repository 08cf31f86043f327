/**
 * Calls with a mark ‸ at each of their argument positions, as a text and as a name. An editor offers no error message at any of
 * them. See `editor.ts` for what it offers where names are known.
 */
import type { Compiler } from '../support/compilers.js'
import { OPTIONS } from '../support/lists.js'

/** The calls of `r`, with right arguments: a form of each method for each of its kinds of arguments. */
const CALLS: readonly (readonly [call: string, ...given: readonly string[]])[] = [
  ['resources', "'users'", "{ only: ['show'] }", "r => r.get('signed-in')"],
  ['resources', "'users'", "r => r.get('signed-in')"],
  ['resource', "'user'", "{ only: ['show'] }", "r => r.get('signed-in')"],
  ['namespace', "'v1'", "{ path: '' }", 'r => r'],
  ['namespace', "'v1'", 'r => r'],
  ['scope', "':year'", "{ params: { year: 'integer' } }", 'r => r'],
  ['scope', "'api'", 'r => r'],
  ['collection', "r => r.get('signed-in')"],
  ['draw', 'part'],
  ['use', 'middleware'],
  ['use', "'/users'", 'middleware'],
  ['use', 'middleware', 'middleware'],
  ['get', "'ping'", 'Ping', "'ping'"],
  ['get', "'ping'", "'Ping#ping'"],
  ['get', "'ping'", "{ summary: '' }", 'middleware'],
  ...[1, 3, 5].flatMap(length => {
    const before = Array.from({ length }, () => 'middleware')
    return [
      ['post', "'ping'", ...before, 'Ping', "'ping'"] as const,
      ['put', "'ping'", ...before, "'Ping#ping'"] as const,
    ]
  }),
  ['redirect', "'old'", "'Ping#ping'", '{ status: 302 }'],
  ['mount', "'old'", 'middleware'],
]

const IN_RESOURCES = CALLS.filter(([call, ...given]) => given.length < 3 && call !== 'namespace' && call !== 'mount')

/** The options of calls, with a mark at their values. */
const IN_OPTIONS: readonly string[] = [
  ...[...OPTIONS.resources, 'unknown'].flatMap(name =>
    ["'‸'", "['‸']"].map(value => `resources('users', { ${name}: ${value} })`),
  ),
  ...[...OPTIONS.resource, 'unknown'].map(name => `resource('user', { ${name}: '‸' }, r => r)`),
  ...[...OPTIONS.namespace, 'unknown'].map(name => `namespace('v1', { ${name}: '‸' }, r => r)`),
  ...["params: '‸'", "params: { year: '‸' }", "params: { unknown: '‸' }", "unknown: '‸'"].flatMap(option => [
    `scope(':year', { ${option} }, r => r)`,
    `get(':year', { ${option} }, middleware)`,
    `get(':year', { ${option} }, 'Ping#ping')`,
  ]),
  ...[...OPTIONS.verb, 'to', 'on'].flatMap(name => [
    `get('ping', { ${name}: '‸' })`,
    `get('ping', { ${name}: '‸' }, middleware)`,
  ]),
  ...[...OPTIONS.redirect, 'unknown'].map(name => `redirect('old', 'Ping#ping', { ${name}: '‸' })`),
  ...["['‸']", "[Ping, '‸']", "['ping', '‸']"].flatMap(list => [
    `get(${list}, middleware)`,
    `get('ping', ${list})`,
    `use(${list})`,
    `draw(${list})`,
  ]),
]

export const MODULES = `import { camelCase, InputError, pascalCase, pluralize, problemDetails, singularize } from '../../src/index.js'
import { explainMatch, inspector } from '../../src/inspector/index.js'
import { type FetchedApplication, fetchFrom, misroutedRequests, testContext, unreachedRoutes, unroutedActions } from '../../src/testing/index.js'
import { createClient } from '../../src/client/index.js'
import { openapi } from '../../src/openapi/index.js'
`

/** Declarations whose names and paths could be inferred for those of a last call after them. */
const OTHERS =
  "get('one', Users, 'show').put('two/:id', 'Users#show').post('three', middleware).redirect('four', '/one').mount('five', middleware)" +
  ".resource('seven', { controller: 'Users', only: ['show'] }).scope('eight', r => r.get('one', middleware))"

/** The calls beside a table, with right arguments. */
export const BESIDE: readonly (readonly [call: string, ...given: readonly string[]])[] = [
  ['routes.path', "'V1/Host/Places#show'", '{ id: 5 }', "{ hash: 'a' }"],
  ['routes.path', "'Users#show'", "{ hash: 'a' }"],
  ['routes.url', "'https://example.com'", "'V1/Host/Places#show'", '{ id: 5 }', "{ hash: 'a' }"],
  ["routes.to['V1/Host/Places'].show", '{ id: 5 }', "{ hash: 'a' }"],
  ['routes.to.Users.show', "{ hash: 'a' }"],
  ['several.path', "'Users#show'", '{}', "{ path: '/one' }"],
  ['several.to.Users.show', '{}', "{ path: '/one' }"],
  ['routes.match', "'GET'", "'/user'", "{ trailingSlash: 'strict' }"],
  ['defineRoutes', 'controllers', "r => r.resources('users')"],
  ['createRouter', 'routes', "{ trailingSlash: 'strict' }"],
  ['castParam', "{} as Context<'V1/Host/Places#show'>", "'id'", "'bigint'"],
]
export const SEVERAL =
  "const several = defineRoutes({ Users }, r => r.get('one', 'Users#show').get('two/:id', 'Users#show'))\n"
const BESIDE_OPTIONS: readonly string[] = [
  "defineRoutes({ Users: '‸' }, r => r)",
  "defineRoutes({ Users, Ping: '‸' }, r => r.resources('users'))",
  ...[...OPTIONS.createRouter, 'unknown'].map(name => `createRouter(routes, { ${name}: '‸' })`),
  ...[...OPTIONS.links, 'path', 'id', 'unknown'].flatMap(name => [
    `routes.path('Users#show', { ${name}: '‸' })`,
    `routes.path('V1/Host/Places#show', { ${name}: '‸' })`,
    `routes.to['V1/Host/Places'].show({ ${name}: '‸' })`,
    `routes.to.Users.show({ ${name}: '‸' })`,
    `several.to.Users.show({ ${name}: '‸' }, { path: '/two/:id' })`,
  ]),
]

/** Each position of a call, as an unfinished text and as an unfinished name: at the end of the call, and before the rest of it. */
const positions = ([call, ...given]: readonly [string, ...(readonly string[])]): readonly string[] =>
  given.flatMap((_, at) =>
    ["'‸'", '‸'].flatMap(written => {
      const before = [...given.slice(0, at), written]
      const rest = given.slice(at + 1)
      return [before, ...(rest.length === 0 || written === '‸' ? [] : [[...before, ...rest]])].map(
        all => `${call}(${all.join(', ')})`,
      )
    }),
  )

/** Where calls take options: the positions at which an editor may offer names in an object literal. */
const OPTIONS_AT: Readonly<Record<string, readonly number[]>> = {
  ...{ resources: [1], resource: [1], namespace: [1], scope: [1], redirect: [2] },
  ...{ get: [1], post: [1], put: [1] },
  ...{ 'routes.path': [1, 2], 'routes.url': [2, 3], 'several.path': [1, 2], 'several.url': [2, 3] },
  ...{ "routes.to['V1/Host/Places'].show": [0, 1], 'routes.to.Users.show': [0], 'several.to.Users.show': [0, 1] },
}

/** The other positions of a call, as an unfinished object. A middleware may be the last argument, and what follows it is a mistake. */
const objects = ([call, ...given]: readonly [string, ...(readonly string[])]): readonly string[] =>
  given.flatMap((_, at) => {
    const before = [...given.slice(0, at), '{ ‸ }']
    const rest = given.slice(at + 1)
    const isForOptions = OPTIONS_AT[call]?.includes(at)
    return isForOptions
      ? []
      : [before, ...(rest.length === 0 ? [] : [[...before, ...rest]])].map(all => `${call}(${all.join(', ')})`)
  })

/** Objects in place of a table, of a list of requests and of the path of a request. */
const LISTS: readonly string[] = [
  ...['createRouter', 'inspector', 'explainMatch', 'misroutedRequests', 'unreachedRoutes', 'unroutedActions'].map(
    name => `${name}({ ‸ })`,
  ),
  "createRouter({ ‸ }, { trailingSlash: 'strict' })",
  'unreachedRoutes(routes, { ‸ })',
  'testContext(routes, { ‸ })',
  'routes.match({ ‸ })',
  "routes.match({ ‸ }, '/user')",
  "routes.match('GET', { ‸ })",
  'explainMatch(routes, { ‸ })',
  "explainMatch(routes, 'GET', { ‸ })",
  ...['createRouter(routes).routes', 'createRouter(routes).allowedMethods', 'problemDetails'].map(
    call => `${call}({}, { ‸ })`,
  ),
]

/** A further argument after all that a call takes. `draw` has one signature alone, for the message of TypeScript about the number of arguments. */
const FURTHER: readonly string[] = CALLS.filter(([call]) => call !== 'draw').map(
  ([call, ...given]) => `${call}(${[...given, '{ ‸ }'].join(', ')})`,
)

export type Program = { readonly title: string; readonly table?: string; readonly controller?: string }

/** The other functions and methods that users call, with right arguments. */
export const FUNCTIONS: readonly (readonly [call: string, ...given: readonly string[]])[] = [
  ['several.path', "'Users#show'", '{ id: 5 }', "{ path: '/one' }"],
  ['several.url', "'https://example.com'", "'Users#show'", '{}', "{ path: '/one' }"],
  ['routes.load'],
  ['defineRoutesFor'],
  ['defineRoutesFor<{ user: string }>()', 'controllers', "r => r.resources('users')"],
  ['createRouter(routes).load'],
  ['castParam', "{} as Context<'V1/Host/Places#show'>", "'id'", '{} as StandardSchema<string>'],
  ['castParam', '{} as Koa.Context', "'id'", "'uuid'"],
  ['reply', '201', "{ id: '5' }", "{ Location: '/places/5' }"],
  ['new InputError', "[{ in: 'body', path: [], message: '' }]", "'a message'"],
  ['unroutedActions', 'routes'],
  ['misroutedRequests', 'routes', "{ 'GET /user': 'Users#show' }", "{ trailingSlash: 'strict' }"],
  ['unreachedRoutes', 'routes', "['GET /user']", "{ trailingSlash: 'strict' }"],
  ['inspector', 'routes', "{ path: '/routes' }"],
  ['explainMatch', 'routes', "'GET'", "'/user'", "{ trailingSlash: 'strict' }"],
  ...['camelCase', 'pascalCase', 'pluralize', 'singularize'].map(name => [name, "'place'"] as const),
]

/** Objects in which an editor offers nothing. */
export const noNames: readonly Program[] = [
  ...[...CALLS.flatMap(objects), ...FURTHER].map(call => ({ title: call, table: `r => r.${call}` })),
  ...IN_RESOURCES.flatMap(objects).map(call => ({
    title: `in resources: ${call}`,
    table: `r => r.resources('users', r => r.${call})`,
  })),
  ...[...BESIDE, ...FUNCTIONS]
    .filter(([call]) => /\.(path|url|to)\b/.test(call))
    .flatMap(objects)
    .map(call => ({ title: call, controller: `${SEVERAL}export const value = ${call}` })),
  ...LISTS.map(call => ({ title: call, controller: `${MODULES}export const value = ${call}` })),
]

/** The hint after the opening parenthesis of a call, and after each comma. */
const hintsOf = ([call, ...given]: readonly [string, ...(readonly string[])]): readonly string[] =>
  Array.from({ length: Math.max(given.length, 1) }, (_, at) => `${call}(${[...given.slice(0, at), '‸'].join(', ')})`)

/**
 * Hints that have more in them. The result after a path is the union of all matches. And a link of `to` has one signature alone, in
 * which `{}` lacks the option `path`.
 */
const LONG_HINTS = /^routes\.match\('GET', '\/user', ‸|^several\.to\.Users\.show\({}, ‸/

/** Calls whose parameter hint is short and has a docstring: of the methods of `r` after the parenthesis, of others everywhere. */
export const shortHints: readonly Program[] = [
  ...[...new Set(CALLS.map(([call]) => `${call}(‸)`))].flatMap(call => [
    { title: call, table: `r => r.${call}` },
    { title: `in resources: ${call}`, table: `r => r.resources('users', r => r.${call})` },
  ]),
  ...[...new Set([...BESIDE, ...FUNCTIONS].flatMap(hintsOf))]
    .filter(call => !LONG_HINTS.test(call))
    .map(call => ({ title: call, controller: `${MODULES}${SEVERAL}export const value = ${call}` })),
]

/** The methods of `r`, after the parenthesis and after each comma. */
export const allHints: readonly Program[] = [
  ...CALLS.flatMap(hintsOf).map(call => ({ title: call, table: `r => r.${call}` })),
  ...IN_RESOURCES.flatMap(hintsOf).map(call => ({
    title: `in resources: ${call}`,
    table: `r => r.resources('users', r => r.${call})`,
  })),
]

/** Calls in others, whose names are right there. */
const INSIDE: readonly string[] = [
  "namespace('v1', r => r.namespace('host', r => r.resources('places', ‸)))",
  "namespace('v1', r => r.namespace('host', r => r.resources('places', { only: ['show'] }, ‸)))",
  "namespace('v1', r => r.namespace('host', r => r.resources('places', r => r.resources('rooms', ‸))))",
  "namespace('v1', r => r.namespace('host', ‸))",
  "namespace('v1', r => r.scope(':year', { params: { year: 'integer' } }, ‸))",
  "resources('users', { only: ['show'] }, r => r.scope('api', ‸))",
  "resources('users', r => r.namespace('v1', { path: '' }, ‸))",
  "resources('users', r => r.mount('old', ‸))",
  "resources('users', { id: 'bigint', only: ['show'] }, ‸)",
  "resources('users', { use: middleware }, ‸)",
  "resource('user', { except: ['destroy'] }, ‸)",
]

/** Calls with a first argument, or options, that are refused. */
const WRONG: readonly string[] = [
  ...['resources', 'resource', 'namespace'].flatMap(call => [`${call}('wrong', ‸)`, `${call}(String(5), ‸)`]),
  "resources('users').resources('users', ‸)",
  "resources('wrong', { only: ['show'] }, ‸)",
  "resource('user', { only: ['wrong'] }, ‸)",
  "namespace('wrong', { path: '' }, ‸)",
  ...['scope', 'mount'].flatMap(call => [`${call}('a b', ‸)`, `${call}(String(5), ‸)`]),
  "scope(':year', { params: { year: 'wrong' } }, ‸)",
  "mount('old', middleware).mount('old', ‸)",
  "resources('users', r => r.scope('a b', ‸))",
]

/** The hint behind each comma of every call. */
export const hintsBehindCommas: readonly Program[] = [
  ...allHints.filter(({ title }) => title.includes(', ‸')),
  ...[...INSIDE, ...WRONG].map(call => ({ title: call, table: `r => r.${call}` })),
  ...[...BESIDE, ...FUNCTIONS]
    .flatMap(hintsOf)
    .filter(call => call.includes(', ‸') && !LONG_HINTS.test(call))
    .map(call => ({ title: call, controller: `${MODULES}${SEVERAL}export const value = ${call}` })),
]

/**
 * Those that are not clean, with the greatest length by compiler, which in 5.9 and 6.0 varies with what was asked before. The reasons:
 *
 * - Behind four arguments of a verb, the names of its parameters and the short types of those that are written have 160 characters.
 * - A call of `resources` or `resource` may end behind the name and behind the options. If these are wrong, the compilers infer the same
 *   with a comma as without one, and take the same signature: so its result is the scope, in which the rest of the chain is checked.
 *   Only if a signature for the name alone were the first, they could take another one, and the hint at `(` would show nothing but the name.
 *   What an editor offers in wrong options is the type of this parameter.
 * - The paths in a link to one of several are the user's own.
 */
export const LONG_HINTS_BEHIND_COMMAS: readonly (readonly [
  calls: RegExp,
  longest: Readonly<Partial<Record<Compiler, number>>>,
])[] = [
  [/^(post|put)\('ping', (middleware, ){3}(middleware|Ping), /, { '5.9': 203, '6.0': 203, '7.0': 203 }],
  [
    /^in resources: resources\('users', ‸|^resources?\(('wrong'|String\(5\)), ‸|^resources\('users'\)\./,
    { '5.9': 359, '6.0': 359, '7.0': 359 },
  ],
  [/^resources\('wrong', {|^resource\('user', { only: \['wrong'/, { '5.9': 636, '6.0': 636, '7.0': 636 }],
  [/^several\.url\(/, { '5.9': 167, '6.0': 167, '7.0': 167 }],
]

/** The programs, in the form of `EditorCase`. */
export const noMessages: readonly Program[] = [
  ...CALLS.flatMap(positions)
    .concat(IN_OPTIONS)
    .map(call => ({ title: call, table: `r => r.${call}` })),
  ...CALLS.flatMap(positions).map(call => ({ title: `after others: ${call}`, table: `r => r.${OTHERS}.${call}` })),
  ...IN_RESOURCES.flatMap(positions).map(call => ({
    title: `in resources: ${call}`,
    table: `r => r.resources('users', r => r.${call})`,
  })),
  ...BESIDE.flatMap(positions)
    .concat(BESIDE_OPTIONS)
    .map(call => ({ title: call, controller: `${SEVERAL}export const value = ${call}` })),
]
