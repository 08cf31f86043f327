/** The messages about paths, each with its type as in `messages.ts`. */

/** For an argument that is no text. The compiler has no better word for it than for a `string`. */
export const PATH_LITERAL = "the path must be one literal like 'places/:id': write one call for each path"

export const EMPTY_PATH = "the path is empty: write '/' for the path of the scope itself"

/** The compiler reads a path one parameter after the other, and does not get to the end of fifty. */
export const MOST_PARAMS = 40
export const MANY_PARAMS =
  'the path has more than 40 parameters (literal colons count), and the compiler cannot read a longer one'

export type EmptySegmentMessage<Path extends string> = ReturnType<typeof emptySegmentMessage<Path>>
export const emptySegmentMessage = <Path extends string>(path: Path) =>
  `the path '${path}' has an empty segment` as const

export type TrailingSlashMessage<Path extends string, Without extends string> = ReturnType<
  typeof trailingSlashMessage<Path, Without>
>
export const trailingSlashMessage = <Path extends string, Without extends string>(path: Path, without: Without) =>
  `the path '${path}' ends with a slash: write '${without}'` as const

export type DotSegmentMessage<Path extends string> = ReturnType<typeof dotSegmentMessage<Path>>
export const dotSegmentMessage = <Path extends string>(path: Path) =>
  `the path '${path}' has a '.' or '..' segment, which clients resolve before they send it` as const

export type CharacterMessage<Path extends string> = ReturnType<typeof characterMessage<Path>>
export const characterMessage = <Path extends string>(path: Path) =>
  `the path '${path}' has a character that no path can have: ? # % ^ | \\ { } < > [ ] or white space` as const

export type OptionalMessage<Path extends string> = ReturnType<typeof optionalMessage<Path>>
export const optionalMessage = <Path extends string>(path: Path) =>
  `the path '${path}' has an optional parameter: write two calls, one without it` as const

export type PatternMessage<Name extends string> = ReturnType<typeof patternMessage<Name>>
export const patternMessage = <Name extends string>(name: Name) =>
  `the parameter '${name}' cannot have a pattern: the option 'params' gives it a kind` as const

export type ParameterMessage<Segment extends string> = ReturnType<typeof parameterMessage<Segment>>
export const parameterMessage = <Segment extends string>(segment: Segment) =>
  `'${segment}' is not a parameter: a parameter must be ':' followed by an identifier` as const

export type WildcardMessage<Segment extends string> = ReturnType<typeof wildcardMessage<Segment>>
export const wildcardMessage = <Segment extends string>(segment: Segment) =>
  `'${segment}' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment` as const

export type MixedWildcardMessage<Segment extends string> = ReturnType<typeof mixedWildcardMessage<Segment>>
export const mixedWildcardMessage = <Segment extends string>(segment: Segment) =>
  `'${segment}' mixes text and a wildcard: a wildcard must be a whole segment` as const

export type SeveralParamsMessage<Segment extends string> = ReturnType<typeof severalParamsMessage<Segment>>
export const severalParamsMessage = <Segment extends string>(segment: Segment) =>
  `'${segment}' has more than one parameter (a literal colon has two backslashes before it)` as const

/** The message cannot show the colon as it is written: the compiler prints a backslash twice, and an exception does not. */
export type ColonMessage<Segment extends string> = ReturnType<typeof colonMessage<Segment>>
export const colonMessage = <Segment extends string>(segment: Segment) =>
  `the ':' in '${segment}' does not begin a parameter: write two backslashes before a literal colon` as const

export type AffixMessage<Segment extends string> = ReturnType<typeof affixMessage<Segment>>
export const affixMessage = <Segment extends string>(segment: Segment) =>
  `'${segment}' has a character that a segment with a parameter cannot contain: ( ) + *` as const

export type GroupMessage<Segment extends string> = ReturnType<typeof groupMessage<Segment>>
export const groupMessage = <Segment extends string>(segment: Segment) =>
  `'${segment}' has a group of a pattern: write a call for each path, or a wildcard such as '*path'` as const

export type DuplicateParamMessage<Path extends string, Name extends string> = ReturnType<
  typeof duplicateParamMessage<Path, Name>
>
export const duplicateParamMessage = <Path extends string, Name extends string>(path: Path, name: Name) =>
  `the path ${path} has the parameter '${name}' twice` as const

export type DigitMessage<Path extends string> = ReturnType<typeof digitMessage<Path>>
export const digitMessage = <Path extends string>(path: Path) =>
  `a parameter of ${path} begins with a digit: set 'singular' of the outer resource` as const

export type NestedMessage<Path extends string> = ReturnType<typeof nestedMessage<Path>>
export const nestedMessage = <Path extends string>(path: Path) =>
  `the path '${path}' cannot contain nested routes` as const
