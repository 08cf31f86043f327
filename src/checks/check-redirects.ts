/**
 * Checks that each redirect leads to a GET route of its target. The target may be declared anywhere in the table, so the
 * check waits until the table is complete: in the type by `createRouter(routes)`, at run time by `defineRoutes`.
 */

import type { HasRefused, TargetIndex, TargetPath } from '../entries/lookup.js'
import type { CollectionAction, GetAction, MemberAction } from '../route/actions.js'
import { type AnyRoute, type RedirectRoute, similarTarget } from '../route/route.js'
import { type WithSuggestion, withSuggestion } from '../scope/controller/suggestion.js'
import { type Destination, isDestination } from '../scope/redirect/redirect-options.js'
import type { IsOne } from '../text/inference.js'
import { RouteError } from '../text/messages.js'
import { type ParamNames, paramNames } from '../text/path.js'
import { guessMessage } from '../text/similar.js'

/**
 * What is wrong with a redirect in its table, or `never`. Clients follow it by GET, so only the GET routes of the target
 * count. Routes of `all` do not, since another route at the same path may answer GET. For a redirect of every method, all
 * routes of the target count. `To` is the option `path`. The target is looked up by `infer`.
 */
export type RedirectProblem<
  Entries,
  From extends string,
  Target extends string,
  Method,
  To,
> = Target extends Destination
  ? never
  : TargetIndex<Entries> extends { readonly [Key in Target]: infer Expanded }
    ? [To] extends [never]
      ? PathsProblem<Entries, From, Target, RedirectedPath<Expanded, Target, Method>>
      : ChosenProblem<Entries, From, Target, RedirectedPath<Expanded, Target, Method>, To>
    : UnlessRefused<Entries, NoTargetMessage<From, Target>> // 1

/** A refused call might have declared the target, or one more route of it. */
type UnlessRefused<Entries, Message> = HasRefused<Entries> extends true ? never : Message

type ChosenProblem<Entries, From extends string, Target extends string, Path, To> = To extends Path
  ? PathsProblem<Entries, From, Target, To>
  : UnlessRefused<
      Entries,
      WithSuggestion<NoSuchPathMessage<From, Target, To & string>, IsOne<Path> extends true ? Path & string : never>
    > // 5

type RedirectedPath<Expanded, Target, Method> = Method extends 'ALL'
  ? TargetPath<Expanded, Target>
  : GetPath<Expanded, Target>

type PathsProblem<Entries, From extends string, Target extends string, Path> = [Path] extends [never]
  ? UnlessRefused<Entries, NoGetRouteMessage<From, Target>> // 2
  : IsOne<Path> extends true
    ? [ParamNames<Path & string>] extends [ParamNames<From>]
      ? never
      : MissingParamsMessage<From, Target, Path & string> // 4
    : AmbiguousMessage<From, Target> // 3

/** The paths of a target that answer GET. */
type GetPath<Expanded, Target> = Expanded extends { readonly method: infer Method; readonly path: infer Path }
  ? Method extends 'GET'
    ? Path
    : never
  : Expanded extends { readonly collectionPath: infer Collection; readonly memberPath: infer Member }
    ? Target extends `${string}#${GetAction & CollectionAction}`
      ? Collection
      : Target extends `${string}#${GetAction & MemberAction}`
        ? Member
        : never
    : never

/** Throws the error message of the first wrong redirect of a table: the twin of `RedirectProblem`. */
export const checkRedirects = (routes: readonly AnyRoute[]): void => {
  for (const route of routes) {
    const problem = 'redirect' in route ? redirectProblem(routes, route) : undefined
    if (problem !== undefined) throw new RouteError(problem)
  }
}

const redirectProblem = (routes: readonly AnyRoute[], route: RedirectRoute): string | undefined => {
  const { path: from, redirect, to } = route
  if (isDestination(redirect)) return undefined
  if (!routes.some(route => 'target' in route && route.target === redirect))
    return guessMessage(noTargetMessage(from, redirect), similarTarget(routes, redirect)) // 1
  const paths = [...new Set(redirectedRoutes(routes, route).map(({ path }) => path))]
  if (to !== undefined && !paths.includes(to))
    return withSuggestion(noSuchPathMessage(from, redirect, to), paths.length === 1 ? paths[0] : undefined) // 5
  const [first, ...more] = to === undefined ? paths : [to]
  if (first === undefined) return noGetRouteMessage(from, redirect) // 2
  if (more.length > 0) return ambiguousMessage(from, redirect) // 3
  const names = paramNames(from)
  if (!paramNames(first).every(name => names.includes(name))) return missingParamsMessage(from, redirect, first) // 4
  return undefined
}

/** The route that a redirect of a checked table leads to, unless that is a path or a URL. */
export const redirectedRoute = (routes: readonly AnyRoute[], route: RedirectRoute): AnyRoute =>
  redirectedRoutes(routes, route).find(({ path }) => path === (route.to ?? path)) as AnyRoute // `checkRedirects` has found it

/** The routes of the target that count. */
const redirectedRoutes = (routes: readonly AnyRoute[], { redirect, method }: RedirectRoute): readonly AnyRoute[] =>
  routes.filter(route => 'target' in route && route.target === redirect && (method === 'ALL' || route.method === 'GET'))

// The error messages

type NoTargetMessage<From extends string, Target extends string> = ReturnType<typeof noTargetMessage<From, Target>>
const noTargetMessage = <From extends string, Target extends string>(from: From, target: Target) =>
  `the redirect from ${from} leads nowhere: no route has the target '${target}'` as const

type NoGetRouteMessage<From extends string, Target extends string> = ReturnType<typeof noGetRouteMessage<From, Target>>
const noGetRouteMessage = <From extends string, Target extends string>(from: From, target: Target) =>
  `the redirect from ${from} leads nowhere: '${target}' has no GET route` as const

type AmbiguousMessage<From extends string, Target extends string> = ReturnType<typeof ambiguousMessage<From, Target>>
const ambiguousMessage = <From extends string, Target extends string>(from: From, target: Target) =>
  `the redirect from ${from} is ambiguous: '${target}' has several paths, so choose one: { path: '/…' }` as const

type MissingParamsMessage<From extends string, Target extends string, Path extends string> = ReturnType<
  typeof missingParamsMessage<From, Target, Path>
>
const missingParamsMessage = <From extends string, Target extends string, Path extends string>(
  from: From,
  target: Target,
  path: Path,
) => `the redirect from ${from} to '${target}' needs all parameters of ${path}` as const

type NoSuchPathMessage<From extends string, Target extends string, Path extends string> = ReturnType<
  typeof noSuchPathMessage<From, Target, Path>
>
const noSuchPathMessage = <From extends string, Target extends string, Path extends string>(
  from: From,
  target: Target,
  path: Path,
) => `the redirect from ${from} leads nowhere: '${target}' has no route at ${path} for it` as const
