/** The `ctx` of a route: Koa's, with the state and the context of an application and the parameters of the path. */

import type Koa from 'koa'
import type { UnknownKinds } from './kinds.js'

/**
 * The members that an application adds to `ctx`, beside its state in the type of a part: `ScopeAt<…, State & InContext<Context>>`.
 * They are kept under a key that no value has.
 *
 * @example (r: ScopeAt<typeof controllers, 'v1', State & InContext<Context>>) => r.get('me', ctx => ctx.database)
 */
export interface InContext<Context> {
  readonly [CONTEXT]: Context
}
declare const CONTEXT: unique symbol

/** The types of an application that a table starts with, as one type, so that a scope needs one parameter for both. */
export type StateWithContext<State, Context> = [keyof State | keyof Context] extends [never]
  ? State
  : Distinct<{}, [keyof Context] extends [never] ? State : State & InContext<Context>>

/** The `ctx` of a route. `State` is the state of the scope (see `StateWithContext`); `Params` has the path's parameters. */
export type RouteContext<State, Params> = ContextOfState<State> & { params: Params }
/** The same with the kinds of the parameters, as in a frame. */
export type KindedRouteContext<State, Params, Kinds> = ContextOfState<State> & { params: Params } & Kinds
/** One of the two, so that a hover has no kinds where there are none. */
export type RouteContextOf<State, Params, Kinds> = ShownContext<ShownState<State>, Params, Kinds>
/** The same for a state without marks. */
export type ShownContext<State, Params, Kinds> = unknown extends Kinds
  ? RouteContext<State, Params>
  : KindedRouteContext<State, Params, Kinds>

/** The state without the marks of a table, so that hovers and error messages print the members of `ctx.state` alone. */
export type ShownState<State> = typeof CONTEXT extends keyof State
  ? [keyof MembersIn<State>] extends [never]
    ? MembersOf<State>
    : MembersOf<State> & InContext<MembersIn<State>>
  : State

/**
 * The `ctx` of an action without a route. Nothing is known about it, neither the application's members nor the kinds of its
 * parameters, and a mistake in the table must not show up here, also not where `ctx` is passed on: a type with an index signature
 * in place of `any` would lack the members that a function expects of `ctx.state`.
 */
export type AnyContext = Koa.ParameterizedContext<AnyValue, DeclaredContext, unknown> & {
  params: AnyValue
} & UnknownKinds & { [member: string]: AnyValue }
// biome-ignore lint/suspicious/noExplicitAny: as said
type AnyValue = any
/** The mark of a context in a file of `signalbox contexts`: no value has it. */
export interface Written {
  readonly [WRITTEN]?: true
}
declare const WRITTEN: unique symbol

/** Whether a context comes from such a file. Koa's own has members of every name. */
export type IsWritten<Context> = symbol extends keyof Context
  ? false
  : typeof WRITTEN extends keyof Context
    ? true
    : false

/**
 * The same with the members that the application and the middlewares of a scope add. Without them, `ctx.log` would be an error
 * in a project with `noPropertyAccessFromIndexSignature`.
 */
export type AnyContextIn<State> = AnyContext & (State extends InContext<infer Context> ? Context : {})

/**
 * The body in a context of Koa, as in `Koa.ParameterizedContext<State, Context, Body>`. It is what is written, not what must
 * be there, so it is added to the context of a route before the two are compared.
 *
 * @example RouteContext<State, Params> & BodyIn<Expected> extends Expected ? true : false
 */
export type BodyIn<Context> = Context extends Koa.ExtendableContext & {
  readonly body: infer Body
  readonly response: { readonly body: unknown }
}
  ? unknown extends Body
    ? unknown
    : { body: Body; response: { body: Body } }
  : unknown

/**
 * What the described middlewares before a route say, kept beside the state: a union of the replies of each, by status, and of what they
 * require. Exported for the declarations of a project.
 */
export interface WithDescriptions<Said> {
  readonly [DESCRIPTIONS]: [Said]
}
declare const DESCRIPTIONS: unique symbol

/** What the described middlewares before a route say. */
export type DescriptionsBefore<State> = State extends WithDescriptions<infer Said> ? Said : never

/** The state after a described middleware. It is stored with the routes behind it, as a state that has new members is. */
export type StateAfterDescription<State, Said> =
  State extends WithDescriptions<infer Earlier>
    ? Distinct<State, MembersOf<State> & InContext<MembersIn<State>> & WithDescriptions<Earlier | Said>>
    : State & WithDescriptions<Said> & (State extends InContext<unknown> ? unknown : InContext<{}>)

/** Without the parameters, so that the compiler works it out once for each state and not once for each route. */
type ContextOfState<State> =
  State extends InContext<infer Context>
    ? Koa.ParameterizedContext<MembersOf<State> & DeclaredState, Context & DeclaredContext, unknown>
    : Koa.ParameterizedContext<State & DeclaredState, DeclaredContext, unknown>

/**
 * The members that an application or a package, such as `@types/koa__multer`, declares in Koa's own interfaces. Without
 * the index signatures of these interfaces, since with them `ctx` would have members of every name.
 */
