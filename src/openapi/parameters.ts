/** The parameters of an operation: those of the path, the query and the headers. */

import type { AnyRoute } from '../route/route.js'
import type { ParamKind } from '../text/param-kinds.js'
import { paramNames } from '../text/path.js'
import { parseSegment } from '../text/segments.js'
import type { Components } from './components.js'
import type { Field, JsonSchema, Parameter } from './document.js'

/** What a parameter of each kind is. A number of JSON cannot hold every bigint, so that one is a text. */
const KINDS: { readonly [Kind in ParamKind]: JsonSchema } = {
  uuid: { type: 'string', format: 'uuid' },
  bigint: { type: 'string', format: 'int64' },
  integer: { type: 'integer', format: 'int32' },
}

/** Header fields that OpenAPI describes elsewhere, and ignores among the parameters. */
const ELSEWHERE = ['accept', 'authorization', 'content-type']

/** The members of an object, with whether each must be there. */
export type Members = ReadonlyMap<string, { readonly schema: JsonSchema; readonly required: boolean }>

/**
 * The members of a schema of objects. Of several schemas that must all fit it has all, of several of which one must fit those of each.
 *
 * @throws {TypeError} for a schema of other values
 */
export const membersOf = (components: Components, schema: JsonSchema): Members => {
  const { type, properties, required, allOf, anyOf, oneOf } = components.resolve(schema)
  const parts = [allOf, anyOf, oneOf].find(Array.isArray)
  if (type !== 'object' && !parts) throw new TypeError('it must be an object with members')
  const names = Array.isArray(required) ? required : []
  const own = Object.entries({ ...Object(properties) }).map(
    ([name, each]) => [name, { schema: asSchema(each), required: names.includes(name) }] as const,
  )
  const inParts: readonly Members[] = (parts ?? []).map(part => membersOf(components, part))
  const members = new Map(own)
  for (const [name, member] of inParts.flatMap(part => [...part])) {
    const known = members.get(name)
    const [each, every] = [known?.schema, inParts.every(part => part.get(name)?.required)]
    const isSame = each === undefined || JSON.stringify(each) === JSON.stringify(member.schema)
    members.set(name, {
      schema: isSame ? member.schema : allOf ? { allOf: [each, member.schema] } : { anyOf: [each, member.schema] },
      required: allOf ? known?.required === true || member.required : every,
    })
  }
  return members
}

/** A schema may also be `true`, which everything fits. */
const asSchema = (schema: unknown): JsonSchema => (typeof schema === 'object' ? { ...schema } : {})

export const namedParameters = (place: 'query' | 'header', members: Members): readonly Parameter[] =>
  [...members]
    .filter(([name]) => place === 'query' || !ELSEWHERE.includes(name.toLowerCase()))
    .map(([name, { schema, required }]) => ({ name, in: place, required, ...described(schema) }))

export const replyHeaders = (members: Members): Record<string, Field> =>
  Object.fromEntries(
    [...members].map(([name, { schema, required }]) => [name, { ...(required && { required }), ...described(schema) }]),
  )

/** What a schema says of itself belongs to the parameter. */
const described = ({ description, deprecated, ...schema }: JsonSchema): Field => ({
  ...(typeof description === 'string' && { description }),
  ...(deprecated === true && { deprecated }),
  schema,
})

/** The parameters of the path. `names` are those that the path has in the document. */
export const pathParameters = (
  { path, kinds }: AnyRoute,
  members: Members,
  names: readonly string[],
): readonly Parameter[] => {
  const wildcards = path
    .split('/')
    .map(parseSegment)
    .filter(({ kind }) => kind === 'wildcard')
  return paramNames(path).map((name, at) => {
    const kind = kinds?.[name]
    const own = members.get(name)?.schema ?? { type: 'string' }
    return {
      name: names[at] ?? name,
      in: 'path',
      required: true,
      ...(wildcards.some(each => each.name === name) && { description: 'It may contain slashes.' }),
      ...described(kind ? { ...own, ...KINDS[kind] } : own),
    }
  })
}
