import type { Explained, Row } from './explained.js'

export const options: readonly Explained[] = [
  {
    message: "<call>: there is no option '<option>'; the options are <options>",
    appears: 'Compiler, definition, link; a `TypeError` from `createRouter` and `inspector`',
    means:
      'The option is misspelt, or it is one of another call: `plural` is an option of `resource`, `singular` and `param` are options of `resources`.',
    instead: 'Write one of the options that the message lists.',
  },
  {
    message: "createRouter: there is no option 'prefix': in the table, write r => r.scope('prefix', r => …)",
    appears: 'Compiler; a `TypeError` from `createRouter`',
    means: 'A prefix belongs to the table, so that its links have it.',
    instead:
      '`scope` takes the prefix and a callback with the routes; `namespace` adds it to the controller paths too.',
  },
  {
    message: "<call>: use either 'only' or 'except', not both",
    instead: 'Remove one of the two: `only` lists the actions to route, `except` those to leave out.',
  },
  {
    message: "<call>: 'update' must be 'put' or 'patch', written as a string literal",
    means:
      'The option gives the one method of the action `update`, in lower case. Without it, the action answers PUT and PATCH.',
  },
  {
    message: "<call>: 'update' is the method of an action that 'only' or 'except' leaves out",
    instead: "Leave the option out, or add the action: `{ only: ['show', 'update'], update: 'put' }`.",
  },
  {
    message: "<call>: '<option>' must be an array: write { <option>: [<actions>] }",
    means: "Rails takes one action without brackets: `only: :show` is `{ only: ['show'] }`.",
  },
  {
    message: "<call>: '<option>' must be an array of the actions <actions>",
    means: ['As above, for a value that has no action in it.', 'To route no action, write `{ only: [] }`.'],
  },
  {
    message: "<call>: '<option>' must be one array: leave out the brackets inside it",
    appears: 'Compiler, definition',
    instead: "Write `only: ['show']` for `only: [['show']]`.",
  },
  {
    message: '<call>: each action is a text of its own: write <actions>',
    appears: 'Compiler, definition',
    instead: "Write `only: ['show', 'index']` for `only: ['show,index']`.",
  },
  {
    message: "<call>: '<action>' is not one of the actions <actions>",
    means: '`only` and `except` list standard actions, and `resource` has no `index`.',
    instead: "Route any other action with a verb in the callback: `resources('places', r => r.get('preview'))`.",
  },
  {
    message: "<call>: there is no standard action '<action>': leave it out, or write r.<call> in the callback",
    means: [
      'The five standard actions are those of an API.',
      "`new` and `edit`, which Rails has for the pages with forms, are routed by verbs: `resources('places', r => r.get('edit').collection(r => r.get('new')))`.",
    ],
  },
  {
    message: "<call>: there is no standard action '<action>': leave it out",
    means: '`new` and `edit` are not routed, so `except` need not name them.',
  },
  {
    message: '<call>: the list of actions must be an array of string literals, so that the compiler can read it',
    means: 'The type of the list is `string[]`, or a union is among its members.',
    instead: 'Write the list in the call, or declare it `as const`.',
  },
  {
    message: "<call>: the option 'use' must not be of type any: write a list, { use: [middleware] }",
    means:
      'The value may be a middleware, a list or an object with the middlewares of single actions, and `any` does not say which.',
    instead: 'In a list, a middleware of type `any` is accepted.',
  },
  {
    message: '<call>: the options must be written in the call as literals, so that the compiler can read them',
    means:
      'The type of the options does not say which of them are there: it is `ResourcesOptions`, or an option is of type `any`.',
    instead: 'Write one object literal in the call.',
  },
  {
    message: "<call>: '<option>' may be missing: write it in the call, or leave it out",
    means:
      "The option decides which routes there are, and its type says that it may be missing: `{ path?: 'people' }`, or `{ ...(isOld ? { path: 'people' } : {}) }`.",
    instead: ['Write the option, or leave it out.', 'Where the routes depend on a condition, define two tables.'],
    more: [
      '`undefined` is no value of such an option, neither for the compiler nor for `defineRoutes`: an import that is still `undefined`, because two modules import each other, would be left out silently.',
    ],
  },
  {
    message: '<call>: write one object literal',
    means:
      "The options of a call, or the kinds of a verb's parameters, depend on a condition, so the compiler cannot say which of them are there.",
    instead: 'Where the routes depend on a condition, define two tables.',
  },
  {
    message: "<call>: '<option>' must be one path segment, written as a string literal",
    means: '`singular`, `plural` and `path` are names: letters, digits, `-` and `_`.',
    instead: 'Write such a name in the call.',
    programs: [
      {
        source: "r => r.resources('places', { «path»: 'a/*rest' })",
        message: "resources('places'): 'path' must be one path segment, written as a string literal",
      },
    ],
  },
  {
    message: "<call>: 'path' is one segment: write <call>",
    instead: [
      "For a path of several segments, put the resource into a `scope`: `scope('settings', r => r.resources('services', { path: 'sharing' }))`.",
      'The scope may have parameters.',
      'Keep the other options.',
    ],
    programs: [
      {
        source: "r => r.resources('places', { «path»: ':version/places' })",
        message: "resources('places'): 'path' is one segment: write scope(':version', r => r.resources('places'))",
        instead: "r => r.scope(':version', r => r.resources('places'))",
      },
      {
        source: "r => r.resource('user', { «path»: 'a/b/me' })",
        message: "resource('user'): 'path' is one segment: write scope('a/b', r => r.resource('user', { path: 'me' }))",
        instead: "r => r.scope('a/b', r => r.resource('user', { path: 'me' }))",
      },
    ],
  },
  {
    message: "<call>: 'path' is one segment without slashes: write { path: '<name>' }",
    instead: 'Remove the slash before or after the path.',
    programs: [
      {
        source: "r => r.resources('places', { «path»: '/spots/' })",
        message: "resources('places'): 'path' is one segment without slashes: write { path: 'spots' }",
        instead: "r => r.resources('places', { path: 'spots' })",
      },
    ],
  },
  {
    message: "<call>: 'path' cannot end in a parameter: write the actions as verbs in scope('<path>', r => …)",
    means: 'After a parameter there is no segment for the resource.',
    instead: [
      "Write the actions as verbs: `scope('exports/:type', r => r.get('/', 'Exports#index').get(':id', 'Exports#show'))`.",
      "`namespace('exports', { path: ':type' }, r => …)` makes [bare verbs](declarations.md#bare-verbs) of other actions possible.",
    ],
    programs: [
      {
        source: "r => r.resources('places', { «path»: ':version' })",
        message:
          "resources('places'): 'path' cannot end in a parameter: write the actions as verbs in scope(':version', r => …)",
        instead: "r => r.scope(':version', r => r.get('/', 'Places#index').get(':id', 'Places#show'))",
      },
      {
        source: "r => r.resource('user', { «path»: '/:version' })",
        message:
          "resource('user'): 'path' cannot end in a parameter: write the actions as verbs in scope(':version', r => …)",
        instead: "r => r.scope(':version', r => r.get('/', 'Users#show'))",
      },
      {
        source: "r => r.resources('places', { «path»: 'of/:year' }, r => r.get('preview'))",
        message:
          "resources('places'): 'path' cannot end in a parameter: write the actions as verbs in scope('of/:year', r => …)",
        instead: "r => r.scope('of/:year', r => r.get('/', 'Places#index'))",
      },
    ],
  },
  {
    message: "<call>: 'path' cannot be empty: write the actions as verbs, as in get(':id', 'Controller#action')",
    means: "Rails' `resources :events, path: '/'` is `get('/', 'Events#index').get(':id', 'Events#show')`.",
    programs: [{ source: "r => r.resources('places', { «path»: '/' })", instead: "r => r.get(':id', 'Places#show')" }],
  },
  {
    message: "<call>: 'param' must be an identifier, written as a string literal",
    means: 'The name of a parameter is one that JavaScript could have.',
    instead: "Write an identifier in the call: `{ param: 'slug' }`.",
    programs: [{ source: "r => r.resources('places', { «param»: 'a b' })" }],
  },
  {
    message: "<call>: 'param' must be an identifier: write { param: '<name>' }",
    instead: "Write `'placeId'` for `'place-id'`, and `'slug'` for `':slug'`.",
    programs: [
      {
        source: "r => r.resources('places', { «param»: ':slug' })",
        message: "resources('places'): 'param' must be an identifier: write { param: 'slug' }",
        instead: "r => r.resources('places', { param: 'slug' })",
      },
    ],
  },
  {
    message: "<call>: '<name>' must be 'uuid', 'bigint' or 'integer', written as a string literal",
    means:
      'These are the [kinds](../guide/parameters.md#parameters-with-a-kind) that a parameter can have, as the option `id` of `resources` or in `params` of `scope`.',
    instead: 'For any other check, use `castParam` with a schema in the action.',
  },
  {
    message: "<call>: the path '<path>' has no parameter '<name>'",
    means: [
      'The option `params` of `scope` gives kinds to the parameters of its own path.',
      'The name is misspelt, or the parameter belongs to a scope around it.',
    ],
    instead: 'Correct the name, or write the option at the scope whose path has the parameter.',
  },
  {
    message: '<call>: the options must be an object with <options>',
    instead: 'Pass the options as an object literal.',
  },
  {
    message: "<call>: the option 'params' must be an object with the kinds of parameters",
    instead: "Write `{ params: { year: 'integer' } }`.",
  },
]

