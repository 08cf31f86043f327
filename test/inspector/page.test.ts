/** The HTML and the JSON of the inspector's page, without a server. */
import { describe, expect, it } from 'vitest'
import { type AnyRoute, defineRoutes } from '../../src/index.js'
import { Html, html } from '../../src/inspector/html.js'
import { explainMatch } from '../../src/inspector/index.js'
import { inspectorAnswer, inspectorPage, type PageState } from '../../src/inspector/page.js'
import { answerHtml, rowsOf } from '../../src/inspector/rows.js'
import { SCRIPT } from '../../src/inspector/script.js'
import { STYLE } from '../../src/inspector/style.js'
import { DEFAULT_COMPARISON } from '../../src/text/path-options.js'

class Places {
  show() {}
}
const health = () => {}
const guard = () => {}
const unnamed = Object.defineProperty(() => {}, 'name', { value: '' })

const action = (method: string, path: string, use: AnyRoute['use'] = []): AnyRoute => ({
  method,
  path,
  target: 'Places#show',
  controller: Places,
  action: 'show',
  use,
})
const middleware = (method: string, path: string, use: AnyRoute['use'] = []): AnyRoute => ({
  method,
  path,
  middleware: health,
  use,
})

const stateOf = (routes: readonly AnyRoute[], given: Partial<PageState> & { readonly request?: string }): PageState => {
  const { request, ...state } = given
  const [method = 'GET', path = ''] = request?.split(' ') ?? []
  const explanation = request === undefined ? undefined : explainMatch(routes, method, path)
  return { routes, rows: rowsOf(routes), comparison: DEFAULT_COMPARISON, filter: '', method, explanation, ...state }
}
/** The page without its style and script, which have their own tests. */
const pageOf = (routes: readonly AnyRoute[], given: Parameters<typeof stateOf>[1] = {}) => {
  const text = inspectorPage(stateOf(routes, given))
  expect(text).toContain(`<style>${STYLE}</style>`)
  expect(text).toContain(`<script>${SCRIPT}</script>`)
  return text.replace(STYLE, '').replace(SCRIPT, '')
}
const answerOf = (routes: readonly AnyRoute[], method: string, path: string, page = '') =>
  answerHtml(explainMatch(routes, method, path), rowsOf(routes), page).text

