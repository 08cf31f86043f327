/** The calls of a client, read from the type of a table. */

import type { ActionCall, ClientCall, FunctionName } from '../client/call.js'
import type { ContractAt } from '../contract/contract.js'
import type { ControllerAt } from '../controller/registry.js'
import type { EntryAtKey } from '../entries/lookup.js'
import type { KindsIn } from '../route/kinds.js'
import type { ClientInput } from './client-input.js'
import type { ActionReplies, DeclaredOrAny, OwnReplies, RepliesOfMiddlewares, SentFor } from './client-replies.js'
import type { ContractBehind } from './contract-behind.js'

/**
 * The calls of a table: a member of its type. `ClientOf` chooses the type of the library's errors by an intersection with another
 * `errors`, which is that of `this` then. The calls have no name: a project that emits declarations gets them written out. The keys are a
 * type parameter, since the compiler would work out what `CallKeysIn` gives for any entries at all.
 */
export interface TableCalls<Registry, Entries, Keys extends string> {
  readonly errors: unknown
  readonly calls: {
    readonly [Key in Keys]: CallOf<Registry, EntryAtKey<Entries, Key>, Key, this['errors']>
  }
}

/** The call of a key, by what its entry expands to: a resource, a verb with an action, or the contract of a middleware route. */
type CallOf<Registry, Expanded, Key, Errors> = Expanded extends {
  readonly controllerPath: infer ControllerPath extends string
  readonly collectionPath: infer Collection extends string
  readonly collectionKinds: infer CollectionKinds
  readonly memberKinds: infer MemberKinds
  readonly actions: infer Actions
  readonly controller: infer Class
  readonly state: infer State
}
  ? Key extends `${infer Method} ${infer Path}`
    ? CallOfAction<
        ClassAt<Registry, ControllerPath, Class>,
        Path extends Collection
          ? CollectionActions<Actions>[Method & keyof Standard]
          : Standard[Method & keyof Standard],
        Path,
        KindsIn<Path extends Collection ? CollectionKinds : MemberKinds>,
        State,
        Errors,
        Key
      >
    : never
  : Expanded extends {
        readonly target: `${infer ControllerPath}#${infer Action}`
        readonly path: infer Path extends string
        readonly memberKinds: infer Kinds
        readonly controller: infer Class
        readonly state: infer State
      }
    ? CallOfAction<ClassAt<Registry, ControllerPath, Class>, Action, Path, KindsIn<Kinds>, State, Errors, Key>
    : Expanded extends {
          readonly contract: infer Contract
          readonly path: infer Path extends string
          readonly memberKinds: infer Kinds
          readonly state: infer State
        }
      ? ClientCall<
          ClientInput<ContractBehind<State, Contract>, Path, KindsIn<Kinds>>,
          SentFor<
            Key,
            | DeclaredOrAny<Contract>
            | OwnReplies<ContractBehind<State, Contract>, KindsIn<Kinds>, Errors>
            | RepliesOfMiddlewares<State>
          >
        >
      : UnknownCall

/** A call of a table with a refused call, which is an error of its own. */
// biome-ignore lint/suspicious/noExplicitAny: as said
type UnknownCall = any

/** The registered class, or that of a verb or a resource whose class is not registered. */
type ClassAt<Registry, Path extends string, Class> = Class extends undefined ? ControllerAt<Registry, Path> : Class

/** The standard actions of members by method. Where a collection has no `index`, it is the path of a singular resource too. */
interface Standard {
  readonly GET: 'show'
  readonly POST: 'create'
  readonly PUT: 'update'
  readonly PATCH: 'update'
  readonly DELETE: 'destroy'
}
interface OfCollection extends Omit<Standard, 'GET'> {
  readonly GET: 'index'
}
type CollectionActions<Actions> = 'index' extends Actions ? OfCollection : Standard

/** A condition keeps the name of this type off the call: a hover would print it in place of what goes in and comes out. */
type CallOfAction<Class, Action extends string, Path extends string, Kinds, State, Errors, Key> = Class extends {
  readonly prototype: infer Instance
}
  ? ActionCall<
      ClientInput<ContractBehind<State, ContractAt<Class, Action>>, Path, Kinds>,
      SentFor<
        Key,
        | ActionReplies<ContractAt<Class, Action>, Instance, Action>
        | OwnReplies<ContractBehind<State, ContractAt<Class, Action>>, Kinds, Errors>
        | RepliesOfMiddlewares<State>
      >,
      Named<Instance, Exclude<Action & keyof Instance, FunctionName>>
    >
  : never

/**
 * A member that leads an editor to the method: only with the instance in its type does the compiler connect it with the members of the
 * instance. The other condition keeps the name of this type, and with it the class, off the call.
 */
type Named<Instance, Name extends keyof Instance> = Instance extends unknown
  ? { [Each in Name]: Instance extends unknown ? true : never }
  : never
