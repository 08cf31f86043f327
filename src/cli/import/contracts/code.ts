/** Writes values, names and objects as code. */
import { quoted } from '../declaration.js'

/** A value as code: JSON, whose member `__proto__` would be no member. */
export const jsonText = (value: unknown): string => (typeof value === 'string' ? quoted(value) : textOfJson(value))
const textOfJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined').replace(/"__proto__":/g, '["__proto__"]:').replace(/[\u2028\u2029]/g, escaped)
const escaped = (end: string): string => `\\u${end.charCodeAt(0).toString(16)}`

/** An object as code: on one line where it is short. */
export const blockOf = (members: readonly string[]): string => {
  const line = members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  if (line.length < 80 && !line.includes('\n')) return line
  return `{\n${members.map(member => `  ${member.replaceAll('\n', '\n  ')},\n`).join('')}}`
}

/** The name of a member as code. */
export const keyText = (name: string): string =>
  name === '__proto__' ? "['__proto__']" : /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
