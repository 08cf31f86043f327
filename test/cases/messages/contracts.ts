import type { Explained, Row } from './explained.js'

export const contracts: readonly Explained[] = [
  {
    message: "the contract of '<path>' names '<action>', which is not a public method of the class",
    means: [
      'The name is misspelt, or the method is private or missing.',
      'With `satisfies`, the editor completes the names.',
      'TypeScript then has an error of its own at the name, besides this one in `createRouter`: an object has the same type with `satisfies` and without it, so `createRouter` does not know that the mistake has been reported.',
    ],
    instead: 'Correct the name, or make the method public.',
  },
  {
    message: "the contract of '<path>' must be an object with the names of actions",
    instead: [
      'Write `static readonly contract = { create: { … } }`.',
      'If the class has a static member `contract` that is something else, give that another name.',
      'A member that is declared and never assigned, `static readonly contract: { … }`, is `undefined`.',
    ],
  },
  {
    message: "the contract of '<path>' is private, or may be missing: write 'static readonly contract'",
    means: 'The router would validate requests by it, and `ctx.input` would have no types.',
    instead: 'Write the member without `private`, `protected` and `?`.',
  },
  {
    message:
      "the contract of '<path>' lacks '<member>', which that of a parent class has: spread it, as in { ...Parent.contract }",
    means: [
      'The contract of a class replaces those of its parents, and the actions that it inherits would run without validation.',
      'TypeScript refuses such a class, but not one that a mixin has made.',
      'The member is an action, or a part of its contract, such as `create.body`.',
    ],
    instead: 'In a mixin, write `static readonly contract = { ...Parent.contract, show: { … } }`.',
  },
  {
    message: "the contract of '<name>' has members on its prototype, which the router does not read: write one object",
    means: 'The contract, or that of an action, was made by a class or by `Object.create`.',
    instead: 'Write an object literal, or spread: `{ ...base }`.',
  },
  {
    message: "the type of the contract of '<path>' hides its schemas: use 'satisfies' in place of an annotation",
    means:
      'The contract has a type such as `Record<string, ActionContract>` or `ContractOf<PlacesController>`, which does not say which schemas there are, so `ctx.input` would have no types.',
    instead: 'Write `static readonly contract = { … } satisfies ContractOf<PlacesController>`.',
  },
  {
    message: "<call>: '<part>' in the contract must be a Standard Schema, as those of zod, valibot and arktype are",
    means: "The contract of a middleware, `post('login', { body: Login }, ctx => …)`.",
    instead: 'Pass a schema, `z.object({ email: z.string() })`, not the object in it.',
  },
  {
    message: "<call>: 'body.<member>' in the contract must be <what>",
    means: 'The contract of a middleware has a body in its long form, `{ schema, type, limit }`.',
    instead: 'Correct the member, as in the contract of a class.',
  },
  {
    message: "<call>: 'body' in the contract has '<name>': the members of a body are schema, type, limit",
    instead: 'Correct the name of the member, or write the schema itself.',
  },
  {
    message: "<call>: 'params' in the contract requires '<name>', which the path does not have",
    means: 'The schema would refuse every request.',
    instead: ['Name the parameter as in the path, or leave it out.', 'At run time a schema does not show its keys.'],
  },
  {
    message: "<call>: 'headers' in the contract has '<name>': the names of headers are in lower case, '<name>'",
    appears: 'Compiler, definition',
    means: [
      'Node gives the names of headers in lower case, so no request would have the one in the schema.',
      'At run time, only the schemas of some libraries show their names, as above.',
    ],
    instead: "Write the name in lower case, `'x-version'`.",
  },
  {
    message: "<call>: the contract of an action belongs to its class, as 'static readonly contract'",
    means: 'Only a middleware takes a contract in the call.',
    instead: 'Move it to [the class](../guide/contracts.md#what-an-action-takes), under the name of the action.',
  },
  {
    message: "<call>: 'returns' in the contract has the status <status>: write one from 200 to 599",
    means: 'An answer has a status of three digits, and one below 200 is not final (RFC 9110, section 15).',
    instead: 'Write the status of the answer, such as 200.',
  },
  {
    message: "<call>: 'returns' in the contract has a body for <status>: write a schema of undefined",
    means: 'Answers with 204, 205 and 304 have no body.',
    instead: [
      'Write `{ 204: z.undefined() }`, or another status.',
      'For the definition, the schema is called once with `undefined`.',
    ],
  },
  {
    message:
      "<call>: '<part>' in the contract takes no text for '<name>', only a value of type <type>: convert it, as z.coerce.number() and z.stringbool() do",
    means: [
      "Parameters, the query and headers are texts, so no request fits: `z.number()` takes 5 and not `'5'`.",
      'Each part of a schema is called with a few values of its type and with their texts, as far as the schema shows its parts: those of zod, valibot and arktype do, and for other libraries the members are read off their Standard JSON Schema.',
      'The types of schemas do not show whether they convert.',
      'A list fits only in the query, and an object nowhere.',
      'A member that may be left out is refused too.',
    ],
    instead: 'Convert the text in the schema, as `z.coerce.number()` does.',
  },
  {
    message: "<call>: '<part>' in the contract takes a value of type <type>, but the part is an object of texts",
    means: '`query: z.array(z.string())` would refuse every request.',
    instead: 'Write `query: z.object({ tag: z.array(z.string()) })`.',
  },
  {
    message:
      "<call>: 'body' in the contract takes no JSON for '<place>', only a value of type <type>: convert it, as z.coerce.date() does",
    means: 'JSON has no dates, bigints, maps and sets, so no body fits.',
    instead: 'Convert what JSON has: `z.coerce.date()`, `z.coerce.bigint()`, or a list and a transformation.',
  },
  {
    message: "the contract of '<target>' must be an object",
    means: 'The value is `undefined`, or may be, as in `create: isStrict ? { body: NewPlace } : undefined`.',
    instead: [
      'Write the condition inside, `create: { body: isStrict ? NewPlace : undefined }`, or `{}` for no contract.',
      'If the value is imported, two modules may import each other.',
    ],
  },
  {
    message: "the contract of '<target>' has no member '<name>': the members are <names>",
    means: 'The name is misspelt.',
    instead: 'Write one of the members that the message lists.',
  },
  {
    message:
      "'<part>' in the contract of '<target>' must be a Standard Schema, as those of zod, valibot and arktype are",
    instead: [
      'Pass a schema, `z.object({ name: z.string() })`, not the object in it.',
      'If the schema is imported and `undefined`, two modules import each other.',
    ],
  },
  {
    message: "'body.<member>' in the contract of '<target>' must be <what>",
    means: 'The body has its long form, `{ schema, type, limit }`.',
    instead: "Write `{ schema: z.string(), type: 'text/csv', limit: '20mb' }`.",
  },
  {
    message: "'body' in the contract of '<target>' has '<name>': the members of a body are schema, type, limit",
    appears: 'Definition',
    means: 'With `satisfies ContractOf<…>`, TypeScript refuses the member in its own words too.',
    instead: 'Correct the name of the member, or write the schema itself.',
  },
  {
    message: "'params' in the contract of '<target>' requires '<name>', which no path of the action has",
    means: 'The schema would refuse every request.',
    instead: [
      'Name the parameter as in the path: `npx signalbox routes` prints the paths.',
      'At run time a schema does not show its keys.',
    ],
  },
  {
    message: "'headers' in the contract of '<target>' has '<name>': the names of headers are in lower case, '<name>'",
    means: 'As in the [contract of a middleware](#contracts).',
    instead: "Write the name in lower case, `'x-version'`.",
  },
  {
    message:
      "'<part>' in the contract of '<target>' takes no text for '<name>', only a value of type <type>: convert it, as z.coerce.number() and z.stringbool() do",
    means: 'As in the contract of a middleware.',
    instead: 'Convert the text in the schema, as `z.coerce.number()` does.',
  },
  {
    message: "'<part>' in the contract of '<target>' takes a value of type <type>, but the part is an object of texts",
    means: 'As in the contract of a middleware.',
    instead: 'Write an object: `query: z.object({ tag: z.array(z.string()) })`.',
  },
  {
    message:
      "'body' in the contract of '<target>' takes no JSON for '<place>', only a value of type <type>: convert it, as z.coerce.date() does",
    means: ['As in the contract of a middleware.', 'The place is such as `body.rooms[].opens`.'],
    instead: 'Convert what JSON has, as `z.coerce.date()` does.',
  },
  {
    message: "'returns' in the contract of '<target>' must be a Standard Schema, or an object with one for each status",
    instead: 'Write `returns: Place` or `returns: { 200: Place, 404: Problem }`.',
  },
  {
    message: "'returns' in the contract of '<target>' has the status <status>: write one from 200 to 599",
    means: [
      'As in the [contract of a middleware](#contracts).',
      '`satisfies ContractOf<…>` does not refuse such a status, `createRouter` does.',
    ],
    instead: 'Write the status of the answer, such as 200.',
  },
  {
    message: "'returns' in the contract of '<target>' has a body for <status>: write a schema of undefined",
    means: 'As in the contract of a middleware.',
    instead: 'Write `{ 204: z.undefined() }`, or another status.',
  },
  {
    message:
      "'returns' in the contract of '<target>' has '<reply>': the members of a reply are body, headers, description, type",
    means:
      'The value under a status is neither a schema nor the long form of a reply, `{ body, headers, description, type }`.',
    instead: 'Correct the name of the member, or write the schema itself.',
  },
  {
    message: "'returns.<member>' in the contract of '<target>' must be a Standard Schema",
    means: 'The member is `body` or `headers` of a reply in its long form, such as `201.body`.',
    instead: 'Pass a schema, `z.object({ name: z.string() })`.',
  },
  {
    message:
      "'returns.<member>' in the contract of '<target>' must be a media type, as in 'text/csv', or a list of them",
    instead: "Write `type: 'text/csv'`.",
  },
  {
    message:
      "'returns.<member>' in the contract of '<target>' has '<name>': the names of headers are in lower case, '<name>'",
    means: 'A client reads header fields by their names in lower case.',
    instead: "Write the name in lower case, `'etag'`.",
  },
  {
    message: "<call>: 'returns.<member>' in the contract must be a Standard Schema",
    means: 'As in the contract of a class.',
    instead: 'Pass a schema, `z.object({ name: z.string() })`.',
  },
  {
    message: "<call>: 'returns.<member>' in the contract must be a media type, as in 'text/csv', or a list of them",
    instead: "Write `type: 'text/csv'`.",
  },
  {
    message:
      "<call>: 'returns.<member>' in the contract has '<name>': the names of headers are in lower case, '<name>'",
    means: 'As in the contract of a class.',
    instead: "Write the name in lower case, `'etag'`.",
  },
  {
    message: "describeMiddleware: 'name' must be a string that is not empty",
    appears: 'The call, as a `TypeError`',
    instead: "Write `name: 'authenticate'`, or leave it out.",
  },
  {
    message: "describeMiddleware: 'security' must be a list of objects, as in [{ bearer: [] }]",
    appears: 'The call, as a `TypeError`',
    instead: 'Write `security: [{ bearer: [] }]`.',
  },
  {
    message: "describeMiddleware: 'replies' must be an object with a Standard Schema for each status",
    appears: 'Compiler; the call, as a `TypeError`',
    means: 'A schema alone would be for no status.',
    instead: 'Write `replies: { 401: Problem }`.',
  },
  {
    message: "describeMiddleware: 'replies' has <mistake>",
    appears: 'Compiler; the call, as a `TypeError`',
    means:
      'The mistake is one that `returns` in a contract may have as well: a status, a body for 204, a member of the long form.',
    instead: 'Correct it as in a contract.',
  },
  {
    message: "describeMiddleware: 'replies.<member>' <mistake>",
    appears: 'Compiler; the call, as a `TypeError`',
    means: 'The same, for a member of a reply in its long form.',
    instead: 'Correct it as in a contract.',
  },
  {
    message: "describeMiddleware: '<member>' must be a Standard Schema, as those of zod, valibot and arktype are",
    appears: 'The call, as a `TypeError`; the compiler refuses it in its own words',
    instead: 'Write a schema of an object: `headers: z.object({ … })`.',
  },
  {
    message: "describeMiddleware: '<member>' has '<name>': the names of headers are in lower case, '<name>'",
    appears: 'Compiler; the call, as a `TypeError`',
    instead: 'Write the name in lower case.',
  },
  {
    message: "describeMiddleware: '<member>' takes <mistake>",
    appears: 'The call, as a `TypeError`',
    means: 'The values of a query and of header fields are texts, as in a contract.',
    instead: 'Convert them: `z.coerce.number()`.',
  },
  {
    message: '<target> takes a body, but what has read the request left none in ctx.request.body',
    appears: 'Request, as a `TypeError`, answered with 500',
    means: 'A middleware before the router has read the request itself, or has handed it to another server.',
    instead: 'Set `ctx.request.body` there, or let the router read the request.',
  },
]

export const documentMembers: readonly Row[] = [
  ["'<member>' in the contract of '<target>' must be a string", '`summary` and `description` are strings'],
  ["'<member>' in the contract of '<target>' must be a list of strings, as in ['places']", "write `tags: ['places']`"],
  ["'<member>' in the contract of '<target>' must be true or false", 'write `deprecated: true`'],
  [
    "'<member>' in the contract of '<target>' must be a list of objects, as in [{ bearer: [] }]",
    'write `security: [{ bearer: [] }]`',
  ],
  ["'<member>' in the contract of '<target>' must be an object with members of an operation", 'write `openapi: { … }`'],
  ["<call>: '<member>' in the contract must be a string", 'the same, in the contract of a middleware'],
  ["<call>: '<member>' in the contract must be a list of strings, as in ['places']", 'the same'],
  ["<call>: '<member>' in the contract must be true or false", 'the same'],
  ["<call>: '<member>' in the contract must be a list of objects, as in [{ bearer: [] }]", 'the same'],
  ["<call>: '<member>' in the contract must be an object with members of an operation", 'the same'],
]
