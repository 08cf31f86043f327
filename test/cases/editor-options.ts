/** Objects of options: the names that are left in them, and the contexts of the middlewares in them. See `editor.ts`. */

import { MODULES, type Program } from './editor-positions.js'
import { type OptionCall, VALUES } from './option-values.js'

type Right = Readonly<Record<string, string>>

/** Each option with a right value. */
const right = (options: OptionCall['options']): Right =>
  Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, values[0]]))
const LOOK_UPS = right(VALUES.lookUps)
const LINKS = right(VALUES.links)

/** The options of functions and methods, each with a right value. */
export const OPTIONS_OF: Readonly<Record<string, Right>> = {
  'createRouter(routes, ‸)': {
    ...right(VALUES.createRouter),
    instantiate: '(controller, ctx) => new controller(ctx)',
  },
  'createRouter(routes).allowedMethods(‸)': {
    throw: 'true',
    notImplemented: '() => new Error()',
    methodNotAllowed: '() => 5',
  },
  'inspector(routes, ‸)': {
    ...right(VALUES.inspector),
    openapi: "{ info: { title: 'Booking', version: '1' } }",
  },
  "routes.match('GET', '/user', ‸)": LOOK_UPS,
  "explainMatch(routes, 'GET', '/user', ‸)": LOOK_UPS,
  "misroutedRequests(routes, { 'GET /user': 'Users#show' }, ‸)": LOOK_UPS,
  "unreachedRoutes(routes, ['GET /user'], ‸)": LOOK_UPS,
  'describeMiddleware(middleware, ‸)': {
    name: "'guard'",
    security: '[{ bearer: [] }]',
    replies: '{}',
    headers: 'schema',
    query: 'schema',
  },
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
  "routes.path('Users#show', ‸)": LINKS,
  "routes.to['V1/Host/Places'].show({ id: 5 }, ‸)": LINKS,
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

/** The options of the calls of `r`, each with a right value. */
const { path: _, ...REDIRECT } = right(VALUES.redirect)
const KINDS = { params: "{ year: 'integer' }" }
const CONTRACT = { ...KINDS, ...right(VALUES.contract), openapi: '{}' }
const OPTIONS_OF_CALLS: Readonly<Record<string, Right>> = {
  "resources('users', ‸)": right(VALUES.resources),
  "resources('users', ‸, r => r)": right(VALUES.resources),
  "resource('user', ‸)": right(VALUES.resource),
  "resource('user', ‸, r => r)": right(VALUES.resource),
  "namespace('v1', ‸, r => r)": { path: "'x'" },
  "scope(':year', ‸, r => r)": KINDS,
  "get(':year', ‸, middleware)": CONTRACT,
  "get(':year', ‸, Ping, 'ping')": KINDS,
  "redirect('old', 'Ping#ping', ‸)": right(VALUES.redirect),
  "redirect('old', '/new', ‸)": REDIRECT,
  "redirect('old', 'https://example.com', ‸)": REDIRECT,
}

/** Further values of these options. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  controller: ["'Users'"],
  use: ['[middleware]', '{ show: middleware }', '(ctx, next) => next()', '{}', '[]'],
}

/** The options of these calls that take objects. All others take none. */
const OBJECTS = ['use', 'params', 'body', 'query', 'headers', 'returns', 'openapi']
const USE_OF_ONE = ['{ show: { ‸ } }', '{ show: [{ ‸ }] }', '{ show: [middleware, { ‸ }] }', '[middleware, { ‸ }]']
const SCHEMES = ['[{ ‸ }]', '[{ bearer: { ‸ } }]', '[{ bearer: [{ ‸ }] }]']

/** Objects in place of the values of these options: an editor offers nothing in them. */
export const noNamesInOptions: readonly Program[] = Object.entries(OPTIONS_OF_CALLS).flatMap(([call, options]) =>
  Object.entries(options)
    .flatMap(([name, value]) => [
      ...(OBJECTS.includes(name) ? [] : [`{ ${name}: { ‸ } }`]),
      ...(name === 'use' || value.startsWith("['") ? [`{ ${name}: [{ ‸ }] }`] : []),
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
    ...Object.entries(options).flatMap(([name, first]) => {
      const left = names.filter(other => other !== name && other !== OTHER_LIST[name])
      return [first, ...(FURTHER[name] ?? [])].flatMap(value => [
        [`{ ${name}: ${value}, ‸ }`, left] as const,
        [`{ ‸, ${name}: ${value} }`, left] as const,
      ])
    }),
  ].map(([object, offers]) => {
    const title = call.replace('‸', object)
    const controller = `declare const place: StandardSchema<unknown>, givesUser: Koa.Middleware
const Places = Users
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
