/** The media types of a body, and how it is read, by its schema where the contract does not say. */

import { type BodyFormat, formatOf, JSON_TYPE, MULTIPART } from '../body/media-types.js'
import type { BodyContract } from './body.js'
import { eachType } from './reply-types.js'
import { isSchema, resultAtOnce } from './schema.js'
import { shapeOf } from './shape.js'

/** What a schema certainly takes, as far as it shows its structure. */
type Content = 'text' | 'bytes' | 'files'

/** The media types that a body may have. */
export const typesOf = ({ schema, type }: BodyContract): readonly string[] => {
  if (type !== undefined) return eachType(type)
  const content = contentOf(schema)
  return [content === undefined ? JSON_TYPE : USUAL_TYPES[content]]
}
const USUAL_TYPES = { text: 'text/plain', bytes: 'application/octet-stream', files: MULTIPART }

/**
 * How a body of each media type is read. A schema of bytes gets the bytes of JSON too, whose signature an application may check, and one
 * of a text gets what is neither JSON nor a form as a text.
 */
export const formatIn = ({ schema }: BodyContract): ((type: string) => BodyFormat) => {
  const content = contentOf(schema)
  return type => {
    const format = formatOf(type)
    return content === 'bytes' || (content === 'text' && format === 'bytes') ? content : format
  }
}

const contentOf = (schema: unknown): Content | undefined => {
  try {
    return contentIn(schema, schema, new Set())
  } catch {
    return undefined // A schema may read the table, which does not exist yet.
  }
}

const TEXTS = ['string', 'template_literal']
const FILES = ['file', 'blob']
const BYTES = ['uint8array', 'buffer'] // of arktype
/** Schemas of a class that they do not show: of zod and of valibot. */
const OF_A_CLASS = ['custom', 'instance']

/** `taker` is the schema that is tried, which may be one around `schema`: see `misfit.ts`. */
const contentIn = (taker: unknown, schema: unknown, known: Set<unknown>): Content | undefined => {
  if (known.has(schema)) return undefined
  known.add(schema)
  const { type, inner, options, all, members, values, elements, units } = shapeOf(schema)
  const each = (schemas: readonly unknown[]) => schemas.map(part => contentIn(part, part, known))
  if (inner !== undefined) return contentIn(taker, inner, known)
  if (options || all) {
    const contents = each(options ?? all ?? [])
    return contents.includes('files') ? 'files' : contents.every(content => content === 'text') ? 'text' : undefined
  }
  if (members || values !== undefined || elements)
    return each([...(members ?? []).map(([, part]) => part), values, ...(elements ?? [])]).includes('files')
      ? 'files'
      : undefined
  if (units) return units.length > 0 && units.every(unit => typeof unit === 'string') ? 'text' : undefined
  if (TEXTS.includes(type)) return 'text'
  if (FILES.includes(type)) return 'files'
  if (BYTES.includes(type)) return 'bytes'
  if (!OF_A_CLASS.includes(type)) return undefined
  return takesOnly(taker, new File(['a'], 'a')) ? 'files' : takesOnly(taker, Buffer.from('a')) ? 'bytes' : undefined
}

/** Whether a request may do without the body. */
export const isOptionalBody = ({ schema }: BodyContract): boolean => {
  try {
    return takes(schema, undefined)
  } catch {
    return false // A schema may be asynchronous.
  }
}

/** Whether a schema takes a value of a class, and no other objects: that of `instanceof` does not show the class. */
const takesOnly = (schema: unknown, value: object): boolean =>
  isSchema(schema) && takes(schema, value) && !takes(schema, {})
const takes = (schema: Parameters<typeof resultAtOnce>[0], value: unknown): boolean =>
  resultAtOnce(schema, value).issues === undefined
