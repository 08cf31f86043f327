/** Wrong calls of `match`: see `rejected.ts`. */

import { noOption } from '../support/lists.js'
import type { Rejected } from './rejected.js'

const METHODS_FIRST =
  "match: the methods come first, as an array of literals: write match(['get', 'post'], path, …), or all(path, …)"

export const rejectedMatches: readonly Rejected[] = [
  {
    title: 'match: a path first, as in Rails',
    source: "r => r.match(«'ping'», { to: 'ping#ping', via: ['get', 'post'] })",
    message: METHODS_FIRST,
    instead: "r => r.match(['get', 'post'], 'ping', 'Ping#ping')",
  },
  {
    title: 'match: a path and a target first',
    source: "r => r.match(«'ping'», 'Ping#ping', { via: 'get' })",
    message: METHODS_FIRST,
    instead: "r => r.match(['get'], 'ping', 'Ping#ping')",
  },
  {
    title: 'match: a list of methods of unknown length',
    source: "r => r.match(«['get', 'post'] as ('get' | 'post')[]», 'ping', Ping, 'ping')",
    message: METHODS_FIRST,
    throws: false,
  },
  {
    title: 'match: a method chosen by a condition',
    source: "r => r.match(«[path === 'any' ? 'get' : 'post']», 'ping', Ping, 'ping')",
    message: METHODS_FIRST,
    throws: false,
  },
  {
    title: 'match: options after a middleware',
    source: "r => r.match(['get', 'put'], 'ping/:id', givesUser, «{ params: { id: 'uuid' } }», Ping, 'ping')",
    message: "match(['get', 'put'], 'ping/:id'): the options come directly after the path, before the middlewares",
    instead: "r => r.match(['get', 'put'], 'ping/:id', { params: { id: 'uuid' } }, givesUser, Ping, 'ping')",
  },
  {
    title: 'match: a kind for a parameter that its path does not have',
    source: "r => r.match(['get', 'put'], ':year', { params: { «yeer»: 'integer' } }, 'Ping#ping')",
    message: "match(['get', 'put'], ':year'): the path ':year' has no parameter 'yeer'",
    guess: 'year',
  },
  {
    title: 'match: an unknown kind, before middlewares',
    source:
      "r => r.match(['get'], 'on/:year', { params: { «year»: 'number' } }, givesUser, givesUser, givesUser, Ping, 'ping')",
    message: "match(['get'], 'on/:year'): 'year' must be 'uuid', 'bigint' or 'integer', written as a string literal",
  },
  {
    title: 'match: a contract with a member that does not exist, before a middleware',
    source: "r => r.match(['post'], 'login', { «boddy»: schema }, givesUser, () => {})",
    message: `match(['post'], 'login'): ${noOption('verb', 'boddy')}`,
    guess: 'body',
  },
  {
    title: 'match: a contract before a target',
    source: "r => r.match(['post', 'put'], 'login', { body: schema }, «'Ping#ping'»)",
    message:
      "match(['post', 'put'], 'login'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'match: a contract and a middleware before a class and an action',
    source: "r => r.match(['post'], 'login', { query: schema }, givesUser, Ping, «'ping'»)",
    message: "match(['post'], 'login'): the contract of an action belongs to its class, as 'static readonly contract'",
  },
  {
    title: 'match: a middleware that expects what the route does not provide, after options',
    source: "r => r.match(['get'], ':key', { params: { key: 'uuid' } }, «needsUser», 'Ping#ping')",
    message: "match(['get'], ':key'): this route has no such ctx.state.user",
    throws: false,
  },
  {
    title: 'match: a path with options that exists already',
    source:
      "r => r.match(['get', 'put'], 'a/:year', { params: { year: 'integer' } }, 'Ping#ping').put(«'a/:name'», Ping, 'ping')",
    message: "put('a/:name') duplicates an existing route: PUT /a/:year",
  },
  {
    title: 'match: options after a middleware, before a function without types',
    source: "r => r.match(['get'], 'ping', givesUser, «{ query: {} }», ctx => { ctx.body = 1 })",
    message: "match(['get'], 'ping'): the options come directly after the path, before the middlewares",
  },
  ...["r.match(['get'], 'ping', «() => 5»)", "r.match(['get'], 'ping', givesUser, «() => 5»)"].map(call => ({
    title: `a function without parameters that returns a value: ${call}`,
    source: `r => ${call}`,
    message:
      "match(['get'], 'ping'): what a middleware returns is not the body: write ctx => { ctx.body = … }, or return a reply",
    throws: false as const,
  })),
  {
    title: 'match: a list of middlewares',
    source: "r => r.match(['get'], 'ping', «[givesUser]», 'Ping#ping')",
    message: "match(['get'], 'ping'): write the members of the array as arguments",
  },
  {
    title: 'match: a middleware that expects state which only a later one gives',
    source: "r => r.match(['put', 'patch'], 'ping', «needsUser», givesUser, 'Ping#ping')",
    message: "match(['put', 'patch'], 'ping'): this route has no such ctx.state.user",
    throws: false,
  },
  {
    title: 'match: the last of many middlewares, which expects a parameter that the path does not have',
    source: "r => r.match(['get'], 'ping/:key', givesUser, givesUser, givesUser, givesUser, «needsId», Ping, 'ping')",
    message: "match(['get'], 'ping/:key'): this route has no such ctx.params.id",
    throws: false,
  },
  {
    title: 'match: a class among the middlewares',
    source: "r => r.match(['get', 'post'], 'ping', givesUser, «Ping», givesUser, 'Ping#ping')",
    message:
      "match(['get', 'post'], 'ping'): a class is not a middleware: a controller and its action are the last arguments",
  },
  {
    title: 'match: an unknown action after a middleware',
    source: "r => r.match(['get', 'post'], 'ping', givesUser, Ping, «'pin'»)",
    message: "match(['get', 'post'], 'ping') needs public methods on 'Ping': pin (missing)",
    throws: "match(['get', 'post'], 'ping') needs public methods on 'Ping': pin (missing: did you mean 'ping'?)",
  },
  {
    title: 'match: an unknown target after two middlewares',
    source: "r => r.match(['get', 'post'], 'ping', givesUser, needsUser, «'Ping#pin'»)",
    message: "match(['get', 'post'], 'ping') needs public methods on 'Ping': pin (missing)",
    throws: "match(['get', 'post'], 'ping') needs public methods on 'Ping': pin (missing: did you mean 'ping'?)",
  },
  {
    title: 'match: a class without an action after a middleware',
    source: "r => r.match(['get', 'post'], 'ping', givesUser, «Ping»)",
    message:
      "match(['get', 'post'], 'ping'): a controller needs an action: match(['get', 'post'], 'ping', Controller, 'action')",
  },
  {
    title: 'match: no method',
    source: "r => r.match(«[]», 'ping', Ping, 'ping')",
    message: 'match: the array of methods is empty',
  },
  {
    title: 'match: a method twice',
    source: "r => r.match(«['get', 'post', 'get']», 'ping', Ping, 'ping')",
    message: "match: the method 'get' is in the array twice",
  },
  {
    title: 'match: the same route as a verb before',
    source: "r => r.post('ping', Ping, 'ping').match(['get', 'post'], «'ping'», Ping, 'ping')",
    message: "match(['get', 'post'], 'ping') duplicates an existing route: POST /ping",
  },
  {
    title: 'match: a verb at one of its routes',
    source: "r => r.match(['get', 'post'], 'ping', Ping, 'ping').post(«'ping'», Ping, 'ping')",
    message: "post('ping') duplicates an existing route: POST /ping",
  },
  {
    title: 'match: two calls with one method in common, in a scope',
    source:
      "r => r.scope('a', r => r.match(['get', 'post'], 'b/:c', () => {}).match(['put', 'post'], «'b/:d'», () => {}))",
    message: "match(['put', 'post'], 'b/:d') duplicates an existing route: POST /a/b/:c",
  },
  {
    title: 'match: a route that a resource has',
    source: "r => r.resources('places').match(['options', 'delete', 'patch'], «'places/:x'», () => {})",
    message: "match(['options', 'delete', 'patch'], 'places/:x') duplicates an existing route: DELETE /places/:id",
  },
  {
    title: 'match: a missing action',
    source: "r => r.match(['get'], 'ping', Ping, «'pnig'»)",
    message: "match(['get'], 'ping') needs public methods on 'Ping': pnig (missing)",
    throws: "match(['get'], 'ping') needs public methods on 'Ping': pnig (missing: did you mean 'ping'?)",
  },
  {
    title: 'match: a controller that is one of two',
    source: "r => r.match(['get'], 'ping', «eitherClass», 'show')",
    message: "match(['get'], 'ping'): name one class",
    throws: false,
  },
  {
    title: 'match: a target in lower case',
    source: "r => r.match(['get', 'post'], 'ping', «'ping#ping'»)",
    message: "match(['get', 'post'], 'ping') needs the controller 'ping', which is not registered: write 'Ping#ping'",
    instead: "r => r.match(['get', 'post'], 'ping', 'Ping#ping')",
  },
  {
    title: 'match: the option `to`',
    source: "r => r.match(['get', 'post'], 'ping', «{ to: 'ping#ping' }»)",
    message:
      "match(['get', 'post'], 'ping'): there is no option 'to': write match(['get', 'post'], 'ping', 'Ping#ping')",
    instead: "r => r.match(['get', 'post'], 'ping', 'Ping#ping')",
  },
  {
    title: 'match: an array of a controller and an action',
    source: "r => r.match(['get'], 'ping', «[Ping, 'ping']»)",
    message: "match(['get'], 'ping'): write the members as arguments: match(['get'], 'ping', Controller, 'action')",
    instead: "r => r.match(['get'], 'ping', Ping, 'ping')",
  },
  {
    title: 'match: a target alone',
    source: "r => r.match(['get'], «'ping#ping'»)",
    message: "match(['get'], 'ping#ping'): a path comes before the target: write match(['get'], 'path', 'Ping#ping')",
    instead: "r => r.match(['get'], 'path', 'Ping#ping')",
  },
  {
    title: 'match: a path alone at the top',
    source: "r => r.match(['get', 'post'], «'ping'»)",
    message:
      "match(['get', 'post'], 'ping'): nothing provides a controller here: write match(['get', 'post'], 'ping', Controller, 'action')",
    instead: "r => r.match(['get', 'post'], 'ping', Ping, 'ping')",
  },
  {
    title: 'match: a class without an action',
    source: "r => r.match(['get', 'post'], 'ping', «Ping»)",
    message:
      "match(['get', 'post'], 'ping'): a controller needs an action: match(['get', 'post'], 'ping', Controller, 'action')",
  },
  {
    title: 'match: a bare path without its action',
    source: "r => r.resources('places', r => r.match(['get', 'post'], «'find'»))",
    message: "match(['get', 'post'], 'find') needs public methods on 'Places': find (missing)",
  },
  {
    title: 'match: a path with an empty segment',
    source: "r => r.match(['get', 'post'], «'a//b'», () => {})",
    message: "match(['get', 'post'], 'a//b'): the path 'a//b' has an empty segment",
  },
  {
    title: 'match: several paths',
    source: "r => r.match(['get', 'post'], «['/a', '/b']», () => {})",
    message: "match: the path must be one literal like 'places/:id': write one call for each path",
  },
  {
    title: 'match: a method in upper case',
    source: "r => r.match(«['GET']», 'ping', () => {})",
    message: "match: 'GET' is not one of the methods: write 'get'",
    instead: "r => r.match(['get'], 'ping', () => {})",
  },
  {
    title: 'Rails: every method of match',
    source: "r => r.match(«'ping', 'Ping#ping', { via: 'all' })",
    message: METHODS_FIRST,
    instead: "r => r.all('ping', 'Ping#ping')",
  },
  {
    title: 'match: a list in the list of methods',
    source: "r => r.match(«[['get']]», 'ping', () => {})",
    message: METHODS_FIRST,
    instead: "r => r.match(['get'], 'ping', () => {})",
  },
  {
    title: 'match: an unknown method',
    source: "r => r.match(«['trace']», 'ping', () => {})",
    message: "match: 'trace' is not one of the methods get, head, post, put, patch, delete, options, query",
  },
  {
    title: 'match: the method all',
    source: "r => r.match(«['get', 'all']», 'ping', () => {})",
    message: "match: 'all' is not a method: write all(path, …)",
    instead: "r => r.all('ping', () => {})",
  },
]
