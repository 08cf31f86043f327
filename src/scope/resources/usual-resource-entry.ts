/** What a scope stores of the usual forms of `resources` and `resource`: without options, and with usual ones. */

import type { AnyFrame } from '../../route/frame.js'
import type { DefaultResources, Resource, Resources } from '../../route/stored.js'
import type { NoCallback, ResultEntries } from '../callback.js'
import type { AnyResult } from '../record.js'
import type { NoOptions } from './options.js'
import type { EntryWithUse, ResourceEntry } from './resource-entry.js'
import type { UseOf, WithUse } from './resource-state.js'
import type { UsualSettings } from './usual-options.js'

/** What the scope stores of `resources(name, optionsOrCallback)`. */
export type EntryWithOptionsOrCallback<
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned extends AnyResult,
> = Options extends NoOptions
  ? DefaultEntry<Name, ResultEntries<Returned, State>>
  : OptionsEntry<Registry, Frame, State, Name, Options, UsualSettings<'resources', Registry, Options>>

/** What the scope stores of `resource(name, optionsOrCallback)`. */
export type EntryOfSingular<
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned extends AnyResult,
> = Options extends NoOptions
  ? ResourceEntry<'resource', Registry, Frame, State, Name, {}, Returned>
  : SingularEntry<Registry, Frame, State, Name, Options, UsualSettings<'resource', Registry, Options>>

/** These get resolved arguments (see `text/inference.ts`). */
type DefaultEntry<Name, Children> = Name extends unknown ? DefaultResources<Name, Children> : never
type OptionsEntry<Registry, Frame extends AnyFrame, State, Name extends string, Options, Chosen> = [Chosen] extends [
  never,
]
  ? ResourceEntry<'resources', Registry, Frame, State, Name, Options, NoCallback>
  : Options extends WithUse
    ? EntryWithUse<'resources', Frame, State, Name, {}, Chosen, NoCallback, UseOf<Options>>
    : Resources<Name, Chosen, never>
type SingularEntry<Registry, Frame extends AnyFrame, State, Name extends string, Options, Chosen> = [Chosen] extends [
  never,
]
  ? ResourceEntry<'resource', Registry, Frame, State, Name, Options, NoCallback>
  : Options extends WithUse
    ? ResourceEntry<'resource', Registry, Frame, State, Name, Options, NoCallback>
    : Resource<Name, Chosen, never>
