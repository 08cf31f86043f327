/**
 * Finds the controller paths of a class. The compiler does it without an instantiation for each registered class, so that
 * a call that names a class costs the same in a small table and in a large one.
 *
 * The registry is stored as an index with an entry for each path, `{ class, path }`. For one class, `infer` finds an object
 * type `Found`, which has the path of each entry of that class. The compiler infers every member of `Found` from the
 * entry of the same name, by these rules of inference:
 *
 * 1. Both sides of `class` are compared by their symbols. The type of a class and the type of its instances have the same
 *    symbol, so the class of the entry and `Instance` are removed if they belong together.
 * 2. Another class is not removed. Then the type of `[Symbol.hasInstance]`, which all classes have, is inferred, and what has
 *    a lower priority is ignored.
 * 3. Where the class was removed, nothing is left to infer from. The same type is then inferred with a lower priority.
 * 4. An inference from the path to an intersection has this lower priority, too.
 *
 * So a member of `Found` is a function for another class, and a function or the path for the class itself.
 */

import type { Uncompared } from '../text/inference.js'

/**
 * The index of a registry. It is a conditional type so that the compiler waits for the registry. Otherwise it would resolve
 * `PathsOfClass` in the declaration of a type that uses it, where nothing is known.
 */
export type ClassIndex<Registry> = Registry extends object
  ? Uncompared<{ readonly [Path in keyof Registry]: IndexEntry<Registry[Path], Path> }>
  : never

interface IndexEntry<Class, Path> {
  readonly class: Class
  readonly path: Path
}

/** The paths of the class with these instances, as a union, or `never`. */
export type PathsOfClass<Index, Instance> =
  Index extends Uncompared<{
    readonly [Path in keyof (infer Found)]: {
      readonly class: Instance | { readonly [Symbol.hasInstance]: (infer Found)[Path] }
      readonly path: (infer Found)[Path] & string
    }
  }>
    ? TextIn<Found[keyof Found]>
    : never

type TextIn<Type> = Type extends string ? Type : never
