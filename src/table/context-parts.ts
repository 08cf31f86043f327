/** What `signalbox contexts` writes of the contexts of a module's tables, read from the types of the tables. */

import type { WithContract } from '../contract/contract.js'
import type { AnyInput } from '../contract/input.js'
import type { AnyIndex } from '../entries/class-contexts.js'
import type { HasRefused, TargetIndex } from '../entries/lookup.js'
import type { CollectionAction } from '../route/actions.js'
import type { MembersIn, StateMembers } from '../route/context.js'
import type { KindsIn } from '../route/kinds.js'
import type { IsAny, IsAnyOrUnresolved } from '../text/inference.js'
import type { RouteTable } from './table.js'

/**
 * The contexts of the tables that a module exports, in parts: by the name of the table, the controller path and the action. An
 * action with several routes has the union of theirs. Tuples make the declarations short: the compiler limits their length. The parts of a table with a refused call are `'refused'`.
 * Those of a table that a function makes have a further member, `()`.
 *
 * Members come from unions of their names, and not from `keyof`: TypeScript 5.9 and 6.0 would write the type of a property's initial value
 * in place of the type that the property has here.
 *
 * @example ContextParts<typeof module> // { routes: { Places: { show: ['id', { user: User }, {}, {}, []] } } }
 */
export type ContextParts<Module> = {
  [Name in TableName<Module, keyof Module>]: TableParts<TableIn<Module[Name]>> & MadeMark<Module[Name]>
}
type TableName<Module, Name extends keyof Module> = Name extends unknown
  ? IsAny<TableIn<Module[Name]>> extends true
    ? never
    : TableIn<Module[Name]> extends RouteTable<infer _Registry, infer _Entries>
      ? Name
      : never
  : never

/** A table, or what a function makes. */
type TableIn<Value> = Value extends (...given: never) => infer Made ? Awaited<Made> : Value
type MadeMark<Value> = Value extends (...given: never) => unknown ? { '()': {} } : unknown

type TableParts<Table> =
  Table extends RouteTable<infer Registry, infer Entries>
    ? IsAnyOrUnresolved<Registry> extends true
      ? 'refused'
      : IsAny<Entries> extends true
        ? 'refused'
        : HasRefused<Entries> extends true
          ? 'refused'
          : {
              [Path in Exclude<keyof Registry, symbol>]: ClassParts<
                Registry[Path],
                Path & string,
                TargetIndex<Entries> & WithoutRoute
              >
            }
    : never

/**
 * Those of a member without a route are `never`: any other member may be no action. Without symbols: the declarations could not name one
 * that is not exported.
 */
type ClassParts<Class, Path extends string, Index extends AnyIndex> = Class extends {
  readonly prototype: infer Instance
}
  ? {
      [Action in Exclude<keyof Instance, symbol>]: ActionParts<Index[`${Path}#${Action & string}`], Action, Class>
    }
  : never
/** The compiler reads an index signature only where the other types of an intersection have no such member. */
interface WithoutRoute {
  readonly [target: string]: never
}

/** Distributes over the routes of the action. */
type ActionParts<Expanded, Action extends PropertyKey, Class> = Expanded extends {
  readonly collectionContext: infer Collection
  readonly memberContext: infer Member
  readonly state: infer State
}
  ? ContextPartsOf<Action extends CollectionAction ? Collection : Member, State, ActionInputOf<Class, Action>>
  : never
type ContextPartsOf<Context, State, Input> = Context extends { readonly params: infer Params }
  ? [keyof Params, StateWithSymbols<StateMembers<State>>, MembersIn<State>, KindsIn<Context>, Input]
  : never

/**
 * A state with members under symbols in two parts: the declarations can name such a symbol as a type, and not as the key of a member. Each
 * of these members is the type of its symbol, and the member under another key. A class with private members keeps its name.
 */
type StateWithSymbols<State> = State extends unknown
  ? [SymbolIn<keyof State>] extends [never]
    ? State
    : { [Key in keyof State]: State[Key] } extends State
      ? [
          { [Key in keyof State as Exclude<Key, SymbolIn<Key>>]: State[Key] },
          SymbolMember<State, SymbolIn<keyof State>>,
        ]
      : State
  : never
type SymbolMember<State, Symbol> = Symbol extends unknown
  ? [Symbol, { [Key in keyof State as Key extends Symbol ? 'member' : never]: State[Key] }]
  : never
/** The symbols of an application: a declaration can name `Symbol.iterator`, and an index signature. */
type SymbolIn<Key> = Key extends symbol ? (symbol extends Key ? never : Exclude<Key, KnownSymbol>) : never
type KnownSymbol = Extract<SymbolConstructor[keyof SymbolConstructor], symbol>

/** The class and the action whose contract says what `ctx.input` is: a file of `signalbox contexts` has no schemas. */
type ActionInputOf<Class, Action extends PropertyKey> =
  Class extends WithContract<{ readonly [Key in Action]: AnyInput }> ? [Class, Action] : []
