import type { Explained, Row } from './explained.js'

export const scopes: readonly Explained[] = [
  {
    message: '<call>: the callback must return one chain of calls that starts with its parameter',
    means: [
      'The callback returns nothing, a promise, the chain of an outer scope, or one of two chains.',
      'Each call returns a new scope, and only what the callback returns is in the table.',
      'If the call has a name or a path, the error is at that argument.',
    ],
    instead: 'Chain each call to the one before it, and return the chain.',
    example: `// callbacks.ts
import { defineRoutes } from 'signalbox'

// @ts-expect-error defineRoutes: the callback must return one chain of calls that starts with its parameter
export const wrong = () => defineRoutes({}, r => {
  r.get('a', () => {})
  r.get('b', () => {})
})
export const right = () => defineRoutes({}, r => r
  .get('a', () => {})
  .get('b', () => {}))
`,
  },
  {
    message: '<call>: the callback must be one function, so that the compiler can read the routes',
    means: [
      'A condition chooses the callback, as in `flag ? r => … : r => …`.',
      "For `resources(name, callback)` the message is the compiler's own.",
    ],
    instead: 'Where the routes depend on a condition, define two tables.',
  },
  {
    message: '<call>: the callback and its result must not be any, so that the compiler can read the routes',
    means: [
      'A callback, a part or what it returns is of type `any`, as after `JSON.parse` or an import without types.',
      'Its routes would be missing in the type of the table.',
    ],
    instead: 'Remove the cast, or add the types.',
  },
  {
    message:
      '<call>: this call is lost, because the callback of <call> returns a chain without it; chain each call to the one before it, and return the last (<place>)',
    appears: 'Definition',
    means: [
      'The scope that this call returned was thrown away, so the table would not have what it declares: no route, or routes without the middleware of a `use`.',
      'The compiler cannot see that, because a statement may ignore what a call returns.',
      'The message ends with the file and the line of the call, where the stack has them: to find them, the callback is run once more.',
    ],
    instead: 'Chain the call to the others, and return the last.',
    example: `// lost.ts
import type Koa from 'koa'
import { defineRoutes } from 'signalbox'

const adminsOnly: Koa.Middleware = (ctx, next) =>
  ctx.get('Authorization') === 'Bearer secret' ? next() : ctx.throw(401)

export const wrong = () => defineRoutes({}, r => {
  r.use(adminsOnly)
  return r.get('admins', () => {})
})
export const right = () => defineRoutes({}, r => r
  .use(adminsOnly)
  .get('admins', () => {}))
`,
  },
  {
    message:
      '<call>: this scope belongs to the callback of <call>; in the callback of <call>, use the scope which that callback receives',
    appears: 'Definition',
    means: 'The callback calls a scope from outside.',
    instead: [
      "Call its own parameter: `r.namespace('v1', inner => inner.get(…))`.",
      'Parameters of one name, `r` everywhere, rule the mistake out.',
    ],
  },
  {
    message: '<call>: this scope belongs to the callback of <call>, which has already returned',
    appears: 'Definition',
    means: 'A scope was kept in a variable, or the callback goes on after an `await`.',
    instead: 'Declare everything before the callback returns.',
  },
  {
    message:
      '<call>: the call stack is full: the chain is too long for JavaScript, so draw it in parts, or a callback calls itself',
    appears: 'Definition',
    means:
      'JavaScript compiles a callback when it is called, and a chain of several thousand calls is too deep for that.',
    instead: [
      '[Draw it in parts](../guide/several-files.md#when-to-split-a-table), which may be functions in the same file.',
      'If the chain is short, a part draws itself, or a function in the callback calls itself: the `cause` of the error has the stack.',
    ],
  },
  {
    message: 'use: this scope has no such ctx.<member>',
    means:
      'The parameter of the middleware lists a member of `ctx`, of `ctx.state` or of `ctx.params` that the scope does not have.',
    instead: [
      'Call `use` with the middleware that provides it first, or declare what the application provides with `defineRoutesFor`.',
      "A middleware that sets the member declares it with Koa's context: `Koa.Middleware<{ user: User }>`.",
    ],
    more: [
      'If the scope has the member with another type, the message says how they differ: `ctx.state.user.name` is missing in the `user` of the scope, `ctx.state.user.id: it is string, not number` has another type there, and `ctx.state.user: it may be undefined` is optional.',
    ],
  },
  {
    message: '<verb>: this route has no such ctx.<member>',
    means:
      'A middleware between the path of a verb and its end, or at its end, reads a member of `ctx` that neither the scope nor the path nor a middleware before it provides.',
    instead: [
      'Put the middleware that provides it first.',
      'For a handler with the type `Koa.Middleware<State>`, TypeScript says it in its own words.',
    ],
    more: [
      [
        '`mount` says it of the `routes()` of a table whose `defineRoutesFor<State, Context>` has a member that the scope does not have.',
        '`use` the middleware that provides it before `mount`.',
      ],
    ],
  },
  {
    message: '<call>: this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>',
    appears: 'Compiler',
    means:
      'A handler with the type `RouterContext` or `RouterMiddleware` expects `ctx.router`, which only `@koa/router` sets.',
    instead:
      "Give it Koa's type, with the state and the parameters that it reads: see [Moving from @koa/router](../moving/from-koa-router.md#a-router-and-its-handlers).",
  },
  {
    message:
      "<call>: 'use' expects a parameter of the resources around, which the members of shallow resources do not have",
    means: [
      'A `use` before this call, or its option `use`, reads a parameter such as `ctx.params.placeId`.',
      'In the call are [shallow resources](../guide/nesting.md#shallow-resources), whose members have short paths without it: `/rooms/:id`.',
    ],
    instead:
      'Declare the shallow resources before that `use`, put the `use` into a scope or a group of its own, or leave out the members with `only`.',
  },
  {
    message: "<call>: 'use' expects an id that these routes lack or have for another resource: declare them before it",
    means: [
      'A `use` in the callback of `resources` reads an id in `ctx.params`.',
      'A verb in the callback has it, as in `/places/:id/preview`.',
      "The routes of this call do not: a collection has no id of the resource, and below the id of nested resources it is `placeId`, while `id` is the room's: `/places/:placeId/rooms/:id`.",
    ],
    instead: [
      "Declare these routes before that `use`, or put the `use` into a group together with the routes that it is for: `scope(r => r.use(loadPlace).get('preview'))`.",
      'For nested resources, [a middleware reads both names](../recipes/load-the-parent.md).',
    ],
  },
  {
    message: '<call>: this resource has no such ctx.<member>',
    means:
      'A middleware in the option `use` of `resources` or `resource` reads a member of `ctx` that neither the scope nor a middleware before it provides.',
    instead: [
      'Put the middleware that provides it first in the list.',
      'A parameter must belong to the scopes around: the id is in some of the paths of a resource only.',
      'A middleware that reads it belongs to an action, `{ use: { show: loadPlace } }`.',
    ],
    more: [
      [
        'For an id, the message ends with `: the last id of a path is ctx.params.id`, also after `use` and in a verb: the list of nested resources is `/projects/:id/tasks`, and only their members have `projectId`.',
        'See [Load the parent once](../recipes/load-the-parent.md).',
      ],
    ],
  },
  {
    message: '<call>: what a middleware returns is not the body: write ctx => { ctx.body = … }, or return a reply',
    means: [
      'The function has no parameters, so it cannot set `ctx.body`, and Koa ignores what it returns: each request would be answered with 404.',
      'What an *action* returns is the body.',
    ],
    instead: [
      "So write an action, set `ctx.body`, or return a [reply](../guide/replies.md): `get('health', () => reply(200, { ok: true }))`.",
      "A method of an object, as in `get('places', places.list)`, is such a function too: register its class, and name the action.",
    ],
  },
  {
    message: '<call>: this function is not a middleware: if it returns one, call it',
    means: [
      'The function is no middleware: its parameter is a string or a list, for example, or it returns a function, as `cors` of `@koa/cors` does.',
      'A request would call it with the `ctx` and drop what it returns, so nothing after it would run.',
    ],
    instead: ['Write `use(cors())` in place of `use(cors)`.', 'At run time it looks like any other function.'],
  },
  {
    message: '<call>: a middleware is called without a this: bind the function',
    means: 'The function has a parameter `this`.',
    instead: ['Write `use(audit.log.bind(audit))`, or an arrow function.', 'At run time, `this` is `undefined` in it.'],
  },
  {
    message: '<call>: a callback is called without a this: bind the function',
    means: 'The callback or the part has a parameter `this`.',
    instead: [
      'Write `draw(shop.routes.bind(shop))`, or an arrow function.',
      'At run time, `this` is `undefined` in it.',
    ],
  },
  {
    message: '<call>: a middleware takes (ctx, next)',
    means: [
      'The function has other parameters than a middleware, such as `(req, res, next) => …` of Express.',
      "The second parameter of a function that is written in the call, such as `(req, res) => { res.send('pong') }`, has the type of `next`.",
      'So TypeScript says that `send` does not exist on type `Next`: alone if there are two parameters, and besides this message if there are three and the function is the only argument after the path.',
      'At run time such a function looks like any other.',
    ],
    instead:
      'Write a function of `(ctx, next)`, which reads the request from `ctx` and answers with `ctx.body`: see [moving from Express](../moving/from-express.md).',
  },
  {
    message: '<call>: a part is not a middleware: write draw(part)',
    means: [
      '`draw` takes a part.',
      '`use`, verbs and `mount` take middlewares.',
      'At run time a part looks like any other function.',
    ],
    instead: 'Write `draw(shopRoutes)`.',
  },
  {
    message: '<verb>: write the middlewares in the call, so that the compiler can read them',
    means:
      'A list of unknown length is spread into a verb or given as the option `use`, so the state of the middlewares and what they expect are not known.',
    instead: 'Write the middlewares in the call, or use a constant: `const guards = [authenticate, audit] as const`.',
  },
  {
    message: '<call>: write the middlewares in the call',
    means: 'The option `use` of a resource depends on a condition, so the compiler cannot say which middlewares run.',
    instead: 'Write the condition into a middleware.',
  },
  {
    message:
      "<call>: 'use' must be a middleware, a list of them, or an object with the middlewares of standard actions",
    instead: 'Write `{ use: authenticate }`, `{ use: [authenticate, audit] }` or `{ use: { create: authenticate } }`.',
  },
  {
    message: "<call>: '<action>' in 'use' is not one of <actions>",
    means: 'The option `use` of a resource takes standard actions, and `resource` has no `index`.',
    instead: [
      'Write a standard action.',
      "A verb in the callback takes its middlewares itself: `get('preview', authenticate, 'Places#preview')`.",
    ],
  },
  {
    message: "<call>: '<action>' in 'use' is left out by 'only' or 'except'",
    means: 'The middlewares would never run.',
    instead: 'Route the action, or remove its middlewares.',
  },
  {
    message: "use: the middleware is typed by another @types/koa: keep one of those in 'npm ls @types/koa'",
    means: [
      'The dependency that has the middleware brings an `@types/koa` of its own, in another version than the one that Signalbox uses.',
      'Their contexts differ, so the state of the middleware would be lost.',
      '`npm ls @types/koa` shows who needs which version.',
    ],
    instead: [
      'Update the dependency and run `npm dedupe`, or give one version in the field `overrides` of `package.json`.',
      'Two copies of the same version have the same types, and do no harm.',
    ],
    more: [
      "A verb with such a middleware is refused in the compiler's own words, such as `Property 'back' is missing in type …`, and `createRouter` says that an action expects a ctx that its path does not provide.",
    ],
  },
  {
    message: 'collection must be called directly in the callback of resources or resource',
    means: ['`collection` leaves out the id that `resources` adds.', 'Elsewhere there is none.'],
    instead: 'Write the verbs of the collection without it.',
  },
  {
    message: '<call>: the callback must be a function',
    instead: [
      'Pass a callback, `r => …`: options, a text or a class are in its place.',
      'If options are last, write them before the callback.',
      'If the value is `undefined`, look for an import cycle.',
    ],
  },
  {
    message: 'namespace: the name comes before the callback: namespace(name, callback)',
    means: 'The only argument is no name.',
    instead: ["Write `namespace('v1', r => …)`.", 'Without a name, callbacks are for `scope(r => …)`.'],
  },
  {
    message: '<call>: the options come before the callback: <form>',
    instead: ['Swap the two arguments.', 'The compiler may say of the last one that the callback must be a function.'],
  },
  {
    message: '<call>: the controller is an option: write { controller: … } in place of the class',
    means: '`resources` and `resource` find their controller by its name.',
    instead: "Write `resources('places', { controller: SitesController })`.",
  },
]

