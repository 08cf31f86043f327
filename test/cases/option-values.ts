/**
 * The options of every call, each with two right values: `test/scope/option-values.test.ts` gives them as members that may be missing,
 * as `undefined`, by a condition and in variables.
 */

import type {
  ActionContract,
  LinkOptions,
  MatchOptions,
  RedirectOptions,
  ResourceOptions,
  ResourcesOptions,
  RouterOptions,
} from '../../src/index.js'
import type { InspectorOptions } from '../../src/inspector/index.js'
import { OPTIONS } from '../support/lists.js'

/** A call with options, of which one is given. */
export interface OptionCall {
  /** The call, as messages name it; where there is none, the message is TypeScript's own. */
  readonly name?: string
  /** The source of the call, with the options in the place of `$`. */
  readonly source: string
  /** Each option, and what it may be. */
  readonly options: { readonly [option: string]: OptionValues }
  /** The type of the options, where the library exports it. */
  readonly type?: string
}
export interface OptionValues {
  /** The sources of two values. */
  readonly values: readonly [one: string, other: string]
  /** The types of these values, where they are not their sources. */
  readonly types?: readonly [one: string, other: string]
  /** The type of a variable in which a program would have such a value. */
  readonly wide: string
}

const quoted = (one: string, other: string, wide = 'string'): OptionValues => ({
  values: [`'${one}'`, `'${other}'`],
  wide,
})
const named = (one: string, other: string, wide = `typeof ${one} | typeof ${other}`): OptionValues => ({
  values: [one, other],
  types: [`typeof ${one}`, `typeof ${other}`],
  wide,
})
const FLAG: OptionValues = { values: ['true', 'false'], wide: 'boolean' }

const list = (one: string, other: string): OptionValues => ({
  values: [`['${one}']`, `['${other}']`],
  types: [`readonly ['${one}']`, `readonly ['${other}']`],
  wide: `readonly ('${one}' | '${other}')[]`,
})
/** Every option of `resources` and `resource`. */
const OF_RESOURCES: Readonly<Record<keyof ResourcesOptions | keyof ResourceOptions, OptionValues>> = {
  only: list('show', 'update'),
  except: list('show', 'update'),
  controller: named('Places', 'Rooms', "typeof Places | 'Rooms'"),
  singular: quoted('spot', 'stead'),
  plural: quoted('users', 'rooms'),
  param: quoted('slug', 'key'),
  path: quoted('people', 'folk'),
  update: quoted('put', 'patch', "'put' | 'patch'"),
  id: quoted('uuid', 'bigint', "'uuid' | 'bigint'"),
  shallow: { values: ['true', 'true'], wide: 'boolean' },
  use: named('givesUser', 'givesSession', 'Koa.Middleware<{ user: string }>'),
}

const kinds = (name: string): OptionValues => ({
  values: [`{ ${name}: 'uuid' }`, `{ ${name}: 'bigint' }`],
  types: [`{ readonly ${name}: 'uuid' }`, `{ readonly ${name}: 'bigint' }`],
  wide: `{ readonly ${name}: 'uuid' | 'bigint' }`,
})
const SCHEMA = named('place', 'page', 'StandardSchema')
/** Every member of a contract but `params`, and but `openapi`, which may be any object. */
const OF_CONTRACTS: Readonly<Record<Exclude<keyof ActionContract, 'params' | 'openapi'>, OptionValues>> = {
  query: SCHEMA,
  headers: SCHEMA,
  body: SCHEMA,
  returns: SCHEMA,
  summary: quoted('One', 'Other'),
  description: quoted('One', 'Other'),
  tags: { values: ["['a']", "['b']"], types: ["readonly ['a']", "readonly ['b']"], wide: 'readonly string[]' },
  deprecated: FLAG,
  security: { values: ['[{ a: [] }]', '[{ b: [] }]'], wide: '{ [scheme: string]: string[] }[]' },
}

