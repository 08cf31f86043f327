/** The entry point `signalbox/testing`: functions that return a list of problems, which is `[]` if there are none. */

export { type Expectations, misroutedRequests, unreachedRoutes } from './expectations.js'
export { type UnroutedActions, unroutedActions } from './unrouted.js'
