/** The places of members in a type, for error messages: `.rooms[].id`. */

/** How many levels of members are searched, because a type may contain itself. A tuple would have to be inferred for each type. */
export type Levels = 0 | 1 | 2 | 3 | 4 | 5
/** One level less. */
export type Less = [0, 0, 1, 2, 3, 4]

/**
 * A place behind the name of a member, and one in an element of a list. Names are added after a place and not before it, so that the compiler
 * works out each type only once for each depth, and they are read only where there is a place, since every template costs.
 */
export type Behind<Key, Place> = Place extends string
  ? Key extends string | number
    ? `.${Key}${Place}`
    : never
  : never
export type InList<Place> = Place extends string ? `[]${Place}` : never
