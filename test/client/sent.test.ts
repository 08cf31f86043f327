/** What a client sends: URLs, header fields, texts and forms. */
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/index.js'

const sent: Request[] = []
const fetch = async (url: string, init: object) => {
  sent.push(new Request(url, init))
  return Response.json({})
}
// biome-ignore lint/suspicious/noExplicitAny: what JavaScript may pass, too
const client = createClient<any>('https://example.com/api', { fetch })
/** The request of a call. */
const requestOf = async (key: string, given?: object): Promise<Request> => {
  await client[key](given)
  return sent.at(-1) ?? new Request('https://example.com')
}
/** The fields of the form that a call sends: names with texts, or with the names of files. */
const fieldsOf = async (body: object) => {
  const fields = await (await requestOf('POST /photo', { body })).formData()
  return [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}
const rejectionOf = (reply: Promise<unknown>): Promise<unknown> => reply.catch((error: unknown) => error)

const photo = new File(['x'], 'x.png')
/** Half of the pair of an emoji. */
const half = '😀'.slice(0, 1)

describe('the URL of a call', () => {
  it.each([
    [
      'GET /places/:id/photo',
      { params: { id: 5 }, query: { size: 2, tag: ['a b', 'c'] } },
      '/places/5/photo?size=2&tag=a+b&tag=c',
    ],
    ['GET /files/*path', { params: { path: 'a/b c' } }, '/files/a/b%20c'],
    ['GET /places', undefined, '/places'],
    ['DELETE /places', { query: {} }, '/places'],
  ])('%s with %o', (key, given, url) => {
    expect(client[key].url(given)).toBe(`https://example.com/api${url}`)
    expect(client[key].show.url(given)).toBe(`https://example.com/api${url}`)
  })

  it('is that of the page for an empty origin, and without a promise', () => {
    expect(createClient<{ 'GET /events': { url(): string } }>('')['GET /events'].url()).toBe('/events')
  })

  it('throws for a parameter that cannot be sent', () => {
    expect(() => client['GET /places/:id'].url()).toThrow(new TypeError("/places/:id: 'id' cannot be ''"))
  })
})

describe('a parameter', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is an own member', async name => {
    expect(await rejectionOf(client[`GET /x/:${name}`]({ params: {} }))).toEqual(
      new TypeError(`/x/:${name}: '${name}' cannot be ''`),
    )
    expect(client[`GET /x/:${name}`].url({ params: { [name]: 'a' } })).toBe('https://example.com/api/x/a')
  })

  it.each([
    ['GET /x/:id', { params: { id: half } }, `/x/:id: 'id' cannot be '${half}'`],
    ['GET /x/*path', { params: { path: `a/${half}` } }, `/x/*path: 'path' cannot be 'a/${half}'`],
    ['GET /x', { query: { q: half } }, `'q' cannot be '${half}'`],
    ['GET /x', { query: { q: ['a', half] } }, `'q' cannot be '${half}'`],
    ['POST /x', { body: { title: half, photo } }, `'title' cannot be '${half}'`],
    ['GET /x/:id', { params: { id: {} } }, "/x/:id: 'id' cannot be '[object Object]'"],
  ])('of %s that has no text is a TypeError: %o', async (key, given, message) => {
    expect(await rejectionOf(client[key](given))).toEqual(new TypeError(message))
  })

  it('with both halves is encoded', () => {
    expect(client['GET /x/:id'].url({ params: { id: '😀' } })).toBe('https://example.com/api/x/%F0%9F%98%80')
  })
})

describe('a body', () => {
  it('that is a text is sent as text/plain', async () => {
    const request = await requestOf('POST /text', { body: 'a,b' })
    expect([request.headers.get('content-type'), await request.text()]).toEqual(['text/plain;charset=UTF-8', 'a,b'])
  })

  it('has the type that the call gives', async () => {
    const request = await requestOf('POST /text', { body: 'a,b', headers: { 'Content-Type': 'text/csv' } })
    expect([request.headers.get('content-type'), await request.text()]).toEqual(['text/csv', 'a,b'])
    const bytes = await requestOf('POST /b', { body: new Uint8Array([1]), headers: { 'content-type': 'image/png' } })
    expect(bytes.headers.get('content-type')).toBe('image/png')
  })

  it('that is a Blob has its type', async () => {
    const request = await requestOf('POST /text', { body: new Blob(['a,b'], { type: 'text/csv' }) })
    expect(request.headers.get('content-type')).toBe('text/csv')
  })

  it('that is a FormData or URLSearchParams goes as it is', async () => {
    const form = new FormData()
    form.append('a', '1')
    expect([...(await (await requestOf('POST /x', { body: form })).formData())]).toEqual([['a', '1']])
    const request = await requestOf('POST /x', { body: new URLSearchParams({ a: '1' }) })
    expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8')
  })
})

describe('an object with a file is a form', () => {
  it('whose names say where a value is, at any depth', async () => {
    const at = new Date(0)
    expect(await fieldsOf({ title: 'A', size: { width: 5, in: { unit: 'm' } }, at, photo, big: true })).toEqual([
      ['title', 'A'],
      ['size[width]', '5'],
      ['size[in][unit]', 'm'],
      ['at', '1970-01-01T00:00:00.000Z'],
      ['photo', 'x.png'],
      ['big', 'true'],
    ])
  })

  it('also with a file below the first level', async () => {
    expect(await fieldsOf({ profile: { photos: [photo, photo] } })).toEqual([
      ['profile[photos]', 'x.png'],
      ['profile[photos]', 'x.png'],
    ])
  })

  it('in which a list repeats its name, and what has no value is left out', async () => {
    expect(
      await fieldsOf({ photo, tags: ['a', 'b'], of: { tags: ['c', undefined] }, none: null, no: undefined }),
    ).toEqual([
      ['photo', 'x.png'],
      ['tags', 'a'],
      ['tags', 'b'],
      ['of[tags]', 'c'],
    ])
  })

  it.each([
    ['a list of objects', { photo, rooms: [{ beds: 1 }] }, 'rooms'],
    ['a list of objects with files', { rooms: [{ photo }] }, 'rooms'],
    ['a list of objects below', { photo, of: { rooms: [{}] } }, 'of[rooms]'],
  ])('and %s is refused, since it has no names', async (_title, body, name) => {
    expect(await rejectionOf(client['POST /photo']({ body }))).toEqual(
      new TypeError(`'${name}' cannot be '[object Object]'`),
    )
  })

  it('and without a file it is JSON', async () => {
    const request = await requestOf('POST /x', { body: { a: { b: [{ c: 1 }] } } })
    expect(await request.text()).toBe('{"a":{"b":[{"c":1}]}}')
  })
})

describe('the header fields of a call', () => {
  it('are any, and those that are undefined are left out', async () => {
    const since = new Date(0)
    const { headers } = await requestOf('GET /x', {
      headers: { 'If-Match': '"a"', 'x-since': since, 'x-no': undefined },
    })
    expect([...headers]).toEqual([
      ['if-match', '"a"'],
      ['x-since', since.toISOString()],
    ])
  })
})
