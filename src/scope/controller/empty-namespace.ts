/**
 * Namespaces below which no controller is registered, as after a misspelt name. Every resource in them would need a
 * controller that is not registered, so the mistake is reported once, at the name of the outermost of these namespaces.
 */

import type { Registered } from '../../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import type { Settings } from '../../frame/settings.js'
import type { IsOne } from '../../text/inference.js'
import { guessMessage, mostSimilar } from '../../text/similar.js'
import type { AnywherePath } from '../shared/anywhere.js'
import type { ReturnedEntries } from '../shared/callback.js'
import type { UnknownControllerMessage } from './suggestion.js'

/**
 * What is wrong with a namespace below which no controller is registered, or `never` if its routes need none. `Inner` is the frame in it.
 *
 * It asks first whether no controller path begins with the prefix: the compiler compares the keys of the map with the pattern itself,
 * without an instantiation for each.
 */
export type EmptyNamespaceProblem<
  Registry,
  Outer extends AnyFrame,
  Name extends string,
  Inner extends AnyFrame,
  Returned,
> =
  Registry extends NoneBelow<Inner['controllerPrefix']>
    ? EmptyEntriesProblem<Registry, Outer, Name, Inner['controllerPath'], ReturnedEntries<Returned>>
    : never

/** The same for the entries in the namespace. */
export type EmptyEntriesProblem<
  Registry,
  Outer extends AnyFrame,
  Name extends string,
  ControllerPath extends string,
  Entries,
> =
  IsEmpty<Registry, ControllerPath> extends true
    ? true extends NeedsController<Entries, ControllerPath> // before the frames, which are expensive to compare
      ? IsInEmpty<Registry, Outer> extends false
        ? EmptyNamespaceMessage<`namespace('${Name}')`, ControllerPath>
        : never
      : never
    : never

/**
 * The error message for a controller that is not registered, or `never` where a call around it gets one: an empty namespace, or
 * a call whose name may be one of several.
 */
export type NotRegisteredProblem<
  Call extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  Message extends string = UnknownControllerMessage<Call, Registry, Path>,
> = IsInEmpty<Registry, Frame> extends true ? never : IsOne<Path> extends true ? Message : never

/** A map without controllers whose path begins with a prefix. It has one type parameter, which makes it cheap. */
type NoneBelow<Prefix extends string> = { readonly [Path in `${Prefix}${string}`]: never }

/** Whether no controller path is that of a namespace or begins with it. */
type IsEmpty<Registry, Path extends string> =
  Registry extends NoneBelow<`${Path}/`>
    ? Registry extends { readonly [Key in Path]: unknown }
      ? false
      : Path extends AnywherePath
        ? false
        : true
    : false

/** Whether the namespace around a frame is empty. With an outer one that is empty, so is every inner one. */
type IsInEmpty<Registry, Frame extends AnyFrame> = Frame['namespace'] extends ''
  ? false
  : IsEmpty<Registry, Frame['namespace']>

/** Whether entries have routes of controllers below a namespace. */
type NeedsController<Entry, Path extends string> = Entry extends string
  ? Entry extends `${string} ${string}`
    ? Entry extends `${string} ${string} ${Path}${'/' | '#'}${string}`
      ? true
      : false
    : true
  : Entry extends { readonly kind: 'defaultResources' }
    ? true
    : Entry extends { readonly settings: infer Chosen extends Settings; readonly children: infer Children }
      ? Chosen['controllerPath'] extends ''
        ? [Chosen['actions']] extends [never]
          ? NeedsController<Children, Path>
          : true
        : NeedsController<Children, Path>
      : Entry extends { readonly children: infer Children }
        ? NeedsController<Children, Path>
        : false

/** The error message for a controller that is not registered: of the outermost empty namespace, or of the call. */
export const notRegisteredProblem = (registry: Registered, { namespace }: RuntimeFrame, message: string): string => {
  let found = message
  const paths = Object.keys(registry)
  for (let each = namespace; each !== undefined; each = each.outer) {
    const { name, controllerPath } = each
    if (paths.some(path => path === controllerPath || path.startsWith(`${controllerPath}/`))) continue
    const depth = controllerPath.split('/').length
    const atDepth = paths.map(path => path.split('/').slice(0, -1)).filter(segments => segments.length >= depth)
    const namespaces = atDepth.map(segments => segments.slice(0, depth).join('/'))
    const problem = emptyNamespaceMessage(`namespace('${name}')`, controllerPath)
    found = guessMessage(problem, mostSimilar(controllerPath, namespaces))
  }
  return found
}

type EmptyNamespaceMessage<Call extends string, Path extends string> = ReturnType<
  typeof emptyNamespaceMessage<Call, Path>
>
const emptyNamespaceMessage = <Call extends string, Path extends string>(call: Call, path: Path) =>
  `${call} needs controllers below '${path}', and none is registered` as const
