/** Reads the input of a request: validates it by the schemas of a contract, before the controller is constructed. */

import type Koa from 'koa'
import { type ByteLimit, DEFAULT_LIMIT } from '../body/limit.js'
import { type BodyContract, longBody } from './body.js'
import type { ActionContract } from './contract.js'
import { INPUT_PARTS, InputError, type InputIssue, type InputPart, MAX_ISSUES } from './input-error.js'
import { issuesOf } from './issues.js'
import { takesLists, withLists } from './lists.js'
import { isPromiseOfResult, type SchemaResult, type StandardSchema } from './schema.js'
import { sentBody } from './sent-body.js'

/** What the schemas make of a request, by part. */
export type Input = { [Part in InputPart]?: unknown }

/**
 * Reads the input of a request. Gives a promise only where a schema gives one, and for a body that nothing has read.
 *
 * @throws {InputError} with the issues of all parts
 * @throws an error of `readBody` for a body that cannot be read
 */
export type ReadInput = (ctx: Koa.Context) => Input | Promise<Input>

interface Step {
  readonly part: InputPart
  readonly schema: StandardSchema
  /** What the schema gets of a request. */
  readonly sent: (ctx: Koa.Context) => unknown
}

/**
 * The function that reads the input for a contract; `undefined` where that names no part of the request. A part may be `undefined`,
 * as in `{ query: isStrict ? Query : undefined }`: then `ctx` has an `input`, as its type says, without that part.
 */
export const inputReader = (
  name: string,
  contract: ActionContract | undefined,
  bodyLimit: ByteLimit = DEFAULT_LIMIT,
): ReadInput | undefined => {
  if (!contract || !INPUT_PARTS.some(part => part in contract)) return undefined
  const steps = INPUT_PARTS.flatMap((part): readonly Step[] => {
    if (part === 'body') return contract.body ? [bodyStep(name, longBody(contract.body), bodyLimit)] : []
    const schema = contract[part]
    return schema ? [{ part, schema, sent: part === 'query' ? sentQuery(schema) : ctx => ctx[part] }] : []
  })
  return ctx => readFrom(0, { steps, ctx, input: {}, issues: [], count: 0 })
}

/** A key that is there once is a text, and a list of one for a schema of a list, as a client sends it. */
const sentQuery = (schema: StandardSchema): Step['sent'] =>
  takesLists(schema) ? ctx => withLists(ctx.query, schema) : ctx => ctx.query

const bodyStep = (name: string, body: BodyContract, limit: ByteLimit): Step => ({
  part: 'body',
  schema: body.schema,
  sent: sentBody(name, body, limit),
})

/** The input of one request while it is read. */
interface Reading {
  readonly steps: readonly Step[]
  readonly ctx: Koa.Context
  readonly input: Input
  readonly issues: InputIssue[]
  /** How many issues there are, with those that are not kept. */
  count: number
}

/** Validates the parts from `first` on, one after the other: a schema that asks a database may count on the parts before it. */
const readFrom = (first: number, reading: Reading): Input | Promise<Input> => {
  const { steps, ctx, input, issues } = reading
  for (let at = first; at < steps.length; at++) {
    const { part, schema, sent } = steps[at] as Step // within the list
    const value = sent(ctx)
    const result = value instanceof Promise ? value.then(read => validated(schema, read)) : validated(schema, value)
    if (isPromiseOfResult(result))
      return Promise.resolve(result).then(later => {
        keep(part, later, reading)
        return readFrom(at + 1, reading)
      })
    keep(part, result, reading)
  }
  if (reading.count > 0) throw new InputError(issues, undefined, reading.count)
  return input
}

const validated = (schema: StandardSchema, value: unknown) => schema['~standard'].validate(value)

/** Keeps a result. */
const keep = (part: InputPart, result: SchemaResult<unknown>, reading: Reading): void => {
  if (!result.issues) {
    reading.input[part] = result.value
    return
  }
  const { issues } = reading
  issues.push(...issuesOf(part, result.issues, [], MAX_ISSUES - issues.length))
  reading.count += Math.max(result.issues.length, 1) // a failure without issues counts as one
}
