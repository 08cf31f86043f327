/** What an editor shows and offers where a client calls a route: the names of `signalbox/client` alone. */

import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { COMPILERS } from '../support/compilers.js'
import { MARK, writePrograms } from '../support/editor-programs.js'
import { openEditor } from '../support/editor-service.js'

const folder = fileURLToPath(new URL('../generated-client-editor/', import.meta.url))
const ROUTES = `import { type ContractOf, defineRoutes, reply } from '../../src/index.js'
import { z } from 'zod'
class Places {
  static readonly contract = {
    index: { query: z.object({ page: z.coerce.number().optional() }) },
    create: { body: z.object({ name: z.string() }) },
  } satisfies ContractOf<Places>
  index() { return [{ name: 'Quay', opens: new Date(0) }] }
  show() { return Math.random() > 0.5 ? { name: 'Quay' } : reply(404, { message: 'no such place' }) }
  create() { return reply(201, { id: 5 }, { Location: '/places/5' }) }
  near() { return ['Quay'] }
  destroy() {}
}
export const routes = defineRoutes({ Places }, r => r
  .resources('places', { except: ['update'], id: 'integer' })
  .get('near/:lat', 'Places#near')
  .get('closest', Places, 'near')
  .post('login', { body: z.object({ email: z.string() }), returns: z.object({ token: z.string() }) }, () => {}))
`
const HEAD = `import { createClient } from '../../src/client/index.js'
import type { routes } from './routes.js'
const client = createClient<typeof routes>('')
`
const ID = '{ readonly params: { readonly id: number; }; }'
const cases = [
  {
    title: 'an action',
    source: "client['GET /pl‸aces']()",
    takes: '{ readonly query?: { page?: TextValue; }; }',
    gives: ['200, { name: string; opens: string; }[], {}', '400, string, {}'],
  },
  {
    title: 'an action with a parameter',
    source: "client['GET /pl‸aces/:id']({ params: { id: 5 } })",
    takes: ID,
    gives: ['200, { name: string; }, {}', '404, string, {}', '404, { message: string; }, {}'],
  },
  {
    title: 'an action with a body and header fields',
    source: "client['POST /pl‸aces']({ body: { name: 'Quay' } })",
    takes: '{ readonly body: { name: string; }; }',
    gives: ['201, { id: number; }, { Location: string; }', '422, string, {}'],
  },
  {
    title: 'an action that returns nothing',
    source: "client['DELETE /pl‸aces/:id']({ params: { id: 5 } })",
    takes: ID,
    gives: ['204, undefined, {}', '404, string, {}'],
  },
  {
    title: 'a verb with an action',
    source: "client['GET /ne‸ar/:lat']({ params: { lat: 1 } })",
    takes: '{ readonly params: { readonly lat: string | number | bigint; }; }',
    gives: ['200, string[], {}'],
  },
  {
    title: 'a verb that names a class',
    source: "client['GET /clo‸sest']()",
    takes: '{}',
    gives: ['200, string[], {}'],
  },
  {
    title: 'a middleware route',
    source: "client['POST /lo‸gin']({ body: { email: 'a' } })",
    takes: '{ readonly body: { email: string; }; }',
    gives: ['200, { token: string; }, {}', '422, string, {}'],
  },
]
const fileOf = (at: number): string => `program${at}.ts`
const textOf = (source: string): string => `${HEAD}export const call = () => ${source}\n`

await writePrograms(folder, {
  'routes.ts': ROUTES,
  ...Object.fromEntries(cases.map(({ source }, at) => [fileOf(at), textOf(source.replace(MARK, ''))])),
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(COMPILERS)('TypeScript %s', async compiler => {
  const editor = await openEditor(compiler, folder)
  afterAll(() => editor.close())

  it.each(cases.map((each, at) => [each.title, each, at] as const))('hover: %s', async (_title, each, at) => {
    const { source, takes, gives } = each
    const { shows } = await editor.hover(fileOf(at), textOf(source).indexOf(MARK))
    const [key] = /[A-Z]+ [^']+/.exec(source.replace(MARK, '')) ?? []
    const [start, ...replies] = shows
      .replace(/\s+/g, ' ')
      .replace(/>$/, '')
      .split(/(?:, | \| )(?=ClientReply<)/)
    expect(start).toBe(`(property) "${key}": ClientCall<${takes}`)
    // The compilers sort unions differently.
    expect(replies.toSorted()).toEqual(gives.map(each => `ClientReply<${each}>`).toSorted())
  })
})