describe('html`…`', () => {
  it('escapes its values, but not its own text', () => {
    expect(html`<b a="${`&<>"'`}">${'a'}&amp;</b>`.text).toBe('<b a="&amp;&lt;&gt;&quot;&#39;">a&amp;</b>')
  })

  it('takes numbers, arrays and Html', () => {
    expect(html`${0}${['<', [html`<i>`, 1]]}${new Html('<u>')}`.text).toBe('0&lt;<i>1<u>')
  })

  it('leaves out undefined, false and empty values', () => {
    expect(html`a${undefined}b${false}c${''}d${[]}e`.text).toBe('abcde')
  })
})

describe('inspectorPage(state)', () => {
  const routes = [middleware('GET', '/health'), action('GET', '/places/:id'), action('DELETE', '/files/*path')]

  it('shows a table', () => {
    expect(pageOf(routes)).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>Routes</title>
      <link rel="icon" href="data:,">
      <style></style>
      </head>
      <body>
      <a class="skip" href="#list">Skip to the routes</a>
      <header><h1>Routes</h1><p>3 routes, 1 controller; a trailing slash is ignored</p></header>
      <main>
      <section class="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">Which route answers?</h2>
      <form id="ask" method="get" autocomplete="off">
      <label>Method <select name="method"><option selected>GET</option><option>HEAD</option><option>POST</option><option>PUT</option><option>PATCH</option><option>DELETE</option><option>OPTIONS</option><option>QUERY</option></select></label>
      <label class="wide">Request path <input name="path" value="" spellcheck="false" autocapitalize="none"></label>
      <button>Explain</button>
      </form>
      <p class="summary" id="summary" role="status" data-outcome="none"></p>
      <div id="answer"></div>
      </section>
      <section id="list" aria-labelledby="list-title" tabindex="-1">
      <div class="filter">
      <div><label class="wide">Filter the routes <input type="search" name="filter" form="ask" value="" spellcheck="false" autocapitalize="none"></label><button form="ask">Filter</button></div>
      <p class="note" id="count" role="status">3 routes</p>
      </div>
      <h2 id="list-title" class="hidden-title">Routes of the table</h2>
      <table id="table" role="table" class=" ">
      <caption>The routes in the order of their declaration</caption>
      <thead><tr role="row"><th role="columnheader" scope="col">Method</th><th role="columnheader" scope="col">Path</th><th role="columnheader" scope="col">Target</th><th role="columnheader" scope="col" class="why">Answers?</th></tr></thead>
      <tbody>
      <tr role="row" id="route-1" data-verdict=""><td role="cell"><span class="method" data-method="GET">GET</span></td><th role="rowheader" scope="row"><wbr>/health</th><td role="cell" class="target">(health)</td><td role="cell" class="why"></td></tr>
      <tr role="row" id="route-2" data-verdict=""><td role="cell"><span class="method" data-method="GET">GET</span></td><th role="rowheader" scope="row"><wbr>/places<wbr>/<var>:id</var></th><td role="cell" class="target">Places#show</td><td role="cell" class="why"></td></tr>
      <tr role="row" id="route-3" data-verdict=""><td role="cell"><span class="method" data-method="DELETE">DELETE</span></td><th role="rowheader" scope="row"><wbr>/files<wbr>/<var>*path</var></th><td role="cell" class="target">Places#show</td><td role="cell" class="why"></td></tr>
      </tbody>
      </table>
      </section>
      </main>
      <footer>Routes are listed in the order of their declaration. A literal segment goes before a parameter, one with text around it before any other, and a parameter before a wildcard.</footer>
      <script></script>
      </body>
      </html>
      "
    `)
  })

  it('counts each controller once, whether it is loaded or not', () => {
    class Rooms extends Places {}
    const table = defineRoutes({ Places, Rooms, Beds: async () => Places, Baths: async () => Rooms }, r =>
      r
        .resources('places', { only: ['show'] })
        .resources('rooms', { only: ['show'] }, r => r.get('show'))
        .resources('beds', { only: ['show'] }, r => r.get('show'))
        .resources('baths', { only: ['show'] }),
    )
    expect(pageOf(table)).toContain('<p>6 routes, 4 controllers;')
  })

  it('has a style for each of its classes', () => {
    const text = pageOf([action('GET', '/a/:id', [guard]), action('GET', '/:id')], { request: 'GET /a/b' })
    const classes = [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(new Set(classes).size).toBeGreaterThan(10)
    for (const name of classes) expect(STYLE).toMatch(new RegExp(`\\.${name}\\b`))
  })

  it('shows middlewares, an explanation and a filter', () => {
    const guarded = [action('GET', '/a/:id', [guard, unnamed]), middleware('POST', '/a'), action('GET', '/b')]
    expect(
      pageOf(guarded, {
        request: 'PURGE /a/<b>',
        filter: 'A/  get',
        comparison: { trailingSlash: 'strict', caseSensitive: true },
      }),
    ).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>PURGE /a/&lt;b&gt; · Routes</title>
      <link rel="icon" href="data:,">
      <style></style>
      </head>
      <body>
      <a class="skip" href="#list">Skip to the routes</a>
      <header><h1>Routes</h1><p>3 routes, 1 controller; a trailing slash makes a different path</p></header>
      <main>
      <section class="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">Which route answers?</h2>
      <form id="ask" method="get" autocomplete="off">
      <label>Method <select name="method"><option>GET</option><option>HEAD</option><option>POST</option><option>PUT</option><option>PATCH</option><option>DELETE</option><option>OPTIONS</option><option>QUERY</option><option selected>PURGE</option></select></label>
      <label class="wide">Request path <input name="path" value="/a/&lt;b&gt;" spellcheck="false" autocapitalize="none"></label>
      <button>Explain</button>
      </form>
      <p class="summary" id="summary" role="status" data-outcome="none">PURGE /a/&lt;b&gt;: 501: no route can have this method; the path is routed for GET, HEAD</p>
      <div id="answer"><dl><dt>Status</dt><dd>501 Not Implemented from allowedMethods(), or 404 without it</dd>
      <dt>Allow</dt><dd><code>GET, HEAD</code></dd></dl>
      <h3>The closest routes</h3>
      <ol><li><span class="method" data-method="GET">GET</span> <a class="mono" href="?method=PURGE&amp;path=%2Fa%2F%3Cb%3E#route-1"><wbr>/a<wbr>/<var>:id</var></a> <span>the route is for GET, not PURGE</span></li><li><span class="method" data-method="POST">POST</span> <a class="mono" href="?method=PURGE&amp;path=%2Fa%2F%3Cb%3E#route-2"><wbr>/a</a> <span>the request has 1 extra segment: &#39;&lt;b&gt;&#39;</span></li></ol></div>
      </section>
      <section id="list" aria-labelledby="list-title" tabindex="-1">
      <div class="filter">
      <div><label class="wide">Filter the routes <input type="search" name="filter" form="ask" value="A/  get" spellcheck="false" autocapitalize="none"></label><button form="ask">Filter</button></div>
      <p class="note" id="count" role="status">1 of 3 routes</p>
      </div>
      <h2 id="list-title" class="hidden-title">Routes of the table</h2>
      <table id="table" role="table" class="uses explained">
      <caption>The routes in the order of their declaration</caption>
      <thead><tr role="row"><th role="columnheader" scope="col">Method</th><th role="columnheader" scope="col">Path</th><th role="columnheader" scope="col">Target</th><th role="columnheader" scope="col" class="use">Middleware</th><th role="columnheader" scope="col" class="why">Answers?</th></tr></thead>
      <tbody>
      <tr role="row" id="route-1" data-verdict="method"><td role="cell"><span class="method" data-method="GET">GET</span></td><th role="rowheader" scope="row"><wbr>/a<wbr>/<var>:id</var></th><td role="cell" class="target">Places#show</td><td role="cell" class="use">guard, middleware</td><td role="cell" class="why">the route is for GET, not PURGE</td></tr>
      <tr role="row" id="route-2" data-verdict="path" hidden><td role="cell"><span class="method" data-method="POST">POST</span></td><th role="rowheader" scope="row"><wbr>/a</th><td role="cell" class="target">(health)</td><td role="cell" class="use"></td><td role="cell" class="why">the request has 1 extra segment: &#39;&lt;b&gt;&#39;</td></tr>
      <tr role="row" id="route-3" data-verdict="path" hidden><td role="cell"><span class="method" data-method="GET">GET</span></td><th role="rowheader" scope="row"><wbr>/b</th><td role="cell" class="target">Places#show</td><td role="cell" class="use"></td><td role="cell" class="why">segment 1 is &#39;b&#39;, not &#39;a&#39;</td></tr>
      </tbody>
      </table>
      </section>
      </main>
      <footer>Routes are listed in the order of their declaration. A literal segment goes before a parameter, one with text around it before any other, and a parameter before a wildcard.</footer>
      <script></script>
      </body>
      </html>
      "
    `)
  })

  it('shows an empty table', () => {
    expect(pageOf([], { request: 'GET /' })).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>GET / · Routes</title>
      <link rel="icon" href="data:,">
      <style></style>
      </head>
      <body>
      <a class="skip" href="#list">Skip to the routes</a>
      <header><h1>Routes</h1><p>0 routes, 0 controllers; a trailing slash is ignored</p></header>
      <main>
      <section class="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">Which route answers?</h2>
      <form id="ask" method="get" autocomplete="off">
      <label>Method <select name="method"><option selected>GET</option><option>HEAD</option><option>POST</option><option>PUT</option><option>PATCH</option><option>DELETE</option><option>OPTIONS</option><option>QUERY</option></select></label>
      <label class="wide">Request path <input name="path" value="/" spellcheck="false" autocapitalize="none"></label>
      <button>Explain</button>
      </form>
      <p class="summary" id="summary" role="status" data-outcome="none">GET /: 404: no route has this path</p>
      <div id="answer"><dl><dt>Status</dt><dd>404 Not Found, unless a middleware after the router answers</dd>
      </dl>
      </div>
      </section>
      <section id="list" aria-labelledby="list-title" tabindex="-1">
      <div class="filter">
      <div><label class="wide">Filter the routes <input type="search" name="filter" form="ask" value="" spellcheck="false" autocapitalize="none"></label><button form="ask">Filter</button></div>
      <p class="note" id="count" role="status">0 routes</p>
      </div>
      <h2 id="list-title" class="hidden-title">Routes of the table</h2>
      <p class="note">The table has no routes.</p>
      </section>
      </main>
      <footer>Routes are listed in the order of their declaration. A literal segment goes before a parameter, one with text around it before any other, and a parameter before a wildcard.</footer>
      <script></script>
      </body>
      </html>
      "
    `)
  })

  it('marks parameters without the text around them, and wildcards', () => {
    expect(pageOf([middleware('GET', '/a:b.c/c*d/:e/*f')])).toContain(
      '<wbr>/a<var>:b</var>.c<wbr>/c*d<wbr>/<var>:e</var><wbr>/<var>*f</var>',
    )
  })

  it('counts one route and one controller in the singular', () => {
    expect(pageOf([action('GET', '/a')])).toContain('<p>1 route, 1 controller; a trailing slash is ignored</p>')
    expect(pageOf([action('GET', '/a'), action('GET', '/b')])).toContain('<p>2 routes, 1 controller;')
    expect(pageOf([middleware('GET', '/a')])).toContain('<p>1 route, 0 controllers;')
  })

  it('filters rows by words in any case and order, in every cell', () => {
    const guarded = [action('GET', '/a/:id', [guard]), middleware('POST', '/A')]
    const hidden = (filter: string) =>
      [...pageOf(guarded, { filter }).matchAll(/<tr role="row" id="route-\d"[^>]*>/g)].map(([row]) =>
        row.endsWith(' hidden>'),
      )
    expect(['', ' ', 'GUARD', 'health', 'post /a', '/A  POST', 'get post', 'places#'].map(hidden)).toEqual([
      [false, false],
      [false, false],
      [false, true],
      [true, false],
      [true, false],
      [true, false],
      [true, true],
      [false, true],
    ])
    expect(pageOf(guarded, { filter: ' ' })).toContain('role="status">2 routes</p>')
    expect(pageOf(guarded, { filter: 'post' })).toContain('role="status">1 of 2 routes</p>')
  })

  it('adds the method of the request to the list of methods', () => {
    const options = (method: string) =>
      [...pageOf([], { method }).matchAll(/<option[^>]*>\w+/g)].map(([option]) => option)
    expect(options('PUT')).toEqual(
      ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'].map(each =>
        each === 'PUT' ? `<option selected>${each}` : `<option>${each}`,
      ),
    )
    expect(options('PURGE').slice(-2)).toEqual(['<option>QUERY', '<option selected>PURGE'])
  })
})

