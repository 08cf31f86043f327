/**
 * Calls with one mistake each, as in `rejected.ts`, and after each of them the rest of its chain, which is right: one mistake is
 * one error. A refused callback of type `any`, and a part with such a result, must not become routes that the rest duplicates.
 */
import type { Rejected } from './rejected.js'

const answer = 'ctx => { ctx.body = ctx.path }'
const rest = `.get('b', 'Ping#ping').post('b', 'Ping#ping').get('c/:name', ctx => { ctx.body = ctx.params.name })
  .mount('app', ${answer}).redirect('old', '/b')
  .scope('s', r => r.get('p', ${answer})).scope(r => r.get('g', ${answer}))
  .draw((r: ScopeAnywhere<typeof controllers>) => r.get('drawn', ${answer}))`
const behindTop = `${rest}.draw((r: ScopeAt<typeof controllers, ''>) => r.get('part', ${answer}))
  .resources('places').resource('user', r => r.get('me', ${answer})).namespace('v1', r => r.resources('places'))`
const behindMember = `${rest}.get('preview').collection(r => r.get('search')).resources('rooms', { only: ['index'] })`

const top = (call: string): string => `r => r${call}${behindTop}`
const member = (call: string): string => `r => r.resources('places', { only: ['show'] }, r => r${call}${behindMember})`
const inThis = (source: string, call: string): string => source.replace(`r${call}`, `«r»${call}`)

const anyCallback = (call: string): string =>
  `${call}: the callback and its result must not be any, so that the compiler can read the routes`
const noChain = (call: string): string =>
  `${call}: the callback must return one chain of calls that starts with its parameter`
const UNTYPED = "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>"
const NEVER = "Argument of type 'any' is not assignable to parameter of type 'never'."
const DRAWN_ANY = '.draw(anything)'
const GROUP_ANY = '.scope(anything)'
const GROUP_OF_ANY = '.scope(r => Object(r))'
const COLLECTION_ANY = '.collection(anything)'
const COLLECTION_OF_ANY = '.collection((r: any) => r)'

export const rejectedBehind: readonly Rejected[] = [
  {
    title: 'draw, and more after it: a part whose parameter and result are any',
    source: top(".draw(«(r: any) => r.get('p', 'Ping#ping')»)"),
    message: UNTYPED,
    throws: false,
  },
  {
    title: 'draw in resources, and more after it: a part whose parameter and result are any',
    source: member(".draw(«(r: any) => r.get('p', 'Ping#ping')»)"),
    message: UNTYPED,
    throws: false,
  },
  {
    title: 'draw, and more after it: a part of type any',
    source: inThis(member(DRAWN_ANY), DRAWN_ANY),
    message: anyCallback('draw'),
    throws: false,
  },
  {
    title: 'draw, and more after it: a part whose result is any',
    source: top(".draw(«(r: ScopeAt<typeof controllers, ''>) => Object(r.get('p', 'Ping#ping'))»)"),
    message: anyCallback('draw'),
    throws: false,
  },
  {
    title: 'draw, and more after it: a part for any place whose result is any',
    source: member(".draw(«(r: ScopeAnywhere<typeof controllers>) => Object(r.get('p', 'Ping#ping'))»)"),
    message: anyCallback('draw'),
    throws: false,
  },
  {
    title: 'draw, and more after it: a part for another place, whose result is any',
    source: top(".draw(«(r: ScopeAt<typeof controllers, 'v1'>) => Object(r.get('p', 'Ping#ping'))»)"),
    message: 'draw: the part is written for /v1 (V1), not for the top of the table',
    throws: false,
  },
  {
    title: 'draw, and more after it: a part without state, whose result is any',
    source: top(".draw(«(r: ScopeAt<typeof controllers, '', { user: string }>) => Object(r.get('p', 'Ping#ping'))»)"),
    message: 'draw: this scope has no such ctx.state.user',
    throws: false,
  },
  {
    title: 'draw, and more after it: a part whose result is unknown',
    source: top(".draw(«(r: ScopeAt<typeof controllers, ''>): unknown => r»)"),
    message: noChain('draw'),
    throws: false,
  },
  {
    title: 'draw, and more after it: a part that returns one of two chains, with a route of the rest',
    source: top(".draw(«(r: ScopeAt<typeof controllers, ''>) => path === 'any' ? r : r.get('b', 'Ping#ping')»)"),
    message: noChain('draw'),
    throws: false,
  },
  {
    title: 'draw, and more after it: a part for another place, with a route of the rest',
    source: top('.draw(«part»)'),
    message: 'draw: the part is written for /v1 (V1), not for the top of the table',
    throws:
      "resources('places') duplicates existing routes with these actions: index, create, show, update, destroy (GET /places, POST /places, GET /places/:id, PUT /places/:id, PATCH /places/:id, DELETE /places/:id)",
  },
  {
    title: 'a group, and more after it: of type any',
    source: inThis(member(GROUP_ANY), GROUP_ANY),
    message: anyCallback('scope'),
    throws: false,
  },
  {
    title: 'a group, and more after it: whose result is any',
    source: inThis(member(GROUP_OF_ANY), GROUP_OF_ANY),
    message: anyCallback('scope'),
    throws: false,
  },
  {
    title: 'collection, and more after it: of type any',
    source: inThis(member(COLLECTION_ANY), COLLECTION_ANY),
    message: anyCallback('collection'),
    throws: false,
  },
  {
    title: 'collection, and more after it: a callback whose parameter and result are any',
    source: inThis(member(COLLECTION_OF_ANY), COLLECTION_OF_ANY),
    message: anyCallback('collection'),
    throws: false,
  },
  {
    title: 'collection, and more after it: a callback whose result is unknown',
    source: member('.collection(«(r): unknown => r»)'),
    message: noChain('collection'),
    throws: false,
  },
  {
    title: 'a namespace with a path, and more after it: a path that is no literal',
    source: top(`.namespace('v1', { «path»: path }, r => r.get('p', ${answer}))`),
    message: "namespace('v1'): the path must be one literal like 'places/:id': write one call for each path",
    throws: false,
  },
  {
    title: 'a namespace with an empty path, and more after it: a callback whose parameter and result are any',
    source: member(".namespace(«'places'», { path: '' }, (r: any) => r)"),
    message: anyCallback("namespace('places')"),
    throws: false,
  },
  {
    title: 'a scope, and more after it: a callback whose parameter and result are any',
    source: member(".scope(«'in'», (r: any) => r)"),
    message: anyCallback("scope('in')"),
    throws: false,
  },
  {
    title: 'mount, and more after it: a path of type any',
    source: top(`.mount(«anything», ${answer})`),
    compiler: NEVER,
    throws: "mount: the path comes first, as one literal: write mount('path', app)",
  },
  {
    title: 'a verb, and more after it: a path of type any',
    source: top(".get(«anything», 'Ping#ping')"),
    compiler: NEVER,
    throws: "get: the path must be one literal like 'places/:id': write one call for each path",
  },
]
