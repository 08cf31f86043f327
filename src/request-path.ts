/** The path that a request asks for. */
import type Koa from 'koa'

/**
 * Where a query begins, and the characters at which Koa's parser of URLs (`parseurl`) leaves its short way for Node's,
 * which trims, escapes and cuts. A URL that begins with a slash and has none of these is its own path.
 */
const UNUSUAL = /[\t\n\f\r #?\xa0\ufeff]/

/**
 * The path of the request, `ctx.path`; undefined where there is none, as in a target such as `foo://host`. A usual URL is
 * not parsed for it: that is a third of what a dispatch costs. With a query an application asks for the parsed URL anyway.
 */
export const pathOf = (ctx: Koa.Context): string | undefined => {
  const url = isKoas(ctx.app) ? ctx.req.url : undefined
  return typeof url === 'string' && url.startsWith('/') && !UNUSUAL.test(url) ? url : parsedPathOf(ctx)
}

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

/** Of a target such as `http://[` Koa's getter throws, an error that would be answered by 500. */
const parsedPathOf = (ctx: Koa.Context): string | undefined => {
  try {
    return (ctx.path as string | null) ?? undefined // Koa's type leaves out the null
  } catch {
    return undefined
  }
}
