/** A call without the map of controllers is one mistake: what uses the table has no errors. */
import { type ContextsOf, createRouter, defineRoutes } from '../../src/index.js'

// @ts-expect-error defineRoutes: the controllers must be a map of controller paths to classes
const routes = defineRoutes(r => r)
interface Contexts extends ContextsOf<typeof routes> {}
declare const contexts: Contexts
void contexts.Places?.show?.params
void routes.path('Places#show', { id: 1 })
void routes.to.Places?.show?.({ id: 1 })
void routes.match('GET', '/places/1')?.target
createRouter(routes)
