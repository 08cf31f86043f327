/** Placeholders for the credentials of a curl line, by the security schemes of an OpenAPI document. */

import type { OpenApiOptions } from '../openapi/options.js'

/** The schemes by name, as the option `securitySchemes` of `openapi` has them. */
export type SecuritySchemes = NonNullable<OpenApiOptions['securitySchemes']>

/** A part of a request, or an option of curl. */
export interface Credential {
  readonly place: 'header' | 'query' | 'cookie' | 'option'
  readonly name: string
  readonly value: string
}

/**
 * The credential that a scheme requires; `undefined` where that is not known. A scheme without a definition is one of HTTP if its
 * name says so: `bearer`, `jwt` or `basic`.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-scheme-object
 */
export const credentialOf = (scheme: string, schemes: SecuritySchemes): Credential | undefined => {
  const { type, scheme: way, in: place, name } = schemes[scheme] ?? guessed(scheme)
  const value = `<${scheme}>`
  if (type === 'oauth2' || type === 'openIdConnect') return bearer
  if (type === 'mutualTLS') return { place: 'option', name: '--cert', value }
  if (type === 'apiKey' && typeof name === 'string' && (place === 'header' || place === 'query' || place === 'cookie'))
    return { place, name, value }
  if (type !== 'http' || typeof way !== 'string') return undefined
  if (/^bearer$/i.test(way)) return bearer
  if (/^basic$/i.test(way)) return { place: 'option', name: '-u', value: '<name>:<password>' }
  return { place: 'header', name: 'Authorization', value: `${way} ${value}` }
}

const bearer = { place: 'header', name: 'Authorization', value: 'Bearer <token>' } as const

const guessed = (name: string): SecuritySchemes[string] => {
  if (/bearer|jwt/i.test(name)) return { type: 'http', scheme: 'bearer' }
  return /basic/i.test(name) ? { type: 'http', scheme: 'basic' } : {}
}
