/** `match(methods, path, …)`: one route for each of several methods. Everything after the methods is as in a verb. */

import type { Registered } from '../../controller/registry.js'
import type { IsDuplicateRoute } from '../../entries/keys.js'
import type { AnyScope, FrameIn, RegistryIn } from '../../entries/record.js'
import type { RuntimeFrame } from '../../frame/frame.js'
import type { AnyRoute, Middleware } from '../../route/route.js'
import { METHODS } from '../../text/http.js'
import type { Checked, IsLiteral, IsOne, NoCompletion, Unread } from '../../text/inference.js'
import { type CallMessage, callMessage, RouteError } from '../../text/messages.js'
import type { UntypedFunction } from '../../text/options.js'
import type { PATH_LITERAL } from '../../text/path-messages.js'
import type { PathProblem } from '../../text/path-problem.js'
import { guessAmong } from '../../text/similar.js'
import type { DuplicatePathMessage } from '../shared/existing-route.js'
import type { BareProblem } from './bare-verb.js'
import { verbRoute } from './verb.js'
import { type IsRightPath, type VerbCall, type VerbName, verbCall } from './verb-call.js'

/** A method of `match`, named like its verb: `'get'`. */
export type MatchedVerb = Exclude<VerbName, 'all'>
const MATCHED: readonly string[] = METHODS.map(method => method.toLowerCase())
/** A text, because a type cannot put one together at no cost; a type test compares it with the methods. @internal */
export const MATCHED_LIST = 'get, head, post, put, patch, delete, options, query'

/** The methods of the routes, as a union. */
export type MatchedMethod<Verbs extends readonly string[]> = Uppercase<Verbs[number]>

/** The call up to its path, in error messages: the word of a verb there. */
export type MatchCall<Verbs extends readonly string[]> = `match([${Quoted<Verbs>}]`
type Quoted<Verbs extends readonly string[], List extends string = ''> = Verbs extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Quoted<Rest, `${List}${List extends '' ? '' : ', '}'${First}'`>
  : List

/** What is inferred as the methods while a function without types is in their place, as `Unread` is for a path. */
export type UnreadMethods = readonly ['<method>']

/** The type of the methods: "compared without tuples". */
export type CheckedMethods<Verbs extends readonly string[]> =
  MethodsProblem<Verbs> extends never ? Verbs : Checked<Verbs, MethodsProblem<Verbs>>

/** What is wrong with the methods, or `never`. They may not be one of two arrays, by a condition: `Whole` remains the whole union. */
export type MethodsProblem<Verbs, Whole = Verbs> = Verbs extends readonly string[]
  ? Whole extends Verbs
    ? number extends Verbs['length']
      ? CallMessage<'match', typeof METHODS_FIRST> // 1
      : Verbs extends readonly []
        ? CallMessage<'match', typeof NO_METHOD> // 2
        : SeveralProblem<Verbs>
    : CallMessage<'match', typeof METHODS_FIRST> // 1
  : CallMessage<'match', typeof METHODS_FIRST> // 1

type SeveralProblem<Verbs extends readonly string[], Before = never> = Verbs extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? [IsOne<First>, IsLiteral<First>] extends [true, true]
    ? First extends MatchedVerb
      ? First extends Before
        ? CallMessage<'match', TwiceMessage<First>> // 4
        : SeveralProblem<Rest, Before | First>
      : First extends UnreadMethods[number]
        ? UntypedFunction
        : CallMessage<'match', UnknownMethodProblem<First>> // 3
    : CallMessage<'match', typeof METHODS_FIRST> // 1
  : never

/**
 * What is wrong with a call that has one argument. At first, nothing is known of a function without types (`Given` is `never`). A value
 * of type `any` would fit every message.
 */
export type MethodsAlone<Given> = [Given] extends [never]
  ? UntypedFunction
  : unknown extends Given
    ? never
    : Given extends readonly string[]
      ? CallMessage<'match', typeof PATH_LITERAL>
      : Given extends string
        ? NoCompletion<CallMessage<'match', typeof METHODS_FIRST>>
        : CallMessage<'match', typeof METHODS_FIRST>

/** What is wrong with the methods, or `undefined`: the twin of the type. */
const methodsProblem = (verbs: unknown): string | undefined => {
  if (!Array.isArray(verbs)) return METHODS_FIRST // 1
  if (verbs.length === 0) return NO_METHOD // 2
  for (const [at, verb] of verbs.entries()) {
    if (typeof verb !== 'string') return METHODS_FIRST // 1
    if (!MATCHED.includes(verb)) return unknownMethodProblem(verb) // 3
    if (verbs.indexOf(verb) < at) return twiceMessage(String(verb)) // 4
  }
  return undefined
}

