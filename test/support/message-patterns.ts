/** Messages as `docs/reference/errors.md` shows them: patterns, in which `<name>` is anything. */

/** What a placeholder may be, besides any text. */
const KINDS: Readonly<Record<string, string>> = {
  call: String.raw`(?:\w+(?:\(.*?\))?|to\['.*?'\]\.\w+)`,
  target: '[^ ]*#[^ ]+',
  path: '[^ ]+',
  members: '[^ ]*',
  keys: String.raw`[^ ]+(?: \| [^ ]+)*`,
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** A pattern as the source of a regular expression. In quotes, a placeholder is any text. */
export const sourceOf = (pattern: string): string =>
  pattern
    .split(/('<[a-z ]+>'|\ba <[a-z ]+>|<[a-z ]+>)/)
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part)
      if (part.startsWith("'")) return "'.*'"
      return part.startsWith('a ') ? 'an? .+' : (KINDS[part.slice(1, -1)] ?? '.+')
    })
    .join('')

/** What a message may end with, which the page explains at its beginning. */
const GUESS = /: did you mean '[^']*'\?$/

/** Whether a pattern stands for a message. */
export const isMessageOf = (pattern: string): ((message: string) => boolean) => {
  const expression = new RegExp(`^${sourceOf(pattern)}$`)
  return message => expression.test(message.includes(': did you mean') ? message.replace(GUESS, '') : message)
}
