/** What a scope stores of `resources` and `resource` with two arguments: for a callback or usual options, in few steps. */

import type { ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { DefaultResources } from '../../route/stored.js'
import type { NoCallback, ResultEntries } from '../callback.js'
import type { AnyResult } from '../record.js'
import type { NoOptions } from './options.js'
import type { EntryWithUse, ResourceEntry, StoredResource } from './resource-entry.js'
import type { UseOf, WithUse } from './resource-state.js'
import type { UsualSettings } from './usual-options.js'

/** What the scope stores of a call with a name, and options or a callback. */
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
