/**
 * Whether two types are the same class. `Left['prototype']` is the instance type of the left class.
 *
 * 1. Inference first pairs the members of the union `Left['prototype'] | Mark` with `Right` where the same symbol declares
 *    both, as it does the instance type and the static type of one class. `Other` is inferred from what is left.
 * 2. For the same class only the mark is left. The instance type would have to be assignable to the static type or to the
 *    mark, and is not.
 * 3. For another class `Other` is the whole union, to which the union is assignable.
 *
 * A plain comparison (`extends` both ways) would compare the types of the members, and a table becomes circular as soon as
 * an action takes its context from that table.
 */
export type IsSameClass<Left extends { readonly prototype: object }, Right> = Left['prototype'] | Mark extends
  | Right
  | infer _Other
  ? false
  : true
type Mark = 'same class'
