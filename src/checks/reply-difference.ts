/** How a body differs from what a schema takes, as text. */

import type { RequiredKey } from '../route/context.js'
import type { TypeText } from '../text/type-text.js'

/**
 * One text for each member of a body that is missing or has another type. `Depth` has an element for each level of members that may
 * still be looked into. `never` if the body fits: of a type with named members and others of any name, as `z.object(…).catchall(…)` takes
 * it, the compiler itself says that nothing fits, since it compares the named members with the others too.
 *
 * @example Difference<'body', { id: number }, { id: string; name: string }> // 'body.id is number, not string' | 'body.name is missing'
 */
export type Difference<Name extends string, Given, Taken, Depth extends readonly 1[] = [1, 1, 1, 1]> = [
  Exclude<Given, undefined>,
] extends [Taken]
  ? `${Name} may be undefined`
  : [object, keyof Given, number extends Given ? true : false] extends [Given, never, false] // `object`, and not `{}`
    ? `${Name} is an object whose members the compiler does not know`
    : Depth extends readonly [1, ...infer Rest extends readonly 1[]]
      ? [Given, Taken] extends [readonly (infer Each)[], readonly (infer Wanted)[]]
        ? Difference<`${Name}[]`, Each, Wanted, Rest>
        : [Given, Taken] extends [readonly unknown[], unknown] | [unknown, readonly unknown[]]
          ? DifferenceOfTypes<Name, TypeText<Given>, TypeText<Taken>>
          : [Given, Taken] extends [object, object]
            ? string extends keyof Taken
              ? DifferenceOfMembers<Name, Given, NamedIn<Given, Taken>, Rest>
              : OrAnother<Name, DifferenceOfMembers<Name, Given, Taken, Rest>, Given, Taken>
            : DifferenceOfTypes<Name, TypeText<Given>, TypeText<Taken>>
      : AnotherType<Name>

/** Where the compiler takes each member, another difference. Otherwise one of them fits after all. */
type OrAnother<Name extends string, Inner, Given, Taken> = [Inner] extends [never]
  ? [Pick<Given, keyof Given & keyof Taken>] extends [Pick<Taken, keyof Given & keyof Taken>]
    ? AnotherType<Name>
    : never
  : Inner
type AnotherType<Name extends string> = `${Name} is of another type`

/** A text is empty for a type that a message cannot show: of a schema, a union. */
type DifferenceOfTypes<Name extends string, Given extends string, Taken extends string> = Given extends ''
  ? AnotherType<Name>
  : Taken extends ''
    ? `${Name} is ${Given}, which the schema does not take`
    : `${Name} is ${Given}, not ${Taken}`

type DifferenceOfMembers<Name extends string, Given, Taken, Depth extends readonly 1[]> = {
  [Key in keyof Taken & (string | number)]: Key extends keyof Given
    ? [Given[Key]] extends [Taken[Key]]
      ? never
      : Difference<`${Name}.${Key}`, Given[Key], Taken[Key], Depth>
    : Key extends RequiredKey<Taken>
      ? `${Name}.${Key} is missing`
      : never
}[keyof Taken & (string | number)]

/** A type with other members of any name, with the names that the given type has in their place. */
type NamedIn<Given, Taken> = Named<Taken> & {
  [Key in Exclude<keyof Named<Given>, keyof Named<Taken>>]: Taken[string & keyof Taken] | Extract<Given[Key], undefined>
}
type Named<Type> = { [Key in keyof Type as string extends Key ? never : number extends Key ? never : Key]: Type[Key] }
