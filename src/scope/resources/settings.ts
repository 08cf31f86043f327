/**
 * What the options of a resource come to: its settings, the frame in its callback, and where its routes are. Members of `shallow`
 * resources, and of those in them, have paths without the resources around. So the callback of a call may have routes *outside* of the
 * path of the call, and then the scope has the mark `Outside` among its keys.
 */

import type { ControllerClass } from '../../controller/controller.js'
import { type ControllerPathOf, controllerPathOf, type Registered } from '../../controller/registry.js'
import type { IsInResources, ResultKeys, StandardKeys } from '../../entries/keys.js'
import type { AnyScope, KeysIn, Outside } from '../../entries/record.js'
import type { Renamed } from '../../entries/stored.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { RenamedResourceFrame, ResourceFrame } from '../../frame/resource-frame.js'
import type { RenamedResourcesFrame, ResourcesFrame, ShallowOuterFrame } from '../../frame/resources-frame.js'
import type { ChosenSettings, DefaultSettings, FrameSettings, Settings, Shallow } from '../../frame/settings.js'
import {
  type ChosenActions,
  chosenActions,
  type ResourceKind,
  type UpdateMethods,
  type UpdateOption,
} from '../../route/actions.js'
import type { ParamKind } from '../../text/param-kinds.js'
import type { ResourceOptions, ResourcesOptions } from './options.js'
import type { UsualSettings, WithShallow, WithUpdate } from './usual-options.js'

/** The settings that follow from options, usual or not. */
export type SettingsFrom<Kind extends ResourceKind, Registry, Options> = UsualOr<
  UsualSettings<Kind, Registry, Options>,
  Kind,
  Registry,
  Options
>

/** Takes the usual settings as an argument: the compiler remembers those, but works out again what a branch ends with. */
type UsualOr<Usual, Kind extends ResourceKind, Registry, Options> = [Usual] extends [never]
  ? SettingsOf<Kind, Registry, Options>
  : Usual

/** @example SettingsOf<'resources', {}, { readonly only: readonly ['show'] }>['actions'] // 'show' */
type SettingsOf<Kind extends ResourceKind, Registry, Options> = StoredSettings<
  Options,
  ChosenActions<Kind, Options>,
  ParamIn<Options>,
  InflectedIn<Options>,
  ControllerPathIn<Registry, Options>,
  ControllerIn<Registry, Options>,
  IdIn<Options>,
  Options extends WithShallow ? Shallow : never,
  UpdateIn<Options>
>

/** Gets resolved arguments (see `text/inference.ts`). */
type StoredSettings<
  Options,
  Actions extends string,
  Param extends string,
  Inflected extends string,
  ControllerPath extends string,
  Controller extends ControllerClass | undefined,
  Id extends ParamKind | '',
  IsShallow extends Shallow,
  Update extends keyof UpdateMethods,
> = {} extends Options
  ? DefaultSettings<Actions>
  : ChosenSettings<Actions, Param, Inflected, ControllerPath, Controller, Id, IsShallow, Update>

type ParamIn<Options> = Options extends { readonly param: infer Param extends string } ? Param : 'id'

type IdIn<Options> = Options extends { readonly id: infer Kind extends ParamKind } ? Kind : ''

type UpdateIn<Options> = Options extends { readonly update: infer Update extends UpdateOption } ? Update : ''

/** Keys without those of the method that the option `update` leaves out: no other standard action has this method. */
export type WithoutMethod<Keys, Options> = Options extends WithUpdate
  ? Exclude<Keys, `${string} ${Exclude<UpdateMethods[''], UpdateMethods[UpdateIn<Options>]>}`>
  : Keys

type InflectedIn<Options> = Options extends
  | { readonly singular: infer Word extends string }
  | { readonly plural: infer Word extends string }
  ? Word
  : ''

type ControllerPathIn<Registry, Options> = Options extends {
  readonly controller: infer Controller extends ControllerClass
}
  ? ControllerPathOf<Registry, Controller>
  : Options extends { readonly controller: infer Path extends string }
    ? Path
    : ''

/** The class, if it is not registered. A registered class is found by its controller path. */
type ControllerIn<Registry, Options> = Options extends { readonly controller: infer Controller extends ControllerClass }
  ? ControllerPathOf<Registry, Controller> extends keyof Registry
    ? undefined
    : Controller
  : undefined

