/** What `signalbox routes` lists with its options, for the example and for small tables, without a process for each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as example } from '../../../examples/places/routes.js'
import { Failure } from '../../../src/cli/output.js'
import { routesCommand } from '../../../src/cli/routes/command.js'
import { type ListingOptions, listingOf } from '../../../src/cli/routes/listing.js'
import { findTables } from '../../../src/cli/routes/tables.js'
import { defineRoutes } from '../../../src/index.js'
import { createLocator } from '../../../src/locate/source.js'
import { root } from '../../support/cli.js'

let locator: Awaited<ReturnType<typeof createLocator>>
beforeAll(async () => {
  locator = await createLocator()
})
afterAll(() => locator.close())

/** The file and line of a text in the example, as JSON shows them. */
const at = (name: string, text: string) => {
  const file = `examples/places/${name}`
  const line =
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex(each => each.includes(text)) + 1
  return { file, line }
}

const lines = (text: string) => text.trimEnd().split('\n')

const uncolored = (_color: string, text: string) => text

/** What the command prints of a table with these arguments. */
const list = (routes: unknown, ...args: readonly string[]) => {
  let given: ListingOptions & { width?: number } = {}
  routesCommand()
    .action((_file: unknown, options: typeof given) => {
      given = options
    })
    .parse(args, { from: 'user' })
  const printing = { style: uncolored, paint: uncolored, locator, folder: root, width: given.width }
  try {
    const {
      output: stdout,
      problem,
      status,
    } = listingOf(findTables({ routes }, 'routes.ts', undefined), given, printing)
    return { stdout, stderr: problem === undefined ? '' : `signalbox: ${problem}\n`, status }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { stdout: '', stderr: `signalbox: ${error.message}\n`, status: 2 }
  }
}
const CONTROLLERS =
  'Ping, V1/Hosts, V1/Host/Places/Photos, V1/Users, V1/Host/Places, V1/Host/Places/Rooms, V1/Host/Places/Rooms/Bookings'
const NOT_PUT = '405: the path is routed for GET, HEAD\nclosest: GET /ping Ping#ping: the route is for GET, not PUT'
const places = (...args: readonly string[]) => list(example, ...args)

