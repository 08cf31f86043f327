/** What the import makes of a few rows each. */
import { describe, expect, it } from 'vitest'
import { moduleOf } from '../../../src/cli/import/files.js'
import { importReading } from '../../../src/cli/import/imported.js'
import { readList } from '../../../src/cli/import/read/list.js'
import { readOpenApi } from '../../../src/cli/import/read/openapi.js'
import { readRails } from '../../../src/cli/import/read/rails.js'
import type { ImportOptions, Reading } from '../../../src/cli/import/reading.js'

/** The import of a reading, whose proof must hold. */
const imported = (reading: Reading, options: ImportOptions = {}) => {
  const result = importReading(reading, options)
  const { error, missing, added, behind } = result
  expect({ error, missing, added, behind }).toEqual({ error: undefined, missing: [], added: [], behind: [] })
  return result
}
const listed = (lines: string, options?: ImportOptions) => imported(readList(lines, 'list'), options)
const chainOf = (lines: string, options?: ImportOptions) => listed(lines, options).chain.trim()

describe('a list', () => {
  it.each<[string, string, string]>([
    [
      'handlers without names are not one handler',
      'GET /jobs/:id/run\nPOST /jobs/:id/run',
      ".scope('jobs/:jobId', r => r.resource('run', { only: ['show', 'create'] }))",
    ],
    [
      'the plural of me is me',
      'GET /me one\nPOST /me two\nDELETE /me three',
      ".resource('me', { except: ['update'], plural: 'me' })",
    ],
    [
      'one handler with an optional part is one action',
      'GET /admin/reports{/:format} reports',
      ".namespace('admin', r => r\n    .get('reports')\n    .get('reports/:format', 'Admin#reports'))",
    ],
    [
      'routes of one handler share a line',
      'GET|POST /a/b both\nPUT /a/c other',
      ".namespace('a', r => r\n    .get('b').post('b')\n    .put('c'))",
    ],
    [
      'a controller that is given stays beside an action without one',
      'GET /orders/:id Orders#show\nPUT /orders/:id Orders#update\nGET /orders/:id/terms\nPUT /orders/:id/terms Orders#update',
      ".resources('orders', { only: ['show', 'update'], update: 'put' }, r => r\n    .get('terms')\n    .put('terms', 'Orders#update'))",
    ],
    [
      'a controller that is given stays inside a resource that gets one of its own',
      'GET /places/:id/rooms/:roomId\nPOST /places/:id/rooms\nPOST /places/:id/rooms/:roomId/publish Rooms#publish\nGET /x Rooms#show',
      ".scope('places/:placeId', r => r\n    .resources('rooms', { only: ['create', 'show'], controller: 'PlacesIdRoomsRooms' }, r => r.post('publish', 'Rooms#publish')))\n  .get('x', 'Rooms#show')",
    ],
    [
      'an update by one method has the option of its name',
      'GET /places/:id show\nPUT /places/:id save\nDELETE /places/:id drop',
      ".resources('places', { except: ['index', 'create'], update: 'put' })",
    ],
    [
      'open actions come first, in a resource of their own',
      `GET /places list\nGET /places/:id show\nPOST /places create +auth\nPUT|PATCH /places/:id update +auth
DELETE /places/:id destroy +auth\nPOST /places/:id/publish publish +auth`,
      ".resources('places', { only: ['index', 'show'] })\n  .resources('places', { except: ['index', 'show'], use: auth }, r => r.post('publish'))",
    ],
    [
      'patterns of digits and of UUIDs are kinds',
      'GET /places/:id(\\d+) show\nGET /:org([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/x find',
      ".resources('places', { only: ['show'], id: 'bigint' })\n  .get(':org/x', { params: { org: 'uuid' } }, 'Root#find')",
    ],
    [
      'a parameter of a few words is a route for each',
      'GET /:view(drafts|likes) view',
      ".resources('drafts', { only: ['index'] })\n  .resources('likes', { only: ['index'] })",
    ],
    [
      'a name with another id',
      'GET /videos/:slug show\nGET /videos/:slug/likes likes\nGET /videos list',
      ".resources('videos', { only: ['index', 'show'], param: 'slug' }, r => r.get('likes'))",
    ],
    [
      'handlers without names are named after their parameters',
      'GET /@:name\nGET /*rest\nGET /',
      ".get('/', 'Root#show')\n  .get('@:name', 'Root#byName')\n  .get('*rest', 'Root#rest')",
    ],
    ['a scope with a parameter has one that is free', 'GET /:id/a/:id/b one', ".get(':id/a/:id2/b', 'Root#one')"],
    [
      'any path is the root, and a wildcard',
      'ALL (.*) missing',
      ".all('/', 'Root#missing')\n  .all('*path', 'Root#missing')",
    ],
    [
      'two handlers do not become one action of a controller',
      'GET /places a\nGET /places/:id b\nGET /:org/places c\nGET /:org/places/:id d\nGET /:org/places/search e',
      ".resources('places', { only: ['index', 'show'] })\n  .scope(':org', r => r\n    .resources('places', { only: ['index', 'show'], controller: 'OrgPlaces' }, r => r\n      .collection(r => r.get('search'))))",
    ],
    [
      'targets bind',
      'GET /x Admin/Places#show\nGET /y Admin/Places#index',
      ".get('x', 'Admin/Places#show')\n  .get('y', 'Admin/Places#index')",
    ],
  ])('%s', (_, lines, chain) => {
    expect(chainOf(lines)).toBe(chain)
  })

  it('puts two handlers of one path into one route', () => {
    const { chain, duplicates, table } = listed('GET /places/:id load +auth\nGET /places/:id show +auth')
    expect(chain.trim()).toBe(".use(auth).use(load)\n  .resources('places', { only: ['show'] })")
    expect({ duplicates, lines: String(table) }).toEqual({
      duplicates: ['GET /places/:id'],
      lines: expect.stringContaining('auth, load'),
    })
  })

  it('gives middlewares of different names different identifiers', () => {
    const { entries } = listed('GET /a one +log-request +logRequest +delete +rateLimit({ max: 5 })')
    expect(entries[0]?.use).toEqual(['logRequest', 'logRequest2', 'deleteHandler', 'rateLimitMax5'])
  })

  it('names the swapped parameters before those with another name', () => {
    const lines = 'GET /places/:id one\nGET /places/:id/reviews/:reviewId two\nGET /users/:user_id three'
    const { swapped, renamed } = listed(lines)
    expect(swapped).toEqual(['GET /places/:placeId/reviews/:id'])
    expect(renamed).toEqual(['GET /users/:id'])
    expect(listed(lines, { handlers: true })).toMatchObject({ swapped: [], renamed: [] })
  })

  it.each([
    ['GET /a/(.+)/b x', 'a regular expression'],
    ['GET /ab?cd x', 'a regular expression'],
    ['GET /^x x', 'a regular expression'],
    ['GET /a|b x', 'a regular expression'],
    ['GET /:id.:format x', 'has more than one parameter'],
    ['PROPFIND /a x', 'no route can have the method PROPFIND'],
  ])('says why it cannot say %s', (line, why) => {
    const { unsaid, entries } = listed(line)
    expect([unsaid[0]?.route, entries.length]).toEqual([line.replace(' x', ''), 0])
    expect(unsaid[0]?.why).toContain(why)
  })

  it('leaves out what allowedMethods() and GET answer', () => {
    expect(listed('OPTIONS /a x\nGET /a y\nHEAD /a y').skipped).toEqual([
      { route: 'OPTIONS /a', why: 'allowedMethods() answers OPTIONS' },
      { route: 'HEAD /a', why: 'the GET route answers HEAD' },
    ])
  })

  it('keeps handlers in scopes and verbs', () => {
    const lines =
      'GET /places/:place_id showPlace +auth\nPOST /places createPlace +auth\nGET /health\nGET /me showMe +auth'
    expect(chainOf(lines, { handlers: true })).toBe(
      ".get('health', getHealth)\n  .use(auth)\n  .get('places/:place_id', showPlace)\n  .post('places', createPlace)\n  .get('me', showMe)",
    )
  })

  it('writes the old routes, patterns and handlers into comments', () => {
    expect(moduleOf(listed('GET /places/:id([a-z]+) showPlace'))).toContain(
      '  // GET /places/:id([a-z]+)  showPlace; castParam: :id matched [a-z]+\n  show() {}',
    )
  })
})

