/** The limits that a JSON Schema gives values, in words. */

import type { Shown } from '../contract/shape.js'
import { counted } from '../text/messages.js'

/** The limits of a text or a number, in brackets: ` (at most 9 characters)`. */
export const limitsOf = (schema: Shown): string => {
  const { format, pattern, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } =
    schema
  return inBrackets([
    typeof format !== 'string' && typeof pattern === 'string' ? `/${pattern}/` : undefined,
    range(minLength, maxLength, 'character'),
    range(safe(minimum), safe(maximum)),
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : undefined,
    typeof exclusiveMaximum === 'number' ? `less than ${exclusiveMaximum}` : undefined,
    typeof multipleOf === 'number' ? `a multiple of ${multipleOf}` : undefined,
  ])
}

/** The limits of a list. */
export const listLimits = ({ minItems, maxItems, uniqueItems }: Shown): string =>
  inBrackets([range(minItems, maxItems, 'element'), uniqueItems === true ? 'all different' : undefined])

/** Some libraries write the limits of safe integers, which say nothing. */
const safe = (limit: unknown): unknown =>
  Number.isSafeInteger(limit) && Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER ? undefined : limit

const range = (least: unknown, most: unknown, of = ''): string | undefined => {
  const [from, to] = [least, most].map(limit => (typeof limit === 'number' ? limit : undefined))
  const limit = to ?? from
  if (limit === undefined) return undefined
  const text = of === '' ? String(limit) : counted(limit, of)
  if (from === to) return text
  if (to === undefined) return `at least ${text}`
  return from === undefined ? `at most ${text}` : `${from} to ${text}`
}

const inBrackets = (texts: readonly (string | undefined)[]): string => {
  const known = texts.filter(text => text !== undefined)
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}
