import type { Explained, Row } from './explained.js'

export const replies: readonly Explained[] = [
  {
    message: 'reply: the status must be an integer from 200 to 599, not <status>',
    appears: 'Compiler, for a literal; request, as a `TypeError`',
    means: 'The status is no number, or none that HTTP defines for an answer.',
    instead: 'Pass such a status.',
  },
  {
    message: 'reply: an answer with status <status> has no body',
    means: 'An answer with status 204, 205 or 304 has no body.',
    instead: 'Leave the body out, or pass `undefined` before the header fields.',
  },
  {
    message: 'reply: the body is a promise: await it',
    means: 'A promise would be sent as `{}`.',
    instead: 'Write `reply(200, await place)`.',
  },
  ...(
    [
      ['a function, which cannot be sent', 'call it'],
      ['a symbol, which cannot be sent', 'pass a string'],
      [
        'a Map, which JSON does not have: return an object or a list, as Object.fromEntries gives',
        'pass `Object.fromEntries(map)`, or `[...map]`',
      ],
      ['a Set, which JSON does not have: return a list', 'pass `[...set]`'],
    ] as const
  ).map(([what, instead]) => ({
    message: `reply: the body is ${what}` as const,
    means: 'JSON has no value for it.',
    instead: `Instead, ${instead}.`,
  })),
  {
    message: 'reply: body<members> is a bigint, which JSON does not have: use a string',
    means: 'The members are such as `.rooms[].id`: the member `id` of each element of `rooms`.',
    instead: 'Convert the bigint, as in `String(room.id)`.',
  },
  {
    message: '<target>: body<members> is a bigint, which JSON does not have: use a string',
    appears: 'Request, as a `TypeError`',
    means: [
      'The same for a bigint that the compiler could not see, in a reply or in what an action has returned.',
      'For a middleware route, the message has its path in place of the target.',
      'The error of `JSON.stringify` is the `cause`.',
    ],
    instead: 'Convert the bigint, as in `String(room.id)`.',
  },
  {
    message: '<target>: the body cannot be sent as JSON: <error>',
    appears: 'Request, as a `TypeError`',
    means: 'The body contains itself, or a `toJSON` in it gives a bigint.',
    instead: 'Return a body without circles and bigints.',
  },
]

/** What `problem` and `problemOf` refuse. */
export const problems: readonly Explained[] = [
  {
    message: 'problem: the status must be an integer from 400 to 599, not <status>',
    appears: 'Compiler, for a literal; request, as a `TypeError`',
    means: 'A problem is an error.',
    instead: 'Pass such a status, or use `reply`.',
  },
  {
    message: 'problem: body<members> is a bigint, which JSON does not have: use a string',
    means: 'The members are such as `.booking.id`.',
    instead: 'Convert the bigint, as in `String(booking.id)`.',
  },
  {
    message: 'problem: the members must be an object',
    appears: 'Request, as a `TypeError`',
    means: 'The second argument is a list, or no object.',
    instead: 'Pass an object, such as `{ detail }`.',
  },
  {
    message: 'problemOf: the members must be a Standard Schema of an object',
    appears: 'Start, as a `TypeError`',
    means: 'The argument is no schema.',
    instead: 'Pass one, such as `z.object({ existing: z.string() })`, or nothing.',
  },
]

export const problemDetails: readonly Row[] = [
  [
    "the header field '<name>' of an error cannot be sent",
    'the `headers` of the error: the `cause` says what is wrong with the field. The other fields are sent',
  ],
  [
    'the problem of an error cannot be sent as JSON',
    'the `problem` of the error: the `cause` says why. Its members are left out',
  ],
]

export const checkedReplies: readonly Row[] = [
  [
    '<route>: the reply <status> cannot be compared: <error>',
    'the body, if it is a text of the type JSON that is none, or a value that `JSON.stringify` refuses; the schema, if that throws',
  ],
  [
    '<route>: the reply <status> does not fit the contract: <issues>',
    'the body that the action replies, or the schema of the contract',
  ],
  [
    '<route>: the reply <status> has more than the contract: <places>',
    "leave the members out, add them to the schema, or make it loose; with `'filter'`, they are not sent",
  ],
  [
    '<route>: the contract has no reply <status>, only <list>',
    'add the status to `returns`, or reply with another one',
  ],
]

export const returnedReplies: readonly Explained[] = [
  {
    message: '<target>: the contract has no reply <status>',
    instead: ['Add the status to `returns`, or reply with another one.', 'In `returns`, `undefined` is no schema.'],
  },
  {
    message: '<target> may return nothing, which is a reply 204 that the contract does not have',
    means: 'The action may return `undefined` or `null`, as `rows[0]` may be.',
    instead: [
      'Return a value, or a reply such as `reply(404, …)`; or add a schema of `undefined` for 204.',
      'What an action sets on `ctx` does not count: write `return reply(201, place)`.',
    ],
  },
  {
    message: '<target> returns <what>, which cannot be compared with its contract',
    means: 'The action returns `unknown`, or a reply whose status has the type `number`.',
    instead: 'Give it a type, or write the status as a literal.',
  },
]
