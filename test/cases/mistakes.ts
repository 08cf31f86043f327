/**
 * Typical mistakes in the project of `support/application.ts`. Each edits one file, or several, and « is before the place of
 * the one error that the three compilers report: in an edit, or in `at`.
 */

/** A file, what is in it, and what takes its place. */
export type Edit = readonly [file: string, text: string, replacement: string]

export interface Mistake {
  readonly title: string
  readonly edits: readonly Edit[]
  /** The place of the error, where it is not in an edit. */
  readonly at?: readonly [file: string, text: string]
  /** The message of the library, without what the compiler says before it. */
  readonly message?: string
  /** The whole error, where it is the compiler's own, or its start and its end, where it lists types between them. */
  readonly prints?: string
  readonly startsWith?: string
  readonly endsWith?: string
  /** A second error at the same place, of TypeScript's own. */
  readonly also?: string
  /** The program in which the suite makes it, together with other mistakes. */
  readonly program: number
}

const inProgram = (program: number, mistakes: readonly Omit<Mistake, 'program'>[]): readonly Mistake[] =>
  mistakes.map(each => ({ ...each, program }))

const BACKUPS = 'admin-backups-controller.ts'
const CATEGORIES = 'admin-categories-controller.ts'
const DEVICES = 'admin-devices-controller.ts'
const PLACES = 'v1-host-places-controller.ts'
const ROUTES = 'routes.ts'

/** A part in place of a callback, before the call that draws it. */
const PARTS: readonly (readonly [title: string, call: string, callName: string])[] = [
  ['a namespace', "namespace(«'v2', toolRoutes)", "namespace('v2')"],
  ['a namespace with a path', "namespace(«'v2', { path: 'v3' }, toolRoutes)", "namespace('v2')"],
  ['a scope', "scope(«'tools', toolRoutes)", "scope('tools')"],
  ['a scope with a kind', "scope(«':v', { params: { v: 'integer' } }, toolRoutes)", "scope(':v')"],
]

/** A controller that is one of several: the call and the message. */
const CHOSEN: readonly (readonly [call: string, message: string])[] = [
  ["get('chosen', «chosen, 'ping')", "get('chosen'): name one class"],
  ["post('chosen', authenticate, «chosen, 'ping')", "post('chosen'): name one class"],
  ["resources('chosen', { «controller: chosen })", "resources('chosen'): name one class"],
  ["resources('paths', { shallow: true, «controller: chosenPath })", "resources('paths'): write one literal"],
]

const ONE_LITERAL = 'the controller path must be one string literal, so that the compiler can read it'
/** Calls whose options name no one controller, and the message. */
const PATHLESS: readonly (readonly [call: string, message: string])[] = [
  ["resources('gadgets', { «controller: process.title })", `resources('gadgets'): ${ONE_LITERAL}`],
  ["resources('gadgets', { only: ['index'], «controller: process.title })", `resources('gadgets'): ${ONE_LITERAL}`],
  ["resources('gadgets', { path: 'things', «controller: process.title })", `resources('gadgets'): ${ONE_LITERAL}`],
  ["resources('gadgets', { shallow: true, «controller: process.title })", `resources('gadgets'): ${ONE_LITERAL}`],
  [
    "resources('gadgets', { «controller: process.title }, r => r.get('preview'))",
    `resources('gadgets'): ${ONE_LITERAL}`,
  ],
  [
    "scope('things', r => r.resources('gadgets', { «controller: process.title }))",
    `resources('gadgets'): ${ONE_LITERAL}`,
  ],
  ["resource('gadget', { «controller: process.title })", `resource('gadget'): ${ONE_LITERAL}`],
  ["resource('gadget', { «controller: process.title }, r => r.get('preview'))", `resource('gadget'): ${ONE_LITERAL}`],
  [
    "resource('gadget', { only: ['show'], «plural: process.title })",
    "resource('gadget'): 'plural' must be one path segment, written as a string literal",
  ],
  [
    "namespace(«process.title === '' ? 'admin' : 'v1', r => r.resources('gadgets', r => r.get('preview')))",
    'namespace: write one literal',
  ],
]

