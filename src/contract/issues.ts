/** Turns the first issues of a schema into those of a request. */
import { type InputIssue, type InputPart, MAX_ISSUES } from './input-error.js'
import type { SchemaIssue } from './schema.js'

/** What a failure without issues is: of the whole value. */
const FAILURE: SchemaIssue = { message: 'is not valid' }

/**
 * The first issues of a schema as those of a request. `path` leads to what the schema was given. The others are not looked at: to
 * read a message may be work. A list without issues is a failure too, as Standard Schema says, and so it gives one issue.
 */
export const issuesOf = (
  part: InputPart,
  issues: readonly SchemaIssue[],
  path: readonly string[] = [],
  limit: number = MAX_ISSUES,
): readonly InputIssue[] => {
  const given = issues.length === 0 ? [FAILURE] : issues
  return Array.from({ length: Math.min(given.length, limit) }, (_, at) => {
    const { message, path: keys } = given[at] as SchemaIssue // within the list
    return { in: part, path: [...path, ...shortPath(keys ?? [])], message: shortText(message) }
  })
}

/** How many characters of a path and of a message are kept. Clients choose keys, and how deep they are, and messages may name them. */
const MAX_LENGTH = 1000
const MORE = '…'

type Keys = NonNullable<SchemaIssue['path']>

const shortPath = (keys: Keys): readonly (string | number)[] => {
  const kept: (string | number)[] = []
  let room = MAX_LENGTH
  for (const each of keys) {
    const key = keyOf(each)
    room -= String(key).length + 1
    if (room < 0) return [...kept, MORE]
    kept.push(key)
  }
  return kept
}

const shortText = (text: string): string => (text?.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) + MORE : text)

/** JSON has no symbols. */
const keyOf = (segment: Keys[number]): string | number => {
  const key = typeof segment === 'object' ? segment.key : segment
  return typeof key === 'number' ? key : String(key)
}
