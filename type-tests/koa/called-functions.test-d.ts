/** Functions among options are called without a `this`. */
import { createClient } from '../../src/client/index.js'
import { createRouter, defineRoutes } from '../../src/index.js'
import { inspector } from '../../src/inspector/index.js'
import { openapi } from '../../src/openapi/index.js'

const routes = defineRoutes({}, r => r.get('ping', () => {}))
const info = { title: 'Ping', version: '1' }
declare const bound: (this: void) => never
declare const unbound: (this: Date) => never

createRouter(routes, { instantiate: bound }).allowedMethods({ throw: true, notImplemented: bound })
createClient<typeof routes>('', { fetch: bound, headers: bound })
openapi(routes, { info, onOmitted: bound })
inspector(routes, { editor: bound })

// @ts-expect-error The 'this' types of each signature are incompatible.
createRouter(routes, { instantiate: unbound })
// @ts-expect-error The 'this' types of each signature are incompatible.
createRouter(routes).allowedMethods({ throw: true, notImplemented: unbound })
// @ts-expect-error The 'this' types of each signature are incompatible.
createRouter(routes).allowedMethods({ throw: true, methodNotAllowed: unbound })
// @ts-expect-error The 'this' types of each signature are incompatible.
createClient<typeof routes>('', { headers: unbound })
// @ts-expect-error The 'this' types of each signature are incompatible.
createClient<typeof routes>('', { fetch: unbound })
// @ts-expect-error The 'this' types of each signature are incompatible.
openapi(routes, { info, onOmitted: unbound })
// @ts-expect-error The 'this' types of each signature are incompatible.
inspector(routes, { editor: unbound })
