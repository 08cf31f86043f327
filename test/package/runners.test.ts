/** The helpers for tests in the test runner of Node, as an ES module and as CommonJS; they need nothing of any runner. */
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createProject, loadedBy, type Project, run, writeFiles } from './packed.js'

const body = `
class PlacesController {
  show(ctx) {
    return { id: ctx.params.id, user: ctx.state.user }
  }
}
const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['show'] }))
const app = new Koa().use(createRouter(routes).routes())

test('fetchFrom', async () => {
  const response = await fetchFrom(app)('/places/5')
  assert.deepEqual(await response.json(), { id: '5' })
})
test('testContext', () => {
  const ctx = testContext(routes, 'Places#show', { params: { id: 5 }, state: { user: 'Ada' } })
  assert.deepEqual(new PlacesController().show(ctx), { id: '5', user: 'Ada' })
})
`
const imports = [
  ['assert', 'node:assert/strict'],
  ['test', 'node:test'],
  ['Koa', 'koa'],
  ['{ createRouter, defineRoutes }', 'signalbox'],
  ['{ fetchFrom, testContext }', 'signalbox/testing'],
] as const

const files = {
  'module.test.mjs': imports.map(([names, from]) => `import ${names} from '${from}'`).join('\n') + body,
  'common.test.cjs': imports.map(([names, from]) => `const ${names} = require('${from}')`).join('\n') + body,
}

/** A call is all that keeps Node running. Afterwards the connection stays open for four seconds, which must not. */
const pending = `
import { Readable } from 'node:stream'
import Koa from 'koa'
import { fetchFrom } from 'signalbox/testing'
const wait = () => new Promise(resolve => setTimeout(resolve, 100).unref())
const fetch = fetchFrom(new Koa().use(async ctx => {
  await wait()
  ctx.body = Readable.from((async function* () {
    yield 'answered, '
    await wait()
    yield 'read'
  })())
}))
const answers = await Promise.all(['/1', '/2'].map(async path => (await fetch(path)).text()))
const end = performance.now()
process.once('exit', () => console.log(answers.join(), performance.now() - end < 3000))
`

let project: Project
beforeAll(async () => {
  project = await createProject()
  await writeFiles(project.folder, { ...files, 'pending.mjs': pending })
})

describe('node --test', () => {
  it.each(Object.keys(files))('runs %s and ends', async name => {
    // It would be part of the run around it.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap', join(project.folder, name)], {
      env,
    })
    expect(stdout).toMatch(/# pass 2\n# fail 0\n/)
  })
})

it('fetchFrom keeps Node running until an answer has been read, and no longer', async () => {
  const { stdout } = await run(process.execPath, [join(project.folder, 'pending.mjs')])
  expect(stdout).toBe('answered, read,answered, read true\n')
})

describe('signalbox/testing', () => {
  it.each(['testing.js', 'testing.cjs'])('imports Node and Koa alone: dist/%s', async file => {
    const { imports } = await loadedBy(join(project.installed, 'dist', file))
    expect(imports.filter(name => !isBuiltin(name))).toEqual(['koa'])
  })
})
