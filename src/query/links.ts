import type { LinkedRoutes } from '../route/route.js'

/**
 * Links: the table from its other side. A target and its parameters give the path that the matcher takes back.
 *
 * What one link costs the compiler in a table of 600 routes: 146 instantiations, and for the first one 1,225 in all (7.0).
 * A link looks its target up in an index, in the one form that is not worked out for every target there is: see `LinkPath`.
 */

import type { Expand, TargetIndex, TargetPath, TargetsIn } from '../route/expand.js'
import type { TopFrame } from '../route/frame.js'
import type { CompletionOnly, IsOne } from '../text/inference.js'
import { type CallMessage, callMessage, LinkError } from '../text/messages.js'
import type { ParamNames } from '../text/path.js'
import { type LinkOptions, linkSuffix, originOf } from './link-options.js'
import { createPatterns, type Pattern } from './link-pattern.js'

/**
 * What stands for a parameter in a link: a string that is not empty, a finite number or a bigint.
 *
 * @example const params: LinkParams<'/places/:placeId/rooms/:id'> = { placeId: 5, id: 'a/b' }
 */
export type LinkParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string | number | bigint }

/** The option of a target with several paths: the one that is meant. */
export interface PathOption<Path> {
  readonly path?: Path
}

/**
 * Makes the path of a target: see `routes.path`.
 *
 * @example routes.path('Places#show', { id: 5 }) // '/places/5'
 */
export interface PathLink<in out Entries> {
  // Of a call that is wrong or not finished: see `offers.ts`.
  <Target extends string>(
    target: CompletionOnly<Target, LinkOf<Entries>>,
    params: LinkFirst<'path', Target, LinkPath<Entries, Target>, {}, never>,
    options: object,
    unfinished: never,
  ): string
  <const Target extends string = never, Given = never, Chosen extends string = never>(
    target: LinkTarget<Entries, 'path', Target, LinkPath<Entries, Target>, Given, Chosen>,
    params?: LinkFirst<'path', Target, LinkPath<Entries, Target>, Given, Chosen>,
    options?: LinkLast<LinkPath<Entries, Target>, Chosen>,
  ): string
}

/**
 * Makes the URL of a target at an origin: see `routes.url`.
 *
 * @example routes.url('https://example.com', 'Places#show', { id: 5 }) // 'https://example.com/places/5'
 */
export interface UrlLink<in out Entries> {
  <Target extends string>(
    origin: string | URL,
    target: CompletionOnly<Target, LinkOf<Entries>>,
    params: LinkFirst<'url', Target, LinkPath<Entries, Target>, {}, never>,
    options: object,
    unfinished: never,
  ): string
  <const Target extends string = never, Given = never, Chosen extends string = never>(
    origin: string | URL,
    target: LinkTarget<Entries, 'url', Target, LinkPath<Entries, Target>, Given, Chosen>,
    params?: LinkFirst<'url', Target, LinkPath<Entries, Target>, Given, Chosen>,
    options?: LinkLast<LinkPath<Entries, Target>, Chosen>,
  ): string
}

/** The link of a table of which nothing is known: whatever is wrong with it is thrown. */
export type AnyPathLink = (target: string, params?: object, options?: object) => string
export type AnyUrlLink = (origin: string | URL, target: string, params?: object, options?: object) => string

/** What can be linked: the targets, and the path patterns of the routes that have none in the type. */
export type LinkOf<Entries> = TargetsIn<Entries> | PatternOf<Entries>

type PatternOf<Entries> = PatternsOf<Expand<Entries, TopFrame, {}>>
type PatternsOf<Group extends { readonly pattern: unknown }> = Group['pattern']

/**
 * The paths of a target as a union, a pattern as it is, and `never` for what the table does not have. `Target` stands
 * among what is compared, so that nothing is worked out before it is known: with `Target extends keyof Index`, or the
 * index alone on the left, the compiler asks what the type could be for every target that there is (measured, for the
 * first link of a table of 600 routes on 7.0: 1,225 instantiations in this form; before other savings 1,857, 15,300 with the
 * index alone, 264,000 to 504,000 with `Target` alone).
 */
export type LinkPath<Entries, Target extends string> = [Target, TargetIndex<Entries>] extends [
  infer One extends string,
  { readonly [Key in Target]: infer Group },
]
  ? TargetPath<Group, One>
  : Target extends PatternOf<Entries>
    ? Target
    : never

/** The target of a link, or the sentence that says what is wrong with it; while none is written, what there is. */
export type LinkTarget<Entries, Call extends string, Target extends string, Path, Given, Chosen> = [Target] extends [
  never,
]
  ? LinkOf<Entries>
  : [LinkProblem<Call, Target, Path, Given, Chosen>] extends [never]
    ? Target
    : [LinkProblem<Call, Target, Path, Given, Chosen>] extends [infer Message extends string]
      ? Message
      : never

type LinkProblem<Call extends string, Target extends string, Path, Given, Chosen> =
  IsOne<Target> extends true
    ? [Path] extends [never]
      ? UnknownMessage<Call, Target>
      : IsOne<Path> extends true
        ? [Given] extends [never]
          ? HasParams<Path> extends true
            ? LackMessage<Call, Target, Path & string>
            : never
          : never
        : [Chosen] extends [never]
          ? SeveralMessage<Call, Target>
          : never
    : CallMessage<Call, 'the target must be one string literal, so that the compiler can read it'>

