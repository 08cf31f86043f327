/** The kinds of parameters, as frames pass them down and as contexts have them. */

import type { IsAny } from '../text/inference.js'
import type { ParamKind, ParamKinds } from '../text/param-kinds.js'

/**
 * The kinds of a context's parameters, under a key that no value has. A frame has it as its `kinds`; where no parameter has
 * a kind, these are `unknown`, which vanishes from the type of a context.
 */
export interface WithKinds<Kinds> {
  readonly [KINDS]: Kinds
}
declare const KINDS: unique symbol
/** In the context of an action without a route: any parameter may have any kind. */
export interface UnknownKinds {
  // biome-ignore lint/suspicious/noExplicitAny: as said
  readonly [KINDS]?: any
}
/** The key of the kinds in a context. */
export type KindsKey = typeof KINDS

/**
 * The kinds of parameters as an entry of a table stores them: as text. In an entry, the compiler would walk an object type for
 * each link.
 *
 * @example KindTexts<{ year: 'integer'; id: 'uuid' }> // 'year:integer' | 'id:uuid'
 */
export type KindTexts<Kinds> = { [Name in keyof Kinds]: `${Name & string}:${Kinds[Name] & string}` }[keyof Kinds]

/** The reverse of `KindTexts`. It is a conditional type, so that an error prints the object and not the name of this type. */
export type KindsFrom<Texts> = [Texts] extends [infer Text]
  ? {
      readonly [Each in Text as Each extends `${infer Name}:${string}`
        ? Name
        : never]: Each extends `${string}:${infer Kind}` ? Kind : never
    }
  : never

/** The kind of one parameter; `unknown` for one without. */
export type OneKind<Name extends string, Kind extends ParamKind | ''> = Kind extends ''
  ? unknown
  : WithKinds<{ readonly [Each in Name]: Kind }>

/**
 * The kinds in a frame or a context, or `{}`. The member is inferred, not the argument of `WithKinds`: for an intersection,
 * that would be a union.
 */
export type KindsIn<Type> = Type extends { readonly [KINDS]: infer Kinds } ? Kinds : {}

/** The kind of a parameter in a context, or `never` if the context, or one of several, has none. */
export type KindIn<Context, Name extends string> = [Context] extends [
  { readonly [KINDS]: { readonly [Each in Name]: infer Kind extends ParamKind } },
]
  ? Kind
  : HasUnknownKinds<Context> extends true
    ? // biome-ignore lint/suspicious/noExplicitAny: so the value may be of any type, too
      any
    : never

/** Whether a context is that of an action without a route. Koa's own has members of every name, and no kinds. */
export type HasUnknownKinds<Context> = symbol extends keyof Context
  ? false
  : KindsKey extends keyof Context
    ? IsAny<Context[KindsKey]>
    : false

/** Kinds without a prototype, so that a parameter may be called `constructor` and have none. */
export const kindsOf = (entries: Iterable<readonly [name: string, kind: ParamKind]>): ParamKinds =>
  Object.assign(Object.create(null), Object.fromEntries(entries))

/** The kinds of a scope with those of its own parameters; `undefined` if none has a kind. */
export const mergedKinds = (outer: ParamKinds | undefined, added: ParamKinds | undefined): ParamKinds | undefined =>
  outer && added ? kindsOf(Object.entries({ ...outer, ...added })) : (outer ?? added)

/** The kind of one parameter; `undefined` for one without. */
export const oneKind = (name: string, kind: ParamKind | ''): ParamKinds | undefined =>
  kind === '' ? undefined : kindsOf([[name, kind]])

/** The member `kinds` of a route, which it has only if a parameter has a kind. */
export const routeKinds = (kinds: ParamKinds | undefined): { readonly kinds?: ParamKinds } => (kinds ? { kinds } : {})
