/** The blocks of `--expanded`. The files `expanded-….txt` have them at 80, 120 and 160 columns. */
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paintOf } from '../../../src/cli/colors.js'
import { printJson } from '../../../src/cli/routes/print.js'
import { printExpanded } from '../../../src/cli/routes/print-expanded.js'
import { select } from '../../../src/cli/routes/select.js'
import { defineRoutes, describeMiddleware, type Middleware } from '../../../src/index.js'
import type { Locator } from '../../../src/locate/source.js'

const Owner = z.object({ name: z.string(), email: z.email() }).describe('Who lets guests in')
const Place = z.object({
  id: z.uuid(),
  name: z.string().min(1).max(80).describe('As guests see it'),
  kind: z.enum(['flat', 'house']).default('flat'),
  code: z.string().regex(/^[a-z]{3}-[0-9]+$/),
  beds: z.int().min(1).max(20).multipleOf(2),
  tags: z.array(z.string()).max(5),
  owner: Owner,
})
const NewPlace = Place.omit({ id: true })
const Problem = z.object({ title: z.string(), status: z.int() })

class PlacesController {
  static readonly contract = {
    index: {
      query: z.object({
        page: z.coerce.number().int().min(1).default(1).describe('Counts from 1. Pages after the last one are empty, and no page has more than 20 places'), // biome-ignore format: one line
        near: z.string().optional().meta({ deprecated: true }),
      }),
      headers: z.object({ 'accept-language': z.string().optional() }),
      returns: { 200: { body: Place.pick({ id: true, name: true }).array(), headers: z.object({ 'x-total': z.int() }) } },
      summary: 'List places',
      description: `
        The places of all hosts, the newest first. A place that is not offered any more is not among them, whoever asks for it.

        Ask for the next page until one is empty.`,
      tags: ['places', 'public'],
    },
    create: {
      body: NewPlace,
      returns: { 201: { body: Place, description: 'The place that was made' }, 409: { body: Problem, type: 'application/problem+json' } },
      security: [{ session: [], oauth: ['places:write', 'places:read'] }, { key: [] }],
      deprecated: true,
    },
    show: { params: z.object({ id: z.string().max(36) }), returns: { 200: Place, 404: Problem, 410: Problem } },
    destroy: { returns: { 204: z.void() }, security: [] },
  }
  index() {}
  create() {}
  show() {}
  destroy() {}
  archive() {}
} // biome-ignore format: long lines
const check = describeMiddleware(() => {}, { security: [{ session: [] }], replies: { 401: Problem } })
const authenticateAndLoadTheUser = Object.defineProperty(check, 'name', { value: 'authenticateAndLoadTheUser' })
const rateLimit = () => {}

const routes = defineRoutes({ Places: PlacesController, Lazy: async () => PlacesController }, r =>
  r
    .redirect('old/:id', 'Places#show')
    .get('health', function health() {})
    .use(authenticateAndLoadTheUser)
    .use(rateLimit)
    .resources('places', { only: ['index', 'create', 'destroy'] })
    .resources('places', { only: ['show'] }, r => r.get('archive').scope('of/:year/:month', r => r.get('long-name-of-a-page/and-another-long-name', 'Places#archive')))
    .scope('kinds/:kind', { params: { kind: 'uuid' } }, r => r.get(':id', 'Places#archive'))
    .resources('lazy', { only: ['index'] }),
) // biome-ignore format: long lines
const admin = defineRoutes({}, r => r.get('admin', () => {}))
const at = (file: string) => ({ file: `/app/examples/places/of/a/long/folder/${file}.ts`, line: 12 })
const locator: Locator = {
  ofFunction: value => (value === check ? at('authenticate-and-load') : undefined),
  ofAction: (_controller, action) => at(`controllers/places-controller-${action}`),
}
const uncolored = (_color: string, text: string) => text
const plain = { style: uncolored, paint: uncolored, locator, folder: '/app' }
const listed = (grep?: string) => select({ name: 'routes', routes }, { grep })

