/** The types of links and matches: what a link takes, and what a match holds. */
import { expectType } from 'tsd'
import { type AnyRouteTable, defineRoutes } from '../../src/index.js'

class Places {
  index() {}
  show() {}
  either() {}
}
class Stranger {
  show() {}
}

const routes = defineRoutes({ Places, 'V1/Places': Places }, r =>
  r
    .get('health', () => {})
    .get('files/*path', () => {})
    .get('stranger/:x', Stranger, 'show')
    .resources('places', { only: ['index', 'show'] })
    .namespace('v1', r =>
      r.resources('places', { only: ['show'] }, r => r.get('either').collection(r => r.get('either'))),
    ),
)

expectType<string>(routes.path('Places#index'))
expectType<string>(routes.path('Places#show', { id: 'a' }))
expectType<string>(routes.path('Places#show', { id: 1 as string | number }, { query: { a: [1, true], b: undefined } }))
expectType<string>(routes.path('/files/*path', { path: 1n }, { hash: 'a', query: new URLSearchParams() }))
expectType<string>(routes.path('V1/Places#either', {}, { path: '/v1/places/either' }))
expectType<string>(routes.path('V1/Places#either', { id: 1 }, { path: '/v1/places/:id/either', query: {} }))
expectType<string>(routes.url(new URL('https://example.com'), 'Places#index', { query: { page: 1 } }))
expectType<string>(routes.url('https://example.com', 'V1/Places#either', {}, { path: '/v1/places/either' }))
/** As in code that takes the targets of a table which has none yet. */
declare const noTarget: never
expectType<string>(routes.url('https://example.com', noTarget))
// A value of type `any` is checked at run time.
expectType<string>(routes.path('Places#show', JSON.parse('{}')))

// @ts-expect-error the types cannot see the target of a class that is not registered
routes.path('Stranger#show', { x: 1 })
// @ts-expect-error a boolean is not a parameter
routes.path('Places#show', { id: true })
declare const text: string
declare const pattern: `Places#${string}`
// @ts-expect-error the compiler cannot read the target, and the path that is chosen may be one of another
routes.path(text, {}, { path: '/v1/places/:id/either' })
// @ts-expect-error as above
routes.path(pattern, { id: 1 }, { path: '/places/:id' })
// @ts-expect-error as above
routes.url('https://example.com', text, {}, { path: '/places' })
declare const optional: { id?: string }
// @ts-expect-error the parameter may be missing
routes.path('Places#show', optional)
// @ts-expect-error null is not a query value
routes.path('Places#index', { query: { a: null } })
// @ts-expect-error a target with several paths needs the option `path`
routes.path('V1/Places#either', {}, {})
// @ts-expect-error this is not a path of the target
routes.path('V1/Places#either', { id: 1 }, { path: '/v1/places/:id' })
// @ts-expect-error this path has a parameter
routes.path('V1/Places#either', {}, { path: '/v1/places/:id/either' })
// @ts-expect-error the origin comes first
routes.url('Places#index')

// Links by property take and refuse the same.
expectType<string>(routes.to.Places.index())
expectType<string>(routes.to.Places.show({ id: 1 as string | number }, { query: { a: [1, true], b: undefined } }))
expectType<string>(routes.to.Places.show({ id: 'a' }, { path: '/places/:id' }))
expectType<string>(routes.to['V1/Places'].either({}, { path: '/v1/places/either' }))
expectType<string>(routes.to['V1/Places'].either({ id: 1 }, { path: '/v1/places/:id/either', query: {} }))
expectType<string>(routes.to.Places.show(JSON.parse('{}')))
expectType<'index' | 'show'>({} as keyof typeof routes.to.Places)
expectType<'Places' | 'V1/Places'>({} as keyof typeof routes.to)

// @ts-expect-error the types cannot see the target of a class that is not registered
routes.to.Stranger
// @ts-expect-error a boolean is not a parameter
routes.to.Places.show({ id: true })
// @ts-expect-error the parameter may be missing
routes.to.Places.show(optional)
// @ts-expect-error null is not a query value
routes.to.Places.index({ query: { a: null } })
// @ts-expect-error a target with several paths needs the option `path`
routes.to['V1/Places'].either({}, {})
// @ts-expect-error this is not a path of the target
routes.to['V1/Places'].either({ id: 1 }, { path: '/v1/places/:id' })
// @ts-expect-error this path has a parameter
routes.to['V1/Places'].either({}, { path: '/v1/places/:id/either' })
// @ts-expect-error the action is not routed
routes.to['V1/Places'].index

