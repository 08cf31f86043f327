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
  readonly message?: string
  /** The end of the message, where the compiler prints the type of a callback or a table before it. */
  readonly endsWith?: string
  /** The start of the message, where the compiler lists what there is after it. */
  readonly startsWith?: string
  /** A second error at the same place, of TypeScript's own. */
  readonly also?: string
  /** The program in which the suite makes it, together with other mistakes. */
  readonly program: number
}

const BACKUPS = 'admin-backups-controller.ts'
const CATEGORIES = 'admin-categories-controller.ts'
const DEVICES = 'admin-devices-controller.ts'
const PLACES = 'v1-host-places-controller.ts'
const ROUTES = 'routes.ts'
const DESTROY = `  destroy(ctx: Contexts['Admin/Categories']['destroy']) {
    ctx.set('Cache-Control', 'no-store')
    ctx.log('destroy')
    return { id: ctx.params.id, name: ctx.state.user.name, session: ctx.session.id }
  }
`

/** A part in place of a callback, before the call that draws it. */
const PARTS: readonly (readonly [title: string, call: string, callName: string])[] = [
  ['a namespace', "namespace(«'v2', toolRoutes)", "namespace('v2')"],
  ['a namespace with a path', "namespace(«'v2', { path: 'v3' }, toolRoutes)", "namespace('v2')"],
  ['a scope', "scope(«'tools', toolRoutes)", "scope('tools')"],
  ['a scope with a kind', "scope(«':v', { params: { v: 'integer' } }, toolRoutes)", "scope(':v')"],
]

/** A controller that is one of several, with the start and the end of the message. */
const CHOSEN: readonly (readonly [title: string, call: string, startsWith: string, endsWith: string])[] = [
  ...[
    ['a verb', "get('chosen', «chosen, 'ping')", "get('chosen')"],
    ['a verb with a middleware', "post('chosen', authenticate, «chosen, 'ping')", "post('chosen')"],
    ['match', "match(['put'], 'chosen', «chosen, 'ping')", "match(['put'], 'chosen')"],
  ].map(
    ([title = '', call = '', name = '']) =>
      [title, call, "Argument of type 'typeof ", `parameter of type '"${name}: name one class"'.`] as const,
  ),
  [
    'resources',
    "resources('chosen', { «controller: chosen })",
    "Type 'typeof ",
    "type '\"resources('chosen'): name one class\"'.",
  ],
  [
    'shallow resources, by path',
    "resources('paths', { shallow: true, «controller: chosenPath })",
    'Type \'"',
    "type '\"resources('paths'): write one literal\"'.",
  ],
]

/** Calls whose options name no one controller, with the start and the end of the message. */
const PATHLESS: readonly (readonly [title: string, call: string, startsWith: string, endsWith: string])[] = [
  ...[
    ['resources', "resources('gadgets', { «controller: process.title })"],
    ['resources with a list', "resources('gadgets', { only: ['index'], «controller: process.title })"],
    ['resources with a path', "resources('gadgets', { path: 'things', «controller: process.title })"],
    ['shallow resources', "resources('gadgets', { shallow: true, «controller: process.title })"],
    ['resources with a callback', "resources('gadgets', { «controller: process.title }, r => r.get('preview'))"],
    ['resources in a scope', "scope('things', r => r.resources('gadgets', { «controller: process.title }))"],
    ['resource', "resource('gadget', { «controller: process.title })"],
    ['resource with a callback', "resource('gadget', { «controller: process.title }, r => r.get('preview'))"],
  ].map(
    ([title = '', call = '']) =>
      [
        title,
        call,
        "Type 'string' is not assignable to type '\"resource",
        ': the controller path must be one string literal, so that the compiler can read it"\'.',
      ] as const,
  ),
  [
    'resources with options in a variable',
    "resources('gadgets', «written)",
    "Argument of type '{ controller: string; only: string[]; }' is not assignable to parameter of type '",
    '',
  ],
  [
    'a resource with a plural of type string',
    "resource('gadget', { only: ['show'], «plural: process.title })",
    "Type 'string' is not assignable to type '\"resource('gadget",
    ": 'plural' must be one path segment, written as a string literal\"'.",
  ],
  [
    'a namespace that may be one of two',
    "namespace(«process.title === '' ? 'admin' : 'v1', r => r.resources('gadgets', r => r.get('preview')))",
    'Argument of type \'"',
    'write one literal"\'.',
  ],
]

