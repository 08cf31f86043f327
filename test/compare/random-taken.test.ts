/**
 * Of two random tables, the comparison finds every pair of routes of which one answered a request, and the other one answers it now. What
 * the tables themselves answer to each request of an alphabet is the judge.
 */
import { describe, expect, it } from 'vitest'
import { pairRoutes } from '../../src/compare/pairs.js'
import { takenRequests } from '../../src/compare/taken.js'
import { type AnyRouteTable, defineRoutes } from '../../src/index.js'
import { DEFAULT_COMPARISON } from '../../src/text/path-options.js'
import { listedRoutes } from '../support/listed-routes.js'
import { Random, seedOf } from '../support/random.js'

const TABLES = Number(process.env.TABLES ?? 10) * 10

const SEGMENTS = ['a', 'a', 'b', 'ab', ':p', ':p', 'a:p', ':p.b', 'a:p.b']
const VERBS = ['get', 'get', 'get', 'head', 'post', 'all'] as const
const KINDS = ['uuid', 'bigint', 'integer'] as const

interface Spec {
  readonly verb: (typeof VERBS)[number]
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

const randomSpec = (random: Random): Spec => {
  const segments = Array.from({ length: 1 + random.below(3) }, (_, at) =>
    random.pick(SEGMENTS).replace(':p', `:p${at}`),
  )
  if (random.chance(0.2)) segments.push('*rest')
  const names = segments.flatMap(text => /:(\w+)/.exec(text)?.[1] ?? [])
  const params = names.filter(() => random.chance(0.3)).map(name => [name, random.pick(KINDS)] as const)
  return { verb: random.pick(VERBS), path: segments.join('/'), params: Object.fromEntries(params) }
}

/** A table of these routes; `undefined` where two of them are one. */
const tableOf = (specs: readonly Spec[]): AnyRouteTable | undefined => {
  const draw = (r: unknown): unknown =>
    specs.reduce(
      (chain, { verb, path, params }) => chain[verb]?.(path, { params, summary: '' }, () => {}),
      r as Record<string, Function>, // the chain, which is made from data here
    )
  try {
    return defineRoutes({}, draw as never)
  } catch {
    return undefined
  }
}

const TEXTS = [
  'a',
  'b',
  'ab',
  'x',
  '1',
  'a1',
  'ax',
  'x.b',
  'a.b',
  'ax.b',
  'a1.b',
  '3000000000',
  '00000000-0000-4000-8000-000000000000',
]
const longer = (paths: readonly string[]) => paths.flatMap(path => TEXTS.map(text => `${path}/${text}`))
const PATHS = [...longer(['']), ...longer(longer([''])), ...longer(longer(longer([''])))]
/** Also deeper ones, for wildcards. */
const REQUESTS = [...PATHS, ...PATHS.map(path => `${path}/x/x/x`)]

describe('takenRequests(before, now, same, comparison)', () => {
  const seed = seedOf(process.env)

  it(`finds all that another route answers now, and nothing else (seed ${seed})`, () => {
    const random = new Random(seed)
    let found = 0
    for (let count = 0; count < TABLES; count++) {
      const specs = Array.from({ length: 6 }, () => randomSpec(random))
      const [before, now] = [
        tableOf(specs.slice(0, 4)),
        tableOf([...specs.slice(2), ...random.some(specs.slice(0, 1))]),
      ]
      if (!before || !now) continue
      const [old, current] = [listedRoutes(before), listedRoutes(now)]
      const { kept, moved } = pairRoutes(old, current)
      const same = [...kept, ...moved]
      const keyOf = (one: { method: string; path: string }, other: { method: string; path: string }) =>
        `${one.method} ${one.path} -> ${other.method} ${other.path}`
      const known = new Set(same.map(pair => keyOf(...pair)))
      const expected = new Map<string, string>()
      for (const path of REQUESTS.filter(() => random.chance(0.1)))
        for (const method of ['GET', 'HEAD', 'POST', 'PUT'] as const) {
          const [one, other] = [before.match(method, path)?.route, now.match(method, path)?.route]
          if (one && other && !known.has(keyOf(one, other))) expected.set(keyOf(one, other), `${method} ${path}`)
        }
      const taken = takenRequests(old, current, same, DEFAULT_COMPARISON)
      for (const each of taken) {
        expect(before.match(each.method, each.path)?.route.path).toBe(each.before.path)
        expect(now.match(each.method, each.path)?.route.path).toBe(each.now.path)
      }
      const reported = new Set(taken.map(each => keyOf(each.before, each.now)))
      const missed = [...expected].filter(([key]) => !reported.has(key))
      expect({ specs, missed }).toEqual({ specs, missed: [] })
      found += taken.length
    }
    expect(found).toBeGreaterThan(TABLES / 4)
  })
})
