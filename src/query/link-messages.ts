/**
 * Error messages of links, each as a type that the compiler prints and a function that gives the text to throw. Its
 * return type is that type, so the two cannot differ by a word.
 */

import { type ParamNames, paramNames } from '../text/path.js'
import type { NameIn, WithoutColons } from '../text/segments.js'

/**
 * A link as its error messages name it.
 *
 * @example LinkCall<'path', 'Places#show'> // "path('Places#show')"
 */
export type LinkCall<Name extends string, Target extends string> = `${Name}('${Target}')`

export type UnknownTargetMessage<Call extends string> = ReturnType<typeof unknownTargetMessage<Call>>
export const unknownTargetMessage = <Call extends string>(call: Call) =>
  `${call}: the table has no such target` as const

export type MissingParamsMessage<Call extends string, Path extends string> = ReturnType<
  typeof missingParamsMessage<Call, Path>
>
export const missingParamsMessage = <Call extends string, Path extends string>(call: Call, path: Path) =>
  `${call} needs the parameters of ${path}` as const

/** For something else in place of the parameters, such as the id alone. */
export type ParamsObjectMessage<Call extends string, Path extends string> = ReturnType<
  typeof paramsObjectMessage<Call, Path>
>
export const paramsObjectMessage = <Call extends string, Path extends string>(call: Call, path: Path) =>
  `${call}: write the parameters of ${path} as { ${paramList(path)} }` as const

/** In the order of the path. */
type ParamList<Path extends string> = ListOfParams<WithoutColons<Path>>
type ListOfParams<Path extends string> = Path extends `${string}:${infer Text}/${infer Rest}`
  ? `${NameIn<Text>}: …${[ParamNames<`/${Rest}`>] extends [never] ? '' : ', '}${ListOfParams<`/${Rest}`>}`
  : [ParamNames<Path>] extends [never]
    ? ''
    : `${ParamNames<Path>}: …`
const paramList = <Path extends string>(path: Path): ParamList<Path> =>
  paramNames(path)
    .map(name => `${name}: …`)
    .join(', ') as ParamList<Path> // the same names in the same order

export type ExtraParamMessage<Call extends string, Name extends string, Path extends string> = ReturnType<
  typeof extraParamMessage<Call, Name, Path>
>
export const extraParamMessage = <Call extends string, Name extends string, Path extends string>(
  call: Call,
  name: Name,
  path: Path,
) => `${call}: ${path} has no parameter '${name}'` as const

export type SeveralPathsMessage<Call extends string> = ReturnType<typeof severalPathsMessage<Call>>
export const severalPathsMessage = <Call extends string>(call: Call) =>
  `${call} matches several paths: choose one with { path }, after the parameters` as const
