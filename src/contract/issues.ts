import type { InputIssue, InputPart } from './input-error.js'
import type { SchemaIssue } from './schema.js'

/** The issues of a schema as those of a request. `path` leads to what the schema was given. */
export const issuesOf = (
  part: InputPart,
  issues: readonly SchemaIssue[],
  path: readonly string[] = [],
): readonly InputIssue[] =>
  issues.map(issue => ({ in: part, path: [...path, ...(issue.path ?? []).map(keyOf)], message: issue.message }))

/** JSON has no symbols. */
const keyOf = (segment: NonNullable<SchemaIssue['path']>[number]): string | number => {
  const key = typeof segment === 'object' ? segment.key : segment
  return typeof key === 'number' ? key : String(key)
}
