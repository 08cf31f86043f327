/** Links: `routes.path`, `routes.url` and `routes.to` make the path of a target, for which the router finds the same target. */

import { type LinkedRoutes, similarTarget } from '../route/route.js'
import type { ArgumentKeys, Blank, HintOr, InferredText, TextCompletion, TextHint } from '../text/inference.js'
import { callMessage, LinkError } from '../text/messages.js'
import { guessAmong, guessMessage, mostSimilar } from '../text/similar.js'
import type {
  LinkPath,
  OfferedLinkOptions,
  OfferedParams,
  OfferedTarget,
  OptionsArgument,
  ParamsArgument,
  TargetArgument,
} from './link-arguments.js'
import {
  extraParamMessage,
  missingParamsMessage,
  paramsObjectMessage,
  severalPathsMessage,
  unknownTargetMessage,
} from './link-messages.js'
import { type HttpURL, type LinkOptions, linkSuffix, type OriginArgument, originOf } from './link-options.js'
import { createPatterns, type Pattern } from './link-pattern.js'
import { describeValue } from './link-value.js'
import { type AnyTargetLinks, createTargetLinks } from './target-links.js'

/**
 * Makes the path of a target. See `routes.path`.
 *
 * @example routes.path('Places#show', { id: 5 }) // '/places/5'
 */
export interface PathLink<in out Entries> {
  /** Makes the path of a target: takes the target, the parameters of its path, and `{ query, hash }`. */
  // No call matches this signature. It offers completions while a call is wrong or unfinished: see scope/editor/completion.ts.
  <Target extends string = Blank, Chosen extends string = never, Keys extends PropertyKey = Blank>(
    target: TextCompletion<Target, HintOr<Target, TextHint<Target>, OfferedTarget<Entries, Target>>>,
    params: HintOr<Target, object, OfferedParams<Entries, 'path', Target, LinkPath<Entries, Target>, Chosen>>,
    options: HintOr<
      Target,
      LinkOptions,
      ArgumentKeys<Keys, OfferedLinkOptions<LinkPath<Entries, Target>, Chosen, Keys>>
    >,
    _: never,
  ): string
  /** Makes the path of a target: takes the target, the parameters of its path, and `{ query, hash }`. */
  <const Target extends string = never, Given = never, Chosen extends string = never>(
    target: TargetArgument<Entries, 'path', Target, LinkPath<Entries, Target>, Given, Chosen> extends infer Type
      ? Type
      : InferredText<Target>,
    params?: ParamsArgument<Entries, 'path', Target, LinkPath<Entries, Target>, Given, Chosen>,
    options?: OptionsArgument<LinkPath<Entries, Target>, Chosen>,
  ): string
}

/**
 * Makes the URL of a target at an origin. See `routes.url`.
 *
 * @example routes.url('https://example.com', 'Places#show', { id: 5 }) // 'https://example.com/places/5'
 */
export interface UrlLink<in out Entries> {
  /** Makes the URL of a target: takes an origin, and the arguments of `routes.path`. */
  <Target extends string = Blank, Chosen extends string = never, Keys extends PropertyKey = Blank>(
    origin: string | HttpURL,
    target: TextCompletion<Target, HintOr<Target, TextHint<Target>, OfferedTarget<Entries, Target>>>,
    params: HintOr<Target, object, OfferedParams<Entries, 'url', Target, LinkPath<Entries, Target>, Chosen>>,
    options: HintOr<
      Target,
      LinkOptions,
      ArgumentKeys<Keys, OfferedLinkOptions<LinkPath<Entries, Target>, Chosen, Keys>>
    >,
    _: never,
  ): string
  /** Makes the URL of a target: takes an origin, and the arguments of `routes.path`. */
  <
    const Target extends string = Blank,
    Given = never,
    Chosen extends string = never,
    Origin extends string | URL = string,
    Keys extends PropertyKey = Blank,
  >(
    // A hint behind it must not fit: it would print all that the table declares.
    origin: Blank extends Target ? (string extends Target ? OriginArgument<Origin> : never) : OriginArgument<Origin>,
    target: TargetArgument<Entries, 'url', Target, LinkPath<Entries, Target>, Given, Chosen> extends infer Type
      ? Type
      : InferredText<Target>,
    params?: ParamsArgument<Entries, 'url', Target, LinkPath<Entries, Target>, Given, Chosen>,
    options?: ArgumentKeys<Keys, OptionsArgument<LinkPath<Entries, Target>, Chosen, Keys>>,
  ): string
}

