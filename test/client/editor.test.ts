/**
 * What an editor shows and offers where a client calls a route: the names of `signalbox/client` alone. From the name of the action behind
 * a key, it leads to the method.
 */

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
    action: 'index',
    gives: ['200, { name: string; opens: string; }[], {}', '400, string, {}'],
  },
  {
    title: 'an action with a parameter',
    source: "client['GET /pl‸aces/:id']({ params: { id: 5 } })",
    takes: ID,
    action: 'show',
    gives: ['200, { name: string; }, {}', '404, string, {}', '404, { message: string; }, {}'],
  },
  {
    title: 'an action with a body and header fields',
    source: "client['POST /pl‸aces']({ body: { name: 'Quay' } })",
    takes: '{ readonly body: { name: string; }; }',
    action: 'create',
    gives: [
      '201, { id: number; }, { Location: string; }',
      '400, string, {}',
      '413, string, {}',
      '415, string, {}',
      '422, string, {}',
    ],
  },
  {
    title: 'an action that returns nothing',
    source: "client['DELETE /pl‸aces/:id']({ params: { id: 5 } })",
    takes: ID,
    action: 'destroy',
    gives: ['204, undefined, {}', '404, string, {}'],
  },
  {
    title: 'a verb with an action',
    source: "client['GET /ne‸ar/:lat']({ params: { lat: 1 } })",
    takes: '{ readonly params: { readonly lat: string | number | bigint; }; }',
    action: 'near',
    gives: ['200, string[], {}'],
  },
  {
    title: 'a verb that names a class',
    source: "client['GET /clo‸sest']()",
    takes: '{}',
    action: 'near',
    gives: ['200, string[], {}'],
  },
  {
    title: 'a middleware route',
    source: "client['POST /lo‸gin']({ body: { email: 'a' } })",
    takes: '{ readonly body: { email: string; }; }',
    gives: ['200, { token: string; }, {}', '400, string, {}', '413, string, {}', '415, string, {}', '422, string, {}'],
  },
]
const NAMED = "client['GET /places/:id'].sh‸ow({ params: { id: 5 } })"
const METHOD =
  "routes.ts: show() { return Math.random() > 0.5 ? { name: 'Quay' } : reply(404, { message: 'no such place' }) }"
const fileOf = (at: number): string => `program${at}.ts`
const textOf = (source: string): string => `${HEAD}export const call = () => ${source}\n`

await writePrograms(folder, {
  'routes.ts': ROUTES,
  'named.ts': textOf(NAMED.replace(MARK, '')),
  ...Object.fromEntries(cases.map(({ source }, at) => [fileOf(at), textOf(source.replace(MARK, ''))])),
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(COMPILERS)('TypeScript %s', async compiler => {
  const editor = await openEditor(compiler, folder)
  afterAll(() => editor.close())

  it.each(cases.map((each, at) => [each.title, each, at] as const))('hover: %s', async (_title, each, at) => {
    const { source, takes, action, gives } = each
    const { shows } = await editor.hover(fileOf(at), textOf(source).indexOf(MARK))
    const [key] = /[A-Z]+ [^']+/.exec(source.replace(MARK, '')) ?? []
    const [start, ...replies] = shows
      .replace(/\s+/g, ' ')
      .replace(action ? `, { ${action}: true; }>` : />$/, '')
      .split(/(?:, | \| )(?=ClientReply<)/)
    expect(start).toBe(`(property) "${key}": ${action ? 'ActionCall' : 'ClientCall'}<${takes}`)
    // The compilers sort unions differently.
    expect(replies.toSorted()).toEqual(gives.map(each => `ClientReply<${each}>`).toSorted())
  })

  it('hover: the name of an action behind a key', async () => {
    const { shows } = await editor.hover('named.ts', textOf(NAMED).indexOf(MARK))
    const [input, reply] = shows.replace(/\s+/g, ' ').split(/\): | => /)
    expect(input).toMatch(/^\((method|property)\) show(: )?<never, never>\(input: /)
    expect(input).toContain(`(input: ${ID} & CallOptions<never, never>`)
    expect(reply).toBe('Promise<ClientReply<200, { name: string; }, {}>>')
  })

  it('completion: the name of an action behind a key', async () => {
    const completions = await editor.completions('named.ts', textOf(NAMED).indexOf('.sh') + 1)
    const names = completions.map(({ name }) => name).filter(name => /^[a-z]/.test(name))
    expect(names.filter(name => !(name in class {})).sort()).toEqual(['show', 'url'])
  })

  it('definition: the method, from the name of its action behind a key', async () => {
    expect(await editor.definition('named.ts', textOf(NAMED).indexOf(MARK))).toEqual([METHOD])
  })

  it('references and rename: the method, and its name behind a key', async () => {
    const at = textOf(NAMED).indexOf(MARK)
    const both = [`named.ts: export const call = () => ${NAMED.replace(MARK, '')}`, METHOD]
    expect((await editor.references('named.ts', at)).toSorted()).toEqual(both)
    expect((await editor.renamed('named.ts', at)).toSorted()).toEqual(both)
  })
})
