/** What a matcher must find: a table of `METHOD /path`, one request, and the route and parameters of its match. */
export interface MatcherCase {
  readonly because: string
  readonly table: readonly string[]
  readonly strict?: true
  readonly request: string
  /** The route as written in the table and its parameters, or the outcome without a route. */
  readonly finds: readonly [route: string, params?: Readonly<Record<string, string>>] | 'nothing' | 'malformed'
}

const places = [
  'GET /places',
  'POST /places',
  'GET /places/search',
  'GET /places/:id',
  'PATCH /places/:id',
  'GET /places/:placeId/rooms',
  'GET /places/:placeId/rooms/:id',
]

export const matcherCases: readonly MatcherCase[] = [
  { because: 'the root', table: ['GET /'], request: 'GET /', finds: ['GET /'] },
  { because: 'the root matches only itself', table: ['GET /'], request: 'GET /a', finds: 'nothing' },
  { because: 'a literal', table: places, request: 'GET /places', finds: ['GET /places'] },
  { because: 'another method', table: places, request: 'POST /places', finds: ['POST /places'] },
  { because: 'a method without a route there', table: places, request: 'DELETE /places', finds: 'nothing' },
  { because: 'a parameter', table: places, request: 'GET /places/5', finds: ['GET /places/:id', { id: '5' }] },
  {
    because: 'two parameter names at one position',
    table: places,
    request: 'GET /places/5/rooms/7',
    finds: ['GET /places/:placeId/rooms/:id', { placeId: '5', id: '7' }],
  },
  { because: 'longer than any route', table: places, request: 'GET /places/5/rooms/7/beds', finds: 'nothing' },
  { because: 'shorter than any route', table: ['GET /a/b/c'], request: 'GET /a/b', finds: 'nothing' },
  { because: 'the start of a literal', table: places, request: 'GET /place', finds: 'nothing' },
  { because: 'a literal and more characters', table: places, request: 'GET /placesx', finds: 'nothing' },
  { because: 'case-sensitive', table: places, request: 'GET /Places', finds: 'nothing' },
  { because: 'no leading slash', table: places, request: 'GET places', finds: 'nothing' },
  { because: 'the empty path', table: ['GET /', 'GET /*path'], request: 'GET ', finds: 'nothing' },
  { because: 'the asterisk form', table: ['OPTIONS /', 'OPTIONS /:id'], request: 'OPTIONS *', finds: 'nothing' },

  // A literal before a parameter before a wildcard.
  {
    because: 'a literal before a parameter',
    table: places,
    request: 'GET /places/search',
    finds: ['GET /places/search'],
  },
  {
    because: 'a parameter value that begins like a literal',
    table: places,
    request: 'GET /places/sea',
    finds: ['GET /places/:id', { id: 'sea' }],
  },
  {
    because: 'a parameter value that begins with a whole literal',
    table: places,
    request: 'GET /places/searching',
    finds: ['GET /places/:id', { id: 'searching' }],
  },
  {
    because: 'a literal with another method does not hide a parameter',
    table: places,
    request: 'PATCH /places/search',
    finds: ['PATCH /places/:id', { id: 'search' }],
  },
  {
    because: 'backtracks from a literal',
    table: places,
    request: 'GET /places/search/rooms',
    finds: ['GET /places/:placeId/rooms', { placeId: 'search' }],
  },
  {
    because: 'backtracks over two segments',
    table: ['GET /a/b/c/d', 'GET /:x/b/:y/e'],
    request: 'GET /a/b/c/e',
    finds: ['GET /:x/b/:y/e', { x: 'a', y: 'c' }],
  },
  {
    because: 'keeps no parameter of an abandoned branch',
    table: ['GET /a/:lost/c', 'GET /:x/b/d'],
    request: 'GET /a/b/d',
    finds: ['GET /:x/b/d', { x: 'a' }],
  },
  {
    because: 'an earlier literal wins over a later one',
    table: ['GET /:a/b/c', 'GET /a/:b/:c'],
    request: 'GET /a/b/c',
    finds: ['GET /a/:b/:c', { b: 'b', c: 'c' }],
  },
  {
    because: 'a parameter before a wildcard',
    table: ['GET /files/*path', 'GET /files/:id'],
    request: 'GET /files/a',
    finds: ['GET /files/:id', { id: 'a' }],
  },
  {
    because: 'backtracks to a wildcard',
    table: ['GET /files/*path', 'GET /files/:id/edit'],
    request: 'GET /files/a/show',
    finds: ['GET /files/*path', { path: 'a/show' }],
  },
  {
    because: 'the deeper of two wildcards',
    table: ['GET /*path', 'GET /files/*rest'],
    request: 'GET /files/a',
    finds: ['GET /files/*rest', { rest: 'a' }],
  },

  {
    because: 'one of three literals that share a slot',
    table: ['GET /a', 'GET /A', 'GET /!'],
    request: 'GET /A',
    finds: ['GET /A'],
  },
  { because: 'another of the three', table: ['GET /a', 'GET /A', 'GET /!'], request: 'GET /!', finds: ['GET /!'] },
  { because: 'none of the three', table: ['GET /a', 'GET /A', 'GET /!'], request: 'GET /Á', finds: 'nothing' },

  // Text around a parameter.
  {
    because: 'text before a parameter',
    table: ['GET /@:name', 'GET /:id'],
    request: 'GET /@ann',
    finds: ['GET /@:name', { name: 'ann' }],
  },
  {
    because: 'text after a parameter',
    table: ['GET /:id.json', 'GET /:id'],
    request: 'GET /5.json',
    finds: ['GET /:id.json', { id: '5' }],
  },
  {
    because: 'text on both sides, and a value that contains both',
    table: ['GET /v:id.x'],
    request: 'GET /vv.x.x',
    finds: ['GET /v:id.x', { id: 'v.x' }],
  },
  ...['/@', '/.json', '/v', '/v.x', '/@/a'].map(
    path =>
      ({
        because: 'a parameter between texts is not empty',
        table: ['GET /@:name', 'GET /:id.json', 'GET /v:id.x', 'GET /@:name/a', 'GET /v:id/b'],
        request: `GET ${path}`,
        finds: 'nothing',
      }) as const,
  ),
  {
    because: 'texts that overlap in a segment',
    table: ['GET /aba:id.ab', 'GET /:id'],
    request: 'GET /aba.ab',
    finds: ['GET /:id', { id: 'aba.ab' }],
  },
  {
    because: 'a literal colon after a parameter, and one without a parameter',
    table: ['POST /books/:id', 'POST /books/:id\\:archive', 'POST /books\\:create', 'POST /:name'],
    request: 'POST /books/5:archive',
    finds: ['POST /books/:id\\:archive', { id: '5' }],
  },
  {
    because: 'a literal colon is the colon alone, also escaped',
    table: ['POST /books\\:create', 'POST /:name'],
    request: 'POST /books%3Acreate',
    finds: ['POST /books\\:create'],
  },
  {
    because: 'a literal colon begins no parameter',
    table: ['POST /books\\:create'],
    request: 'POST /booksandmore',
    finds: 'nothing',
  },
  {
    because: 'a literal colon before a parameter',
    table: ['PUT /user\\::name', 'PUT /:id'],
    request: 'PUT /user:ada',
    finds: ['PUT /user\\::name', { name: 'ada' }],
  },
  {
    because: 'the longer text first',
    table: ['GET /v:version', 'GET /:id.json', 'GET /:id'],
    request: 'GET /v1.json',
    finds: ['GET /:id.json', { id: 'v1' }],
  },
  {
    because: 'the text on both sides counts',
    table: ['GET /v:version', 'GET /:id.json', 'GET /v:x.json', 'GET /:id', 'GET /*all'],
    request: 'GET /v1.json',
    finds: ['GET /v:x.json', { x: '1' }],
  },
  {
    because: 'a literal before any of them',
    table: ['GET /v:version', 'GET /:id.json', 'GET /v:x.json', 'GET /v1.json'],
    request: 'GET /v1.json',
    finds: ['GET /v1.json'],
  },
  {
    because: 'the longer text before the parameter, where they are equally long',
    table: ['GET /:id.bc', 'GET /abc:id'],
    request: 'GET /abc.bc',
    finds: ['GET /abc:id', { id: '.bc' }],
  },
  {
    because: 'an earlier segment decides, however long the text of a later one is',
    table: ['GET /@:a/:b', 'GET /:a/:b.longer-text'],
    request: 'GET /@x/y.longer-text',
    finds: ['GET /@:a/:b', { a: 'x', b: 'y.longer-text' }],
  },
  {
    because: 'backtracks from one with text to the next, to a parameter and to a wildcard',
    table: ['GET /v:a/1', 'GET /:b.x/2', 'GET /:c/3', 'GET /*all'],
    request: 'GET /v5.x/3',
    finds: ['GET /:c/3', { c: 'v5.x' }],
  },
  {
    because: 'backtracks over a segment with text',
    table: ['GET /v:a/:b/c', 'GET /:x/*rest'],
    request: 'GET /v1/2/d',
    finds: ['GET /:x/*rest', { x: 'v1', rest: '2/d' }],
  },
  {
    because: 'more segments after one with text',
    table: ['GET /v:a.x/b/:c', 'GET /v:a.x/:b'],
    request: 'GET /v1.x/b/c',
    finds: ['GET /v:a.x/b/:c', { a: '1', c: 'c' }],
  },
  {
    because: 'another method at the longer text',
    table: ['POST /:id.json', 'GET /:id'],
    request: 'GET /5.json',
    finds: ['GET /:id', { id: '5.json' }],
  },
  {
    because: 'text that is sent escaped, and a value that is decoded after the text is compared',
    table: ['GET /@:name', 'GET /:id'],
    request: 'GET /%40a%40b%2Fc',
    finds: ['GET /@:name', { name: 'a@b/c' }],
  },
  {
    because: 'text after a parameter that is sent escaped',
    table: ['GET /:id.é', 'GET /:id'],
    request: 'GET /5%2E%C3%A9',
    finds: ['GET /:id.é', { id: '5' }],
  },
  {
    because: 'an escape that is malformed',
    table: ['GET /@:name'],
    request: 'GET /@%zz',
    finds: 'malformed',
  },
  {
    because: 'text is case-sensitive',
    table: ['GET /v:id'],
    request: 'GET /V1',
    finds: 'nothing',
  },
  {
    because: 'a trailing slash after text',
    table: ['GET /:id.json'],
    request: 'GET /5.json/',
    finds: ['GET /:id.json', { id: '5' }],
  },
  {
    because: 'a trailing slash after text, where it matters',
    table: ['GET /:id.json'],
    strict: true,
    request: 'GET /5.json/',
    finds: 'nothing',
  },

  // Wildcards.
  {
    because: 'a wildcard after a parameter',
    table: ['GET /:repo/tree/*path'],
    request: 'GET /koa/tree/lib/application.js',
    finds: ['GET /:repo/tree/*path', { repo: 'koa', path: 'lib/application.js' }],
  },
  {
    because: 'a wildcard takes at least one segment',
    table: ['GET /files/*path'],
    request: 'GET /files',
    finds: 'nothing',
  },
  {
    because: 'a wildcard does not take an empty segment',
    table: ['GET /files/*path'],
    request: 'GET /files/',
    finds: 'nothing',
  },
  { because: 'a wildcard does not match the root', table: ['GET /*path'], request: 'GET /', finds: 'nothing' },
  {
    because: 'a wildcard does not match `//`',
    table: ['GET /files/*path'],
    request: 'GET /files/a//b',
    finds: 'nothing',
  },
  {
    because: 'a wildcard does not match `//` at its start',
    table: ['GET /files/*path'],
    request: 'GET /files//a',
    finds: 'nothing',
  },
  {
    because: 'a trailing slash is not part of a wildcard',
    table: ['GET /files/*path'],
    request: 'GET /files/a/b/',
    finds: ['GET /files/*path', { path: 'a/b' }],
  },
  {
    because: 'each segment of a wildcard is decoded',
    table: ['GET /files/*path'],
    request: 'GET /files/caf%C3%A9/a%20b%2Fc',
    finds: ['GET /files/*path', { path: 'café/a b/c' }],
  },

  // Slashes.
  { because: 'a trailing slash', table: places, request: 'GET /places/', finds: ['GET /places'] },
  {
    because: 'a trailing slash after a parameter',
    table: places,
    request: 'GET /places/5/',
    finds: ['GET /places/:id', { id: '5' }],
  },
  { because: 'a declared trailing slash', table: ['GET /places/'], request: 'GET /places', finds: ['GET /places/'] },
  { because: 'two trailing slashes', table: places, request: 'GET /places//', finds: 'nothing' },
  { because: 'an empty parameter', table: places, request: 'GET /places//rooms', finds: 'nothing' },
  { because: 'two leading slashes', table: places, request: 'GET //places', finds: 'nothing' },
  { because: 'only slashes', table: ['GET /', 'GET /:id', 'GET /*path'], request: 'GET //', finds: 'nothing' },
  { because: 'strict: no trailing slash', table: places, strict: true, request: 'GET /places', finds: ['GET /places'] },
  { because: 'strict: a trailing slash', table: places, strict: true, request: 'GET /places/', finds: 'nothing' },
  {
    because: 'strict: a trailing slash after a parameter',
    table: places,
    strict: true,
    request: 'GET /places/5/',
    finds: 'nothing',
  },
  {
    because: 'strict: a trailing slash after a wildcard',
    table: ['GET /*path'],
    strict: true,
    request: 'GET /a/',
    finds: 'nothing',
  },
  { because: 'strict: the root', table: ['GET /'], strict: true, request: 'GET /', finds: ['GET /'] },
  {
    because: 'strict: declared with a slash',
    table: ['GET /a', 'GET /a/', 'GET /:id/'],
    strict: true,
    request: 'GET /a/',
    finds: ['GET /a/'],
  },
  {
    because: 'strict: declared with a slash after a parameter',
    table: ['GET /a', 'GET /:id/'],
    strict: true,
    request: 'GET /a/',
    finds: ['GET /:id/', { id: 'a' }],
  },
  {
    because: 'strict: declared with a slash, sent without',
    table: ['GET /a/', 'GET /:id/'],
    strict: true,
    request: 'GET /a',
    finds: 'nothing',
  },

  // Escapes.
  {
    because: '%2F stays in its parameter',
    table: places,
    request: 'GET /places/a%2Fb',
    finds: ['GET /places/:id', { id: 'a/b' }],
  },
  {
    because: '%2f stays in its parameter',
    table: places,
    request: 'GET /places/a%2frooms',
    finds: ['GET /places/:id', { id: 'a/rooms' }],
  },
  {
    because: 'an escape late in a long parameter',
    table: places,
    request: 'GET /places/a-rather-long-value%20of/rooms/another-rather-long-one%21',
    finds: ['GET /places/:placeId/rooms/:id', { placeId: 'a-rather-long-value of', id: 'another-rather-long-one!' }],
  },
  {
    because: 'a long parameter before a trailing slash',
    table: places,
    request: 'GET /places/a-rather-long-value/',
    finds: ['GET /places/:id', { id: 'a-rather-long-value' }],
  },
  {
    because: 'decoded once',
    table: places,
    request: 'GET /places/%252F%2525',
    finds: ['GET /places/:id', { id: '%2F%25' }],
  },
  {
    because: 'escapes of one, two, three and four bytes',
    table: places,
    request: 'GET /places/%20%c3%A9%E2%82%aC%F0%9F%9a%82',
    finds: ['GET /places/:id', { id: ' é€🚂' }],
  },
  {
    because: 'a plus sign is not decoded',
    table: places,
    request: 'GET /places/a+b',
    finds: ['GET /places/:id', { id: 'a+b' }],
  },
  {
    because: 'an escaped trailing slash',
    table: places,
    request: 'GET /places/%2F',
    finds: ['GET /places/:id', { id: '/' }],
  },
  {
    because: 'an escaped letter in a literal',
    table: places,
    request: 'GET /pl%61c%65s',
    finds: ['GET /places'],
  },
  {
    because: 'an escaped literal before a parameter',
    table: places,
    request: 'GET /places/%73earch',
    finds: ['GET /places/search'],
  },
  { because: 'a unicode literal', table: ['GET /café'], request: 'GET /caf%C3%A9', finds: ['GET /café'] },
  {
    because: 'a unicode literal with escapes in lower case',
    table: ['GET /café'],
    request: 'GET /caf%c3%a9',
    finds: ['GET /café'],
  },
  {
    because: 'a literal that is declared escaped',
    table: ['GET /caf%C3%A9'],
    request: 'GET /caf%c3%a9',
    finds: ['GET /caf%C3%A9'],
  },
  {
    because: 'an astral literal',
    table: ['GET /🚂/:id'],
    request: 'GET /%F0%9F%9A%82/1',
    finds: ['GET /🚂/:id', { id: '1' }],
  },
  { because: 'a literal with an escaped slash', table: ['GET /a%2Fb'], request: 'GET /a%2fb', finds: ['GET /a%2Fb'] },
  { because: 'an escaped slash is no slash', table: ['GET /a/b'], request: 'GET /a%2Fb', finds: 'nothing' },
  { because: 'a literal with a percent sign', table: ['GET /100%'], request: 'GET /100%25', finds: ['GET /100%'] },
  { because: 'a requested colon is no parameter', table: ['GET /a/b'], request: 'GET /:a/b', finds: 'nothing' },
  { because: 'an escaped dot', table: ['GET /a/:id'], request: 'GET /a/%2e%2E', finds: ['GET /a/:id', { id: '..' }] },
  { because: 'NUL', table: places, request: 'GET /places/%00', finds: ['GET /places/:id', { id: '\0' }] },
  {
    because: 'a raw lone surrogate',
    table: places,
    request: 'GET /places/\ud800',
    finds: ['GET /places/:id', { id: '\ud800' }],
  },
  {
    because: 'a raw lone surrogate beside an escape',
    table: places,
    request: 'GET /places/\udc00%41',
    finds: ['GET /places/:id', { id: '\udc00A' }],
  },
  {
    because: 'an incomplete escape in a long parameter',
    table: places,
    request: 'GET /places/a-rather-long-value%',
    finds: 'malformed',
  },
  {
    because: 'an incomplete escape in a path without a route',
    table: places,
    request: 'GET /places/a-rather-long-value%/x',
    finds: 'malformed',
  },
  { because: 'an incomplete escape', table: places, request: 'GET /places/5%', finds: 'malformed' },
  { because: 'an escape of one digit', table: places, request: 'GET /places/%4', finds: 'malformed' },
  { because: 'an escape broken by a slash', table: places, request: 'GET /places/%4/rooms', finds: 'malformed' },
  { because: 'an escape without digits', table: places, request: 'GET /places/%zz', finds: 'malformed' },
  { because: 'a percent sign before an escape', table: places, request: 'GET /places/%%25', finds: 'malformed' },
  { because: 'an escape whose digit is escaped', table: places, request: 'GET /places/%2%35', finds: 'malformed' },
  { because: 'Latin-1', table: places, request: 'GET /places/caf%E9', finds: 'malformed' },
  { because: 'a lone continuation byte', table: places, request: 'GET /places/%80', finds: 'malformed' },
  { because: 'a character cut short', table: places, request: 'GET /places/%C3', finds: 'malformed' },
  { because: 'a character broken by a slash', table: places, request: 'GET /places/%C3/%A9', finds: 'malformed' },
  {
    because: 'a character broken by an escaped slash',
    table: places,
    request: 'GET /places/%C3%2F',
    finds: 'malformed',
  },
  { because: 'an overlong slash', table: places, request: 'GET /places/%C0%AF', finds: 'malformed' },
  { because: 'an overlong NUL', table: places, request: 'GET /places/%E0%80%80', finds: 'malformed' },
  { because: 'an escaped surrogate', table: places, request: 'GET /places/%ED%A0%80', finds: 'malformed' },
  { because: 'beyond Unicode', table: places, request: 'GET /places/%F4%90%80%80', finds: 'malformed' },
  { because: 'malformed in a path without a route', table: places, request: 'GET /elsewhere/%zz', finds: 'malformed' },
  { because: 'malformed beside an empty segment', table: places, request: 'GET //%zz', finds: 'malformed' },
  { because: 'malformed in a wildcard', table: ['GET /*path'], request: 'GET /a/%zz/b', finds: 'malformed' },
  {
    because: 'malformed, and a method without a route',
    table: places,
    request: 'LOCK /places/%zz',
    finds: 'malformed',
  },

  // Methods.
  {
    because: 'HEAD matches a GET route',
    table: places,
    request: 'HEAD /places/5',
    finds: ['GET /places/:id', { id: '5' }],
  },
  {
    because: 'HEAD matches its own route first',
    table: ['GET /a/:id', 'HEAD /a/:key'],
    request: 'HEAD /a/1',
    finds: ['HEAD /a/:key', { key: '1' }],
  },
  {
    because: 'HEAD matches the path that goes first',
    table: ['GET /a/b', 'HEAD /a/:key'],
    request: 'HEAD /a/b',
    finds: ['GET /a/b'],
  },
  { because: 'GET does not match a HEAD route', table: ['HEAD /a'], request: 'GET /a', finds: 'nothing' },
  {
    because: 'ALL matches every method',
    table: ['ALL /a/:id'],
    request: 'PROPFIND /a/1',
    finds: ['ALL /a/:id', { id: '1' }],
  },
  { because: 'the method before ALL', table: ['ALL /a', 'POST /a'], request: 'POST /a', finds: ['POST /a'] },
  { because: 'ALL for the other methods', table: ['POST /a', 'ALL /a'], request: 'GET /a', finds: ['ALL /a'] },
  { because: 'HEAD matches GET before ALL', table: ['ALL /a', 'GET /a'], request: 'HEAD /a', finds: ['GET /a'] },
  {
    because: 'a literal with ALL before a parameter with the method',
    table: ['GET /a/:id', 'ALL /a/b'],
    request: 'GET /a/b',
    finds: ['ALL /a/b'],
  },
  { because: 'a method of any name', table: ['REPORT /a'], request: 'REPORT /a', finds: ['REPORT /a'] },
  {
    because: 'a method named like a member of Object.prototype',
    table: places,
    request: 'constructor /places',
    finds: 'nothing',
  },
  { because: 'a request with the method ALL', table: ['ALL /a', 'GET /b'], request: 'ALL /b', finds: 'nothing' },

  // Names that are members of Object.prototype.
  {
    because: 'parameters named like members of Object.prototype',
    table: ['GET /:__proto__/:constructor/:toString'],
    request: 'GET /a/b/c',
    finds: [
      'GET /:__proto__/:constructor/:toString',
      // Not an object literal, where `__proto__: 'a'` would set the prototype.
      Object.fromEntries([
        ['__proto__', 'a'],
        ['constructor', 'b'],
        ['toString', 'c'],
      ]),
    ],
  },
  { because: 'a request for `__proto__`', table: places, request: 'GET /__proto__', finds: 'nothing' },
  { because: 'a request for `constructor`', table: places, request: 'GET /places/5/constructor', finds: 'nothing' },
  {
    because: '`__proto__` as a value',
    table: places,
    request: 'GET /places/__proto__',
    finds: ['GET /places/:id', { id: '__proto__' }],
  },
  {
    because: '`__proto__` as a literal',
    table: ['GET /__proto__/:id'],
    request: 'GET /__proto__/1',
    finds: ['GET /__proto__/:id', { id: '1' }],
  },
]

