/**
 * The options of every call, each with two right values: `test/scope/option-values.test.ts` gives them as members that may be missing,
 * as `undefined`, by a condition and in variables.
 */

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
const ofBoth = {
  only: list('show', 'update'),
  except: list('show', 'update'),
  controller: named('Places', 'Rooms', "typeof Places | 'Rooms'"),
  path: quoted('people', 'folk'),
  use: named('givesUser', 'givesSession', 'Koa.Middleware<{ user: string }>'),
}
const ofResources = {
  ...ofBoth,
  singular: quoted('spot', 'stead'),
  param: quoted('slug', 'key'),
  id: quoted('uuid', 'bigint', "'uuid' | 'bigint'"),
  shallow: { values: ['true', 'true'], wide: 'boolean' },
} as const satisfies OptionCall['options']
const ofResource = { ...ofBoth, plural: quoted('places', 'rooms') }

const kinds = (name: string): OptionValues => ({
  values: [`{ ${name}: 'uuid' }`, `{ ${name}: 'bigint' }`],
  types: [`{ readonly ${name}: 'uuid' }`, `{ readonly ${name}: 'bigint' }`],
  wide: `{ readonly ${name}: 'uuid' | 'bigint' }`,
})
const ofContract = {
  query: named('place', 'page', 'StandardSchema'),
  headers: named('place', 'page', 'StandardSchema'),
  body: named('place', 'page', 'StandardSchema'),
  returns: named('place', 'page', 'StandardSchema'),
  summary: quoted('One', 'Other'),
  description: quoted('One', 'Other'),
  tags: { values: ["['a']", "['b']"], types: ["readonly ['a']", "readonly ['b']"], wide: 'readonly string[]' },
  deprecated: FLAG,
  security: {
    values: ['[{ a: [] }]', '[{ b: [] }]'],
    types: ['[{ a: [] }]', '[{ b: [] }]'],
    wide: '{ [scheme: string]: string[] }[]',
  },
} as const satisfies OptionCall['options']

const COMPARISON = { trailingSlash: quoted('strict', 'ignore', "'strict' | 'ignore'"), caseSensitive: FLAG }
const QUERY: OptionValues = {
  values: ['{ a: 1 }', '{ b: 2 }'],
  types: ['{ a: number }', '{ b: number }'],
  wide: '{ a: number } | URLSearchParams',
}
const STATUS: OptionValues = { values: ['302', '308'], wide: '302 | 308' }
const NESTED = "r => r.resources('rooms', { only: ['index'] })"
const WRITES = 'ctx => { ctx.body = ctx.path }'

/** Calls on `r`: the source is a chain. */
export const declarations: readonly OptionCall[] = [
  { name: "resources('places')", source: "r.resources('places', $)", options: ofResources },
  { name: "resources('places')", source: `r.resources('places', $, ${NESTED})`, options: ofResources },
  { name: "resource('place')", source: "r.resource('place', $)", options: ofResource },
  { name: "resource('place')", source: "r.resource('place', $, r => r.get('preview'))", options: ofResource },
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
  { name: "post(':id')", source: `r.post(':id', $, ${WRITES})`, options: { params: kinds('id'), ...ofContract } },
  {
    name: "put(':id')",
    source: `r.put(':id', $, givesUser, ${WRITES})`,
    options: { params: kinds('id'), ...ofContract },
  },
  {
    name: "match(['get'], ':id')",
    source: "r.match(['get'], ':id', $, 'Places#show')",
    options: { params: kinds('id') },
  },
  {
    name: "match(['put', 'patch'], ':id')",
    source: `r.match(['put', 'patch'], ':id', $, ${WRITES})`,
    options: { params: kinds('id'), ...ofContract },
  },
  {
    name: "redirect('old')",
    source: "r.get('ping', 'Places#index').get('pong', 'Places#index').redirect('old', 'Places#index', $)",
    options: { path: quoted('/ping', '/pong') },
  },
  ...["'Places#index'", "'https://example.com'"].map(target => ({
    name: "redirect('old')",
    source: `r.get('ping', 'Places#index').redirect('old', ${target}, $)`,
    options: { status: STATUS, method: quoted('all', 'get', "'get' | 'all'") },
  })),
]

/** Calls whose options decide about no route. Each may be `undefined`, or chosen by a condition. */
export const free: readonly OptionCall[] = [
  {
    source: 'createRouter(routes, $)',
    options: { ...COMPARISON, checkReplies: FLAG, instantiate: named('make', 'remake') },
    type: 'RouterOptions',
  },
  { source: 'createRouter(routes).allowedMethods($)', options: { throw: FLAG }, type: 'AllowedMethodsOptions' },
  {
    source: 'inspector(routes, $)',
    options: {
      ...COMPARISON,
      path: quoted('/a', '/b'),
      editor: quoted('zed', 'idea', "'zed' | 'idea'"),
      production: FLAG,
    },
    type: 'InspectorOptions',
  },
  { source: "routes.match('GET', '/ping', $)", options: COMPARISON },
  { source: "explainMatch(routes, 'GET', '/ping', $)", options: COMPARISON },
  { source: "unreachedRoutes(routes, ['GET /ping'], $)", options: COMPARISON },
  { source: "routes.path('Places#show', { id: 1 }, $)", options: { query: QUERY, hash: quoted('a', 'b') } },
  { source: 'routes.to.Places.show({ id: 1 }, $)', options: { query: QUERY, hash: quoted('a', 'b') } },
  {
    source: "routes.url('https://example.com', 'Places#show', { id: 1 }, $)",
    options: { query: QUERY, hash: quoted('a', 'b') },
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
    options: ofContract,
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