/** The settings that follow from options: the twin of `SettingsFrom`. */
export const settingsOf = (
  kind: ResourceKind,
  registry: Registered,
  { controller, ...options }: ResourcesOptions & ResourceOptions,
): FrameSettings & { readonly actions: readonly string[]; readonly update: keyof UpdateMethods } => ({
  actions: chosenActions(kind, options),
  param: options.param ?? 'id',
  id: options.id ?? '',
  shallow: options.shallow ?? false,
  update: options.update ?? '',
  inflected: options.singular ?? options.plural ?? '',
  // A controller path names the registered controller, which may be lazy.
  controllerPath:
    typeof controller === 'string' || controller === undefined
      ? (controller ?? '')
      : controllerPathOf(registry, controller),
  controller: typeof controller === 'string' ? undefined : controller,
})

export type ResourceInnerFrame<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
> =
  SettingsFrom<Kind, Registry, Options> extends infer Chosen extends Settings
    ? Options extends { readonly path: infer Segment extends string }
      ? Kind extends 'resources'
        ? RenamedResourcesFrame<Options extends WithShallow ? ShallowAround<Frame> : Frame, Name, Chosen, Segment>
        : RenamedResourceFrame<Frame, Name, Chosen, Segment>
      : Options extends WithShallow
        ? ResourcesFrame<ShallowAround<Frame>, Name, Chosen>
        : Kind extends 'resources'
          ? ResourcesFrame<Frame, Name, Chosen>
          : ResourceFrame<Frame, Name, Chosen>
    : never

/** The frame around shallow resources: outside of other resources, it is that of the scope. */
type ShallowAround<Frame extends AnyFrame> = Frame['path'] extends Frame['around']['path']
  ? Frame
  : ShallowOuterFrame<Frame>

/** Options with `path`. Most have none, and the first form finds that in fewer steps. */
export interface AnyPath {
  readonly path: string
}

/** The segment of a resource in paths. A `path` that is not a literal is refused, and the name takes its place. */
export type SegmentOf<Name extends string, Options> = Options extends AnyPath
  ? Options extends { readonly path: infer Segment extends string }
    ? string extends Segment
      ? Name
      : Segment
    : Name
  : Name

/** The keys of the standard routes of a resource: its callback begins with them. */
export type OwnKeys<Kind extends ResourceKind, Frame extends AnyFrame, Name extends string, Options> = WithoutMethod<
  BothKeys<Kind, Frame, Name, Options>,
  Options
>
/** The same with both methods of `update`. */
type BothKeys<Kind extends ResourceKind, Frame extends AnyFrame, Name extends string, Options> = StandardKeys<
  Kind,
  OuterFrame<Frame, Options>,
  SegmentOf<Name, Options>,
  ChosenActions<Kind, Options>
>

/**
 * The keys that the scope around a resource records: those of all its routes. Behind the condition, the union does not keep the name of
 * this type. With a name, the compiler would list each such union again for each declaration that follows: in cubic time.
 */
export type ResourceKeys<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> = Options extends WithUpdate
  ? OwnKeys<Kind, Frame, Name, Options> | ResultKeys<Returned> | OutsideMark<Frame, Options>
  : BothKeys<Kind, Frame, Name, Options> | ResultKeys<Returned> | OutsideMark<Frame, Options>

/** The frame around a resource. That around shallow ones is without the resources there. */
export type OuterFrame<Frame extends AnyFrame, Options> = Options extends WithShallow ? ShallowOuterFrame<Frame> : Frame

/** What the scope stores of a resource with the option `path`, with resolved arguments (see `text/inference.ts`). */
export type RenamedEntry<Kind, Name, Segment, Settings, Children> = Name extends unknown
  ? Renamed<Kind, Name, Segment, Settings, Children>
  : never

/** The mark that a call records. Outside of resources, what is nested in shallow ones may be anywhere in the scope all the same. */
export type OutsideMark<Frame extends AnyFrame, Options> = Options extends WithShallow
  ? IsInResources<Frame> extends true
    ? Outside
    : never
  : never

/** Whether a callback has routes outside. */
export type HasOutside<Returned> = Returned extends AnyScope
  ? Outside & KeysIn<Returned> extends never
    ? false
    : true
  : false
