/** The class of a target, read from the type of a table. */

import type { ControllerAt } from '../controller/registry.js'
import type { TargetIndex } from '../entries/lookup.js'

/** The class of a target: the registered one, or that of a verb or a resource whose class is not registered. */
export type ClassOf<Registry, Entries, Path extends string, Target extends string> =
  ControllerAt<Registry, Path> extends undefined
    ? TargetIndex<Entries> extends { readonly [Key in Target]: { readonly controller: infer Controller } }
      ? Controller
      : never
    : ControllerAt<Registry, Path>
