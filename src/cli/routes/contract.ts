/** The contract of a route, as `--expanded` and `--json` show it: with JSON Schemas in place of its schemas. */

import { INPUT_PARTS, type InputPart } from '../../contract/input-error.js'
import { repliesIn } from '../../contract/returns.js'
import type { StandardSchema } from '../../contract/schema.js'
import type { JsonSchema } from '../../openapi/document.js'
import { convert } from '../../openapi/json-schema.js'
import type { AnyRoute } from '../../route/route.js'

/** What a contract says, as JSON. */
type ShownContract = { readonly [Part in InputPart]?: JsonSchema } & {
  readonly summary?: string | undefined
  readonly description?: string | undefined
  readonly deprecated?: boolean | undefined
  readonly returns?: { readonly [status: string]: { readonly description?: string; readonly body?: JsonSchema } }
}

/** The contract of a route, or `undefined`. */
export const shownContract = (route: AnyRoute): ShownContract | undefined => {
  const contract = 'contract' in route ? route.contract : undefined
  if (!contract) return undefined
  const { summary, description, deprecated, returns } = contract
  const parts = INPUT_PARTS.flatMap(part => {
    const schema = contract[part]
    return schema ? [[part, schemaAsJson(schema)] as const] : []
  })
  const replies = [...(returns ? repliesIn(returns) : [])].map(
    ([status, { description, body }]) =>
      [
        status,
        { ...(description !== undefined && { description }), ...(body && { body: schemaAsJson(body) }) },
      ] as const,
  )
  return {
    summary,
    description,
    deprecated,
    ...Object.fromEntries(parts),
    ...(replies.length > 0 && { returns: Object.fromEntries(replies) }),
  }
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
