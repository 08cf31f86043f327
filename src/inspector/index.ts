/** The entry point `signalbox/inspector`: the page for development, and why a route answers a request. */

export { type Explanation, explainMatch, type RouteVerdict } from '../query/explain.js'
export type { InspectorEditor } from './editor.js'
export { inspector } from './inspector.js'
export type { InspectorOptions } from './options.js'
