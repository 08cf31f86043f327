import type { Explained, Row } from './explained.js'

export const controllers: readonly Explained[] = [
  {
    message: "<call> needs the controller '<path>', which is not registered",
    means: [
      'The map of controllers has no such controller path.',
      'The path is the name in PascalCase, prefixed by the namespaces and the resources around it; `resource` takes the plural of its name.',
    ],
    instead: [
      "Correct the name, add the controller to the map, or pass a class or another controller path: `{ controller: 'Places' }`.",
      'The target of a verb or a redirect has the whole controller path, even inside a namespace.',
    ],
  },
  {
    message: "<call> needs the controller '<path>', which is not registered: write '<path>'",
    means: [
      'As above, for a target.',
      'The map has a similar controller path: in PascalCase, without `Controller` at its end, or with the namespaces around the call.',
      'The message names it or, if the controller offers the action, in camelCase or as written, the whole target.',
      "Rails' `users#mark_read` is `Users#markRead`.",
    ],
  },
  {
    message: "<call> needs controllers below '<path>', and none is registered",
    means: 'No controller path begins with the namespaces around the call, and resources in them need one.',
    instead: 'Correct the name of the namespace, or add the controllers to the map.',
  },
  {
    message: "<call>: the controller '<path>' is not registered",
    means: 'The option `controller` takes a class or a controller path of the map.',
    instead: 'Correct the path, or add the controller to the map.',
  },
  {
    message: "<call>: the controller '<path>' is not registered: write '<path>'",
    means: [
      'As above, where the map has a similar controller path, the one that the message names.',
      'The option takes the whole controller path, and no action.',
    ],
    instead: 'Write the whole controller path, as the message has it.',
  },
  {
    message: "<call>: the target must be a controller path and an action, as in 'Places#show'",
    means: [
      'A text after the path of a verb is a target.',
      'So is the second argument of `redirect`, unless it is a path that begins with a slash or a URL that begins with `http://` or `https://`.',
    ],
    instead: "Write the controller path, `#` and the action: `get('ping', 'Ping#ping')`.",
  },
  {
    message: "redirect('<path>'): the target must be like 'Places#show', a path that begins with '/', or a URL",
    means: 'As above, for a text without `#`.',
    instead: 'For a path, write the slash at its beginning; for a URL, its `http://` or `https://`.',
  },
  {
    message: '<call> needs public methods on <controller>: <actions>',
    appears: 'Compiler, definition; load, for a lazy controller',
    means: [
      'The controller does not offer these actions.',
      'Each has its reason in parentheses. Several with one reason share it: `create, update (missing)`.',
    ],
    instead: 'Do what the reason asks for:',
    more: [
      `- \`(missing)\`: there is no such method, or it is a \`#private\` one. Write it, or leave the action out with \`only\` or \`except\`. When
  the program runs, it names a method that is written alike: \`(missing: did you mean 'about'?)\`.
- \`(not public)\`: the method is \`private\` or \`protected\`. Only the compiler sees this.
- \`(static)\`: the method belongs to the class. Remove \`static\`.
- \`(generator)\`: the method is a generator, and no code of it would run. Write a method or an \`async\` method. Only
  \`defineRoutes\` sees this.`,
      [
        'A class that is not in the map is called `its controller`.',
        "For a target, the message may end with `: write '<target>'`: the action exists in camelCase.",
      ],
    ],
  },
  {
    message: '<call>: nothing provides a controller here: write <call>',
    means: [
      'A verb with only a path uses the controller of the resource or the namespace around it.',
      'Here there is none, or none is registered under the name of the namespace.',
    ],
    instead: "Add a controller and an action: `get('ping', PingController, 'ping')`.",
  },
  {
    message: '<call>: this path needs an explicit controller and action: <call>',
    means: [
      'A verb with only a path calls the action of that name.',
      'No action can have the name of a path with a slash or a parameter.',
    ],
    instead: "Add a controller and an action: `get('a/b', PlacesController, 'search')`.",
  },
  {
    message: '<call>: a controller needs an action: <call>',
    means: 'A class follows the path, and no action follows the class.',
    instead: 'Add the name of the action, or pass a middleware.',
  },
  {
    message: '<call>: routes have no names: write the path as the first argument',
    means: 'A second path follows the first argument, which would be the name of a route in `@koa/router`.',
    instead: ['Leave the name out.', '[Links](../guide/links.md) take the target of a route, or its path.'],
  },
  {
    message: '<call>: a path comes before the target',
    means: 'The only argument of the verb is a target.',
    instead: "Write the path before it: `get('ping', 'Ping#ping')`.",
  },
  {
    message: '<call>: the controller is registered under several controller paths, so its target is ambiguous',
    means: 'The map has this class under several controller paths, so a route to it could have any of these targets.',
    instead: [
      'Register a subclass under one of the paths: `class AdminPlacesController extends PlacesController {}`.',
      'Two classes that one function makes count as one, because they have the same type.',
      "Register a class that extends each: `class SalesController extends reports('sales') {}`.",
    ],
  },
  {
    message:
      "<call>: the controller path '<path>' belongs to another class: register this class under a path of its own",
    means: [
      'The class is not in the map.',
      'Its static `controllerPath`, or its name without `Controller`, is the path of a class that is, so both would have the same targets.',
      'The compiler knows only `controllerPath`.',
    ],
    instead: 'Add the class to the map under another path.',
  },
  {
    message:
      "<call>: the controller extends or wraps the one of '<path>', or the other way round: register it under a path of its own",
    appears: 'Definition',
    means: [
      'The class is not in the map, but a class that it extends or wraps is, such as the one that a decorator wraps, and both have the action.',
      'The compiler may take one for the other, and expand other targets than the table has.',
    ],
    instead: 'Add the class to the map, or give it a static `controllerPath`.',
  },
  {
    message:
      "<call>: the controller is written like the one of '<path>', for which the compiler may take it: register it under a path of its own",
    means: [
      'The class is not in the map, and a class of the map has the same source text.',
      'The compiler takes two classes that one function makes for one class, so the target would differ from its type.',
    ],
    instead: "Register classes that extend them: `class SalesController extends reports('sales') {}`.",
  },
  {
    message: "<call>: '<path>' must always be registered, and with one class, so that the compiler can read the target",
    means:
      'This key of the map may be missing, or its class depends on a condition, so the compiler cannot say which target the route has.',
    instead: 'Write the key and one class in the map.',
    example: `// one-class.ts
import { defineRoutes } from 'signalbox'

class PingController { ping() {} pong() {} }
class FakePingController { ping() {} reset() {} }
const isTest = process.env.NODE_ENV === 'test'

const Ping = isTest ? FakePingController : PingController
export const wrong = () => defineRoutes({ Ping }, r => r
  // @ts-expect-error get('ping'): 'Ping' must always be registered, and with one class, so that the compiler can read the target
  .get('ping', FakePingController, 'ping'))
export const right = () => defineRoutes({ Ping: PingController }, r => r
  .get('ping', PingController, 'ping'))
`,
  },
  {
    message: "the target '<target>' is ambiguous: two classes have the controller path '<path>', so register them",
    appears: 'Definition',
    means:
      'Two classes that are not in the map have one controller path: the same static `controllerPath`, or the same name.',
    instead: 'Add them to the map, each under a path of its own.',
  },
  {
    message: '<call>: the controller must be a class',
    means:
      'A controller and an action follow the path, and the controller is something else, such as a controller path.',
    instead: "Pass the class, or one target: `get('ping', 'Ping#ping')`.",
  },
  {
    message: '<call>: the controller must be a class or a controller path',
    means: 'The option `controller` is something else.',
    instead: 'Pass the class, or the controller path under which it is registered.',
  },
  {
    message: '<call>: name one class',
    means: [
      'The type of the controller is a union, as after `condition ? PlacesController : RoomsController`.',
      'The compiler cannot say which routes the call makes.',
    ],
    instead: 'Pass one class or one controller path.',
  },
  {
    message: "defineRoutes: the controller path '<path>' must not be empty and must not contain a space or '#'",
    instead: ['Rename this key of the map.', 'In a target, `#` separates the controller path from the action.'],
  },
  {
    message: '<call>: this version of Node answers QUERY requests with 400 itself: use a newer one',
    appears: 'Definition',
    means: [
      "Node's parser does not know the method, so no request could reach the route.",
      '`http.METHODS` of `node:http` lists the methods that it knows.',
    ],
    instead: 'Update Node, or route POST requests.',
  },
  {
    message: '<call>: the controller must not be abstract and must have a public constructor, which the router calls',
    means: [
      'A verb has a class that the router cannot construct.',
      'If the class is in the map of controllers, the error is there.',
    ],
    instead: 'Name a class that extends it, or make the constructor public.',
  },
  {
    message: "defineRoutes: the constructor of the controller '<path>' must be public, so that the router can call it",
    means: [
      'The constructor of the class is private or protected.',
      'A value does not show that, so it is no error at run time.',
    ],
    instead: 'Make the constructor public, or register a class that extends this one and has a public constructor.',
  },
  {
    message:
      "defineRoutes: '<path>' must be a class whose base class takes no context of this table as a type argument",
    means: [
      "A class gives `Contexts['Places']` to its base class, which is a circle. TypeScript has errors of its own about it.",
      'A value does not show that, so it is no error at run time.',
    ],
    instead: 'Give the base class `Contexts` and the names: see [Controllers](../guide/controllers.md#constructors).',
  },
  {
    message:
      '<call>: the controller must be a class whose base class takes no context of this table as a type argument',
    means: ["A class that a verb or an option names gives `Contexts['Places']` to its base class: the same circle."],
    instead: 'Give the base class `Contexts` and the names: see [Controllers](../guide/controllers.md#constructors).',
  },
  {
    message: "defineRoutes: '<path>' must be a class or a function that loads one",
    instead: [
      "Register a class, or a loader such as `() => import('./places-controller.js')`.",
      'If the value is `undefined`, look for an import cycle: a controller takes its context from the table by `import type`.',
      'A plain `function` after `bind` could be a class: write `() => load()`.',
    ],
  },
  {
    message: 'defineRoutes: the types need strict: true in the tsconfig, so that they can check the routes',
    means:
      'The project is checked without `strictNullChecks` or `strictFunctionTypes`, so the compiler takes `undefined` for a string, for example, and would refuse what is right.',
    instead: ['Set `"strict": true`.', 'A part in another file is checked all the same.'],
  },
  {
    message:
      'defineRoutes: leave out its type arguments; for the types of an application write defineRoutesFor<State, Context>()',
    appears: 'Compiler',
    means: [
      '`defineRoutes` infers its type arguments from the map and the callback.',
      'The types that an application adds to `ctx.state` and `ctx` are those of [`defineRoutesFor`](api.md), which has a second pair of parentheses: `defineRoutesFor<AppState, AppContext>()(controllers, r => …)`.',
      'A single type argument is taken for the type of the map.',
    ],
    instead: 'Leave them out, or write `defineRoutesFor<AppState, AppContext>()(controllers, r => …)`.',
  },
  {
    message: "defineRoutes: '<path>' is a map of controllers, not a controller: pass it alone, or spread it here",
    instead: [
      'Write `defineRoutes(controllers, …)` in place of `defineRoutes({ controllers }, …)`, or `{ ...controllers, Ping: PingController }`.',
      "A map has no maps in it: the controller of a namespace has the name of the namespace in its path, as in `{ 'V1/Places': PlacesController }`.",
      'For `import * as controllers`, write the name of the export.',
    ],
  },
  {
    message: "defineRoutes: the controller '<path>' is an abstract class, which cannot be constructed",
    instead: 'Register a class that extends it.',
  },
  {
    message: "defineRoutesFor: the context must not have 'params', which the router sets for each route",
    appears: 'Compiler',
    means: 'The router replaces `ctx.params` for each request.',
    instead: 'Give what the application adds to `ctx` another name.',
  },
  {
    message:
      'defineRoutesFor: a second pair of parentheses takes the arguments: defineRoutesFor()(controllers, r => …)',
    appears: 'Compiler, definition',
    means: 'The types are written in the first call, and the compiler infers the rest in the second.',
    instead: 'Write `defineRoutesFor<State, Context>()(controllers, r => …)`.',
  },
  {
    message: 'defineRoutes: the map of controllers must list its controller paths, so that the compiler can read them',
    means: [
      'The type of the map has an index signature, as `Record<string, typeof PlacesController>` has, or is `any`.',
      'The compiler cannot say which controllers are registered.',
    ],
    instead:
      'Write the map as an object literal, let [`signalbox controllers`](command-line.md) write it, or check a literal with `satisfies Controllers`.',
  },
]

