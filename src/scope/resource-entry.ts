/** What a scope stores of `resources` with options, and of `resource`. */

import type { ChosenActions, ResourceKind } from '../route/actions.js'
import type { AnyFrame } from '../route/frame.js'
import type { Middleware } from '../route/route.js'
import type { ChosenSettings } from '../route/settings.js'
import type { CallbackEntries } from './callback.js'
import type { ContextIn, StateBehindAll, StateInResource, WholePlace } from './resource-state.js'
import type { WithUse } from './resource-use.js'
import type { StoredResource } from './resources.js'
import type { RenamedEntry } from './segment.js'
import type { SettingsFrom } from './settings.js'
import type { EntryBehind } from './verb-middleware.js'

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
  ? EntriesWithUse<Kind, Frame, State, Name, Options, SettingsFrom<Kind, Registry, Options>, Returned>
  : Options extends { readonly path: infer Segment }
    ? RenamedEntry<Kind, Name, Segment, SettingsFrom<Kind, Registry, Options>, CallbackEntries<Returned, State>>
    : StoredResource<Kind, Name, SettingsFrom<Kind, Registry, Options>, CallbackEntries<Returned, State>>

/**
 * What a scope stores of a resource with the option. Actions with a state of their own are entries of their own, beside one
 * with all else.
 */
type EntriesWithUse<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  State,
  Name,
  Options,
  Chosen,
  Returned,
> = Options extends { readonly use: infer Use }
  ? Use extends Middleware | readonly unknown[]
    ? EntryBehind<
        State,
        StateInResource<Frame, State, Options>,
        EntryOf<Kind, Name, Options, Chosen, CallbackEntries<Returned, StateInResource<Frame, State, Options>>>
      >
    : SplitEntries<
        Kind,
        State,
        Name,
        Options,
        Chosen,
        CallbackEntries<Returned, State>,
        { readonly [Action in keyof Use]: StateBehindAll<State, Use[Action], ContextIn<WholePlace<Frame>, State>> }
      >
  : never

/** The union is made of inferred types, so that hovers and declaration files do not show it by its name, with all options. */
type SplitEntries<Kind extends ResourceKind, State, Name, Options, Chosen, Children, States> = [
  EntryOf<Kind, Name, Options, WithActions<Chosen, ChosenActions<Kind, Options>, ChangedIn<State, States>>, Children>,
  {
    [Action in ChangedIn<State, States>]: EntryBehind<
      State,
      States[Action],
      EntryOf<Kind, Name, Options, WithActions<Chosen, Action>, never>
    >
  }[ChangedIn<State, States>],
] extends [infer Others, infer Changed]
  ? Others | Changed
  : never

/** The actions with a state of their own. */
type ChangedIn<State, States> = {
  [Action in keyof States]: State extends States[Action] ? never : Action
}[keyof States]

type EntryOf<Kind extends ResourceKind, Name, Options, Chosen, Children> = Options extends {
  readonly path: infer Segment
}
  ? RenamedEntry<Kind, Name, Segment, Chosen, Children>
  : StoredResource<Kind, Name, Chosen, Children>

/** The settings with other actions. */
type WithActions<Chosen, Actions, Without = never> =
  Chosen extends ChosenSettings<
    infer _Actions,
    infer Param,
    infer Inflected,
    infer ControllerPath,
    infer Controller,
    infer Id,
    infer IsShallow
  >
    ? ChosenSettings<Exclude<Actions, Without> & string, Param, Inflected, ControllerPath, Controller, Id, IsShallow>
    : never
