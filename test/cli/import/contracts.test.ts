/** `signalbox import --contracts`: what the schemas of an OpenAPI document become. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import Koa from 'koa'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { declareLibrary } from '../../../bench/types/compile.js'
import { zodText } from '../../../src/cli/import/contracts/zod-text.js'
import type { Side } from '../../../src/cli/import/contracts/zod-values.js'
import { filesOf, moduleOf } from '../../../src/cli/import/files.js'
import { importReading } from '../../../src/cli/import/imported.js'
import { readOpenApi } from '../../../src/cli/import/read/openapi.js'
import { createRouter } from '../../../src/index.js'
import { fetchFrom } from '../../../src/testing/index.js'
import { createProject, root, signalbox } from '../../support/cli.js'
import { outputOf } from '../../support/compile-folder.js'
import { COMPILERS } from '../../support/compilers.js'
import { Random, seedOf } from '../../support/random.js'

const textOf = (schema: unknown, side: Side = 'request') => {
  const lost: string[] = []
  const text = zodText(schema, { side, reference: to => to, lose: keyword => lost.push(keyword) })
  return lost.length === 0 ? text : [text, ...lost].join(' !')
}

describe('a schema', () => {
  it.each<[unknown, string]>([
    [{ type: 'string', nullable: true }, 'z.string().nullable()'],
    [{ type: ['string', 'null'] }, 'z.string().nullable()'],
    [{ type: ['string', 'integer'] }, 'z.union([z.string(), z.number().int()])'],
    [{ anyOf: [{ $ref: 'Place' }, { type: 'null' }] }, 'Place.nullable()'],
    [{ oneOf: [{ $ref: 'Cat' }, { $ref: 'Dog' }] }, 'z.xor([Cat, Dog])'],
    [{ allOf: [{ $ref: 'Base' }, { description: 'x' }] }, "Base.describe('x')"],
    [{ allOf: [{ $ref: 'Base' }, { required: ['a'] }] }, 'z.intersection(Base, z.object({ a: z.unknown() }))'],
    [{ $ref: 'Place', nullable: true, description: 'x' }, 'Place.nullable()'],
    [{ type: 'string', enum: ['a', "b'"] }, "z.enum(['a', 'b\\''])"],
    [{ enum: [1, 'a', null] }, "z.literal([1, 'a']).nullable()"],
    [{ type: 'string', nullable: true, enum: ['a', null] }, "z.literal('a').nullable().nullable()"],
    [{ const: { a: 1 } }, 'z.unknown() !enum'],
    [{ type: 'number', minimum: 0, exclusiveMinimum: true, multipleOf: 0.5 }, 'z.number().gt(0).multipleOf(0.5)'],
    [{ type: 'number', exclusiveMaximum: 3 }, 'z.number().lt(3)'],
    [{ type: 'string', format: 'date-time' }, 'z.iso.datetime({ offset: true })'],
    [{ type: 'string', format: 'made-up', maxLength: 3 }, 'z.string().max(3)'],
    [{ type: 'string', format: 'constructor' }, 'z.string()'],
    [{ type: 'string', pattern: '^\\d+$' }, "z.string().regex(new RegExp('^\\\\d+$', 'u'))"],
    [{ type: 'string', pattern: '(?i)x' }, 'z.string() !pattern'],
    [{ items: { type: 'boolean' }, minItems: 1 }, 'z.array(z.boolean()).min(1)'],
    [{ type: 'object' }, 'z.record(z.string(), z.unknown())'],
    [{ additionalProperties: { type: 'string' } }, 'z.record(z.string(), z.string())'],
    [{ type: 'object', additionalProperties: false }, 'z.strictObject({})'],
    [{ properties: { 'a-b': true }, additionalProperties: true }, "z.looseObject({ 'a-b': z.unknown().optional() })"],
    [JSON.parse('{ "properties": { "__proto__": {} } }'), "z.object({ ['__proto__']: z.unknown().optional() })"],
    [{ properties: { a: { type: 'integer', default: 3 } } }, 'z.object({ a: z.number().int().default(3) })'],
    [{ properties: { id: { readOnly: true }, key: { writeOnly: true } } }, 'z.object({ key: z.unknown().optional() })'],
    [{ type: 'string', not: { const: 'x' } }, 'z.string() !not'],
    [{}, 'z.unknown()'],
    [true, 'z.unknown()'],
    [false, 'z.never()'],
  ])('%j is %s', (schema, text) => {
    expect(textOf(schema)).toBe(text)
  })

  it.each<[unknown, string]>([
    [{ type: 'integer', minimum: 1 }, 'z.coerce.number().int().min(1)'],
    [{ type: 'boolean' }, 'z.stringbool()'],
    [{ type: 'integer', enum: [1, 2] }, "z.enum(['1', '2'])"],
    [{ type: 'string', nullable: true }, 'z.string()'],
  ])('of texts, %j is %s', (schema, text) => {
    expect(textOf(schema, 'text')).toBe(text)
  })
})

/** Random schemas, and values that fit many of them. */
const SAMPLES: readonly unknown[] = [null, true, 0, 1, 2.5, -3, '', 'a', 'abc', '7', [], ['a'], [1, 2], {}]
const randomSchema = (random: Random, depth: number, isPart = false): object => {
  const inner = () => randomSchema(random, depth - 1, isPart)
  // of an intersection, zod takes a key that one part knows, also where the other one is closed
  const part = () => randomSchema(random, depth - 1, true)
  const makers: readonly (() => object)[] = [
    () => ({ type: 'string', ...(random.chance(0.5) ? { minLength: 1 } : { maxLength: 2, pattern: '^[a-c]*$' }) }),
    () => ({ type: random.pick(['number', 'integer']), minimum: 0, exclusiveMaximum: 2 }),
    () => ({ type: random.pick(['boolean', 'null', ['string', 'null'], ['integer', 'boolean']]) }),
    () => ({ enum: random.pick([['a', 'abc'], [1, 'a', null], [true], [null]]) }),
    () => ({ const: random.pick(['a', 1, false]) }),
  ]
  const nested: readonly (() => object)[] = [
    () => ({ type: 'array', items: inner(), ...(random.chance(0.5) ? { minItems: 1, maxItems: 2 } : {}) }),
    () => ({
      type: 'object',
      properties: { a: inner(), b: inner() },
      ...(random.chance(0.5) ? { required: [random.pick(['a', 'c'])] } : {}),
      ...random.pick([{}, isPart ? {} : { additionalProperties: false }, { additionalProperties: inner() }]),
    }),
    () => ({ type: 'object', additionalProperties: inner() }),
    () => ({ anyOf: [inner(), inner()] }),
    () => ({ oneOf: [inner(), inner()] }),
    () => ({ allOf: [part(), part()] }),
    () => ({ anyOf: [inner(), inner()], minLength: 1, type: 'string' }),
  ]
  return random.pick(depth > 0 ? [...makers, ...nested, ...nested] : makers)()
}
const randomValue = (random: Random): unknown =>
  random.chance(0.4)
    ? { ...(random.chance(0.7) ? { a: random.pick(SAMPLES) } : {}), ...random.pick([{}, { b: 1 }, { c: 'a' }]) }
    : random.chance(0.2)
      ? [random.pick(SAMPLES), random.pick(SAMPLES)]
      : random.pick(SAMPLES)

