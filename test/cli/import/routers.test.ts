/** Applications of the real packages, read while they load. */
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, root, signalbox } from '../../support/cli.js'

/** A project that has one of our packages under its own name. */
const projectWith = async (name: string, installed: string, files: Readonly<Record<string, string>>) => {
  const folder = await createProject(files)
  const link = join(folder, 'node_modules', name)
  await mkdir(dirname(link), { recursive: true })
  await symlink(join(root, 'node_modules', installed), link)
  await symlink(join(root, 'node_modules/koa'), join(folder, 'node_modules/koa'))
  return folder
}

const imported = async (folder: string, file: string, ...args: readonly string[]) => {
  const { stdout, stderr, status } = await signalbox(folder, ['import', file, '--json', ...args])
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  return JSON.parse(stdout)
}

const koaApplication = (name: string): string => `import Koa from 'koa'
import Router from '${name}'
const rateLimit = options => (_ctx, next) => { options; return next() }
const role = name => function check(_ctx, next) { name; return next() }
async function auth(_ctx, next) { return next() }
const rooms = new Router()
rooms.use(role('host')).get('/', function listRooms() {}).get('/:id', role('guest'), () => {})
rooms.param('id', function loadRoom(_id, _ctx, next) { return next() })
const router = new Router({ prefix: '/v1' })
router.get('early', '/early', rateLimit({ max: 5 }), function early() {})
router.use(auth)
router.use('/admin', function admin(_ctx, next) { return next() })
router.use('/rooms', rooms.routes(), rooms.allowedMethods())
router.all('/any', function any() {})
router.get('/admin/x', rateLimit({ max: 6 }), function adminX() {})
router.get('/:org/x', function orgX() {})
router.get('/places/:id', function showPlace() {}).put('/places/:id', function updatePlace() {})
router.redirect('/old', '/v1/early')
router.register('/multi', ['GET', 'POST'], function multi() {})
for (const one of ['a', 'b']) router.get('/' + one, role(one), () => {})
const app = new Koa().use(async function cors(_ctx, next) { await next() })
export default app.use(router.routes()).use(router.allowedMethods())
`

const KOA_ROUTES = [
  'GET /v1/early V1#early rateLimitMax5',
  'ALL /v1/any V1#any auth',
  'GET /v1/:org/x V1#ox auth',
  'GET /v1/old -> /v1/early auth',
  'GET /v1/multi V1#multi auth',
  'POST /v1/multi V1#multi auth',
  'GET /v1/places/:id V1/Places#show auth',
  'PUT /v1/places/:id V1/Places#updatePlace auth',
  'GET /v1/rooms V1/Rooms#index auth, roleHost',
  'GET /v1/rooms/:id V1/Rooms#show auth, roleHost, loadRoom, roleGuest',
  'GET /v1/admin/x V1#ax auth, admin, rateLimitMax6',
  'GET /v1/a V1#a auth, roleOne',
  'GET /v1/b V1#b auth, roleOne2',
]

