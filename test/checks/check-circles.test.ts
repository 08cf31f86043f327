/** Which redirects to paths `defineRoutes` refuses, because clients would follow them in a circle. */
import { describe, expect, it } from 'vitest'
import { defineRoutes } from '../../src/index.js'
import type { LooseDraw } from '../cases/definition.js'

const define = defineRoutes as unknown as (controllers: object, draw: LooseDraw) => unknown
const answer = () => {}

describe('redirects in a circle are refused', () => {
  const cases: readonly (readonly [title: string, draw: LooseDraw, circle: string])[] = [
    [
      'two that lead to each other',
      r => r.redirect('a', '/b').redirect('b', '/a'),
      '/a leads in a circle: /a -> /b -> /a',
    ],
    [
      'one that leads into a circle',
      r => r.get('x', answer).redirect('start', '/a').redirect('a', '/b').redirect('b', '/a'),
      '/start leads in a circle: /start -> /a -> /b -> /a',
    ],
    [
      'with a query and a fragment',
      r => r.redirect('a', '/b?from=a#top').redirect('b', '/a#top'),
      '/a leads in a circle: /a -> /b -> /a',
    ],
    [
      'of every method',
      r => r.redirect('a', '/b', { method: 'all' }).redirect('b', '/a', { method: 'all' }),
      '/a leads in a circle: /a -> /b -> /a',
    ],
    ['one whose path has a parameter', r => r.redirect('a/:id', '/a/5'), '/a/:id leads in a circle: /a/:id -> /a/:id'],
    [
      'one whose path grows',
      r => r.redirect('a/*rest', '/a/new/*rest'),
      '/a/*rest leads in a circle: /a/*rest -> /a/*rest',
    ],
    [
      'with parameters of a kind',
      r =>
        r.scope('k/:a/:b/:c', { params: { a: 'uuid', b: 'bigint', c: 'integer' } }, (r: Parameters<LooseDraw>[0]) =>
          r.redirect('x', '/k/:a/:b/:c/y').redirect('y', '/k/:a/:b/:c/x'),
        ),
      '/k/:a/:b/:c/x leads in a circle: /k/:a/:b/:c/x -> /k/:a/:b/:c/y -> /k/:a/:b/:c/x',
    ],
    ['in capitals', r => r.redirect('A', '/B').redirect('B', '/A'), '/A leads in a circle: /A -> /B -> /A'],
  ]
  it.each(cases)('%s', (_title, draw, message) => {
    expect(() => define({}, draw)).toThrow(`the redirect from ${message}`)
  })
})

describe('redirects that end are accepted', () => {
  const cases: readonly (readonly [title: string, draw: LooseDraw])[] = [
    ['a chain of them', r => r.redirect('a', '/b').redirect('b', '/c').get('c', answer)],
    ['to a path that the table does not have', r => r.redirect('a', '/b').redirect('b', '/c')],
    ['to a URL', r => r.redirect('a', '/b').redirect('b', 'https://example.com/a')],
    ['where a route with a literal path takes precedence', r => r.redirect('a/:id', '/a/5').get('a/5', answer)],
    ['behind two steps through the same one', r => r.redirect('a/:x/:y', '/a/:y/end').get('a/end/end', answer)],
    [
      'of every method, with a GET route',
      r => r.redirect('a', '/b', { method: 'all' }).redirect('b', '/a', { method: 'all' }).get('b', answer),
    ],
    ['behind a middleware, which may answer', r => r.redirect('a', '/b').use(answer).redirect('b', '/a')],
    ['for a router that ignores case', r => r.redirect('*rest', '/X').get('x', answer)],
    ['for a router that ignores slashes at the end', r => r.redirect('*rest', '/x/').get('x', answer)],
    ['for a router that does not ignore them', r => r.redirect('a', '/a/')],
    ['to something mounted', r => r.redirect('a', '/m/a').mount('m', answer)],
    [
      'more of them than clients follow',
      r => Array.from({ length: 30 }, (_, at) => at).reduce((r, at) => r.redirect(`a${at}`, `/a${at + 1}`), r),
    ],
  ]
  it.each(cases)('%s', (_title, draw) => {
    expect(() => define({}, draw)).not.toThrow()
  })
})
