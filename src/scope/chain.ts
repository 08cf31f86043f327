/** The chain under the public interface `Scope`: plain code on strings and lists, with the same cases as the types. */

import type { Registered } from '../controller/registry.js'
import type { ResourceKind } from '../route/actions.js'
import {
  collectionFrame,
  namespaceFrame,
  type RuntimeFrame,
  resourceFrame,
  resourcesFrame,
  scopeFrame,
} from '../route/frame.js'
import type { AnyRoute, Middleware } from '../route/route.js'
import {
  callMessage,
  duplicateActionsMessage,
  duplicateNestedMessage,
  duplicateRouteMessage,
  RouteError,
  returnMessage,
} from '../text/messages.js'
import { nameProblem } from '../text/names.js'
import { slashedPath } from '../text/path.js'
import { scopePathProblem } from '../text/path-problem.js'
import { routeKey } from './conflicts.js'
import { COLLECTION_MESSAGE, MEMBER_MESSAGE } from './namespace.js'
import { optionsProblem } from './options.js'
import { redirectRoute } from './redirect.js'
import { settingsOf } from './settings.js'
import { standardRoutes } from './standard.js'
import { duplicateVerbMessage, type VerbName, verbRoute } from './verb.js'

/** Routes in their order under their keys, so that each key is made once and not again in every scope around. */
type KeyedRoutes = ReadonlyMap<string, AnyRoute>

const keyed = (routes: readonly AnyRoute[]): KeyedRoutes => new Map(routes.map(route => [routeKey(route), route]))

/** One declaration of a chain: its routes, and the error message for those that exist already. */
interface Declaration {
  readonly routes: KeyedRoutes
  readonly duplicateMessage: (duplicates: readonly AnyRoute[]) => string
  readonly previous: Declaration | undefined
}

/**
 * A scope at run time: a list of declarations that never changes. A call returns a new scope with one declaration more, so
 * a callback that throws leaves nothing behind.
 */
export class Chain implements Record<VerbName, (path: unknown, ...rest: unknown[]) => Chain> {
  readonly #registry: Registered
  readonly #frame: RuntimeFrame
  readonly #use: readonly Middleware[]
  /** The routes that exist where the scope begins. */
  readonly #initial: KeyedRoutes
  readonly #last: Declaration | undefined
  /** The scope that the callback received, by which its result is recognised. */
  readonly #first: Chain

  private constructor(
    registry: Registered,
    frame: RuntimeFrame,
    use: readonly Middleware[],
    initial: KeyedRoutes,
    last?: Declaration,
    first?: Chain,
  ) {
    this.#registry = registry
    this.#frame = frame
    this.#use = use
    this.#initial = initial
    this.#last = last
    this.#first = first ?? this
  }

