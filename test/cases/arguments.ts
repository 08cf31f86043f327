/** Calls of a scope with more, other or misplaced arguments than they take, which a scope must not ignore. */

import { noOptions, VERBS } from '../support/lists.js'
import { type LooseScope, PingController, type RefusedCase } from './definition.js'

const answer = () => {}
const next = (_ctx: unknown, next: () => unknown) => next()

const GENERATOR = 'the middleware must be a function or an async function, not a generator function'
const RESOURCE = (kind: string) =>
  `${kind}(name), ${kind}(name, options), ${kind}(name, callback) or ${kind}(name, options, callback)`

const part = (r: LooseScope) => r

export const refusedArguments: readonly RefusedCase[] = [
  {
    title: 'a second middleware of use',
    draw: r => r.use(next, answer),
    message: 'use(next): it takes one middleware at a time, a function',
  },
  {
    title: 'a list of middlewares',
    draw: r => r.use([next, answer]),
    message: 'use: it takes one middleware at a time, a function',
  },
  {
    title: 'use without a middleware',
    draw: r => r.use(),
    message: 'use: it takes one middleware at a time, a function',
  },
  ...VERBS.map(verb => ({
    title: 'a verb with an argument after the action',
    draw: (r: LooseScope) => r[verb]('ping', PingController, 'ping', next),
    message: `${verb}('ping'): a class is not a middleware: a controller and its action are the last arguments`,
  })),
  ...(
    [
      [[next], 'write the members of the array as arguments'],
      [{}, 'the middleware must be a function'],
      [{ body: 5 }, 'the options come directly after the path, before the middlewares'],
      ['Ping#ping', 'the target is the last argument'],
      ['ping', 'the middleware must be a function'],
      [null, 'the middleware must be a function'],
      [undefined, 'the middleware must be a function'],
    ] as const
  ).map(([middleware, problem]) => ({
    title: 'a value that is not a function among the middlewares of a verb',
    draw: (r: LooseScope) => r.get('ping', next, middleware, answer),
    message: `get('ping'): ${problem}`,
  })),
  {
    title: 'a verb without a path',
    draw: r => r.get(),
    message: "get: the path must be one literal like 'places/:id': write one call for each path",
  },
  {
    title: 'a redirect with an argument after the options',
    draw: r => r.redirect('old', 'Ping#ping', {}, {}),
    message:
      "redirect('old'): it takes at most 3 arguments, not 4: redirect(path, target) or redirect(path, target, options)",
  },
  ...[null, 302, [], ['status'], new Map()].map(options => ({
    title: `${JSON.stringify(options)} as the options of a redirect`,
    draw: (r: LooseScope) => r.redirect('old', 'Ping#ping', options),
    message: `redirect('old'): ${options === 302 ? 'write the status as { status: 302 }' : noOptions('redirect')}`,
  })),
  ...(['resources', 'resource'] as const).flatMap(kind => [
    {
      title: 'a resource with an argument after the callback',
      draw: (r: LooseScope) => r[kind]('places', {}, part, {}),
      message: `${kind}('places'): it takes at most 3 arguments, not 4: ${RESOURCE(kind)}`,
    },
    {
      title: 'options after the callback',
      draw: (r: LooseScope) => r[kind]('places', part, { only: ['show'] }),
      message: `${kind}('places'): the options come before the callback: ${kind}(name, options, callback)`,
    },
    {
      title: 'a second callback',
      draw: (r: LooseScope) => r[kind]('places', part, part),
      message: `${kind}('places'): the options come before the callback: ${kind}(name, options, callback)`,
    },
    ...[undefined, null].map(given => ({
      title: 'a missing import in place of the options or the callback',
      draw: (r: LooseScope) => r[kind]('places', given),
      message: `${kind}('places'): the second argument must be the options or a callback, not ${given}`,
    })),
    ...[undefined, null].map(callback => ({
      title: 'a missing import in place of the callback',
      draw: (r: LooseScope) => r[kind]('places', {}, callback),
      message: `${kind}('places'): the callback must be a function`,
    })),
  ]),
  {
    title: 'a namespace with an argument after the callback',
    draw: r => r.namespace('v1', { path: '' }, (r: LooseScope) => r, {}),
    message:
      "namespace('v1'): it takes at most 3 arguments, not 4: namespace(name, callback) or namespace(name, options, callback)",
  },
  {
    title: 'a namespace with its options after the callback',
    draw: r => r.namespace('v1', (r: LooseScope) => r, { path: '' }),
    message: "namespace('v1'): the options come before the callback: namespace(name, options, callback)",
  },
  {
    title: 'a namespace with options without a path',
    draw: r => r.namespace('v1', {}, (r: LooseScope) => r),
    message: "namespace('v1'): the path must be one literal like 'places/:id': write one call for each path",
  },
  {
    title: 'mount without an application',
    draw: r => r.mount('admin'),
    message: "mount('admin'): a Koa application or a middleware must follow the path",
  },
  {
    title: 'a redirect to a chosen path that is no text',
    draw: r => r.redirect('old', 'Places#index', { path: 5 }),
    message: "redirect('old'): the option 'path' must be a string",
  },
  {
    title: 'a scope with an argument after the callback',
    draw: r => r.scope('v1', part, {}),
    message: "scope('v1'): the options come before the callback: scope(path, options, callback)",
  },
  {
    title: 'a collection with a name',
    draw: r => r.resources('places', r => r.collection('search', part)),
    message: "collection('search'): it takes 1 argument, not 2: collection(callback)",
  },
  {
    title: 'a second part',
    draw: r => r.draw(part, part),
    message: 'draw(part): it takes 1 argument, not 2: draw(part)',
  },
  {
    title: 'draw without a part',
    draw: r => r.draw(),
    message: 'draw: the part must be a function that takes a scope',
  },
  ...['text', null, undefined, {}].map(middleware => ({
    title: 'a value that is not a function as the middleware of use',
    draw: (r: LooseScope) => r.use(middleware),
    message: 'use: it takes one middleware at a time, a function',
  })),
  {
    title: 'a class as the middleware of use',
    draw: r => r.use(PingController),
    message: 'use: a class is not a middleware',
  },
  ...[function* () {}, async function* () {}].flatMap(middleware => [
    {
      title: 'a generator function as the middleware of use',
      draw: (r: LooseScope) => r.use(middleware),
      message: `use: ${GENERATOR}`,
    },
    {
      title: 'a generator function as the middleware of a verb',
      draw: (r: LooseScope) => r.get('ping', middleware),
      message: `get('ping'): ${GENERATOR}`,
    },
    {
      title: 'a generator function before the target of a verb',
      draw: (r: LooseScope) => r.get('ping', middleware, 'Ping#ping'),
      message: `get('ping'): ${GENERATOR}`,
    },
  ]),
  ...[[], ['only'], new Map([['only', []]]), new PingController()].map(options => ({
    title: 'options that are not a plain object',
    draw: (r: LooseScope) => r.resources('places', options),
    message: `resources('places'): ${noOptions('resources')}`,
  })),
]
