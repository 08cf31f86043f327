/** Middlewares that say what they need, where it is missing: see `rejected.ts`. Each is refused in the same way wherever it is written. */
import type { Rejected } from './rejected.js'

/** Places of a middleware, with the words of the messages, and with its mark. */
const PLACES: readonly (readonly [source: (middleware: string) => string, call: string, place: string])[] = [
  [each => `r.scope(':key', r => r.use(«${each}»).get('ping', Ping, 'ping'))`, 'use', 'scope'],
  [each => `r.get(':key', «${each}», 'Ping#ping')`, "get(':key')", 'route'],
  [each => `r.get(':key', middleware, «${each}», middleware)`, "get(':key')", 'route'],
  [each => `r.get(':key', «${each}»)`, "get(':key')", 'route'],
  [each => `r.mount('ping', «${each}»)`, "mount('ping')", 'route'],
  [each => `r.resource('user', { only: ['show'], «use»: ${each} })`, "resource('user')", 'resource'],
  [each => `r.resources('places', { only: ['index'], use: { «index»: ${each} } })`, "resources('places')", 'route'],
  [each => `r.resources('places', { only: ['index'], use: [«${each}»] })`, "resources('places')", 'resource'],
]

/** What each needs, of a scope that gives the rest of it. */
const NEEDS: readonly (readonly [middleware: string, given: string, missing: string])[] = [
  ['loadPlace', 'r.use(givesUser)', 'ctx.params.id'],
  ['readsPlace', 'r', 'ctx.state.place'],
  ['readsDatabase', 'r', 'ctx.database'],
  ['besideKoa', 'r', 'ctx.state.user'],
  ['besideKoaId', 'r', 'ctx.params.id'],
  ['besideKoaDatabase', 'r', 'ctx.database'],
  ['needsOfKoa', 'r', 'ctx.state.user'],
  ['composed', 'r.use(givesUser)', 'ctx.state.place'],
]

export const rejectedNeeds: readonly Rejected[] = [
  ...NEEDS.flatMap(([middleware, given, missing]) =>
    PLACES.map(([source, call, place]) => ({
      title: `${missing} is missing for ${middleware}: ${source(middleware)}`,
      source: `r => ${source(middleware).replace('r.', `${given}.`)}`,
      message: `${call}: this ${place} has no such ${missing}`,
      throws: false as const,
    })),
  ),
  {
    title: 'the state that a middleware needs stands behind it',
    source: "r => r.get(':id', «loadPlace», givesUser, 'Ping#ping')",
    message: "get(':id'): this route has no such ctx.state.user",
    throws: false,
    instead: "r => r.get(':id', givesUser, loadPlace, 'Ping#ping')",
  },
  {
    title: 'the state that a middleware needs is of another type',
    source: "r => r.use(givesNumber).get(':id', «loadPlace», 'Ping#ping')",
    message: "get(':id'): this route has no such ctx.state.user: it is number, not string",
    throws: false,
    instead: "r => r.use(loadUser).get(':id', loadPlace, 'Ping#ping')",
  },
  {
    title: 'the state that a refused middleware gives is no second error',
    source: "r => r.get(':id', «loadPlace», readsPlace, ctx => { ctx.state.place.trim() })",
    message: "get(':id'): this route has no such ctx.state.user",
    throws: false,
  },
  {
    title: 'the whole resource has no id',
    source: "r => r.use(givesUser).resources('places', { «use»: loadPlace })",
    message: "resources('places'): this resource has no such ctx.params.id",
    throws: false,
    instead: "r => r.use(givesUser).resources('places', { use: { show: loadPlace } })",
  },
  {
    title: 'the last id of a path is not that of the parent',
    source:
      "r => r.resources('places', r => r.resources('rooms', { only: ['index'], use: { «index»: (ctx: Koa.Context & { params: { placeId: string } }, next) => next() } }))",
    message: "resources('rooms'): this route has no such ctx.params.placeId: the last id of a path is ctx.params.id",
    throws: false,
  },
]
