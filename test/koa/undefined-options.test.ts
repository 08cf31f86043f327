/** Options that change no route may be `undefined`, in the types and at run time: that means that they are left out. */
import { describe, expect, it } from 'vitest'
import { type AllowedMethodsOptions, createRouter, defineRoutes, type RouterOptions } from '../../src/index.js'
import { type InspectorOptions, inspector } from '../../src/inspector/index.js'

/** Each option with these values, or `undefined`. A new option of the interface must be listed, too. */
type Undefined<Options> = { readonly [Name in keyof Options]-?: undefined }
type Conditional<Options> = { readonly [Name in keyof Options]-?: Options[Name] | undefined }

const routes = defineRoutes({}, r => r.get('health', ctx => (ctx.body = 'well')))
const router = createRouter(routes)
const none: Undefined<RouterOptions> = {
  trailingSlash: undefined,
  caseSensitive: undefined,
  escapes: undefined,
  instantiate: undefined,
  replies: undefined,
  bodyLimit: undefined,
}
const noComparison = { trailingSlash: undefined, caseSensitive: undefined, escapes: undefined } as const
const noPage: Undefined<InspectorOptions> = {
  ...noComparison,
  path: undefined,
  editor: undefined,
  openapi: undefined,
  allowedHosts: undefined,
  production: undefined,
  send: undefined,
  compareWith: undefined,
}
const noErrors: Undefined<AllowedMethodsOptions> = {
  throw: undefined,
  notImplemented: undefined,
  methodNotAllowed: undefined,
}
const conditional: Conditional<RouterOptions> = none

describe('options that are undefined are left out', () => {
  it.each([
    ['createRouter, all', () => createRouter(routes, none)],
    ['createRouter, by a condition', () => createRouter(routes, conditional)],
    ['createRouter, one of them', () => createRouter(routes, { caseSensitive: undefined })],
    ['createRouter, instead of them', () => createRouter(routes, undefined)],
    ['allowedMethods, all', () => router.allowedMethods(noErrors)],
    ['allowedMethods, one of them', () => router.allowedMethods({ throw: undefined })],
    ['allowedMethods, instead of them', () => router.allowedMethods(undefined)],
    ['inspector, all', () => inspector(routes, noPage)],
    ['inspector, instead of them', () => inspector(routes, undefined)],
    ['match, all', () => routes.match('GET', '/health', noComparison)],
    ['match, instead of them', () => routes.match('GET', '/health', undefined)],
    ['path, all', () => routes.path('/health', { query: undefined, hash: undefined })],
    ['path, instead of them', () => routes.path('/health', undefined)],
  ])('%s', (_title, call) => expect(call).not.toThrow())
})
