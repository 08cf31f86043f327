/** Arguments that a call does not take: too many, and those of a middleware. */

import { counted } from './messages.js'

/** The forms of a call: for each a word for each argument, the longest form last. */
export type Forms = readonly (readonly string[])[]

/**
 * What is wrong with a call that has too many arguments, or `undefined`. Without the error, it would ignore the last ones.
 *
 * @example tooManyArguments('draw', [['part']], 2) // 'it takes 1 argument, not 2: draw(part)'
 */
export const tooManyArguments = (name: string, forms: Forms, given: number): string | undefined => {
  const most = forms[forms.length - 1]?.length ?? 0
  if (given <= most) return undefined
  const shown = forms.map(words => `${name}(${words.join(', ')})`)
  const limit = `${forms.length > 1 ? 'at most ' : ''}${counted(most, 'argument')}`
  return `it takes ${limit}, not ${given}: ${[shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' or ')}`
}

/**
 * The last parameters of a function that makes a middleware. Koa calls a middleware with a context and `next`, which this `next` does
 * not take, so the function itself is none: `app.use(router.routes)` is an error. In place of a context the compiler takes any
 * type, as the `use` of Koa adds it to the contexts of the application.
 */
export type FactoryArguments<Made extends string, Options = NoArgument> = readonly [
  options?: Options,
  next?: NoNext<Made>,
]

/**
 * What `next` would have to be. Its only member has the error message for a name, so that the compiler prints the message in the
 * error and this name in a parameter hint. Because it is a function, an editor offers no member of it.
 */
type NoNext<Made extends string> =
  | ((() => void) & { readonly [Message in MissingCallMessage<Made>]: never })
  | NoArgument

/**
 * The options of a function that has none. No value has the member, whose name is a symbol: an editor offers nothing there. In a union
 * with a text, a number or a list, it keeps an editor from offering their methods in an object literal.
 */
export interface NoArgument {
  readonly [NOTHING]: never
}
declare const NOTHING: unique symbol

/** An argument whose type has `NoArgument` for editors alone. */
export const argument = <Type>(given: Type | NoArgument): Type => given as Type // no value is a `NoArgument`

/** A text that the compiler knows nothing of. In an object literal in its place, an editor offers nothing. */
export type AnyText = string | NoArgument

/** What is wrong with the arguments of such a function, or `undefined`, if they are those of a middleware. */
export const missingCallProblem = <Made extends string>(
  made: Made,
  given: readonly unknown[],
): MissingCallMessage<Made> | undefined =>
  given.length === 2 && typeof given[1] === 'function' ? missingCallMessage(made) : undefined

type MissingCallMessage<Made extends string> = ReturnType<typeof missingCallMessage<Made>>
const missingCallMessage = <Made extends string>(made: Made) => `write ${made}(), with parentheses` as const
