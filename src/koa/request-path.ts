/** Where the method and the path of a request are read. */

import type Koa from 'koa'

let asked: Koa | undefined
let answer: boolean | undefined

/**
 * Whether the application leaves `ctx.method` and `ctx.path` to Koa, which reads them off Node's request: `app.context` and
 * `app.request` are where it may put its own. If so a router need not go by Koa's getters, nor have a usual URL parsed, which
 * costs more than all else of a dispatch but the look-up. Asked once for as long as requests are of one application.
 */
export const isKoas = (app: Koa): boolean | undefined => {
  if (app !== asked) {
    asked = app
    // A context that a test has made up may have no application.
    answer = [app?.context, app?.request].every(
      each => each && !Object.hasOwn(each, 'path') && !Object.hasOwn(each, 'method'),
    )
  }
  return answer
}

/**
 * The path of the request, `ctx.path`; undefined where there is none, as in a target such as `foo://host`. Of a target such
 * as `http://[` Koa's getter throws, an error that would be answered by 500.
 */
export const pathOf = (ctx: Koa.Context): string | undefined => {
  try {
    return (ctx.path as string | null) ?? undefined // Koa's type leaves out the null
  } catch {
    return undefined
  }
}
