/** The entry point `signalbox/testing`: lists that a test compares with `[]`. */

export { type Expectations, misroutedRequests, unreachedRoutes } from './expectations.js'
export { type UnroutedActions, unroutedActions } from './unrouted.js'
