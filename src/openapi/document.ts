/**
 * The document that `openapi` gives, as far as it writes one. The members are not `readonly`, so that a document fits what other packages
 * take, and an application may add to it.
 *
 * @see https://spec.openapis.org/oas/v3.1.0
 */

import type { SecurityRequirement } from '../route/security.js'

/** The methods that a path of OpenAPI 3.1 can have, in the order in which a document lists them. There is no QUERY. */
export const DOCUMENT_METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const
export type DocumentMethod = (typeof DOCUMENT_METHODS)[number]

/**
 * An OpenAPI 3.1 document.
 *
 * @example const document: OpenApiDocument = openapi(routes, { info: { title: 'Places', version: '1.0' } })
 */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: DocumentInfo
  servers?: DocumentServer[]
  security?: SecurityRequirement[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  components?: {
    schemas?: Record<string, JsonSchema>
    securitySchemes?: Record<string, JsonObject>
  }
}

/** The types without an example are aliases, so that a declaration file of an application need not name them. */

/** What a document says of the whole interface: members of its Info Object. */
export type DocumentInfo = {
  title: string
  version: string
  summary?: string
  description?: string
  termsOfService?: string
  contact?: { name?: string; url?: string; email?: string }
  license?: { name: string; identifier?: string; url?: string }
}

/** Where the interface is served. */
export type DocumentServer = {
  url: string
  description?: string
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>
}

export type PathItem = { [Method in DocumentMethod]?: Operation }

/**
 * One route, with one method.
 *
 * @example const show: Operation | undefined = document.paths['/places/{id}']?.get
 */
export interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  security?: SecurityRequirement[]
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Response>
}

export type RequestBody = { required: boolean; content: Content }

export type Parameter = Field & { name: string; in: 'path' | 'query' | 'header'; required: boolean }

/** What a parameter and a header of a reply have in common. */
export type Field = { description?: string; required?: boolean; deprecated?: boolean; schema: JsonSchema }

export type Response = { description: string; headers?: Record<string, Field>; content?: Content }

/** Schemas by media type: without one, the body may be anything of that type. `encoding` says how a form has nested members. */
export type Content = Record<string, { schema?: JsonSchema; encoding?: Record<string, JsonObject> }>

export type JsonObject = Record<string, unknown>

/**
 * A JSON Schema of the draft 2020-12.
 *
 * @see https://json-schema.org/draft/2020-12
 * @example const schema: JsonSchema = { type: 'array', items: { $ref: '#/components/schemas/Place' } }
 */
export interface JsonSchema {
  [keyword: string]: unknown
}
