/** The form of an open row, and what a reply is told to fit. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shownOperation } from '../../src/contract-view/shown-operation.js'
import { type AnyRoute, createRouter, defineRoutes, describeMiddleware } from '../../src/index.js'
import { formHtml } from '../../src/inspector/form.js'
import { type InspectorOptions, inspector } from '../../src/inspector/index.js'
import { nameHtml } from '../../src/inspector/parts.js'
import type { OpenApiOptions } from '../../src/openapi/index.js'
import { ATTACKS } from '../support/inspected.js'
import { serve } from '../support/serve.js'

const schemes: NonNullable<OpenApiOptions['securitySchemes']> = {
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'query', name: 'api_key' },
  session: { type: 'apiKey', in: 'cookie', name: 'sid' },
}
const guard = describeMiddleware((_ctx, next) => next(), {
  security: [{ bearer: [] }, { basic: [], key: [] }, { session: [], other: [] }],
  headers: z.object({ authorization: z.string(), 'x-trace': z.string().optional() }),
  replies: { 401: z.object({ error: z.string() }) },
})

const formOf = (...routes: readonly [AnyRoute, ...AnyRoute[]]): string =>
  formHtml(routes, shownOperation(routes[0]), schemes).text
/** Each field: where its value goes, its name and its value. */
const fieldsIn = (form: string): string[] =>
  [...form.matchAll(/<(input|textarea)([^>]*)>([^<]*)/g)].map(([, tag, attributes = '', text = '']) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const value = tag === 'textarea' ? text.replace(/\s+/g, '') : of('value')
    return `${of('type')} ${of('data-in')} ${of('data-name')}=${of('data-prefix')}${value}`.trim()
  })