describe('a listing of Rails', () => {
  const RESOURCES = `    Prefix Verb   URI Pattern                Controller#Action
    places GET    /places(.:format)          places#index
           POST   /places(.:format)          places#create
 new_place GET    /places/new(.:format)      places#new
edit_place GET    /places/:id/edit(.:format) places#edit
     place GET    /places/:id(.:format)      places#show
           PATCH  /places/:id(.:format)      places#update
           PUT    /places/:id(.:format)      places#update
           DELETE /places/:id(.:format)      places#destroy`

  it('reads rows without a prefix', () => {
    expect(imported(readRails(RESOURCES, 'sheet')).chain.trim()).toBe(
      ".resources('places', r => r\n    .get('edit')\n    .collection(r => r.get('new')))",
    )
    const { chain, skipped } = imported(readRails(RESOURCES, 'sheet'), { forms: false })
    expect([chain.trim(), skipped.length]).toEqual([".resources('places')", 2])
  })

  it.each([
    ['older Ruby', '{:id=>/\\d+/, :format=>"json"}'],
    ['Ruby 3.4', '{id: /\\d+/, format: "json"}'],
  ])('reads the constraints of %s', (_, braces) => {
    const { chain } = imported(
      readRails(
        `  place GET /places/:id.:format places#show ${braces}\n x POST /places/:id places#a ${braces}`,
        'sheet',
      ),
    )
    expect(chain).toContain("{ params: { id: 'bigint' } }")
    expect(chain).toContain(":id.json'")
  })

  it('reads redirects, and names their parameters as here', () => {
    const text =
      'old GET /old/:place_id(.:format) redirect(301, /places/%{place_id})\n b GET /places/:id(.:format) places#show'
    expect(imported(readRails(text, 'sheet')).chain).toContain(".redirect('old/:placeId', '/places/:placeId')")
  })

  it('reads the blocks of --expanded of Rails 8, with the place of each route', () => {
    const text = `[ Routes for application ]
--[ Route 1 ]-----
Prefix            | place
Verb              | GET
URI               | /places/:id(.:format)
Controller#Action | places#show {:id=>/\\d+/}
Source Location   | config/routes.rb:3

[ Routes for ActiveStorage::Engine ]
--[ Route 1 ]-----
Prefix            | blob
Verb              | GET
URI               | /blobs/:id(.:format)
Controller#Action | active_storage/blobs#show`
    const { chain, entries, skipped } = imported(readRails(text, 'blocks'))
    expect(chain.trim()).toBe(".resources('places', { only: ['show'], id: 'bigint' })")
    expect(entries[0]?.row.place).toBe('config/routes.rb:3')
    expect(skipped.map(({ route }) => route)).toEqual(['GET /blobs/:id(.:format)'])
  })

  it('skips mounts, hosts and redirects by blocks, and says why', () => {
    const text = `  cable /cable #<ActionCable::Server::Base>
  api GET /feeds(.:format) feeds#index {:subdomain=>"api"}
  r GET /r(.:format) redirect(301)
  x GET /x(.:format) xs#index
warning: something`
    expect(imported(readRails(text, 'sheet')).skipped.map(({ why }) => why.split(':')[0])).toEqual([
      'this line is no route of Rails',
      '#<ActionCable',
      'routes of a host belong into a table of their own',
      'a redirect by a block',
    ])
  })

  it('puts controllers of a folder into a namespace, and others into the option', () => {
    const text =
      'a GET /news/:news_id/comments(.:format) comments#index\nb GET /x(.:format) admin/xs#index\nc GET /y(.:format) admin/ys#index'
    expect(imported(readRails(text, 'sheet')).table?.map(route => 'target' in route && route.target)).toEqual(
      expect.arrayContaining(['Comments#index', 'Admin/Xs#index', 'Admin/Ys#index']),
    )
  })
})

