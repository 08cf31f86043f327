/** The types of a link's arguments: the target, the parameters of its path, and the options. */

import type { Expand } from '../entries/expand.js'
import type { HasRefused, TargetIndex, TargetKinds, TargetPath, TargetsIn } from '../entries/lookup.js'
import type { TopFrame } from '../frame/frame.js'
import type { KindsIn } from '../route/kinds.js'
import type {
  Blank,
  HintOr,
  IsAnyOrUnresolved,
  IsLax,
  IsOne,
  IsWide,
  KeyedBy,
  NoCompletion,
  NoNames,
  TextCompletion,
} from '../text/inference.js'
import type { CallMessage, LiteralMessage, OneLiteral } from '../text/messages.js'
import type { NoOptionsObject, UnknownOptionMessage } from '../text/options.js'
import type { CastKinds, ParamKind } from '../text/param-kinds.js'
import type { ParamNames } from '../text/path.js'
import type {
  ExtraParamMessage,
  LinkCall,
  MissingParamsMessage,
  ParamsObjectMessage,
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

/** The same where some of the parameters have kinds: each of these takes the type of its kind. */
export type KindedLinkParams<Path extends string, Kinds> = {
  readonly [Name in ParamNames<Path>]: Kinds extends { readonly [Each in Name]: infer Kind extends ParamKind }
    ? CastKinds[Kind]
    : string | number | bigint
}

/** The kinds of the parameters of a target at a path. A path pattern has none that the types know. */
export type LinkKinds<Entries, Target, Path> = [Target, TargetIndex<Entries>] extends [
  infer One extends string,
  { readonly [Key in Target & string]: infer Group },
]
  ? KindsIn<TargetKinds<Group, One, Path>>
  : {}

/** The options of a link to one path with parameters. The option `path` may name it, and is not offered: "hidden by a private member". */
export type LinkOptionsAt<Path> = (LinkOptions & { readonly path?: NoInfer<Path> }) | HiddenPath<never>
declare class HiddenPath<Type> {
  private path: Type
}

/**
 * The options that completion offers in third place: none for a path without parameters, whose options come second, and for a
 * wrong target. The chosen path is inferred from those of a link to one of several paths. Until options are written, which their `Keys`
 * show (see `ArgumentKeys`), a parameter hint prints this type: with a path only where there are several.
 */
export type OfferedLinkOptions<Path, Chosen, Keys extends PropertyKey> = [Path] extends [never]
  ? NoNames
  : IsOne<Path> extends true
    ? HasParams<Path> extends true
      ? HintOr<Keys, LinkOptions, LinkOptionsAt<Path>>
      : NoNames
    : HintOr<
        Keys,
        LinkOptionsAt<Path>,
        LinkOptions & {
          /** One of the paths of the target. */
          readonly path?: TextCompletion<Chosen, NoInfer<Path>>
        }
      >

/**
 * What a table can link to: its targets; and for routes without a target, or with one that the types cannot see, the
 * path as it is declared (the *path pattern*).
 */
export type LinkOf<Entries> = TargetsIn<Entries> | PatternOf<Entries>

/** The type of the target in an unfinished call. A right one is what the parameter hint prints after it, and not all of them. */
export type OfferedTarget<Entries, Target> = Target extends LinkOf<Entries> ? Target : LinkOf<Entries>

type PatternOf<Entries> = PatternsOf<Expand<Entries, TopFrame, {}>>
type PatternsOf<Group extends { readonly pattern: unknown }> = Group['pattern']

/**
 * The path that a link leads to: for a target the union of its paths, for a path pattern the pattern itself, and
 * `never` for anything that the table does not have.
 *
 * The condition has `Target` and the index of all targets in one tuple, so that the compiler waits until `Target` is
 * known. If the condition were `Target extends keyof TargetIndex<Entries>`, or had only the index on its left, the
 * compiler would work out the paths of every target in the table.
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
 * The type of the target argument: the target itself, or the error message for this link. While no target is written,
 * the type is everything that the table can link to, for completion.
 */
export type TargetArgument<Entries, Name extends string, Target extends string, Path, Given, Chosen> = [
  Target,
] extends [never]
  ? LinkOf<Entries>
  : [LinkProblem<Entries, Name, Target, Path, Given, Chosen>] extends [never]
    ? Target
    : [LinkProblem<Entries, Name, Target, Path, Given, Chosen>] extends [infer Message extends string]
      ? Message
      : never

type LinkProblem<Entries, Name extends string, Target extends string, Path, Given, Chosen> =
  {} extends KeyedBy<Target> // not a literal
    ? IsLax extends true // every text is inferred as `string`, and the table itself is refused
      ? never
      : CallMessage<Name, LiteralMessage<'target'>>
    : IsOne<Target> extends true
      ? [Path] extends [never]
        ? HasRefused<Entries> extends true
          ? never
          : UnknownTargetMessage<LinkCall<Name, Target>>
        : IsOne<Path> extends true
          ? [Given, HasParams<Path>] extends [never, true]
            ? MissingParamsMessage<LinkCall<Name, Target>, Path & string>
            : never
          : [Chosen] extends [never]
            ? SeveralPathsMessage<LinkCall<Name, Target>>
            : never
      : CallMessage<Name, OneLiteral>

export type HasParams<Path> = Path extends `${string}${':' | '*'}${string}`
  ? [ParamNames<Path>] extends [never]
    ? false // its colons are literal
    : true
  : false

/**
 * The type of the argument after the target: the parameters, or the options if the path has no parameters. A target
 * with several paths always takes parameters: `{}` if the chosen path has none. `Chosen` is inferred from the option
 * `path`.
 */
export type ParamsArgument<Entries, Name extends string, Target extends string, Path, Given, Chosen> = [Path] extends [
  never,
]
  ? unknown
  : IsOne<Path> extends true
    ? HasParams<Path> extends true
      ? ExactParams<LinkCall<Name, Target>, Path & string, LinkKinds<Entries, Target, Path>, Given>
      : OnlyOptions<LinkCall<Name, Target>, Given>
    : Chosen extends Path
      ? ExactParams<LinkCall<Name, Target>, Chosen & string, LinkKinds<Entries, Target, Chosen>, Given>
      : unknown

/** What completion offers in place of the parameters: those of the chosen path, or of all until one is chosen. */
export type OfferedParams<Entries, Name extends string, Target extends string, Path, Chosen> = [Path] extends [never]
  ? NoNames
  : IsOne<Path> extends true
    ? ParamsArgument<Entries, Name, Target, Path, {}, never>
    : ParamsOfEach<[Chosen & Path] extends [never] ? Path : Chosen & Path>
export type ParamsOfEach<Path> = Path extends string ? LinkParams<Path> : never

/**
 * The options of a link to a path without parameters. An unknown one, such as a parameter of another path, has the error
 * message that the call throws.
 */
type OnlyOptions<Call extends string, Given> = keyof Given extends keyof LinkOptions
  ? LinkOptions
  : [Given] extends [NoOptionsObject] // also `never`, while nothing is written
    ? LinkOptions
    : LinkOptions & {
        // With an `as` clause, the names are those of the options themselves: an editor does not offer them again.
        readonly [Option in keyof Given as Exclude<Option, keyof LinkOptions>]: NoLinkOption<
          Given[Option],
          CallMessage<Call, UnknownOptionMessage<Option & string, 'query, hash'>>
        >
      }
/** While a name is being written, it is a variable that does not exist, and an editor would offer the message in its place. */
type NoLinkOption<Value, Message> = IsAnyOrUnresolved<Value> extends true ? unknown : Message
/**
 * The type of the argument after the parameters: the options. A path without parameters has no such argument. With their `Keys`, a hint
 * is shorter, as above; without them, a link with options costs less.
 */
export type OptionsArgument<Path, Chosen, Keys extends PropertyKey = never> =
  IsOne<Path> extends true
    ? HasParams<Path> extends true
      ? Blank extends Keys
        ? LinkOptions
        : LinkOptionsAt<Path>
      : undefined
    : LinkOptions & {
        /** One of the paths of the target. */
        readonly path: TextCompletion<Chosen, NoInfer<Path>>
      }

type ExactProblem<Call extends string, Path extends string, Given> = Given extends readonly unknown[]
  ? ParamsObjectMessage<Call, Path>
  : Given extends object
    ? ExtraParamMessage<Call, Exclude<keyof Given, ParamNames<Path>> & string, Path>
    : ParamsObjectMessage<Call, Path>

/** Whether an argument is a text in the call, where an editor asks for completions. */
export type IsText<Given> = [Given] extends [string] ? (IsWide<Given & string> extends true ? false : true) : false

/**
 * The parameters of a path, or the error message for an extra one. An extra parameter is an error because an object
 * that is meant for another route may have all the names that this route needs, with other values. The compiler never
 * takes the last branch, but it infers `Given` from it.
 */
export type ExactParams<Call extends string, Path extends string, Kinds, Given> =
  keyof Given extends ParamNames<Path>
    ? [keyof Kinds] extends [never]
      ? LinkParams<Path>
      : KindedLinkParams<Path, Kinds>
    : [ExactProblem<Call, Path, Given>] extends [infer Message extends string]
      ? IsText<Given> extends true
        ? NoCompletion<Message>
        : Message
      : Given