  /**
   * Calls a callback with a new scope and returns the routes of the chain that it returns. `initial` are the routes that
   * exist where the scope begins: the standard ones of a resource.
   */
  static routesOf(
    call: string,
    registry: Registered,
    frame: RuntimeFrame,
    use: readonly Middleware[],
    callback: unknown,
    initial: KeyedRoutes = new Map(),
  ): KeyedRoutes {
    if (typeof callback !== 'function') throw new RouteError(callMessage(call, 'the callback must be a function'))
    const scope = new Chain(registry, frame, use, initial)
    const returned: unknown = callback(scope)
    if (!(returned instanceof Chain) || returned.#first !== scope) throw new RouteError(returnMessage(call))
    return returned.#routes()
  }

  get(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('get', path, rest)
  }
  post(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('post', path, rest)
  }
  put(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('put', path, rest)
  }
  patch(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('patch', path, rest)
  }
  delete(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('delete', path, rest)
  }
  options(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('options', path, rest)
  }
  head(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('head', path, rest)
  }
  all(path: unknown, ...rest: unknown[]): Chain {
    return this.#verb('all', path, rest)
  }

  redirect(from: unknown, ...rest: unknown[]): Chain {
    const route = redirectRoute(this.#registry, this.#frame, this.#use, from, rest)
    return this.#add(keyed([route]), () => duplicateRouteMessage(`redirect('${from}')`, route.method, route.path))
  }

  resources(name: string, ...rest: unknown[]): Chain {
    return this.#resource('resources', name, rest)
  }

  resource(name: string, ...rest: unknown[]): Chain {
    return this.#resource('resource', name, rest)
  }

  namespace(name: string, callback: unknown): Chain {
    const call = `namespace('${name}')`
    refuse(call, nameProblem(name))
    return this.#nested(call, namespaceFrame(this.#frame, name), callback)
  }

  scope(path: string, callback: unknown): Chain {
    const call = `scope('${path}')`
    refuse(call, scopePathProblem(path, this.#frame.path))
    return this.#nested(call, scopeFrame(this.#frame, slashedPath(path)), callback)
  }

  collection(callback: unknown): Chain {
    if (!this.#frame.collection) throw new RouteError(COLLECTION_MESSAGE)
    const frame = collectionFrame(this.#frame, this.#frame.collection)
    return this.#nested('collection', frame, callback, new Map([...this.#initial, ...this.#routes()]))
  }

  member(): never {
    throw new RouteError(MEMBER_MESSAGE)
  }

  draw(part: unknown): Chain {
    return this.#nested('draw', this.#frame, part)
  }

  use(middleware: Middleware): Chain {
    if (typeof middleware !== 'function') throw new RouteError('use: the middleware must be a function')
    return new Chain(
      this.#registry,
      this.#frame,
      Object.freeze([...this.#use, middleware]),
      this.#initial,
      this.#last,
      this.#first,
    )
  }

  #verb(verb: VerbName, path: unknown, rest: readonly unknown[]): Chain {
    const route = verbRoute(verb, this.#registry, this.#frame, this.#use, path, rest)
    return this.#add(keyed([route]), () => duplicateVerbMessage(verb, String(path), route))
  }

  /** Adds the standard routes of a resource and those of the callback in it. */
  #resource(kind: ResourceKind, name: string, rest: readonly unknown[]): Chain {
    const call = `${kind}('${name}')`
    refuse(call, nameProblem(name))
    const [options, callback] = typeof rest[0] === 'function' ? [{}, rest[0]] : [rest[0] ?? {}, rest[1]]
    refuse(call, optionsProblem(kind, this.#registry, options))
    const settings = settingsOf(kind, this.#registry, options)
    const frame = FRAMES[kind](this.#frame, name, settings)
    const path = `${this.#frame.path}/${name}`
    const standard = standardRoutes(kind, call, this.#registry, frame, path, settings.actions, this.#use)
    const initial = keyed(standard)
    const nested =
      callback === undefined ? [] : Chain.routesOf(call, this.#registry, frame, this.#use, callback, initial)
    return this.#add(new Map([...initial, ...nested]), duplicates => {
      const actions = settings.actions.filter(action =>
        standard.some(route => route.action === action && duplicates.includes(route)),
      )
      return actions.length > 0 ? duplicateActionsMessage(call, actions.join(', ')) : duplicateNestedMessage(call, path)
    })
  }

  /** Adds the routes of a callback with a frame of its own. */
  #nested(call: string, frame: RuntimeFrame, callback: unknown, initial?: KeyedRoutes): Chain {
    const routes = Chain.routesOf(call, this.#registry, frame, this.#use, callback, initial)
    return this.#add(routes, () => duplicateNestedMessage(call, frame.path || '/'))
  }

  #add(routes: KeyedRoutes, duplicateMessage: Declaration['duplicateMessage']): Chain {
    const declaration = { routes, duplicateMessage, previous: this.#last }
    return new Chain(this.#registry, this.#frame, this.#use, this.#initial, declaration, this.#first)
  }

  /** The routes of the whole chain in the order of declaration, each of them once. */
  #routes(): KeyedRoutes {
    const declarations: Declaration[] = []
    for (let each = this.#last; each; each = each.previous) declarations.push(each)
    const all = new Map<string, AnyRoute>()
    for (const { routes, duplicateMessage } of declarations.reverse()) {
      const duplicates: AnyRoute[] = []
      for (const [key, route] of routes) {
        if (all.has(key) || this.#initial.has(key)) duplicates.push(route)
        all.set(key, route)
      }
      if (duplicates.length > 0) throw new RouteError(duplicateMessage(duplicates))
    }
    return all
  }
}

const FRAMES = { resources: resourcesFrame, resource: resourceFrame }

const refuse = (call: string, problem: string | undefined): void => {
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
}
