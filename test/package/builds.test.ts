/** An application that loads both builds of the package: one in ES modules, and one in CommonJS, as a package that it uses does. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project, run, writeFiles } from './packed.js'

let project: Project

beforeAll(async () => {
  project = await createProject()
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

const START = `
import { createRequire } from 'node:module'
import Koa from 'koa'
import * as esm from 'signalbox'
const cjs = createRequire(import.meta.url)('signalbox')
if (esm.castParam === cjs.castParam) throw new Error('there is only one build')
const thrown = call => { try { call() } catch (error) { return error } }
const serve = (...middlewares) => {
  const app = new Koa()
  app.silent = true
  for (const each of middlewares) app.use(each)
  const server = app.listen(0)
  return async (path, method = 'GET') => {
    const response = await fetch(\`http://localhost:\${server.address().port}\${path}\`, { method, headers: { connection: 'close' } })
    return [response.status, response.headers.get('content-type'), response.headers.get('allow'), await response.text()]
  }
}
const results = {}
for (const [name, own, other] of [['esm', esm, cjs], ['cjs', cjs, esm]]) results[name] = await test(own, other)
console.log(JSON.stringify(results))
process.exit()
`

/** Runs a function of both builds, in both directions. Gives what it returns for each. */
const inBoth = async (name: string, test: string): Promise<readonly unknown[]> => {
  await writeFiles(project.folder, { [`${name}.mjs`]: `${START}\nasync function test(own, other) {${test}}` })
  const { stdout } = await run(process.execPath, [join(project.folder, `${name}.mjs`)])
  return Object.values(JSON.parse(stdout))
}
const both = (result: unknown) => [result, result]

describe('an application with both builds', () => {
  it('recognises the errors of the other build, and tells classes apart', async () => {
    const results = await inBoth(
      'errors',
      `
  class Taken extends other.InputError {}
  class Own extends own.InputError {}
  const input = new other.InputError([])
  const route = thrown(() => other.defineRoutes())
  const link = thrown(() => other.defineRoutes({}, r => r).match('GET', '/%'))
  return {
    right: [input instanceof own.InputError, route instanceof own.RouteError, link instanceof own.LinkError,
      new Taken([]) instanceof own.InputError, new Taken([]) instanceof Taken, new Own([]) instanceof own.InputError],
    wrong: [input instanceof Own, input instanceof own.RouteError, route instanceof own.LinkError, link instanceof own.InputError,
      new Own([]) instanceof Taken, new Error() instanceof own.InputError, null instanceof own.InputError, 'text' instanceof own.InputError],
  }`,
    )
    expect(results).toEqual(both({ right: Array(6).fill(true), wrong: Array(8).fill(false) }))
  })

  it('recognises the errors of the client of the other build', async () => {
    const results = await inBoth(
      'client',
      `
  const [mine, its] = await Promise.all([own, other].map(async each =>
    each === esm ? import('signalbox/client') : createRequire(import.meta.url)('signalbox/client')))
  const client = its.createClient('http://localhost', { fetch: async () => new Response('', { status: 401 }) })
  const error = await client['GET /places']().catch(error => error)
  class Own extends mine.UnexpectedReply {}
  return [mine.UnexpectedReply !== its.UnexpectedReply, error instanceof mine.UnexpectedReply, error.status,
    error instanceof Own, new Error() instanceof mine.UnexpectedReply, error instanceof own.InputError]`,
    )
    expect(results).toEqual(both([true, true, 401, false, false, false]))
  })

  it('answers an error of the other build as a problem, with its issues', async () => {
    const results = await inBoth(
      'problem',
      `
  const fails = { '~standard': { validate: () => ({ issues: [{ message: 'is wrong' }] }) } }
  class Its {
    static contract = { create: { query: fails } }
    create() {}
    show() { throw new other.InputError([{ in: 'body', path: ['name'], message: 'is taken' }]) }
  }
  const routes = other.defineRoutes({ Its }, r => r.resources('its', { only: ['create', 'show'] }))
  const [mine, theirs] = [own, other].map(each => serve(own.problemDetails(), each.createRouter(routes).routes()))
  return [await mine('/its/5'), await mine('/its', 'POST'), await theirs('/its', 'POST')]`,
    )
    const problem = (status: number, title: string, detail: string, errors: readonly object[]) => [
      status,
      'application/problem+json',
      null,
      JSON.stringify({ type: 'about:blank', title, status, detail, errors }),
    ]
    const wrong = problem(400, 'Bad Request', 'not valid: query', [{ in: 'query', path: [], message: 'is wrong' }])
    const taken = [{ in: 'body', path: ['name'], message: 'is taken' }]
    expect(results).toEqual(both([problem(422, 'Unprocessable Entity', 'not valid: body.name', taken), wrong, wrong]))
  })

  it('takes the controllers, the tables and the routers of the other build', async () => {
    const results = await inBoth(
      'routers',
      `
  class Its {
    show(ctx) { return other.reply(201, { id: String(other.castParam(ctx, 'id')), type: typeof other.castParam(ctx, 'id') }) }
    index(ctx, next) {
      const later = next()
      return later.then(() => other.reply(200, { link: ctx.routes.path('Its#show', { id: 7n }) }))
    }
  }
  const wrongKind = (ctx) => { ctx.body = thrown(() => other.castParam(ctx, 'id', 'uuid')).message }
  const draw = r => r.resources('its', { only: ['index', 'show'], id: 'bigint' })
    .get('others/:id', { params: { id: 'integer' } }, wrongKind)
    .get('old', () => {}).redirect('from', 'Its#index')
  const routes = [own.defineRoutes({ Its }, draw), other.defineRoutes({ Its: async () => ({ Its }) }, draw)]
  const after = other.createRouter(other.defineRoutes({}, r => r.post('its', () => {}).get('its', ctx => { ctx.state.seen = ctx.params })))
  const answers = []
  for (const table of routes) {
    const router = own.createRouter(table)
    const ask = serve(after.allowedMethods(), router.routes(), after.routes(), router.allowedMethods())
    answers.push([await ask('/its/5'), await ask('/its/x'), await ask('/its'), await ask('/others/5'), await ask('/its', 'PUT')])
  }
  return answers`,
    )
    const json = 'application/json; charset=utf-8'
    const text = 'text/plain; charset=utf-8'
    const answers = [
      [201, json, null, '{"id":"5","type":"bigint"}'],
      [404, text, null, 'Not Found'],
      [200, json, null, '{"link":"/its/7"}'],
      [200, text, null, "castParam: 'id' is declared as 'integer': pass this kind, or none"],
      [405, text, 'GET, HEAD, POST', 'Method Not Allowed'],
    ]
    expect(results).toEqual(both([answers, answers]))
  })
})
