/**
 * A schema that implements Standard Schema, version 1, as those of zod, valibot and arktype do.
 *
 * @see https://standardschema.dev
 * @example const page: StandardSchema<number> = z.coerce.number()
 */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] }

/** The part of a context that `castParam` uses. Koa's own type has `params` only through its index signature. */
export interface CastContext {
  readonly params?: unknown
  throw(status: number, message: string): never
}

const NO_PARAMS = 'castParam: this ctx has no params'

/** The names of a context's parameters: any string if its type does not list them, and an error message if it has none. */
export type ParamName<Context> = 'params' extends keyof Context ? keyof Context['params'] & string : typeof NO_PARAMS

/**
 * The kinds that `castParam` knows by name, and the type that each returns.
 *
 * @example const id: CastKinds['bigint'] = castParam(ctx, 'id', 'bigint')
 */
export interface CastKinds {
  /** A UUID of any version, in its form of 36 characters (RFC 9562, section 4). It is returned as it was written. */
  readonly uuid: string
  /** A signed 64-bit integer, like `bigint` in a database: -9223372036854775808 to 9223372036854775807. */
  readonly bigint: bigint
  /** A signed 32-bit integer, like `integer` in a database: -2147483648 to 2147483647. */
  readonly integer: number
}

/**
 * Casts a parameter of the route. Takes the action's `ctx`, the name of a parameter, and a kind or a Standard Schema.
 * Returns the cast value, or a promise of it where the schema may be asynchronous. An integer must be in canonical decimal
 * form: no `+`, no leading zeros and no `-0`.
 *
 * @throws an error with status 400 that names the parameter (by `ctx.throw`) if the value does not fit
 * @throws {TypeError} for an unknown parameter or kind
 * @example const id = castParam(ctx, 'id', 'bigint') // bigint
 */
export function castParam<Context extends CastContext, Kind extends keyof CastKinds | StandardSchema>(
  ctx: Context,
  name: ParamName<Context>,
  kind: Kind,
): CastOutput<Kind>
export function castParam(ctx: CastContext, name: string, kind: keyof CastKinds | StandardSchema): unknown {
  const { params } = ctx
  if (typeof params !== 'object' || params === null) throw new TypeError(NO_PARAMS)
  const value: unknown = Reflect.get(params, name)
  if (typeof value !== 'string') throw new TypeError(`castParam: the route has no parameter '${name}'`)
  if (isSchema(kind)) return castBySchema(ctx, name, value, kind)
  if (!Object.hasOwn(CASTS, kind))
    throw new TypeError(`castParam: there is no kind '${kind}'; the kinds are ${Object.keys(CASTS).join(', ')}`)
  const cast = CASTS[kind](value)
  return cast === undefined ? refuse(ctx, name, `is not ${ARTICLES[kind]} ${kind}`) : cast
}

/** The type of the cast value: that of the kind, or the output of the schema, or a promise of it if it may be asynchronous. */
export type CastOutput<Kind> = Kind extends keyof CastKinds
  ? CastKinds[Kind]
  : Kind extends { readonly '~standard': { readonly validate: (value: unknown) => SchemaResult<infer Output> } }
    ? Output
    : Kind extends StandardSchema<infer Output>
      ? Output | Promise<Output>
      : never

const ARTICLES = { uuid: 'a', bigint: 'a', integer: 'an' } as const

/** A schema may also be a function, as those of arktype are. */
const isSchema = (kind: unknown): kind is StandardSchema =>
  ((typeof kind === 'object' && kind !== null) || typeof kind === 'function') && '~standard' in kind

const refuse = (ctx: CastContext, name: string, problem: string): never =>
  ctx.throw(400, `parameter '${name}' ${problem}`)

const castBySchema = (ctx: CastContext, name: string, value: string, schema: StandardSchema): unknown => {
  const toValue = (result: SchemaResult<unknown>): unknown =>
    result.issues ? refuse(ctx, name, 'is not valid') : result.value
  const result = schema['~standard'].validate(value)
  // A promise of another library or realm is not an instance of `Promise`, and must not pass as a result without issues.
  return 'then' in result ? Promise.resolve(result).then(toValue) : toValue(result)
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isHex = (code: number): boolean => isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102)

const isUuid = (value: string): boolean => {
  if (value.length !== 36) return false
  for (let at = 0; at < 36; at++) {
    const dash = at === 8 || at === 13 || at === 18 || at === 23
    if (dash ? value[at] !== '-' : !isHex(value.charCodeAt(at))) return false
  }
  return true
}

/** Whether a text is an integer in canonical decimal form with at most 19 digits, the most that a 64-bit integer has. */
const isDecimal = (value: string): boolean => {
  const digits = value.startsWith('-') ? value.slice(1) : value
  if (digits.length === 0 || digits.length > 19 || (digits[0] === '0' && value !== '0')) return false
  for (let at = 0; at < digits.length; at++) if (!isDigit(digits.charCodeAt(at))) return false
  return true
}

const CASTS: { readonly [Kind in keyof CastKinds]: (value: string) => CastKinds[Kind] | undefined } = {
  uuid: value => (isUuid(value) ? value : undefined),
  bigint: value => {
    if (!isDecimal(value)) return undefined
    const cast = BigInt(value)
    return cast === BigInt.asIntN(64, cast) ? cast : undefined
  },
  integer: value => {
    if (!isDecimal(value)) return undefined
    const cast = Number(value)
    return cast === (cast | 0) ? cast : undefined
  },
}