describe('signalbox routes --grep', () => {
  it.each([
    { text: 'GET /v1/hosts', found: ['/v1/hosts'] },
    { text: '/V1/Hosts', found: ['/v1/hosts', '/v1/hosts/:id'] },
    { text: '/#(search|preview)$/', found: ['/v1/host/places/:id/preview', '/v1/host/places/search'] },
    { text: 'http://localhost:3000/v1/host/places/search', found: ['/v1/host/places/search'] },
    { text: 'GET /V1/HOSTS/Five', options: ['--ignore-case'], found: ['/v1/hosts/:id'] },
  ])('$text $options finds $found', ({ text, options = [], found }) => {
    const { stdout, status } = places('--grep', text, ...options, '--json', '--method', 'GET')
    expect(JSON.parse(stdout).map(({ path }: { path: string }) => path)).toEqual(found)
    expect(status).toBe(0)
  })

  it.each([
    [['-g', 'nowhere'], "no route contains 'nowhere'"],
    [['-g', 'serach'], "no route contains 'serach': did you mean 'search'?"],
    [['-g', 'ping#pong'], "no route contains 'ping#pong': did you mean 'Ping#ping'?"],
    [['-g', '/nowhere'], 'no route answers /nowhere: 404: no route has this path'],
    [['-g', '/nowhere', '-m', 'get'], 'no route answers GET /nowhere: 404: no route has this path'],
    [['-g', '/nowhere', '-m', 'put,get'], 'no route answers PUT or GET /nowhere: 404: no route has this path'],
    [['-g', '/ping', '-m', 'put'], `no route answers PUT /ping: ${NOT_PUT}`],
    [['-g', 'PUT /ping'], `no route answers PUT /ping: ${NOT_PUT}`],
    [['-g', 'PUT /PING', '-i'], `no route answers PUT /PING: ${NOT_PUT}`],
    [
      ['-g', 'PUT /PING'],
      "no route answers PUT /PING: 404: no route has this path\nclosest: GET /ping Ping#ping: segment 1 is 'ping', not 'PING': paths are case-sensitive",
    ],
    [['-g', 'GET /host'], 'no route answers GET /host: 404: no route has this path'], // though a path, a target and a controller contain it
    [
      ['-g', 'get /v1/user/5'],
      "no route answers GET /v1/user/5: 404: no route has this path\nclosest: GET /v1/user V1/Users#show: the request has 1 extra segment: '5'\nclosest: PUT /v1/user V1/Users#update: the request has 1 extra segment: '5'\nclosest: PATCH /v1/user V1/Users#update: the request has 1 extra segment: '5'",
    ],
    [['-g', 'v1/hostz'], "no route contains 'v1/hostz': did you mean '/v1/hosts'?"], // and no controller
    [['-g', 'plases/x'], "no route contains 'plases/x'"], // and not a path without the end
    [['-g', '/pnig'], "no route answers /pnig: 404: no route has this path: did you mean '/ping'?"],
    [
      ['-g', 'PUT /v1/hosts/5'],
      `no route answers PUT /v1/hosts/5: ${NOT_PUT.replace('/ping Ping#ping', '/v1/hosts/:id V1/Hosts#show')}`,
    ], // and no guess, such as '/v1/hosts'
    [['-g', '/serach/'], 'no route matches /serach/'],
    [['-c', 'plces'], "no route has the controller 'plces': did you mean 'Places'?"],
    [['-c', 'nothing'], `no route has the controller 'nothing'; the controllers are ${CONTROLLERS}`],
    [['-m', 'OPTIONS,QUERY'], 'no route takes OPTIONS or QUERY; the methods are GET, PUT, PATCH, POST, DELETE'],
    [['--use', 'nothing'], "no route is behind 'nothing'; the middlewares are requireUser"],
    [['--use', 'reqireUser'], "no route is behind 'reqireUser': did you mean 'requireUser'?"],
    [['--without', 'reqireUser'], "no route is behind 'reqireUser': did you mean 'requireUser'?"],
    [['-g', 'nowhere', '-c', 'rooms', '-m', 'GET,PUT'], "no route contains 'nowhere'"],
    [['-g', 'rooms', '-m', 'OPTIONS'], 'no route takes OPTIONS; the methods are GET, PUT, PATCH, POST, DELETE'],
    [['-g', '/ping', '-c', 'rooms'], "no route has the controller 'rooms' and answers /ping"],
    [['-g', 'PUT /v1/user', '-m', 'GET'], 'no route takes GET and answers PUT /v1/user'],
    [
      ['-g', 'rooms', '-c', 'ping', '-m', 'GET,PUT'],
      "no route has the controller 'ping' and takes GET or PUT and contains 'rooms'",
    ],
    [
      ['--use', 'requireUser', '--without', 'requireUser'],
      "no route is behind 'requireUser' and is not behind 'requireUser'",
    ],
  ])('exits with 1 if %j finds no route, and says why', (args, message) => {
    expect(places(...args)).toEqual({
      stdout: '',
      stderr: `signalbox: ${message}\n`,
      status: 1,
    })
  })

  it.each([
    ['/(/', 'signalbox: --grep /(/: Invalid regular expression: /(/u: Unterminated group\n'],
    ['/v1/hosts/%ff', 'signalbox: --grep /v1/hosts/%ff: the path has a malformed escape\n'],
  ])('refuses %s with one line on stderr and exit status 2', (text, stderr) => {
    expect(places('-g', text)).toEqual({ stdout: '', stderr, status: 2 })
  })
})

describe('signalbox routes of a small table', () => {
  class Places {
    index() {}
    show() {}
  }
  const check = () => {}

  it('names the kind that a value is not of, and guesses no path', () => {
    const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'], id: 'integer' }))
    expect(list(routes, '--grep', 'DELETE /places/x').stderr).toBe(
      "signalbox: no route answers DELETE /places/x: 404: 'x' is not an integer for /places/:id\nclosest: GET /places/:id Places#show: segment 2 ':id' is an integer, and 'x' is not\n",
    )
  })

  it('says that every route is behind the middleware of --without', () => {
    const routes = defineRoutes({ Places }, r => r.use(check).resources('places', { only: ['index', 'show'] }))
    expect(list(routes, '--without', 'check', '-m', 'GET').stderr).toBe("signalbox: every route is behind 'check'\n")
  })

  it('says that there are no middlewares, and no controllers', () => {
    const routes = defineRoutes({}, r => r.get('ping', () => {}))
    expect(list(routes, '--use', 'check').stderr).toBe(
      "signalbox: no route is behind 'check'; there are no middlewares\n",
    )
    expect(list(routes, '-c', 'places').stderr).toBe(
      "signalbox: no route has the controller 'places'; there are no controllers\n",
    )
  })
})

