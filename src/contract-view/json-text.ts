/** Values of schemas as text. Most are JSON, but a library, or a schema written by hand, may give any others. */

/** A value as JSON; one that is none as a text that resembles it. */
export const jsonText = (value: unknown): string => {
  if (typeof value === 'number') return String(value) // JSON has no infinite ones
  try {
    return JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? String(each) : each)) ?? String(value)
  } catch {
    return '…' // it contains itself
  }
}
