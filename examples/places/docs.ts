import serve from 'koa-static'
import { defineRoutes } from 'signalbox'
import { openapi } from 'signalbox/openapi'
import swaggerFolder from 'swagger-ui-dist/absolute-path.js'
import options from './openapi.js'
import { routes } from './routes.js'

const document = openapi(routes, options)

/** Swagger UI, which reads the document in the browser. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${options.info.title} API</title>
<link rel="icon" href="/swagger-ui/favicon-32x32.png">
<link rel="stylesheet" href="/swagger-ui/swagger-ui.css">
<div id="docs"></div>
<script src="/swagger-ui/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs' })</script>
`

/** The document and its page. This is a table of its own, so the document does not list them. */
export const docs = defineRoutes({}, r =>
  r
    .get('openapi.json', ctx => {
      ctx.body = document
    })
    .get('docs', ctx => {
      ctx.type = 'html'
      ctx.body = PAGE
    })
    // The files come from the package, not from a CDN.
    .mount('swagger-ui', serve(swaggerFolder())),
)
