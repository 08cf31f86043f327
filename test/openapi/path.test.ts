import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentPath, documentShape, operationIdOf } from '../../src/openapi/path.js'

describe('documentPath(path)', () => {
  it.each([
    ['/', '/'],
    ['/places/:placeId/rooms/:id', '/places/{placeId}/rooms/{id}'],
    ['/@:username', '/@{username}'],
    ['/reports/:id.json', '/reports/{id}.json'],
    ['/files/*path', '/files/{path}'],
    ['/books/:id\\:archive', '/books/{id}:archive'],
    ['/books\\:search', '/books:search'],
    ['/a/:$id', '/a/{$id}'],
  ])('writes %s as %s', (path, written) => {
    expect(documentPath(path)).toBe(written)
  })
})

describe('operationIdOf(method, path)', () => {
  it.each([
    ['GET', '/', 'get'],
    ['GET', '/places', 'get_places'],
    ['PATCH', '/v1/host/places/:id', 'patch_v1_host_places_byId'],
    ['GET', '/places/:placeId/rooms/:id', 'get_places_byPlaceId_rooms_byId'],
    ['PUT', '/places/:id/mark-read', 'put_places_byId_markRead'],
    ['GET', '/files/*path', 'get_files_anyPath'],
    ['GET', '/2024/posts', 'get_2024_posts'],
  ])('is readable for %s %s', (method, path, id) => {
    expect(operationIdOf(method, path)).toBe(id)
  })

  it('has a checksum where another path could have the same words', () => {
    const ids = ['/@:username', '/:id.json', '/markRead', '/by-id', '/a_b', '/größe', '/:id\\:archive'].map(path =>
      operationIdOf('GET', path),
    )
    expect(ids.map(id => id.replace(/__.*/, '__'))).toEqual([
      'get_byUsername__',
      'get_byIdJson__',
      'get_markRead__',
      'get_byId__',
      'get_aB__',
      'get_grE__',
      'get_byIdArchive__',
    ])
  })

  it('can stand in a URL and in code', () => {
    fc.assert(
      fc.property(path, each => {
        expect(operationIdOf('GET', each)).toMatch(/^[A-Za-z0-9_]+$/)
      }),
    )
  })

  it('differs for any two routes that a table can have', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        fc.pre(documentShape(one) !== documentShape(other))
        expect(operationIdOf('GET', one)).not.toBe(operationIdOf('GET', other))
      }),
      { numRuns: Number(process.env.REQUESTS ?? 2000) },
    )
  })
})

/** Segments that become the same words. */
const segment = fc.oneof(
  fc.constantFrom(
    'by-id',
    'byId',
    'by',
    'id',
    ':id',
    ':Id',
    ':id.json',
    'id-json',
    ':id-json',
    '*id',
    'any-id',
    'anyId',
  ),
  fc.constantFrom(
    'mark-read',
    'markRead',
    'mark_read',
    'mark',
    'read',
    'markread',
    'mark-2',
    'mark2',
    'Mark',
    'é',
    '@:id',
  ),
  fc.stringMatching(/^[a-z0-9_.~-]{1,4}$/),
)
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map(segments => `/${segments.join('/')}`)
