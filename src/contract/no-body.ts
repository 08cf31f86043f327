/** Values that no reply can have as its body, and that `reply` refuses. */

import type { IsAny } from '../text/inference.js'

/** What is wrong with them, by what they are. */
export const NO_BODIES = {
  promise: 'a promise: await it',
  function: 'a function, which cannot be sent',
  symbol: 'a symbol, which cannot be sent',
  Map: 'a Map, which JSON does not have: return an object or a list, as Object.fromEntries gives',
  Set: 'a Set, which JSON does not have: return a list',
} as const

/** What is wrong with one of several types of a body, or `never`. Of `any`, nothing is known. */
export type NoBodyProblem<Body> = IsAny<Body> extends true ? never : Body extends Unsent ? ProblemOf<Body> : never

type Thenable = { then(...given: never): unknown }
type Callable = ((...given: never) => unknown) | (abstract new (...given: never) => unknown)
type Unsent = Thenable | Callable | symbol | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>

/** A function may have a member `then`, and a map or a set a `toJSON`. */
type ProblemOf<Body> = Body extends Thenable
  ? (typeof NO_BODIES)['promise']
  : Body extends Callable
    ? (typeof NO_BODIES)['function']
    : Body extends symbol
      ? (typeof NO_BODIES)['symbol']
      : Body extends { toJSON(...given: never): unknown }
        ? never
        : Body extends ReadonlyMap<unknown, unknown>
          ? (typeof NO_BODIES)['Map']
          : (typeof NO_BODIES)['Set']

/** What is wrong with a body, or `undefined`: the twin of the type `NoBodyProblem`. */
export const noBodyProblem = (body: unknown): string | undefined => {
  const { then, toJSON } = Object(body)
  if (typeof then === 'function') return NO_BODIES.promise
  if (typeof body === 'function') return NO_BODIES.function
  if (typeof body === 'symbol') return NO_BODIES.symbol
  if (typeof toJSON === 'function') return undefined
  return body instanceof Set ? NO_BODIES.Set : body instanceof Map ? NO_BODIES.Map : undefined
}
