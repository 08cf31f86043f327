/** What an open row of the inspector shows. */
import { describe, expect, it } from 'vitest'
import { shownOperation } from '../../src/contract-view/shown-operation.js'
import type { AnyRoute } from '../../src/index.js'
import { detailsHtml } from '../../src/inspector/details.js'
import { linksOf } from '../../src/inspector/editor.js'
import { explainMatch } from '../../src/inspector/index.js'
import type { Places } from '../../src/inspector/places.js'
import { whyItAnswers } from '../../src/inspector/why.js'
import { DEFAULT_COMPARISON } from '../../src/text/path-options.js'
import { bookingRoutes } from '../support/booking/routes.js'

describe('whyItAnswers(route, routes)', () => {
  const why = (at: number) =>
    whyItAnswers(
      bookingRoutes[at] as AnyRoute,
      bookingRoutes,
      (method, path) => explainMatch(bookingRoutes, method as 'GET', path as '/'),
      DEFAULT_COMPARISON,
    )
  const of = (target: string) => bookingRoutes.findIndex(route => 'target' in route && route.target === target)

  it('names the routes before and after it', () => {
    const routes = ['/places/:id', '/places/search', '/*rest'].map(
      (path): AnyRoute => ({ method: 'GET', path, middleware: () => {}, use: [] }),
    )
    const explain = (method: string, path: string) => explainMatch(routes, method as 'GET', path as '/')
    expect(routes.map(route => whyItAnswers(route, routes, explain, DEFAULT_COMPARISON))).toEqual([
      [
        "Before 'GET /*rest': in segment 1, a literal goes before a wildcard.",
        "After 'GET /places/search', as for '/places/search': in segment 2, a literal goes before a parameter.",
      ],
      [
        "Before 'GET /places/:id': in segment 2, a literal goes before a parameter.",
        "Before 'GET /*rest': in segment 1, a literal goes before a wildcard.",
      ],
      [
        "After 'GET /places/:id', as for '/places/1': in segment 1, a literal goes before a wildcard.",
        "After 'GET /places/search', as for '/places/search': in segment 1, a literal goes before a wildcard.",
      ],
    ])
  })

  it('says which kinds its parameters have', () => {
    expect(why(of('V1/Places#destroy'))).toEqual([
      'No other route fits its requests.',
      "Only where ':id' is a uuid; other values get a 404.",
    ])
    expect(why(of('Pages#home'))).toEqual(['No other route fits its requests.'])
  })
})

describe('detailsHtml(details)', () => {
  const places: Places = {
    ofFunction: () => ({ file: '/app/src/middlewares.ts', line: 3 }),
    ofRoute: () => ({ file: '/app/src/a b.ts', line: 5 }),
    ofClass: () => undefined,
  }
  const details = (target: string, more: object = {}) => {
    const route = bookingRoutes.find(each => 'target' in each && each.target === target) as AnyRoute // each is in the table
    const given = {
      route,
      places,
      linkTo: linksOf('vscode'),
      origin: 'http://h',
      operation: shownOperation(route),
      schemes: {},
      why: ["Before 'GET /a'."],
      failure: undefined,
    }
    return detailsHtml({ ...given, ...more }).text
  }
  const termsIn = (html: string) => [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term]) => term)

  it('lists what the contract says, the chain and the source, why it answers, and what to try', () => {
    expect(termsIn(details('V1/Places#create'))).toEqual([
      'Summary',
      'Description',
      'Body',
      '201',
      '400',
      '401',
      '413',
      '415',
      '422',
      'Security',
      'Behind',
      'Source',
      'Why',
      'Try',
    ])
    expect(termsIn(details('V1/Places#index'))).toEqual([
      'Summary',
      'Query',
      '200',
      '400',
      '401',
      'Security',
      'Behind',
      'Source',
      'Why',
      'Try',
    ])
    expect(termsIn(details('Pages#home'))).toEqual(['Source', 'Why', 'Try'])
  })

  it('links to the editor, and marks what is code', () => {
    const html = details('V1/Places#create')
    expect(html).toContain('href="vscode://file/app/src/a%20b.ts:5"')
    expect(html).toContain('<code>GET /a</code>')
    expect(html).toContain('data-q="POST /v1/places"')
    expect(details('V1/Places#create', { linkTo: linksOf(false) })).not.toContain('vscode:')
  })

  it('says which statuses the router sends, and which schemes it does not know', () => {
    const html = details('V1/Places#show')
    expect(html).toContain('<dt>404</dt><dd><span class="note">Not Found · if the input does not fit')
    expect(html).toContain('<dt>200</dt><dd><span class="note">OK</span>')
    const created = details('V1/Places#create')
    expect(created).toContain('Unsupported Media Type · if the body is of another type</span>')
    expect(created).toContain(' · if the body is too large</span>')
    expect(created).toContain('Bad Request · if the body is malformed</span>')
    expect(html).toContain('<dt>Security</dt><dd>bearer</dd>')
    const operation = { parameters: [], bodies: [], replies: [], problems: [], security: [['bearer', 'sid'], []] }
    expect(details('V1/Places#show', { operation })).toContain(
      '<dt>Security</dt><dd>bearer and sid, or none <span class="note">The option openapi can say how a request has sid.</span>',
    )
    const schemes = { sid: { type: 'apiKey', in: 'cookie', name: 'sid' } }
    expect(details('V1/Places#show', { operation, schemes })).toContain(
      '<dt>Security</dt><dd>bearer and sid, or none</dd>',
    )
  })

  it('says why a controller cannot be loaded', () => {
    expect(details('Pages#home', { failure: 'no such <file>' })).toContain('no such &lt;file&gt;')
  })
})

describe('linksOf(editor)', () => {
  const place = { file: '/app/src/a b.ts', line: 5 }
  it.each([
    ['vscode', 'vscode://file/app/src/a%20b.ts:5'],
    ['cursor', 'cursor://file/app/src/a%20b.ts:5'],
    ['webstorm', 'webstorm://open?file=/app/src/a%20b.ts&line=5'],
    [false, undefined],
    [(file: string, line: number) => `mine:${file}@${line}`, 'mine:/app/src/a b.ts@5'],
  ] as const)('%s', (editor, link) => expect(linksOf(editor)(place)).toBe(link))
})
