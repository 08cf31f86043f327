/** The messages about paths, in pairs as in `messages.ts`. */

/** For an argument that is no text. The compiler has no better word for it than for a `string`. */
export const PATH_LITERAL = "the path must be one literal like 'places/:id': write one call for each path"

export const EMPTY_PATH = "the path is empty: write '/' for the path of the scope itself"

export type EmptySegmentMessage<Path extends string> = `the path '${Path}' has an empty segment`
export const emptySegmentMessage = <Path extends string>(path: Path): EmptySegmentMessage<Path> =>
  `the path '${path}' has an empty segment`

export type TrailingSlashMessage<
  Path extends string,
  Without extends string,
> = `the path '${Path}' ends with a slash: write '${Without}'`
export const trailingSlashMessage = <Path extends string, Without extends string>(
  path: Path,
  without: Without,
): TrailingSlashMessage<Path, Without> => `the path '${path}' ends with a slash: write '${without}'`

export type DotSegmentMessage<Path extends string> =
  `the path '${Path}' has a '.' or '..' segment, which clients resolve before they send it`
export const dotSegmentMessage = <Path extends string>(path: Path): DotSegmentMessage<Path> =>
  `the path '${path}' has a '.' or '..' segment, which clients resolve before they send it`

export type CharacterMessage<Path extends string> =
  `the path '${Path}' has a character that no path can have: ? # % \\ { } < > [ ] or white space`
export const characterMessage = <Path extends string>(path: Path): CharacterMessage<Path> =>
  `the path '${path}' has a character that no path can have: ? # % \\ { } < > [ ] or white space`

export type OptionalMessage<Path extends string> =
  `the path '${Path}' has an optional parameter: write two calls, one without it`
export const optionalMessage = <Path extends string>(path: Path): OptionalMessage<Path> =>
  `the path '${path}' has an optional parameter: write two calls, one without it`

export type PatternMessage<Name extends string> =
  `the parameter '${Name}' cannot have a pattern: the option 'params' gives it a kind`
export const patternMessage = <Name extends string>(name: Name): PatternMessage<Name> =>
  `the parameter '${name}' cannot have a pattern: the option 'params' gives it a kind`

export type ParameterMessage<Segment extends string> =
  `'${Segment}' is not a parameter: a parameter must be ':' followed by an identifier`
export const parameterMessage = <Segment extends string>(segment: Segment): ParameterMessage<Segment> =>
  `'${segment}' is not a parameter: a parameter must be ':' followed by an identifier`

export type WildcardMessage<Segment extends string> =
  `'${Segment}' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment`
export const wildcardMessage = <Segment extends string>(segment: Segment): WildcardMessage<Segment> =>
  `'${segment}' is not a wildcard: a wildcard must be '*' followed by an identifier, as the last segment`

export type MixedWildcardMessage<Segment extends string> =
  `'${Segment}' mixes text and a wildcard: a wildcard must be a whole segment`
export const mixedWildcardMessage = <Segment extends string>(segment: Segment): MixedWildcardMessage<Segment> =>
  `'${segment}' mixes text and a wildcard: a wildcard must be a whole segment`

export type SeveralParamsMessage<Segment extends string> =
  `'${Segment}' has more than one parameter (a literal colon has two backslashes before it)`
export const severalParamsMessage = <Segment extends string>(segment: Segment): SeveralParamsMessage<Segment> =>
  `'${segment}' has more than one parameter (a literal colon has two backslashes before it)`

/** The message cannot show the colon as it is written: the compiler prints a backslash twice, and an exception does not. */
export type ColonMessage<Segment extends string> =
  `the ':' in '${Segment}' does not begin a parameter: write two backslashes before a literal colon`
export const colonMessage = <Segment extends string>(segment: Segment): ColonMessage<Segment> =>
  `the ':' in '${segment}' does not begin a parameter: write two backslashes before a literal colon`

export type AffixMessage<Segment extends string> =
  `'${Segment}' has a character that a segment with a parameter cannot contain: ( ) + * ^ |`
export const affixMessage = <Segment extends string>(segment: Segment): AffixMessage<Segment> =>
  `'${segment}' has a character that a segment with a parameter cannot contain: ( ) + * ^ |`

export type DuplicateParamMessage<
  Path extends string,
  Name extends string,
> = `the path ${Path} has the parameter '${Name}' twice`
export const duplicateParamMessage = <Path extends string, Name extends string>(
  path: Path,
  name: Name,
): DuplicateParamMessage<Path, Name> => `the path ${path} has the parameter '${name}' twice`

export type DigitMessage<Path extends string> =
  `a parameter of ${Path} begins with a digit: set 'singular' of the outer resource`
export const digitMessage = <Path extends string>(path: Path): DigitMessage<Path> =>
  `a parameter of ${path} begins with a digit: set 'singular' of the outer resource`

export type NestedMessage<Path extends string> = `the path '${Path}' cannot contain nested routes`
export const nestedMessage = <Path extends string>(path: Path): NestedMessage<Path> =>
  `the path '${path}' cannot contain nested routes`
