/** Reads the method and the path of a request. */

import type Koa from 'koa'

let lastApp: Koa | undefined
let lastAnswer: boolean | undefined

/**
 * Whether the router may read the method and the URL from Node's request instead of `ctx.method` and `ctx.path`. It may,
 * unless the application has defined `method` or `path` of its own on `app.context` or `app.request`. Koa's getters, and
 * parsing a URL that needs no parsing, cost more than everything else in a dispatch except the search.
 *
 * The answer is kept for as long as the requests belong to the same application.
 */
export const mayReadNodeRequest = (app: Koa): boolean | undefined => {
  if (app !== lastApp) {
    lastApp = app
    // A context that a test has made up may have no application.
    lastAnswer = [app?.context, app?.request].every(
      each => each && !Object.hasOwn(each, 'path') && !Object.hasOwn(each, 'method'),
    )
  }
  return lastAnswer
}

/**
 * The path of the request, `ctx.path`, or undefined where the request target has none, as in `foo://host`. For a target
 * such as `http://[` Koa's getter throws, which would otherwise be answered with 500.
 */
export const pathOf = (ctx: Koa.Context): string | undefined => {
  try {
    return (ctx.path as string | null) ?? undefined // Koa's type leaves out the null
  } catch {
    return undefined
  }
}
