/** Tables for the tests of the inspector: an ordinary one, a hostile one that tries to inject markup, and a large one. */
import { type AnyRoute, defineRoutes } from '../../src/index.js'

class PlacesController {
  index() {}
  show() {}
  search() {}
  destroy() {}
}
class RoomsController {
  show() {}
}
const authenticate = (_ctx: unknown, next: () => unknown) => next()

export const inspectedRoutes = defineRoutes({ 'V1/Places': PlacesController, 'V1/Places/Rooms': RoomsController }, r =>
  r
    .get('health', function health(ctx) {
      ctx.body = 'ok'
    })
    .namespace('v1', r =>
      r
        .use(authenticate)
        .resources('places', { only: ['index', 'show', 'destroy'] }, r =>
          r.collection(r => r.get('search')).resources('rooms', { only: ['show'] }),
        ),
    )
    .get('files/*path', () => {}),
)

export const ATTACKS = [
  '<script>document.attacked=1</script>',
  '"><img src=x onerror=document.attacked=1>',
  "' autofocus onfocus='document.attacked=1",
  '</style><script>document.attacked=1</script>',
  '</script><script>document.attacked=1</script>',
  '<!--',
  '&lt;b&gt;',
  '\u202e\u0000\u2028',
  '$'.concat('{document.attacked=1}'),
]

const named = (name: unknown) =>
  Object.defineProperty((_ctx: unknown, next: () => unknown) => next(), 'name', { value: name })

/** Routes whose every text is an attack. They are a plain array, since declarations reject some of these texts. */
export const hostileRoutes: readonly AnyRoute[] = ATTACKS.flatMap(attack => [
  {
    method: attack,
    path: `/${attack}/:${attack}`,
    middleware: named(attack),
    use: [named(attack), named(Symbol(attack))],
  },
  { method: 'GET', path: '/a', target: `${attack}#${attack}`, controller: PlacesController, action: attack, use: [] },
])

/** A table of `count` routes, like that of a large application. */
export const manyRoutes = (count: number): readonly AnyRoute[] =>
  Array.from({ length: count }, (_, at) => {
    const group = `places${Math.floor(at / 5)}`
    const path = [`/v1/${group}`, `/v1/${group}/:id`, `/v1/${group}/:id/rooms`, `/v1/${group}/:placeId/rooms/:id`][
      at % 4
    ]
    const method = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'][at % 5] ?? 'GET'
    const target = `V1/Places${at}#show`
    return { method, path: path ?? '/', target, controller: PlacesController, action: 'show', use: [authenticate] }
  })
