import type { Explained, Row } from './explained.js'

export const requests: readonly Explained[] = [
  {
    message: 'castParam: this ctx has no params',
    appears: 'Compiler; request, as a `TypeError`',
    instead: [
      'Call `castParam` in an action or in a middleware of a scope, with the `ctx` that the table types.',
      'Before the router, `ctx` has no parameters.',
    ],
  },
  {
    message: "castParam: the route has no parameter '<name>'",
    appears: 'Request, as a `TypeError`; the compiler refuses it in its own words',
    means: 'The name is misspelt, or it is a parameter of another route.',
    instead: 'Write the name of a parameter in the path of this route.',
  },
  {
    message:
      "castParam: no kind is declared for the parameter '<name>', so pass one: castParam(ctx, '<name>', 'bigint')",
    appears: 'Compiler; request, as a `TypeError`',
    means: [
      "Only a parameter that is declared with a kind, as by `resources('places', { id: 'bigint' })`, can be cast without one.",
      'If the action has several routes, all of them must have the kind.',
      'A `ctx` that a test has made up has none.',
    ],
    instead: 'Pass the kind as the third argument.',
  },
  {
    message: "castParam: the type of ctx is any: pass a kind, castParam(ctx, '<name>', 'bigint')",
    means: 'A function that is written in the call of `use` has a `ctx` of type `any`.',
    instead:
      'Pass the kind, or write the function between the path of a verb and its end, where `ctx` has the types of the route.',
  },
  {
    message: "castParam: '<name>' is declared as '<kind>': pass this kind, or none",
    appears: 'Compiler; request, as a `TypeError`',
    means:
      "The table gives the parameter another kind, as by `resources('places', { id: 'bigint' })`, and a value that does not fit that kind never comes here.",
    instead: ['Leave out the kind, or change it in the table.', 'A schema may check more.'],
  },
  {
    message: "castParam: there is no kind '<kind>'; the kinds are uuid, bigint, integer",
    appears: 'Request, as a `TypeError`; the compiler refuses it in its own words',
    instead: 'Pass one of these, or a Standard Schema.',
  },
]

export const badRequests: readonly Row[] = [
  ["parameter '<name>' is not a <kind>", '`castParam` got a value of another kind'],
  ["parameter '<name>' is not valid", 'the schema that `castParam` got refuses the value'],
  [
    'not valid: <places>',
    'the contract of the action refuses these values. If only the body does not fit, the status is 422',
  ],
  ['the body must be of the type <types>', '415: the contract does not take the media type of the body'],
  ['the encoding of the body must be one of gzip, deflate, br', '415: `Content-Encoding` names another one'],
  ['the charset of the body must be utf-8', '415: this version of Node does not know the charset'],
  ['the body must have at most <count> bytes', '413: `limit` of the contract or `bodyLimit` of the router says so'],
  ['the body is not valid <format>', 'JSON, the encoding or the charset is malformed'],
  ['the body is not a valid form', 'a form is malformed, or one of its names has both a value and members'],
  ['the path has a malformed escape', 'the path cannot be decoded, such as `/%` or `/%FF`'],
  [
    "the path has an escaped letter, digit, '-', '.', '_' or '~': send it as it is",
    "`/%61dmin` for `/admin`, where the router has the option `escapes: 'strict'`",
  ],
  ['the request target has no path', 'the request is for something such as `foo://host`'],
]