const OF_LOOK_UPS: Readonly<Record<keyof MatchOptions, OptionValues>> = {
  trailingSlash: quoted('strict', 'ignore', "'strict' | 'ignore'"),
  caseSensitive: FLAG,
  escapes: quoted('strict', 'ignore', "'strict' | 'ignore'"),
}
const OF_REDIRECTS: Readonly<Record<keyof RedirectOptions, OptionValues>> = {
  status: { values: ['302', '308'], wide: '302 | 308' },
  method: quoted('all', 'get', "'get' | 'all'"),
  path: quoted('/ping', '/pong'),
}
const OF_LINKS: Readonly<Record<keyof LinkOptions, OptionValues>> = {
  query: {
    values: ['{ a: 1 }', '{ b: 2 }'],
    types: ['{ a: number }', '{ b: number }'],
    wide: '{ a: number } | URLSearchParams',
  },
  hash: quoted('a', 'b'),
}
const OF_ROUTERS: Readonly<Record<keyof RouterOptions, OptionValues>> = {
  ...OF_LOOK_UPS,
  instantiate: named('make', 'remake'),
  replies: { values: ["'check'", "'filter'"], wide: "'check' | 'filter'" },
  bodyLimit: quoted('2mb', '10kb', "'2mb' | 1024"),
}
const OF_INSPECTORS: Readonly<Record<Exclude<keyof InspectorOptions, 'openapi'>, OptionValues>> = {
  ...OF_LOOK_UPS,
  path: quoted('/a', '/b'),
  editor: quoted('zed', 'idea', "'zed' | 'idea'"),
  allowedHosts: { values: ["['app.test']", "['.app.test']"], wide: 'readonly string[]' },
  production: FLAG,
  send: FLAG,
  compareWith: quoted('old.json', 'older.json', 'string | readonly object[]'),
}
const pick = (options: OptionCall['options'], names: readonly string[]): OptionCall['options'] =>
  Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)))

/** The options of calls, each with its values. */
export const VALUES = {
  resources: pick(OF_RESOURCES, OPTIONS.resources),
  resource: pick(OF_RESOURCES, OPTIONS.resource),
  redirect: OF_REDIRECTS,
  contract: OF_CONTRACTS,
  links: OF_LINKS,
  lookUps: OF_LOOK_UPS,
  createRouter: OF_ROUTERS,
  inspector: OF_INSPECTORS,
} as const satisfies Readonly<Record<string, OptionCall['options']>>

const NESTED = "r => r.resources('rooms', { only: ['index'] })"
const WRITES = 'ctx => { ctx.body = ctx.path }'

/** Calls on `r`: the source is a chain. */
export const declarations: readonly OptionCall[] = [
  { name: "resources('places')", source: "r.resources('places', $)", options: VALUES.resources },
  { name: "resources('places')", source: `r.resources('places', $, ${NESTED})`, options: VALUES.resources },
  { name: "resource('place')", source: "r.resource('place', $)", options: VALUES.resource },
  { name: "resource('place')", source: "r.resource('place', $, r => r.get('preview'))", options: VALUES.resource },
  {
    name: "namespace('v1')",
    source: "r.namespace('v1', $, r => r.get('ping', 'Places#index'))",
    options: { path: quoted('a', 'b') },
  },
  {
    name: "scope(':id')",
    source: "r.scope(':id', $, r => r.get('ping', 'Places#index'))",
    options: { params: kinds('id') },
  },
  { name: "get(':id')", source: "r.get(':id', $, 'Places#show')", options: { params: kinds('id') } },
  { name: "get(':id')", source: "r.get(':id', $, Places, 'show')", options: { params: kinds('id') } },
  { name: "get(':id')", source: "r.get(':id', $, givesUser, 'Places#show')", options: { params: kinds('id') } },
  { name: "post(':id')", source: `r.post(':id', $, ${WRITES})`, options: { params: kinds('id'), ...VALUES.contract } },
  {
    name: "put(':id')",
    source: `r.put(':id', $, givesUser, ${WRITES})`,
    options: { params: kinds('id'), ...VALUES.contract },
  },
  {
    name: "redirect('old')",
    source: "r.get('ping', 'Places#index').get('pong', 'Places#index').redirect('old', 'Places#index', $)",
    options: pick(VALUES.redirect, ['path']),
  },
  ...["'Places#index'", "'https://example.com'"].map(target => ({
    name: "redirect('old')",
    source: `r.get('ping', 'Places#index').redirect('old', ${target}, $)`,
    options: pick(VALUES.redirect, ['status', 'method']),
  })),
]