describe('answerHtml(explanation, rows, page)', () => {
  const routes = [
    action('GET', '/places/:id', [guard, unnamed]),
    action('PUT', '/places/:id'),
    middleware('GET', '/places/search'),
    middleware('GET', '/*rest'),
    middleware('ALL', '/rooms'),
  ]

  it('shows the route that answers, and why no other route does', () => {
    expect(answerOf(routes, 'GET', '/places/a"b', '?x')).toMatchInlineSnapshot(`
      "<dl><dt>Route</dt><dd><span class="method" data-method="GET">GET</span> <a class="mono" href="?x#route-1"><wbr>/places<wbr>/<var>:id</var></a></dd>
      <dt>Target</dt><dd><code>Places#show</code></dd>
      <dt>Parameters</dt><dd><ul><li><var>id</var> <code>&quot;a\\&quot;b&quot;</code></li></ul></dd>
      <dt>Middleware</dt><dd><code>guard, middleware</code></dd></dl>
      <h3>Why no other route answers</h3>
      <ol><li><span class="method" data-method="GET">GET</span> <a class="mono" href="?x#route-4"><wbr>/<var>*rest</var></a> <span>GET /places/:id takes precedence: in segment 1, a literal goes before a wildcard</span></li><li><span class="method" data-method="PUT">PUT</span> <a class="mono" href="?x#route-2"><wbr>/places<wbr>/<var>:id</var></a> <span>the route is for PUT, not GET</span></li><li><span class="method" data-method="GET">GET</span> <a class="mono" href="?x#route-3"><wbr>/places<wbr>/search</a> <span>segment 2 is &#39;search&#39;, not &#39;a&quot;b&#39;</span></li></ol>"
    `)
  })

  it('shows the word none for a route without parameters, and no middlewares for a route without them', () => {
    expect(answerOf(routes, 'POST', '/rooms')).toMatchInlineSnapshot(`
      "<dl><dt>Route</dt><dd><span class="method" data-method="ALL">ALL</span> <a class="mono" href="#route-5"><wbr>/rooms</a></dd>
      <dt>Target</dt><dd><code>(health)</code></dd>
      <dt>Parameters</dt><dd>none</dd>
      </dl>
      <h3>Why no other route answers</h3>
      <ol><li><span class="method" data-method="GET">GET</span> <a class="mono" href="#route-4"><wbr>/<var>*rest</var></a> <span>the route is for GET, not POST</span></li></ol>"
    `)
  })

  it.each([
    ['GET', '/%zz', '<dt>Status</dt><dd>400 Bad Request</dd>'],
    ['DELETE', '/nowhere', '<dt>Status</dt><dd>405 Method Not Allowed from allowedMethods(), or 404 without it</dd>'],
    ['OPTIONS', '/x', '<dt>Status</dt><dd>200 OK from allowedMethods(), or 404 without it</dd>'],
    ['PURGE', '/x', '<dt>Status</dt><dd>501 Not Implemented from allowedMethods(), or 404 without it</dd>'],
    ['GET', '//', '<dt>Status</dt><dd>404 Not Found, unless a middleware after the router answers</dd>'],
  ])('shows the status of %s %s: %s', (method, path, status) => {
    expect(answerOf(routes, method, path)).toContain(status)
  })

  it('shows Allow only where the response has it', () => {
    expect(answerOf(routes, 'PURGE', '/x')).toContain('<dt>Allow</dt><dd><code>GET, HEAD</code></dd>')
    expect(answerOf(routes, 'GET', '//')).not.toContain('Allow')
  })

  it('shows only the status where no route is close', () => {
    expect(answerOf([middleware('GET', '/about')], 'GET', '/x/y/z')).toBe(
      '<dl><dt>Status</dt><dd>404 Not Found, unless a middleware after the router answers</dd>\n</dl>\n',
    )
  })

  const closestRoutes = (table: readonly string[], method: string, path: string) =>
    [
      ...answerOf(
        table.map(line => middleware(...(line.split(' ') as [string, string]))),
        method,
        path,
      ).matchAll(/<li><span class="method" data-method="(\w+)">\w+<\/span> <a class="mono" href="#route-(\d+)"/g),
    ].map(([, routed, at]) => `${routed} ${at}`)

  it('lists outranked routes first, then routes with another method, then routes with another path', () => {
    const table = ['GET /places/serch', 'PUT /places/:id', 'GET /:a/:b', 'GET /places/:id', 'GET /x']
    expect(closestRoutes(table, 'GET', '/places/search')).toEqual(['GET 3', 'PUT 2', 'GET 1'])
  })

  it("lists the route with the request's method before an equally close one", () => {
    expect(closestRoutes(['PUT /places/serch', 'GET /places/serch'], 'GET', '/places/search')).toEqual([
      'GET 2',
      'PUT 1',
    ])
    expect(closestRoutes(['GET /places/serch', 'PUT /places/serch'], 'PUT', '/places/search')).toEqual([
      'PUT 2',
      'GET 1',
    ])
  })

  it('lists six routes at most', () => {
    const table = Array.from({ length: 9 }, (_, at) => `GET /places${at}`)
    expect(closestRoutes(table, 'GET', '/places')).toHaveLength(6)
  })

  it('leaves out routes with a closeness below one half', () => {
    expect(closestRoutes(['GET /a/:b', 'GET /c/d', 'GET /c/:e/f'], 'GET', '/a/b/c')).toEqual(['GET 1'])
    // One of two segments is exactly half.
    expect(closestRoutes(['GET /a/b'], 'GET', '/a')).toEqual(['GET 1'])
  })
})

describe('inspectorAnswer(state)', () => {
  const routes = [action('GET', '/places/:id')]

  it('has the title, the request, the answer and the verdicts of the page', () => {
    expect(inspectorAnswer(stateOf(routes, { request: 'GET /places/5' }))).toEqual({
      title: 'GET /places/5 · Routes',
      method: 'GET',
      path: '/places/5',
      summary: 'GET /places/5: Places#show answers',
      outcome: 'route',
      answer: answerOf(routes, 'GET', '/places/5'),
      verdicts: [['answers', 'answers']],
    })
    expect(inspectorAnswer(stateOf(routes, { request: 'GET /' }))).toMatchObject({ outcome: 'none' })
  })

  it('is empty where there is no request to explain', () => {
    expect(inspectorAnswer(stateOf(routes, {}))).toEqual({
      title: 'Routes',
      method: undefined,
      path: undefined,
      summary: '',
      outcome: 'none',
      answer: '',
      verdicts: [],
    })
  })

  it('links to a page without the filter', () => {
    const { answer } = inspectorAnswer(stateOf(routes, { request: 'GET /places/5', filter: 'x' }))
    expect(answer).toBe(answerOf(routes, 'GET', '/places/5', '?method=GET&path=%2Fplaces%2F5'))
  })
})
