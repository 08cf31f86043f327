/** What the option `compareWith` of the inspector takes. */
import { defineRoutes } from '../../src/index.js'
import { type InspectorOptions, inspector } from '../../src/inspector/index.js'

const routes = defineRoutes({}, r => r.get('ping', () => {}))
const list = [{ table: 'routes', method: 'GET', path: '/ping', middleware: '(middleware)', use: [] }]
declare const imported: typeof list
declare const condition: boolean

inspector(routes, { compareWith: list })
inspector(routes, { compareWith: imported })
inspector(routes, { compareWith: 'main.json' })
inspector(routes, { compareWith: new URL('main.json', 'file:///app/') })
inspector(routes, { compareWith: condition ? 'main.json' : undefined })
const options: InspectorOptions = { compareWith: [] }
inspector(routes, options)

// @ts-expect-error Type 'number' is not assignable to type 'string | readonly object[] | URL | undefined'
inspector(routes, { compareWith: 1 })
// @ts-expect-error Type 'string' is not assignable to type 'object'
inspector(routes, { compareWith: ['GET /ping'] })
// @ts-expect-error Object literal may only specify known properties, and 'routes' does not exist in type
inspector(routes, { compareWith: { routes: list } })
