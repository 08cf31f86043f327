import type { IsLiteral } from './inference.js'

/** Messages stand in pairs: the type that the compiler prints and the function that throws the same text. */

/**
 * Raised while a route table is defined, for what the compiler refuses too. The message is one sentence.
 *
 * @example defineRoutes({}, r => r.resources('plces')) // RouteError: resources('plces') needs the controller 'Plces', …
 */
export class RouteError extends Error {
  override readonly name = 'RouteError'
}

/**
 * Raised by a link or a look-up for what its types refuse too, and for a value that no path can hold. One sentence.
 *
 * @example routes.path('Places#show', { id: '' }) // LinkError: path('Places#show'): the parameter 'id' is empty, …
 */
export class LinkError extends Error {
  override readonly name = 'LinkError'
}

/** A call and what is wrong with it: `get('a//b'): the path 'a//b' has an empty segment`. */
export type CallMessage<Call extends string, Problem extends string> = `${Call}: ${Problem}`
export const callMessage = (call: string, problem: string): string => `${call}: ${problem}`

/** A call as messages name it; a wide or a union argument, which no text can show, is left out. */
export type CallOf<Name extends string, Argument extends string> =
  IsLiteral<Argument> extends true ? `${Name}('${Argument}')` : Name

export type NotRegisteredMessage<
  Call extends string,
  Path extends string,
> = `${Call} needs the controller '${Path}', which is not registered`
export const notRegisteredMessage = (call: string, path: string): string =>
  `${call} needs the controller '${path}', which is not registered`

export type MissingActionsMessage<
  Call extends string,
  Path extends string,
  List extends string,
> = `${Call} needs public methods on ${ControllerLabel<Path>}: ${List}`
export const missingActionsMessage = (call: string, path: string, list: string): string =>
  `${call} needs public methods on ${path === '' ? 'its controller' : `'${path}'`}: ${list}`

/** A type cannot name a class that is not registered: its controller path is `string`. */
type ControllerLabel<Path extends string> = string extends Path ? 'its controller' : `'${Path}'`

export type DuplicateRouteMessage<
  Call extends string,
  Method extends string,
  Path extends string,
> = `${Call} repeats a route that stands already: ${Method} ${Path}`
export const duplicateRouteMessage = (call: string, method: string, path: string): string =>
  `${call} repeats a route that stands already: ${method} ${path}`

export type DuplicateActionsMessage<
  Call extends string,
  List extends string,
> = `${Call} repeats routes that stand already, those of ${List}`
export const duplicateActionsMessage = (call: string, list: string): string =>
  `${call} repeats routes that stand already, those of ${list}`

export type DuplicateNestedMessage<
  Call extends string,
  Path extends string,
> = `${Call} repeats routes that stand already below ${Path}`
export const duplicateNestedMessage = (call: string, path: string): string =>
  `${call} repeats routes that stand already below ${path}`

export type ReturnMessage<Call extends string> =
  `${Call}: the callback must return the chain that begins with its parameter`
export const returnMessage = (call: string): string =>
  `${call}: the callback must return the chain that begins with its parameter`
