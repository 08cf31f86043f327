import type { Explained, Row } from './explained.js'

export const openapi: readonly Explained[] = [
  {
    message: "openapi: '<member>' in the contract of '<target>': <reason>",
    appears: '`openapi` throws a `RouteError`, with one line for each problem',
    means: [
      'JSON Schema has nothing for what the schema takes, such as a date or a bigint, or its library gives no JSON Schema.',
      '`<member>` is a part of the request, or a reply such as `returns.201`.',
      'Or two schemas have one name, by the option `schemas` or by their own ids, and a document has one component of a name.',
    ],
    instead: [
      'Use a schema of what is sent: `z.iso.date()`, or `z.iso.datetime()` for a date that becomes JSON.',
      "With valibot, wrap the schema in `toStandardJsonSchema()` of `@valibot/to-json-schema`. With another library, write the part itself in the contract's member `openapi`, such as `{ requestBody: { content: … } }`.",
      'Rename one of two schemas.',
    ],
  },
  {
    message: "openapi: '<member>' of the middleware '<name>': <reason>",
    appears: 'The same, for a reply of `describeMiddleware`',
    instead: 'Use a schema of what is sent.',
  },
  {
    message: "openapi: 'body' of the option errors: <reason>",
    appears: 'The same, for the option `errors`',
    instead: 'Use a schema of what is sent.',
  },
  {
    message: "openapi: <operation> needs the security scheme '<scheme>', which the option securitySchemes lacks",
    appears: 'The same',
    instead:
      "Describe it, `{ securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } }`, or correct the name in `security`.",
  },
  {
    message: "openapi: <operation> and <operation> have the same operationId, '<id>'",
    appears: 'The same',
    means: 'Ids are unique, unless a contract has one of its own in its member `openapi`.',
    instead: 'Give one of the two another id.',
  },
  {
    message: "openapi: the controller '<path>' is not loaded: call await routes.load() first",
    appears: 'The same',
    means: 'The contract of a lazy controller is unknown until its class is loaded.',
    instead: 'Load the controllers before you make the document: `await routes.load()`.',
  },
]

export const openapiOptions: readonly Row[] = [
  [
    "openapi: info must have a title and a version, as in { title: 'Places', version: '1.0' }",
    'write both, which OpenAPI requires',
  ],
  ["openapi: servers must be a list of objects, as in [{ url: 'https://api.example.com' }]", 'write each as an object'],
  ['openapi: security must be a list of objects, as in [{ bearer: [] }]', 'write the alternatives as a list'],
  [
    "openapi: securitySchemes must be an object, as in { bearer: { type: 'http', scheme: 'bearer' } }",
    'write the schemes by name, as `components` of a document has them',
  ],
  [
    "openapi: errors must be 'problemDetails', or { body, type, statuses } with a Standard Schema as its body",
    "write `'problemDetails'` if the application uses `problemDetails()`, else what it answers in place of an `InputError`; a status is 400 to 599",
  ],
  ['openapi: schemas must be an object with schemas by name', 'pass a module: `import * as schemas from …`'],
  ['openapi: onOmitted must be a function', 'pass a function that takes a list of routes'],
]
