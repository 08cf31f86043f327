/** Writes texts, names and values as code of a module. */

export const quoted = (text: string): string =>
  `'${escapedEnds(JSON.stringify(text)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** JSON in which nothing ends a line. */
const escapedEnds = (json: string): string =>
  json.replace(/[\u2028\u2029]/g, end => `\\u${end.charCodeAt(0).toString(16)}`)

/** The name of a member as code. As a mere name, `__proto__` would be no member. */
export const keyText = (name: string): string => {
  if (name === '__proto__') return `['${name}']`
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name)
}

/** A value as code. */
export const jsonText = (value: unknown): string =>
  typeof value === 'string'
    ? quoted(value)
    : escapedEnds(JSON.stringify(value) ?? 'undefined').replace(/"__proto__":/g, '["__proto__"]:')

/** An object as code: on one line where it is short. */
export const blockOf = (members: readonly string[]): string => {
  const line = members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  if (line.length < 80 && !line.includes('\n')) return line
  return `{\n${members.map(member => `  ${member.replaceAll('\n', '\n  ')},\n`).join('')}}`
}

/** A text as a comment: what ends a line would make code of the rest. */
export const comment = (text: string): string => `// ${text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')}`

/** The first name that is free: `place`, `place2`, `place3` …, or what `nth` makes of the number. */
export const freeName = (
  name: string,
  isTaken: (name: string) => boolean,
  nth: (count: number) => string = count => `${name}${count}`,
): string => {
  let free = name
  for (let count = 2; isTaken(free); count++) free = nth(count)
  return free
}
