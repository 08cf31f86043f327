/** The entry point `signalbox/testing`: functions for tests of an application and of its table. */

export { type Expectations, misroutedRequests, unreachedRoutes } from './expectations.js'
export { type FetchedApplication, fetchFrom } from './fetch-from.js'
export { type TestContextOptions, testContext } from './test-context.js'
export { type UnroutedActions, unroutedActions } from './unrouted.js'
