/** The frame in the callback of a resource. */

import type { ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { RenamedResourceFrame, ResourceFrame } from '../../route/resource-frame.js'
import type { RenamedResourcesFrame, ResourcesFrame, ShallowOuterFrame } from '../../route/resources-frame.js'
import type { Settings } from '../../route/settings.js'
import type { WithShallow } from '../shallow/shallow.js'
import type { SettingsFrom } from './settings.js'

/** The frame inside a resource. */
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
        ? Options extends WithShallow
          ? RenamedShallowFrame<Frame, Name, Chosen, Segment>
          : RenamedResourcesFrame<Frame, Name, Chosen, Segment>
        : RenamedResourceFrame<Frame, Name, Chosen, Segment>
      : Options extends WithShallow
        ? ShallowFrame<Frame, Name, Chosen>
        : Kind extends 'resources'
          ? ResourcesFrame<Frame, Name, Chosen>
          : ResourceFrame<Frame, Name, Chosen>
    : never

/** The frame inside shallow resources. */
type ShallowFrame<
  Frame extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
> = Frame['path'] extends Frame['around']['path']
  ? ResourcesFrame<Frame, Name, Chosen>
  : ResourcesFrame<ShallowOuterFrame<Frame>, Name, Chosen>
type RenamedShallowFrame<
  Frame extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
  Segment extends string,
> = Frame['path'] extends Frame['around']['path']
  ? RenamedResourcesFrame<Frame, Name, Chosen, Segment>
  : RenamedResourcesFrame<ShallowOuterFrame<Frame>, Name, Chosen, Segment>
