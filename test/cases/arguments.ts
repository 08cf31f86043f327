/**
 * Calls of a scope with more, other or misplaced arguments than they take, which a scope must not ignore. What the compilers refuse
 * with the same message is in `rejected.ts`.
 */
import { noOptions, VERBS } from '../support/lists.js'
import { type LooseDraw, type LooseScope, PingController } from './definition.js'

const answer = () => {}
const next = (_ctx: unknown, next: () => unknown) => next()
const part = (r: LooseScope) => r

const GENERATOR = 'the middleware must be a function or an async function, not a generator function'
const RESOURCE = (kind: string) =>
  `${kind}(name), ${kind}(name, options), ${kind}(name, callback) or ${kind}(name, options, callback)`

const rows: readonly (readonly [message: string, draw: LooseDraw])[] = [
  ['use(next): it takes one middleware at a time, a function', r => r.use(next, answer)],
  ['use: it takes one middleware at a time, a function', r => r.use([next, answer])],
  ['use: it takes one middleware at a time, a function', r => r.use()],
  ['use: it takes one middleware at a time, a function', r => r.use('text')],
  ['use: it takes one middleware at a time, a function', r => r.use({})],
  ...VERBS.map(
    verb =>
      [
        `${verb}('ping'): a class is not a middleware: a controller and its action are the last arguments`,
        (r: LooseScope) => r[verb]('ping', PingController, 'ping', next),
      ] as const,
  ),
  ["get('ping'): write the members of the array as arguments", r => r.get('ping', next, [next], answer)],
  [
    "get('ping'): the options come directly after the path, before the middlewares",
    r => r.get('ping', next, { body: 5 }, answer),
  ],
  ["get('ping'): the target is the last argument", r => r.get('ping', next, 'Ping#ping', answer)],
  ...[{}, 'ping', null, undefined].map(
    given =>
      [
        "get('ping'): the middleware must be a function",
        (r: LooseScope) => r.get('ping', next, given, answer),
      ] as const,
  ),
  ["get: the path must be one literal like 'places/:id': write one call for each path", r => r.get()],
  [
    "redirect('old'): it takes at most 3 arguments, not 4: redirect(path, target) or redirect(path, target, options)",
    r => r.redirect('old', 'Ping#ping', {}, {}),
  ],
  ...[null, [], ['status'], new Map()].map(
    options =>
      [
        `redirect('old'): ${noOptions('redirect')}`,
        (r: LooseScope) => r.redirect('old', 'Ping#ping', options),
      ] as const,
  ),
  ["redirect('old'): write the status as { status: 302 }", r => r.redirect('old', 'Ping#ping', 302)],
  ["redirect('old'): the option 'path' must be a string", r => r.redirect('old', 'Places#index', { path: 5 })],
  ...(['resources', 'resource'] as const).flatMap((kind): typeof rows => [
    [`${kind}('places'): it takes at most 3 arguments, not 4: ${RESOURCE(kind)}`, r => r[kind]('places', {}, part, {})],
    ...[{ only: ['show'] }, part].map(
      last =>
        [
          `${kind}('places'): the options come before the callback: ${kind}(name, options, callback)`,
          (r: LooseScope) => r[kind]('places', part, last),
        ] as const,
    ),
    // As of an import that is missing
    ...[undefined, null].flatMap((given): typeof rows => [
      [
        `${kind}('places'): the second argument must be the options or a callback, not ${given}`,
        r => r[kind]('places', given),
      ],
      [`${kind}('places'): the callback must be a function`, r => r[kind]('places', {}, given)],
    ]),
  ]),
  [
    "namespace('v1'): it takes at most 3 arguments, not 4: namespace(name, callback) or namespace(name, options, callback)",
    r => r.namespace('v1', { path: '' }, part, {}),
  ],
  [
    "namespace('v1'): the path must be one literal like 'places/:id': write one call for each path",
    r => r.namespace('v1', {}, part),
  ],
  ["scope('v1'): the options come before the callback: scope(path, options, callback)", r => r.scope('v1', part, {})],
  [
    "collection('search'): it takes 1 argument, not 2: collection(callback)",
    r => r.resources('places', r => r.collection('search', part)),
  ],
  ['draw(part): it takes 1 argument, not 2: draw(part)', r => r.draw(part, part)],
  ['draw: the part must be a function that takes a scope', r => r.draw()],
  ['use: a class is not a middleware', r => r.use(PingController)],
  ...[function* () {}, async function* () {}].flatMap((middleware): typeof rows => [
    [`use: ${GENERATOR}`, r => r.use(middleware)],
    [`get('ping'): ${GENERATOR}`, r => r.get('ping', middleware)],
    [`get('ping'): ${GENERATOR}`, r => r.get('ping', middleware, 'Ping#ping')],
  ]),
  ...[[], new Map([['only', []]]), new PingController()].map(
    options =>
      [`resources('places'): ${noOptions('resources')}`, (r: LooseScope) => r.resources('places', options)] as const,
  ),
]

export const refusedArguments = rows.map(([message, draw]) => ({ message, draw }))
