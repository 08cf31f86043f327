/** Objects of options: the names that are left in them, and the contexts of the middlewares in them. See `editor.ts`. */

import { MODULES, type Program } from './editor-positions.js'

/** The options of functions and methods, each with a right value. */
const COMPARISON = { trailingSlash: "'strict'", caseSensitive: 'true' }
export const OPTIONS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'createRouter(routes, ‸)': {
    ...COMPARISON,
    instantiate: '(controller, ctx) => new controller(ctx)',
    checkReplies: 'true',
  },
  'createRouter(routes).allowedMethods(‸)': {
    throw: 'true',
    notImplemented: '() => new Error()',
    methodNotAllowed: '() => 5',
  },
  'inspector(routes, ‸)': {
    ...COMPARISON,
    path: "'/routes'",
    production: 'true',
    editor: "'zed'",
    openapi: "{ info: { title: 'Booking', version: '1' } }",
  },
  "routes.match('GET', '/user', ‸)": COMPARISON,
  "explainMatch(routes, 'GET', '/user', ‸)": COMPARISON,
  "misroutedRequests(routes, { 'GET /user': 'Users#show' }, ‸)": COMPARISON,
  "unreachedRoutes(routes, ['GET /user'], ‸)": COMPARISON,
  'describeMiddleware(middleware, ‸)': { name: "'guard'", security: '[{ bearer: [] }]', replies: '{}' },
  "testContext(routes, 'V1/Host/Places#show', ‸)": {
    params: '{ id: 5 }',
    state: '{}',
    body: '{}',
    headers: '{}',
    context: '{}',
  },
  'openapi(routes, ‸)': {
    info: "{ title: 'Booking', version: '1' }",
    servers: '[]',
    security: '[]',
    securitySchemes: '{}',
    errors: "'problemDetails'",
    schemas: '{}',
    onOmitted: '() => {}',
  },
  "routes.path('Users#show', ‸)": { query: '{ page: 1 }', hash: "'top'" },
  "routes.to['V1/Host/Places'].show({ id: 5 }, ‸)": { query: '{ page: 1 }', hash: "'top'" },
}

/**
 * Options in which an editor offers exactly the names that are left: in an empty object, at a half-written name and after each
 * option; and both values of `trailingSlash`.
 */
export const optionsLeft: readonly (Program & { readonly offers: readonly string[] })[] = Object.entries(OPTIONS_OF)
  .flatMap(([call, options]) => {
    const names = Object.keys(options)
    const half = names[0]?.slice(0, 2)
    return [
      ['{ ‸ }', names] as const,
      [`{ ${half}‸ }`, names] as const,
      ...names.map(name => [`{ ${name}: ${options[name]}, ‸ }`, names.filter(other => other !== name)] as const),
      ...(names.includes('trailingSlash') ? [["{ trailingSlash: '‸' }", ['ignore', 'strict']] as const] : []),
    ].map(([object, offers]) => ({ title: call.replace('‸', object), offers }))
  })
  .concat(['problemDetails', 'createRouter(routes).routes'].map(call => ({ title: `${call}({ ‸ })`, offers: [] })))
  .map(each => ({ ...each, controller: `${MODULES}export const value = ${each.title}` }))

/** The options of the calls of `r`, each with a right value, or several. */
const RESOURCE = { only: ["['show']"], except: ["['show']"], controller: ['Users', "'Users'"], path: ["'people'"] }
const USE = ['middleware', '[middleware]', '{ show: middleware }', '(ctx, next) => next()', '{}', '[]']
const RESOURCES = { ...RESOURCE, singular: ["'user'"], param: ["'slug'"], id: ["'uuid'"], shallow: ['true'], use: USE }
const SINGULAR = { ...RESOURCE, plural: ["'users'"], use: USE }
const REDIRECT = { status: ['302'], method: ["'get'"] }
const CONTRACT = {
  ...{ params: ["{ year: 'integer' }"], body: ['schema'], query: ['schema'], headers: ['schema'], returns: ['{}'] },
  ...{ summary: ["''"], description: ["''"], tags: ['[]'], deprecated: ['true'], security: ['[]'], openapi: ['{}'] },
}
const OPTIONS_OF_CALLS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "resources('users', ‸)": RESOURCES,
  "resources('users', ‸, r => r)": RESOURCES,
  "resource('user', ‸)": SINGULAR,
  "resource('user', ‸, r => r)": SINGULAR,
  "namespace('v1', ‸, r => r)": { path: ["'x'"] },
  "scope(':year', ‸, r => r)": { params: ["{ year: 'integer' }"] },
  "get(':year', ‸, middleware)": CONTRACT,
  "match(['get'], ':year', ‸, middleware)": CONTRACT,
  "get(':year', ‸, Ping, 'ping')": { params: ["{ year: 'integer' }"] },
  "redirect('old', 'Ping#ping', ‸)": { ...REDIRECT, path: ["'/ping'"] },
  "redirect('old', '/new', ‸)": REDIRECT,
  "redirect('old', 'https://example.com', ‸)": REDIRECT,
}

