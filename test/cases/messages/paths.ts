import type { Explained, Row } from './explained.js'

export const paths: readonly Explained[] = [
  {
    message: "<call>: the path must be one literal like 'places/:id': write one call for each path",
    appears: 'Compiler; definition, for another value than a text',
    means:
      'The path is missing, as in `all(middleware)`, or it is an array or a regular expression, as Express and `@koa/router` take them, or its type is `string`.',
    instead: [
      "Write `get('a', list).get('b', list)` for `get(['a', 'b'], list)`.",
      'For a pattern, write a parameter or a wildcard, and look at its value in the action.',
    ],
  },
  {
    message: "scope: the path must be one literal; for a module write namespace('admin', { path: '' }, …)",
    means: 'As above, for `scope`.',
    instead: [
      "Rails' `scope module: 'admin' do`, without a path, is `namespace('admin', { path: '' }, r => …)`.",
      "For `scope path: 'admin' do`, write the path first: `scope('admin', r => …)`.",
    ],
  },
  {
    message: "mount: the path comes first, as one literal: write mount('path', app)",
    means: 'As above, for `mount`.',
    instead: "Write `mount('files', app)` for Rails' `mount app, at: '/files'`.",
  },
  {
    message: '<call>: the <argument> must be one string literal, so that the compiler can read it',
    means:
      'The type of a name, an action or a target is `string` or a type parameter, so the compiler cannot say which route the call makes.',
    instead:
      "Write the text in the call, or in a constant: the type of `const path = 'places'` is a literal, but that of `let path = 'places'` is `string`.",
  },
  {
    message: '<call>: write the status as { status: <status> }',
    means: 'Without options the status is 301.',
    instead: '`redirect(from, to, 302)` is written as `redirect(from, to, { status: 302 })`.',
  },
  {
    message: '<call>: write one literal',
    means:
      "The type of a name, a path, a target, an action or an option is a union of texts, as after `condition ? 'places' : 'rooms'`, so the compiler cannot say which route the call makes.",
    instead: [
      'Write one text, and one call for each route.',
      'Where the routes depend on a condition, define two tables.',
    ],
  },
  {
    message: "<call>: the name must be one path segment: letters, digits, '-' and '_'",
    means: ['The name is empty, or has a character that is not allowed.', 'Letters may be of any alphabet.'],
    instead: 'Write a name of these characters.',
  },
  {
    message: '<call>: the name must be one path segment: write <namespace>',
    means: 'The name has a slash.',
    instead: [
      "Write `namespace('admin', r => r.resources('users'))` for Rails' `resources 'admin/users'`.",
      "For `/api/v1`, nest two namespaces: `namespace('api', r => r.namespace('v1', …))`.",
    ],
  },
  {
    message: "<call>: the name must be one path segment, without slashes: write '<name>'",
    instead: 'Remove the slash before or after the name.',
  },
  {
    message: "<call>: the path '<path>' has an empty segment",
    means: 'The path has two slashes in a row.',
    instead: 'Remove one of them.',
  },
  {
    message: "<call>: the path '<path>' ends with a slash: write '<path>'",
    means: 'Requests with a slash at the end [match the path too](http-behaviour.md#trailing-slashes).',
    instead: 'Remove the slash.',
  },
  {
    message: "<call>: the path is empty: write '/' for the path of the scope itself",
    means: "In `scope('places', r => r.get('/', …))`, the path of the verb is `/places`.",
  },
  {
    message: "<call>: the path '<path>' has a '.' or '..' segment, which clients resolve before they send it",
    means: 'No request has such a path (RFC 3986, section 5.2.4).',
    instead: 'Write the path without it.',
  },
  {
    message:
      '<call>: the path has more than 40 parameters (literal colons count), and the compiler cannot read a longer one',
    means: 'The parameters of the scopes around a path are part of it.',
    instead: 'Send so many values in the query or in a body.',
  },
  {
    message: "<call>: the path '<path>' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space",
    means: 'A path has no query: read that from `ctx.query`.',
    instead: [
      "Write characters as they are, `'é'` and not `'%C3%A9'`.",
      'Write `:id` for `[id]`, `<id>` and `{id}`, which are parameters in other routers.',
      "Write `get('a', …).get('b', …)` for `get('a|b', …)`, and `'x'` for `'^x'`: a path matches all of the request's.",
    ],
  },
  {
    message: "<call>: the path '<path>' has an optional parameter: write two calls, one without it",
    means: 'A path has all of its parameters.',
    instead: "Write `get('archive', …).get('archive/:year', …)` for `get('archive/:year?', …)`.",
  },
  {
    message: "<call>: the parameter '<name>' cannot have a pattern: the option 'params' gives it a kind",
    instead: [
      "Write `get('posts/:id', { params: { id: 'integer' } }, …)` for `get('posts/:id(\\\\d+)', …)`.",
      'There are no other patterns: look at the value in the action.',
    ],
  },
  {
    message: "<call>: '<segment>' is not a parameter: a parameter must be ':' followed by an identifier",
    means: 'What follows `:` is not an identifier, as in `:user-id`.',
    instead: 'Write `:userId`.',
    more: [
      'A parameter may have text after it, as in `:id.json`, but not one that begins with a dash, because `:user-id` looks like one name.',
    ],
  },
  {
    message: "<call>: the ':' in '<segment>' does not begin a parameter: write two backslashes before a literal colon",
    means: [
      'A parameter follows a slash, one letter or a sign, as in `:id`, `v:version`, `@:username` and `page-:number`.',
      "After a word, as in `'books:create'`, a colon most often stands for itself, and a parameter `create` would answer `/booksandmore`.",
      "The same goes for a colon without an identifier, as in `'books:/all'`.",
    ],
    instead: [
      "Write `'books\\\\:create'` for the colon, and `'books/:id\\\\:archive'` for one after a parameter.",
      'In a string, two backslashes are one character.',
      'For a parameter after a word, take the whole segment as a parameter, `:page`, and read it in the action.',
    ],
  },
  {
    message: "<call>: '__proto__' cannot name a parameter: in an object literal it sets the prototype",
    means: [
      'For the compiler, `{ __proto__: 5 }` has the member `__proto__`.',
      'For JavaScript it has no member, so a link or a kind could not name this parameter.',
    ],
    instead: 'Choose another name.',
  },
  {
    message: "<call>: '<segment>' has more than one parameter (a literal colon has two backslashes before it)",
    means: 'A segment has one parameter, with or without text around it.',
    instead: [
      "Write `'from/:lat/:lng'` for `'from/:lat,:lng'`, or take the segment apart in the action.",
      "Write `'books/:id\\\\:archive'` for `'books/:id:archive'`.",
    ],
  },
  {
    message: "<call>: '<segment>' has a character that a segment with a parameter cannot contain: ( ) + *",
    means: 'There are no patterns and no optional parts in paths.',
    instead: [
      'For an optional part, as in `(:locale)`, declare two routes.',
      'Where it is the path of a scope, [draw a part](../guide/several-files.md#one-part-at-several-places) with its declarations twice, with the parameter and without it.',
    ],
  },
  {
    message: "<call>: '<segment>' has a group of a pattern: write a call for each path, or a wildcard such as '*path'",
    means: [
      'The segment begins with parentheses, or has one without the other, in another, or before a `+`.',
      "Others stand for themselves, as in `'people(ada)'`, and so do `$` and `+`, as in `'$metadata'` and `'c++'`.",
    ],
    instead: "Write `get('places', …).get('places/new', …)` for `get('places(/new)', …)`.",
  },
  {
    message: "<call>: '<segment>' mixes text and a wildcard: a wildcard must be a whole segment",
    means: 'Only a parameter may have text around it.',
    instead: "Write `'files/*path'` for `'files-*path'`.",
  },
  {
    message:
      "<call>: '<segment>' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment",
    means:
      'The wildcard has no name, or something follows it, or it is written as in another router: `(.*)`, `(.+)`, `:path*`, `:path(.*)`.',
    instead: "Write `'files/*path'`.",
  },
  {
    message: "<call>: the path <path> has the parameter '<name>' twice",
    means: [
      '`ctx.params` can have only one of them.',
      'The message shows the whole path: a scope around the call may have the other one.',
    ],
    instead: [
      'Rename one of the two.',
      "For the id of a resource, there is the option `param`: `resources('places', { param: 'slug' })`.",
    ],
  },
  {
    message: "<call>: a parameter of <path> begins with a digit: set 'singular' of the outer resource",
    means: 'The parameter of the outer resource begins with a digit, because its singular does.',
    instead: "Give it another singular: `resources('2fa-codes', { singular: 'code' })` has the parameter `:codeId`.",
  },
  {
    message: "<call>: the path '<path>' cannot contain nested routes",
    means: "Nothing can follow a wildcard, and `scope('/')` adds nothing to a path.",
    instead: 'Declare the routes outside of the scope.',
  },
  {
    message: '<call>: the <argument> <text> has half of a surrogate pair, which no request can contain',
    appears: 'Definition, link; the compiler does not see it',
    means: 'A text that was cut in the middle of a character, such as an emoji, has no UTF-8 encoding.',
    instead: ['Write the whole character.', '`routes.match` has the same message.'],
  },
]

export const pathsInJavaScript: readonly Row[] = [
  ['<call>: the name must be a string', 'pass the name of the resource or the namespace'],
  ['<call>: the path must be a string', 'pass a path: `<call>` is `inspector` or `explainMatch`'],
]