export type DeclaredState = Declared<Koa.DefaultState>
export type DeclaredContext = Declared<Koa.DefaultContext>

type Declared<Type> = keyof DeclaredMembers<Type> extends never ? {} : DeclaredMembers<Type>
type DeclaredMembers<Type> = {
  [Name in keyof Type as string extends Name
    ? never
    : number extends Name
      ? never
      : symbol extends Name
        ? never
        : Name]: Type[Name]
}

/**
 * The members of `ctx.state` alone. `Omit` would lose the names of a state with an index signature. It is a conditional type so that a
 * hover prints the members, and not the name of this type with the marks.
 */
type MembersOf<State> = [State] extends [infer Type]
  ? { [Key in keyof Type as Exclude<Key, typeof CONTEXT | typeof USED | typeof DESCRIPTIONS>]: Type[Key] }
  : never

/**
 * The members of `ctx.state` alone, and those that an application or a middleware adds to `ctx`, in the file of `signalbox contexts`. A
 * state that its members do not make up, such as a class with private ones, is written as it is.
 */
export type StateMembers<State> =
  State extends InContext<unknown> ? MembersOf<State> : MembersOf<State> extends State ? MembersOf<State> : State
export type MembersIn<State> = State extends InContext<infer Context> ? Context : {}

/**
 * The members that a table expects of `ctx.state` and of `ctx`, from the application's state and context: those with a name, and not
 * the table, which the router sets.
 */
export type ExpectedState<State> = Pick<MembersOf<State>, KnownKey<MembersOf<State>> & keyof MembersOf<State>>
export type ExpectedContext<State> =
  State extends InContext<infer Context> ? Pick<Context, Exclude<KnownKey<Context> & keyof Context, 'routes'>> : {}

/** The state of an entry in a part. The states in a part do not include the state around it. */
export type StateInPart<Outer, State> =
  State extends WithDescriptions<infer Said>
    ? StateAfterDescription<MergedWithPart<Outer, State>, Said>
    : MergedWithPart<Outer, State>
type MergedWithPart<Outer, State> = Merged<
  Outer,
  MembersOf<State>,
  State extends InContext<infer Context> ? Context : {}
>

/** The state of a scope after a middleware that adds members to `ctx.state` and to `ctx`. */
export type StateAfter<State, AddedState, AddedContext> = [keyof AddedState | keyof AddedContext] extends [never]
  ? State
  : Distinct<State, Merged<State, AddedState, AddedContext>>

type Merged<State, AddedState, AddedContext> =
  State extends InContext<infer Context>
    ? keyof AddedContext | (keyof State & (keyof AddedState | typeof USED)) extends never
      ? State & AddedState // the common case: the context stays as it is
      : Later<MembersOf<State>, AddedState> &
          InContext<[keyof AddedContext] extends [never] ? Context : Later<Context, AddedContext>> &
          (State extends WithDescriptions<infer Said> ? WithDescriptions<Said> : unknown)
    : [keyof AddedContext] extends [never]
      ? Later<State, AddedState>
      : Later<State, AddedState> & InContext<AddedContext>

/**
 * A scope is stored with its state if the state around it is not assignable to it. Without a mark, a state of optional
 * members or a wider one would be lost, as `{}` is assignable to `{ flash?: string }`.
 */
type Distinct<Earlier, State> = Earlier extends State
  ? State & (State extends InContext<unknown> ? Used<Earlier> : InContext<{}> & Used<Earlier>)
  : State
/** Exported for the declarations of a project. */
export interface Used<Earlier> {
  readonly [USED]: [Earlier]
}
declare const USED: unique symbol

/**
 * The members of two types. The second one applies later: a member of both has the later type. A later optional member
 * may be absent at run time, and then the earlier one is still there.
 *
 * @example Later<{ user: User; page: number }, { user: Admin }> // { page: number } & { user: Admin }
 */
type Later<Earlier, Added> = [keyof Earlier & KnownKey<Added>] extends [never]
  ? Earlier & Added
  : {
      [Key in keyof Earlier as Exclude<Key, RequiredKey<Added>>]: Key extends keyof Added
        ? Earlier[Key] | Exclude<Added[Key], undefined>
        : Earlier[Key]
    } & { [Key in keyof Added as Exclude<Key, Exclude<keyof Earlier, RequiredKey<Added>>>]: Added[Key] }

/** The names of a type without its index signatures. */
export type KnownKey<Type> = keyof { [Key in keyof Type as {} extends { [Each in Key]: 1 } ? never : Key]: 1 }
/** The names of the members that must be there. */
export type RequiredKey<Type> = { [Key in keyof Type]-?: {} extends Pick<Type, Key> ? never : Key }[keyof Type]
/**
 * The names that a type requires and that are not among `Names`. Of a union, one member that requires no other is enough: then there
 * are none.
 */
export type LackedKey<Type, Names> = 0 extends EachLackedKey<Type, Names> ? never : EachLackedKey<Type, Names>
type EachLackedKey<Type, Names> = Type extends unknown ? OrZero<Exclude<RequiredKey<Type>, Names>> : never
type OrZero<Names> = [Names] extends [never] ? 0 : Names