const SCHEMAS = 2 * Number(process.env.TABLES ?? 20)
const seed = seedOf(process.env)

it(`takes what ajv takes: ${SCHEMAS} random schemas (SEED=${seed})`, () => {
  const random = new Random(seed)
  for (let count = 0; count < SCHEMAS; count++) {
    const schema = randomSchema(random, 2)
    const text = textOf(schema)
    const made = new Function('z', `return ${text}`)(z)
    const validate = new Ajv2020({ strict: false }).compile(schema)
    for (let at = 0; at < 15; at++) {
      const value = randomValue(random)
      expect({ schema, text, value, takes: made.safeParse(value).success }).toEqual({
        schema,
        text,
        value,
        takes: validate(value),
      })
    }
  }
})

const JSON_TYPE = 'application/json'
const json = (schema: object) => ({ content: { [JSON_TYPE]: { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Schemas that contain themselves, names of all kinds, and what a contract cannot say. */
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/places': {
      parameters: [{ in: 'query', name: 'page', schema: { type: 'integer', minimum: 1, default: 1 } }],
      get: {
        operationId: 'listPlaces',
        summary: "Ada's places",
        tags: ['places'],
        deprecated: true,
        parameters: [
          { in: 'query', name: 'tag', schema: { type: 'array', items: { $ref: '#/components/schemas/Tag' } } },
          { in: 'query', name: 'ids', style: 'pipeDelimited', schema: { type: 'array', items: { type: 'integer' } } },
          { in: 'query', name: 'filter', style: 'deepObject', schema: { type: 'object' } },
          { in: 'query', name: 'where', schema: { type: 'array', items: { anyOf: [{ type: 'object' }] } } },
          { in: 'cookie', name: 'session', schema: { type: 'string' } },
          { in: 'header', name: 'X-Api-Key', required: true, schema: { type: 'string', minLength: 8 } },
          { in: 'header', name: 'Authorization', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'all',
            headers: { 'X-Total': { schema: { type: 'integer' } } },
            ...json({ type: 'array', items: ref('Place') }),
          },
          404: { $ref: '#/components/responses/Missing' },
          '5XX': { description: 'broken' },
          default: { description: 'other' },
        },
      },
      post: {
        operationId: 'createPlace',
        requestBody: { required: true, ...json(ref('Place')) },
        responses: { 201: { description: 'made', ...json(ref('Place')) }, 204: { description: 'nothing' } },
      },
    },
    '/places/{place-id}': {
      parameters: [{ in: 'path', name: 'place-id', required: true, schema: { type: 'integer' } }],
      put: { operationId: 'putPlace', requestBody: json(ref('Place')) },
      patch: { operationId: 'patchPlace', requestBody: json(ref('class')) },
    },
    '/places/{place-id}/photos/{photo}': {
      parameters: [{ $ref: '#/components/parameters/photo' }],
      put: {
        operationId: 'putPhoto',
        parameters: [{ in: 'path', name: 'place-id', style: 'label', required: true, schema: { type: 'integer' } }],
        requestBody: {
          content: {
            'image/png': { schema: { type: 'string', format: 'binary' } },
            'image/jpeg': { schema: { type: 'string', format: 'binary' } },
            'text/plain': { schema: { type: 'string' } },
          },
        },
        responses: { 200: { description: 'ok', content: { 'image/png': {}, 'text/csv; charset=utf-8': {} } } },
      },
      post: {
        operationId: 'uploadPhoto',
        parameters: [{ in: 'path', name: 'place-id', required: true, schema: { type: 'integer' } }],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photo'],
                properties: {
                  photo: { type: 'string', format: 'binary' },
                  width: { type: 'integer' },
                  tags: { type: 'array', items: ref('Tag') },
                  place: ref('Place'),
                },
              },
            },
          },
        },
      },
    },
    '/elsewhere': {
      get: { requestBody: { $ref: 'other.yaml#/Body' }, parameters: [{ $ref: '#/nowhere' }] },
      post: { requestBody: json(ref('Loop')) },
      put: { requestBody: json({ $ref: 'other.yaml#/Place' }) },
    },
    '/loop': { $ref: '#/paths/~1loop' },
  },
  components: {
    parameters: { photo: { in: 'path', name: 'photo', required: true, schema: { type: 'string', format: 'uuid' } } },
    responses: { Missing: { description: 'missing', ...json(ref('Error')) } },
    schemas: {
      Tag: { type: 'string', enum: ['a', "b'c"] },
      Place: {
        type: 'object',
        required: ['id', 'name', 'parent'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string', description: 'Its\nname' },
          parent: { anyOf: [ref('Place'), { type: 'null' }] },
          rooms: { type: 'array', items: ref('Room') },
          secret: { type: 'string', writeOnly: true },
        },
      },
      Room: { allOf: [ref('class'), { type: 'object', properties: { place: ref('Place') } }] },
      class: { type: 'object', properties: { 'a-b': { type: ['string', 'null'] }, __proto: {} } },
      Error: { type: 'object', properties: { message: { type: 'string' } } },
      PlacesController: { type: 'string' },
      Loop: ref('Loop'),
    },
  },
}