/** The methods for `Allow` at a path: in the fixed order, with HEAD wherever GET is. */
export const allowedCases: readonly (Omit<MatcherCase, 'finds' | 'request'> & {
  readonly path: string
  readonly allows: readonly string[]
})[] = [
  { because: 'HEAD with GET', table: places, path: '/places', allows: ['GET', 'HEAD', 'POST'] },
  {
    because: 'all routes that match the path',
    table: places,
    path: '/places/search',
    allows: ['GET', 'HEAD', 'PATCH'],
  },
  {
    because: 'literal, parameter and wildcard together',
    table: ['DELETE /a', 'PUT /:id', 'POST /*path'],
    path: '/a',
    allows: ['POST', 'PUT', 'DELETE'],
  },
  {
    because: 'other methods last, in alphabetical order',
    table: ['REPORT /a', 'OPTIONS /a', 'LOCK /a', 'GET /a'],
    path: '/a',
    allows: ['GET', 'HEAD', 'OPTIONS', 'LOCK', 'REPORT'],
  },
  {
    because: 'ALL is every method',
    table: ['ALL /a', 'LOCK /a'],
    path: '/a',
    allows: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'LOCK'],
  },
  { because: 'HEAD alone', table: ['HEAD /a'], path: '/a', allows: ['HEAD'] },
  { because: 'an unknown path', table: places, path: '/rooms', allows: [] },
  { because: 'a malformed path', table: places, path: '/places/%zz', allows: [] },
  { because: 'an escaped path', table: places, path: '/pl%61ces', allows: ['GET', 'HEAD', 'POST'] },
  { because: 'a trailing slash', table: places, path: '/places/', allows: ['GET', 'HEAD', 'POST'] },
  { because: 'strict', table: places, strict: true, path: '/places/', allows: [] },
  { because: 'no leading slash', table: places, path: '*', allows: [] },
]