const small = defineRoutes({ Places }, r => r.get('health', () => {}).resources('places', { only: ['index', 'show'] }))
const found = small.match('GET', '/places/5')
export const inHelper = <Text extends string>(text: Text): string | undefined => small.match(text, text)?.target
expectType<'Places#index' | 'Places#show' | undefined>(found?.target)
if (found?.target === 'Places#show') {
  expectType<{ id: string }>(found.params)
  expectType<'/places/:id'>(found.route.path)
  expectType<string>(found.route.action)
}
if (found && found.target === undefined) {
  expectType<'/health'>(found.route.path)
  // @ts-expect-error a middleware route has no action
  found.route.action
}
// @ts-expect-error the table has no such target
if (found?.target === 'Places#shw') throw found
small.match('GET', '/', { caseSensitive: false, trailingSlash: 'strict' })
// @ts-expect-error caseSensitive is a boolean
small.match('GET', '/', { caseSensitive: 'no' })
// @ts-expect-error there is no such option
small.match('GET', '/', { caseInsensitive: true })
// @ts-expect-error trailingSlash is 'ignore' or 'strict'
small.match('GET', '/', { trailingSlash: 'loose' })

/** A function that takes any table takes any target. */
export const anyLinks = (table: AnyRouteTable): string[] => [
  table.path('X#y', { id: 1 }),
  table.url('https://example.com', 'X#y'),
  String(table.to.X?.y?.({ id: 1 }, { hash: 'a' })),
  String(table.match('GET', '/')?.target),
]
anyLinks(small)
anyLinks(defineRoutes({}, r => r))
anyLinks(defineRoutes({ Places }, r => r.use((_ctx, next) => next())))

// Beside classes that are not registered, a target of the map means one route.
class Others {
  show() {}
}
class Named {
  static readonly controllerPath = 'Named'
  show() {}
}
const mixed = defineRoutes({ Places }, r =>
  r
    .resources('places', { only: ['show'] })
    .get('others/:otherId', Others, 'show')
    .get('named/:name', Named, 'show'),
)
const match = mixed.match('GET', '/places/5')
if (match?.target === 'Places#show') expectType<{ id: string }>(match.params)
if (match?.target === 'Named#show') expectType<{ name: string }>(match.params)
export const matched: string | undefined = match?.target
// @ts-expect-error the types do not know this target
if (match?.target === 'Others#show') throw match

// Links by property to classes that are not registered, lazy, mixed or described by a declaration file.
class Base {
  inherited() {}
}
// biome-ignore lint/suspicious/noExplicitAny: a mixin must take this
type Constructor = new (...args: any[]) => object
const mixin = <Class extends Constructor>(class_: Class) =>
  class extends class_ {
    mixed() {}
  }
class Mixed extends mixin(Base) {
  own = () => {}
  // biome-ignore lint/suspicious/noThenProperty: an action may have this name
  then() {}
}
declare const Described: { new (): { show(): void }; prototype: ReturnType<typeof JSON.parse> }
const kinds = defineRoutes({ Mixed, Lazy: () => Promise.resolve({ default: Base }), Described }, r =>
  r
    .get('named/:name', Named, 'show')
    .get('inherited', Mixed, 'inherited')
    .get('mixed', Mixed, 'mixed')
    .get('own', Mixed, 'own')
    .get('then', Mixed, 'then')
    .get('lazy/:id', 'Lazy#inherited')
    .get('described/:id', 'Described#show')
    .resource('named', { controller: Named, only: ['show'] }),
)
expectType<'own' | 'then' | 'mixed' | 'inherited'>({} as keyof typeof kinds.to.Mixed)
expectType<string[]>([kinds.to.Mixed.own(), kinds.to.Mixed.then(), kinds.to.Mixed.mixed(), kinds.to.Mixed.inherited()])
expectType<string>(kinds.to.Named.show({ name: 5 }, { path: '/named/:name' }))
expectType<string>(kinds.to.Lazy.inherited({ id: 5 }))
expectType<string>(kinds.to.Described.show({ id: 5 }))
expectType<'show'>({} as keyof typeof kinds.to.Described)
expectType<'show'>({} as keyof typeof kinds.to.Named)
expectType<'Mixed' | 'Lazy' | 'Described' | 'Named'>({} as keyof typeof kinds.to)

const anything = JSON.parse('{}')
expectType<string | undefined>(defineRoutes(anything, anything).to.X?.y?.())
