import type { Explained, Row } from './explained.js'

export const links: readonly Explained[] = [
  {
    message: '<call>: the table has no such target',
    means: ['The target is misspelt, or the table does not route it.', 'The editor completes the targets.'],
    instead: 'Correct the target, or route it.',
  },
  {
    message: "<call>: link to this path by its target, '<target>'",
    appears: 'Link; the compiler says that the table has no such target',
    instead: ['Write the target.', 'Only a route to a middleware is linked by its path.'],
  },
  {
    message: '<call> needs the parameters of <path>',
    instead: [
      "Pass them after the target: `routes.path('Places#show', { id: 5 })`, `routes.to.Places.show({ id: 5 })`.",
      'For a link by property, the compiler says `Expected 1-2 arguments, but got 0`.',
    ],
  },
  {
    message: "<call>: <path> has no parameter '<name>'",
    instead: [
      'Pass only the parameters of this path: those of another route may have the same names and other values.',
      "A query is an option: `routes.path('Places#show', { id: 5 }, { query: { page: 2 } })`.",
    ],
  },
  {
    message: "<call>: no path of the target has a parameter '<name>'",
    appears: 'Compiler',
    means: 'The same for an expectation of `misroutedRequests` whose target has several paths.',
    instead: 'Pass the parameters of the path that answers the request.',
  },
  {
    message: '<call>: write the parameters of <path> as { <names> }',
    instead: "Write `routes.path('Places#show', { id: 5 })` for `routes.path('Places#show', 5)`.",
  },
  {
    message: "url: the first argument is the origin, such as 'https://example.com', and '<target>' the second",
    instead: [
      "Write `routes.url('https://example.com', 'Places#show', { id: 5 })`.",
      'For a path without an origin, there is `routes.path`.',
    ],
  },
  {
    message: '<call> matches several paths: choose one with { path }, after the parameters',
    means: 'The table routes the target at several paths.',
    instead: "Choose one: `routes.path('Rooms#either', { id: 5 }, { path: '/rooms/:id/either' })`.",
  },
  {
    message: '<call>: <path> is answered by <route>',
    appears: 'Link',
    means:
      'With this value, another route answers the path, because it has a literal there: with the id `search`, `/places/search`.',
    instead: [
      'Do not use such ids, or change one of the two paths.',
      'The message names the target of the other route, and its path if the link has the same target.',
    ],
  },
]

export const linkValues: readonly Row[] = [
  ["<call>: the parameter '<name>' of <path> is missing", 'pass it'],
  [
    "<call>: the parameter '<name>' is <value>: it must be a string, a finite number or a bigint",
    'pass an id, not an object, and check it for `null` and `undefined` before',
  ],
  [
    "<call>: the parameter '<name>' is empty: a path segment has at least one character",
    'check that the text is not empty before',
  ],
  [
    "<call>: the parameter '<name>' is '<value>', which has an empty segment",
    'remove the slash at either end of the value of a wildcard, or one of two in a row',
  ],
  [
    "<call>: the parameter '<name>' is '<value>': clients resolve '.' and '..' segments before they send a request",
    'do not use such values: the link would lead to another path',
  ],
  [
    "<call>: the parameter '<name>' is '<value>', which is not <kind>",
    'pass a value of the kind that the parameter is declared with, or the link would be a 404',
  ],
  [
    "<call>: the parameter '<name>' is <value>: half of a surrogate pair cannot be encoded",
    'do not cut a text in the middle of a character',
  ],
]

export const linkArguments: readonly Row[] = [
  ['<call>: <path> has no parameters, so the options come second', "write `routes.path('Places#index', { query })`"],
  ['<call>: <path> has no parameters, so the options come first', 'write `routes.to.Places.index({ query })`'],
  ['<call>: the options must be an object', 'write `{ query: … }`'],
  ["<call>: the option 'path' must be <paths>, not <value>", 'pass a path of the target, as the table prints it'],
  ['<call>: the query must be an object or URLSearchParams', 'for a text, pass `new URLSearchParams(text)`'],
  [
    "<call>: the query parameter '<name>' is <value>: it must be a string, a finite number, a bigint, a boolean or an array of these",
    'convert the value to a string; `undefined` leaves the name out',
  ],
  [
    '<call>: the query parameter <name> has half of a surrogate pair, which cannot be encoded',
    'do not cut a text in the middle of a character',
  ],
  ["<call>: the hash must be a well-formed string without the leading '#'", "write `{ hash: 'list' }`"],
  [
    "url: the origin must be an http or https URL with at most a path, like 'https://example.com', not '<value>'",
    'pass an origin without query, fragment and password. The compiler says so of a literal without a scheme',
  ],
]

export const lookUps: readonly Row[] = [
  [
    '<call>: the path has a malformed escape, which is answered with 400',
    'catch the `LinkError` if the path comes from a client: it has a `%` without two hexadecimal digits, or bytes that are not UTF-8',
  ],
  ['<call>: the method must be a string', 'pass a method'],
  [
    "<call>: write the method in capitals, '<method>'",
    "methods are case-sensitive: write `'GET'`. The compiler says so too",
  ],
  [
    "<call>: the path must be a string that begins with '/'",
    'pass the path of a request, not a URL. Of a literal, the compiler says so in its own words',
  ],
]