export const methodsOfOtherRouters: readonly Row[] = [
  ["there is no root: write get('/', …)", 'write the root as any other path'],
  [
    'there is no <method>: write one call for each method, as in get(path, …).post(path, …)',
    'of `match`, `register` and `route`: write the path in each call, or `all(path, …)` for every method',
  ],
  [
    'there is no member: write the verbs directly in the callback of resources',
    "write `get('preview')` and not `member(r => r.get('preview'))`",
  ],
  [
    'there is no <method>: write a function that takes a scope, and draw(part)',
    'of `concern` and `concerns`: write a [part for any place](../guide/several-files.md#one-part-at-several-places)',
  ],
  [
    'there is no shallow: write resources(name, { shallow: true }, r => …)',
    'write the [option](../guide/nesting.md#shallow-resources) at the outermost resources',
  ],
  [
    "there is no new: write collection(r => r.scope('new', r => …))",
    "write `collection(r => r.get('new'))` for the page alone",
  ],
  ['there is no del: write delete(path, …)', 'write the method in full'],
  ['there is no prefix: write scope(path, r => …) around the routes', 'declare the routes in the callback of `scope`'],
  [
    'there is no param: write castParam(ctx, name, kind) in the action',
    '[check the parameter](../guide/parameters.md) in the action, or give it a kind',
  ],
]

export const callbacksInJavaScript: readonly Row[] = [
  ['<call>: it takes <arguments>, not <number>: <forms>', 'remove what the call would ignore'],
  [
    '<call>: the second argument must be the options or a callback, not <value>',
    'remove the argument, or look for an import cycle',
  ],
]
