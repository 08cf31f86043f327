import type { Row } from './explained.js'

export const values: readonly Row[] = [
  [
    '<call>: the first argument must be the route table that defineRoutes returns, not <type>',
    'pass the table, and not the router',
  ],
  ["<call>: trailingSlash must be 'ignore' or 'strict', not <value>", 'pass one of the two'],
  ["<call>: escapes must be 'ignore' or 'strict', not <value>", 'pass one of the two'],
  ['<call>: caseSensitive must be true or false, not <value>', 'pass a boolean'],
  [
    '<call>: <method> <path> and <method> <path> differ only in case, which caseSensitive: false ignores',
    'remove one of the two routes: it could never answer',
  ],
  [
    '<call>: write <function>(), with parentheses',
    '`router.routes`, `router.allowedMethods` and `problemDetails` are functions that make a middleware: call them. The compiler says so too; without it, each request is answered with 500',
  ],
  ['allowedMethods: throw must be true or false, not <value>', 'pass a boolean'],
  ['allowedMethods: <option> must be a function, not <type>', 'pass a function that creates the error'],
  ['allowedMethods: <option> needs the option throw', 'add `throw: true`: otherwise the function is never called'],
  ['allowedMethods: <option> must return an error, not <type>', 'return an `Error`; the request is answered with 500'],
  [
    "<target>: instantiate must return the controller itself, because a promise would call its 'then'",
    'return the controller, or give the member another name. It is a request that is answered with 500',
  ],
  ['createRouter: instantiate must be a function, not <type>', 'pass a function that returns a controller'],
  ["createRouter: replies must be 'check' or 'filter', not <value>", "pass `'check'`, `'filter'`, or nothing"],
  [
    "createRouter: bodyLimit must be a number of bytes, or a text such as '20mb', not <value>",
    'pass a number, or a number with one of the units `b`, `kb`, `mb`, `gb`',
  ],
  [
    'inspector: editor must be <editors>, a function or false, not <value>',
    'pass the name of an editor as the message lists them, or a function that makes the link of a file and a line',
  ],
  [
    'inspector: openapi must have the options of openapi(): <problem>',
    'pass the object that you pass to `openapi`; the message ends with what `openapi` says of it',
  ],
  ['inspector: production must be true or false, not <value>', "pass a boolean, such as `process.env.INSPECT === '1'`"],
  ['inspector: send must be true or false, not <value>', 'pass a boolean'],
  ["<call>: a request is a method and a path, as in 'GET /places/5'", 'write both. The compiler says so too'],
  [
    '<call>: the status of a request that no route answers is 200, 400, 404, 405 or 501',
    'only the compiler has this message: expect one of these from `misroutedRequests`, or a target',
  ],
  [
    "unroutedActions: the controller '<path>' is not loaded: await routes.load() first",
    'load lazy controllers before the test',
  ],
  [
    "router.routes() of signalbox cannot be passed to use() of an @koa/router: mount it with app.use(router.routes()), or in an @koa/router with all('/{*rest}', router.routes())",
    'mount it in one of these two ways: `use` would treat it as a router of `@koa/router`',
  ],
]
