/** Says in words how two JSON Schemas differ. */

import { typeText } from '../contract-view/schema-text.js'
import type { JsonSchema } from '../openapi/document.js'
import type { Difference, Direction } from './schema/difference.js'
import { resolve } from './schema/parts.js'

/** The schemas of a part before and after the change, with their `$defs`. */
interface Versions {
  readonly before: unknown
  readonly now: unknown
}

/**
 * One difference in words, after the part of the request or the reply.
 *
 * @example differenceText('body', difference, 'input', versions) // 'body: name is required now'
 */
export const differenceText = (part: string, each: Difference, direction: Direction, versions: Versions): string => {
  const subject = each.place === '' ? part : `${part}: ${each.place}`
  if (each.kind !== 'type') return `${subject} ${TEXTS[direction][each.kind]}`
  const [before, now] = direction === 'input' ? [each.from, each.to] : [each.to, each.from]
  const [was, is] = [shortType(before, versions.before), shortType(now, versions.now)]
  return was === is ? `${subject} is ${is}, by other rules` : `${subject} is ${is} now, was ${was}`
}

const TEXTS: Readonly<Record<Direction, Readonly<Record<Exclude<Difference['kind'], 'type'>, string>>>> = {
  input: {
    required: 'is required now',
    refused: 'is refused now',
    unread: 'is not read any more',
    unlisted: 'is refused now if it has members that are not listed',
  },
  reply: {
    required: 'may be absent now',
    refused: 'is gone',
    unread: '',
    unlisted: 'may have members now that are not listed',
  },
}

const LONGEST = 60

/** A type on one line. */
export const shortType = (schema: unknown, whole: unknown): string => {
  // A reference leads to a schema, or to nothing that is known.
  const known = (reference: string) => resolve(reference, whole) as JsonSchema | undefined
  const text = typeText(schema, { resolve: known, width: Infinity })
    .replace(/ ?\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
