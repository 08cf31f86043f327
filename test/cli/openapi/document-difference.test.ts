/** How a document on disk differs from the wanted one. */
import { describe, expect, it } from 'vitest'
import { difference } from '../../../src/cli/openapi/document-difference.js'

const document = (operation: object, more: object = {}) => ({ paths: { '/places/{id}': { get: operation } }, ...more })

describe('difference(current, wanted)', () => {
  it.each<[string, unknown, unknown]>([
    ['the same', document({ tags: ['a'] }), document({ tags: ['a'] })],
    ['members in another order', { a: 1, b: { c: null, d: [] } }, { b: { d: [], c: null }, a: 1 }],
  ])('finds none between documents that say the same: %s', (_title, current, wanted) => {
    expect(difference(current, wanted)).toBeUndefined()
  })

  it.each<[unknown, unknown, string]>([
    [{ paths: {} }, { paths: { '/a': {} } }, 'lacks paths > /a'],
    [document({}), { paths: { '/places/{id}': {} } }, 'has extra GET /places/{id}'],
    [{ paths: { '/places/{id}': {} } }, document({}), 'lacks GET /places/{id}'],
    [
      document({ responses: { 404: { description: 'Gone' } } }),
      document({ responses: { 404: { description: 'Not Found' } } }),
      'has "Gone" at GET /places/{id} > responses > 404 > description, and the table gives "Not Found"',
    ],
    [{ a: 1 }, { a: '1' }, 'has 1 at a, and the table gives "1"'],
    [{ a: [1] }, { a: [1, 2] }, 'lacks a > 1'],
    [{ a: [1, 2] }, { a: [1] }, 'has extra a > 1'],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, 'has "x" at a > 0, and the table gives "y"'],
    [{ a: [] }, { a: {} }, 'has [] at a, and the table gives {}'],
    [{ a: null }, { a: {} }, 'has null at a, and the table gives {}'],
    ['text', {}, 'has "text", and the table gives {}'],
    [undefined, {}, 'has nothing, and the table gives {}'],
    [{ a: 'x'.repeat(100) }, { a: 1 }, `has "${'x'.repeat(59)}… at a, and the table gives 1`],
    [{ a: 1, b: 1 }, { b: 2, c: 3 }, 'has 1 at b, and the table gives 2'],
  ])('names the first of them: %j, %j', (current, wanted, text) => {
    expect(difference(current, wanted)).toBe(text)
  })
})
