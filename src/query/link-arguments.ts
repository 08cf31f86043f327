/** The types of a link's arguments: the target, the parameters of its path, and the options. */

import type { Expand, TargetIndex, TargetPath, TargetsIn } from '../route/expand.js'
import type { TopFrame } from '../route/frame.js'
import type { CompletionOnly, IsOne } from '../text/inference.js'
import type { CallMessage, LiteralMessage } from '../text/messages.js'
import type { ParamNames } from '../text/path.js'
import type {
  ExtraParamMessage,
  LinkCall,
  MissingParamsMessage,
  SeveralPathsMessage,
  UnknownTargetMessage,
} from './link-messages.js'
import type { LinkOptions } from './link-options.js'

/**
 * The parameters of a link to a path. Each is a non-empty string, a finite number or a bigint.
 *
 * @example const params: LinkParams<'/places/:placeId/rooms/:id'> = { placeId: 5, id: 'a/b' }
 */
export type LinkParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string | number | bigint }

/** The option that chooses one path of a target with several. */
export interface PathOption<Path> {
  readonly path?: Path
}

/** What a table can link to: its targets, and the path patterns of routes whose target the types cannot see. */
export type LinkOf<Entries> = TargetsIn<Entries> | PatternOf<Entries>

type PatternOf<Entries> = PatternsOf<Expand<Entries, TopFrame, {}>>
type PatternsOf<Group extends { readonly pattern: unknown }> = Group['pattern']

/**
 * The paths of a target as a union, a path pattern as it is, and `never` for what the table does not have.
 *
 * The condition compares `Target` together with the index, so that the compiler waits until `Target` is known. Both
 * `Target extends keyof Index` and the index alone make it work out the paths of every target in the table.
 */
export type LinkPath<Entries, Target extends string> = [Target, TargetIndex<Entries>] extends [
  infer One extends string,
  { readonly [Key in Target]: infer Group },
]
  ? TargetPath<Group, One>
  : Target extends PatternOf<Entries>
    ? Target
    : never

/**
 * The target argument: the target itself, or the error message for this link. While no target is written, it is everything
 * that the table can link to.
 */
export type TargetArgument<Entries, Name extends string, Target extends string, Path, Given, Chosen> = [
  Target,
] extends [never]
  ? LinkOf<Entries>
  : [LinkProblem<Name, Target, Path, Given, Chosen>] extends [never]
    ? Target
    : [LinkProblem<Name, Target, Path, Given, Chosen>] extends [infer Message extends string]
      ? Message
      : never

type LinkProblem<Name extends string, Target extends string, Path, Given, Chosen> =
  IsOne<Target> extends true
    ? [Path] extends [never]
      ? UnknownTargetMessage<LinkCall<Name, Target>>
      : IsOne<Path> extends true
        ? [Given, HasParams<Path>] extends [never, true]
          ? MissingParamsMessage<LinkCall<Name, Target>, Path & string>
          : never
        : [Chosen] extends [never]
          ? SeveralPathsMessage<LinkCall<Name, Target>>
          : never
    : CallMessage<Name, LiteralMessage<'target'>>

type HasParams<Path> = Path extends `${string}/${':' | '*'}${string}` ? true : false

/**
 * The argument after the target: the parameters, or the options where the path has no parameters. A target with several
 * paths always takes parameters, `{}` where the chosen path has none; `Chosen` is inferred from the option `path`.
 */
export type ParamsArgument<Name extends string, Target extends string, Path, Given, Chosen> =
  IsOne<Path> extends true
    ? HasParams<Path> extends true
      ? ExactParams<LinkCall<Name, Target>, Path & string, Given>
      : LinkOptions
    : [Path] extends [never]
      ? unknown
      : Chosen extends Path
        ? ExactParams<LinkCall<Name, Target>, Chosen & string, Given>
        : unknown

/** The options after the parameters: none where the path has no parameters, since they took that place. */
export type OptionsArgument<Path, Chosen> = LinkOptions &
  PathOption<CompletionOnly<Chosen, NoInfer<Path>>> &
  (IsOne<Path> extends true ? (HasParams<Path> extends true ? unknown : never) : unknown)

/**
 * The parameters of a path, or the error message for an extra one. An extra parameter is an error because an object meant
 * for another route may have every name that this route needs, with other values. The compiler never takes the last
 * branch, but it infers `Given` from it.
 */
type ExactParams<Call extends string, Path extends string, Given> =
  keyof Given extends ParamNames<Path>
    ? LinkParams<Path>
    : [ExtraParamMessage<Call, Exclude<keyof Given, ParamNames<Path>> & string, Path>] extends [
          infer Message extends string,
        ]
      ? Message
      : Given
