import { defineRoutes } from 'signalbox'
import { routes } from './routes.js'

/** The inspector is there in development. */
const LINKS = `<p><a href="/signalbox">The inspector</a> shows what answers a request, and why. <a href="/api/articles">Articles</a> and
<a href="/api/tags">tags</a> need no token.</p>`

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conduit</title>
<link rel="icon" href="data:,">
<style>
body { max-width: 60rem; margin: auto; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif }
pre { overflow: auto; font: 0.85rem/1.6 ui-monospace, monospace }
</style>
<main>
<h1>Conduit</h1>
<p>The API of RealWorld, a site for articles: accounts, profiles, articles with tags, comments and favorites. It is an example of
Signalbox, a router for Koa, and these are its routes:</p>
<pre tabindex="0" aria-label="Routes">
${routes}
</pre>
${process.env.NODE_ENV === 'production' ? '' : LINKS}
</main>
</html>
`

/** What `/` says. This is a table of its own: the page is no part of the API. */
export const home = defineRoutes({}, r =>
  r.get('/', ctx => {
    ctx.type = 'html'
    ctx.body = PAGE
  }),
)