/** The options of these calls that take no object, and those that take a list of objects. */
const PLAIN = [
  'only',
  'except',
  'controller',
  'path',
  'singular',
  'param',
  'id',
  'shallow',
  'plural',
  'status',
  'method',
]
const OF_CONTRACT = ['summary', 'description', 'tags', 'deprecated', 'security']
const LISTS = ['only', 'except', 'tags', 'use']
const USE_OF_ONE = ['{ show: { ‸ } }', '{ show: [{ ‸ }] }', '{ show: [middleware, { ‸ }] }', '[middleware, { ‸ }]']
const SCHEMES = ['[{ ‸ }]', '[{ bearer: { ‸ } }]', '[{ bearer: [{ ‸ }] }]']

/** Objects in place of the values of these options: an editor offers nothing in them. */
export const noNamesInOptions: readonly Program[] = Object.entries(OPTIONS_OF_CALLS).flatMap(([call, options]) =>
  Object.keys(options)
    .flatMap(name => [
      ...([...PLAIN, ...OF_CONTRACT].includes(name) ? [`{ ${name}: { ‸ } }`] : []),
      ...(LISTS.includes(name) ? [`{ ${name}: [{ ‸ }] }`] : []),
      ...(name === 'use' ? USE_OF_ONE : name === 'security' ? SCHEMES : []).map(value => `{ ${name}: ${value} }`),
      ...(name === 'params' ? ['{ params: { year: { ‸ } } }'] : []),
      ...(name === 'returns' ? ['description', 'type'].map(of => `{ returns: { 200: { ${of}: { ‸ } } } }`) : []),
    ])
    .map(object => call.replace('‸', object))
    .map(title => ({ title, table: `r => r.${title}` })),
)

const OTHER_LIST: Readonly<Record<string, string>> = { only: 'except', except: 'only' }

/** The same for these options, after each of them and before it. */
export const optionsLeftInCalls: readonly (Program & { readonly offers: readonly string[] })[] = Object.entries(
  OPTIONS_OF_CALLS,
).flatMap(([call, options]) => {
  const names = Object.keys(options)
  return [
    ['{ ‸ }', names] as const,
    ...Object.entries(options).flatMap(([name, values]) => {
      const left = names.filter(other => other !== name && other !== OTHER_LIST[name])
      return values.flatMap(value => [
        [`{ ${name}: ${value}, ‸ }`, left] as const,
        [`{ ‸, ${name}: ${value} }`, left] as const,
      ])
    }),
  ].map(([object, offers]) => {
    const title = call.replace('‸', object)
    const controller = `declare const schema: StandardSchema<unknown>
export const table = defineRoutes(controllers, r => r.${title})`
    return { title, offers, controller }
  })
})

/** Options that an editor rightly offers to write as methods, in TypeScript 5.9 and 6.0. */
export const METHODS: readonly string[] = [
  'instantiate()',
  'notImplemented()',
  'methodNotAllowed()',
  'use()',
  'editor()',
  'onOmitted()',
]

/** A middleware that is written in the option `use`, with the mark in it. The state tells whether its context is that of the place. */
const INLINE = ['(ctx, next) => { ctx.state.‸; return next() }', '(ctx, next) => { ctx.state.‸ }', 'ctx => ctx.state.‸']
const INLINE_USE = [
  ...INLINE.flatMap(inline => [`use: ${inline}`, `use: { show: ${inline} }`, `use: [middleware, ${inline}]`]),
  ...["only: ['show']", 'controller: Users', "path: 'people'"].map(option => `${option}, use: ${INLINE[0]}`),
  `use: { show: ${INLINE[0]} }, except: ['update']`,
  `use: { show: ${INLINE[0]}, update: middleware }, path: 'people'`,
]
export const contexts: readonly (Program & { readonly offers: readonly string[] })[] = [
  ...["resources('users', ‸)", "resources('users', ‸, r => r)", "resource('user', ‸)", "resource('user', ‸, r => r)"],
].flatMap(call =>
  INLINE_USE.map(options => ({
    title: call.replace('‸', `{ ${options} }`),
    controller: `declare const load: Koa.Middleware<{ user: string }>
export const table = defineRoutes(controllers, r => r.use(load).${call.replace('‸', `{ ${options} }`)})`,
    offers: ['user'],
  })),
)
