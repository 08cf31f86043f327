/**
 * The short check of the option `use`. It depends on the contexts and on the middlewares alone, not on the resource, so the
 * compiler works it out once for all calls with the same middlewares. `CheckedUse` says what is wrong with other values. And what a
 * `use` around a resource or in its options does not suit: see `use-marks.ts`.
 */

import type { CollectionAction, ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { ShallowOuterFrame } from '../../route/resources-frame.js'
import type { Middleware } from '../../route/route.js'
import type { Settings } from '../../route/settings.js'
import type { IsOne } from '../../text/inference.js'
import type { MiddlewareProblem } from '../middleware/expected.js'
import type { AnyScope, KeysIn, StateIn, UseMarks } from '../shared/record.js'
import type { OutsideIn, ResourceUseProblem, ShallowUseMessage } from '../shared/use-marks.js'
import type { OptionsOf } from './options.js'
import type { PlaceContext, StateBehindOne, UseOf, WholeContext, WholeParams, WithUse } from './resource-state.js'
import type { HasOutside, WithShallow } from './segment.js'

/**
 * What the type of right options has beside their own type, for docstrings: not the types of the options, as two types of one option
 * cost more. The own type has the parameters of the functions in `use`: an editor that asks before the file is checked takes them
 * from there.
 */
export type Documented = {
  readonly [Kind in ResourceKind]: { readonly [Option in keyof OptionsOf[Kind]]: unknown }
}

/**
 * What right options may be besides their own type. A literal that is spread in a list, as in `[first, ...[second]]`, is inferred
 * as a tuple, but then compared as an array of any length. An editor finds no name in it, and so the docstrings of the own type.
 */
export interface SpreadLists {
  readonly [option: string]: {}
}

/** Whether the option is right. `Chosen` are the settings that follow from the options. One of several values is none. */
export type IsRightUse<Kind extends ResourceKind, Frame extends AnyFrame, State, Chosen extends Settings, Use> =
  IsOne<Use> extends true
    ? Use extends Function | readonly unknown[]
      ? IsRightWhole<Frame, State, Use>
      : keyof Use extends Chosen['actions']
        ? Use extends object
          ? {
              readonly [Action in keyof Use]: IsRightAt<Kind, Frame, State, Chosen, Action, Use[Action]>
            }[keyof Use] extends true
            ? true
            : false // an optional key would add `undefined`
          : false
        : false
    : false

/** It does not depend on the resource. */
type IsRightWhole<Frame extends AnyFrame, State, Use> = Use extends unknown
  ? AreRight<State, WholeParams<Frame>, unknown, Use, WholeContext<Frame, State>>
  : never

/** Whether the middlewares of an action are right: in the contexts of a collection, or in those of a member. */
type IsRightAt<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  State,
  Chosen extends Settings,
  Action,
  Given,
> = `${Kind} ${Action & string}` extends `resources ${CollectionAction}` | `resource ${string}`
  ? AreRight<State, Frame['params'], Frame['kinds'], Given, WholeContext<Frame, State>>
  : AreRight<
      State,
      Frame['parentParams'] | Chosen['param'],
      Frame['parentKinds'] & Chosen['idKinds'],
      Given,
      WholeContext<Frame, State>
    >

/** Whether a middleware or a list is right. `Inline` is the context of functions that are written in the call. */
type AreRight<State, Params extends string, Kinds, Given, Inline> =
  IsOne<Given> extends true
    ? Given extends readonly unknown[]
      ? IsRightList<State, Params, Kinds, Given, Inline>
      : IsRight<PlaceContext<State, Params, Kinds>, Given>
    : false

type IsRightList<State, Params extends string, Kinds, Given, Inline> = Given extends readonly [
  infer First,
  ...infer Rest,
]
  ? IsRight<PlaceContext<State, Params, Kinds>, First> extends true
    ? IsRightList<StateBehindOne<State, First, Inline>, Params, Kinds, Rest, Inline>
    : false
  : Given extends readonly []
    ? true
    : false

type IsRight<Context, Given> = [Given] extends [Middleware]
  ? MiddlewareProblem<'', '', Context, Given> extends never
    ? true
    : false
  : false

/** Not `never` if a `use` in the scope expects parameters, or one in the options may expect what routes outside do not have. */
export type UsesIn<Self extends AnyScope, Options, Returned> =
  | (UseMarks & KeysIn<Self>)
  | (Options extends WithUse ? (HasOutside<Returned> extends true ? Options : never) : never)

/** The same for resources that may have the option `use`, which applies to their callback. `Stored` is the entry. */
export type OptionUseProblem<Call extends string, Self extends AnyScope, Frame extends AnyFrame, Options, Stored> =
  | ResourceUseProblem<Call, Self, Stored, Options>
  | (Options extends WithShallow ? never : OwnUseProblem<Call, Self, ShallowOuterFrame<Frame>, Options, Stored>)

type OwnUseProblem<
  Call extends string,
  Self extends AnyScope,
  Outer extends AnyFrame,
  Options,
  Stored,
> = Options extends WithUse
  ? UseOf<Options> extends Function | readonly unknown[]
    ? IsRightWhole<Outer, StateIn<Self>, UseOf<Options>> extends true
      ? never
      : OutsideIn<Stored> extends never
        ? never
        : ShallowUseMessage<Call>
    : never
  : never
