/** Checks, for `createRouter`, that actions with a contract accept the context of their routes, with its input. */

import type { LongBody, LongBodyProblem } from '../contract/body.js'
import type { ContractsProblem } from '../contract/check-contract.js'
import type {
  ActionContract,
  ALL_ACTIONS,
  ControllerContract,
  LooseContract,
  WithContract,
  WithoutContract,
} from '../contract/contract.js'
import type { HeaderNamesProblem } from '../contract/header-names.js'
import type { ReturnsProblem } from '../contract/returns.js'
import type { StandardSchema, TakenBy } from '../contract/schema.js'
import type { UsualReplies } from '../contract/usual-returns.js'
import type { ContextsIn, Indexed } from '../entries/class-contexts.js'
import type { Action } from '../entries/expected.js'
import type { HasRefused } from '../entries/lookup.js'
import type { LackedKey } from '../route/context.js'

/**
 * The registry that the entries of a table are compared with. An entry does not know of contracts, so it expects actions that
 * do without `ctx.input`. In place of a class whose contract and actions are right, this registry has one without a contract, whose
 * actions fit every entry. All other classes stay.
 */
export type ComparedRegistry<Registry, Entries> = Registry extends { readonly [path: string]: WithoutContract }
  ? Registry
  : ComparedIn<Registry, ContextsIn<Registry, Indexed<Entries>>>

/**
 * What is wrong with the contracts of a table: nothing if no class is left that has one, and nothing while a call of the table is
 * refused, whose mistake may be the same one.
 */
export type InputsProblem<Registry, Entries> =
  ComparedRegistry<Registry, Entries> extends { readonly [path: string]: WithoutContract }
    ? never
    : HasRefused<Entries> extends true
      ? never
      : ContractsProblem<Registry> | NamesProblem<Registry, ContextsIn<Registry, Indexed<Entries>>>

/** The contexts are those of the annotations, so that the compiler has worked them out already. */
type ComparedIn<Registry, Contexts> = Accepted<Registry, FittingIn<Registry, Contexts>, Contexts>

/**
 * `Fitting`, if all actions with a contract accept their contexts. As a rule they do, and one comparison shows it: the compiler walks the whole
 * table for each, so to compare class by class would be quadratic.
 */
type Accepted<Registry, Fitting, Contexts> =
  Registry extends Accepting<Fitting, Contexts, keyof Fitting & keyof Contexts>
    ? Fitting
    : {
        readonly [Path in keyof Registry]: Registry[Path] extends AcceptingClass<
          Fitting[Path & keyof Fitting],
          Contexts[Path & keyof Contexts]
        >
          ? Fitting[Path & keyof Fitting]
          : Registry[Path]
      }
type Accepting<Fitting, Contexts, ClassPath extends keyof Fitting & keyof Contexts> = {
  readonly [Path in ClassPath]: AcceptingClass<Fitting[Path], Contexts[Path]>
}
type AcceptingClass<Fitting, Contexts> =
  Fitting extends FittingClass<infer Names, unknown>
    ? abstract new (
        ...args: never
      ) => { readonly [Name in Names & keyof Contexts]: Action<Contexts[Name]> }
    : unknown

type FittingIn<Registry, Contexts> = {
  readonly [Path in keyof Registry]: Registry[Path] extends WithoutContract
    ? Registry[Path]
    : Fitted<Registry[Path], Contexts[Path & keyof Contexts]>
}

/**
 * `Names` and `Members`, those of all contracts of a class, are inferred, and not the contract, for the reason that `InputContext` has.
 * They are compared separately: in place of a name that does not fit the constraint of an `infer`, the compiler takes the constraint itself.
 */
type Fitted<Class, Contexts, Contract = UsualContract> = Class extends WithContract<
  {
    readonly [Name in infer Names extends PropertyKey]: Contract & {
      readonly [Member in infer Members extends PropertyKey]?: unknown
    }
  } & OfAll
