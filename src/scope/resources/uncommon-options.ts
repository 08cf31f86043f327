/**
 * The short check of the name in `resources` and `resource` with less common options, such as `path` or `id`. Whether the options
 * are right is a question of its own: see `CheckedOptions`.
 */

import type { ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { Settings, Shallow } from '../../route/settings.js'
import type { PascalOf } from '../../text/case.js'
import type { PluralOf } from '../../text/inflection.js'
import type { NameProblem } from '../../text/names.js'
import type { AnyScope, ExpectsId, KeysIn, NamesIn } from '../record.js'
import type { WithShallow } from '../shallow/shallow.js'
import type { IsObjectLiteral } from './options.js'
import type { SegmentOf } from './segment.js'
import type { SettingsOf } from './settings.js'

/** An option of type `any` is reported at the name, so it does not pass. */
export type IsRightUncommon<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
> =
  IsObjectLiteral<Options> extends true
    ? Options extends WithShallow
      ? false
      : 0 extends 1 & Options[keyof Options]
        ? false
        : NameProblem<Name> extends never
          ? IsRightWith<
              Kind,
              Self,
              Registry,
              Frame,
              Name,
              SettingsOf<Kind, Registry, Options>,
              SegmentOf<Name, Options>
            >
          : false
    : false

/** The same steps as for usual options. A class that is not registered does not pass: its actions are looked up elsewhere. */
type IsRightWith<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
  Segment extends string,
> = Chosen['controller'] extends undefined
  ? Registry extends RegistersActions<UncommonPath<Kind, Frame, Name, Chosen>, Chosen['actions']>
    ?
        | ((Shallow | ExpectsId | `${Frame['idShape']}/${Segment | ''}`) & KeysIn<Self>)
        | (Segment & NamesIn<Self>) extends never
      ? Kind extends 'resources'
        ? Chosen['param'] & Frame['parentParams'] extends never
          ? Frame['acceptsId']
          : false
        : true
      : false
    : false
  : false

/** The option `plural` is in PascalCase as the name of a plural resource is. */
type UncommonPath<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
> = Kind extends 'resource'
  ? Chosen['inflected'] extends ''
    ? ResourcePath<Kind, Frame, Name, Chosen['controllerPath']>
    : ResourcePath<'resources', Frame, Chosen['inflected'], Chosen['controllerPath']>
  : ResourcePath<Kind, Frame, Name, Chosen['controllerPath']>

/** The controller path of a resource. `Given` is that of the option `controller`. */
export type ResourcePath<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Name extends string,
  Given extends string,
> = Given extends ''
  ? Kind extends 'resources'
    ? `${Frame['controllerPrefix']}${PascalOf<Name>}`
    : PluralOf<Name, Lowercase<Name>> extends infer Plural extends string
      ? `${Frame['controllerPrefix']}${PascalOf<Plural>}`
      : never
  : Given

/** It is an alias because the compiler would otherwise create the type again for each chain. */
export type RegistersActions<ControllerPath extends string, Actions extends string> = {
  readonly [Key in ControllerPath]: { readonly prototype: { readonly [Action in Actions]: unknown } }
}
