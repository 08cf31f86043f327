/** The chain under the public interface `Scope`: plain code on strings and lists, with the same cases as the types. */

import type { Registered } from '../../controller/registry.js'
import { collectionFrame } from '../../frame/collection-frame.js'
import type { RuntimeFrame } from '../../frame/frame.js'
import type { ResourceKind } from '../../route/actions.js'
import type { AnyMiddleware } from '../../route/route.js'
import { callMessage, RouteError, returnMessage } from '../../text/messages.js'
import { isClassSyntax } from '../middleware/middleware.js'
import { mountRoutes } from '../mount/mount.js'
import { COLLECTION_MESSAGE, namespaceOf, scopeOf } from '../namespace/namespace.js'
import { FOREIGN_METHODS } from '../options/foreign-words.js'
import { CALLED_PART, NO_PART } from '../part/draw.js'
import { redirectRoute } from '../redirect/redirect.js'
import { duplicateResourceMessage, resourceOf } from '../resources/resource-call.js'
import { NOT_A_FUNCTION } from '../shared/callback.js'
import { duplicateKeysMessage, duplicateMessage } from '../shared/existing-route.js'
import { usedMiddleware } from '../use/use.js'
import { verbRoute } from '../verb/verb.js'
import { type VerbName, verbCall } from '../verb/verb-call.js'
import { argumentsProblem, type CallName, callText } from './arguments.js'
import { collectRoutes, type Declaration, type KeyedRoutes, keyed, lostMessage, placeOfLost, Run } from './run.js'

/** What all scopes of one run of a callback share. */
interface Shared {
  readonly registry: Registered
  readonly frame: RuntimeFrame
  /** The routes that exist where the scope begins: the standard ones of a resource. */
  readonly initial: KeyedRoutes
  /** By which the callback's result is recognised. */
  readonly run: Run
}

/**
 * A scope at run time: a list of declarations that never changes. A call returns a new scope with one more declaration, so
 * a callback that throws leaves nothing behind.
 */
export class Chain implements Record<CallName, (...given: unknown[]) => Chain> {
  readonly #shared: Shared
  readonly #use: readonly AnyMiddleware[]
  readonly #last: Declaration | undefined

  static {
    for (const [word, instead] of Object.entries(FOREIGN_METHODS))
      Object.defineProperty(Chain.prototype, word, {
        value: () => {
          throw new RouteError(`there is no ${word}: ${instead}`)
        },
      })
  }

  private constructor(shared: Shared, use: readonly AnyMiddleware[], last?: Declaration) {
    this.#shared = shared
    this.#use = use
    this.#last = last
  }