/** Calls whose options decide about no route. Each may be `undefined`, or chosen by a condition. */
export const free: readonly OptionCall[] = [
  {
    source: 'createRouter(routes, $)',
    options: VALUES.createRouter,
    type: 'RouterOptions',
  },
  { source: 'createRouter(routes).allowedMethods($)', options: { throw: FLAG }, type: 'AllowedMethodsOptions' },
  {
    source: 'inspector(routes, $)',
    options: VALUES.inspector,
    type: 'InspectorOptions',
  },
  { source: "routes.match('GET', '/ping', $)", options: VALUES.lookUps },
  { source: "explainMatch(routes, 'GET', '/ping', $)", options: VALUES.lookUps },
  { source: "unreachedRoutes(routes, ['GET /ping'], $)", options: VALUES.lookUps },
  { source: "routes.path('Places#show', { id: 1 }, $)", options: VALUES.links },
  { source: 'routes.to.Places.show({ id: 1 }, $)', options: VALUES.links },
  {
    source: "routes.url('https://example.com', 'Places#show', { id: 1 }, $)",
    options: VALUES.links,
  },
  {
    source: "testContext(routes, 'Places#show', { params: { id: '1' }, ...$ }).path",
    options: {
      headers: named('fields', 'moreFields'),
      body: quoted('a', 'b'),
      state: named('fields', 'moreFields', '{}'),
    },
  },
  {
    source: "createClient<typeof routes>('https://example.com', $)",
    options: { headers: named('fields', 'moreFields'), fetch: named('fetches', 'fetches') },
    type: 'ClientOptions',
  },
]

/** Other calls. */
export const others: readonly OptionCall[] = [
  {
    source:
      "createRouter(defineRoutes({ Places: class { static readonly contract = { show: $ } satisfies { readonly show: ActionContract | undefined }; show() { return {} } } }, r => r.get(':id', 'Places#show'))).routes().length",
    options: VALUES.contract,
  },
  { source: "routes.path('Places#index', {}, $)", options: { path: quoted('/ping', '/pong') } },
  {
    source: "String(defineRoutes($, r => r.get('a', 'Places#index')))",
    options: { Places: named('Places', 'Rooms') },
  },
]

/** Calls with an argument that may be missing or one of two, in the place of `$`. */
export const argumentsOfCalls: readonly {
  readonly name: string
  readonly source: string
  readonly values: readonly [string, string]
}[] = [
  { name: 'use', source: "r.use($).get('ping', 'Places#index')", values: ['givesUser', 'givesSession'] },
  { name: 'draw', source: 'r.draw($)', values: ['part', 'otherPart'] },
  { name: "mount('a')", source: "r.mount('a', $)", values: ['answers', 'answersToo'] },
  { name: "get('ping')", source: "r.get('ping', $, 'Places#index')", values: ['givesUser', 'givesSession'] },
  { name: "get('ping')", source: "r.get('ping', $, 'index')", values: ['Places', 'Rooms'] },
  { name: "get('ping')", source: "r.get('ping', $)", values: ["'Places#index'", "'Rooms#index'"] },
  {
    name: "redirect('a')",
    source: "r.get('ping', 'Places#index').get('pong', 'Rooms#index').redirect('a', $)",
    values: ["'Places#index'", "'Rooms#index'"],
  },
  { name: 'resources', source: 'r.resources($)', values: ["'places'", "'rooms'"] },
]
