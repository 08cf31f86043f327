/**
 * The entry point `signalbox/testing`: functions that return a list of problems, which is `[]` if there are none, and a `fetch` for an
 * application in memory.
 */

export { type Expectations, misroutedRequests, unreachedRoutes } from './expectations.js'
export { fetchFrom } from './fetch-from.js'
export { type UnroutedActions, unroutedActions } from './unrouted.js'