export const controllersInJavaScript: readonly Row[] = [
  [
    'defineRoutes: the controllers must be a map of controller paths to classes',
    'pass an object as the first argument. The compiler says so too',
  ],
  ['<call>: the middleware must be a function', 'pass a middleware to a verb after its path. The compiler says so too'],
  [
    '<call>: the target is the last argument',
    'move the middlewares or the options that follow the target before it. The compiler says so too',
  ],
  [
    '<call>: the options come directly after the path, before the middlewares',
    'move the options or the contract. The compiler says so too',
  ],
  [
    '<call>: write the members of the array as arguments',
    'leave the brackets out, or spread a tuple: `const guards = [authenticate, audit] as const`, and then `get(path, ...guards, target)`. The compiler says so too',
  ],
  [
    '<call>: a schema belongs in an object directly after the path, as in { body: schema }',
    'say which part of the request the schema is for. The compiler says so too',
  ],
  [
    '<call>: it takes one middleware at a time, a function',
    'write `use(first).use(second)` for several middlewares or a list. The compiler says so too',
  ],
  [
    '<call>: it takes no path: write scope(path, r => r.use(middleware).get(…))',
    '`use` applies to the routes after it in its scope, so write the path as the scope of these routes. The compiler says so too',
  ],
  [
    '<call>: the middleware must be a function or an async function, not a generator function',
    'write an `async` function: Koa no longer runs generators, and the compiler takes them for functions',
  ],
  ['<call>: a class is not a middleware', 'pass a function'],
  [
    '<call>: a class is not a middleware: a controller and its action are the last arguments',
    "write the middlewares of a verb before its controller: `get('me', authenticate, UsersController, 'me')`",
  ],
  ['<call>: the action must be a string', 'write the name of the action after its controller'],
  ['<call>: a Koa application or a middleware must follow the path', 'pass a `new Koa()` or a function to `mount`'],
]
