/** The types that name the scope of a part, or of the callback of `defineRoutes`. No signature needs them. */

import type { Loaded } from '../../controller/loader.js'
import type { AnyFrame, TopFrame } from '../../frame/frame.js'
import type { NamespaceNames, PartPlaces } from '../editor/completion.js'
import type { FrameAt, Step } from '../part/place.js'
import type { AnywhereFrame } from '../shared/anywhere.js'
import type { PartScope, Scope } from './scope.js'

/**
 * The type of the scope that a part takes. Its arguments are the type of the map of controllers, the place of the part, and
 * the members of `ctx.state` that the part expects. A place is the namespaces around the part, joined by `/` (`''` for the top
 * of the table), or a list that also has scopes and resources: see `InScope`, `InResources`, `InResource`, `InCollection`.
 *
 * @example
 * export const hostRoutes = (r: ScopeAt<typeof controllers, 'v1/host', { user: User }>) => r.resources('places')
 * // in another file: r.namespace('v1', r => r.namespace('host', r => r.use(authenticate).draw(hostRoutes)))
 */
export type ScopeAt<Registry, Place extends OfferedPlace<Registry, Place>, State = {}> = PartScope<
  FrameAt<Loaded<Registry, Place>, Place, TopFrame, Registry>,
  State,
  Loaded<Registry, Place>
>

/**
 * The type of the scope that a part for any place takes. Such a part can be drawn in several scopes, as a concern of Rails. The
 * arguments are the type of the map of controllers, and the members of `ctx.state` that the part expects.
 *
 * @example
 * export const commentable = (r: ScopeAnywhere<typeof controllers>) => r.resources('comments', { only: ['index', 'create'] })
 * // in another file: r.resources('posts', r => r.draw(commentable)).resources('photos', r => r.draw(commentable))
 */
export type ScopeAnywhere<Registry, State = {}> = PartScope<AnywhereFrame, State, Loaded<Registry>>

/**
 * What may be the place of a part: a list, or any text. An editor offers the literals in this type: the namespaces at the top for
 * an empty text, and after a slash those below. All places are worked out only where the map has no controller at the place, so
 * that a right part does not pay for them.
 */
type OfferedPlace<Registry, Place> = [Place] extends [readonly unknown[]]
  ? readonly Step[]
  : [Place] extends ['']
    ? NamespaceNames<Registry, ''> | (string & {})
    : [Place] extends [`${infer Above}/`]
      ? (PartPlaces<Registry> & `${Above}/${string}`) | (string & {})
      : keyof Registry & `${FrameAt<Registry, Place>['controllerPrefix']}${string}` extends never
        ? PartPlaces<Registry> | (string & {}) | readonly Step[]
        : string

/**
 * The type of the callback in `resource(name, optionsOrCallback)`, from which `Given` and `Returned` are inferred. It waits for its
 * argument, `Given`: the parameter there is a conditional type, and the compiler would otherwise take its first branch before
 * it infers anything. From the first branch here it would infer the frame and the registry, which it knows already, and walk
 * all controllers.
 *
 * The other calls write the callback out in their signatures, which is cheaper: see `Declarations`.
 */
export type NamedCallback<Registry, Inner extends AnyFrame, State, InitialKeys, Returned, Given> = (
  Given extends unknown
    ? (r: Scope<Inner, State, never, InitialKeys, never, Registry>) => Returned
    : never
) extends infer Type extends object
  ? Type
  : ((...given: never[]) => Returned) & Given
