/**
 * What users of other routers write first. Each message says what to write here, and `instead` is the callback with that: it
 * compiles and runs.
 */
import type { Rejected } from './rejected.js'

export const rejectedFirstWords: readonly Rejected[] = [
  {
    title: 'Rails: a target as the option `to`',
    source: "r => r.get('place', { «to»: 'places#show' })",
    message: "get('place'): there is no option 'to': write the target after the path, as in 'Places#show'",
    instead: "r => r.get('place', 'Places#show')",
  },
  {
    title: 'Rails: a redirect as the option `to`',
    source: "r => r.get('place', { «to»: () => '/places' })",
    message: "get('place'): there is no option 'to': write the target after the path, as in 'Places#show'",
    instead: "r => r.redirect('place', '/places')",
  },
  {
    title: 'Rails: a target whose action is in snake case',
    source: "r => r.get('reads', «'pings#mark_read'»)",
    map: '{ Pings: class { markRead() {} } }',
    message: "get('reads') needs the controller 'pings', which is not registered: write 'Pings#markRead'",
    instead: "r => r.get('reads', 'Pings#markRead')",
  },
  {
    title: 'Rails: a registered controller and an action in snake case',
    source: "r => r.get('reads', «'Pings#mark_read'»)",
    map: '{ Pings: class { markRead() {} } }',
    message: "get('reads') needs public methods on 'Pings': mark_read (missing): write 'Pings#markRead'",
    instead: "r => r.get('reads', 'Pings#markRead')",
  },
  {
    title: 'Rails: a target in lower case whose controller does not have the action',
    source: "r => r.get('reads', «'places#reads'»)",
    message: "get('reads') needs the controller 'places', which is not registered: write 'Places'",
  },
  {
    title: 'Rails: a target alone',
    source: "r => r.get(«'places#show'»)",
    message: "get('places#show'): a path comes before the target",
    instead: "r => r.get('path', 'Places#show')",
  },
  {
    title: 'a path with a fragment before a middleware',
    source: "r => r.get(«'places#show'», () => {})",
    message:
      "get('places#show'): the path 'places#show' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
  },
  {
    title: 'Rails: `on` in resources',
    source: "r => r.resources('places', r => r.get('search', { «on»: 'collection' }))",
    message: "get('search'): there is no option 'on': write it in the callback of resources, or of collection there",
    instead: "r => r.resources('places', r => r.collection(r => r.get('search')))",
  },
  {
    title: 'Rails: `on` outside of resources, beside a member of a contract',
    source: "r => r.get('preview', { summary: 'a', «on»: 'member' })",
    message: "get('preview'): there is no option 'on': write it in the callback of resources, or of collection there",
    instead: "r => r.resources('places', r => r.get('preview'))",
  },
  {
    title: 'Adonis: an array of a controller and an action',
    source: "r => r.get('ping', «[Ping, 'ping']»)",
    message: "get('ping'): write the members of the array as arguments",
    instead: "r => r.get('ping', Ping, 'ping')",
  },
  {
    title: '@koa/router: several paths',
    source: "r => r.get(«['/a', '/b']», () => {})",
    message: "get: the path must be one literal like 'places/:id': write one call for each path",
    instead: "r => r.get('/a', () => {}).get('/b', () => {})",
  },
  {
    title: '@koa/router: several paths of an action',
    source: "r => r.get(«['/a', '/b']», Ping, 'ping')",
    message: "get: the path must be one literal like 'places/:id': write one call for each path",
    instead: "r => r.get('/a', Ping, 'ping').get('/b', Ping, 'ping')",
  },
  {
    title: '@koa/router: the name of a route before its path and a middleware',
    source: "r => r.get('place', «'/places/:id'», middleware).resources('places', r => r.get('preview'))",
    message: "get('place'): routes have no names: write the path as the first argument",
    instead: "r => r.get('/places/:id', middleware)",
  },
  {
    title: '@koa/router: the name of a route before its path and a middleware without types',
    source: "r => r.get('place', «'/places/:id'», ctx => { ctx.body = ctx.params.id }).resources('places')",
    message: "get('place'): routes have no names: write the path as the first argument",
    instead: "r => r.get('/places/:id', ctx => { ctx.body = ctx.params.id })",
  },
  {
    title: '@koa/router: the name of a route before its path and an action',
    source: "r => r.post('place', «'/places'», Ping, 'ping').resources('places')",
    message: "post('place'): routes have no names: write the path as the first argument",
    instead: "r => r.post('/places', Ping, 'ping')",
  },
  {
    title: '@koa/router: the name of a route before its path, a middleware and a target',
    source: "r => r.put('place', «'/places'», middleware, 'Ping#ping')",
    message: "put('place'): routes have no names: write the path as the first argument",
    instead: "r => r.put('/places', middleware, 'Ping#ping')",
  },
  {
    title: '@koa/router: a path before the middleware of use',
    source: "r => r.use('/places', «givesUser»).get('me', ctx => { ctx.state.user.trim() })",
    message: "use('/places'): it takes no path: write scope(path, r => r.use(middleware).get(…))",
    instead: "r => r.scope('/places', r => r.use(givesUser).get('me', ctx => { ctx.state.user.trim() }))",
  },
  {
    title: '@koa/router: a path before several middlewares of use, without types',
    source: "r => r.use('/places', «(ctx, next) => next()», (ctx, next) => next()).resources('places')",
    message: "use('/places'): it takes no path: write scope(path, r => r.use(middleware).get(…))",
  },
  {
    title: '@koa/router: several middlewares of use, without types',
    source: "r => r.use((ctx, next) => next(), «(ctx, next) => next()», (ctx, next) => next()).resources('places')",
    message: 'use: it takes one middleware at a time, a function',
  },
  {
    title: '@koa/router: several paths before the middleware of use',
    source: "r => r.use(['/a', '/b'], «givesUser»).get('me', ctx => { ctx.state.user.trim() })",
    message: 'use: it takes one middleware at a time, a function',
  },
  {
    title: 'Express: a regular expression as the path',
    source: 'r => r.all(«/^\\/files/», ctx => { ctx.body = 1 })',
    message: "all: the path must be one literal like 'places/:id': write one call for each path",
    instead: "r => r.all('files/*rest', ctx => { ctx.body = 1 })",
  },
  {
    title: 'Express: a regular expression as the path of a scope',
    source: 'r => r.scope(«/^\\/files/», r => r)',
    message: "scope: the path must be one literal; for a module write namespace('admin', { path: '' }, …)",
    instead: "r => r.scope(':files', r => r)",
  },
  {
    title: 'Express: several paths of a redirect',
    source: "r => r.redirect(«['/a', '/b']», 'Places#index').resources('places')",
    message: "redirect: the path must be one literal like 'places/:id': write one call for each path",
    instead: "r => r.redirect('/a', 'Places#index').redirect('/b', 'Places#index').resources('places')",
  },
  {
    title: 'Adonis: an empty path',
    source: "r => r.scope('ping', r => r.put(«''», Ping, 'ping'))",
    message: "put(''): the path is empty: write '/' for the path of the scope itself",
    instead: "r => r.scope('ping', r => r.put('/', Ping, 'ping'))",
  },
  {
    title: 'Adonis: an empty path alone',
    source: "r => r.resources('places', { only: [] }, r => r.put(«''»))",
    message: "put(''): the path is empty: write '/' for the path of the scope itself",
    instead: "r => r.resources('places', { only: [] }, r => r.put('/', Ping, 'ping'))",
  },
  {
    title: 'a scope with an empty path',
    source: "r => r.scope(«''», r => r)",
    message: "scope(''): the path '' cannot contain nested routes",
  },
]