/**
 * The same of a table with a refused call. The call might have declared one more path of a target, so a link that chooses a path
 * fits a signature of its own: with the condition in `PathLink`, every right link would cost more.
 */
export type PathLinkWithRefused<Entries> = PathLink<Entries> &
  ((target: string, params: object, options: object) => string)
export type UrlLinkWithRefused<Entries> = UrlLink<Entries> &
  ((origin: string | URL, target: string, params: object, options: object) => string)

/** `routes.path` and `routes.url` without the types of a table: a wrong call is an error at run time only. */
export type AnyPathLink = AnyLinks['path']
export type AnyUrlLink = AnyLinks['url']
/** As properties, these would not take the links of a table without routes, which refuse every target. */
interface AnyLinks {
  path(target: string, params?: object, options?: object): string
  url(origin: string | URL, target: string, params?: object, options?: object): string
}

/** The links of a table. The patterns of a target are compiled at its first link. */
interface TableLinks {
  readonly path: AnyPathLink
  readonly url: AnyUrlLink
  /** Makes `routes.to`. */
  createTargetLinks(): AnyTargetLinks
}

/** Creates the links of a table. Each throws a `LinkError` for a wrong call, and for a value that no link can have. */
export const createLinks = (routes: LinkedRoutes): TableLinks => {
  const patternsOf = createPatterns(routes)

  const link = (name: string, target: unknown, given: unknown, options: unknown): string => {
    if (typeof target !== 'string') throw new LinkError(callMessage(name, 'the target must be a string'))
    return linkTo(`${name}('${target}')`, target, given, options, 'second')
  }
  /** `given` is the parameters or, if the path has none, the options. `optionsCome` says which argument it is, for a message. */
  const linkTo = (call: string, target: string, given: unknown, options: unknown, optionsCome: string): string => {
    const patterns = patternsOf(target)
    if (typeof patterns === 'string') throw new LinkError(callMessage(call, patterns))
    const [first] = patterns
    if (first === undefined) throw new LinkError(guessMessage(unknownTargetMessage(call), similarLink(routes, target)))
    if (patterns.length === 1 && first.names.length === 0) {
      if (options !== undefined)
        throw new LinkError(callMessage(call, `${first.path} has no parameters, so the options come ${optionsCome}`))
      return first.fill(call, {}) + linkSuffix(call, given, [])
    }
    const pattern = chosenPattern(call, patterns, options) ?? first
    if (given === undefined) throw new LinkError(missingParamsMessage(call, pattern.path))
    return fill(call, pattern, given) + linkSuffix(call, options, ['path'])
  }

  return {
    path: (target, params, options) => link('path', target, params, options),
    url: (origin, target, params, options) => {
      const base = originOf(origin)
      const path = link('url', target, params, options)
      // The path `/` is the base itself, without a slash at its end, as in a scope.
      const isBase = base.path !== '' && /^\/(?:[?#]|$)/.test(path)
      return `${base.origin}${base.path}${isBase ? path.slice(1) : path}`
    },
    createTargetLinks: () =>
      createTargetLinks(routes, (call, target, given, options) => linkTo(call, target, given, options, 'first')),
  }
}

/** The target or, for a path, the path pattern that is written like one which the table does not have, or `undefined`. */
const similarLink = (routes: LinkedRoutes, target: string): string | undefined =>
  target.startsWith('/')
    ? mostSimilar(
        target,
        routes.map(({ path }) => path),
      )
    : similarTarget(routes, target)

const chosenPattern = (call: string, patterns: readonly Pattern[], options: unknown): Pattern | undefined => {
  const path = typeof options === 'object' && options !== null && 'path' in options ? options.path : undefined
  if (path === undefined) {
    if (patterns.length > 1) throw new LinkError(severalPathsMessage(call))
    return undefined
  }
  const chosen = patterns.find(pattern => pattern.path === path)
  if (chosen) return chosen
  const paths = patterns.map(pattern => pattern.path)
  const allowed = paths.length === 1 ? paths[0] : `one of ${paths.join(', ')}`
  const given = typeof path === 'string' ? `'${path}'` : describeValue(path)
  const message = callMessage(call, `the option 'path' must be ${allowed}, not ${given}`)
  throw new LinkError(paths.length === 1 ? message : guessAmong(message, path, paths))
}

const fill = (call: string, pattern: Pattern, params: unknown): string => {
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw new LinkError(paramsObjectMessage(call, pattern.path))
  for (const name in params)
    if (!pattern.names.includes(name))
      throw new LinkError(guessAmong(extraParamMessage(call, name, pattern.path), name, pattern.names))
  return pattern.fill(call, params)
}
