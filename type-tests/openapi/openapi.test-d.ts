import { expectAssignable, expectType } from 'tsd'
import { defineRoutes, type StandardSchema } from '../../src/index.js'
import { type OmittedRoute, type OpenApiDocument, type OpenApiOptions, openapi } from '../../src/openapi/index.js'

declare const failure: StandardSchema
const routes = defineRoutes({}, r => r.get('health', () => {}))
const info = { title: 'Places', version: '1.0' } as const

// A document is an object that an application may change.
const document = openapi(routes, { info })
expectType<OpenApiDocument>(document)
document.info.title = 'Others'
expectType<string | undefined>(document.paths['/health']?.get?.operationId)

// Options may be constants.
expectAssignable<OpenApiOptions>({
  info,
  servers: [{ url: 'https://api.example.com' }],
  security: [{ bearer: [] }],
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  errors: { body: failure, statuses: { query: 422, kind: 400 } },
  schemas: { failure, other: () => {} },
} as const)
openapi(routes, {
  info,
  onOmitted: omitted => expectType<readonly OmittedRoute[]>(omitted),
})

// @ts-expect-error Property 'info' is missing in type '{}' but required in type 'OpenApiOptions'.
openapi(routes, {})
// @ts-expect-error Property 'version' is missing in type '{ title: string; }' but required in type 'DocumentInfo'.
openapi(routes, { info: { title: 'Places' } })
// @ts-expect-error Object literal may only specify known properties, and 'tags' does not exist in type 'OpenApiOptions'.
openapi(routes, { info, tags: [] })
// @ts-expect-error Type '"problem"' is not assignable to type
openapi(routes, { info, errors: 'problem' })
// @ts-expect-error Object literal may only specify known properties, and 'path' does not exist in type
openapi(routes, { info, errors: { body: failure, statuses: { path: 404 } } })
// @ts-expect-error Argument of type '{}' is not assignable to parameter of type 'AnyRoutes'.
openapi({}, { info })
