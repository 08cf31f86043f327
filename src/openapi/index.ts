/** The entry point `signalbox/openapi`: an OpenAPI document from a table. */

export type { JsonSchema, OpenApiDocument, Operation } from './document.js'
export type { OmittedRoute } from './omitted.js'
export { openapi } from './openapi.js'
export type { InputErrors, OpenApiOptions } from './options.js'
