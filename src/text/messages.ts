/**
 * The errors, and the messages that several declarations share. A message is written once, as a function that gives it at run
 * time: its type, which the compiler prints, is the result of that function.
 */

import type { IsLiteral } from './inference.js'
import { shareErrors } from './shared-error.js'

/**
 * Thrown for a mistake in a route table, when the table is defined or a lazy controller is loaded. The compiler rejects
 * these mistakes too, as far as the types show them.
 *
 * @example defineRoutes({}, r => r.resources('plces')) // RouteError: resources('plces') needs the controller 'Plces', …
 */
export class RouteError extends Error {
  override readonly name = 'RouteError'
  static {
    // biome-ignore lint/complexity/noThisInStatic: bundlers rename a class that names itself
    shareErrors(this, 'RouteError')
  }
}

/**
 * Thrown by a link or by a function that matches requests, for a value that no path can contain, or for a mistake that the
 * types reject too.
 *
 * @example routes.path('Places#show', { id: '' }) // LinkError: path('Places#show'): the parameter 'id' is empty, …
 */
export class LinkError extends Error {
  override readonly name = 'LinkError'
  static {
    // biome-ignore lint/complexity/noThisInStatic: bundlers rename a class that names itself
    shareErrors(this, 'LinkError')
  }
}

/**
 * A number of things in words.
 *
 * @example counted(2, 'route') // '2 routes'
 */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * A call and what is wrong with it.
 *
 * @example CallMessage<'use', 'the middleware must be a function'> // 'use: the middleware must be a function'
 */
export type CallMessage<Call extends string, Problem extends string> = ReturnType<typeof callMessage<Call, Problem>>
export const callMessage = <Call extends string, Problem extends string>(call: Call, problem: Problem) =>
  `${call}: ${problem}` as const

/** The first of two problems: where there is one, nobody asks for the other. */
export type FirstProblem<First, Second> = [First] extends [never] ? Second : First

/**
 * A call as error messages name it. An argument is left out if its type is not one literal, because then the type does
 * not show the value.
 *
 * @example CallOf<'get', 'ping'> // "get('ping')"
 * @example CallOf<'get', string> // 'get'
 */
export type CallOf<Name extends string, Argument extends string> =
  IsLiteral<Argument> extends true ? `${Name}('${Argument}')` : Name

/** A call as error messages name it. An argument that is no text is left out. */
export const callOf = (name: string, argument: unknown): string =>
  typeof argument === 'string' ? `${name}('${argument}')` : name

/** For an argument of type `string`. There is no function, because a value does not show its type. */
export type LiteralMessage<What extends string> =
  `the ${What} must be one string literal, so that the compiler can read it`

/** For a text that may be one of several. It is short, as the compiler prints it twice: for the union and for a member. */
export type OneLiteral = 'write one literal'

export type NotRegisteredMessage<Call extends string, Path extends string> = ReturnType<
  typeof notRegisteredMessage<Call, Path>
>
export const notRegisteredMessage = <Call extends string, Path extends string>(call: Call, path: Path) =>
  `${call} needs the controller '${path}', which is not registered` as const

/**
 * `Path` is the controller path. For a class without a known one, it is `string` in the type and `''` in the function. Inside of
 * a call whose name the compiler cannot read it is a pattern or one of several paths: that call has an error of its own, and so
 * there is none here.
 */
export type MissingActionsMessage<Call extends string, Path extends string, List extends string> = string extends Path
  ? NeedsMessage<Call, typeof UNNAMED, List>
  : IsLiteral<Path> extends true
    ? NeedsMessage<Call, QuotedPath<Path>, List>
    : never
export const missingActionsMessage = (call: string, path: string, list: string): string =>
  needsMessage(call, path === '' ? UNNAMED : quotedPath(path), list)

type NeedsMessage<Call extends string, Controller extends string, List extends string> = ReturnType<
  typeof needsMessage<Call, Controller, List>
>
const needsMessage = <Call extends string, Controller extends string, List extends string>(
  call: Call,
  controller: Controller,
  list: List,
) => `${call} needs public methods on ${controller}: ${list}` as const

const UNNAMED = 'its controller'
type QuotedPath<Path extends string> = ReturnType<typeof quotedPath<Path>>
const quotedPath = <Path extends string>(path: Path) => `'${path}'` as const

/** `Route` is the one that exists, as it was declared: `GET /hosts/:id`. */
export type DuplicateRouteMessage<Call extends string, Route extends string> = ReturnType<
  typeof duplicateRouteMessage<Call, Route>
>
export const duplicateRouteMessage = <Call extends string, Route extends string>(call: Call, route: Route) =>
  `${call} duplicates an existing route: ${route}` as const

export type DuplicateActionsMessage<Call extends string, List extends string> = ReturnType<
  typeof duplicateActionsMessage<Call, List>
>
export const duplicateActionsMessage = <Call extends string, List extends string>(call: Call, list: List) =>
  `${call} duplicates existing routes with these actions: ${list}` as const

export type DuplicateNestedMessage<Call extends string, Path extends string> = ReturnType<
  typeof duplicateNestedMessage<Call, Path>
>
export const duplicateNestedMessage = <Call extends string, Path extends string>(call: Call, path: Path) =>
  `${call} duplicates existing routes below ${path}` as const

export type ReturnMessage<Call extends string> = ReturnType<typeof returnMessage<Call>>
export const returnMessage = <Call extends string>(call: Call) =>
  `${call}: the callback must return one chain of calls that starts with its parameter` as const

/**
 * Throws for a call with a problem.
 *
 * @throws {RouteError} with the call and the problem
 */
export const refuse = (call: string, problem: string | undefined): void => {
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
}
