/** Where the path of a request is read. */
import type Koa from 'koa'

/**
 * The URL of the request where its path may be read off it; otherwise the empty text, which is no path. A usual URL is not
 * parsed for its path: that is a third of what a dispatch costs. With a query an application asks for the parsed URL anyway.
 */
export const urlOf = (ctx: Koa.Context): string => (isKoas(ctx.app) && ctx.req.url) || ''

let asked: Koa | undefined
let answer: boolean | undefined

/**
 * Whether the application leaves `path` to Koa, which reads it off the URL: `app.context` and `app.request` are where it
 * may put its own. Asked once for as long as requests are of one application.
 */
const isKoas = (app: Koa): boolean | undefined => {
  if (app !== asked) {
    asked = app
    // A context that a test has made up may have no application.
    answer = [app?.context, app?.request].every(each => each && !Object.hasOwn(each, 'path'))
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
