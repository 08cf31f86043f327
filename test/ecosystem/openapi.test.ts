/** The schemas of zod, arktype and valibot in a document. */
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { scope, type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineRoutes, type StandardSchema } from '../../src/index.js'
import { openapi } from '../../src/openapi/index.js'

const info = { title: 'Schemas', version: '1.0' }
const REF = '#/components/schemas/'

/** The schema of a body in a document, and the components of that. */
const documented = (body: StandardSchema, schemas: Record<string, unknown> = {}) => {
  const routes = defineRoutes({}, r => r.post('things', { body, returns: z.string() }, () => {}))
  const { paths, components } = openapi(routes, { info, schemas })
  const [content] = Object.values(paths['/things']?.post?.requestBody?.content ?? {})
  return [content?.schema, components?.schemas] as const
}

interface ValibotFolder {
  name: string
  folders: ValibotFolder[]
}
const VPlace = v.object({ name: v.string() })
const VFolder: v.GenericSchema<ValibotFolder> = v.object({
  name: v.string(),
  folders: v.array(v.lazy(() => VFolder)),
})
const ZPlace = z.object({ name: z.string() })
const ZFolder = z.object({
  name: z.string(),
  get folders() {
    return z.array(ZFolder)
  },
})
const APlace = type({ name: 'string' })
const { folder: AFolder } = scope({ folder: { name: 'string', folders: 'folder[]' } }).export()

const LIBRARIES = [
  { name: 'zod', place: ZPlace, places: z.object({ one: ZPlace, many: z.array(ZPlace) }), folder: ZFolder },
  { name: 'arktype', place: APlace, places: type({ one: APlace, many: APlace.array() }), folder: AFolder },
  {
    name: 'valibot',
    place: VPlace,
    places: toStandardJsonSchema(v.object({ one: VPlace, many: v.array(VPlace) })),
    folder: toStandardJsonSchema(VFolder),
  },
] as const

/** Without the order of members, which arktype sorts. */
const PLACE = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }

describe.each(LIBRARIES)('schemas of $name', ({ place, places, folder }) => {
  it('are inlined without a name', () => {
    const [schema, components] = documented(places)
    expect(schema).toMatchObject({ properties: { one: PLACE, many: { type: 'array', items: PLACE } } })
    expect(components).toBeUndefined()
  })

  it('are one component with a name, also inside of others', () => {
    const [schema, components] = documented(places, { Place: place })
    const reference = { $ref: `${REF}Place` }
    expect(schema).toMatchObject({ properties: { one: reference, many: { type: 'array', items: reference } } })
    expect(components).toEqual({ Place: PLACE })
  })

  it('that contain themselves are a component with the name of their place', () => {
    const [schema, components = {}] = documented(folder)
    const text = JSON.stringify([schema, components])
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]*)"/g)].map(([, each]) => each)
    expect(Object.keys(components).sort()).toEqual([...new Set(names)].sort())
    expect(Object.keys(components)[0]).toBe('post_things.body')
    expect(text).not.toContain('$defs')
  })

  it('that contain themselves are a component with their own name', () => {
    const [schema, components = {}] = documented(folder, { Folder: folder })
    expect(schema).toEqual({ $ref: `${REF}Folder` })
    expect(Object.keys(components)[0]).toBe('Folder')
    expect(JSON.stringify(components)).toContain(`{"$ref":"${REF}Folder"}`)
  })
})

describe('a schema with two sides', () => {
  it.each<readonly [string, StandardSchema, object]>([
    ['zod default', z.object({ n: z.number().default(1) }), { properties: { n: { type: 'number', default: 1 } } }],
    ['zod transform', z.string().transform(Number), { type: 'string' }],
    [
      'zod codec',
      z.codec(z.iso.datetime(), z.date(), { decode: text => new Date(text), encode: date => date.toISOString() }),
      { type: 'string', format: 'date-time' },
    ],
    ['zod pipe', z.string().pipe(z.coerce.number()), { type: 'string' }],
    ['arktype morph', type('string.date.parse'), { type: 'string' }],
    ['valibot transform', toStandardJsonSchema(v.pipe(v.string(), v.transform(Number))), { type: 'string' }],
  ])('is what it takes: %s', (_, schema, json) => {
    const [documentedSchema] = documented(schema)
    expect(documentedSchema).toMatchObject(json)
    expect(documentedSchema).not.toHaveProperty('required')
  })
})

describe('a schema that JSON Schema cannot express', () => {
  const returning = (returns: StandardSchema) => () =>
    openapi(
      defineRoutes({}, r => r.get('things', { returns }, () => {})),
      { info },
    )

  it.each<readonly [string, StandardSchema, string]>([
    ['zod', z.object({ when: z.date() }), 'Date cannot be represented in JSON Schema'],
    ['zod', z.object({ size: z.bigint() }), 'BigInt cannot be represented in JSON Schema'],
    ['arktype', type({ when: 'Date' }), 'Date cannot be represented in JSON Schema'],
    ['arktype', type({ size: 'bigint' }), 'bigint cannot be represented in JSON Schema'],
    ['arktype', type({ file: type.instanceOf(File) }), 'File cannot be represented in JSON Schema'],
    [
      'valibot',
      toStandardJsonSchema(v.object({ when: v.date() })),
      'The "date" schema cannot be converted to JSON Schema',
    ],
    [
      'valibot without its package',
      VPlace,
      'the schemas of valibot have no JSON Schema of their own: use toStandardJsonSchema() of @valibot/to-json-schema',
    ],
  ])('is an error of $0: $2', (_, schema, message) => {
    expect(returning(schema)).toThrow(`openapi: 'returns.200' in the contract of 'GET /things': ${message}`)
  })

  it('is never confused with one that takes anything', () => {
    expect(documented(type({ a: 'unknown' }))[0]).toMatchObject({ properties: { a: {} } })
    expect(documented(z.object({ a: z.unknown() }))[0]).toMatchObject({ properties: { a: {} } })
  })
})

describe('what stands around a component', () => {
  it('is kept beside the reference', () => {
    const [schema] = documented(
      z.object({ one: ZPlace.default({ name: 'x' }), two: ZPlace.nullable(), three: ZPlace.optional() }),
      { Place: ZPlace },
    )
    const reference = { $ref: `${REF}Place` }
    expect(schema).toMatchObject({
      properties: {
        one: { ...reference, default: { name: 'x' } },
        two: { anyOf: [reference, { type: 'null' }] },
        three: reference,
      },
      required: ['two'],
    })
  })

  it('does not change values that look like references', () => {
    const [schema] = documented(
      z.object({ $ref: z.string(), of: z.object({ $ref: z.string() }).default({ $ref: '#/$defs/x' }) }),
    )
    expect(schema).toMatchObject({
      properties: { $ref: { type: 'string' }, of: { default: { $ref: '#/$defs/x' } } },
    })
  })

  it('has the own id of a schema as its name, unless the option schemas has another', () => {
    const Cat = z.object({ name: z.string() }).meta({ id: 'Cat' })
    expect(documented(z.object({ Cat }))[1]).toEqual({ Cat: PLACE })
    expect(documented(z.object({ Cat }), { Pet: Cat })[1]).toEqual({ Pet: PLACE })
    expect(documented(Cat, { Pet: Cat })[0]).toEqual({ $ref: `${REF}Pet` })
  })
})
