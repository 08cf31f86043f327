import type { Boxed, IsWide } from './inference.js'

/**
 * A name in PascalCase, as controller paths are written. Dashes and underscores separate the parts of a name. The first
 * letter of each part becomes a capital, the others stay as they are. A `string` or a pattern gives `string`.
 *
 * @example PascalCase<'user-settings'> // 'UserSettings'
 */
export type PascalCase<Name extends string> =
  IsWide<Name> extends true ? string : Name extends unknown ? PascalOf<Name> : never

/** `PascalCase` of a name whose letters are all known: for callers that have checked that. */
export type PascalOf<Name extends string> = Boxed<Name> extends Separated ? JoinParts<Name> : Capitalize<Name>

/**
 * The name in PascalCase: the twin of the type `PascalCase`.
 *
 * @example pascalCase('user-settings') // 'UserSettings'
 */
export function pascalCase<Name extends string>(name: Name): PascalCase<Name> {
  return name.split(/[-_]/).map(capitalize).join('') as PascalCase<Name> // held by test/cases/case.ts
}

/**
 * A name in camelCase, as parameters and actions are written: PascalCase with the capitals at its start in lower case. Of
 * several such capitals, the last stays if a lower-case letter follows it. A `string` or a pattern gives `string`.
 *
 * @example CamelCase<'user-setting'> // 'userSetting'
 * @example CamelCase<'APIKey'> // 'apiKey'
 */
export type CamelCase<Name extends string> =
  IsWide<Name> extends true ? string : Name extends unknown ? CamelOf<Name> : never

/** `CamelCase` of a name whose letters are all known. The common case, one part in lower case, takes two comparisons. */
export type CamelOf<Name extends string> =
  Name extends Lowercase<Name>
    ? Boxed<Name> extends Separated
      ? LowerFirst<JoinParts<Name>>
      : Name
    : LowerFirst<JoinParts<Name>>

/**
 * The name in camelCase: the twin of the type `CamelCase`.
 *
 * @example camelCase('user-setting') // 'userSetting'
 */
export function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  const camel = name === name.toLowerCase() && !/[-_]/.test(name) ? name : lowerFirst(pascalCase<string>(name))
  return camel as CamelCase<Name> // held by test/cases/case.ts
}

/** A boxed pattern: see `Boxed`. */
interface Separated {
  readonly name: `${string}${'-' | '_'}${string}`
}

/** `user-settings` -> `UserSettings`. The parts between dashes may have parts between underscores. */
type JoinParts<Name extends string, Joined extends string = ''> = Name extends `${infer Part}-${infer Rest}`
  ? JoinParts<Rest, JoinParts<Part, Joined>>
  : Name extends `${infer Part}_${infer Rest}`
    ? JoinParts<Rest, `${Joined}${Capitalize<Part>}`>
    : `${Joined}${Capitalize<Name>}`

function capitalize(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1)
}

/** `UserSetting` -> `userSetting`. The first capital becomes lower case whatever follows it, the next ones by `LowerMore`. */
type LowerFirst<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? Name
    : LowerMore<Rest, Lowercase<First>>
  : Name

function lowerFirst(name: string): string {
  const first = name.charAt(0)
  return first === first.toLowerCase() ? name : lowerMore(name.slice(1), first.toLowerCase())
}

/** `PIKey` after `a` -> `apiKey`. Stops at a letter in lower case and at a capital before one. */
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
