/** What a matcher must find: a table of `METHOD /path`, one request, and the route and parameters of its match. */
export interface MatcherCase {
  readonly because: string
  readonly table: readonly string[]
  readonly strict?: true
  readonly request: string
  /** The route as written in the table and its parameters, or the outcome without a route. */
  readonly finds: readonly [route: string, params?: Readonly<Record<string, string>>] | 'nothing' | 'malformed'
}

/** A case: after the request, what it finds, with the parameters of a route. */
const find = (
  because: string,
  table: readonly string[],
  request: string,
  found: string,
  params?: Readonly<Record<string, string>>,
): MatcherCase => ({
  because,
  table,
  request,
  finds: found === 'nothing' || found === 'malformed' ? found : params ? [found, params] : [found],
})
const findStrictly = (...given: Parameters<typeof find>): MatcherCase => ({ ...find(...given), strict: true })

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
  find('the root', ['GET /'], 'GET /', 'GET /'),
  find('the root matches only itself', ['GET /'], 'GET /a', 'nothing'),
  find('a literal', places, 'GET /places', 'GET /places'),
  find('another method', places, 'POST /places', 'POST /places'),
  find('a method without a route there', places, 'DELETE /places', 'nothing'),
  find('a parameter', places, 'GET /places/5', 'GET /places/:id', { id: '5' }),
  find('two parameter names at one position', places, 'GET /places/5/rooms/7', 'GET /places/:placeId/rooms/:id', {
    placeId: '5',
    id: '7',
  }),
  find('longer than any route', places, 'GET /places/5/rooms/7/beds', 'nothing'),
  find('shorter than any route', ['GET /a/b/c'], 'GET /a/b', 'nothing'),
  find('the start of a literal', places, 'GET /place', 'nothing'),
  find('a literal and more characters', places, 'GET /placesx', 'nothing'),
  find('case-sensitive', places, 'GET /Places', 'nothing'),
  find('no leading slash', places, 'GET places', 'nothing'),
  find('the empty path', ['GET /', 'GET /*path'], 'GET ', 'nothing'),
  find('the asterisk form', ['OPTIONS /', 'OPTIONS /:id'], 'OPTIONS *', 'nothing'),

  // A literal before a parameter before a wildcard.
  find('a literal before a parameter', places, 'GET /places/search', 'GET /places/search'),
  find('a parameter value that begins like a literal', places, 'GET /places/sea', 'GET /places/:id', { id: 'sea' }),
  find('a parameter value that begins with a whole literal', places, 'GET /places/searching', 'GET /places/:id', {
    id: 'searching',
  }),
  find('a literal with another method does not hide a parameter', places, 'PATCH /places/search', 'PATCH /places/:id', {
    id: 'search',
  }),
  find('backtracks from a literal', places, 'GET /places/search/rooms', 'GET /places/:placeId/rooms', {
    placeId: 'search',
  }),
  find('backtracks over two segments', ['GET /a/b/c/d', 'GET /:x/b/:y/e'], 'GET /a/b/c/e', 'GET /:x/b/:y/e', {
    x: 'a',
    y: 'c',
  }),
  find('keeps no parameter of an abandoned branch', ['GET /a/:lost/c', 'GET /:x/b/d'], 'GET /a/b/d', 'GET /:x/b/d', {
    x: 'a',
  }),
  find('an earlier literal wins over a later one', ['GET /:a/b/c', 'GET /a/:b/:c'], 'GET /a/b/c', 'GET /a/:b/:c', {
    b: 'b',
    c: 'c',
  }),
  find('a parameter before a wildcard', ['GET /files/*path', 'GET /files/:id'], 'GET /files/a', 'GET /files/:id', {
    id: 'a',
  }),
  find(
    'backtracks to a wildcard',
    ['GET /files/*path', 'GET /files/:id/edit'],
    'GET /files/a/show',
    'GET /files/*path',
    { path: 'a/show' },
  ),
  find('the deeper of two wildcards', ['GET /*path', 'GET /files/*rest'], 'GET /files/a', 'GET /files/*rest', {
    rest: 'a',
  }),

  find('one of three literals that share a slot', ['GET /a', 'GET /A', 'GET /!'], 'GET /A', 'GET /A'),
  find('another of the three', ['GET /a', 'GET /A', 'GET /!'], 'GET /!', 'GET /!'),
  find('none of the three', ['GET /a', 'GET /A', 'GET /!'], 'GET /Á', 'nothing'),

  // Text around a parameter.
  find('text before a parameter', ['GET /@:name', 'GET /:id'], 'GET /@ann', 'GET /@:name', { name: 'ann' }),
  find('text after a parameter', ['GET /:id.json', 'GET /:id'], 'GET /5.json', 'GET /:id.json', { id: '5' }),
  find('text on both sides, and a value that contains both', ['GET /v:id.x'], 'GET /vv.x.x', 'GET /v:id.x', {
    id: 'v.x',
  }),
  ...['/@', '/.json', '/v', '/v.x', '/@/a'].map(path =>
    find(
      'a parameter between texts is not empty',
      ['GET /@:name', 'GET /:id.json', 'GET /v:id.x', 'GET /@:name/a', 'GET /v:id/b'],
      `GET ${path}`,
      'nothing',
    ),
  ),
  find('texts that overlap in a segment', ['GET /aba:id.ab', 'GET /:id'], 'GET /aba.ab', 'GET /:id', { id: 'aba.ab' }),
  find(
    'a literal colon after a parameter, and one without a parameter',
    ['POST /books/:id', 'POST /books/:id\\:archive', 'POST /books\\:create', 'POST /:name'],
    'POST /books/5:archive',
    'POST /books/:id\\:archive',
    { id: '5' },
  ),
  find(
    'a literal colon is the colon alone, also escaped',
    ['POST /books\\:create', 'POST /:name'],
    'POST /books%3Acreate',
    'POST /books\\:create',
  ),
  find('a literal colon begins no parameter', ['POST /books\\:create'], 'POST /booksandmore', 'nothing'),
  find('a literal colon before a parameter', ['PUT /user\\::name', 'PUT /:id'], 'PUT /user:ada', 'PUT /user\\::name', {
    name: 'ada',
  }),
  find('the longer text first', ['GET /v:version', 'GET /:id.json', 'GET /:id'], 'GET /v1.json', 'GET /:id.json', {
    id: 'v1',
  }),
  find(
    'the text on both sides counts',
    ['GET /v:version', 'GET /:id.json', 'GET /v:x.json', 'GET /:id', 'GET /*all'],
    'GET /v1.json',
    'GET /v:x.json',
    { x: '1' },
  ),
  find(
    'a literal before any of them',
    ['GET /v:version', 'GET /:id.json', 'GET /v:x.json', 'GET /v1.json'],
    'GET /v1.json',
    'GET /v1.json',
  ),
  find(
    'the longer text before the parameter, where they are equally long',
    ['GET /:id.bc', 'GET /abc:id'],
    'GET /abc.bc',
    'GET /abc:id',
    { id: '.bc' },
  ),
  find(
    'an earlier segment decides, however long the text of a later one is',
    ['GET /@:a/:b', 'GET /:a/:b.longer-text'],
    'GET /@x/y.longer-text',
    'GET /@:a/:b',
    { a: 'x', b: 'y.longer-text' },
  ),
  find(
    'backtracks from one with text to the next, to a parameter and to a wildcard',
    ['GET /v:a/1', 'GET /:b.x/2', 'GET /:c/3', 'GET /*all'],
    'GET /v5.x/3',
    'GET /:c/3',
    { c: 'v5.x' },
  ),
  find('backtracks over a segment with text', ['GET /v:a/:b/c', 'GET /:x/*rest'], 'GET /v1/2/d', 'GET /:x/*rest', {
    x: 'v1',
    rest: '2/d',
  }),
  find('more segments after one with text', ['GET /v:a.x/b/:c', 'GET /v:a.x/:b'], 'GET /v1.x/b/c', 'GET /v:a.x/b/:c', {
    a: '1',
    c: 'c',
  }),
  find('another method at the longer text', ['POST /:id.json', 'GET /:id'], 'GET /5.json', 'GET /:id', {
    id: '5.json',
  }),
  find(
    'text that is sent escaped, and a value that is decoded after the text is compared',
    ['GET /@:name', 'GET /:id'],
    'GET /%40a%40b%2Fc',
    'GET /@:name',
    { name: 'a@b/c' },
  ),
  find('text after a parameter that is sent escaped', ['GET /:id.é', 'GET /:id'], 'GET /5%2E%C3%A9', 'GET /:id.é', {
    id: '5',
  }),
  find('an escape that is malformed', ['GET /@:name'], 'GET /@%zz', 'malformed'),
  find('text is case-sensitive', ['GET /v:id'], 'GET /V1', 'nothing'),
  find('a trailing slash after text', ['GET /:id.json'], 'GET /5.json/', 'GET /:id.json', { id: '5' }),
  findStrictly('a trailing slash after text, where it matters', ['GET /:id.json'], 'GET /5.json/', 'nothing'),

  // Wildcards.
  find(
    'a wildcard after a parameter',
    ['GET /:repo/tree/*path'],
    'GET /koa/tree/lib/application.js',
    'GET /:repo/tree/*path',
    { repo: 'koa', path: 'lib/application.js' },
  ),
  find('a wildcard takes at least one segment', ['GET /files/*path'], 'GET /files', 'nothing'),
  find('a wildcard does not take an empty segment', ['GET /files/*path'], 'GET /files/', 'nothing'),
  find('a wildcard does not match the root', ['GET /*path'], 'GET /', 'nothing'),
  find('a wildcard does not match `//`', ['GET /files/*path'], 'GET /files/a//b', 'nothing'),
  find('a wildcard does not match `//` at its start', ['GET /files/*path'], 'GET /files//a', 'nothing'),
  find('a trailing slash is not part of a wildcard', ['GET /files/*path'], 'GET /files/a/b/', 'GET /files/*path', {
    path: 'a/b',
  }),
  find(
    'each segment of a wildcard is decoded',
    ['GET /files/*path'],
    'GET /files/caf%C3%A9/a%20b%2Fc',
    'GET /files/*path',
    { path: 'café/a b/c' },
  ),

  // Slashes.
  find('a trailing slash', places, 'GET /places/', 'GET /places'),
  find('a trailing slash after a parameter', places, 'GET /places/5/', 'GET /places/:id', { id: '5' }),
  find('a declared trailing slash', ['GET /places/'], 'GET /places', 'GET /places/'),
  find('two trailing slashes', places, 'GET /places//', 'nothing'),
  find('an empty parameter', places, 'GET /places//rooms', 'nothing'),
  find('two leading slashes', places, 'GET //places', 'nothing'),
  find('only slashes', ['GET /', 'GET /:id', 'GET /*path'], 'GET //', 'nothing'),
  findStrictly('strict: no trailing slash', places, 'GET /places', 'GET /places'),
  findStrictly('strict: a trailing slash', places, 'GET /places/', 'nothing'),
  findStrictly('strict: a trailing slash after a parameter', places, 'GET /places/5/', 'nothing'),
  findStrictly('strict: a trailing slash after a wildcard', ['GET /*path'], 'GET /a/', 'nothing'),
  findStrictly('strict: the root', ['GET /'], 'GET /', 'GET /'),
  findStrictly('strict: declared with a slash', ['GET /a', 'GET /a/', 'GET /:id/'], 'GET /a/', 'GET /a/'),
  findStrictly('strict: declared with a slash after a parameter', ['GET /a', 'GET /:id/'], 'GET /a/', 'GET /:id/', {
    id: 'a',
  }),
  findStrictly('strict: declared with a slash, sent without', ['GET /a/', 'GET /:id/'], 'GET /a', 'nothing'),

  // Escapes.
  find('%2F stays in its parameter', places, 'GET /places/a%2Fb', 'GET /places/:id', { id: 'a/b' }),
  find('%2f stays in its parameter', places, 'GET /places/a%2frooms', 'GET /places/:id', { id: 'a/rooms' }),
  find(
    'an escape late in a long parameter',
    places,
    'GET /places/a-rather-long-value%20of/rooms/another-rather-long-one%21',
    'GET /places/:placeId/rooms/:id',
    { placeId: 'a-rather-long-value of', id: 'another-rather-long-one!' },
  ),
  find('a long parameter before a trailing slash', places, 'GET /places/a-rather-long-value/', 'GET /places/:id', {
    id: 'a-rather-long-value',
  }),
  find('decoded once', places, 'GET /places/%252F%2525', 'GET /places/:id', { id: '%2F%25' }),
  find(
    'escapes of one, two, three and four bytes',
    places,
    'GET /places/%20%c3%A9%E2%82%aC%F0%9F%9a%82',
    'GET /places/:id',
    { id: ' é€🚂' },
  ),
  find('a plus sign is not decoded', places, 'GET /places/a+b', 'GET /places/:id', { id: 'a+b' }),
  find('an escaped trailing slash', places, 'GET /places/%2F', 'GET /places/:id', { id: '/' }),
  find('an escaped letter in a literal', places, 'GET /pl%61c%65s', 'GET /places'),
  find('an escaped literal before a parameter', places, 'GET /places/%73earch', 'GET /places/search'),
  find('a unicode literal', ['GET /café'], 'GET /caf%C3%A9', 'GET /café'),
  find('a unicode literal with escapes in lower case', ['GET /café'], 'GET /caf%c3%a9', 'GET /café'),
  find('a literal that is declared escaped', ['GET /caf%C3%A9'], 'GET /caf%c3%a9', 'GET /caf%C3%A9'),
  find('an astral literal', ['GET /🚂/:id'], 'GET /%F0%9F%9A%82/1', 'GET /🚂/:id', { id: '1' }),
  find('a literal with an escaped slash', ['GET /a%2Fb'], 'GET /a%2fb', 'GET /a%2Fb'),
  find('an escaped slash is no slash', ['GET /a/b'], 'GET /a%2Fb', 'nothing'),
  find('a literal with a percent sign', ['GET /100%'], 'GET /100%25', 'GET /100%'),
  find('a requested colon is no parameter', ['GET /a/b'], 'GET /:a/b', 'nothing'),
  find('an escaped dot', ['GET /a/:id'], 'GET /a/%2e%2E', 'GET /a/:id', { id: '..' }),
  find('NUL', places, 'GET /places/%00', 'GET /places/:id', { id: '\0' }),
  find('a raw lone surrogate', places, 'GET /places/\ud800', 'GET /places/:id', { id: '\ud800' }),
  find('a raw lone surrogate beside an escape', places, 'GET /places/\udc00%41', 'GET /places/:id', { id: '\udc00A' }),
  find('an incomplete escape in a long parameter', places, 'GET /places/a-rather-long-value%', 'malformed'),
  find('an incomplete escape in a path without a route', places, 'GET /places/a-rather-long-value%/x', 'malformed'),
  find('an incomplete escape', places, 'GET /places/5%', 'malformed'),
  find('an escape of one digit', places, 'GET /places/%4', 'malformed'),
  find('an escape broken by a slash', places, 'GET /places/%4/rooms', 'malformed'),
  find('an escape without digits', places, 'GET /places/%zz', 'malformed'),
  find('a percent sign before an escape', places, 'GET /places/%%25', 'malformed'),
  find('an escape whose digit is escaped', places, 'GET /places/%2%35', 'malformed'),
  find('Latin-1', places, 'GET /places/caf%E9', 'malformed'),
  find('a lone continuation byte', places, 'GET /places/%80', 'malformed'),
  find('a character cut short', places, 'GET /places/%C3', 'malformed'),
  find('a character broken by a slash', places, 'GET /places/%C3/%A9', 'malformed'),
  find('a character broken by an escaped slash', places, 'GET /places/%C3%2F', 'malformed'),
  find('an overlong slash', places, 'GET /places/%C0%AF', 'malformed'),
  find('an overlong NUL', places, 'GET /places/%E0%80%80', 'malformed'),
  find('an escaped surrogate', places, 'GET /places/%ED%A0%80', 'malformed'),
  find('beyond Unicode', places, 'GET /places/%F4%90%80%80', 'malformed'),
  find('malformed in a path without a route', places, 'GET /elsewhere/%zz', 'malformed'),
  find('malformed beside an empty segment', places, 'GET //%zz', 'malformed'),
  find('malformed in a wildcard', ['GET /*path'], 'GET /a/%zz/b', 'malformed'),
  find('malformed, and a method without a route', places, 'LOCK /places/%zz', 'malformed'),

  // Methods.
  find('HEAD matches a GET route', places, 'HEAD /places/5', 'GET /places/:id', { id: '5' }),
  find('HEAD matches its own route first', ['GET /a/:id', 'HEAD /a/:key'], 'HEAD /a/1', 'HEAD /a/:key', { key: '1' }),
  find('HEAD matches the path that goes first', ['GET /a/b', 'HEAD /a/:key'], 'HEAD /a/b', 'GET /a/b'),
  find('GET does not match a HEAD route', ['HEAD /a'], 'GET /a', 'nothing'),
  find('ALL matches every method', ['ALL /a/:id'], 'PROPFIND /a/1', 'ALL /a/:id', { id: '1' }),
  find('the method before ALL', ['ALL /a', 'POST /a'], 'POST /a', 'POST /a'),
  find('ALL for the other methods', ['POST /a', 'ALL /a'], 'GET /a', 'ALL /a'),
  find('HEAD matches GET before ALL', ['ALL /a', 'GET /a'], 'HEAD /a', 'GET /a'),
  find('a literal with ALL before a parameter with the method', ['GET /a/:id', 'ALL /a/b'], 'GET /a/b', 'ALL /a/b'),
  find('a method of any name', ['REPORT /a'], 'REPORT /a', 'REPORT /a'),
  find('a method named like a member of Object.prototype', places, 'constructor /places', 'nothing'),
  find('a request with the method ALL', ['ALL /a', 'GET /b'], 'ALL /b', 'nothing'),

  // Names that are members of Object.prototype.
  find(
    'parameters named like members of Object.prototype',
    ['GET /:__proto__/:constructor/:toString'],
    'GET /a/b/c',
    'GET /:__proto__/:constructor/:toString', // Not an object literal, where `__proto__: 'a'` would set the prototype.
    Object.fromEntries([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ]),
  ),
  find('a request for `__proto__`', places, 'GET /__proto__', 'nothing'),
  find('a request for `constructor`', places, 'GET /places/5/constructor', 'nothing'),
  find('`__proto__` as a value', places, 'GET /places/__proto__', 'GET /places/:id', { id: '__proto__' }),
  find('`__proto__` as a literal', ['GET /__proto__/:id'], 'GET /__proto__/1', 'GET /__proto__/:id', { id: '1' }),
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
