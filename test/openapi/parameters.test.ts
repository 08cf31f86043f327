import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineRoutes, type StandardSchema } from '../../src/index.js'
import { openapi } from '../../src/openapi/index.js'

const info = { title: 'Places', version: '1.0' }

/** The parameters of the query: the name, `!` where it is required, and the schema. */
const parametersOf = (query: StandardSchema, schemas = {}) => {
  const routes = defineRoutes({}, r => r.get('places', { query, returns: z.string() }, () => {}))
  const { parameters = [] } = openapi(routes, { info, schemas }).paths['/places']?.get ?? {}
  return Object.fromEntries(parameters.map(({ name, required, schema }) => [`${name}${required ? '!' : ''}`, schema]))
}

const text = { type: 'string' }
const Page = z.object({ page: z.string(), size: z.string().optional() })

describe('the parameters of a query', () => {
  it('are the members of its schema', () => {
    expect(parametersOf(Page)).toEqual({ 'page!': text, size: text })
  })

  it('are inlined also if the schema has a name', () => {
    const routes = defineRoutes({}, r => r.get('places', { query: Page, returns: z.string() }, () => {}))
    expect(openapi(routes, { info, schemas: { Page } })).not.toHaveProperty('components')
    expect(parametersOf(Page.extend({ at: Page.shape.page }), { Page })).toEqual({
      'page!': text,
      size: text,
      'at!': text,
    })
  })

  it('are all members of schemas that must all fit', () => {
    expect(parametersOf(z.intersection(Page, z.object({ size: z.string(), q: z.string() })))).toEqual({
      'page!': text,
      'size!': text,
      'q!': text,
    })
  })

  it('are those of each schema of which one must fit, and required if all of these require them', () => {
    const near = z.object({ by: z.literal('near'), of: z.string(), within: z.string().optional() })
    const named = z.object({ by: z.literal('name'), of: z.enum(['a', 'b']), name: z.string() })
    expect(parametersOf(z.discriminatedUnion('by', [near, named]))).toEqual({
      'by!': {
        anyOf: [
          { type: 'string', const: 'near' },
          { type: 'string', const: 'name' },
        ],
      },
      'of!': { anyOf: [text, { type: 'string', enum: ['a', 'b'] }] },
      within: text,
      name: text,
    })
  })

  it('are an error for a schema of other values', () => {
    expect(() => parametersOf(z.any())).toThrow(
      "'query' in the contract of 'GET /places': it must be an object with members",
    )
  })
})