export const mistakes: readonly Mistake[] = [
  ...inProgram(0, [
    {
      title: 'an import that does not resolve',
      edits: [[ROUTES, "'./admin-categories-controller.js'", "«'./admin-categoris-controller.js'"]],
      prints: "Cannot find module './admin-categoris-controller.js' or its corresponding type declarations.",
    },
    {
      title: 'an import of a middleware that does not resolve',
      edits: [[ROUTES, "'./middlewares.js'", "«'./middleware.js'"]],
      prints: "Cannot find module './middleware.js' or its corresponding type declarations.",
    },
    {
      title: 'an import of the controller of a verb that does not resolve',
      edits: [[ROUTES, "'./ping-controller.js'", "«'./png-controller.js'"]],
      prints: "Cannot find module './png-controller.js' or its corresponding type declarations.",
    },
    {
      title: 'an import of the table that does not resolve',
      edits: [[CATEGORIES, "'./routes.js'", "«'./route.js'"]],
      prints: "Cannot find module './route.js' or its corresponding type declarations.",
    },
    {
      title: 'an import of a part that does not resolve',
      edits: [
        [ROUTES, 'import { authenticate }', "import { teamRoutes } from «'./team-routes.js'\nimport { authenticate }"],
        [ROUTES, "resources('teams')", "resources('teams').draw(teamRoutes)"],
      ],
      prints: "Cannot find module './team-routes.js' or its corresponding type declarations.",
    },
    {
      title: 'the table in place of the callback',
      edits: [
        [
          ROUTES,
          'export interface Contexts',
          'export const more = «defineRoutes({}, routes)\nexport interface Contexts',
        ],
      ],
      message: 'defineRoutes: the callback must be a function',
    },
    {
      title: 'a table as a part',
      edits: [
        [
          'app.ts',
          'export const app',
          "import { defineRoutes } from 'signalbox'\nexport const other = defineRoutes({}, r => r.draw(«routes))\nexport const app",
        ],
      ],
      message: 'draw: the part must be a function that takes a scope',
    },
    {
      title: 'an import of a mounted application that does not resolve',
      edits: [[ROUTES, "'./metrics.js'", "«'./metric.js'"]],
      prints: "Cannot find module './metric.js' or its corresponding type declarations.",
    },
    {
      title: 'a missing action with a link as a property',
      edits: [['reports-controller.ts', '  show(', '  view(']],
      at: [ROUTES, "resources(«'reports'"],
      message: "resources('reports') needs public methods on 'Reports': show (missing)",
    },
    {
      title: 'a loader of a file that does not exist',
      edits: [['tool-controllers.ts', "'./saws-controller.js'", "«'./saw-controller.js'"]],
      prints: "Cannot find module './saw-controller.js' or its corresponding type declarations.",
    },
  ]),
  ...inProgram(1, [
    {
      title: 'an unregistered controller',
      edits: [[ROUTES, "  'Admin/Categories': AdminCategoriesController,\n", '']],
      at: [ROUTES, "resources(«'categories')"],
      message: "resources('categories') needs the controller 'Admin/Categories', which is not registered",
    },
    {
      title: 'a misspelt name in an import',
      edits: [
        [
          ROUTES,
          'import { AdminCategoriesController }',
          'import { «AdminCategorisController as AdminCategoriesController }',
        ],
      ],
      prints:
        "'\"./admin-categories-controller.js\"' has no exported member named 'AdminCategorisController'. Did you mean 'AdminCategoriesController'?",
    },
    {
      title: 'a missing parameter of a link',
      edits: [['links.ts', "Places/Rooms#show', { placeId, id }", "Places/Rooms#show', «{ id }"]],
      endsWith: 'type \'LinkParams<"/v1/host/places/:placeId/rooms/:id">\'.',
    },
    {
      title: 'a callback as a link',
      edits: [['links.ts', "'Admin/Categories#show', { id }", "«() => 'Admin/Categories#show', { id }"]],
      message: 'path: the target must be one string literal, so that the compiler can read it',
    },
    {
      title: 'a callback without a type as a part',
      edits: [[ROUTES, "resources('teams')", "resources('teams').draw(«r => r)"]],
      message: "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>",
    },
    {
      title: 'an unregistered controller with links as properties',
      edits: [[ROUTES, "  'Api/Tokens': ApiTokensController,\n", '']],
      at: [ROUTES, "namespace(«'api'"],
      message: "namespace('api') needs controllers below 'Api', and none is registered",
    },
  ]),
  ...inProgram(2, [
    {
      title: 'params in the context of the application',
      edits: [[ROUTES, '= defineRoutesFor<{}, {', '= «defineRoutesFor<{}, { params: { tenant: string };']],
      message: "defineRoutesFor: the context must not have 'params', which the router sets for each route",
    },
    {
      title: 'a space in a key of the map',
      edits: [[ROUTES, "'Admin/Categories':", "«'Admin /Categories':"]],
      message:
        "defineRoutes: the controller path 'Admin /Categories' must not be empty and must not contain a space or '#'",
    },
  ]),
  ...inProgram(3, [
    {
      title: 'a misspelt action of a verb',
      edits: [[ROUTES, "PingController, 'ping')", "PingController, «'pign')"]],
      message: "get('ping') needs public methods on 'Ping': pign (missing)",
    },
    {
      title: 'a misspelt target of a verb',
      edits: [[ROUTES, "'Ping#pong'", "«'Ping#pnog'"]],
      message: "get('pong') needs public methods on 'Ping': pnog (missing)",
    },
    {
      title: 'a misspelt target of a redirect',
      edits: [[ROUTES, "'V1/Shop/Orders#show'", "«'V1/Shop/Order#show'"]],
      message:
        "redirect('old-orders/:id') needs the controller 'V1/Shop/Order', which is not registered: did you mean 'V1/Shop/Orders#show'?",
    },
    {
      title: 'a misspelt singular resource',
      edits: [[ROUTES, "resource('user'", "resource(«'usr'"]],
      message: "resource('usr') needs the controller 'Usrs', which is not registered",
    },
    {
      title: 'a misspelt namespace with others inside',
      edits: [[ROUTES, "namespace('v1'", "namespace(«'v2'"]],
      message: "namespace('v2') needs controllers below 'V2', and none is registered",
    },
    {
      title: 'a wrong path of a scope',
      edits: [[ROUTES, "scope(':locale'", "scope(«':lo cale'"]],
      message:
        "scope(':lo cale'): the path ':lo cale' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
    },
    {
      title: 'a misspelt action in only',
      edits: [[ROUTES, "{ only: ['index', 'show'] }", "{ only: ['index', «'shw'] }"]],
      message: "resources('orders'): 'shw' is not one of the actions index, create, show, update, destroy",
    },
    {
      title: 'a misspelt action in except',
      edits: [[ROUTES, "{ except: ['update'] }", "{ except: [«'updat'] }"]],
      message: "resources('beds'): 'updat' is not one of the actions index, create, show, update, destroy",
    },
    {
      title: 'a misspelt option controller',
      edits: [[ROUTES, "resources('articles', r", "resources('articles', { «controller: 'Artcles' }, r"]],
      message: "resources('articles'): the controller 'Artcles' is not registered",
    },
    {
      title: 'an object in the map',
      edits: [[ROUTES, "'Admin/Categories': AdminCategoriesController", "«'Admin/Categories': {}"]],
      message: "defineRoutes: 'Admin/Categories' must be a class or a function that loads one",
    },
    {
      title: 'a middleware without the state that it expects',
      edits: [
        [ROUTES, '{ authenticate }', '{ audit, authenticate }'],
        [ROUTES, "namespace('shop', r => r\n", "namespace('shop', r => r\n      .use(«audit)\n"],
      ],
      message: 'use: this scope has no such ctx.state.user',
    },
    {
      title: 'a middleware that is not a function',
      edits: [[ROUTES, "namespace('shop', r => r\n", "namespace('shop', r => r\n      .use(«'audit')\n"]],
      message: 'use: it takes one middleware at a time, a function',
    },
    {
      title: 'a misplaced collection',
      edits: [[ROUTES, "    .resources('events')", "    .collection(«r => r.get('events'))\n    .resources('events')"]],
      message: 'collection must be called directly in the callback of resources or resource',
    },
    {
      title: 'a class as a name',
      edits: [[ROUTES, "resources('teams')", 'resources(«AdminTeamsController)']],
      message: 'resources: the name must be one string literal, so that the compiler can read it',
    },
  ]),
  ...inProgram(4, [
    {
      title: 'a private action of nested resources with others inside',
      edits: [[PLACES, '  show(', '  private show(']],
      at: [ROUTES, "resources(«'places'"],
      message: "resources('places') needs public methods on 'V1/Host/Places': show (not public)",
    },
    {
      title: 'a misspelt bare verb',
      edits: [[ROUTES, ".get('search'", ".get(«'serch'"]],
      message: "get('serch') needs public methods on 'V1/Host/Places': serch (missing)",
    },
    {
      title: 'a misspelt nested resource',
      edits: [[ROUTES, "resources('rooms'", "resources(«'romos'"]],
      message: "resources('romos') needs the controller 'V1/Host/Places/Romos', which is not registered",
    },
    {
      title: 'a namespace with a slash',
      edits: [[ROUTES, "namespace('admin'", "namespace(«'admin/area'"]],
      message:
        "namespace('admin/area'): the name must be one path segment: write namespace('admin', r => r.namespace('area', …))",
    },
    {
      title: 'an action in only that the class does not have',
      edits: [[ROUTES, "'user', { only: ['show', 'update'] }", "«'user', { only: ['show', 'destroy'] }"]],
      message: "resource('user') needs public methods on 'Users': destroy (missing)",
    },
    {
      title: 'a callback of resources that returns nothing',
      edits: [
        [
          ROUTES,
          "resources('articles', r => r\n      .resources('comments', r => r\n        .patch('approve'))",
          "resources(«'articles', r => {\n      r.resources('comments', r => r\n        .patch('approve')) }",
        ],
      ],
      message: "resources('articles'): the callback must return one chain of calls that starts with its parameter",
    },
    {
      title: 'a duplicate route',
      edits: [[ROUTES, "  .get('health', ", "  .get(«'pong', 'Ping#ping')\n  .get('health', "]],
      message: "get('pong') duplicates an existing route: GET /pong",
    },
    {
      title: 'a scope as a part',
      edits: [[ROUTES, "resources('teams')", "resources('teams').draw(«r)"]],
      message: 'draw: a part is passed, not called: write draw(part)',
    },
  ]),
  ...inProgram(5, [
    {
      title: 'a protected action, with the context by an alias',
      edits: [[DEVICES, '  show(', '  protected show(']],
      at: [ROUTES, "resources(«'devices')"],
      message: "resources('devices') needs public methods on 'Admin/Devices': show (not public)",
    },
    {
      title: 'a misspelt controller path in the map',
      edits: [[ROUTES, "  'V1/Host/Places': V1", "  'V1/Host/Plcaes': V1"]],
      at: [ROUTES, "resources(«'places'"],
      message: "resources('places') needs the controller 'V1/Host/Places', which is not registered",
    },
    {
      title: 'a callback of a namespace that returns nothing',
      edits: [
        [ROUTES, "namespace('admin', r => r\n", "namespace(«'admin', r => { r\n"],
        [ROUTES, "resources('teams')", "resources('teams') }"],
      ],
      message: "namespace('admin'): the callback must return one chain of calls that starts with its parameter",
    },
    {
      title: 'a callback of a scope that returns nothing',
      edits: [
        [ROUTES, "scope(':locale', r => r", "scope(«':locale', r => { r"],
        [ROUTES, ".patch('approve')))", ".patch('approve'))) }"],
      ],
      message: "scope(':locale'): the callback must return one chain of calls that starts with its parameter",
    },
    {
      title: 'a duplicate resource',
      edits: [[ROUTES, "resources('teams')", "resources('teams').resources(«'audits')"]],
      message:
        "resources('audits') duplicates existing routes with these actions: index, create, show, update, destroy",
    },
    {
      title: 'a middleware of a verb without the state that it expects',
      edits: [
        [ROUTES, '{ authenticate }', '{ audit, authenticate }'],
        [ROUTES, "'profile', authenticate, Users", "'profile', «audit, authenticate, Users"],
      ],
      message: "get('profile'): this route has no such ctx.state.user",
    },
    {
      title: 'a loader without a class',
      edits: [['tool-controllers.ts', "'./saws-controller.js')", "'./metrics.js')"]],
      at: ['tools.ts', '«defineRoutes(controllers'],
      message:
        "defineRoutes: the loader of 'Tools/Saws' gives no class: export the controller by default or as SawsController",
    },
  ]),
  ...inProgram(6, [
    {
      title: 'a misspelt part of an input',
      edits: [['client.ts', "{ body: { title: 'Lighthouse' } }", "{ «bdy: { title: 'Lighthouse' } }"]],
      prints:
        "Object literal may only specify known properties, but 'bdy' does not exist in type '{ readonly body: unknown; }'. Did you mean to write 'body'?",
    },
    {
      title: 'a misspelt resource with nested ones',
      edits: [[ROUTES, "resources('places'", "resources(«'plcaes'"]],
      message: "resources('plcaes') needs the controller 'V1/Host/Plcaes', which is not registered",
    },
    {
      title: 'the callback of the table returns nothing',
      edits: [
        [ROUTES, '}, r => r\n', '}, r => { r\n'],
        [ROUTES, "resources('reports')))", "resources('reports')) })"],
      ],
      at: [ROUTES, '«defineRoutes({'],
      message: 'defineRoutes: the callback must return one chain of calls that starts with its parameter',
    },
    {
      title: 'a misspelt middleware',
      edits: [
        [
          ROUTES,
          "namespace('admin', r => r\n    .use(authenticate)",
          "namespace('admin', r => r\n    .use(«authentcate)",
        ],
      ],
      prints: "Cannot find name 'authentcate'. Did you mean 'authenticate'?",
    },
  ]),
  ...inProgram(7, [
    {
      title: 'only together with except',
      edits: [[ROUTES, "{ except: ['update'] }", "{ only: ['index'], «except: ['update'] }"]],
      message: "resources('beds'): use either 'only' or 'except', not both",
    },
    {
      title: 'an unknown option',
      edits: [[ROUTES, "resources('places', r", "resources('places', { «onyl: ['index'] }, r"]],
      startsWith:
        "Type 'string[]' is not assignable to type '\"resources('places'): there is no option 'onyl'; the options are only, ",
    },
    {
      title: 'a callback of a collection that returns nothing',
      edits: [
        [ROUTES, "collection(r => r\n          .get('search')", "collection(«r => { r\n          .get('search') }"],
      ],
      message: 'collection: the callback must return one chain of calls that starts with its parameter',
    },
    {
      title: 'a table as the map of controllers',
      edits: [
        [
          ROUTES,
          'export interface Contexts',
          'export const more = defineRoutes(«routes, r => r)\nexport interface Contexts',
        ],
      ],
      message: 'defineRoutes: the controllers must be a map of controller paths to classes',
    },
    {
      title: 'mount of a middleware without the state that it expects',
      edits: [
        [ROUTES, '{ authenticate }', '{ audit, authenticate }'],
        [ROUTES, "mount('metrics', metrics)", "mount('metrics', «audit)"],
      ],
      message: "mount('metrics'): this route has no such ctx.state.user",
    },
    {
      title: 'a class as a middleware of a verb',
      edits: [[ROUTES, "'profile', authenticate, Users", "'profile', «UsersController, authenticate, Users"]],
      message: "get('profile'): a class is not a middleware: a controller and its action are the last arguments",
    },
    {
      title: 'a private action with a link as a property',
      edits: [['people-controller.ts', '  show(', '  private show(']],
      at: [ROUTES, "resources(«'people'"],
      message: "resources('people') needs public methods on 'People': show (not public)",
    },
    {
      title: 'a part for another place',
      edits: [['tool-routes.ts', "'tools'>", "'tool'>"]],
      at: ['tools.ts', 'draw(«toolRoutes'],
      message: 'draw: the part is written for /tool (Tool), not for /tools (Tools)',
    },
  ]),
  ...inProgram(8, [
    {
      title: 'a renamed action',
      edits: [[CATEGORIES, '  show(', '  display(']],
      at: [ROUTES, "resources(«'categories')"],
      message: "resources('categories') needs public methods on 'Admin/Categories': show (missing)",
    },
    {
      title: 'a wrong param',
      edits: [[ROUTES, "resources('places', r", "resources('places', { «param: 'no-id' }, r"]],
      message: "resources('places'): 'param' must be an identifier: write { param: 'noId' }",
    },
    {
      title: 'a namespace without a name',
      edits: [[ROUTES, "namespace('api', { path: 'api/v2' }, r => r\n    .resources('tokens'))", '«namespace()']],
      prints: 'Expected 1-4 arguments, but got 0.',
    },
    {
      title: 'a part for a place without its controller',
      edits: [
        ['tool-routes.ts', "'tools'>", "['tools', InResources<'kits'>]>"],
        ['tool-routes.ts', 'import type { ScopeAt }', 'import type { InResources, ScopeAt }'],
        [
          'tool-routes.ts',
          "r\n  .resources('hammers')\n  .resources('saws', { only: ['index'] })",
          "r\n  .get('old', ctx => { ctx.body = ctx.params.id })\n  .resources(«'saws', { only: ['index'] })",
        ],
      ],
      message: "resources('saws') needs the controller 'Tools/Kits/Saws', which is not registered",
    },
  ]),
  ...inProgram(9, [
    {
      title: 'a misspelt resource',
      edits: [[ROUTES, "resources('categories')", "resources(«'categoris')"]],
      message: "resources('categoris') needs the controller 'Admin/Categoris', which is not registered",
    },
    {
      title: 'a part that is called without its scope',
      edits: [['tools.ts', 'draw(toolRoutes)', 'draw(«toolRoutes())']],
      message: 'draw: a part is passed, not called: write draw(part)',
      also: 'Expected 1 arguments, but got 0.',
    },
    {
      title: 'a callback of a group that returns nothing',
      edits: [
        [
          ROUTES,
          "scope(r => r\n    .use(authenticate)\n    .get('me', 'Users#me'))",
          "scope(«r => { r\n    .use(authenticate)\n    .get('me', 'Users#me') })",
        ],
      ],
      message: 'scope: the callback must return one chain of calls that starts with its parameter',
    },
    {
      title: 'resources without a name',
      edits: [[ROUTES, "resources('teams')", '«resources()']],
      prints: 'Expected 1-4 arguments, but got 0.',
    },
  ]),
  ...inProgram(10, [
    {
      title: 'an expectation whose method is in lower case',
      edits: [['client.ts', "'GET /nowhere'", "«'get /nowhere'"]],
      message: "misroutedRequests('get /nowhere'): write the method in capitals, 'GET'",
    },
    {
      title: 'a misspelt controller path in a context',
      edits: [[PLACES, "index(ctx: Contexts['V1/Host/Places']", "index(ctx: Contexts[«'V1/Host/Place']"]],
      prints: "Property 'V1/Host/Place' does not exist on type 'Contexts'.",
    },
    {
      title: 'a misspelt target in an alias of contexts',
      edits: [[DEVICES, "index(ctx: Context<'Admin/Devices#index'>", "index(ctx: Context<«'Admin/Devices#indx'>"]],
      startsWith: "Type '\"Admin/Devices#indx\"' does not satisfy the constraint '",
    },
    {
      title: 'the context of another action',
      edits: [
        [
          CATEGORIES,
          "index(ctx: Contexts['Admin/Categories']['index']",
          "index(ctx: Contexts['Admin/Categories']['show']",
        ],
      ],
      at: ['app.ts', '«createRouter(routes)'],
      message: 'Admin/Categories#index expects a ctx that /admin/categories does not provide: ctx.params.id',
    },
    {
      title: 'a parameter that the path does not have',
      edits: [[CATEGORIES, 'id: ctx.params.id', 'id: ctx.params.«ids']],
      prints: "Property 'ids' does not exist on type '{ id: string; }'.",
    },
    {
      title: 'a misspelt target of a link',
      edits: [['links.ts', "'Admin/Categories#show'", "«'Admin/Categoris#show'"]],
      message: "path('Admin/Categoris#show'): the table has no such target",
    },
    {
      title: 'a misspelt controller path of a link as a property',
      edits: [['links.ts', "to['Api/Tokens']", "to[«'Api/Tokesn']"]],
      startsWith: "Property 'Api/Tokesn' does not exist on type '{ readonly ",
      endsWith: "Did you mean 'Api/Tokens'?",
    },
    {
      title: 'a misspelt action of a link as a property',
      edits: [['links.ts', 'to.People.show', 'to.People.«shwo']],
      startsWith: "Property 'shwo' does not exist on type '{ readonly ",
    },
    {
      title: 'a missing parameter of a link as a property',
      edits: [['links.ts', 'show({ year, id })', 'show(«{ id })']],
      endsWith: 'type \'KindedLinkParams<"/:year/reports/:id", { readonly year: "integer"; }>\'.',
    },
  ]),
  ...inProgram(11, [
    {
      title: 'a misspelt action in a context',
      edits: [[PLACES, "['V1/Host/Places']['index']", "['V1/Host/Places'][«'idnex']"]],
      startsWith: "Property 'idnex' does not exist on type '",
    },
    {
      title: 'a misspelt parameter of a link',
      edits: [['links.ts', "'Admin/Categories#show', { id }", "'Admin/Categories#show', «{ ids: id }"]],
      message: "path('Admin/Categories#show'): /admin/categories/:id has no parameter 'ids'",
    },
    {
      title: 'a callback in createRouter',
      edits: [['app.ts', 'createRouter(routes)', 'createRouter(«() => routes)']],
      endsWith: "type 'AnyTable'.",
    },
    {
      title: 'a context without the table',
      edits: [[CATEGORIES, "index(ctx: Contexts['Admin/Categories']['index']", 'index(«ctx']],
      prints: "Parameter 'ctx' implicitly has an 'any' type.",
    },
  ]),
  ...inProgram(12, [
    {
      title: 'a misspelt target of an expectation',
      edits: [['client.ts', "'GET /pong': 'Ping#pong'", "«'GET /pong': 'Ping#pnog'"]],
      message: "misroutedRequests('GET /pong'): the table has no such target",
    },
    {
      title: 'an expectation of a status that no request without a route has',
      edits: [['client.ts', "'GET /nowhere': 404", "«'GET /nowhere': 500"]],
      message:
        "misroutedRequests('GET /nowhere'): the status of a request that no route answers is 200, 400, 404, 405 or 501",
    },
    {
      title: 'a link without its parameters',
      edits: [['links.ts', "'Admin/Categories#show', { id }", "«'Admin/Categories#show'"]],
      message: "path('Admin/Categories#show') needs the parameters of /admin/categories/:id",
    },
    {
      title: 'the controllers in createRouter',
      edits: [['app.ts', 'createRouter(routes)', 'createRouter({ «routes })']],
      prints: "Object literal may only specify known properties, and 'routes' does not exist in type 'AnyTable'.",
    },
    {
      title: 'a misspelt parameter of a link as a property',
      edits: [['links.ts', 'show({ year, id })', 'show(«{ year, di: id })']],
      message: "to['Reports'].show: /:year/reports/:id has no parameter 'di'",
    },
    {
      title: 'a parameter of a link whose kind is another',
      edits: [['links.ts', 'show({ id })', 'show({ «id: String(id) })']],
      prints: "Type 'string' is not assignable to type 'bigint'.",
    },
  ]),
  ...inProgram(13, [
    {
      title: 'a misspelt parameter of an expectation',
      edits: [['client.ts', "{ id: '5' }", "{ «di: '5' }"]],
      message: "misroutedRequests('GET /humans/5'): /humans/:id has no parameter 'di'",
    },
    {
      title: 'the table as a target',
      edits: [['links.ts', "'Admin/Categories#show', { id }", '«routes, { id }']],
      endsWith: `'"path: the target must be one string literal, so that the compiler can read it"'.`,
    },
    {
      title: 'a link as a property without its parameters',
      edits: [['links.ts', 'show({ year, id })', '«show()']],
      prints: 'Expected 1-2 arguments, but got 0.',
    },
  ]),
  ...inProgram(14, [
    {
      title: 'a parameter of an expectation that none of the paths of the target has',
      edits: [['client.ts', "{ crew: '1', id: '5' }", "{ «crow: '1', id: '5' }"]],
      message: "misroutedRequests('GET /admin/crews/1/teams/5'): no path of the target has a parameter 'crow'",
    },
    {
      title: 'the table as parameters',
      edits: [['links.ts', "'Admin/Categories#show', { id }", "'Admin/Categories#show', «routes"]],
      startsWith: "Argument of type 'RouteTable<",
    },
  ]),
  ...inProgram(15, [
    {
      title: 'a misspelt namespace with a path',
      edits: [[ROUTES, "namespace('api'", "namespace(«'apu'"]],
      message: "namespace('apu') needs controllers below 'Apu', and none is registered",
    },
    {
      title: 'a parameter of a scope that its path does not have',
      edits: [[ROUTES, "{ params: { year: 'integer' } }", "{ params: { «yaer: 'integer' } }"]],
      message: "scope(':year'): the path ':year' has no parameter 'yaer'",
    },
    {
      title: 'an object with a target in place of the target',
      edits: [[ROUTES, "get('pong', 'Ping#pong')", "get('pong', { «to: 'Ping#pong' })"]],
      message: "get('pong'): there is no option 'to': write the target after the path, as in 'Places#show'",
    },
    {
      title: 'a misspelt resource in a part',
      edits: [['tool-routes.ts', "resources('hammers')", "resources(«'hamers', r => r.get('hit'))"]],
      message: "resources('hamers') needs the controller 'Tools/Hamers', which is not registered",
    },
  ]),
  ...inProgram(16, [
    {
      title: 'an abstract class with a contract in the map',
      edits: [[BACKUPS, 'export class', 'export abstract class']],
      at: [ROUTES, "«'Admin/Backups': A"],
      message: "defineRoutes: the controller 'Admin/Backups' is an abstract class, which cannot be constructed",
    },
    {
      title: 'a wildcard in the path of mount',
      edits: [[ROUTES, "mount('metrics'", "mount(«'metrics/*rest'"]],
      message: "mount('metrics/*rest'): the path 'metrics/*rest' cannot contain nested routes",
    },
    {
      title: 'a misspelt target in a group',
      edits: [[ROUTES, "'Users#me'", "«'Users#em'"]],
      message: "get('me') needs public methods on 'Users': em (missing)",
    },
    {
      title: 'a wrong path of a namespace',
      edits: [[ROUTES, "{ path: 'api/v2' }", "{ «path: 'api v2' }"]],
      message:
        "namespace('api'): the path 'api v2' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
    },
    {
      title: 'a misspelt resource in a namespace without a path',
      edits: [[ROUTES, "resources('flags')", "resources(«'falgs', r => r.get('on'))"]],
      message: "resources('falgs') needs the controller 'Internal/Falgs', which is not registered",
    },
    {
      title: 'a wrong path of a resource',
      edits: [[ROUTES, "{ path: 'humans', id", "{ «path: 'hum/ans', id"]],
      message:
        "resources('people'): 'path' is one segment: write scope('hum', r => r.resources('people', { path: 'ans' }))",
    },
    {
      title: 'a misspelt target after a middleware',
      edits: [[ROUTES, "UsersController, 'profile'", "«'Users#proflie'"]],
      message: "get('profile') needs public methods on 'Users': proflie (missing)",
    },
    {
      title: 'an array of a controller and an action',
      edits: [[ROUTES, "get('pong', 'Ping#pong')", "get('pong', «[PingController, 'pong'])"]],
      message: "get('pong'): write the members of the array as arguments",
    },
    {
      title: 'a part that returns nothing',
      edits: [
        [
          'tool-routes.ts',
          "=> r\n  .resources('hammers')\n  .resources('saws', { only: ['index'] })",
          "=> { r\n  .resources('hammers')\n  .resources('saws', { only: ['index'] }) }",
        ],
      ],
      at: ['tools.ts', 'draw(«toolRoutes'],
      message: 'draw: the callback must return one chain of calls that starts with its parameter',
    },
  ]),
  ...inProgram(17, [
    {
      title: 'an import of a controller with a contract that does not resolve',
      edits: [[ROUTES, "'./admin-backups-controller.js'", "«'./admin-backup-controller.js'"]],
      prints: "Cannot find module './admin-backup-controller.js' or its corresponding type declarations.",
    },
    {
      title: 'mount of a number',
      edits: [[ROUTES, "mount('metrics', metrics)", "mount('metrics', «5)"]],
      message: "mount('metrics'): a Koa application or a middleware must follow the path",
    },
    {
      title: 'a resource in a group whose controller is not registered',
      edits: [
        [
          ROUTES,
          "    .get('me', 'Users#me')",
          "    .get('me', 'Users#me').resources(«'usres', r => r.resources('notes'))",
        ],
      ],
      message: "resources('usres') needs the controller 'Usres', which is not registered",
    },
    {
      title: 'a misspelt option of a namespace',
      edits: [[ROUTES, "{ path: 'api/v2' }", "{ «pth: 'api/v2' }"]],
      message: "namespace('api'): there is no option 'pth'; the options are path",
    },
    {
      title: 'a wrong kind of an id',
      edits: [[ROUTES, "id: 'bigint' }", "«id: 'bignit' }"]],
      message: "resources('people'): 'id' must be 'uuid', 'bigint' or 'integer', written as a string literal",
    },
    {
      title: 'a target in place of the path',
      edits: [[ROUTES, "get('pong', 'Ping#pong')", "get(«'Ping#pong')"]],
      message: "get('Ping#pong'): a path comes before the target",
    },
    {
      title: 'a private action of a lazy controller',
      edits: [['saws-controller.ts', '  index(', '  private index(']],
      at: ['tool-routes.ts', "resources(«'saws'"],
      message: "resources('saws') needs public methods on 'Tools/Saws': index (not public)",
    },
  ]),
  ...inProgram(18, [
    {
      title: 'a controller with a contract that is not exported',
      edits: [[BACKUPS, 'export class', 'class']],
      at: [ROUTES, 'import { «AdminBackupsController }'],
      prints:
        "Module '\"./admin-backups-controller.js\"' declares 'AdminBackupsController' locally, but it is not exported.",
    },
    {
      title: 'a verb without a path',
      edits: [[ROUTES, "get('pong', 'Ping#pong')", '«get()']],
      prints: 'Expected at least 1 arguments, but got 0.',
    },
  ]),
  ...inProgram(19, [
    {
      title: 'a name without quotes, of resources with others inside',
      edits: [[ROUTES, "resources('places'", 'resources(«places']],
      prints: "Cannot find name 'places'.",
    },
    {
      title: 'a path without quotes, of a scope',
      edits: [[ROUTES, "scope(':locale'", 'scope(«locale']],
      prints: "Cannot find name 'locale'.",
    },
  ]),
  ...inProgram(20, [
    {
      title: 'a name without quotes, of a namespace with others inside',
      edits: [[ROUTES, "namespace('v1'", 'namespace(«v1']],
      prints: "Cannot find name 'v1'.",
    },
    {
      title: 'a misspelt method after which nothing has a type',
      edits: [['tools.ts', '.draw(', '.«drow(']],
      startsWith: "Property 'drow' does not exist on type 'Scope<",
    },
  ]),
  ...inProgram(21, [
    {
      title: 'an import of the map of controllers that does not resolve',
      edits: [['tools.ts', "'./tool-controllers.js'", "«'./tool-controller.js'"]],
      prints: "Cannot find module './tool-controller.js' or its corresponding type declarations.",
    },
    {
      title: 'an import of a controller with a link as a property that does not resolve',
      edits: [[ROUTES, "'./reports-controller.js'", "«'./report-controller.js'"]],
      prints: "Cannot find module './report-controller.js' or its corresponding type declarations.",
    },
    {
      title: 'use of a call that gives nothing',
      edits: [[ROUTES, "namespace('shop', r => r\n", "namespace('shop', r => r\n      .«use()\n"]],
      prints: 'Expected at least 1 arguments, but got 0.',
    },
  ]),
  ...inProgram(22, [
    {
      title: 'a loader that picks an export that does not exist',
      edits: [
        ['tool-controllers.ts', "'./saws-controller.js')", "'./saws-controller.js').then(saws => saws.«Saws)"],
        [
          'tools.ts',
          'r => r\n  .namespace',
          "r => r\n  .get('swing', controllers['Tools/Hammers'], 'show')\n  .namespace",
        ],
      ],
      startsWith: "Property 'Saws' does not exist on type 'typeof import(",
    },
    {
      title: 'a method of another router, with links to what it should have routed',
      edits: [
        [
          ROUTES,
          "resources('orders', { only: ['index', 'show'] }, r => r\n        .resources('lines', { only: ['show', 'destroy'] }))",
          "«register('orders', ['GET'], () => {})",
        ],
      ],
      startsWith: "Property 'register' does not exist on type 'Scope<",
    },
    {
      title: 'a list of middlewares, whose state actions read',
      edits: [
        [
          ROUTES,
          "namespace('admin', r => r\n    .use(authenticate)",
          "namespace('admin', r => r\n    .use(«[authenticate])",
        ],
      ],
      message: 'use: it takes one middleware at a time, a function',
    },
  ]),
  ...inProgram(23, [
    {
      title: 'a misspelt target of an expectation in a variable',
      edits: [
        ['client.ts', 'export const misrouted = misroutedRequests(routes, {', 'const expected = {'],
        ['client.ts', "  'GET /humans/5': ['People#show', { id: '5' }],\n", ''],
        ['client.ts', "  'GET /admin/crews/1/teams/5': ['Admin/Teams#show', { crew: '1', id: '5' }],\n", ''],
        ['client.ts', "'GET /pong': 'Ping#pong'", "'GET /pong': 'Ping#pnog'"],
        [
          'client.ts',
          "'GET /nowhere': 404,\n})",
          "'GET /nowhere': 404,\n} as const\nexport const misrouted = misroutedRequests(routes, «expected)",
        ],
      ],
      startsWith: "Argument of type '{ readonly 'GET /pong': ",
      endsWith:
        "is not assignable to parameter of type '{ readonly 'GET /pong': \"misroutedRequests('GET /pong'): the table has no such target\"; readonly 'GET /nowhere': 404; }'.",
    },
    {
      title: 'a misspelt target of an input',
      edits: [
        ['app.ts', 'import { createRouter }', 'import { createRouter, type InputOf }'],
        [
          'app.ts',
          'const router = createRouter(routes)',
          "export type Sent = InputOf<typeof tools, «'Tools/Hammers#creat'>['body']\nconst router = createRouter(routes)",
        ],
      ],
      startsWith: "Type '\"Tools/Hammers#creat\"' does not satisfy the constraint '",
    },
  ]),
  ...inProgram(24, [
    {
      title: 'a misspelt target of an expectation, with satisfies',
      edits: [
        ['client.ts', 'misroutedRequests, type', 'type Expectations, misroutedRequests, type'],
        [
          'client.ts',
          'export const misrouted =',
          "export const expected = { «'GET /pong': 'Ping#pingg' } satisfies Expectations<Routes>\nexport const misrouted =",
        ],
      ],
      startsWith: 'Type \'"Ping#pingg"\' is not assignable to type \'"',
      endsWith: '. Did you mean \'"Ping#ping"\'?',
    },
    {
      title: 'a kind that castParam does not have',
      edits: [
        [
          'client.ts',
          "import { routes } from './routes.js'",
          "import { castParam } from 'signalbox'\nimport { type Contexts, routes } from './routes.js'",
        ],
        [
          'client.ts',
          'export const unrouted',
          "export const cast = (ctx: Contexts['Articles']['show']) => castParam(ctx, 'id', «'int')\nexport const unrouted",
        ],
      ],
      startsWith: 'Argument of type \'"int"\' is not assignable to parameter of type \'"bigint" | ',
    },
    {
      title: 'a wrong value of an option of the router',
      edits: [['app.ts', 'createRouter(routes)', 'createRouter(routes, { «trailingSlash: true })']],
      prints: 'Type \'true\' is not assignable to type \'"ignore" | "strict" | undefined\'.',
    },
    {
      title: 'a missing pair of parentheses after the types of the application',
      edits: [
        ['tools.ts', 'type ContextsOf, defineRoutes }', 'type ContextsOf, defineRoutesFor }'],
        ['tools.ts', '= defineRoutes(controllers', '= «defineRoutesFor<{ theme: string }>(controllers'],
        [
          'tools.ts',
          'r => r\n    .draw(toolRoutes)',
          "r => r\n    .get('theme', ctx => { ctx.body = ctx.state.theme })\n    .draw(toolRoutes)",
        ],
      ],
      message:
        'defineRoutesFor: a second pair of parentheses takes the arguments: defineRoutesFor()(controllers, r => …)',
    },
  ]),
  ...inProgram(25, [
    {
      title: 'a misspelt resource with an action that has another path',
      edits: [[ROUTES, ".resources('teams')", ".resources(«'temas')"]],
      message: "resources('temas') needs the controller 'Admin/Temas', which is not registered",
    },
  ]),
  ...inProgram(26, [
    {
      title: 'a wrong path of an action that has another path',
      edits: [[ROUTES, "'crews/:crew/teams/:id'", "«'crews//:crew/teams/:id'"]],
      message: "get('crews//:crew/teams/:id'): the path 'crews//:crew/teams/:id' has an empty segment",
    },
  ]),
  ...inProgram(27, [
    {
      title: 'a renamed action of a bare verb',
      edits: [[PLACES, '  preview(', '  look(']],
      at: [ROUTES, "get(«'preview'"],
      message: "get('preview') needs public methods on 'V1/Host/Places': preview (missing)",
    },
  ]),
  ...inProgram(30, [
    {
      title: 'a callback as a name',
      edits: [[ROUTES, "resources('teams')", 'resources(«r => r)']],
      message: 'resources: the name must be one string literal, so that the compiler can read it',
    },
    {
      title: 'a table without a map of controllers',
      edits: [['tools.ts', '= defineRoutes(controllers, ', '= «defineRoutes(']],
      message: 'defineRoutes: the controllers must be a map of controller paths to classes',
    },
    {
      title: 'a table without a callback',
      edits: [
        [
          'app.ts',
          'export const app',
          "import { defineRoutes } from 'signalbox'\nexport const other = «defineRoutes({ Tools: class { show() {} } })\nother.path('Tools#show')\nexport const app",
        ],
      ],
      message: 'defineRoutes: the callback must be a function',
    },
  ]),
  ...inProgram(31, [
    {
      title: 'a middleware without a path',
      edits: [[ROUTES, "resources('teams')", "resources('teams').get(«ctx => { ctx.body = 1 })"]],
      message: "get: the path must be one literal like 'places/:id': write one call for each path",
    },
    {
      title: 'the arguments of the type of a part in the wrong order',
      edits: [['tool-routes.ts', "ScopeAt<typeof controllers, 'tools'>", "ScopeAt<'tools', «typeof controllers>"]],
      startsWith: "Type '{ 'Tools/Hammers': typeof HammersController; ",
      endsWith: "does not satisfy the constraint 'string'.",
    },
  ]),
  ...inProgram(40, [
    {
      title: 'a function of Express in use',
      edits: [
        [
          ROUTES,
          "  .get('pong'",
          "  .use(«(req, res, next) => { res.locals.user = req.get('x'); next() })\n  .get('pong'",
        ],
      ],
      message: 'use: a middleware takes (ctx, next)',
    },
    {
      title: 'a map in the map of controllers',
      edits: [['tools.ts', 'defineRoutes(controllers,', 'defineRoutes({ «controllers },']],
      startsWith: "Type '{ 'Tools/Hammers': typeof HammersController; ",
      endsWith:
        "\"defineRoutes: 'controllers' is a map of controllers, not a controller: pass it alone, or spread it here\"'.",
    },
  ]),
  ...inProgram(41, [
    {
      title: 'a function of Express before a target',
      edits: [
        [
          ROUTES,
          "  .get('pong'",
          "  .get('x', «(req, res, next) => { res.send(req.path); next() }, 'Ping#pong')\n  .get('pong'",
        ],
      ],
      message: "get('x'): a middleware takes (ctx, next)",
    },
    {
      title: 'the types of an application as type arguments of defineRoutes',
      edits: [['tools.ts', 'defineRoutes(controllers,', '«defineRoutes<{}, { log(text: string): void }>(controllers,']],
      message:
        'defineRoutes: leave out its type arguments; for the types of an application write defineRoutesFor<State, Context>()',
    },
  ]),
  ...inProgram(44, [
    {
      title: 'a part for another place as the callback of defineRoutes',
      edits: [
        ['tools.ts', "r => r\n  .namespace('tools', r => r\n    .draw(toolRoutes))", 'toolRoutes'],
        ['tools.ts', 'defineRoutes(c', '«defineRoutes(c'],
      ],
      message: 'defineRoutes: a part is not a callback: write r => r.draw(part)',
    },
    {
      title: 'a group in place of its path',
      edits: [[ROUTES, 'scope(r => r\n    .use', "scope(«'group').scope(r => r\n    .use"]],
      message: "scope('group'): the callback must be a function",
    },
    {
      title: 'a value in place of its type, as the map of a part with a class at a call',
      edits: [
        ['tool-routes.ts', 'ScopeAt<typeof controllers,', 'ScopeAt<«controllers,'],
        [
          'tool-routes.ts',
          'import type { controllers }',
          "import { HammersController } from './hammers-controller.js'\nimport type { controllers }",
        ],
        [
          'tool-routes.ts',
          "  .resources('hammers')",
          "  .resources('hammers').get('swing', HammersController, 'show')",
        ],
      ],
      prints: "'controllers' refers to a value, but is being used as a type here. Did you mean 'typeof controllers'?",
    },
  ]),

  ...PARTS.flatMap(([title, call, name]) =>
    inProgram(42 + Number(call.startsWith('scope')), [
      {
        title: `a part as the callback of ${title}`,
        edits: [
          [
            'tools.ts',
            "  .namespace('tools', r => r\n    .draw",
            `  .${call}\n  .namespace('tools', r => r\n    .draw`,
          ],
        ],
        message: `${name}: a part is not a callback: write r => r.draw(part)`,
      },
    ]),
  ),
  // The compiler would compare the signatures of the classes, which take their contexts from the table
  ...inProgram(
    41,
    CHOSEN.map(([call, message]) => ({
      title: `a controller that is one of several: ${call}`,
      edits: [
        [
          ROUTES,
          'export const routes =',
          "class Other { ping() {} }\nconst chosen = process.title === '' ? PingController : Other\nconst chosenPath = process.title === '' ? 'Reports' : 'People'\nexport const routes =",
        ],
        [ROUTES, "  .get('pong'", `  .${call}\n  .get('pong'`],
      ],
      message,
    })),
  ),
  // To look at all classes would read their signatures, which take their contexts from the table
  ...inProgram(
    33,
    PATHLESS.map(([call, message], at) => ({
      title: `a controller that the compiler cannot read: ${call}`,
      edits: [[ROUTES, "  .get('pong'", `  .${call.replace('gadget', `gadget${at}`)}\n  .get('pong'`]],
      message: message.replace('gadget', `gadget${at}`),
    })),
  ),
  ...inProgram(33, [
    {
      title: 'a controller that the compiler cannot read: resources with options in a variable',
      edits: [
        [
          ROUTES,
          'export const routes =',
          "const written = { controller: 'Ping', only: ['index'] }\nexport const routes =",
        ],
        [ROUTES, "  .get('pong'", "  .resources('gadgetry', «written)\n  .get('pong'"],
      ],
      startsWith: "Argument of type '{ controller: string; only: string[]; }' is not assignable to parameter of type '",
    },
  ]),
]