/** A target without its action, which is chosen among several. */
const withoutActions = (lines: readonly string[]) => lines.map(line => line.replace(/#\w+/, '')).sort()

describe.each([
  ['@koa/router', 'koa-router-12'],
  ['@koa/router', 'koa-router-13'],
  ['@koa/router', 'koa-router-14'],
  ['@koa/router', 'koa-router-15'],
  ['koa-router', 'koa-router'],
])('an application of %s (%s)', (name, installed) => {
  it.each(['app.js', 'app.ts'])('is read from %s, with the middlewares before each route', async file => {
    const folder = await projectWith(name, installed, { [file]: koaApplication(name) })
    const { routes, precedence, skipped, unsaid, missing, added, behind } = await imported(folder, file)
    expect(withoutActions(routes)).toEqual(withoutActions(KOA_ROUTES))
    expect({ missing, added, behind }).toEqual({ missing: [], added: [], behind: [] })
    expect(unsaid).toEqual([{ route: 'GET /v1/rooms/x', why: expect.stringContaining("role('host') at /v1/rooms") }])
    expect(precedence).toContainEqual({
      request: 'GET /v1/places/x',
      before: 'GET /v1/:org/x',
      now: 'GET /v1/places/:id',
    })
    expect(skipped.map(({ route }: { route: string }) => route)).toEqual(['use cors', 'ALL /v1/old'])
  })

  it('keeps its handlers, and says where they are written', async () => {
    const folder = await projectWith(name, installed, { 'app.js': koaApplication(name) })
    const { text, renamed } = await imported(folder, 'app', '--handlers', '--from', 'koa')
    expect(text).toContain(".get('places/:id', showPlace)")
    expect(text).toContain(
      'const showPlace: Koa.Middleware = ctx => ctx.throw(501) // GET /v1/places/:id  showPlace  app.js:17',
    )
    expect(text).toContain('const rateLimitMax5: Koa.Middleware = (_ctx, next) => next() // rateLimit({ max: 5 })\n')
    expect(renamed).toEqual([])
  })
})

it('says that a middleware of a router has no route behind it, as a nested one in version 14 with a parameter', async () => {
  const text = `import Router from '@koa/router'
const rooms = new Router().use(function guard(_ctx, next) { return next() }).get('/', function index() {})
export const router = new Router().use('/places/:id/rooms', rooms.routes()).get(/^\\/x/, function x() {})
`
  const [old, later] = await Promise.all(
    ['koa-router-14', 'koa-router-15'].map(installed => projectWith('@koa/router', installed, { 'app.js': text })),
  )
  const { skipped, unsaid } = await imported(old ?? '', 'app.js')
  expect(skipped).toEqual([{ route: expect.stringContaining('guard'), why: 'no route of the router is behind it' }])
  expect(unsaid).toEqual([{ route: 'GET /^\\/x/', why: expect.stringContaining('a regular expression') }])
  expect((await imported(later ?? '', 'app.js')).routes).toEqual(['GET /places/:id/rooms Root#index guard'])
})

it.each([
  ['@koa/router', 'koa-router-12', "import Router from '@koa/router'\nexport const router = new Router()"],
  ['@koa/router', 'koa-router-15', "import Router from '@koa/router'\nexport const router = new Router()"],
  ['express', 'express-4', "import express from 'express'\nexport const router = express.Router()"],
  ['express', 'express-5', "import express from 'express'\nexport const router = express.Router()"],
])(
  'says which requests of %s (%s) are behind a middleware that their route is not behind',
  async (name, installed, made) => {
    const folder = await projectWith(name, installed, {
      'app.js': `${made}\nrouter.use('/admin', function guard() {})\nrouter.get('/:section/x', function x() {})\nrouter.get('/:id', function y() {})\n`,
    })
    const { unsaid, routes } = await imported(folder, 'app.js')
    expect(routes).toHaveLength(2)
    expect(unsaid.map(({ route }: { route: string }) => route)).toEqual(['GET /admin/x', 'GET /admin'])
    expect(unsaid[0].why).toBe('guard at /admin is before these requests, and not before /:section/x: declare them too')
  },
)

const expressApplication = (imports: string, exported: string): string => `${imports}
const asyncHandler = handler => (request, response, next) => handler(request, response, next)
const places = { index() {}, show() {}, create() {} }
const child = express.Router({ mergeParams: true })
child.use(function parse(_request, _response, next) { next() })
child.param('id', function loadPlace(_request, _response, next) { next() })
child.get('/', asyncHandler(places.index))
child.route('/:id').all(function guard(_request, _response, next) { next() }).get(asyncHandler(places.show)).put(function update() {})
const sub = express()
sub.get('/x', function x() {})
const app = express()
app.get('/early', function early() {})
app.use(express.json())
app.use('/admin', function admin(_request, _response, next) { next() })
app.use(['/v1/:org/places', '/v2/places'], function auth(_request, _response, next) { next() }, child)
app.use('/sub', sub)
app.get(['/a', '/b'], () => {})
app.get('/admin/x', function adminX() {})
app.get(/^\\/re/, function re() {})
app.all('/every', () => {})
app.propfind('/dav', function dav() {})
app.use(function notFound(_request, _response, next) { next() })
app.use(function failed(_error, _request, _response, _next) {})
app.set('x', 1)
app.get('env')
${exported}
`

describe.each(['express-4', 'express-5'])('an application of %s', installed => {
  it.each([
    ['app.js', "import express from 'express'", 'export { app }'],
    ['app.ts', "import express from 'express'", 'export default app'],
    ['app.cjs', "const express = require('express')", 'module.exports = app'],
  ])('is read from %s, with what is mounted in it', async (file, imports, exported) => {
    const folder = await projectWith('express', installed, { [file]: expressApplication(imports, exported) })
    const { routes, skipped, unsaid, behind } = await imported(folder, file)
    expect(behind).toEqual([])
    expect(routes.toSorted()).toEqual([
      'ALL /every Root#every expressJson',
      'GET /a Root#a expressJson',
      'GET /admin/x Admin#x expressJson, admin',
      'GET /b Root#b expressJson',
      'GET /early Root#early',
      'GET /sub/x Sub#x expressJson',
      'GET /v1/:org/places Places#index expressJson, auth, parse',
      'GET /v1/:org/places/:id Places#show expressJson, auth, parse, loadPlace, guard',
      'GET /v2/places Places#index expressJson, auth, parse',
      'GET /v2/places/:id Places#show expressJson, auth, parse, loadPlace, guard',
      'PUT /v1/:org/places/:id Places#update expressJson, auth, parse, loadPlace, guard',
      'PUT /v2/places/:id Places#update expressJson, auth, parse, loadPlace, guard',
    ])
    expect(unsaid.map(({ route }: { route: string }) => route)).toEqual(['GET /^\\/re/', 'PROPFIND /dav'])
    expect(skipped.map(({ route }: { route: string }) => route)).toEqual(['use / failed', 'use / notFound'])
  })
})
