import type { Registered } from '../controller/registry.js'
import { type ActionTable, PLURAL_ACTIONS, SINGULAR_ACTIONS } from '../route/actions.js'
import {
  collectionFrame,
  type Frame,
  namespaceFrame,
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
import { optionsProblem, RESOURCE_OPTIONS, RESOURCES_OPTIONS, settingsOf } from './options.js'
import { redirectRoute } from './redirect.js'
import { standardRoutes } from './standard.js'
import { duplicateVerbMessage, type VerbName, verbRoute } from './verb.js'

/** Routes in their order, under their keys: a key is made once, and not again in each scope around. */
type Keyed = ReadonlyMap<string, AnyRoute>

const keyed = (routes: readonly AnyRoute[]): Keyed => new Map(routes.map(route => [routeKey(route), route]))

/** One declaration: its routes, and the sentence for those of them that stand already. */
interface Link {
  readonly routes: Keyed
  readonly repeats: (repeated: readonly AnyRoute[]) => string
  readonly previous: Link | undefined
}

/**
 * The chain under the public interface `Scope`: plain code on strings, with the same cases as the types. A scope is a
 * list of links that never changes and a call makes a new scope with one link more, so a callback that throws leaves
 * nothing behind.
 */
export class Chain {
  readonly #registry: Registered
  readonly #frame: Frame
  readonly #use: readonly Middleware[]
  readonly #last: Link | undefined
  /** The scope that the callback got: the first of this chain, by which the callback's result is known again. */
  readonly #first: Chain
  /** The routes that stand already where this scope begins. */
  readonly #standing: Keyed

  private constructor(
    registry: Registered,
    frame: Frame,
    use: readonly Middleware[],
    standing: Keyed,
    last?: Link,
    first?: Chain,
  ) {
    this.#registry = registry
    this.#frame = frame
    this.#use = use
    this.#standing = standing
    this.#last = last
    this.#first = first ?? this
  }

  /**
   * Runs a callback on a new scope and gives the routes of the chain that it returns. `standing` are the routes that
   * stand already where the scope begins: the standard ones of a resource.
   */
  static draw(
    call: string,
    registry: Registered,
    frame: Frame,
    use: readonly Middleware[],
    callback: unknown,
    standing: Keyed = new Map(),
  ): Keyed {
    if (typeof callback !== 'function') throw new RouteError(callMessage(call, 'the callback must be a function'))
    const scope = new Chain(registry, frame, use, standing)
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
    return this.#link(keyed([route]), () => duplicateRouteMessage(`redirect('${from}')`, route.method, route.path))
  }

  resources(name: string, ...rest: unknown[]): Chain {
    return this.#standard('resources', name, rest, RESOURCES_OPTIONS, PLURAL_ACTIONS, resourcesFrame)
  }

  resource(name: string, ...rest: unknown[]): Chain {
    return this.#standard('resource', name, rest, RESOURCE_OPTIONS, SINGULAR_ACTIONS, resourceFrame)
  }

  namespace(name: string, callback: unknown): Chain {
    const call = `namespace('${name}')`
    refuse(call, nameProblem(name))
    return this.#below(call, namespaceFrame(this.#frame, name), callback)
  }

  scope(path: string, callback: unknown): Chain {
    const call = `scope('${path}')`
    refuse(call, scopePathProblem(path, this.#frame.path))
    return this.#below(call, scopeFrame(this.#frame, slashedPath(path)), callback)
  }

  collection(callback: unknown): Chain {
    if (!this.#frame.collection) throw new RouteError(COLLECTION_MESSAGE)
    const frame = collectionFrame(this.#frame, this.#frame.collection)
    const standing = new Map([...this.#standing, ...this.#routes()])
    const routes = Chain.draw('collection', this.#registry, frame, this.#use, callback, standing)
    return this.#link(routes, () => duplicateNestedMessage('collection', frame.path))
  }

  member(): never {
    throw new RouteError(MEMBER_MESSAGE)
  }

  draw(part: unknown): Chain {
    const routes = Chain.draw('draw', this.#registry, this.#frame, this.#use, part)
    return this.#link(routes, () => duplicateNestedMessage('draw', this.#frame.path || '/'))
  }

  use(middleware: Middleware): Chain {
    if (typeof middleware !== 'function') throw new RouteError('use: the middleware must be a function')
    return new Chain(
      this.#registry,
      this.#frame,
      Object.freeze([...this.#use, middleware]),
      this.#standing,
      this.#last,
      this.#first,
    )
  }

  #verb(name: VerbName, path: unknown, rest: readonly unknown[]): Chain {
    const route = verbRoute(name, this.#registry, this.#frame, this.#use, path, rest)
    return this.#link(keyed([route]), () => duplicateVerbMessage(name, String(path), route))
  }

  /** `resources` and `resource`: the standard routes, and those of the callback below them. */
  #standard(
    kind: 'resources' | 'resource',
    name: string,
    rest: readonly unknown[],
    allowed: readonly string[],
    table: ActionTable,
    frameOf: typeof resourcesFrame,
  ): Chain {
    const call = `${kind}('${name}')`
    refuse(call, nameProblem(name))
    const [options, callback] = typeof rest[0] === 'function' ? [{}, rest[0]] : [rest[0] ?? {}, rest[1]]
    refuse(call, optionsProblem(this.#registry, options, allowed, table))
    const settings = settingsOf(this.#registry, options, table)
    const frame = frameOf(this.#frame, name, settings)
    const path = `${this.#frame.path}/${name}`
    const standard: readonly AnyRoute[] = standardRoutes(
      call,
      this.#registry,
      frame,
      path,
      settings.actions,
      table,
      this.#use,
    )
    const own = keyed(standard)
    const all =
      callback === undefined
        ? own
        : new Map([...own, ...Chain.draw(call, this.#registry, frame, this.#use, callback, own)])
    return this.#link(all, repeated => {
      const actions = settings.actions.filter(action =>
        repeated.some(route => standard.includes(route) && 'action' in route && route.action === action),
      )
      return actions.length > 0 ? duplicateActionsMessage(call, actions.join(', ')) : duplicateNestedMessage(call, path)
    })
  }

  #below(call: string, frame: Frame, callback: unknown): Chain {
    const routes = Chain.draw(call, this.#registry, frame, this.#use, callback)
    return this.#link(routes, () => duplicateNestedMessage(call, frame.path))
  }

  #link(routes: Keyed, repeats: Link['repeats']): Chain {
    const link = { routes, repeats, previous: this.#last }
    return new Chain(this.#registry, this.#frame, this.#use, this.#standing, link, this.#first)
  }

  /** The routes of the whole chain in the order of declaration, none of them twice. */
  #routes(): Keyed {
    const links: Link[] = []
    for (let link = this.#last; link; link = link.previous) links.push(link)
    links.reverse()
    const all = new Map<string, AnyRoute>()
    for (const { routes, repeats } of links) {
      const repeated: AnyRoute[] = []
      for (const [key, route] of routes) {
        if (all.has(key) || this.#standing.has(key)) repeated.push(route)
        all.set(key, route)
      }
      if (repeated.length > 0) throw new RouteError(repeats(repeated))
    }
    return all
  }
}

const refuse = (call: string, problem: string | undefined): void => {
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
}
