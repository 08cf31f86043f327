/** How large a body may be, as contracts and `createRouter` say it. */

/**
 * A number of bytes, or a text with a unit.
 *
 * @example const limit: ByteLimit = '20mb'
 */
export type ByteLimit = number | `${number}${keyof typeof UNITS}`

const UNITS = { b: 1, kb: 2 ** 10, mb: 2 ** 20, gb: 2 ** 30 }

/** What a limit is, in error messages. */
export const LIMIT = "a number of bytes, or a text such as '20mb'"

/** The limit of a body that has no other. */
export const DEFAULT_LIMIT = '1mb'

/** The number of bytes, or `undefined` for what is no limit. */
export const bytesIn = (limit: unknown): number | undefined => {
  const [, amount, unit] = /^(.+?)(b|kb|mb|gb)$/.exec(typeof limit === 'number' ? `${limit}b` : String(limit)) ?? []
  const bytes = Number(amount) * UNITS[unit as keyof typeof UNITS] // one of them, by the pattern
  return bytes >= 0 ? Math.floor(bytes) : undefined
}
