/** Writes names in PascalCase and camelCase. */
import type { IsWide, NameBox } from './inference.js'

/**
 * A name in PascalCase, as in controller paths. Dashes and underscores separate the parts of a name. The first letter
 * of each part becomes a capital; the other letters do not change. For `string` or a template literal type such as
 * `v${number}`, the result is `string`.
 *
 * @example PascalCase<'user-settings'> // 'UserSettings'
 */
export type PascalCase<Name extends string> =
  IsWide<Name> extends true ? string : Name extends unknown ? PascalOf<Name> : never

/** `PascalCase` without the check for `string` and template literal types, for names that are already checked. */
export type PascalOf<Name extends string> = NameBox<Name> extends WithSeparator ? JoinParts<Name> : Capitalize<Name>

/**
 * The name in PascalCase, as in controller paths: a function, and a type for literals.
 *
 * @example pascalCase('user-settings') // 'UserSettings'
 */
export function pascalCase<Name extends string>(name: Name): PascalCase<Name> {
  return name.split(/[-_]/).map(capitalize).join('') as PascalCase<Name> // checked by test/cases/case.ts
}

/**
 * A name in camelCase, as in parameters and actions. It is the name in PascalCase with its first letter in lower case. In a name that is
 * written with capitals, all at its start are: if there are several and a lower-case letter follows, the last one remains a capital,
 * because it begins the next word. For `string` or a template literal type, the result is `string`.
 *
 * @example CamelCase<'user-setting'> // 'userSetting'
 * @example CamelCase<'x-y'> // 'xY'
 * @example CamelCase<'APIKey'> // 'apiKey'
 */
export type CamelCase<Name extends string> =
  IsWide<Name> extends true ? string : Name extends unknown ? CamelOf<Name> : never

/**
 * `CamelCase` without the check for `string` and template literal types. The common case, a name in lower case without
 * separators, takes two comparisons.
 */
export type CamelOf<Name extends string> =
  Name extends Lowercase<Name>
    ? NameBox<Name> extends WithSeparator
      ? Uncapitalize<JoinParts<Name>>
      : Name
    : LowerFirst<JoinParts<Name>>

/**
 * The name in camelCase, as in parameters and actions: a function, and a type for literals.
 *
 * @example camelCase('user-setting') // 'userSetting'
 */
export function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  const isLower = name === name.toLowerCase()
  const pascal = isLower && !/[-_]/.test(name) ? name : pascalCase<string>(name)
  return (isLower ? uncapitalize(pascal) : lowerFirst(pascal)) as CamelCase<Name> // checked by test/cases/case.ts
}

/** A boxed pattern: see `NameBox`. */
interface WithSeparator {
  readonly name: `${string}${'-' | '_'}${string}`
}

/** `user-settings` -> `UserSettings`. Splits a name at its dashes, and each of the parts at its underscores. */
type JoinParts<Name extends string, Joined extends string = ''> = Name extends `${infer Part}-${infer Rest}`
  ? JoinParts<Rest, JoinParts<Part, Joined>>
  : Name extends `${infer Part}_${infer Rest}`
    ? JoinParts<Rest, `${Joined}${Capitalize<Part>}`>
    : `${Joined}${Capitalize<Name>}`

function capitalize(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1)
}

function uncapitalize(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** `UserSetting` -> `userSetting`. The first capital always becomes lower case; `LowerMore` decides about the next. */
type LowerFirst<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? Name
    : LowerMore<Rest, Lowercase<First>>
  : Name

function lowerFirst(name: string): string {
  const first = name.charAt(0)
  return first === first.toLowerCase() ? name : lowerMore(name.slice(1), first.toLowerCase())
}

/**
 * Puts the capitals after the first one in lower case: the `a` of `apiKey` is `Lowered`, `PIKey` is `Name`. Stops at a
 * character that is not a capital, and at a capital that a lower-case letter follows.
 */
type LowerMore<Name extends string, Lowered extends string> =
  Name extends Uncapitalize<Name>
    ? `${Lowered}${Name}`
    : Name extends `${infer Letter}${infer Rest}`
      ? Rest extends Capitalize<Rest>
        ? LowerMore<Rest, `${Lowered}${Lowercase<Letter>}`>
        : `${Lowered}${Name}`
      : never

function lowerMore(name: string, lowered: string): string {
  const [letter, rest] = [name.charAt(0), name.slice(1)]
  if (letter === letter.toLowerCase() || rest !== capitalize(rest)) return lowered + name
  return lowerMore(rest, lowered + letter.toLowerCase())
}