describe('signalbox routes --use and --without', () => {
  it.each([
    [
      ['--without', 'requireUser'],
      ['/ping', '/health', '/v1/hosts', '/v1/hosts/:id', '/v1/places/:id/photo'],
    ],
    [['--use', 'REQUIREUSER', '-c', 'users', '-m', 'GET'], ['/v1/user']],
    [['-g', 'requireuser', '-c', 'users', '-m', 'GET'], ['/v1/user']],
    [['-g', '/^require/', '-c', 'users', '-m', 'GET'], ['/v1/user']],
  ])('%j lists %j', (args, found) => {
    const { stdout, status } = places(...args, '--json')
    expect(JSON.parse(stdout).map(({ path }: { path: string }) => path)).toEqual(found)
    expect(status).toBe(0)
  })
})

describe('signalbox routes --width', () => {
  it('prints groups in a pipe, as on a terminal', () => {
    const { stdout } = places('--width', '60', '-c', 'users')
    expect(stdout).toBe(`V1/Users  behind requireUser
  GET       /v1/user .... show
  PUT|PATCH /v1/user .. update
`)
  })

  it('folds the lines of --expanded between words', () => {
    const { line } = at('authenticate.ts', 'const requireUser')
    expect(places('-w', '50', '-e', '-g', 'POST /v1/host/places').stdout).toContain(
      `\n  middleware   requireUser\n                 (examples/places/authenticate.ts:${line})\n`,
    )
  })
})

describe('signalbox routes of a table with redirects', () => {
  class Ping {
    ping() {}
  }
  class Places {
    index() {}
  }
  const routes = defineRoutes({ Ping, Places }, r =>
    r
      .redirect('old/:id', 'Ping#ping', { status: 308 })
      .get('places', Places, 'index')
      .get('ping', Ping, 'ping')
      .get('health', () => {}),
  )
  const OLD = 'GET  /old/:id  -> Ping#ping'

  it.each([
    { args: ['-g', '/old/5'], found: [OLD] },
    { args: ['-g', 'ping#ping'], found: [OLD, 'GET  /ping     Ping#ping'] },
    { args: ['-c', 'ping'], found: ['GET  /ping  Ping#ping'] },
    { args: ['-m', 'HEAD', '-g', '/old/5'], found: [OLD] },
    {
      args: ['--sort', 'target'],
      found: [OLD, 'GET  /ping     Ping#ping', 'GET  /places   Places#index', 'GET  /health   (middleware)'],
    },
    {
      args: ['-e', '-g', '/old/5'],
      found: [
        'GET /old/:id',
        '  target       -> Ping#ping',
        '  status       308',
        '  parameters   id = "5"',
        '  curl         curl http://localhost:3000/old/5',
      ],
    },
  ])('lists redirects with $args', ({ args, found }) => {
    expect(lines(list(routes, ...args).stdout)).toEqual(found)
  })

  it('prints their target and status with --json', () => {
    const { stdout } = list(routes, '--json', '-g', '->')
    expect(JSON.parse(stdout)).toEqual([
      { table: 'routes', method: 'GET', path: '/old/:id', params: ['id'], redirect: 'Ping#ping', status: 308, use: [] },
    ])
  })

  it('does not list the target of a redirect with --unused', () => {
    expect(list(routes, '--unused')).toMatchObject({ status: 0, stdout: '' })
  })
})