describe('a document with all kinds of schemas', () => {
  const imported = importReading(readOpenApi(JSON.stringify(DOCUMENT), 'document'), { contracts: true })
  const text = moduleOf(imported)

  it('has named constants, and other ones where requests have other members than replies', () => {
    expect([...imported.contracts.constants.keys()]).toEqual([
      'Tag',
      'Class',
      'Room',
      'Place',
      'Error',
      'RoomInput',
      'PlaceInput',
    ])
    expect(text).toContain("export const Tag = z.enum(['a', 'b\\'c'])")
    expect(text).toContain(`export const Place = z.object({
  id: z.number().int(),
  name: z.string().describe('Its\\nname'),
  parent: z.lazy((): z.ZodType => Place).nullable(),
  rooms: z.array(Room).optional(),
})`)
  })

  it('writes what each action takes and gives', () => {
    for (const part of [
      'page: z.coerce.number().int().min(1).default(1),',
      'tag: z.union([z.array(Tag), Tag.transform(one => [one])]).optional(),',
      "ids: z.string().transform(text => text.split('|')).pipe(z.array(z.coerce.number<string>().int())).optional(),",
      "headers: z.object({ 'x-api-key': z.string().min(8) }),",
      "headers: z.object({ 'x-total': z.coerce.number().int().optional() }),",
      '404: Error,',
      "summary: 'Ada\\'s places',",
      "tags: ['places'],",
      'deprecated: true,',
      'body: PlaceInput,',
      'returns: { 201: Place, 204: z.undefined() },',
      'params: z.object({ id: z.coerce.number().int() }),\n      body: PlaceInput.optional(),',
      'params: z.object({ placeId: z.coerce.number().int() }),',
      "schema: z.instanceof(Uint8Array).optional(),\n        type: ['image/png', 'image/jpeg'],",
      "returns: { 200: { body: z.instanceof(Uint8Array), type: 'image/png' } },",
      'photo: z.file(),',
      'width: z.coerce.number().int().optional(),',
      "type: 'multipart/form-data',",
      '} satisfies ContractOf<PlacesController>',
    ])
      expect(text).toContain(part)
  })

  it('says what no contract has', () => {
    expect(imported.unsaid.map(({ route, why }) => `${route}: ${why}`)).toEqual([
      'GET /places, query parameter filter: a parameter of a contract is a text, or a list of texts in the query',
      'GET /places, query parameter where: a parameter of a contract is a text, or a list of texts in the query',
      'GET /places, cookie session: a contract has no cookies: read ctx.cookies in the action',
      'GET /places, reply 5XX: returns of a contract has single statuses',
      'GET /places, reply default: returns of a contract has single statuses',
      'PATCH /places/{place-id}, contract: one action has one contract, here that of PUT /places/{place-id}',
      'PUT /places/{place-id}/photos/{photo}, path parameter place-id: it has the style label',
      'PUT /places/{place-id}/photos/{photo}, body as text/plain: a body of several media types has one schema, here that of image/png',
      'PUT /places/{place-id}/photos/{photo}, reply 200 as text/csv: a body of several media types has one schema, here that of image/png',
      'GET /elsewhere, contract: a reference leads nowhere',
      'GET /elsewhere, body: a reference leads to another file: bundle the document into one file',
      'POST /elsewhere, body: a reference leads nowhere',
      'PUT /elsewhere, body: a reference leads to another file: bundle the document into one file',
    ])
    expect(imported.skipped).toEqual([{ route: '/loop', why: 'this is no path of this document' }])
  })

  it('is taken by createRouter, which checks what the actions are sent', async () => {
    const folder = `${root}test/generated-contracts/`
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}routes.ts`, text.replaceAll("'signalbox'", "'../../src/index.js'"))
    const { routes } = await import(`${folder}routes.ts`)
    const fetch = fetchFrom(new Koa().use(createRouter(routes).routes()))
    const headers = { 'x-api-key': '12345678' }
    expect((await fetch('/places?tag=a&page=2&ids=1|2', { headers })).status).toBe(204)
    const wrong = await fetch('/places?tag=c&page=0&ids=1|x')
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      'not valid: query.page, query.tag, query.ids.1, headers.x-api-key',
    ])
    const body = JSON.stringify({ name: 'a', parent: null, rooms: [] })
    const sent = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
    expect((await fetch('/places', sent)).status).toBe(204)
    expect((await fetch('/places', { ...sent, body: '{}' })).status).toBe(422)
  })
})

it.each(COMPILERS)('modules and files with contracts compile with TypeScript %s', async compiler => {
  const folder = `${root}test/generated-contracts-${compiler}/`
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const petstore = await readFile(new URL('lists/petstore.openapi.yaml', import.meta.url), 'utf8')
  const [one, other] = [JSON.stringify(DOCUMENT), petstore].map(each =>
    importReading(readOpenApi(each, 'document'), { contracts: true }),
  )
  const texts: Record<string, string> = {}
  if (one && other) {
    texts['all.ts'] = moduleOf(one)
    texts['petstore.ts'] = moduleOf(other)
    for (const { path, text } of filesOf(one)) texts[`files/${path}`] = text
  }
  texts['main.ts'] = ['all', 'petstore', 'files/routes']
    .map((path, at) => `import { routes as routes${at} } from './${path}.js'\ncreateRouter(routes${at})\n`)
    .join('')
    .replace(/^/, "import { createRouter } from 'signalbox'\n")
  texts['tsconfig.json'] = '{ "extends": "../../tsconfig.json", "include": ["**/*.ts"], "exclude": [] }'
  const library = `'${dirname(await declareLibrary())}/index.js'`
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(folder + path), { recursive: true })
    await writeFile(folder + path, text.replaceAll("'signalbox'", library))
  }
  expect(await outputOf(compiler, folder)).toBe('')
})

it.each([
  ['a list', 'routes.txt', 'GET /a', []],
  ['--handlers', 'a.json', JSON.stringify(DOCUMENT), ['--handlers']],
])('refuses --contracts with %s', async (_, name, content, more) => {
  const { stderr, status } = await signalbox(await createProject({ [name]: content }), [
    'import',
    name,
    '--contracts',
    ...more,
  ])
  expect({ stderr, status }).toEqual({
    stderr: 'signalbox: --contracts needs an OpenAPI document, and controllers: leave out --handlers\n',
    status: 2,
  })
})
