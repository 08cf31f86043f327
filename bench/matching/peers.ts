import KoaRouter from '@koa/router'
import MedleyRouter from '@medley/router'
import findMyWay from 'find-my-way'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import KoaTreeRouter from 'koa-tree-router'
import { Memoirist } from 'memoirist'
import { addRoute, createRouter } from 'rou3'
import { compileRouter } from 'rou3/compiler'
import type { MatcherOptions } from '../../src/matcher/matcher.js'
import { createMatcher } from '../dist/matcher.js'
import { handMade } from './hand-made.js'
import type { Route } from './workloads.js'

export interface Found {
  readonly value: number
  readonly params: Readonly<Record<string, string>>
}
/** A matcher to compare. `build` takes a table and returns a function that matches, and throws if it cannot take the table. */
export interface Peer {
  readonly name: string
  readonly build: (table: readonly Route[]) => (method: string, path: string) => Found | undefined
  /** It takes only one name for a position, so it gets p0, p1 … and need not return the routes' own names. */
  readonly positional?: true
  /** Too slow to be timed in every round and with the largest table. */
  readonly slow?: true
}

interface TreeLookup {
  find(method: string, path: string): { handle: { value: number }[] | null; params: { key: string; value: string }[] }
}

/** The decoding that a user has to add to a router that returns parameters as they were sent. */
const decoded = (params: Record<string, string>): Record<string, string> => {
  for (const name in params) {
    const value = params[name] as string
    if (value.includes('%')) params[name] = decodeURIComponent(value)
  }
  return params
}

const wildcard = (path: string): string => path.replace(/\*\w+$/, '*')

const findMyWayOf = (compiled: boolean) => (table: readonly Route[]) => {
  const router = findMyWay({ maxParamLength: 1_000 })
  for (const [value, [method, path]] of table.entries()) {
    router.on(
      method as 'GET',
      wildcard(path),
      Object.assign(() => {}, { value }),
    )
  }
  // Its types do not have `compile` yet.
  if (compiled) (router as unknown as { compile(): void }).compile()
  return (method: string, path: string) => {
    const found = router.find(method as 'GET', path)
    if (!found) return undefined
    return {
      value: (found.handler as never as { value: number }).value,
      params: found.params as Record<string, string>,
    }
  }
}

const signalboxOf =
  (options: MatcherOptions): Peer['build'] =>
  table => {
    const entries = table.map(([method, path], value) => ({ method, path, value }))
    const matcher = createMatcher(entries, options)
    return (method, path) => matcher.match(method, path) as Found | undefined
  }

export const peers: readonly Peer[] = [
  { name: 'hand-made', build: table => handMade(table, false) as ReturnType<Peer['build']> },
  { name: 'hand-made by method', build: table => handMade(table, true) as ReturnType<Peer['build']> },
  { name: 'signalbox', build: signalboxOf({}) },
  { name: 'signalbox without generated code', build: signalboxOf({ generateAfter: Number.POSITIVE_INFINITY }) },
  { name: 'find-my-way compiled', build: findMyWayOf(true) },
  {
    name: '@medley/router',
    positional: true,
    build: table => {
      const router = new MedleyRouter()
      for (const [value, [method, path]] of table.entries()) {
        let position = 0
        router.register(wildcard(path.replace(/:\w+/g, () => `:p${position++}`)))[method] = { value }
      }
      return (method, path) => {
        const found = router.find(path)
        const route = found?.store[method]
        return route && { value: route.value, params: decoded(found.params) }
      }
    },
  },
  {
    name: 'memoirist',
    build: table => {
      const router = new Memoirist<number>()
      for (const [value, [method, path]] of table.entries()) router.add(method, wildcard(path), value)
      return (method, path) => {
        const found = router.find(method, path)
        return found ? { value: found.store, params: decoded(found.params) } : undefined
      }
    },
  },
  { name: 'find-my-way', build: findMyWayOf(false) },
  {
    name: 'koa-tree-router',
    positional: true,
    build: table => {
      const router = new KoaTreeRouter()
      for (const [value, [method, path]] of table.entries()) {
        let position = 0
        router.on(
          method,
          path.replace(/:\w+/g, () => `:p${position++}`),
          Object.assign(() => {}, { value }) as never,
        )
      }
      return (method, path) => {
        // Its types do not have `find`.
        const found = (router as never as TreeLookup).find(method, path)
        if (!found.handle) return undefined
        const params: Record<string, string> = {}
        for (const { key, value } of found.params) params[key] = value
        return { value: found.handle[0]?.value as number, params: decoded(params) }
      }
    },
  },
  {
    name: 'rou3 compiled',
    build: table => {
      const router = createRouter<{ value: number }>()
      for (const [value, [method, path]] of table.entries()) {
        addRoute(router, method, path.replace(/\*(\w+)$/, '**:$1'), { value })
      }
      const find = compileRouter(router)
      return (method, path) => {
        const found = find(method, path)
        return found
          ? { value: found.data.value, params: decoded((found.params ?? {}) as Record<string, string>) }
          : undefined
      }
    },
  },
  {
    name: 'Hono RegExpRouter',
    build: table => {
      const router = new RegExpRouter<number>()
      for (const [value, [method, path]] of table.entries()) router.add(method, wildcard(path), value)
      return (method, path) => {
        // One of the two forms in its types: the names of parameters with their positions in `stash`.
        const [handlers, stash] = router.match(method, path) as never as [[number, Record<string, number>][], string[]]
        if (!handlers[0]) return undefined
        const [value, names] = handlers[0]
        const params: Record<string, string> = {}
        for (const name in names) params[name] = stash[names[name] as number] as string
        return { value, params: decoded(params) }
      }
    },
  },
  {
    name: '@koa/router',
    slow: true,
    build: table => {
      const router = new KoaRouter()
      const values = new Map<unknown, number>()
      for (const [value, [method, path]] of table.entries()) {
        const layer = router.register(path, [method.toLowerCase()], () => {}, {})
        values.set(layer, value)
      }
      return (method, path) => {
        const layer = router.match(path, method).pathAndMethod[0]
        if (!layer) return undefined
        return { value: values.get(layer) as number, params: layer.params(path, layer.captures(path)) }
      }
    },
  },
]
