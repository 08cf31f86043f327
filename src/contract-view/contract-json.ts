/** The contract of a route, as `--expanded` and `--json` show it: with JSON Schemas in place of its schemas. */

import { bytesIn } from '../body/limit.js'
import { type BodyContract, longBody } from '../contract/body.js'
import { isOptionalBody, typesOf } from '../contract/body-types.js'
import type { ActionContract } from '../contract/contract.js'
import { INPUT_PARTS, type InputPart } from '../contract/input-error.js'
import { type ReplyContract, repliesIn } from '../contract/returns.js'
import type { StandardSchema } from '../contract/schema.js'
import type { JsonSchema } from '../openapi/document.js'
import { convert } from '../openapi/json-schema.js'
import { descriptionsOf, requiredOf } from '../route/described.js'
import type { AnyMiddleware, AnyRoute } from '../route/route.js'

type ContractJson = { readonly [Part in InputPart]?: JsonSchema } & {
  readonly summary?: string | undefined
  readonly description?: string | undefined
  readonly deprecated?: boolean | undefined
  readonly tags?: readonly string[] | undefined
  readonly bodyTypes?: readonly string[] | undefined
  readonly bodyLimit?: number | undefined
  readonly bodyOptional?: boolean | undefined
  readonly returns?: RepliesJson | undefined
}

export interface ReplyJson {
  readonly description?: string | undefined
  readonly type?: ReplyContract['type'] | undefined
  readonly headers?: JsonSchema | undefined
  readonly body?: JsonSchema | undefined
}

export interface RepliesJson {
  readonly [status: string]: ReplyJson
}

export const contractJson = (route: AnyRoute): ContractJson | undefined => {
  const contract = 'contract' in route ? route.contract : undefined
  if (!contract) return undefined
  const { summary, description, deprecated, tags, returns } = contract
  const parts = INPUT_PARTS.flatMap(part => {
    const schema = part === 'body' ? contract.body && longBody(contract.body).schema : contract[part]
    return schema ? [[part, schemaAsJson(schema)] as const] : []
  })
  return {
    summary,
    description,
    deprecated,
    tags,
    ...Object.fromEntries(parts),
    ...(contract.body && bodyJson(longBody(contract.body))),
    returns: returns && repliesJson(returns),
  }
}

/** What a JSON Schema does not say of a body. */
const bodyJson = (body: BodyContract) => ({
  bodyTypes: typesOf(body),
  bodyLimit: bytesIn(body.limit),
  bodyOptional: isOptionalBody(body) || undefined,
})

/** What a middleware that is described requires of a request, and what it may reply. */
export const descriptionJson = (middleware: AnyMiddleware): DescriptionJson => {
  const of = { use: [middleware] }
  const [{ replies } = {}] = descriptionsOf(of)
  const [query, headers] = [requiredOf(of, 'query'), requiredOf(of, 'headers')].map(allOf)
  return { replies: replies && repliesJson(replies), query, headers }
}
interface DescriptionJson {
  readonly replies: RepliesJson | undefined
  readonly query: JsonSchema | undefined
  readonly headers: JsonSchema | undefined
}
const allOf = (schemas: readonly StandardSchema[]): JsonSchema | undefined => {
  const [first, ...others] = schemas.map(schemaAsJson)
  return others.length === 0 ? first : { allOf: [first, ...others] }
}

const repliesJson = (replies: NonNullable<ActionContract['returns']>): RepliesJson | undefined => {
  const shown = [...repliesIn(replies)].map(
    ([status, { description, type, headers, body }]) =>
      [
        status,
        { description, type, headers: headers && schemaAsJson(headers), body: body && schemaAsJson(body) },
      ] as const,
  )
  return shown.length === 0 ? undefined : Object.fromEntries(shown)
}

/** A JSON Schema. One that says nothing stands for a schema that gives none. */
const schemaAsJson = (schema: StandardSchema): JsonSchema => {
  try {
    const { json, defs } = convert(schema, () => undefined)
    return Object.keys(defs).length === 0 ? json : { ...json, $defs: defs }
  } catch {
    return {}
  }
}
