/**
 * The name in PascalCase, as controller paths are written: parts split at `-` and `_`, each part's first letter
 * upper-cased, the rest kept as written. A wide `string` stays `string`.
 *
 * @example PascalCase<'user-settings'> // 'UserSettings'
 */
export type PascalCase<Name extends string> = string extends Name ? string : JoinParts<Name>

type JoinParts<Name extends string, Joined extends string = ''> = Name extends `${infer Part}-${infer Rest}`
  ? JoinParts<Rest, JoinParts<Part, Joined>>
  : Name extends `${infer Part}_${infer Rest}`
    ? JoinParts<Rest, `${Joined}${Capitalize<Part>}`>
    : `${Joined}${Capitalize<Name>}`

/**
 * The name in PascalCase: the twin of the type `PascalCase`.
 *
 * @example pascalCase('user-settings') // 'UserSettings'
 */
export function pascalCase<Name extends string>(name: Name): PascalCase<Name> {
  const parts = name.split(/[-_]/)
  return parts.map(part => part.charAt(0).toUpperCase() + part.slice(1)).join('') as PascalCase<Name>
}

/**
 * The name in camelCase, as parameters and actions are written: PascalCase with its leading capitals lowered. Of a run
 * of capitals the last stays when a lower-case letter follows it. A wide `string` stays `string`.
 *
 * @example CamelCase<'user-setting'> // 'userSetting'
 * @example CamelCase<'APIKey'> // 'apiKey'
 */
export type CamelCase<Name extends string> = string extends Name ? string : LowerLead<JoinParts<Name>>

type LowerLead<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? Name
    : LowerRun<Rest, Lowercase<First>>
  : Name

type LowerRun<Name extends string, Lowered extends string> = Name extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Lowered}${Name}`
    : StartsLower<Rest> extends true
      ? `${Lowered}${Name}`
      : LowerRun<Rest, `${Lowered}${Lowercase<Letter>}`>
  : Lowered

type StartsLower<Name extends string> = Name extends `${infer Letter}${string}`
  ? Letter extends Uppercase<Letter>
    ? false
    : true
  : false

/**
 * The name in camelCase: the twin of the type `CamelCase`.
 *
 * @example camelCase('user-setting') // 'userSetting'
 */
export function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  const pascal = pascalCase<string>(name)
  let run = 0
  while (isCapital(pascal.charAt(run)) && (run === 0 || !isLower(pascal.charAt(run + 1)))) run++
  return (pascal.slice(0, run).toLowerCase() + pascal.slice(run)) as CamelCase<Name>
}

const isCapital = (letter: string) => letter !== letter.toLowerCase()
const isLower = (letter: string) => letter !== letter.toUpperCase()
