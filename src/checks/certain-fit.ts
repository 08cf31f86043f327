/** Whether a body certainly fits its schema: most do, and to know it takes a third of what the whole comparison takes. */

import type { Absent, ResultOf, Scalar } from '../contract/json.js'
import type { Less, Levels } from '../contract/place.js'

/**
 * `true` if a body as JSON fits what its schema takes and has nothing more, with no bigint anywhere. `false` says nothing: then the whole
 * comparison decides, and says what differs.
 *
 * @example CertainFit<{ id: string; opens: Date }, { id: string; opens: string }> // true
 */
export type CertainFit<Body, Taken> = Fit<Body, Taken, Body extends readonly unknown[] ? 5 : 4>

/** `Depth` is how many levels are searched. An element has the level of a body alone, so that the compiler compares it once for both. */
type Fit<Body, Taken, Depth extends Levels> = [Body] extends [Scalar]
  ? [Body] extends [Taken]
    ? true
    : false
  : Depth extends 0
    ? false
    : EachFit<Body, Taken, Less[Depth]>
type EachFit<Body, Taken, Depth extends Levels> = Body extends Scalar
  ? [Body] extends [Taken]
    ? true
    : false
  : Body extends readonly (infer Each)[]
    ? Each[] extends Body
      ? SomeFit<ListFit<Each, Taken, Depth>>
      : false
    : Body extends { toJSON(...given: never): unknown }
      ? Fit<ResultOf<Body['toJSON']>, Taken, 0>
      : Body extends Absent | bigint | Error
        ? false
        : SomeFit<ObjectFit<Body, Taken, Depth>>
/** It is enough to fit one of the types that a schema takes. */
type SomeFit<Fits> = true extends Fits ? true : false

type ListFit<Each, Taken, Depth extends Levels> = Taken extends readonly (infer Element)[]
  ? Element[] extends Taken
    ? EveryFit<Fit<Each, Element, Depth>>
    : false
  : false
type EveryFit<Fits> = false extends Fits ? false : true

/**
 * Members of a body must be required or optional as those of its schema are, which the two mapped types compare. A member of type `any` would
 * fit anything, beside others that do not.
 */
type ObjectFit<Body, Taken, Depth extends Levels> = Taken extends object
  ? [keyof Body] extends [keyof Taken & (string | number)]
    ? unknown extends Body[keyof Body]
      ? false
      : Body[keyof Body] extends Scalar
        ? [Body] extends [Taken]
          ? true
          : false
        : [{ [Key in keyof Body]: 1 }] extends [{ [Key in keyof Taken]: 1 }]
          ? MembersFit<undefined extends Body[keyof Body] ? Required<Body> : Body, Taken, Depth>
          : false
    : false
  : false
/** Compared as a whole: the keys of an index signature hide those beside it. */
type MembersFit<Body, Taken, Depth extends Levels> = {
  [Key in keyof Body]: Fit<Body[Key], Taken[Key & keyof Taken], Depth>
} extends { [Key in keyof Body]: true }
  ? true
  : false