export const optionsOfOtherRouters: readonly Row[] = [
  [
    "<call>: there is no option '<option>': routes have no names, so leave it out",
    '[links](../guide/links.md) take a target or a path, and need no `as`',
  ],
  [
    "<call>: there is no option '<option>': paths have no format, so leave it out",
    "a path may have text after a parameter: `':id.json'`",
  ],
  [
    "<call>: there is no option '<option>': it has no counterpart, so leave it out",
    'of `path_names`, `shallow_path` and `shallow_prefix`: there is no `new` and no `edit`, and [shallow members](../guide/nesting.md#shallow-resources) have no prefix of their own',
  ],
  [
    "<call>: there is no option '<option>': write the default value in the action",
    '`ctx.params` has only what is in the path',
  ],
  [
    "<call>: there is no option '<option>': write a function that takes a scope, and draw(part)",
    'write a [part for any place](../guide/several-files.md#one-part-at-several-places)',
  ],
  [
    "<call>: there is no option '<option>': give the id a kind, as in { id: 'integer' }",
    'write a [kind](../guide/parameters.md#parameters-with-a-kind) in place of a constraint',
  ],
  ["<call>: there is no option '<option>': give parameters a kind, as in { params: { id: 'integer' } }", 'the same'],
  [
    "<call>: there is no option '<option>': write { params: { <name>: 'integer' } }",
    'the same, with the name of a parameter as the option',
  ],
  [
    "<call>: there is no option '<option>': write r.scope(path, { params: { id: 'integer' } }, r => …) in the callback",
    'a namespace has no kinds: declare a scope in it',
  ],
  [
    "<call>: there is no option '<option>': write { use: middleware }",
    'the [option `use`](../guide/state-and-middleware.md#middleware-of-a-resource)',
  ],
  [
    "<call>: there is no option '<option>': write { use: middleware }, with one that checks the request",
    '`resource` has no id, and so no kind',
  ],
  [
    "<call>: there is no option '<option>': write r.use(middleware) in the callback",
    'scopes and namespaces have a call in place of the option',
  ],
  [
    "<call>: there is no option '<option>': write the middlewares as arguments, before the last one",
    "write `get('me', authenticate, 'Users#show')`",
  ],
  [
    "<call>: there is no option '<option>': write it as the first argument",
    "for `get('preview', { path: 'look' })`, write the path and the target: `get('look', 'Places#preview')`",
  ],
  [
    "<call>: there is no option '<option>': write it in the resources of the callback",
    'only `resources` and `resource` have `only`, `except` and `shallow`',
  ],
  [
    "<call>: there is no option '<option>': write the target of each verb, as in get(path, 'Places#search')",
    'a scope has no controller',
  ],
  [
    "<call>: there is no option '<option>': write one call for each method, as in get(path, …).post(path, …)",
    "write `get('about', …).post('about', …)`",
  ],
  [
    "<call>: there is no option '<option>': write it in the callback of resources, or of collection there",
    "for `get('search', { on: 'collection' })`, write `collection(r => r.get('search'))` there",
  ],
  [
    "<call>: there is no option '<option>': write namespace(name, { path: '' }, r => …) around it",
    "for `{ module: 'admin' }`, write `namespace('admin', { path: '' }, r => r.resources('places'))`",
  ],
  [
    "<call>: there is no option '<option>': write namespace(name, { path }, r => …)",
    "for `scope('manage', { module: 'admin' }, …)`, write `namespace('admin', { path: 'manage' }, …)`",
  ],
  [
    "<call>: there is no option '<option>': write the target after the path, as in 'Places#show'",
    'move the target out of the options',
  ],
]

export const optionsInJavaScript: readonly Row[] = [
  [
    "<call>: 'returns' in the contract must be a Standard Schema, or an object with one for each status",
    'write `returns: { 200: Place }`',
  ],
  ["<call>: 'shallow' must be true, or left out", 'leave the option out for resources that are not shallow'],
]
