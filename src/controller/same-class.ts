/** Compares the types of two classes without comparing their members. */
import type { EmptyBox } from '../text/inference.js'

/**
 * Whether two types are the same class. `Left['prototype']` is the instance type of the left class, and `Right` is the
 * type of the right class itself.
 *
 * 1. To infer `_Other`, the compiler removes from the union on the left each member that was declared by the same
 *    symbol as `Right`, and takes what remains. The instance type of a class and the type of the class itself have the
 *    same symbol.
 * 2. If the classes are the same, `Mark` remains. The whole condition is then
 *    `Left['prototype'] | Mark extends Right | Mark`.
 *    It is false, because an instance is assignable neither to its class nor to the mark.
 * 3. If the classes differ, the whole union remains. The condition is true, because the union is assignable to itself.
 *
 * A plain comparison (`extends` both ways) would compare the types of the members. A table would then be circular as
 * soon as an action took its context from that table.
 */
export type IsSameClass<Left extends { readonly prototype: object }, Right> = IsClassOf<Left['prototype'], Right>

type IsClassOf<Instance, Class> = Instance | Mark extends Class | infer _Other ? false : true
type Mark = 'same class'

/**
 * Whether a type is one class and not one of several. `IsOne` does not know two classes of the same shape, since each is
 * assignable to the other. Here the symbol of each class is removed from the whole, in which another class remains. A type
 * that is no declaration of a class, such as a construct signature, has another symbol than its instances and is skipped.
 */
export type IsOneClass<Class> = true extends IsOneOfSeveral<LateBox<Class | Mark>, Class> ? false : true
type IsOneOfSeveral<Whole, Class> = Class extends { readonly prototype: infer Instance }
  ? IsOnly<Whole, Instance> extends true
    ? false
    : IsOnly<LateBox<Class | Mark>, Instance>
  : false
type IsOnly<Whole, Instance> =
  Whole extends EmptyBox<Instance | infer Others> ? ([Others] extends [Mark] ? true : false) : false

/** A conditional type, so that the compiler waits for the class: see `ClassIndex` in `paths-of-class.ts`. */
type LateBox<Type> = [Type] extends [unknown] ? EmptyBox<Type> : never