describe('printExpanded(listed)', () => {
  it.each([80, 120, 160])('prints a block for each route, in %i columns', async width => {
    await expect(printExpanded(listed(), { ...plain, width })).toMatchFileSnapshot(`./expanded-${width}.txt`)
  })

  it('loses no word at any width, and has longer lines only for single words', () => {
    const words = (text: string) => text.replaceAll(' \\\n', '\n').split(/\s+/).join(' ')
    const whole = printExpanded(listed('places'), plain)
    for (let width = 40; width < 160; width += 7) {
      const text = printExpanded(listed('places'), { ...plain, width })
      expect(words(text).replaceAll(' /', '/')).toBe(words(whole).replaceAll(' /', '/'))
      // A curl line breaks only where a shell takes it.
      const others = text.replace(/^ {2}curl (?:.*\\\n)*.*/gm, '')
      for (const line of others.split('\n')) if (line.length > width) expect(line.slice(15).trim()).not.toContain(' ')
    }
  })

  it('prints the values of a request beside the parameters', () => {
    expect(printExpanded(listed('/places/a%22b'), plain)).toContain(
      '\n  parameters   id: string (at most 36 characters) = "a\\"b"\n',
    )
  })

  it('prints what the contract answers to the values of a request', () => {
    expect(printExpanded(listed(`/places/${'a'.repeat(37)}`), plain)).toContain(
      '\n  refused      400: params.id: Too big: expected string to have <=36 characters\n',
    )
  })

  it('prints a curl line that a shell takes as it is', () => {
    for (const width of [40, 80, Number.POSITIVE_INFINITY]) {
      const [, line = ''] =
        /^ {2}curl {9}(.*(?:\n {15}.*)*)/m.exec(printExpanded(listed('POST /places'), { ...plain, width })) ?? []
      const read = spawnSync('sh', ['-c', line.replace(/^curl/, "printf '<%s>'")], { encoding: 'utf8' })
      expect(read.stdout).toMatch(
        /^<-X><POST><http:.*\/places><-H><Content-Type: application\/json><-d><\{"name":"text",.*\}>$/,
      )
    }
  })

  it('prints the media types that a reply may have', () => {
    const routes = defineRoutes({}, r => r.get('a', { returns: { 200: { type: ['image/png', 'text/*'] } } }, () => {}))
    expect(printExpanded(select({ name: 'routes', routes }, {}), plain)).toContain(
      '\n  200          OK\n                 image/png, text/*\n',
    )
  })

  it('prints what the middlewares require beside the contract', () => {
    const run: Middleware = (_ctx, next) => next()
    const once = describeMiddleware(run, {
      name: 'once',
      headers: z.object({ 'idempotency-key': z.string() }),
      query: z.object({ dry: z.stringbool().optional() }),
    })
    const query = z.object({ page: z.string() })
    const routes = defineRoutes({}, r => r.post('a', { query }, once, () => {}))
    const all = select({ name: 'routes', routes }, {})
    const printed = printExpanded(all, plain)
    expect(printed).toContain('\n  query        page: string\n               dry?: string (once)\n')
    expect(printed).toContain('\n  headers      "idempotency-key": string (once)\n')
    const [route] = JSON.parse(printJson(all, plain))
    expect(route.use).toEqual([
      expect.objectContaining({
        name: 'once',
        query: expect.objectContaining({ type: 'object' }),
        headers: expect.objectContaining({ required: ['idempotency-key'] }),
      }),
    ])
  })

  it('prints the name of the table if there are several, with colours', () => {
    const style = (color: string, text: string) => (text === '' ? '' : `<${color} ${text}>`)
    const colored = { ...plain, style, paint: paintOf(style) }
    const both = [...listed('health'), ...select({ name: 'admin', routes: admin }, {})]
    expect(printExpanded(both, colored)).toBe(`<green GET> /health
  <bold table      >  routes
  <bold target     >  <gray (health)>
  <bold curl       >  curl http://localhost:3000/health

<green GET> /admin
  <bold table      >  admin
  <bold target     >  <gray (middleware)>
  <bold curl       >  curl http://localhost:3000/admin
`)
    const [, , index] = listed()
    expect(printExpanded(index ? [index] : [], colored)).toContain(`
  <bold middleware >  <gray authenticateAndLoadTheUser (examples/places/of/a/long/folder/authenticate-and-load.ts:12)>
               <gray rateLimit>
  <bold source     >  examples/places`)
  })
})