> &
  (abstract new (
    ...args: never
  ) => infer Instance)
  ? [Names, Members] extends [keyof Instance | typeof ALL_ACTIONS, keyof ActionContract | symbol]
    ? FittingClass<Names, Instance>
    : [Names, string] extends [keyof Instance | typeof ALL_ACTIONS, Members] // a contract of type `any`
      ? FittingClass<Names, Instance>
      : Class
  : Contract extends UsualContract
    ? NamesProblemOf<'', Class, Contexts> extends never // compared without tuples
      ? Fitted<Class, Contexts, LooseContract>
      : Class
    : Class

/**
 * Most contracts have no schemas of `params`, which must be compared with the paths, and of `headers`, and none of a reply without a
 * body.
 */
interface UsualContract extends Omit<LooseContract, 'params' | 'headers' | 'body' | 'returns'> {
  readonly params?: never
  readonly headers?: never
  readonly body?: StandardSchema | undefined
  readonly returns?: StandardSchema | UsualReplies
}

/** The member for all actions, without those that only an action has. */
type OfAll = {
  readonly [All in typeof ALL_ACTIONS]?: {
    readonly [Member in Exclude<keyof ActionContract, keyof ControllerContract>]?: never
  }
}

/** A class whose actions with a contract fit every entry. */
interface FittingClass<Names extends PropertyKey, Instance> {
  // biome-ignore lint/suspicious/noExplicitAny: only `any` fits whatever an entry expects
  new (...args: any[]): { readonly [Name in Names]: any } & Instance
}

/** What is wrong with the names in the schemas of `params` and of `headers`, one error message for each, or `never`. */
type NamesProblem<Registry, Contexts> = [Contexts] extends [never] // so that no alias is printed
  ? never
  : {
      [Path in keyof Registry & keyof Contexts & string]: Registry[Path] extends WithoutContract
        ? never
        : NamesProblemOf<Path, Registry[Path], Contexts[Path]>
    }[keyof Registry & keyof Contexts & string]

/** This type is conditional for the same reason. */
type NamesProblemOf<Path extends string, Class, Contexts> = Class extends WithoutContract
  ? never
  : {
      [Action in keyof Contexts & string]: Class extends WithContract<{ readonly [Key in Action]: infer Contract }>
        ? ContractProblem<`${Path}#${Action}`, Contract, Contexts[Action]>
        : never
    }[keyof Contexts & string]

/** Also conditional for this reason. Brackets: a part of a contract counts where each member of a union has it. */
type ContractProblem<Target extends string, Contract, Context> = [Contract] extends [infer Known]
  ? [Known] extends [OnlyReturns<infer Returns>]
    ? ReturnsProblem<`'returns' in the contract of '${Target}'`, Returns>
    :
        | ([Known] extends [{ readonly params: infer Schema }]
            ? ParamMessage<Target, LackedKey<TakenBy<Schema>, ParamIn<Context>> & string>
            : never)
        | ([Known] extends [{ readonly headers: infer Schema }]
            ? HeaderNamesProblem<`'headers' in the contract of '${Target}'`, Schema>
            : never)
        | ([Known] extends [{ readonly body: infer Body extends LongBody }]
            ? LongBodyProblem<`'body' in the contract of '${Target}'`, Body>
            : never)
        | ([Known] extends [{ readonly returns: infer Returns }]
            ? ReturnsProblem<`'returns' in the contract of '${Target}'`, Returns>
            : never)
  : never

/** A contract with replies, and with nothing else that has names. */
interface OnlyReturns<Returns> {
  readonly params?: never
  readonly headers?: never
  readonly body?: StandardSchema | undefined
  readonly returns: Returns
}

/** The parameters in any of the contexts of an action. For one without a route, that is every name. */
type ParamIn<Context> = Context extends { readonly params: infer Params } ? keyof Params : never

/** A schema does not show its keys at run time, so there is no function. */
type ParamMessage<Target extends string, Param extends string> = Param extends unknown
  ? `'params' in the contract of '${Target}' requires '${Param}', which no path of the action has`
  : never
