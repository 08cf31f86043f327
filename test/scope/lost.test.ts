/**
 * Calls on a scope that no table would contain: those whose scope is thrown away, and those on a scope of another callback.
 * The types see neither, since what a statement returns may be ignored.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AnyRoute, defineRoutes, RouteError } from '../../src/index.js'
import { controllers, type LooseDraw, type LooseScope } from '../cases/definition.js'
import { VERBS } from '../support/lists.js'

/** `defineRoutes` over loose scopes, so that one text of a callback can be tried in every call. */
const defineLoosely = defineRoutes as unknown as (registry: unknown, draw: LooseDraw) => readonly AnyRoute[]

const errorOf = (define: () => unknown): Error => {
  try {
    define()
  } catch (error) {
    if (error instanceof RouteError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const answer = () => {}
const adminsOnly = (_ctx: unknown, next: () => unknown) => next()

/** The error message for a lost call, without its place. */
const lost = (call: string, callback: string) =>
  `${call}: this call is lost, because the callback of ${callback} returns a chain without it; chain each call to the one before it, and return the last`

/** A callback in which `declare` is called on a scope that is then thrown away. */
const losing =
  (declare: (r: LooseScope) => unknown): LooseDraw =>
  r => {
    declare(r)
    return r.get('kept', answer)
  }

/** Each call that runs a callback, around the callback that it is given. */
const callbacks: readonly { readonly callback: string; readonly around: (draw: LooseDraw) => LooseDraw }[] = [
  { callback: 'defineRoutes', around: draw => draw },
  { callback: "namespace('v1')", around: draw => r => r.namespace('v1', draw) },
  { callback: "scope('v1')", around: draw => r => r.scope('v1', draw) },
  { callback: "resources('places')", around: draw => r => r.resources('places', draw) },
  { callback: "resources('places')", around: draw => r => r.resources('places', { only: ['show'] }, draw) },
  { callback: "resource('user')", around: draw => r => r.resource('user', draw) },
  { callback: "resource('user')", around: draw => r => r.resource('user', { only: ['show'] }, draw) },
  { callback: 'collection', around: draw => r => r.resources('places', r => r.collection(draw)) },
  { callback: 'draw', around: draw => r => r.draw(draw) },
  { callback: 'draw', around: draw => r => r.namespace('v1', r => r.draw(draw)) },
]

/** Each call of a scope, with its text in an error message. */
const calls: readonly { readonly call: string; readonly declare: (r: LooseScope) => unknown }[] = [
  ...VERBS.map(verb => ({
    call: `${verb}('lost')`,
    declare: (r: LooseScope) => r[verb]('lost', answer),
  })),
  { call: "resources('users')", declare: r => r.resources('users', { only: [] }) },
  { call: "resource('user')", declare: r => r.resource('user', { only: [] }) },
  { call: "namespace('lost')", declare: r => r.namespace('lost', r => r.get('a', answer)) },
  { call: "scope('lost')", declare: r => r.scope('lost', r => r.get('a', answer)) },
  { call: 'draw(part)', declare: r => r.draw(function part(r: LooseScope) { return r }) }, // biome-ignore format: one line
  { call: 'use(adminsOnly)', declare: r => r.use(adminsOnly) },
  { call: 'use', declare: r => r.use(() => {}) },
]

describe('a call whose scope is thrown away', () => {
  describe.each(callbacks)('in the callback of $callback', ({ callback, around }) => {
    it.each(calls)('is a RouteError that names it: $call', ({ call, declare }) => {
      const { message } = errorOf(() => defineLoosely(controllers, around(losing(declare))))
      expect(message.replace(/ \(.*\)$/, '')).toBe(lost(call, callback))
    })
  })

  it('is a RouteError for redirect and collection', () => {
    const redirect = errorOf(() =>
      defineRoutes(controllers, r => {
        r.redirect('old', 'Places#index')
        return r.resources('places')
      }),
    )
    expect(redirect.message).toContain(lost("redirect('old')", 'defineRoutes'))
    const collection = errorOf(() =>
      defineRoutes(controllers, r =>
        r.resources('places', r => {
          r.collection(r => r.get('search'))
          return r
        }),
      ),
    )
    expect(collection.message).toContain(lost('collection', "resources('places')"))
  })

  it('is named with its file and line', () => {
    const { message } = errorOf(() =>
      defineRoutes(controllers, r => {
        r.use(adminsOnly) // the lost call
        return r.resources('places')
      }),
    )
    const file = new URL(import.meta.url).pathname
    const lines = readFileSync(file, 'utf8').split('\n')
    const line = lines.findIndex(text => text.endsWith('// the lost call')) + 1
    expect(message).toMatch(new RegExp(` \\((?:file://)?${file}:${line}:\\d+\\)$`))
  })

  it('is named without a place where the stack has none', () => {
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 0
    try {
      const { message } = errorOf(() =>
        defineLoosely(
          controllers,
          losing(r => r.use(adminsOnly)),
        ),
      )
      expect(message).toBe(lost('use(adminsOnly)', 'defineRoutes'))
    } finally {
      Error.stackTraceLimit = limit
    }
  })

  it('is the first of several', () => {
    const { message } = errorOf(() =>
      defineLoosely(controllers, r => {
        const kept = r.get('a', answer)
        kept.use(adminsOnly).get('b', answer)
        r.get('c', answer)
        return kept
      }),
    )
    expect(message).toContain(lost('use(adminsOnly)', 'defineRoutes'))
  })

  it('may be any part of a chain: a branch of two, the rest after the returned scope', () => {
    const branch = errorOf(() =>
      defineLoosely(controllers, r => {
        const one = r.get('one', answer)
        const other = r.get('other', answer)
        return Math.random() < 2 ? other : one
      }),
    )
    expect(branch.message).toContain(lost("get('one')", 'defineRoutes'))
    const rest = errorOf(() =>
      defineLoosely(controllers, r => {
        const kept = r.get('kept', answer)
        kept.get('rest', answer)
        return kept
      }),
    )
    expect(rest.message).toContain(lost("get('rest')", 'defineRoutes'))
  })

  it('is named where it was lost first, by a callback that does something else when it runs again', () => {
    let runs = 0
    const fickle = (second: LooseDraw): LooseDraw => {
      runs = 0
      return r => (runs++ === 0 ? losing(r => r.use(adminsOnly))(r) : second(r))
    }
    const seconds: readonly LooseDraw[] = [
      r => r.get('kept', answer),
      losing(r => r.get('other', answer)),
      () => {
        throw new Error('only once')
      },
      () => undefined,
    ]
    for (const second of seconds) {
      const { message } = errorOf(() => defineLoosely(controllers, fickle(second)))
      expect(message).toBe(lost('use(adminsOnly)', 'defineRoutes'))
      expect(runs).toBe(2)
    }
  })

  it('is none in a table without a mistake, whose callbacks run once', () => {
    let runs = 0
    defineLoosely(controllers, r => {
      runs++
      return r.use(adminsOnly).namespace('v1', r => {
        runs++
        return r.get('a', answer)
      })
    })
    expect(runs).toBe(2)
  })

  it('is none where a call has thrown and the callback goes on', () => {
    const routes = defineLoosely(controllers, r => {
      expect(() => r.resources('ghosts')).toThrow(RouteError)
      return r.get('kept', answer)
    })
    expect(routes.map(route => route.path)).toEqual(['/kept'])
  })
})

describe('a scope of another callback', () => {
  const owner = (call: string, callback: string) => `${call}: this scope belongs to the callback of ${callback}`

  it.each(calls)('is refused in an inner callback: $call', ({ call, declare }) => {
    const { message } = errorOf(() =>
      defineLoosely(controllers, outer =>
        outer.namespace('v1', inner => {
          declare(outer)
          return inner.get('kept', answer)
        }),
      ),
    )
    expect(message).toBe(
      `${owner(call, 'defineRoutes')}; in the callback of namespace('v1'), use the scope which that callback receives`,
    )
  })

  it('is refused in a callback of any depth, at the call', () => {
    const { message, stack } = errorOf(() =>
      defineLoosely(controllers, top =>
        top.resources('places', places => places.collection(r => top.get('lost', answer) && places && r)),
      ),
    )
    expect(message).toContain("in the callback of resources('places')")
    expect(stack).toContain('lost.test.ts')
  })

  it('is refused in a part that closes over it', () => {
    const { message } = errorOf(() =>
      defineLoosely(controllers, outer => outer.draw((_: LooseScope) => outer.get('lost', answer))),
    )
    expect(message).toContain(owner("get('lost')", 'defineRoutes'))
    expect(message).toContain('in the callback of draw')
  })

  it.each(calls)('is refused after its callback has returned: $call', ({ call, declare }) => {
    let kept: LooseScope | undefined
    defineLoosely(controllers, r => {
      kept = r
      return r
    })
    const { message } = errorOf(() => kept && declare(kept))
    expect(message).toBe(`${owner(call, 'defineRoutes')}, which has already returned`)
  })

  it('is refused after its callback has thrown, and in a callback that goes on later', async () => {
    let kept: LooseScope | undefined
    const failing = () =>
      defineLoosely(controllers, r => {
        kept = r.get('a', answer)
        throw new Error('of the user')
      })
    expect(failing).toThrow('of the user')
    expect(errorOf(() => kept?.get('b', answer)).message).toContain('which has already returned')

    let later: Promise<unknown> | undefined
    const asynchronous = () =>
      defineLoosely(controllers, r => {
        later = Promise.resolve().then(() => r.get('late', answer))
        return later
      })
    expect(asynchronous).toThrow('the callback must return one chain of calls')
    await expect(later).rejects.toThrow('which has already returned')
  })

  it('is refused in the callback of another table', () => {
    let kept: LooseScope | undefined
    defineLoosely(controllers, r =>
      r.namespace('v1', r => {
        kept = r
        return r
      }),
    )
    const { message } = errorOf(() => defineLoosely(controllers, () => kept?.get('a', answer)))
    expect(message).toBe(`${owner("get('a')", "namespace('v1')")}, which has already returned`)
  })

  it('does not keep a table from being defined in the callback of another', () => {
    const routes = defineLoosely(controllers, r => {
      const inner = defineLoosely(controllers, r => r.get('inner', answer))
      return inner.reduce((r, route) => r.scope('outer', r => r.get(route.path, answer)), r)
    })
    expect(routes.map(route => route.path)).toEqual(['/outer/inner'])
  })

  it('may be used again after the call of an inner callback, whether that has thrown or not', () => {
    const routes = defineLoosely(controllers, r => {
      const before = r.namespace('v1', r => r.get('a', answer))
      expect(() => before.namespace('v2', () => undefined)).toThrow(RouteError)
      return before.get('b', answer)
    })
    expect(routes.map(route => route.path)).toEqual(['/v1/a', '/b'])
  })
})
