/** Requests, each with its explanation: the summary and the reason of every route. */
export interface ExplainCase {
  readonly because: string
  readonly table: readonly string[]
  readonly strict?: boolean
  readonly request: string
  readonly summary: string
  /** The reason of each route, in the order of the table. */
  readonly why: readonly string[]
}

const PLACES = ['GET /places', 'GET /places/:id', 'DELETE /places/:id', 'GET /places/search']

export const explainCases: readonly ExplainCase[] = [
  {
    because: 'a route answers',
    table: PLACES,
    request: 'GET /places/5',
    summary: 'GET /places/:id (health) answers',
    why: [
      "the request has 1 extra segment: '5'",
      'answers',
      'the route is for DELETE, not GET',
      "segment 2 is 'search', not '5'",
    ],
  },
  {
    because: 'a literal goes before a parameter',
    table: PLACES,
    request: 'GET /places/search',
    summary: 'GET /places/search (health) answers',
    why: [
      "the request has 1 extra segment: 'search'",
      'GET /places/search takes precedence: in segment 2, a literal goes before a parameter',
      'the route is for DELETE, not GET',
      'answers',
    ],
  },
  {
    because: 'a parameter goes before a wildcard, and a longer wildcard before a shorter one',
    table: ['GET /a/*rest', 'GET /a/:b/:c', 'GET /*all', 'GET /a/:b/*rest'],
    request: 'GET /a/1/2',
    summary: 'GET /a/:b/:c (health) answers',
    why: [
      'GET /a/:b/:c takes precedence: in segment 2, a parameter goes before a wildcard',
      'answers',
      'GET /a/:b/:c takes precedence: in segment 1, a literal goes before a wildcard',
      'GET /a/:b/:c takes precedence: in segment 3, a parameter goes before a wildcard',
    ],
  },
  {
    because: "a method's own route goes before one of all",
    table: ['ALL /a', 'GET /a'],
    request: 'GET /a',
    summary: 'GET /a (health) answers',
    why: ['GET /a takes precedence: GET goes before ALL', 'answers'],
  },
  {
    because: "HEAD's own route goes before GET's",
    table: ['GET /a', 'HEAD /a', 'ALL /a'],
    request: 'HEAD /a',
    summary: 'HEAD /a (health) answers',
    why: [
      'HEAD /a takes precedence: HEAD goes before GET',
      'answers',
      'HEAD /a takes precedence: HEAD goes before ALL',
    ],
  },
  {
    because: "GET's route answers HEAD",
    table: ['GET /a', 'POST /a'],
    request: 'HEAD /a',
    summary: 'GET /a (health) answers HEAD without content',
    why: ['answers HEAD without content', 'the route is for POST, not HEAD'],
  },
  {
    because: 'of two routes with equal precedence the first answers',
    table: ['GET /a/:b', 'GET /a/:c'],
    request: 'GET /a/1',
    summary: 'GET /a/:b (health) answers',
    why: ['answers', 'GET /a/:b takes precedence: it is declared first'],
  },
  {
    because: 'no route has the path',
    table: ['GET /', 'GET /a/b/c', 'GET /a/b/:c/d', 'GET /files/*path'],
    request: 'GET /a/b',
    summary: '404: no route has this path',
    why: [
      "the request has 2 extra segments: 'a/b'",
      "the request is missing 1 segment: 'c'",
      "the request is missing 2 segments: ':c/d'",
      "segment 1 is 'files', not 'a'",
    ],
  },
  {
    because: 'a wildcard takes one segment or more',
    table: ['GET /files/*path'],
    request: 'GET /files',
    summary: '404: no route has this path',
    why: ["the request is missing 1 segment: '*path'"],
  },
  {
    because: 'the path is routed for other methods',
    table: ['GET /places', 'POST /places', 'GET /about'],
    request: 'DELETE /places',
    summary: '405: the path is routed for GET, HEAD, POST',
    why: [
      'the route is for GET, not DELETE',
      'the route is for POST, not DELETE',
      "segment 1 is 'about', not 'places'",
    ],
  },
  {
    because: 'no route can have the method',
    table: ['GET /places'],
    request: 'PURGE /places',
    summary: '501: no route can have this method; the path is routed for GET, HEAD',
    why: ['the route is for GET, not PURGE'],
  },
  {
    because: 'an unknown method gets 404 at a path that is not routed',
    table: ['GET /places'],
    request: 'PURGE /rooms',
    summary: '404: no route has this path',
    why: ["segment 1 is 'places', not 'rooms'"],
  },
  {
    because: 'the router answers OPTIONS itself',
    table: ['GET /places'],
    request: 'OPTIONS /places',
    summary: '200: the router answers OPTIONS itself, with Allow: GET, HEAD',
    why: ['the route is for GET, not OPTIONS'],
  },
  {
    because: 'paths are case-sensitive',
    table: ['GET /places/:id/Rooms'],
    request: 'GET /places/5/rooms',
    summary: '404: no route has this path',
    why: ["segment 3 is 'Rooms', not 'rooms': paths are case-sensitive"],
  },
  {
    because: 'Unicode forms differ',
    table: ['GET /caf\u00e9'],
    request: 'GET /cafe%CC%81',
    summary: '404: no route has this path',
    why: ["segment 1 is 'caf\u00e9', not 'cafe\u0301': the same letters in another Unicode form"],
  },
  {
    because: 'escapes are decoded, and an escaped slash does not separate segments',
    table: ['GET /café/:id', 'GET /café/:id/b'],
    request: 'GET /caf%C3%A9/a%2Fb',
    summary: 'GET /café/:id (health) answers',
    why: ['answers', "the request is missing 1 segment: 'b'"],
  },
  {
    because: 'an escape is malformed',
    table: ['GET /a/:b', 'POST /*c'],
    request: 'GET /a/%zz',
    summary: "400: the path has a malformed escape in segment 2, '%zz'",
    why: ["the path has a malformed escape in segment 2, '%zz'", "the path has a malformed escape in segment 2, '%zz'"],
  },
  {
    because: 'a segment is empty',
    table: ['GET /a/:b', 'GET /a/b', 'GET /*rest', 'GET /a'],
    request: 'GET /a//',
    summary: '404: no route has this path',
    why: Array(4).fill("segment 2 is empty: '//' never matches"),
  },
  {
    because: 'a trailing slash is ignored',
    table: ['GET /a/:b'],
    request: 'GET /a/b/',
    summary: 'GET /a/:b (health) answers',
    why: ['answers'],
  },
  {
    because: "a trailing slash makes a different path where trailingSlash is 'strict'",
    table: ['GET /a', 'GET /*rest', 'GET /a/:b', 'GET /b'],
    strict: true,
    request: 'GET /a/',
    summary: '404: no route has this path',
    why: [
      ...Array(3).fill("the route has no trailing slash, and trailingSlash is 'strict'"),
      "segment 1 is 'b', not 'a'",
    ],
  },
  {
    because: "a route may declare a trailing slash where trailingSlash is 'strict'",
    table: ['GET /a/'],
    strict: true,
    request: 'GET /a',
    summary: '404: no route has this path',
    why: ["the route has a trailing slash, and trailingSlash is 'strict'"],
  },
  {
    because: 'a path must begin with a slash',
    table: ['ALL /*rest'],
    request: 'OPTIONS *',
    summary: '404: the path does not begin with a slash',
    why: ['the path does not begin with a slash'],
  },
  {
    because: 'a long segment is cut',
    table: ['GET /a'],
    request: `GET /${'b'.repeat(1000)}`,
    summary: '404: no route has this path',
    why: [`segment 1 is 'a', not '${'b'.repeat(59)}…'`],
  },
  {
    because: 'a parameter with more text around it goes first',
    table: ['GET /:id', 'GET /v:id', 'GET /:id.json', 'GET /v:id.x', 'GET /vx:id', 'GET /*all'],
    request: 'GET /v1.json',
    summary: 'GET /:id.json (health) answers',
    why: [
      'GET /:id.json takes precedence: in segment 1, a parameter with text around it goes before a parameter',
      'GET /:id.json takes precedence: in segment 1, :id.json has more text than v:id',
      'answers',
      "segment 1 is 'v:id.x', and 'v1.json' does not end with '.x'",
      "segment 1 is 'vx:id', and 'v1.json' does not begin with 'vx'",
      'GET /:id.json takes precedence: in segment 1, a parameter with text around it goes before a wildcard',
    ],
  },
  {
    because: 'of two with equally much text, the one with more before the parameter goes first',
    table: ['GET /:id.bc', 'GET /abc:id', 'GET /abc.bc:id'],
    request: 'GET /abc.bc',
    summary: 'GET /abc:id (health) answers',
    why: [
      'GET /abc:id takes precedence: in segment 1, abc:id has more text before its parameter than :id.bc',
      'answers',
      "segment 1 is 'abc.bc:id', and 'abc.bc' has no value",
    ],
  },
  {
    because: 'literal colons',
    table: ['GET /books\\:create', 'GET /books\\:list/:id', 'GET /:id\\:archive', 'GET /books:create'],
    request: 'GET /books:create',
    summary: 'GET /books\\:create (health) answers',
    why: [
      'answers',
      "segment 1 is 'books\\:list', not 'books:create'",
      "segment 1 is ':id\\:archive', and 'books:create' does not end with ':archive'",
      'GET /books\\:create takes precedence: in segment 1, a literal goes before a parameter with text around it',
    ],
  },
  { because: 'the table is empty', table: [], request: 'GET /', summary: '404: no route has this path', why: [] },
]
