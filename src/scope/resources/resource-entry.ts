/** What a scope stores of `resources` with options or a callback, and of `resource`. */

import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { DefaultResources, Renamed, Resource, Resources } from '../../entries/stored.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { ChosenSettings, ListedSettings, Shallow } from '../../frame/settings.js'
import type { ResourceKind } from '../../route/actions.js'
import type { AnyMiddleware } from '../../route/route.js'
import type { CallRoutes } from '../editor/shown-routes.js'
import type { EntryBehind } from '../middleware/added.js'
import type { CallbackEntries, NoCallback, ResultEntries } from '../shared/callback.js'
import type { NoOptions } from './options.js'
import type { AnyPath, OuterFrame, RenamedEntry, SettingsFrom } from './settings.js'
import type { UseOf, UsualSettings, WithShallow, WithUse } from './usual-options.js'
import type { StateBehindUse } from './usual-use.js'

/** What the scope stores of a resource. */
export type ResourceEntry<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned,
> = Options extends WithUse
  ? EntryWithUse<
      Kind,
      OuterFrame<Frame, Options>,
      State,
      Name,
      Options,
      SettingsFrom<Kind, Registry, Options>,
      Returned,
      UseOf<Options>
    >
  : Options extends AnyPath
    ? PathEntry<Kind, Frame, Name, Options, SettingsFrom<Kind, Registry, Options>, CallbackEntries<Returned, State>>
    : Options extends WithShallow
      ? ShallowEntry<Frame, Name, SettingsFrom<Kind, Registry, Options>, CallbackEntries<Returned, State>>
      : StoredResource<Kind, Name, SettingsFrom<Kind, Registry, Options>, CallbackEntries<Returned, State>>

/** The routes of `resources` or `resource`, for a hover. */
export type ResourceRoutes<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Options,
  Returned,
> = CallRoutes<Self, ResourceEntry<Kind, RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Name, Options, Returned>>

/** What the scope stores of a resource with the option `use`. */
type EntryWithUse<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  State,
  Name,
  Options,
  Chosen,
  Returned,
  Use,
> = Use extends AnyMiddleware | readonly unknown[]
  ? EntryBehind<
      State,
      StateBehindUse<Frame, State, Use>,
      EntryOf<Kind, Frame, Name, Options, Chosen, CallbackEntries<Returned, StateBehindUse<Frame, State, Use>>>
    >
  : SplitEntries<
      Kind,
      Frame,
      State,
      Name,
      Options,
      Chosen,
      CallbackEntries<Returned, State>,
      Use,
      ChangedIn<Frame, State, Use>
    >

/** Actions with a state of their own are entries of their own, beside one with all else. */
type SplitEntries<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  State,
  Name,
  Options,
  Chosen,
  Children,
  Use,
  Changed extends keyof Use,
> = [Changed] extends [never]
  ? EntryOf<Kind, Frame, Name, Options, Chosen, Children>
  : Both<
      EntryOf<Kind, Frame, Name, Options, WithActions<Chosen, Chosen['actions' & keyof Chosen], Changed>, Children>,
      IsOneState<StateBehindUse<Frame, State, Use[Changed]>> extends true
        ? EntryBehind<
            State,
            StateBehindUse<Frame, State, Use[Changed]>,
            EntryOf<Kind, Frame, Name, Options, WithActions<Chosen, Changed>, never>
          >
        : {
            [Action in Changed]: EntryBehind<
              State,
              StateBehindUse<Frame, State, Use[Action]>,
              EntryOf<Kind, Frame, Name, Options, WithActions<Chosen, Action>, never>
            >
          }[Changed]
    >

/**
 * Whether a state is not a union. `IsOne` would say that `{ page: number }` and `{ page: number; size?: number }` are one, as each
 * is assignable to the other; functions with a type parameter are compared by identity.
 */
type IsOneState<State, Whole = State> = State extends unknown
  ? (<Type>() => Type extends Whole ? 1 : 2) extends <Type>() => Type extends State ? 1 : 2
    ? true
    : false
  : never

/** A union of inferred types, so that hovers and declaration files do not show it by its name, with all options. */
type Both<One, Other> = [One, Other] extends [infer First, infer Second] ? First | Second : never

/** The actions with a state of their own. */
type ChangedIn<Frame extends AnyFrame, State, Use> = {
  [Action in keyof Use]: State extends StateBehindUse<Frame, State, Use[Action]> ? never : Action
}[keyof Use]

type EntryOf<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Name,
  Options,
  Chosen,
  Children,
> = Options extends AnyPath
  ? PathEntry<Kind, Frame, Name, Options, Chosen, Children>
  : Options extends WithShallow
    ? ShallowEntry<Frame, Name, Chosen, Children>
    : StoredResource<Kind, Name, Chosen, Children>

type PathEntry<Kind extends ResourceKind, Frame extends AnyFrame, Name, Options, Chosen, Children> = Options extends {
  readonly path: infer Segment
}
  ? Options extends WithShallow
    ? Frame['path'] extends Frame['around']['path']
      ? Renamed<'resources', Name, Segment, Chosen, Children>
      : Renamed<Shallow, Name, Segment, Chosen, Children>
    : RenamedEntry<Kind, Name, Segment, Chosen, Children>
  : never

/** Only inside other resources, shallow resources need a stored form of their own. */
type ShallowEntry<Frame extends AnyFrame, Name, Chosen, Children> = Frame['path'] extends Frame['around']['path']
  ? Resources<Name, Chosen, Children>
  : Renamed<Shallow, Name, Name, Chosen, Children>

/** The settings with other actions. Most have only a list of them. */
type WithActions<Chosen, Actions, Without = never> =
  Chosen extends ListedSettings<string>
    ? ListedSettings<Exclude<Actions, Without> & string>
    : Chosen extends ChosenSettings<
          infer _Actions,
          infer Param,
          infer Inflected,
          infer ControllerPath,
          infer Controller,
          infer Id,
          infer IsShallow,
          infer Update
        >
      ? ChosenSettings<
          Exclude<Actions, Without> & string,
          Param,
          Inflected,
          ControllerPath,
          Controller,
          Id,
          IsShallow,
          Update
        >
      : never

/** The stored form. With resolved arguments it does not hold the options, the registry and the callback's whole chain. */
export type StoredResource<Kind extends ResourceKind, Name, Chosen, Children> = Kind extends 'resources'
  ? Resources<Name, Chosen, Children>
  : Resource<Name, Chosen, Children>

/** What the scope stores of a call with a name, and options or a callback: for a callback or usual options, in few steps. */
export type EntryWithOptionsOrCallback<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned extends AnyResult,
> = Options extends NoOptions
  ? Kind extends 'resources'
    ? DefaultEntry<Name, ResultEntries<Returned, State>>
    : ResourceEntry<Kind, Registry, Frame, State, Name, {}, Returned>
  : OptionsEntry<Kind, Registry, Frame, State, Name, Options, UsualSettings<Kind, Registry, Options>>

/** These get resolved arguments (see `text/inference.ts`). */
type DefaultEntry<Name, Children> = Name extends unknown ? DefaultResources<Name, Children> : never
type OptionsEntry<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Chosen,
> = [Chosen] extends [never]
  ? ResourceEntry<Kind, Registry, Frame, State, Name, Options, NoCallback>
  : Options extends WithUse
    ? EntryWithUse<Kind, Frame, State, Name, {}, Chosen, NoCallback, UseOf<Options>>
    : StoredResource<Kind, Name, Chosen, never>
