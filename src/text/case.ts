import type { Boxed, IsWide } from './inference.js'

/**
 * The name in PascalCase, as a controller path writes it. Dashes and underscores part the name; the first letter of each
 * part is put in upper case, the rest stays as it is written. A wide `string` gives `string`.
 *
 * @example PascalCase<'user-settings'> // 'UserSettings'
 */
export type PascalCase<Name extends string> =
  IsWide<Name> extends true ? string : Name extends unknown ? PascalOf<Name> : never

/** `PascalCase` of a name whose letters are all known: what a level asks, where that has been seen to. */
export type PascalOf<Name extends string> = Boxed<Name> extends Parted ? JoinParts<Name> : Capitalize<Name>

/**
 * The name in PascalCase, by the same rules: the twin of the type `PascalCase`.
 *
 * @example pascalCase('user-settings') // 'UserSettings'
 */
export function pascalCase<Name extends string>(name: Name): PascalCase<Name> {
  return name.split(/[-_]/).map(capitalize).join('') as PascalCase<Name>
}

/**
 * The name in camelCase, as parameters and actions are written: PascalCase with the capitals it begins with in lower
 * case, but for the last of several when a lower-case letter follows it. A wide `string` gives `string`.
 *
 * @example CamelCase<'user-setting'> // 'userSetting'
 * @example CamelCase<'APIKey'> // 'apiKey'
 */
export type CamelCase<Name extends string> =
  IsWide<Name> extends true ? string : Name extends unknown ? CamelOf<Name> : never

/** `CamelCase` of a name whose letters are all known. */
export type CamelOf<Name extends string> =
  Name extends Lowercase<Name> ? LowerCamelCase<Name> : LowerFirst<JoinParts<Name>>

/**
 * The name in camelCase, by the same rules: the twin of the type `CamelCase`.
 *
 * @example camelCase('user-setting') // 'userSetting'
 */
export function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  const camel = name === name.toLowerCase() && !/[-_]/.test(name) ? name : lowerFirst(pascalCase<string>(name))
  return camel as CamelCase<Name>
}

// Most names are in lower case and of one part: they end here.
type LowerCamelCase<Name extends string> = Boxed<Name> extends Parted ? LowerFirst<JoinParts<Name>> : Name

// In an interface, since the compiler instantiates each pattern wherever a conditional type has it after its `extends`.
interface Parted {
  readonly name: `${string}${'-' | '_'}${string}`
}

type JoinParts<Name extends string, Joined extends string = ''> = Name extends `${infer Part}-${infer Rest}`
  ? JoinParts<Rest, JoinParts<Part, Joined>>
  : Name extends `${infer Part}_${infer Rest}`
    ? JoinParts<Rest, `${Joined}${Capitalize<Part>}`>
    : `${Joined}${Capitalize<Name>}`

function capitalize(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1)
}

// The first capital is lowered whatever follows it, `FramePaths`; those after it are for `LowerMore`.
type LowerFirst<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? Name
    : LowerMore<Rest, Lowercase<First>>
  : Name

function lowerFirst(name: string): string {
  const first = name.charAt(0)
  return first === first.toLowerCase() ? name : lowerMore(name.slice(1), first.toLowerCase())
}

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