export const mistakes: readonly Mistake[] = [
  // What users of Express write first
  {
    title: 'a function of Express in use',
    edits: [
      [
        ROUTES,
        "  .get('pong'",
        "  .use(«(req, res, next) => { res.locals.user = req.get('x'); next() })\n  .get('pong'",
      ],
    ],
    message:
      "Argument of type '(req: any, res: any, next: any) => void' is not assignable to parameter of type '\"use: a middleware takes (ctx, next)\"'.",
    program: 40,
  },
  {
    title: 'a function of Express before a target',
    edits: [
      [
        ROUTES,
        "  .get('pong'",
        "  .get('x', «(req, res, next) => { res.send(req.path); next() }, 'Ping#pong')\n  .get('pong'",
      ],
    ],
    message:
      "Argument of type '(req: any, res: any, next: any) => void' is not assignable to parameter of type '\"get('x'): a middleware takes (ctx, next)\"'.",
    program: 41,
  },
  // The map of controllers
  {
    title: 'a map in the map of controllers',
    edits: [['tools.ts', 'defineRoutes(controllers,', 'defineRoutes({ «controllers },']],
    startsWith: "Type '{ 'Tools/Hammers': typeof HammersController; ",
    endsWith:
      "\"defineRoutes: 'controllers' is a map of controllers, not a controller: pass it alone, or spread it here\"'.",
    program: 40,
  },
  {
    title: 'the types of an application as type arguments of defineRoutes',
    edits: [['tools.ts', 'defineRoutes(controllers,', '«defineRoutes<{}, { log(text: string): void }>(controllers,']],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutes: leave out its type arguments; for the types of an application write defineRoutesFor<State, Context>()\"'.",
    program: 41,
  },
  // Parts
  ...PARTS.map(
    ([title, call, name]): Mistake => ({
      title: `a part as the callback of ${title}`,
      edits: [
        ['tools.ts', "  .namespace('tools', r => r\n    .draw", `  .${call}\n  .namespace('tools', r => r\n    .draw`],
      ],
      startsWith: "Argument of type '",
      endsWith: `parameter of type '"${name}: a part is not a callback: write r => r.draw(part)"'.`,
      program: 42 + Number(call.startsWith('scope')),
    }),
  ),
  {
    title: 'a part for another place as the callback of defineRoutes',
    edits: [
      ['tools.ts', "r => r\n  .namespace('tools', r => r\n    .draw(toolRoutes))", 'toolRoutes'],
      ['tools.ts', 'defineRoutes(c', '«defineRoutes(c'],
    ],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutes: a part is not a callback: write r => r.draw(part)\"'.",
    program: 44,
  },
  // The compiler would compare the signatures of the classes, which take their contexts from the table
  ...CHOSEN.map(
    ([title, call, startsWith, endsWith]): Mistake => ({
      title: `a controller that is one of several: ${title}`,
      edits: [
        [
          ROUTES,
          'export const routes =',
          "class Other { ping() {} }\nconst chosen = process.title === '' ? PingController : Other\nconst chosenPath = process.title === '' ? 'Reports' : 'People'\nexport const routes =",
        ],
        [ROUTES, "  .get('pong'", `  .${call}\n  .get('pong'`],
      ],
      startsWith,
      endsWith,
      program: 41,
    }),
  ),
  // To look at all classes would read their signatures, which take their contexts from the table
  ...PATHLESS.map(
    ([title, call, startsWith, endsWith], at): Mistake => ({
      title: `a controller that the compiler cannot read: ${title}`,
      edits: [
        ...(call.includes('written')
          ? [
              [
                ROUTES,
                'export const routes =',
                "const written = { controller: 'Ping', only: ['index'] }\nexport const routes =",
              ] as const,
            ]
          : []),
        [ROUTES, "  .get('pong'", `  .${call.replace('gadget', `gadget${at}`)}\n  .get('pong'`],
      ],
      startsWith,
      endsWith,
      program: 33,
    }),
  ),
  // What tests and clients read
  {
    title: 'a misspelt part of an input',
    edits: [['client.ts', "{ body: { title: 'Lighthouse' } }", "{ «bdy: { title: 'Lighthouse' } }"]],
    message:
      "Object literal may only specify known properties, but 'bdy' does not exist in type '{ readonly body: unknown; }'. Did you mean to write 'body'?",
    program: 6,
  },
  {
    title: 'a misspelt target of an expectation',
    edits: [['client.ts', "'GET /pong': 'Ping#pong'", "«'GET /pong': 'Ping#pnog'"]],
    message:
      "Type '\"Ping#pnog\"' is not assignable to type '\"misroutedRequests('GET /pong'): the table has no such target\"'.",
    program: 12,
  },
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
    program: 23,
  },
  {
    title: 'a misspelt target of an expectation, with satisfies',
    edits: [
      ['client.ts', 'misroutedRequests, type', 'type Expectations, misroutedRequests, type'],
      [
        'client.ts',
        'export const misrouted =',
        "export const expected = { «'GET /pong': 'Ping#pnog' } satisfies Expectations<Routes>\nexport const misrouted =",
      ],
    ],
    startsWith: 'Type \'"Ping#pnog"\' is not assignable to type \'"',
    endsWith: '. Did you mean \'"Ping#ping"\'?',
    program: 24,
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
    program: 24,
  },
  {
    title: 'a wrong value of an option of the router',
    edits: [['app.ts', 'createRouter(routes)', 'createRouter(routes, { «trailingSlash: true })']],
    message: 'Type \'true\' is not assignable to type \'"ignore" | "strict" | undefined\'.',
    program: 24,
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
    program: 23,
  },
  {
    title: 'a misspelt parameter of an expectation',
    edits: [['client.ts', "{ id: '5' }", "{ «di: '5' }"]],
    message:
      "Type '\"5\"' is not assignable to type '\"misroutedRequests('GET /humans/5'): /humans/:id has no parameter 'di'\"'.",
    program: 13,
  },
  {
    title: 'a parameter of an expectation that none of the paths of the target has',
    edits: [['client.ts', "{ crew: '1', id: '5' }", "{ «crow: '1', id: '5' }"]],
    message:
      "Type '\"1\"' is not assignable to type '\"misroutedRequests('GET /admin/crews/1/teams/5'): no path of the target has a parameter 'crow'\"'.",
    program: 14,
  },
  {
    title: 'an expectation of a status that no request without a route has',
    edits: [['client.ts', "'GET /nowhere': 404", "«'GET /nowhere': 500"]],
    message:
      "Type 'number' is not assignable to type '\"misroutedRequests('GET /nowhere'): the status of a request that no route answers is 200, 400, 404, 405 or 501\"'.",
    program: 12,
  },
  {
    title: 'an expectation whose method is in lower case',
    edits: [['client.ts', "'GET /nowhere'", "«'get /nowhere'"]],
    message:
      "Type 'number' is not assignable to type '\"misroutedRequests('get /nowhere'): write the method in capitals, 'GET'\"'.",
    program: 10,
  },
  // Actions
  {
    title: 'a private action',
    edits: [[CATEGORIES, '  show(', '  private show(']],
    at: [ROUTES, "resources(«'categories')"],
    message:
      "Argument of type '\"categories\"' is not assignable to parameter of type '\"resources('categories') needs public methods on 'Admin/Categories': show (not public)\"'.",
    program: 6,
  },
  {
    title: 'a protected action, with the context by an alias',
    edits: [[DEVICES, '  show(', '  protected show(']],
    at: [ROUTES, "resources(«'devices')"],
    message:
      "Argument of type '\"devices\"' is not assignable to parameter of type '\"resources('devices') needs public methods on 'Admin/Devices': show (not public)\"'.",
    program: 5,
  },
  {
    title: 'a private action of nested resources with others inside',
    edits: [[PLACES, '  show(', '  private show(']],
    at: [ROUTES, "resources(«'places'"],
    message:
      "Argument of type '\"places\"' is not assignable to parameter of type '\"resources('places') needs public methods on 'V1/Host/Places': show (not public)\"'.",
    program: 4,
  },
  {
    title: 'a missing action',
    edits: [[CATEGORIES, DESTROY, '']],
    at: [ROUTES, "resources(«'categories')"],
    message:
      "Argument of type '\"categories\"' is not assignable to parameter of type '\"resources('categories') needs public methods on 'Admin/Categories': destroy (missing)\"'.",
    program: 7,
  },
  {
    title: 'a renamed action',
    edits: [[CATEGORIES, '  show(', '  display(']],
    at: [ROUTES, "resources(«'categories')"],
    message:
      "Argument of type '\"categories\"' is not assignable to parameter of type '\"resources('categories') needs public methods on 'Admin/Categories': show (missing)\"'.",
    program: 8,
  },
  {
    title: 'a renamed action, with the context by an alias',
    edits: [[DEVICES, '  show(', '  display(']],
    at: [ROUTES, "resources(«'devices')"],
    message:
      "Argument of type '\"devices\"' is not assignable to parameter of type '\"resources('devices') needs public methods on 'Admin/Devices': show (missing)\"'.",
    program: 6,
  },
  {
    title: 'a renamed action of a bare verb',
    edits: [[PLACES, '  preview(', '  look(']],
    at: [ROUTES, "get(«'preview'"],
    message:
      "Argument of type '\"preview\"' is not assignable to parameter of type '\"get('preview') needs public methods on 'V1/Host/Places': preview (missing)\"'.",
    program: 27,
  },
  {
    title: 'a misspelt bare verb',
    edits: [[ROUTES, ".get('search'", ".get(«'serch'"]],
    message:
      "Argument of type '\"serch\"' is not assignable to parameter of type '\"get('serch') needs public methods on 'V1/Host/Places': serch (missing)\"'.",
    program: 4,
  },
  {
    title: 'a misspelt action of a verb',
    edits: [[ROUTES, "PingController, 'ping')", "PingController, «'pign')"]],
    message:
      "Argument of type '\"pign\"' is not assignable to parameter of type '\"get('ping') needs public methods on 'Ping': pign (missing)\"'.",
    program: 3,
  },
  {
    title: 'a misspelt target of a verb',
    edits: [[ROUTES, "'Ping#pong'", "«'Ping#pnog'"]],
    message:
      "Argument of type '\"Ping#pnog\"' is not assignable to parameter of type '\"get('pong') needs public methods on 'Ping': pnog (missing)\"'.",
    program: 3,
  },
  {
    title: 'a misspelt target of a redirect',
    edits: [[ROUTES, "'V1/Shop/Orders#show'", "«'V1/Shop/Order#show'"]],
    message:
      "Argument of type '\"V1/Shop/Order#show\"' is not assignable to parameter of type '\"redirect('old-orders/:id') needs the controller 'V1/Shop/Order', which is not registered: did you mean 'V1/Shop/Orders#show'?\"'.",
    program: 3,
  },
  {
    title: 'an unregistered controller',
    edits: [[ROUTES, "  'Admin/Categories': AdminCategoriesController,\n", '']],
    at: [ROUTES, "resources(«'categories')"],
    message:
      "Argument of type '\"categories\"' is not assignable to parameter of type '\"resources('categories') needs the controller 'Admin/Categories', which is not registered\"'.",
    program: 1,
  },
  {
    title: 'an unregistered controller, with contexts by an alias',
    edits: [[ROUTES, "  'Admin/Devices': AdminDevicesController,\n", '']],
    at: [ROUTES, "resources(«'devices')"],
    message:
      "Argument of type '\"devices\"' is not assignable to parameter of type '\"resources('devices') needs the controller 'Admin/Devices', which is not registered\"'.",
    program: 7,
  },
  {
    title: 'a misspelt controller path in the map',
    edits: [[ROUTES, "  'V1/Host/Places': V1", "  'V1/Host/Plcaes': V1"]],
    at: [ROUTES, "resources(«'places'"],
    message:
      "Argument of type '\"places\"' is not assignable to parameter of type '\"resources('places') needs the controller 'V1/Host/Places', which is not registered\"'.",
    program: 5,
  },
  // Names
  {
    title: 'a misspelt resource',
    edits: [[ROUTES, "resources('categories')", "resources(«'categoris')"]],
    message:
      "Argument of type '\"categoris\"' is not assignable to parameter of type '\"resources('categoris') needs the controller 'Admin/Categoris', which is not registered\"'.",
    program: 9,
  },
  {
    title: 'a misspelt resource with an action that has another path',
    edits: [[ROUTES, ".resources('teams')", ".resources(«'temas')"]],
    message:
      "Argument of type '\"temas\"' is not assignable to parameter of type '\"resources('temas') needs the controller 'Admin/Temas', which is not registered\"'.",
    program: 25,
  },
  {
    title: 'a wrong path of an action that has another path',
    edits: [[ROUTES, "'crews/:crew/teams/:id'", "«'crews//:crew/teams/:id'"]],
    message:
      "Argument of type '\"crews//:crew/teams/:id\"' is not assignable to parameter of type '\"get('crews//:crew/teams/:id'): the path 'crews//:crew/teams/:id' has an empty segment\"'.",
    program: 26,
  },
  {
    title: 'a misspelt resource with nested ones',
    edits: [[ROUTES, "resources('places'", "resources(«'plcaes'"]],
    message:
      "Argument of type '\"plcaes\"' is not assignable to parameter of type '\"resources('plcaes') needs the controller 'V1/Host/Plcaes', which is not registered\"'.",
    program: 6,
  },
  {
    title: 'a misspelt resource with nested ones and options',
    edits: [[ROUTES, "resources('orders'", "resources(«'ordres'"]],
    message:
      "Argument of type '\"ordres\"' is not assignable to parameter of type '\"resources('ordres') needs the controller 'V1/Shop/Ordres', which is not registered\"'.",
    program: 4,
  },
  {
    title: 'a misspelt nested resource',
    edits: [[ROUTES, "resources('rooms'", "resources(«'romos'"]],
    message:
      "Argument of type '\"romos\"' is not assignable to parameter of type '\"resources('romos') needs the controller 'V1/Host/Places/Romos', which is not registered\"'.",
    program: 4,
  },
  {
    title: 'a misspelt singular resource',
    edits: [[ROUTES, "resource('user'", "resource(«'usr'"]],
    message:
      "Argument of type '\"usr\"' is not assignable to parameter of type '\"resource('usr') needs the controller 'Usrs', which is not registered\"'.",
    program: 3,
  },
  {
    title: 'a misspelt namespace',
    edits: [[ROUTES, "namespace('admin'", "namespace(«'amdin'"]],
    message:
      "Argument of type '\"amdin\"' is not assignable to parameter of type '\"namespace('amdin') needs controllers below 'Amdin', and none is registered\"'.",
    program: 3,
  },
  {
    title: 'a misspelt namespace with others inside',
    edits: [[ROUTES, "namespace('v1'", "namespace(«'v2'"]],
    message:
      "Argument of type '\"v2\"' is not assignable to parameter of type '\"namespace('v2') needs controllers below 'V2', and none is registered\"'.",
    program: 3,
  },
  {
    title: 'a name with a space',
    edits: [[ROUTES, "resources('categories'", "resources(«'the categories'"]],
    message:
      "Argument of type '\"the categories\"' is not assignable to parameter of type '\"resources('the categories'): the name must be one path segment: letters, digits, '-' and '_'\"'.",
    program: 5,
  },
  {
    title: 'a namespace with a slash',
    edits: [[ROUTES, "namespace('admin'", "namespace(«'admin/area'"]],
    message:
      "Argument of type '\"admin/area\"' is not assignable to parameter of type '\"namespace('admin/area'): the name must be one path segment: write namespace('admin', r => r.namespace('area', …))\"'.",
    program: 4,
  },
  {
    title: 'a wrong path of a scope',
    edits: [[ROUTES, "scope(':locale'", "scope(«':lo cale'"]],
    message:
      "Argument of type '\":lo cale\"' is not assignable to parameter of type '\"scope(':lo cale'): the path ':lo cale' has a character that no path can have: ? # % \\\\ { } < > [ ] or white space\"'.",
    program: 3,
  },
  {
    title: 'a wrong path of a verb',
    edits: [[ROUTES, "get('health'", "get(«'hea lth'"]],
    message:
      "Argument of type '\"hea lth\"' is not assignable to parameter of type '\"get('hea lth'): the path 'hea lth' has a character that no path can have: ? # % \\\\ { } < > [ ] or white space\"'.",
    program: 3,
  },
  {
    title: 'a name without quotes, of a namespace',
    edits: [[ROUTES, "namespace('admin'", 'namespace(«admin']],
    message: "Cannot find name 'admin'.",
    program: 19,
  },
  {
    title: 'a name without quotes, of a namespace with others inside',
    edits: [[ROUTES, "namespace('v1'", 'namespace(«v1']],
    message: "Cannot find name 'v1'.",
    program: 20,
  },
  {
    title: 'a name without quotes, of resources with others inside',
    edits: [[ROUTES, "resources('places'", 'resources(«places']],
    message: "Cannot find name 'places'.",
    program: 19,
  },
  {
    title: 'a path without quotes, of a scope',
    edits: [[ROUTES, "scope(':locale'", 'scope(«locale']],
    message: "Cannot find name 'locale'.",
    program: 19,
  },
  // Options
  {
    title: 'a misspelt action in only',
    edits: [[ROUTES, "{ only: ['index', 'show'] }", "{ only: ['index', «'shw'] }"]],
    message:
      "Type '\"shw\"' is not assignable to type '\"resources('orders'): 'shw' is not one of the actions index, create, show, update, destroy\"'.",
    program: 3,
  },
  {
    title: 'a misspelt action in except',
    edits: [[ROUTES, "{ except: ['update'] }", "{ except: [«'updat'] }"]],
    message:
      "Type '\"updat\"' is not assignable to type '\"resources('beds'): 'updat' is not one of the actions index, create, show, update, destroy\"'.",
    program: 3,
  },
  {
    title: 'an action in only that the class does not have',
    edits: [[ROUTES, "'user', { only: ['show', 'update'] }", "«'user', { only: ['show', 'destroy'] }"]],
    message:
      "Argument of type '\"user\"' is not assignable to parameter of type '\"resource('user') needs public methods on 'Users': destroy (missing)\"'.",
    program: 4,
  },
  {
    title: 'only together with except',
    edits: [[ROUTES, "{ except: ['update'] }", "{ only: ['index'], «except: ['update'] }"]],
    message:
      "Type 'string[]' is not assignable to type '\"resources('beds'): use either 'only' or 'except', not both\"'.",
    program: 7,
  },
  {
    title: 'an unknown option',
    edits: [[ROUTES, "resources('places', r", "resources('places', { «onyl: ['index'] }, r"]],
    startsWith:
      "Type 'string[]' is not assignable to type '\"resources('places'): there is no option 'onyl'; the options are only, ",
    program: 7,
  },
  {
    title: 'a wrong param',
    edits: [[ROUTES, "resources('places', r", "resources('places', { «param: 'no-id' }, r"]],
    message:
      "Type '\"no-id\"' is not assignable to type '\"resources('places'): 'param' must be an identifier: write { param: 'noId' }\"'.",
    program: 8,
  },
  {
    title: 'a misspelt option controller',
    edits: [[ROUTES, "resources('articles', r", "resources('articles', { «controller: 'Artcles' }, r"]],
    message:
      "Type '\"Artcles\"' is not assignable to type '\"resources('articles'): the controller 'Artcles' is not registered\"'.",
    program: 3,
  },
  // Callbacks
  {
    title: 'a callback of resources that returns nothing',
    edits: [
      [
        ROUTES,
        "resources('articles', r => r\n      .resources('comments', r => r\n        .patch('approve'))",
        "resources(«'articles', r => {\n      r.resources('comments', r => r\n        .patch('approve')) }",
      ],
    ],
    message:
      "Argument of type '\"articles\"' is not assignable to parameter of type '\"resources('articles'): the callback must return one chain of calls that starts with its parameter\"'.",
    program: 4,
  },
  {
    title: 'a callback of a namespace that returns nothing',
    edits: [
      [ROUTES, "namespace('admin', r => r\n", "namespace(«'admin', r => { r\n"],
      [ROUTES, "resources('teams')", "resources('teams') }"],
    ],
    message:
      "Argument of type '\"admin\"' is not assignable to parameter of type '\"namespace('admin'): the callback must return one chain of calls that starts with its parameter\"'.",
    program: 5,
  },
  {
    title: 'a callback of a scope that returns nothing',
    edits: [
      [ROUTES, "scope(':locale', r => r", "scope(«':locale', r => { r"],
      [ROUTES, ".patch('approve')))", ".patch('approve'))) }"],
    ],
    message:
      "Argument of type '\":locale\"' is not assignable to parameter of type '\"scope(':locale'): the callback must return one chain of calls that starts with its parameter\"'.",
    program: 5,
  },
  {
    title: 'a callback of a collection that returns nothing',
    edits: [
      [ROUTES, "collection(r => r\n          .get('search')", "collection(«r => { r\n          .get('search') }"],
    ],
    endsWith: 'type \'"collection: the callback must return one chain of calls that starts with its parameter"\'.',
    program: 7,
  },
  {
    title: 'the callback of the table returns nothing',
    edits: [
      [ROUTES, '}, r => r\n', '}, r => { r\n'],
      [ROUTES, "resources('reports')))", "resources('reports')) })"],
    ],
    at: [ROUTES, '«defineRoutes({'],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutes: the callback must return one chain of calls that starts with its parameter\"'.",
    program: 6,
  },
  {
    title: 'a callback of options and a callback that returns nothing',
    edits: [
      [
        ROUTES,
        "'orders', { only: ['index', 'show'] }, r => r\n        .resources('lines', { only: ['show', 'destroy'] })",
        "«'orders', { only: ['index', 'show'] }, r => { r\n        .resources('lines', { only: ['show', 'destroy'] }) }",
      ],
    ],
    message:
      "Argument of type '\"orders\"' is not assignable to parameter of type '\"resources('orders'): the callback must return one chain of calls that starts with its parameter\"'.",
    program: 5,
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
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutesFor: a second pair of parentheses takes the arguments: defineRoutesFor()(controllers, r => …)\"'.",
    program: 24,
  },
  {
    title: 'params in the context of the application',
    edits: [[ROUTES, '= defineRoutesFor<{}, {', '= «defineRoutesFor<{}, { params: { tenant: string };']],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutesFor: the context must not have 'params', which the router sets for each route\"'.",
    program: 2,
  },
  // The map of controllers
  {
    title: 'a space in a key of the map',
    edits: [[ROUTES, "'Admin/Categories':", "«'Admin /Categories':"]],
    message:
      "Type 'typeof AdminCategoriesController' is not assignable to type '\"defineRoutes: the controller path 'Admin /Categories' must not be empty and must not contain a space or '#'\"'.",
    program: 2,
  },
  {
    title: 'a space in the key of a controller without routes',
    edits: [[ROUTES, 'defineRoutes({\n', "defineRoutes({\n  «'A b': PingController,\n"]],
    message:
      "Type 'typeof PingController' is not assignable to type '\"defineRoutes: the controller path 'A b' must not be empty and must not contain a space or '#'\"'.",
    program: 2,
  },
  {
    title: 'an abstract class in the map',
    edits: [[CATEGORIES, 'export class', 'export abstract class']],
    at: [ROUTES, "«'Admin/Categories': A"],
    message:
      "Type 'typeof AdminCategoriesController' is not assignable to type '\"defineRoutes: the controller 'Admin/Categories' is an abstract class, which cannot be constructed\"'.",
    program: 5,
  },
  {
    title: 'an object in the map',
    edits: [[ROUTES, "'Admin/Categories': AdminCategoriesController", "«'Admin/Categories': {}"]],
    message:
      "Type '{}' is not assignable to type '\"defineRoutes: 'Admin/Categories' must be a class or a function that loads one\"'.",
    program: 3,
  },
  {
    title: 'a number in the map',
    edits: [[ROUTES, "'Admin/Categories': AdminCategoriesController", "«'Admin/Categories': 5"]],
    message:
      "Type 'number' is not assignable to type '\"defineRoutes: 'Admin/Categories' must be a class or a function that loads one\"'.",
    program: 4,
  },
  {
    title: 'an import that does not resolve',
    edits: [[ROUTES, "'./admin-categories-controller.js'", "«'./admin-categoris-controller.js'"]],
    message: "Cannot find module './admin-categoris-controller.js' or its corresponding type declarations.",
    program: 0,
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
    message:
      "'\"./admin-categories-controller.js\"' has no exported member named 'AdminCategorisController'. Did you mean 'AdminCategoriesController'?",
    program: 1,
  },
  {
    title: 'an import of a controller with a contract that does not resolve',
    edits: [[ROUTES, "'./admin-backups-controller.js'", "«'./admin-backup-controller.js'"]],
    message: "Cannot find module './admin-backup-controller.js' or its corresponding type declarations.",
    program: 17,
  },
  {
    title: 'a controller with a contract that is not exported',
    edits: [[BACKUPS, 'export class', 'class']],
    at: [ROUTES, 'import { «AdminBackupsController }'],
    message:
      "Module '\"./admin-backups-controller.js\"' declares 'AdminBackupsController' locally, but it is not exported.",
    program: 18,
  },
  {
    title: 'an abstract class with a contract in the map',
    edits: [[BACKUPS, 'export class', 'export abstract class']],
    at: [ROUTES, "«'Admin/Backups': A"],
    message:
      "Type 'typeof AdminBackupsController' is not assignable to type '\"defineRoutes: the controller 'Admin/Backups' is an abstract class, which cannot be constructed\"'.",
    program: 16,
  },
  {
    title: 'an import of a middleware that does not resolve',
    edits: [[ROUTES, "'./middlewares.js'", "«'./middleware.js'"]],
    message: "Cannot find module './middleware.js' or its corresponding type declarations.",
    program: 0,
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
    message: "Cannot find name 'authentcate'. Did you mean 'authenticate'?",
    program: 6,
  },
  {
    title: 'an import of the controller of a verb that does not resolve',
    edits: [[ROUTES, "'./ping-controller.js'", "«'./png-controller.js'"]],
    message: "Cannot find module './png-controller.js' or its corresponding type declarations.",
    program: 0,
  },
  {
    title: 'an import of the table that does not resolve',
    edits: [[CATEGORIES, "'./routes.js'", "«'./route.js'"]],
    message: "Cannot find module './route.js' or its corresponding type declarations.",
    program: 0,
  },
  {
    title: 'an import of a part that does not resolve',
    edits: [
      [ROUTES, 'import { authenticate }', "import { teamRoutes } from «'./team-routes.js'\nimport { authenticate }"],
      [ROUTES, "resources('teams')", "resources('teams').draw(teamRoutes)"],
    ],
    message: "Cannot find module './team-routes.js' or its corresponding type declarations.",
    program: 0,
  },
  {
    title: 'an import of the map of controllers that does not resolve',
    edits: [['tools.ts', "'./tool-controllers.js'", "«'./tool-controller.js'"]],
    message: "Cannot find module './tool-controller.js' or its corresponding type declarations.",
    program: 21,
  },
  {
    title: 'an import of a controller with a link as a property that does not resolve',
    edits: [[ROUTES, "'./reports-controller.js'", "«'./report-controller.js'"]],
    message: "Cannot find module './report-controller.js' or its corresponding type declarations.",
    program: 21,
  },
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
    program: 22,
  },
  {
    title: 'a method of another router, with links to what it should have routed',
    edits: [[ROUTES, "resources('orders'", "register(«'orders'"]],
    message:
      'Argument of type \'"orders"\' is not assignable to parameter of type \'"there is no register: write match(methods, path, …)"\'.',
    program: 22,
  },
  {
    title: 'a misspelt method after which nothing has a type',
    edits: [['tools.ts', '.draw(', '.«drow(']],
    startsWith: "Property 'drow' does not exist on type 'Scope<",
    program: 20,
  },
  // Contexts and links
  {
    title: 'a misspelt controller path in a context',
    edits: [[PLACES, "index(ctx: Contexts['V1/Host/Places']", "index(ctx: Contexts[«'V1/Host/Place']"]],
    message: "Property 'V1/Host/Place' does not exist on type 'Contexts'.",
    program: 10,
  },
  {
    title: 'a misspelt action in a context',
    edits: [[PLACES, "['V1/Host/Places']['index']", "['V1/Host/Places'][«'idnex']"]],
    startsWith: "Property 'idnex' does not exist on type '",
    program: 11,
  },
  {
    title: 'a misspelt target in an alias of contexts',
    edits: [[DEVICES, "index(ctx: Context<'Admin/Devices#index'>", "index(ctx: Context<«'Admin/Devices#indx'>"]],
    startsWith: "Type '\"Admin/Devices#indx\"' does not satisfy the constraint '",
    program: 10,
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
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"Admin/Categories#index expects a ctx that /admin/categories does not provide: ctx.params.id\"'.",
    program: 10,
  },
  {
    title: 'a parameter that the path does not have',
    edits: [[CATEGORIES, 'id: ctx.params.id', 'id: ctx.params.«ids']],
    message: "Property 'ids' does not exist on type '{ id: string; }'.",
    program: 10,
  },
  {
    title: 'a misspelt target of a link',
    edits: [['links.ts', "'Admin/Categories#show'", "«'Admin/Categoris#show'"]],
    message:
      "Argument of type '\"Admin/Categoris#show\"' is not assignable to parameter of type '\"path('Admin/Categoris#show'): the table has no such target\"'.",
    program: 10,
  },
  {
    title: 'a misspelt parameter of a link',
    edits: [['links.ts', "'Admin/Categories#show', { id }", "'Admin/Categories#show', «{ ids: id }"]],
    message:
      "Argument of type '{ ids: string; }' is not assignable to parameter of type '\"path('Admin/Categories#show'): /admin/categories/:id has no parameter 'ids'\"'.",
    program: 11,
  },
  {
    title: 'a missing parameter of a link',
    edits: [['links.ts', "Places/Rooms#show', { placeId, id }", "Places/Rooms#show', «{ id }"]],
    endsWith: 'type \'LinkParams<"/v1/host/places/:placeId/rooms/:id">\'.',
    program: 1,
  },
  {
    title: 'a link without its parameters',
    edits: [['links.ts', "'Admin/Categories#show', { id }", "«'Admin/Categories#show'"]],
    message:
      "Argument of type '\"Admin/Categories#show\"' is not assignable to parameter of type '\"path('Admin/Categories#show') needs the parameters of /admin/categories/:id\"'.",
    program: 12,
  },
  // Middlewares
  {
    title: 'a middleware without the state that it expects',
    edits: [
      [ROUTES, '{ authenticate }', '{ audit, authenticate }'],
      [ROUTES, "namespace('shop', r => r\n", "namespace('shop', r => r\n      .use(«audit)\n"],
    ],
    endsWith: 'type \'"use: this scope has no such ctx.state.user"\'.',
    program: 3,
  },
  {
    title: 'a middleware before the one that gives its state',
    edits: [
      [ROUTES, '{ authenticate }', '{ audit, authenticate }'],
      [ROUTES, "namespace('admin', r => r\n", "namespace('admin', r => r\n      .use(«audit)\n"],
    ],
    endsWith: 'type \'"use: this scope has no such ctx.state.user"\'.',
    program: 6,
  },
  {
    title: 'a middleware that is not a function',
    edits: [[ROUTES, "namespace('shop', r => r\n", "namespace('shop', r => r\n      .use(«'audit')\n"]],
    message:
      'Argument of type \'"audit"\' is not assignable to parameter of type \'"use: it takes one middleware at a time, a function"\'.',
    program: 3,
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
    endsWith: 'type \'"use: it takes one middleware at a time, a function"\'.',
    program: 22,
  },
  {
    title: 'use of a call that gives nothing',
    edits: [[ROUTES, "namespace('shop', r => r\n", "namespace('shop', r => r\n      .«use()\n"]],
    message: 'Expected at least 1 arguments, but got 0.',
    program: 21,
  },
  // Routes
  {
    title: 'a duplicate route',
    edits: [[ROUTES, "  .get('health', ", "  .get(«'pong', 'Ping#ping')\n  .get('health', "]],
    message:
      "Argument of type '\"pong\"' is not assignable to parameter of type '\"get('pong') duplicates an existing route: GET /pong\"'.",
    program: 4,
  },
  {
    title: 'a duplicate resource',
    edits: [[ROUTES, "resources('teams')", "resources('teams').resources(«'audits')"]],
    message:
      "Argument of type '\"audits\"' is not assignable to parameter of type '\"resources('audits') duplicates existing routes with these actions: index, create, show, update, destroy\"'.",
    program: 5,
  },
  {
    title: 'a misplaced collection',
    edits: [[ROUTES, "    .resources('events')", "    .collection(«r => r.get('events'))\n    .resources('events')"]],
    message:
      "Argument of type '(r: UncheckedScope) => UncheckedScope' is not assignable to parameter of type '\"collection must be called directly in the callback of resources or resource\"'.",
    program: 3,
  },
  {
    title: 'a member',
    edits: [[ROUTES, "        .get('preview')", "        .member(«r => r.get('preview'))"]],
    endsWith:
      'type \'"there is no member: a verb called directly in the callback of resources already is a member route"\'.',
    program: 7,
  },
  // Wrong arguments
  {
    title: 'a table as the map of controllers',
    edits: [
      [
        ROUTES,
        'export interface Contexts',
        'export const more = defineRoutes(«routes, r => r)\nexport interface Contexts',
      ],
    ],
    endsWith: 'type \'"defineRoutes: the controllers must be a map of controller paths to classes"\'.',
    program: 7,
  },
  {
    title: 'the table in place of the callback',
    edits: [
      [ROUTES, 'export interface Contexts', 'export const more = «defineRoutes({}, routes)\nexport interface Contexts'],
    ],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutes: the callback must be a function\"'.",
    program: 0,
  },
  {
    title: 'the table as a target',
    edits: [['links.ts', "'Admin/Categories#show', { id }", '«routes, { id }']],
    endsWith: "matches several paths: choose one with { path }, after the parameters`'.",
    program: 13,
  },
  {
    title: 'the table as parameters',
    edits: [['links.ts', "'Admin/Categories#show', { id }", "'Admin/Categories#show', «routes"]],
    startsWith: "Argument of type 'RouteTable<",
    program: 14,
  },
  {
    title: 'a callback as a link',
    edits: [['links.ts', "'Admin/Categories#show', { id }", "«() => 'Admin/Categories#show', { id }"]],
    startsWith: "Argument of type '() => string' is not assignable to parameter of type '`path(",
    endsWith: "matches several paths: choose one with { path }, after the parameters`'.",
    program: 1,
  },
  {
    title: 'a callback in createRouter',
    edits: [['app.ts', 'createRouter(routes)', 'createRouter(«() => routes)']],
    endsWith: "type 'AnyTable'.",
    program: 11,
  },
  {
    title: 'the controllers in createRouter',
    edits: [['app.ts', 'createRouter(routes)', 'createRouter({ «routes })']],
    message: "Object literal may only specify known properties, and 'routes' does not exist in type 'AnyTable'.",
    program: 12,
  },
  {
    title: 'a callback as a name',
    edits: [[ROUTES, "resources('teams')", 'resources(«r => r)']],
    message:
      "Argument of type '(r: UncheckedScope) => UncheckedScope' is not assignable to parameter of type '\"resources: the name must be one string literal, so that the compiler can read it\"'.",
    program: 30,
  },
  {
    title: 'a middleware without a path',
    edits: [[ROUTES, "resources('teams')", "resources('teams').get(«ctx => { ctx.body = 1 })"]],
    message:
      "Argument of type '(ctx: any) => void' is not assignable to parameter of type '\"get: the path must be one literal like 'places/:id': write one call for each path\"'.",
    program: 31,
  },
  {
    title: 'a table without a map of controllers',
    edits: [['tools.ts', '= defineRoutes(controllers, ', '= «defineRoutes(']],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutes: the controllers must be a map of controller paths to classes\"'.",
    program: 30,
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
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutes: the callback must be a function\"'.",
    program: 30,
  },
  {
    title: 'a class as a name',
    edits: [[ROUTES, "resources('teams')", 'resources(«AdminTeamsController)']],
    message:
      "Argument of type 'typeof AdminTeamsController' is not assignable to parameter of type '\"resources: the name must be one string literal, so that the compiler can read it\"'.",
    program: 3,
  },
  {
    title: 'a scope as a part',
    edits: [[ROUTES, "resources('teams')", "resources('teams').draw(«r)"]],
    endsWith: 'type \'"draw: a part is passed, not called: write draw(part)"\'.',
    program: 4,
  },
  {
    title: 'a part that is called without its scope',
    edits: [['tools.ts', 'draw(toolRoutes)', 'draw(«toolRoutes())']],
    endsWith: 'type \'"draw: a part is passed, not called: write draw(part)"\'.',
    also: 'Expected 1 arguments, but got 0.',
    program: 9,
  },
  {
    title: 'a callback without a type as a part',
    edits: [[ROUTES, "resources('teams')", "resources('teams').draw(«r => r)"]],
    message:
      "Argument of type '(r: any) => any' is not assignable to parameter of type '\"draw: the part's parameter must have the type ScopeAt<typeof controllers, …>\"'.",
    program: 1,
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
    endsWith: 'type \'"draw: the part must be a function that takes a scope"\'.',
    program: 0,
  },
  {
    title: 'a context without the table',
    edits: [[CATEGORIES, "index(ctx: Contexts['Admin/Categories']['index']", 'index(«ctx']],
    message: "Parameter 'ctx' implicitly has an 'any' type.",
    program: 11,
  },
  {
    title: 'a context of an action of another controller',
    edits: [
      [
        CATEGORIES,
        "index(ctx: Contexts['Admin/Categories']['index']",
        "index(ctx: Contexts['V1/Host/Places/Rooms']['index']",
      ],
    ],
    at: ['app.ts', '«createRouter(routes)'],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"Admin/Categories#index expects a ctx that /admin/categories does not provide: ctx.params.id\"'.",
    program: 13,
  },
  // Forms that take several methods, an application or a group
  {
    title: 'a misspelt method of match',
    edits: [[ROUTES, "match(['get', 'post'], 'echo'", "match(«['get', 'pots'], 'echo'"]],
    message:
      "Argument of type 'string[]' is not assignable to parameter of type '\"match: 'pots' is not one of the methods get, head, post, put, patch, delete, options, query\"'.",
    program: 15,
  },
  {
    title: 'a misspelt action of match',
    edits: [[ROUTES, "'echo', PingController, 'echo')", "'echo', PingController, «'ehco')"]],
    message:
      "Argument of type '\"ehco\"' is not assignable to parameter of type '\"match(['get', 'post'], 'echo') needs public methods on 'Ping': ehco (missing)\"'.",
    program: 16,
  },
  {
    title: 'a misspelt bare path of match',
    edits: [[ROUTES, "match(['get', 'post'], 'compare')", "match(['get', 'post'], «'comapre')"]],
    message:
      "Argument of type '\"comapre\"' is not assignable to parameter of type '\"match(['get', 'post'], 'comapre') needs public methods on 'V1/Host/Places': comapre (missing)\"'.",
    program: 15,
  },
  {
    title: 'a misspelt target of match',
    edits: [[ROUTES, "'echo', PingController, 'echo')", "'echo', «'Ping#ehco')"]],
    message:
      "Argument of type '\"Ping#ehco\"' is not assignable to parameter of type '\"match(['get', 'post'], 'echo') needs public methods on 'Ping': ehco (missing)\"'.",
    program: 17,
  },
  {
    title: 'a duplicate route of match',
    edits: [[ROUTES, "match(['get', 'post'], 'echo'", "match(['get', 'post'], «'ping'"]],
    message:
      "Argument of type '\"ping\"' is not assignable to parameter of type '\"match(['get', 'post'], 'ping') duplicates an existing route: GET /ping\"'.",
    program: 5,
  },
  {
    title: 'match without an array',
    edits: [
      [
        ROUTES,
        "match(['get', 'post'], 'echo', PingController, 'echo')",
        "match(«'get', 'echo', PingController, 'echo')",
      ],
    ],
    message:
      "Argument of type '\"get\"' is not assignable to parameter of type '\"match: the methods come first, as an array of literals: write match(['get', 'post'], path, …), or all(path, …)\"'.",
    program: 7,
  },
  {
    title: 'a wrong path of mount',
    edits: [[ROUTES, "mount('metrics'", "mount(«'met rics'"]],
    message:
      "Argument of type '\"met rics\"' is not assignable to parameter of type '\"mount('met rics'): the path 'met rics' has a character that no path can have: ? # % \\\\ { } < > [ ] or white space\"'.",
    program: 15,
  },
  {
    title: 'a wildcard in the path of mount',
    edits: [[ROUTES, "mount('metrics'", "mount(«'metrics/*rest'"]],
    message:
      "Argument of type '\"metrics/*rest\"' is not assignable to parameter of type '\"mount('metrics/*rest'): the path 'metrics/*rest' cannot contain nested routes\"'.",
    program: 16,
  },
  {
    title: 'mount of a number',
    edits: [[ROUTES, "mount('metrics', metrics)", "mount('metrics', «5)"]],
    message:
      "Argument of type '5' is not assignable to parameter of type '\"mount('metrics'): a Koa application or a middleware must follow the path\"'.",
    program: 17,
  },
  {
    title: 'mount of a middleware without the state that it expects',
    edits: [
      [ROUTES, '{ authenticate }', '{ audit, authenticate }'],
      [ROUTES, "mount('metrics', metrics)", "mount('metrics', «audit)"],
    ],
    endsWith: "type '\"mount('metrics'): this route has no such ctx.state.user\"'.",
    program: 7,
  },
  {
    title: 'an import of a mounted application that does not resolve',
    edits: [[ROUTES, "'./metrics.js'", "«'./metric.js'"]],
    message: "Cannot find module './metric.js' or its corresponding type declarations.",
    program: 0,
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
    endsWith: 'type \'"scope: the callback must return one chain of calls that starts with its parameter"\'.',
    program: 9,
  },
  {
    title: 'a misspelt target in a group',
    edits: [[ROUTES, "'Users#me'", "«'Users#em'"]],
    message:
      "Argument of type '\"Users#em\"' is not assignable to parameter of type '\"get('me') needs public methods on 'Users': em (missing)\"'.",
    program: 16,
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
    message:
      "Argument of type '\"usres\"' is not assignable to parameter of type '\"resources('usres') needs the controller 'Usres', which is not registered\"'.",
    program: 17,
  },
  {
    title: 'a group in place of its path',
    edits: [[ROUTES, 'scope(r => r\n    .use', "scope(«'group').scope(r => r\n    .use"]],
    message:
      "Argument of type '\"group\"' is not assignable to parameter of type '\"scope('group'): the callback must be a function\"'.",
    program: 44,
  },
  // Namespaces and scopes with options
  {
    title: 'a misspelt namespace with a path',
    edits: [[ROUTES, "namespace('api'", "namespace(«'apu'"]],
    message:
      "Argument of type '\"apu\"' is not assignable to parameter of type '\"namespace('apu') needs controllers below 'Apu', and none is registered\"'.",
    program: 15,
  },
  {
    title: 'a misspelt namespace without a path',
    edits: [[ROUTES, "namespace('internal'", "namespace(«'intenral'"]],
    message:
      "Argument of type '\"intenral\"' is not assignable to parameter of type '\"namespace('intenral') needs controllers below 'Intenral', and none is registered\"'.",
    program: 15,
  },
  {
    title: 'a wrong path of a namespace',
    edits: [[ROUTES, "{ path: 'api/v2' }", "{ «path: 'api v2' }"]],
    message:
      "Type '\"api v2\"' is not assignable to type '\"namespace('api'): the path 'api v2' has a character that no path can have: ? # % \\\\ { } < > [ ] or white space\"'.",
    program: 16,
  },
  {
    title: 'a misspelt option of a namespace',
    edits: [[ROUTES, "{ path: 'api/v2' }", "{ «pth: 'api/v2' }"]],
    message:
      "Type '\"api/v2\"' is not assignable to type '\"namespace('api'): there is no option 'pth'; the options are path\"'.",
    program: 17,
  },
  {
    title: 'a callback of a namespace with a path that returns nothing',
    edits: [
      [
        ROUTES,
        "'api', { path: 'api/v2' }, r => r\n    .resources('tokens'))",
        "«'api', { path: 'api/v2' }, r => { r\n    .resources('tokens') })",
      ],
    ],
    message:
      "Argument of type '\"api\"' is not assignable to parameter of type '\"namespace('api'): the callback must return one chain of calls that starts with its parameter\"'.",
    program: 5,
  },
  {
    title: 'a misspelt resource in a namespace with a path',
    edits: [[ROUTES, "resources('tokens')", "resources(«'tokesn')"]],
    message:
      "Argument of type '\"tokesn\"' is not assignable to parameter of type '\"resources('tokesn') needs the controller 'Api/Tokesn', which is not registered\"'.",
    program: 7,
  },
  {
    title: 'a misspelt resource in a namespace without a path',
    edits: [[ROUTES, "resources('flags')", "resources(«'falgs', r => r.get('on'))"]],
    message:
      "Argument of type '\"falgs\"' is not assignable to parameter of type '\"resources('falgs') needs the controller 'Internal/Falgs', which is not registered\"'.",
    program: 16,
  },
  {
    title: 'a parameter of a scope that its path does not have',
    edits: [[ROUTES, "{ params: { year: 'integer' } }", "{ params: { «yaer: 'integer' } }"]],
    message:
      "Type '\"integer\"' is not assignable to type '\"scope(':year'): the path ':year' has no parameter 'yaer'\"'.",
    program: 15,
  },
  {
    title: 'a wrong kind of a parameter of a scope',
    edits: [[ROUTES, "{ params: { year: 'integer' } }", "{ params: { «year: 'int' } }"]],
    message:
      "Type '\"int\"' is not assignable to type '\"scope(':year'): 'year' must be 'uuid', 'bigint' or 'integer', written as a string literal\"'.",
    program: 16,
  },
  {
    title: 'a misspelt option of a scope',
    edits: [[ROUTES, "{ params: { year: 'integer' } }", "{ «parms: { year: 'integer' } }"]],
    message:
      "Type '{ year: string; }' is not assignable to type '\"scope(':year'): there is no option 'parms'; the options are params\"'.",
    program: 17,
  },
  {
    title: 'a misspelt resource in a scope with kinds',
    edits: [[ROUTES, "resources('reports')", "resources(«'reprots')"]],
    message:
      "Argument of type '\"reprots\"' is not assignable to parameter of type '\"resources('reprots') needs the controller 'Reprots', which is not registered\"'.",
    program: 7,
  },
  {
    title: 'a callback of a scope with kinds that returns nothing',
    edits: [
      [
        ROUTES,
        "':year', { params: { year: 'integer' } }, r => r\n    .resources('reports'))",
        "«':year', { params: { year: 'integer' } }, r => { r\n    .resources('reports') })",
      ],
    ],
    message:
      "Argument of type '\":year\"' is not assignable to parameter of type '\"scope(':year'): the callback must return one chain of calls that starts with its parameter\"'.",
    program: 5,
  },
  {
    title: 'a wrong path of a resource',
    edits: [[ROUTES, "{ path: 'humans', id", "{ «path: 'hum/ans', id"]],
    message:
      "Type '\"hum/ans\"' is not assignable to type '\"resources('people'): 'path' is one segment: write scope('hum', r => r.resources('people', { path: 'ans' }))\"'.",
    program: 16,
  },
  {
    title: 'a wrong kind of an id',
    edits: [[ROUTES, "id: 'bigint' }", "«id: 'bignit' }"]],
    message:
      "Type '\"bignit\"' is not assignable to type '\"resources('people'): 'id' must be 'uuid', 'bigint' or 'integer', written as a string literal\"'.",
    program: 17,
  },
  // Middlewares of verbs
  {
    title: 'a misspelt action after a middleware',
    edits: [[ROUTES, "UsersController, 'profile'", "UsersController, «'proflie'"]],
    message:
      "Argument of type '\"proflie\"' is not assignable to parameter of type '\"get('profile') needs public methods on 'Users': proflie (missing)\"'.",
    program: 15,
  },
  {
    title: 'a renamed action after a middleware',
    edits: [['users-controller.ts', '  profile(', '  account(']],
    at: [ROUTES, "UsersController, «'profile'"],
    message:
      "Argument of type '\"profile\"' is not assignable to parameter of type '\"get('profile') needs public methods on 'Users': profile (missing)\"'.",
    program: 17,
  },
  {
    title: 'a misspelt target after a middleware',
    edits: [[ROUTES, "UsersController, 'profile'", "«'Users#proflie'"]],
    message:
      "Argument of type '\"Users#proflie\"' is not assignable to parameter of type '\"get('profile') needs public methods on 'Users': proflie (missing)\"'.",
    program: 16,
  },
  {
    title: 'a middleware of a verb without the state that it expects',
    edits: [
      [ROUTES, '{ authenticate }', '{ audit, authenticate }'],
      [ROUTES, "'profile', authenticate, Users", "'profile', «audit, authenticate, Users"],
    ],
    endsWith: "type '\"get('profile'): this route has no such ctx.state.user\"'.",
    program: 5,
  },
  {
    title: 'a class as a middleware of a verb',
    edits: [[ROUTES, "'profile', authenticate, Users", "'profile', «UsersController, authenticate, Users"]],
    message:
      "Argument of type 'typeof UsersController' is not assignable to parameter of type '\"get('profile'): a class is not a middleware: a controller and its action are the last arguments\"'.",
    program: 7,
  },
  {
    title: 'a misspelt middleware of a verb',
    edits: [[ROUTES, "'profile', authenticate, Users", "'profile', «authentcate, Users"]],
    message: "Cannot find name 'authentcate'. Did you mean 'authenticate'?",
    program: 0,
  },
  // Words of other routers, and unfinished calls
  {
    title: 'an object with a target in place of the target',
    edits: [[ROUTES, "get('pong', 'Ping#pong')", "get('pong', «{ to: 'Ping#pong' })"]],
    message:
      "Argument of type '{ to: string; }' is not assignable to parameter of type '\"get('pong'): there is no option 'to': write get('pong', 'Ping#pong')\"'.",
    program: 15,
  },
  {
    title: 'an array of a controller and an action',
    edits: [[ROUTES, "get('pong', 'Ping#pong')", "get('pong', «[PingController, 'pong'])"]],
    message:
      "Argument of type '(string | typeof PingController)[]' is not assignable to parameter of type '\"get('pong'): write the members as arguments: get('pong', Controller, 'action')\"'.",
    program: 16,
  },
  {
    title: 'a target in place of the path',
    edits: [[ROUTES, "get('pong', 'Ping#pong')", "get(«'Ping#pong')"]],
    message:
      "Argument of type '\"Ping#pong\"' is not assignable to parameter of type '\"get('Ping#pong'): a path comes before the target: write get('path', 'Ping#pong')\"'.",
    program: 17,
  },
  {
    title: 'resources without a name',
    edits: [[ROUTES, "resources('teams')", '«resources()']],
    message: 'Expected 1-4 arguments, but got 0.',
    program: 9,
  },
  {
    title: 'a verb without a path',
    edits: [[ROUTES, "get('pong', 'Ping#pong')", '«get()']],
    message: 'Expected at least 1 arguments, but got 0.',
    program: 18,
  },
  {
    title: 'a namespace without a name',
    edits: [[ROUTES, "namespace('api', { path: 'api/v2' }, r => r\n    .resources('tokens'))", '«namespace()']],
    message: 'Expected 1-4 arguments, but got 0.',
    program: 8,
  },
  // Links as properties, and kinds
  {
    title: 'a misspelt controller path of a link as a property',
    edits: [['links.ts', "to['Api/Tokens']", "to[«'Api/Tokesn']"]],
    startsWith: "Property 'Api/Tokesn' does not exist on type '{ readonly ",
    endsWith: "Did you mean 'Api/Tokens'?",
    program: 10,
  },
  {
    title: 'a misspelt action of a link as a property',
    edits: [['links.ts', 'to.People.show', 'to.People.«shwo']],
    startsWith: "Property 'shwo' does not exist on type '{ readonly ",
    program: 10,
  },
  {
    title: 'a missing parameter of a link as a property',
    edits: [['links.ts', 'show({ year, id })', 'show(«{ id })']],
    endsWith: 'type \'KindedLinkParams<"/:year/reports/:id", { readonly year: "integer"; }>\'.',
    program: 10,
  },
  {
    title: 'a misspelt parameter of a link as a property',
    edits: [['links.ts', 'show({ year, id })', 'show(«{ year, di: id })']],
    message:
      "Argument of type '{ year: number; di: string; }' is not assignable to parameter of type '\"to['Reports'].show: /:year/reports/:id has no parameter 'di'\"'.",
    program: 12,
  },
  {
    title: 'a link as a property without its parameters',
    edits: [['links.ts', 'show({ year, id })', '«show()']],
    message: 'Expected 1-2 arguments, but got 0.',
    program: 13,
  },
  {
    title: 'a parameter of a link whose kind is another',
    edits: [['links.ts', 'show({ id })', 'show({ «id: String(id) })']],
    message: "Type 'string' is not assignable to type 'bigint'.",
    program: 12,
  },
  {
    title: 'a private action with a link as a property',
    edits: [['people-controller.ts', '  show(', '  private show(']],
    at: [ROUTES, "resources(«'people'"],
    message:
      "Argument of type '\"people\"' is not assignable to parameter of type '\"resources('people') needs public methods on 'People': show (not public)\"'.",
    program: 7,
  },
  {
    title: 'a missing action with a link as a property',
    edits: [['reports-controller.ts', '  show(', '  view(']],
    at: [ROUTES, "resources(«'reports'"],
    message:
      "Argument of type '\"reports\"' is not assignable to parameter of type '\"resources('reports') needs public methods on 'Reports': show (missing)\"'.",
    program: 0,
  },
  {
    title: 'an unregistered controller with links as properties',
    edits: [[ROUTES, "  'Api/Tokens': ApiTokensController,\n", '']],
    at: [ROUTES, "namespace(«'api'"],
    message:
      "Argument of type '\"api\"' is not assignable to parameter of type '\"namespace('api') needs controllers below 'Api', and none is registered\"'.",
    program: 1,
  },
  // Parts and loaders
  {
    title: 'a misspelt resource in a part',
    edits: [['tool-routes.ts', "resources('hammers')", "resources(«'hamers', r => r.get('hit'))"]],
    message:
      "Argument of type '\"hamers\"' is not assignable to parameter of type '\"resources('hamers') needs the controller 'Tools/Hamers', which is not registered\"'.",
    program: 15,
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
    startsWith: "Argument of type '(r: ScopeAt<typeof controllers, ",
    endsWith:
      "=> void' is not assignable to parameter of type '\"draw: the callback must return one chain of calls that starts with its parameter\"'.",
    program: 16,
  },
  {
    title: 'a part for another place',
    edits: [['tool-routes.ts', "'tools'>", "'tool'>"]],
    at: ['tools.ts', 'draw(«toolRoutes'],
    endsWith: 'type \'"draw: the part is written for /tool (Tool), not for /tools (Tools)"\'.',
    program: 7,
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
    message:
      "Argument of type '\"saws\"' is not assignable to parameter of type '\"resources('saws') needs the controller 'Tools/Kits/Saws', which is not registered\"'.",
    program: 8,
  },
  {
    title: 'the arguments of the type of a part in the wrong order',
    edits: [['tool-routes.ts', "ScopeAt<typeof controllers, 'tools'>", "ScopeAt<'tools', «typeof controllers>"]],
    startsWith: "Type '{ 'Tools/Hammers': typeof HammersController; ",
    endsWith: "does not satisfy the constraint 'string'.",
    program: 31,
  },
  {
    title: 'the arguments of the type of a part in a list in the wrong order',
    edits: [['tool-routes.ts', "ScopeAt<typeof controllers, 'tools'>", "ScopeAt<['tools'], «typeof controllers>"]],
    startsWith: "Type '{ 'Tools/Hammers': typeof HammersController; ",
    endsWith: "does not satisfy the constraint 'string'.",
    program: 33,
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
      ['tool-routes.ts', "  .resources('hammers')", "  .resources('hammers').get('swing', HammersController, 'show')"],
    ],
    message: "'controllers' refers to a value, but is being used as a type here. Did you mean 'typeof controllers'?",
    program: 44,
  },
  {
    title: 'a private action of a lazy controller',
    edits: [['saws-controller.ts', '  index(', '  private index(']],
    at: ['tool-routes.ts', "resources(«'saws'"],
    message:
      "Argument of type '\"saws\"' is not assignable to parameter of type '\"resources('saws') needs public methods on 'Tools/Saws': index (not public)\"'.",
    program: 17,
  },
  {
    title: 'a loader without a class',
    edits: [['tool-controllers.ts', "'./saws-controller.js')", "'./metrics.js')"]],
    at: ['tools.ts', '«defineRoutes(controllers'],
    message:
      "The 'this' context of type 'void' is not assignable to method's 'this' of type '\"defineRoutes: the loader of 'Tools/Saws' gives no class: export the controller by default or as SawsController\"'.",
    program: 5,
  },
  {
    title: 'a loader of a file that does not exist',
    edits: [['tool-controllers.ts', "'./saws-controller.js'", "«'./saw-controller.js'"]],
    message: "Cannot find module './saw-controller.js' or its corresponding type declarations.",
    program: 0,
  },
]
