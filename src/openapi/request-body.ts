/** The body of a request, by the media types that a contract takes. */

import type { BodyContract } from '../contract/body.js'
import { formatIn, isOptionalBody, typesOf } from '../contract/body-types.js'
import { shown } from '../contract/shape.js'
import type { Components } from './components.js'
import type { Content, JsonSchema, RequestBody } from './document.js'

/** Bytes have no JSON Schema. */
const BYTES: JsonSchema = { type: 'string', format: 'binary' }

/** What a route takes. `place` names the schema, if that has no other name. */
export const requestBodyOf = (body: BodyContract, place: string, components: Components): RequestBody => {
  const formatOf = formatIn(body)
  const content = typesOf(body).map((type): [string, Content[string]] => {
    const format = formatOf(type)
    if (format === 'bytes') return [type, { schema: BYTES }]
    const schema = components.at(place, body.schema)
    return [
      type,
      format === 'form' || format === 'multipart' ? { schema, ...nestedIn(schema, components) } : { schema },
    ]
  })
  return { required: !isOptionalBody(body), content: Object.fromEntries(content) }
}

/** In a form, the members of an object have names such as `address[city]`. */
const nestedIn = (schema: JsonSchema, components: Components): Pick<Content[string], 'encoding'> => {
  const members = Object.entries(shown(components.resolve(schema).properties))
  const nested = members.filter(([, member]) => components.resolve({ ...shown(member) }).type === 'object')
  if (nested.length === 0) return {}
  return { encoding: Object.fromEntries(nested.map(([name]) => [name, { style: 'deepObject', explode: true }])) }
}
