/** The options that each call lists in its error message for an unknown one. */
import { createRouter, defineRoutes } from '../../src/index.js'
import { inspector } from '../../src/inspector/inspector.js'

const routes = defineRoutes({}, r => r.get('ping', () => {}))
class PlacesController {
  show() {}
}
const linked = defineRoutes({ Places: PlacesController }, r => r.get('places/:id', 'Places#show'))
export const UNKNOWN = { unknown: true }
// biome-ignore lint/suspicious/noExplicitAny: each call is given an option that its types refuse
export type Anything = any
export const declared = (call: (r: Anything) => unknown) => () => (defineRoutes as Anything)({}, call)

/** A call for each section of docs/reference/declarations.md about options, with an unknown one. */
export const CALLS: Readonly<Record<string, () => unknown>> = {
  '`resources`': declared(r => r.resources('places', UNKNOWN)),
  '`resource`': declared(r => r.resource('user', UNKNOWN)),
  '`namespace`': declared(r => r.namespace('v1', UNKNOWN, (inner: Anything) => inner)),
  '`scope`, and `get` and the other verbs': declared(r => r.scope('v1', UNKNOWN, (inner: Anything) => inner)),
  '`redirect`': declared(r => r.redirect('old', '/new', UNKNOWN)),
  '`createRouter`': () => createRouter(routes, UNKNOWN as Anything),
  '`allowedMethods`': () => createRouter(routes).allowedMethods(UNKNOWN as Anything),
  '`routes.path`, `routes.to` and `routes.url`': () => linked.path('Places#show', { id: 1 }, UNKNOWN as Anything),
  'Look-ups': () => routes.match('GET', '/ping', UNKNOWN as Anything),
  '`inspector`': () => inspector(routes, UNKNOWN as Anything),
}

export const listedBy = (call: () => unknown): readonly string[] => {
  try {
    call()
  } catch (error) {
    return /the options are (.*)$/.exec(String(error))?.[1]?.split(', ') ?? []
  }
  return []
}
