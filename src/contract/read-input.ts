/** Reads the input of a request: validates it by the schemas of a contract, before the controller is constructed. */

import type Koa from 'koa'
import type { ActionContract } from './contract.js'
import { INPUT_PARTS, InputError, type InputIssue, type InputPart, MAX_ISSUES } from './input-error.js'
import { issuesOf } from './issues.js'
import { isPromiseOfResult, type SchemaResult, type StandardSchema } from './schema.js'

/** What the schemas make of a request, by part. */
export type Input = { [Part in InputPart]?: unknown }

/**
 * Reads the input of a request. Gives a promise only where a schema gives one.
 *
 * @throws {InputError} with the issues of all parts
 */
export type ReadInput = (ctx: Koa.Context) => Input | Promise<Input>

interface Step {
  readonly part: InputPart
  readonly schema: StandardSchema
}

/**
 * The function that reads the input for a contract; `undefined` where that names no part of the request. A part may be `undefined`,
 * as in `{ query: isStrict ? Query : undefined }`: then `ctx` has an `input`, as its type says, without that part.
 */
export const inputReader = (name: string, contract: ActionContract | undefined): ReadInput | undefined => {
  if (!contract || !INPUT_PARTS.some(part => part in contract)) return undefined
  const steps = INPUT_PARTS.flatMap((part): readonly Step[] => {
    const schema = contract[part]
    return schema ? [{ part, schema }] : []
  })
  return ctx => readFrom(0, { name, steps, ctx, input: {}, issues: [], count: 0 })
}

/** The input of one request while it is read. */
interface Reading {
  /** What the route is called in error messages. */
  readonly name: string
  readonly steps: readonly Step[]
  readonly ctx: Koa.Context
  readonly input: Input
  readonly issues: InputIssue[]
  /** How many issues there are, with those that are not kept. */
  count: number
}

/** Validates the parts from `first` on, one after the other: a schema that asks a database may count on the parts before it. */
const readFrom = (first: number, reading: Reading): Input | Promise<Input> => {
  const { name, steps, ctx, input, issues } = reading
  for (let at = first; at < steps.length; at++) {
    const { part, schema } = steps[at] as Step // within the list
    const result = schema['~standard'].validate(sent(part, ctx, name))
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

/**
 * What a schema gets of a request. Some body parsers leave nothing for a request without a body, or with one of a type that they do
 * not read: the schema refuses that, since it is the client's mistake. Each parser reads JSON and forms, or the router has none.
 *
 * @throws {TypeError} for JSON or a form that nothing has parsed
 */
const sent = (part: InputPart, ctx: Koa.Context, name: string): unknown => {
  if (part !== 'body') return ctx[part]
  const request: object = ctx.request // Koa's own type of a request has no body
  if ('body' in request) return request.body
  if (!ctx.is('json', 'urlencoded')) return undefined
  throw new TypeError(
    `${name} takes a body, but ctx.request has no body: mount a body parser before the router, and let it parse ${ctx.method} requests`,
  )
}