type HasParams<Path> = Path extends `${string}/${':' | '*'}${string}` ? true : false

/**
 * What follows the target: the parameters, or where the path has none the options. A target with several paths has its
 * parameters always, `{}` where there are none, and the option that names the path: from that alone `Chosen` is inferred.
 */
export type LinkFirst<Call extends string, Target extends string, Path, Given, Chosen> =
  IsOne<Path> extends true
    ? HasParams<Path> extends true
      ? ExactParams<Call, Target, Path & string, Given>
      : LinkOptions
    : [Path] extends [never]
      ? unknown
      : Chosen extends Path
        ? ExactParams<Call, Target, Chosen & string, Given>
        : unknown

/** The options behind the parameters: none where the path has no parameters. */
export type LinkLast<Path, Chosen> = LinkOptions &
  PathOption<CompletionOnly<Chosen, NoInfer<Path>>> &
  (IsOne<Path> extends true ? (HasParams<Path> extends true ? unknown : never) : unknown)

/**
 * The parameters of a path, and of what was given nothing else: an object of another route may have all that this one
 * asks for and mean other things by it. The last branch is never taken: `Given` is inferred through it.
 */
type ExactParams<Call extends string, Target extends string, Path extends string, Given> =
  keyof Given extends ParamNames<Path>
    ? LinkParams<Path>
    : [ExtraMessage<Call, Target, Exclude<keyof Given, ParamNames<Path>> & string, Path>] extends [
          infer Message extends string,
        ]
      ? Message
      : Given

type UnknownMessage<Call extends string, Target extends string> = `${Call}('${Target}'): the table has no such target`
const UNKNOWN = 'the table has no such target'

type LackMessage<
  Call extends string,
  Target extends string,
  Path extends string,
> = `${Call}('${Target}') needs the parameters of ${Path}`
const lackMessage = (call: string, path: string): string => `${call} needs the parameters of ${path}`

type SeveralMessage<
  Call extends string,
  Target extends string,
> = `${Call}('${Target}') has several paths: after the parameters, say which one in { path }`
const severalMessage = (call: string): string =>
  `${call} has several paths: after the parameters, say which one in { path }`

type ExtraMessage<
  Call extends string,
  Target extends string,
  Name extends string,
  Path extends string,
> = `${Call}('${Target}') has no parameter '${Name}' in ${Path}`
const extraMessage = (call: string, name: string, path: string): string =>
  `${call} has no parameter '${name}' in ${path}`

/** The links of a table at run time. What each needs is worked out at its first use. */
export const createLinks = (routes: LinkedRoutes): { readonly path: AnyPathLink; readonly url: AnyUrlLink } => {
  const patternsOf = createPatterns(routes)

  const link = (name: string, target: unknown, given: unknown, options: unknown): string => {
    if (typeof target !== 'string') throw new LinkError(callMessage(name, 'the target must be a string'))
    const call = `${name}('${target}')`
    const patterns = patternsOf(target)
    if (typeof patterns === 'string') throw new LinkError(callMessage(call, patterns))
    const [first] = patterns
    if (first === undefined) throw new LinkError(callMessage(call, UNKNOWN))
    if (patterns.length === 1 && first.names.length === 0) {
      if (options !== undefined) throw new LinkError(callMessage(call, `${first.path} has no parameters, only options`))
      return first.fill(call, {}) + linkSuffix(call, given, [])
    }
    const pattern = chosenOf(call, patterns, options) ?? first
    if (given === undefined) throw new LinkError(lackMessage(call, pattern.path))
    return fill(call, pattern, given) + linkSuffix(call, options, ['path'])
  }

  return {
    path: (target, params, options) => link('path', target, params, options),
    url: (origin, target, params, options) => {
      const base = originOf(origin)
      const path = link('url', target, params, options)
      // The path `/` is the base itself, as it is for a scope.
      const isBase = base.path !== '' && /^\/(?:[?#]|$)/.test(path)
      return `${base.origin}${base.path}${isBase ? path.slice(1) : path}`
    },
  }
}

const chosenOf = (call: string, patterns: readonly Pattern[], options: unknown): Pattern | undefined => {
  const path = typeof options === 'object' && options !== null && 'path' in options ? options.path : undefined
  if (path === undefined) {
    if (patterns.length > 1) throw new LinkError(severalMessage(call))
    return undefined
  }
  const chosen = patterns.find(pattern => pattern.path === path)
  if (chosen) return chosen
  throw new LinkError(callMessage(call, `its paths are ${patterns.map(pattern => pattern.path).join(', ')}`))
}

const fill = (call: string, pattern: Pattern, params: unknown): string => {
  if (typeof params !== 'object' || params === null)
    throw new LinkError(callMessage(call, 'the parameters must be an object'))
  for (const name in params)
    if (!pattern.names.includes(name)) throw new LinkError(extraMessage(call, name, pattern.path))
  return pattern.fill(call, params)
}
