/** Types as text, for error messages. */

import type { IsAny, IsLiteral } from './inference.js'

/**
 * A type as it would be written, or what it is if that may be long, or `''` for one that a message cannot show, such as a union. `undefined` is taken off in
 * this type and not by a call of `OneText` on itself: TypeScript 7.0 does not come to an end with such a type.
 *
 * @example TypeText<string | undefined> // 'string | undefined'
 */
export type TypeText<Type> =
  IsAny<Type> extends true
    ? 'any'
    : unknown extends Type
      ? 'unknown'
      : [Type] extends [undefined]
        ? [Type] extends [never]
          ? 'never'
          : 'undefined'
        : undefined extends Type
          ? OrUndefined<OneText<Exclude<Type, undefined>>>
          : OneText<Type>

type OrUndefined<Text extends string> = Text extends '' ? '' : `${Text} | undefined`

type OneText<Type> = [Type] extends [string]
  ? string extends Type
    ? 'string'
    : IsLiteral<Type & string> extends true
      ? `'${Type & string}'`
      : ''
  : [Type] extends [boolean]
    ? boolean extends Type
      ? 'boolean'
      : `${Type & boolean}`
    : [Type] extends [number]
      ? NumberText<Type, number, 'number'>
      : [Type] extends [bigint]
        ? NumberText<Type, bigint, 'bigint'>
        : [Type] extends [null]
          ? 'null'
          : [Type] extends [symbol]
            ? 'symbol'
            : ShapeText<Type>

type ShapeText<Type> = [Type] extends [object]
  ? [Type] extends [Function]
    ? 'a function'
    : [Type] extends [readonly unknown[]]
      ? 'an array'
      : 'an object'
  : ''

type NumberText<Type extends number | bigint, All, Name extends string> = All extends Type
  ? Name
  : IsLiteral<`${Type}`> extends true
    ? `${Type}`
    : ''
