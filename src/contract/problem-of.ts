/** `problemOf`: the reply of a contract whose body is problem details. */

import { callMessage } from '../text/messages.js'
import { INPUT_PARTS } from './input-error.js'
import type { ProblemDetails } from './problem-details.js'
import {
  isPromiseOfResult,
  isSchema,
  type SchemaIssue,
  type SchemaResult,
  type StandardSchema,
  type TakenBy,
} from './schema.js'
import { type Shown, shown } from './shape.js'

/** The media type of problem details. */
export const PROBLEM_TYPE = 'application/problem+json'

/**
 * What `problemOf` returns: a reply in its long form.
 *
 * @example const overlap: ProblemContract<{ existing: string }> = problemOf(z.object({ existing: z.string() }))
 */
export interface ProblemContract<Members = {}> {
  readonly body: StandardSchema<ProblemDetails & Members, ProblemDetails & Members>
  readonly type: typeof PROBLEM_TYPE
}

/**
 * A reply of a contract that `problem` makes. Takes a schema of an object with the further members, or nothing for a plain problem, and
 * returns a reply in its long form. A document has one component for all plain problems.
 *
 * @throws {TypeError} for what is no Standard Schema
 * @example returns: { 201: Booking, 404: problemOf(), 409: problemOf(z.object({ existing: z.string() })) }
 */
export function problemOf(): ProblemContract
export function problemOf<Schema extends StandardSchema<unknown, object>>(
  members: Schema,
): ProblemContract<TakenBy<Schema>>
export function problemOf(members?: unknown): ProblemContract {
  if (members !== undefined && !isSchema(members))
    throw new TypeError(callMessage('problemOf', 'the members must be a Standard Schema of an object'))
  return { body: members ? withMembers(members) : PLAIN_PROBLEM, type: PROBLEM_TYPE }
}

/** The type `ProblemDetails` as a JSON Schema. */
const JSON_SCHEMA = {
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          in: { type: 'string', enum: INPUT_PARTS },
          path: { type: 'array', items: { type: ['string', 'number'] } },
          message: { type: 'string' },
        },
        required: ['in', 'path', 'message'],
      },
    },
    errorCount: { type: 'integer' },
  },
  required: ['type', 'title', 'status'],
}

/** What a value lacks of a problem. */
const plainIssues = (value: unknown): readonly SchemaIssue[] => {
  const given = shown(value)
  return Object.entries({ type: 'string', title: 'string', status: 'number' })
    .filter(([name, type]) => typeof given[name] !== type)
    .map(([name, type]) => ({ message: `Expected ${type}`, path: [name] }))
}

/** A schema shows its structure as those of zod do, for `shapeOf`. */
interface ProblemSchema extends StandardSchema<ProblemDetails, ProblemDetails> {
  readonly def: Shown
}
/** Marks the schema of all plain problems, also for another copy of this package, such as the command line. */
const PLAIN: unique symbol = Symbol.for('signalbox.PlainProblem')
export const isPlainProblem = (value: unknown): boolean => PLAIN in Object(value)
export const PLAIN_PROBLEM: ProblemSchema & { readonly shape: Shown; readonly [PLAIN]: true } = {
  [PLAIN]: true,
  def: { type: 'object' },
  shape: JSON_SCHEMA.properties,
  '~standard': standardOf(
    value => {
      const issues = plainIssues(value)
      return issues.length > 0 ? { issues } : { value: value as ProblemDetails } // as is checked
    },
    () => JSON_SCHEMA,
  ),
}

/** A problem with further members. A document converts the two parts, of which each may have a name: see `openapi/json-schema.ts`. */
const withMembers = (members: StandardSchema): ProblemSchema => ({
  def: { type: 'intersection', left: PLAIN_PROBLEM, right: members },
  '~standard': standardOf(
    value => {
      const result = members['~standard'].validate(value)
      const finish = (found: SchemaResult<unknown>) => withPlain(value, found)
      return isPromiseOfResult(result) ? result.then(finish) : finish(result)
    },
    options => {
      const { vendor, jsonSchema } = shown(members['~standard'])
      const { input } = shown(jsonSchema)
      if (typeof input !== 'function') throw new TypeError(`the schemas of '${vendor}' have no Standard JSON Schema`)
      const { $schema: _, $defs, ...own } = shown(Reflect.apply(input, jsonSchema, [options]))
      return { allOf: [JSON_SCHEMA, own], ...($defs !== undefined && { $defs }) }
    },
  ),
})

const withPlain = (value: unknown, result: SchemaResult<unknown>): SchemaResult<ProblemDetails> => {
  const issues = [...plainIssues(value), ...(result.issues ?? [])]
  if (issues.length > 0 || result.issues) return { issues }
  return { value: { ...(value as ProblemDetails), ...shown(result.value) } } // as is checked
}

function standardOf(
  validate: StandardSchema<ProblemDetails>['~standard']['validate'],
  input: (options: unknown) => object,
): ProblemSchema['~standard'] & Shown {
  return { version: 1, vendor: 'signalbox', validate, jsonSchema: { input, output: input } }
}
