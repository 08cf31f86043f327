/**
 * Finds the controller paths of a class, so that a call that names a class costs nearly the same in a small table and in a
 * large one. A first index of the registry, by members, finds the few classes that can be this one.
 *
 * A second index has an entry for each path of these classes, `{ class, path }`. For one class, `infer` finds an object
 * type `Found`, which has the path of each entry of that class. The compiler infers every member of `Found` from the
 * entry of the same name, without an instantiation, by these rules of inference:
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

import type { Box, EmptyBox, IsAny } from '../text/inference.js'

/**
 * The index of some paths of a registry. It is a conditional type so that the compiler waits for the registry. Otherwise it
 * would resolve `PathsOfClass` in the declaration of a type that uses it, where nothing is known. For `Paths & keyof Registry`,
 * the compiler would intersect a single path with each path of the registry.
 */
type ClassIndex<Registry, Paths> =
  Box<Paths> extends Box<infer Known extends keyof Registry>
    ? EmptyBox<{ readonly [Path in Known]: IndexEntry<Registry[Path], Path> }>
    : never

interface IndexEntry<Class, Path> {
  readonly class: Class
  readonly path: Path
}

/** The paths of the class with these instances, as a union, or `never`. */
export type PathsOfClass<Registry, Instance> = WithoutFunctions<FoundOfClass<Registry, Instance>>

type FoundOfClass<Registry, Instance> =
  ClassIndex<Registry, PathsWithKeys<Registry, KeysOf<keyof Instance>>> extends EmptyBox<{
    readonly [Path in keyof (infer Found)]: {
      readonly class: Instance | { readonly [Symbol.hasInstance]: (infer Found)[Path] }
      readonly path: (infer Found)[Path] & string
    }
  }>
    ? Found[keyof Found]
    : never

/** Takes its union as an argument: in the branch above, the compiler would work it out twice. */
type WithoutFunctions<Type> = Type extends Function ? never : Type

/**
 * The paths of all classes that have these keys: a few, as a rule, so that the second index is short. `keyof` of a union of
 * objects is the intersection of their keys, which takes the compiler no instantiation.
 */
type PathsWithKeys<Registry, Keys extends PropertyKey> = keyof PathsByKey<Registry>[Keys]

/**
 * A value of type `any` in the map may be any class, and an entry that may be missing is not the path of its class for certain, so then
 * no class is found and the map must be searched.
 */
type PathsByKey<Registry> =
  IsAny<Registry[keyof Registry]> extends true
    ? { readonly [key: PropertyKey]: {} }
    : Registry extends Required<Registry>
      ? KeyIndex<Registry> extends EmptyBox<{
          readonly [Key in keyof (infer Index extends AnyKeyIndex)]: (infer Index extends AnyKeyIndex)[Key]
        }>
        ? Index
        : never
      : { readonly [key: PropertyKey]: {} }

/**
 * The paths of the classes that have a key, by key. `PathsByKey` infers a copy without the `as` clause: with it, the
 * compiler would work out all keys again for each member that is read. It is a conditional type for the reason above.
 */
type KeyIndex<Registry> = Registry extends object
  ? EmptyBox<{
      readonly [Path in keyof Registry as KeysOf<keyof Registry[Path]['prototype' & keyof Registry[Path]]>]: {
        readonly [Each in Path]: unknown
      }
    }>
  : never

/**
 * The keys of a class in the index. A class with standard actions alone has a single key, such as `!is` for `index` and `show`, so
 * that a class with `show` is not compared with all that have `show` among others. One key is also faster than five: the compiler
 * adds the paths of a key to its union one by one.
 */
type KeysOf<Members extends PropertyKey> =
  Box<Members> extends Box<'index' | 'create' | 'show' | 'update' | 'destroy'> ? KeyOfStandard<Members> : Members
type KeyOfStandard<Actions> =
  `!${'index' extends Actions ? 'i' : ''}${'create' extends Actions ? 'c' : ''}${'show' extends Actions ? 's' : ''}${'update' extends Actions ? 'u' : ''}${'destroy' extends Actions ? 'd' : ''}`

/** The constraint is any index. A member of type `unknown` would make the compiler resolve every member of the index. */
interface AnyKeyIndex {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly [key: PropertyKey]: any
}