describe('an OpenAPI document', () => {
  const PATHS = {
    '/books/{id}:archive': { post: { operationId: 'archiveBook' } },
    '/books/{id}': { get: { operationId: 'getBook' } },
  }

  it.each(['3.0.4', '3.1.0'])('of version %s gives its operations', openapi => {
    const { chain, unsaid } = imported(readOpenApi(JSON.stringify({ openapi, paths: PATHS }), 'document'))
    expect(chain).toContain('\\\\:archive')
    expect(unsaid).toEqual([])
  })

  it('follows references, and reads UUIDs', () => {
    const text = `openapi: 3.1.0
paths:
  /users/{user-id}: { $ref: '#/components/pathItems/user' }
webhooks: { added: { post: {} } }
components:
  parameters: { id: { name: user-id, in: path, schema: { type: string, format: uuid } } }
  pathItems: { user: { parameters: [{ $ref: '#/components/parameters/id' }], get: { operationId: users/show } } }`
    const { chain, skipped } = imported(readOpenApi(text, 'document'))
    expect(chain.trim()).toBe(".resources('users', { only: ['show'], id: 'uuid' })")
    expect(skipped.map(({ route }) => route)).toEqual(['webhook added'])
  })

  it('takes PUT and PATCH whose operations differ in the verb for one update', () => {
    const paths = { '/places/{id}': { put: { operationId: 'putPlace' }, patch: { operationId: 'patchPlace' } } }
    const { chain } = imported(readOpenApi(JSON.stringify({ openapi: '3.1.0', paths }), 'document'))
    expect(chain.trim()).toBe(".resources('places', { only: ['update'] })")
  })

  it('says that a fragment is no part of a path', () => {
    const paths = { '/search#page': { get: {} } }
    expect(imported(readOpenApi(JSON.stringify({ openapi: '3.1.0', paths }), 'document')).unsaid).toHaveLength(1)
  })

  it.each(['\n', '\r', '\u2028', '\u2029', '*/', '`', "'", '"', '\\', '${', '{'])(
    'makes no code of names with %j',
    sign => {
      const name = `a${sign}stolen()`
      const paths = {
        [`/${name}`]: { get: { operationId: name, summary: name, tags: [name] } },
        [`/b/{${name}}`]: { put: {} },
        '/c': { post: { operationId: name, tags: [name] } },
      }
      for (const options of [{}, { handlers: true }] satisfies ImportOptions[]) {
        const text = moduleOf(importReading(readOpenApi(JSON.stringify({ openapi: '3.1.0', paths }), name), options))
        const code = text.split(/[\n\r\u2028\u2029]/).map(line => line.replace(/'(?:\\.|[^'\\])*'|\/\/.*/g, ''))
        expect(text).toContain('stolen')
        expect(code.join('\n')).not.toContain('stolen()')
      }
    },
  )
})