describe('the details and the order of signalbox routes', () => {
  it('--controller takes the end of a controller path', () => {
    const { stdout } = places('-c', 'rooms', '-m', 'GET,DELETE')
    expect(lines(stdout)).toEqual([
      'GET     /v1/host/places/:id/rooms           V1/Host/Places/Rooms#index    requireUser',
      'GET     /v1/host/places/:placeId/rooms/:id  V1/Host/Places/Rooms#show     requireUser',
      'DELETE  /v1/host/places/:placeId/rooms/:id  V1/Host/Places/Rooms#destroy  requireUser',
    ])
  })

  it.each([
    { sort: 'path', first: 'GET /health', last: 'PATCH /v1/user' },
    { sort: 'method', first: 'GET /health', last: 'DELETE /v1/host/places/:placeId/rooms/:roomId/bookings/:id' },
    { sort: 'target', first: 'GET /ping', last: 'GET /health' },
  ])('--sort $sort sorts the table', ({ sort, first, last }) => {
    const sorted = lines(places('--sort', sort).stdout)
    const route = (line = '') => line.split(/ +/).slice(0, 2).join(' ')
    expect([route(sorted[0]), route(sorted.at(-1))]).toEqual([first, last])
    expect(sorted.sort()).toEqual(lines(places().stdout).sort())
  })

  it('--expanded prints parameters with the values of a request, middleware and sources', () => {
    const { stdout } = places('-e', '-g', '/v1/host/places/5/rooms/a%20b', '-m', 'GET')
    expect(stdout).toBe(`GET /v1/host/places/:placeId/rooms/:id
  target       V1/Host/Places/Rooms#show
  summary      Show a room
  security     bearer
  parameters   placeId = "5"
               id = "a b"
  200          OK
                 id: string
                 name: string
                 beds: integer
  400          An id in the path is of another type.
                 application/problem+json
                 type: string<uri-reference>
                 title: string
                 status: integer
                 detail?: string
                 errors?: {
                   in: "params" | "query" | "headers" | "body"
                   path: (string | number)[]
                   message: string
                 }[]
                 errorCount?: integer
  401          The token is missing, or is that of nobody. (requireUser)
                 as in 400
  404          The host has no such room.
                 as in 400
  middleware   requireUser (examples/places/authenticate.ts:${at('authenticate.ts', 'const requireUser').line})
  source       examples/places/controllers/rooms.ts:${at('controllers/rooms.ts', 'async show(').line}
  curl         curl http://localhost:3000/v1/host/places/5/rooms/a%20b -H 'Authorization: Bearer <token>'
`)
  })

  it('--json prints the array of routes that docs/reference/command-line.md describes', () => {
    const { stdout } = places('--json', '-g', '/(health|hosts\\/:id|user) /', '-m', 'GET')
    expect(JSON.parse(stdout)).toEqual([
      {
        table: 'routes',
        method: 'GET',
        path: '/health',
        params: [],
        middleware: 'middleware',
        contract: {
          summary: 'Ask whether the database answers',
          returns: {
            200: {
              body: {
                type: 'object',
                properties: { ok: { type: 'boolean' } },
                required: ['ok'],
                additionalProperties: false,
              },
            },
          },
        },
        statuses: [200],
        use: [],
        source: at('routes.ts', "get('health'"),
      },
      {
        table: 'routes',
        method: 'GET',
        path: '/v1/hosts/:id',
        params: ['id'],
        target: 'V1/Hosts#show',
        controller: 'V1/Hosts',
        action: 'show',
        contract: { summary: 'Show a host', returns: expect.anything() },
        statuses: [200, 400, 404],
        use: [],
        source: at('controllers/hosts.ts', 'show('),
      },
      {
        table: 'routes',
        method: 'GET',
        path: '/v1/user',
        params: [],
        target: 'V1/Users#show',
        controller: 'V1/Users',
        action: 'show',
        contract: { summary: 'Show yourself', returns: expect.anything() },
        statuses: [200, 401],
        security: [{ bearer: [] }],
        use: [
          {
            name: 'requireUser',
            source: at('authenticate.ts', 'const requireUser'),
            replies: {
              401: {
                description: 'The token is missing, or is that of nobody.',
                type: 'application/problem+json',
                body: expect.objectContaining({ type: 'object' }),
              },
            },
          },
        ],
        source: at('controllers/users.ts', 'show('),
      },
    ])
  })

  it('--json prints the parameters of a request', () => {
    const [route] = JSON.parse(places('--json', '-g', '/v1/hosts/5').stdout)
    expect(route.matched).toEqual({ id: '5' })
  })

  it('--json prints an empty array if no route is found, and exits with 1', () => {
    expect(places('--json', '-g', 'nowhere')).toMatchObject({ stdout: '[]\n', status: 1 })
  })
})