  /** Calls a callback with a new scope and returns the routes of the chain that it returns. */
  static routesOf(
    call: string,
    registry: Registered,
    frame: RuntimeFrame,
    use: readonly AnyMiddleware[],
    callback: unknown,
    initial: KeyedRoutes = new Map(),
    run = new Run(call),
  ): KeyedRoutes {
    if (typeof callback !== 'function' || isClassSyntax(callback))
      throw new RouteError(callMessage(call, NOT_A_FUNCTION))
    const declarationsOf = (run: Run): Declaration | undefined => {
      const returned = run.start(() => callback(new Chain({ registry, frame, initial, run }, use)))
      if (!(returned instanceof Chain) || returned.#shared.run !== run) throw new RouteError(returnMessage(call))
      return returned.#last
    }
    const last = declarationsOf(run)
    const lost = run.lostCall(last)
    if (lost) throw new RouteError(lostMessage(call, lost, placeOfLost(call, lost, declarationsOf)))
    return collectRoutes(last, initial)
  }

  get(...given: unknown[]): Chain {
    return this.#verb('get', given)
  }
  post(...given: unknown[]): Chain {
    return this.#verb('post', given)
  }
  put(...given: unknown[]): Chain {
    return this.#verb('put', given)
  }
  patch(...given: unknown[]): Chain {
    return this.#verb('patch', given)
  }
  delete(...given: unknown[]): Chain {
    return this.#verb('delete', given)
  }
  options(...given: unknown[]): Chain {
    return this.#verb('options', given)
  }
  head(...given: unknown[]): Chain {
    return this.#verb('head', given)
  }
  query(...given: unknown[]): Chain {
    return this.#verb('query', given)
  }
  all(...given: unknown[]): Chain {
    return this.#verb('all', given)
  }

  redirect(...given: unknown[]): Chain {
    const { registry, frame } = this.#opened('redirect', given)
    const route = redirectRoute(registry, frame, this.#use, given)
    return this.#add('redirect', given, keyed([route]), existing =>
      duplicateMessage(`redirect('${given[0]}')`, existing),
    )
  }

  mount(...given: unknown[]): Chain {
    const { frame } = this.#opened('mount', given)
    const routes = mountRoutes(frame, this.#use, given)
    return this.#add('mount', given, keyed(routes), existing => duplicateMessage(`mount('${given[0]}')`, existing))
  }

  resources(...given: unknown[]): Chain {
    return this.#resource('resources', given)
  }

  resource(...given: unknown[]): Chain {
    return this.#resource('resource', given)
  }

  namespace(...given: unknown[]): Chain {
    const { frame } = this.#opened('namespace', given)
    const { call, inner } = namespaceOf(frame, given)
    return this.#nested('namespace', given, call, inner, given.at(-1))
  }

  scope(...given: unknown[]): Chain {
    const { frame } = this.#opened('scope', given)
    const { call, inner } = scopeOf(frame, given)
    return this.#nested('scope', given, call, inner, given.at(-1))
  }

  collection(...given: unknown[]): Chain {
    const { frame, initial } = this.#opened('collection', given)
    if (!frame.collection) throw new RouteError(COLLECTION_MESSAGE)
    const inner = collectionFrame(frame, frame.collection)
    const existing = new Map([...initial, ...collectRoutes(this.#last, initial)])
    return this.#nested('collection', given, 'collection', inner, given[0], existing)
  }

  draw(...given: unknown[]): Chain {
    const { frame } = this.#opened('draw', given)
    const [part] = given
    if (part instanceof Chain) throw new RouteError(callMessage('draw', CALLED_PART))
    if (typeof part !== 'function' || isClassSyntax(part)) throw new RouteError(callMessage('draw', NO_PART))
    return this.#nested('draw', given, 'draw', frame, part)
  }

  use(...given: unknown[]): Chain {
    this.#opened('use', given)
    const use = Object.freeze([...this.#use, usedMiddleware(given[0])])
    return this.#add('use', given, new Map(), () => '', use)
  }

  #verb(verb: VerbName, given: readonly unknown[]): Chain {
    const { registry, frame } = this.#opened(verb, given)
    const route = verbRoute(verb, registry, frame, this.#use, given)
    return this.#add(verb, given, keyed([route]), existing =>
      duplicateMessage(verbCall(verb, String(given[0])), existing),
    )
  }

  /** Adds the standard routes of a resource and those of the callback in it. */
  #resource(kind: ResourceKind, given: readonly unknown[]): Chain {
    const { registry, frame: outer } = this.#opened(kind, given)
    const resource = resourceOf(kind, registry, outer, this.#use, given)
    const { call, frame, standard, use } = resource
    const initial = keyed(standard)
    const routes = new Map(initial)
    const inner = new Run(call, this.#shared.run)
    for (const callback of resource.callbacks)
      for (const [key, route] of this.#routesIn(inner, call, frame, callback, initial, use)) routes.set(key, route)
    return this.#add(kind, given, routes, (existing, duplicates) =>
      duplicateResourceMessage(resource, outer, existing, duplicates),
    )
  }

  /** Adds the routes of a callback with a frame of its own. */
  #nested(
    name: CallName,
    given: readonly unknown[],
    call: string,
    frame: RuntimeFrame,
    callback: unknown,
    initial?: KeyedRoutes,
  ): Chain {
    const inner = new Run(call, this.#shared.run)
    const routes = this.#routesIn(inner, call, frame, callback, initial)
    return this.#add(name, given, routes, existing =>
      duplicateKeysMessage(call, this.#shared.frame, frame.path, existing),
    )
  }

  /** The routes of a callback, whose run is `inner`. */
  #routesIn(
    inner: Run,
    call: string,
    frame: RuntimeFrame,
    callback: unknown,
    initial?: KeyedRoutes,
    use = this.#use,
  ): KeyedRoutes {
    const { registry, run } = this.#shared
    return run.enter(call, () => Chain.routesOf(call, registry, frame, use, callback, initial, inner))
  }

  /** What the scopes of the callback share, for a call that may be made now and has arguments that it takes. */
  #opened(name: CallName, given: readonly unknown[]): Shared {
    const problem = this.#shared.run.callProblem() ?? argumentsProblem(name, given)
    if (problem !== undefined) throw new RouteError(callMessage(callText(name, given), problem))
    return this.#shared
  }

  #add(
    name: CallName,
    given: readonly unknown[],
    routes: KeyedRoutes,
    duplicateMessage: Declaration['duplicateMessage'],
    use = this.#use,
  ): Chain {
    const declaration = { name, given, routes, duplicateMessage, previous: this.#last }
    this.#shared.run.add(declaration, this)
    return new Chain(this.#shared, use, declaration)
  }
}