describe('formHtml(routes)', () => {
  it('has the parameters of the path, what the contract takes, and the credentials', () => {
    const routes = defineRoutes({}, r =>
      r.post(
        'places/:id/files/*rest',
        {
          params: { id: 'uuid' },
          query: z.object({ page: z.coerce.number().min(2), tags: z.array(z.string()).optional() }),
          headers: z.object({ 'x-key': z.string() }),
          body: z.object({ name: z.string(), city: z.string().optional() }),
        },
        guard,
        () => {},
      ),
    )
    const form = formOf(routes[0] as AnyRoute) // it has one
    expect(fieldsIn(form)).toEqual([
      'text path id=00000000-0000-4000-8000-000000000000',
      'text path rest=rest',
      'text query page=2',
      'query tags=',
      'text header x-key=text',
      'text header x-trace=',
      'text header Authorization=Bearer',
      'text header Authorization=Basic',
      'text query api_key=',
      'body ={&quot;name&quot;:&quot;text&quot;}',
    ])
    expect(form).toContain('data-path="/places/{id}/files/{+rest}"')
    expect(form).toContain('session: the browser sends what it has for this site.')
    expect(form).toContain('The option openapi can say how a request has other.')
  })

  it('has no name that a browser would write into an address', () => {
    const routes = defineRoutes({}, r => r.post('a/:id', { body: z.object({ a: z.string() }) }, guard, () => {}))
    expect(formOf(routes[0] as AnyRoute)).not.toMatch(/ name="/)
  })

  it('has a part for each type of the body', () => {
    const body = {
      type: ['multipart/form-data', 'application/x-www-form-urlencoded', 'text/csv', 'image/png', 'application/json'],
      schema: z.object({
        title: z.string(),
        photos: z.array(z.file()).optional(),
        logo: z.file(),
        tags: z.array(z.string()),
        at: z.object({ city: z.string(), zip: z.string() }).optional(),
      }),
    } as const
    const routes = defineRoutes({}, r => r.post('a', { body }, () => {}))
    const form = formOf(routes[0] as AnyRoute)
    const parts = form.split('<fieldset').slice(1)
    expect(parts.map(part => / data-body="(.*?)" data-format="(.*?)"( hidden disabled)?/.exec(part)?.slice(1))).toEqual(
      [
        ['multipart/form-data', 'multipart', undefined],
        ['application/x-www-form-urlencoded', 'form', ' hidden disabled'],
        ['text/csv', 'text', ' hidden disabled'],
        ['image/png', 'bytes', ' hidden disabled'],
        ['application/json', 'json', ' hidden disabled'],
      ],
    )
    expect(fieldsIn(parts[0] ?? '')).toEqual([
      'text form title=text',
      'file form photos=',
      'file form logo=',
      'form tags=text',
      'text form at[city]=',
      'text form at[zip]=',
    ])
    expect(parts[0]).toContain('data-name="photos" multiple')
    expect(fieldsIn(parts[3] ?? '')).toEqual(['file body ='])
  })

  it('offers the methods of a row, and any query and body where there is no contract', () => {
    const answer = () => {}
    const [put, patch] = defineRoutes({}, r => r.put('a', answer).patch('a', answer))
    const form = formOf(put as AnyRoute, patch as AnyRoute)
    expect(form).toContain('<option>PUT</option><option>PATCH</option>')
    expect(fieldsIn(form)).toEqual(['text any-query =', 'body ='])
    expect(formOf({ method: 'ALL', path: '/a', middleware: answer, use: [] })).toContain('<option>OPTIONS</option>')
    expect(fieldsIn(formOf({ method: 'GET', path: '/a', middleware: answer, use: [] }))).toEqual(['text any-query ='])
  })

  it.each(ATTACKS)('escapes what a route says: %j', attack => {
    const route: AnyRoute = { method: attack, path: `/${attack}/:${attack}`, middleware: () => {}, use: [] }
    expect(formOf(route).replace(/"[^"]*"/g, '')).not.toMatch(/<(?:script|img|style)|<[^>]* on\w+=/)
  })
})

describe('nameHtml(name)', () => {
  it.each([
    ['V1/Places', 'V1/<wbr>Places'],
    ['requireAdmin', 'requireAdmin'],
    ['requireVerifiedEmailAddress', 'require<wbr>Verified<wbr>Email<wbr>Address'],
    ['very-long-names-of-feature-flags', 'very-<wbr>long-<wbr>names-<wbr>of-<wbr>feature-<wbr>flags'],
  ])('lets %s break between words', (name, expected) => {
    expect(nameHtml(name).text).toBe(expected)
  })
})

describe('the header field that says whether a reply fits', () => {
  const Place = z.object({ id: z.int(), at: z.date() })
  class PlacesController {
    static readonly contract = { index: { returns: { 200: z.array(Place), 404: z.object({ error: z.string() }) } } }
    index(ctx: Koa.Context) {
      const status = Number(ctx.query.status ?? 200)
      if (status === 500) ctx.throw(500)
      ctx.status = status
      ctx.body = ctx.query.wrong
        ? [{ id: 'é', at: new Date(0) }]
        : [{ id: 1, at: new Date(0), ...(ctx.query.more && { more: 1 }) }]
      if (status === 401) ctx.body = { error: 'no' }
    }
  }
  const routes = defineRoutes({ Places: PlacesController }, r =>
    r
      .use(guard)
      .resources('places', { only: ['index'] })
      .get('plain', (ctx: Koa.Context) => {
        ctx.body = 'a'
      }),
  )
  const fitOf = async (request: string, options: InspectorOptions = {}, env = 'development', asked = true) => {
    const served = await serve(new Koa({ env }), inspector(routes, options), createRouter(routes).routes())
    const { headers } = await served.ask(request, 'Authorization: a', ...(asked ? ['Signalbox-Fit: ?'] : []))
    const fit = headers['signalbox-fit']
    return fit === undefined ? undefined : decodeURIComponent(String(fit))
  }

  it('compares the value that the action replied, with a contract or a described middleware', async () => {
    expect(await fitOf('GET /places')).toBe('fits')
    expect(await fitOf('GET /places?status=401')).toBe('fits')
    expect(await fitOf('GET /places?wrong=1')).toMatch(/^the reply 200 does not fit the contract: body\.0\.id: /)
    expect(await fitOf('GET /places?more=1')).toMatch(/^the reply 200 has more than the contract: body\.0\.more/)
  })

  it('says nothing where nothing is known, and of an error that has no reply yet', async () => {
    expect(await fitOf('GET /places?status=418')).toBeUndefined()
    expect(await fitOf('GET /places?status=500')).toBeUndefined()
    expect(await fitOf('GET /plain')).toBeUndefined()
    expect(await fitOf('GET /nowhere')).toBeUndefined()
  })

  it('is there only for a request that asks, and where the page has forms', async () => {
    expect(await fitOf('GET /places', {}, 'development', false)).toBeUndefined()
    expect(await fitOf('GET /places', { send: false })).toBeUndefined()
    expect(await fitOf('GET /places', {}, 'production')).toBeUndefined()
    expect(await fitOf('GET /places', { production: true }, 'production')).toBeUndefined()
    expect(await fitOf('GET /places', { production: true, send: true }, 'production')).toBe('fits')
  })
})
