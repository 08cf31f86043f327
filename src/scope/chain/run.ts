/**
 * One run of a callback, and the routes of the chain that it returns. A scope never changes, so a call declares nothing unless the scope
 * that it returns is part of that chain. The types cannot see that. A run knows all calls on its scopes, and finds the lost ones.
 */

import { routeKey } from '../../entries/keys.js'
import type { AnyRoute } from '../../route/route.js'
import { callMessage, RouteError } from '../../text/messages.js'
import { type CallName, callText } from './arguments.js'

/** A call on a scope, and the call that has returned that scope. */
interface Call {
  readonly name: CallName
  readonly given: readonly unknown[]
  readonly previous: Call | undefined
}

/** A scope, as far as a stack needs it: the methods that users call. */
type Scope = { readonly [Name in CallName]: Function }

export class Run {
  /** The call whose callback runs, or `defineRoutes`. */
  readonly #callback: string
  readonly #calls: Call[] = []
  /** The call of this run whose own callback runs now. */
  #inner: string | undefined
  #isOver = false

  /** How many callbacks it is in. */
  readonly #depth: number

  constructor(callback: string, outer?: Run) {
    this.#callback = callback
    this.#depth = outer ? outer.#depth + 1 : 0
  }

  /** Runs the callback. */
  start(callback: () => unknown): unknown {
    if (this.#depth > MOST_CALLBACKS) throw new RouteError(callMessage(this.#callback, OVERFLOW))
    try {
      return callback()
    } catch (error) {
      if (isOverflow(error)) throw new RouteError(callMessage(this.#callback, OVERFLOW), { cause: error })
      throw error
    } finally {
      this.#isOver = true
    }
  }

  /** Runs the callback of one of the calls. */
  enter<Result>(call: string, callback: () => Result): Result {
    this.#inner = call
    try {
      return callback()
    } finally {
      this.#inner = undefined
    }
  }

  /** Why the scopes of this run cannot be called now, or `undefined`: the chain to return could not contain the call. */
  callProblem(): string | undefined {
    const owner = `this scope belongs to the callback of ${this.#callback}`
    if (this.#isOver) return `${owner}, which has already returned`
    return this.#inner && `${owner}; in the callback of ${this.#inner}, use the scope which that callback receives`
  }

  /** Adds a call of a scope. */
  add(call: Call, _scope: Scope): void {
    this.#calls.push(call)
  }

  /** The first call that is not part of the chain that ends with `last`, or `undefined`. */
  lostCall(last: Call | undefined): Call | undefined {
    let length = 0
    for (let each = last; each; each = each.previous) length++
    if (length === this.#calls.length) return undefined
    const chain = new Set<Call>()
    for (let each = last; each; each = each.previous) chain.add(each)
    return this.#calls.find(call => !chain.has(call))
  }
}

const OVERFLOW =
  'the call stack is full: the chain is too long for JavaScript, so draw it in parts, or a callback calls itself'

/** Callbacks in callbacks that no table has, unless one of them calls itself. It is found before the call stack is full. */
const MOST_CALLBACKS = 100

/**
 * Whether an error says that the call stack is full. JavaScript compiles a callback when it is first called, and needs a
 * part of the stack for each call of its chain.
 */
const isOverflow = (error: unknown): boolean => error instanceof RangeError && /call stack/i.test(error.message)

/** A run that keeps the stack of each call. */
class TracedRun extends Run {
  readonly #stacks = new Map<Call, string>()

  /** The stack begins with the caller of the scope's method. */
  override add(call: Call, scope: Scope): void {
    super.add(call, scope)
    const holder = { stack: '' }
    Error.captureStackTrace?.(holder, scope[call.name])
    this.#stacks.set(call, holder.stack)
  }

  /** The first frame of a call's stack, as in `file:///app/src/routes.ts:12:5`, or `undefined` where it has no place. */
  placeOf(call: Call): string | undefined {
    const [, frame = ''] = this.#stacks.get(call)?.split('\n') ?? []
    return /^\s*at (?:.* \()?(.+:\d+:\d+)\)?$/.exec(frame)?.[1]
  }
}

/**
 * Where a lost call is written, as far as a stack shows it. The callback runs again, with a stack for each call: to take
 * them in every run would make each start slower.
 */
export const placeOfLost = (
  callback: string,
  lost: Call,
  runAgain: (run: Run) => Call | undefined,
): string | undefined => {
  const run = new TracedRun(callback)
  try {
    const again = run.lostCall(runAgain(run))
    return again && textOf(again) === textOf(lost) ? run.placeOf(again) : undefined
  } catch {
    return undefined // the callback does something else the second time
  }
}

const textOf = ({ name, given }: Call): string => callText(name, given)

/** The error message for a lost call. */
export const lostMessage = (callback: string, lost: Call, place: string | undefined): string => {
  const problem = `this call is lost, because the callback of ${callback} returns a chain without it`
  const advice = 'chain each call to the one before it, and return the last'
  return callMessage(textOf(lost), `${problem}; ${advice}${place === undefined ? '' : ` (${place})`}`)
}

/** Routes in their order under their keys, so that each key is made once and not again in every scope around. */
export type KeyedRoutes = ReadonlyMap<string, AnyRoute>

export const keyed = (routes: readonly AnyRoute[]): KeyedRoutes =>
  new Map(routes.map(route => [routeKey(route), route]))

/** A call of a chain, with the routes that it declares and the error message for those that exist already, as they were declared. */
export interface Declaration extends Call {
  readonly routes: KeyedRoutes
  readonly duplicateMessage: (existing: readonly AnyRoute[], duplicates: readonly AnyRoute[]) => string
  readonly previous: Declaration | undefined
}

/** The routes of the chain that ends with `last`, in the order of declaration. `initial` are those that exist before it. */
export const collectRoutes = (last: Declaration | undefined, initial: KeyedRoutes): KeyedRoutes => {
  const declarations: Declaration[] = []
  for (let each = last; each; each = each.previous) declarations.push(each)
  const all = new Map<string, AnyRoute>()
  for (const { routes, duplicateMessage } of declarations.reverse()) {
    const existing: AnyRoute[] = []
    const duplicates: AnyRoute[] = []
    for (const [key, route] of routes) {
      const found = all.get(key) ?? initial.get(key)
      if (found) {
        existing.push(found)
        duplicates.push(route)
      }
      all.set(key, route)
    }
    if (existing.length > 0) throw new RouteError(duplicateMessage(existing, duplicates))
  }
  return all
}