/** The type of the path. */
export type CheckedMatchPath<Verbs extends readonly string[], Self extends AnyScope, Path extends string> =
  IsRightPath<Self, Path, MatchedMethod<Verbs>> extends true
    ? Path
    : Checked<Path, MatchPathProblem<Verbs, Self, Path>> extends infer Type
      ? Type
      : never

/** What is wrong with the path alone, or `never`: see the bare verbs. */
export type BareMatchProblem<Verbs extends readonly string[], Self extends AnyScope, Path extends string> = NoInfer<
  BareProblem<MatchCall<Verbs>, RegistryIn<Self>, FrameIn<Self>, Path, MatchPathProblem<Verbs, Self, Path>>
>

/** What is wrong with the path, or `never`: the path itself, or the first route that exists already. */
type MatchPathProblem<Verbs extends readonly string[], Self extends AnyScope, Path extends string> = NoInfer<
  [PathProblem<Path, FrameIn<Self>['path']>] extends [never]
    ? DuplicateProblem<Verbs, Verbs, Self, Path>
    : [Path] extends [Unread]
      ? UntypedFunction
      : CallMessage<
          IsLiteral<Path> extends true ? VerbCall<MatchCall<Verbs>, Path> : 'match',
          PathProblem<Path, FrameIn<Self>['path']>
        >
>

type DuplicateProblem<
  Verbs extends readonly string[],
  Remaining extends readonly string[],
  Self extends AnyScope,
  Path extends string,
> = Remaining extends readonly [infer First extends string, ...infer Rest extends readonly string[]]
  ? IsDuplicateRoute<Self, FrameIn<Self>, Path, Uppercase<First>> extends true
    ? DuplicatePathMessage<VerbCall<MatchCall<Verbs>, Path>, Self, Path, Uppercase<First>>
    : DuplicateProblem<Verbs, Rest, Self, Path>
  : never

/** The routes of `match`: those of its verbs. `given` is the methods, the path and the rest. */
export const matchRoutes = (
  registry: Registered,
  frame: RuntimeFrame,
  use: readonly Middleware[],
  [verbs, ...given]: readonly unknown[],
): { readonly call: string; readonly routes: readonly AnyRoute[] } => {
  const problem = methodsProblem(verbs)
  if (problem !== undefined) throw new RouteError(callMessage('match', problem))
  const known = verbs as readonly MatchedVerb[] // as is checked above
  const call = `match([${known.map(verb => `'${verb}'`).join(', ')}]`
  const routes = known.map(verb => verbRoute(verb, registry, frame, use, given, call))
  return { call: verbCall(call, String(given[0])), routes }
}

const METHODS_FIRST =
  "the methods come first, as an array of literals: write match(['get', 'post'], path, …), or all(path, …)"
const NO_METHOD = 'the array of methods is empty'

type UnknownMethodProblem<Verb extends string> = Verb extends 'all'
  ? typeof EVERY
  : Lowercase<Verb> extends MatchedVerb
    ? LowerCaseMessage<Verb, Lowercase<Verb>>
    : UnknownMethodMessage<Verb>
const unknownMethodProblem = (verb: string): string => {
  if (verb === 'all') return EVERY
  const lower = verb.toLowerCase()
  return MATCHED.includes(lower) ? lowerCaseMessage(verb, lower) : guessAmong(unknownMethodMessage(verb), verb, MATCHED)
}

const EVERY = "'all' is not a method: write all(path, …)"

type LowerCaseMessage<Verb extends string, Lower extends string> = ReturnType<typeof lowerCaseMessage<Verb, Lower>>
const lowerCaseMessage = <Verb extends string, Lower extends string>(verb: Verb, lower: Lower) =>
  `'${verb}' is not one of the methods: write '${lower}'` as const

type UnknownMethodMessage<Verb extends string> = ReturnType<typeof unknownMethodMessage<Verb>>
const unknownMethodMessage = <Verb extends string>(verb: Verb) =>
  `'${verb}' is not one of the methods ${MATCHED_LIST}` as const

type TwiceMessage<Verb extends string> = ReturnType<typeof twiceMessage<Verb>>
const twiceMessage = <Verb extends string>(verb: Verb) => `the method '${verb}' is in the array twice` as const
