/** Standard Schema, version 1: what the library knows of the schemas of zod, valibot, arktype and others. */

/**
 * A schema that implements Standard Schema, version 1, as those of zod, valibot and arktype do.
 *
 * @see https://standardschema.dev
 * @example const page: StandardSchema<number> = z.coerce.number()
 */
export interface StandardSchema<Output = unknown, Input = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** What a schema makes of a value: another value, or issues. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

/** One issue of a schema. The path has the keys that lead to the value, each as it is or in an object. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Whether a value is a schema. A schema may also be a function, as those of arktype are. */
export const isSchema = (value: unknown): value is StandardSchema => {
  if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return false
  const { '~standard': standard } = value as { readonly '~standard'?: unknown } // any object may have the member
  return typeof standard === 'object' && standard !== null && 'validate' in standard
    ? typeof standard.validate === 'function'
    : false
}

/** What is no object with members, except functions and `undefined`. */
export type NoMembers = readonly unknown[] | string | number | bigint | boolean | symbol | null

/**
 * Whether a schema has given a promise of its result. It may be no instance of `Promise`, if it comes from another library or
 * realm, and must not pass as a result without issues.
 */
export const isPromiseOfResult = (
  result: SchemaResult<unknown> | Promise<SchemaResult<unknown>>,
): result is Promise<SchemaResult<unknown>> => 'then' in result

/**
 * The result of a schema that gives it at once.
 *
 * @throws {TypeError} for a schema that gives a promise; and whatever the schema throws
 */
export const resultAtOnce = (schema: StandardSchema, value: unknown): SchemaResult<unknown> => {
  const result = schema['~standard'].validate(value)
  if (!isPromiseOfResult(result)) return result
  result.then(undefined, () => {}) // nobody else waits for it
  throw new TypeError('the schema is asynchronous')
}

/**
 * What a schema makes of a value that fits. The member `types` says it, and `validate` where a schema that was written by
 * hand has no such member. Both are in the pattern, since a type of optional members alone would refuse such a schema. The last
 * condition finds a body in its long form.
 */
export type OutputOf<Schema> = Schema extends {
  readonly '~standard': {
    readonly validate: unknown
    readonly types?: { readonly output: infer Output } | undefined
  }
}
  ? unknown extends Output
    ? ValidatedBy<Schema>
    : Output
  : Schema extends undefined
    ? unknown
    : Schema extends { readonly schema: infer Inner }
      ? OutputOf<Inner>
      : // biome-ignore lint/suspicious/noExplicitAny: no schema, which is an error of its own
        any
type ValidatedBy<Schema> = Schema extends {
  readonly '~standard': { readonly validate: (value: unknown) => infer Result }
}
  ? Awaited<Result> extends SchemaResult<infer Output>
    ? Output
    : unknown
  : unknown

/** What a schema takes: the type of a value that is sent. `unknown` where a schema that was written by hand does not say. */
export type TakenBy<Schema> = Schema extends {
  readonly '~standard': {
    readonly validate: unknown
    readonly types?: { readonly input: infer Input } | undefined
  }
}
  ? Input
  : Schema extends { readonly schema: infer Inner }
    ? TakenBy<Inner>
    : unknown

/**
 * The type of a value that a reply sends, by the schema of its body: what the schema takes. A `z.ZodType<Place>` of zod 4, and a list of
 * it, says only what it gives. It may be any kind of schema, so its member `type` is the union of all, unlike that of `z.coerce.date()`,
 * which takes anything indeed.
 */
export type SentBy<Schema> =
  unknown extends TakenBy<Schema>
    ? Schema extends { readonly type: infer Kind }
      ? ['string' | 'object'] extends [Kind]
        ? OutputOf<Schema>
        : unknown
      : unknown
    : unknown[] extends TakenBy<Schema>
      ? Schema extends { readonly element: infer Element }
        ? SentBy<Element>[]
        : TakenBy<Schema>
      : TakenBy<Schema>
