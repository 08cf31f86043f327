/** The same five mistakes for each router: what is written in its program of `programs/`, and what a mistake makes of it. */

/** In a few words, and whole. */
export const mistakes = {
  action: ['no action', 'a route to an action that does not exist'],
  duplicate: ['duplicate route', 'two routes for one method and path'],
  parameter: ['no parameter', 'an action reads a parameter that its path does not have'],
  guard: ['no guard', 'an action reads the user, and no guard stands before it'],
  link: ['no route', 'a link or a call to a route that does not exist'],
} as const

export type Mistake = keyof typeof mistakes

/** What finds a mistake first. `none`: the router has no place for it. */
export type Found = 'compiler' | 'start' | 'request' | 'never' | 'none'

export interface Outcome {
  readonly found: Found
  readonly message: string
}

/** What `results.json` has. `rows` are by program. */
export interface Recorded {
  readonly date: string
  readonly node: string
  readonly versions: readonly string[]
  readonly rows: Readonly<Record<string, Partial<Readonly<Record<Mistake, Outcome>>>>>
}

export interface Router {
  readonly name: string
  /** Its packages, whose versions the table names. */
  readonly packages: readonly string[]
  /** What is written, and what a mistake makes of it. A router without the entry has no place for the mistake. */
  readonly changes: Partial<Readonly<Record<Mistake, readonly [written: string, instead: string]>>>
  /** The path of a place, where it is not `/places/1`. */
  readonly place?: string
}

/** By the name of its program. */
export const routers: Readonly<Record<string, Router>> = {
  signalbox: {
    name: 'Signalbox',
    packages: [],
    changes: {
      action: ["'Places#index'", "'Places#indx'"],
      duplicate: [".get('places', 'Places#index')", ".get('places', 'Places#index').get('places', 'Places#index')"],
      parameter: ['ctx.params.id', 'ctx.params.placeId'],
      guard: ['.use(guard)', ''],
      link: ['to.Places.show', 'to.Plces.show'],
    },
  },
  'koa-router': {
    name: '@koa/router',
    packages: ['@koa/router'],
    changes: {
      action: ['places.index', 'places.indx'],
      duplicate: [
        "router.get('/places', places.index)",
        "router.get('/places', places.index).get('/places', places.index)",
      ],
      parameter: ['ctx.params.id', 'ctx.params.placeId'],
      guard: ['guard, users', 'users'],
      link: ["url('place'", "url('plce'"],
    },
  },
  hono: {
    name: 'Hono',
    packages: ['hono'],
    changes: {
      action: ['places.index', 'places.indx'],
      duplicate: [".get('/places', places.index)", ".get('/places', places.index).get('/places', places.index)"],
      parameter: ["param('id')", "param('placeId')"],
      guard: ['guard, c', 'c'],
      link: ['.places[', '.plces['],
    },
  },
  trpc: {
    name: 'tRPC',
    packages: ['@trpc/server'],
    changes: {
      action: ['places.index', 'places.indx'],
      duplicate: ['places: places.index', 'places: places.index, places: places.index'],
      parameter: ['input.id', 'input.placeId'],
      guard: ['guarded.query', 't.procedure.query'],
      link: ['.place.query', '.plce.query'],
    },
    place: '/place?input=%7B%22id%22%3A%221%22%7D',
  },
  nest: {
    name: 'Nest',
    packages: ['@nestjs/core'],
    changes: {
      // An action declares its own route.
      duplicate: ['@Get()\n  index() {', "@Get()\n  list() {\n    return ['2']\n  }\n  @Get()\n  index() {"],
      parameter: ["@Param('id')", "@Param('placeId')"],
      guard: ['@UseGuards(Guard)', ''],
      link: ['/places/1', '/plces/1'],
    },
  },
  adonis: {
    name: 'Adonis',
    packages: ['@adonisjs/http-server'],
    changes: {
      action: ["'index'", "'indx'"],
      duplicate: [
        "router.get('/places', [PlacesController, 'index'])",
        "router.get('/places', [PlacesController, 'index'])\nrouter.get('/places', [PlacesController, 'index'])",
      ],
      parameter: ['params.id', 'params.placeId'],
      guard: ['.use(guard)', ''],
      link: ["makeUrl('places.show'", "makeUrl('plces.show'"],
    },
  },
}
