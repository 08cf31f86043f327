import type { Server } from 'node:http'
import type { RouteMap } from 'signalbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../examples/conduit/app.js'
import { type Database, openDatabase } from '../../examples/conduit/database.js'
import { routes } from '../../examples/conduit/routes.js'
import { createToken, readToken } from '../../examples/conduit/tokens.js'

const SECRET = 'a secret of the tests'

let database: Database
let server: Server
let origin: string
/** `METHOD path` of each route that has answered without an error. */
const answered = new Set<string>()

beforeAll(async () => {
  database = await openDatabase()
  const app = createApp({ database, secret: SECRET })
  app.silent = true
  app.middleware.unshift(async (ctx, next) => {
    await next()
    if (ctx.status < 400) answered.add(`${ctx.method} ${ctx._matchedRoute}`)
  })
  server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await database.close()
})

const send = async (method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) => {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Token ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  // biome-ignore lint/suspicious/noExplicitAny: the tests compare the answers with what they expect.
  const answer: any = isJson ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body: answer }
}

let count = 0

interface Account {
  readonly username: string
  readonly email: string
  readonly token: string
}

/** Registers a user whom no other test knows. */
const register = async (): Promise<Account> => {
  const username = `user${++count}`
  const email = `${username}@example.com`
  const { status, body } = await send('POST', '/users', { body: { user: { username, email, password: 'password' } } })
  expect(status).toBe(201)
  return { username, email, token: body.user.token }
}

const DRAGON = {
  title: 'How to train your dragon',
  description: 'Ever wonder how?',
  body: 'You have to believe',
  tagList: ['dragons', 'training'],
}

/** Writes an article, and returns its slug. */
const write = async ({ token }: Account, article: object = {}): Promise<string> => {
  const { status, body } = await send('POST', '/articles', { token, body: { article: { ...DRAGON, ...article } } })
  expect(status).toBe(201)
  return body.article.slug
}

const comment = async ({ token }: Account, slug: string): Promise<number> => {
  const { status, body } = await send('POST', `/articles/${slug}/comments`, {
    token,
    body: { comment: { body: 'Hi' } },
  })
  expect(status).toBe(201)
  return body.comment.id
}

const updatesUser = async (method: string) => {
  const { token, username, email } = await register()
  const { status, body } = await send(method, '/user', { token, body: { user: { bio: 'I like dragons' } } })
  expect({ status, body }).toEqual({
    status: 200,
    body: { user: { username, email, bio: 'I like dragons', image: null, token: expect.any(String) } },
  })
  expect((await send('GET', '/user', { token })).body.user.bio).toBe('I like dragons')
}

const updatesArticle = async (method: string) => {
  const author = await register()
  const { token } = author
  const slug = await write(author)
  const kept = await send(method, `/articles/${slug}`, { token, body: { article: { body: 'With gloves' } } })
  expect(kept).toMatchObject({ status: 200, body: { article: { ...DRAGON, slug, body: 'With gloves' } } })
  const moved = await send(method, `/articles/${slug}`, { token, body: { article: { title: 'Dragons', tagList: [] } } })
  expect(moved.body.article).toMatchObject({ title: 'Dragons', tagList: [], slug: expect.stringMatching(/^dragons-/) })
  expect(await send('GET', `/articles/${slug}`)).toMatchObject({ status: 404 })
}

/** A test for each route. A route without one does not compile. */
const tests: { readonly [Route in keyof RouteMap<typeof routes>]: () => Promise<unknown> } = {
  'POST /api/users': async () => {
    const user = { username: 'jake', email: 'jake@jake.jake', password: 'jakejake' }
    expect(await send('POST', '/users', { body: { user } })).toMatchObject({
      status: 201,
      body: { user: { username: 'jake', email: 'jake@jake.jake', bio: null, image: null, token: expect.any(String) } },
    })
  },
  'POST /api/users/login': async () => {
    const { username, email } = await register()
    const { status, body } = await send('POST', '/users/login', { body: { user: { email, password: 'password' } } })
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { username, email } } })
    expect((await send('GET', '/user', { token: body.user.token })).body.user.username).toBe(username)
  },
  'GET /api/user': async () => {
    const { token, username, email } = await register()
    expect(await send('GET', '/user', { token })).toMatchObject({ status: 200, body: { user: { username, email } } })
  },
  'PUT /api/user': () => updatesUser('PUT'),
  'PATCH /api/user': () => updatesUser('PATCH'),
  'GET /api/profiles/:username': async () => {
    const { username } = await register()
    const { body } = await send('GET', `/profiles/${username}`)
    expect(body).toEqual({ profile: { username, bio: null, image: null, following: false } })
  },
  'POST /api/profiles/:username/follow': async () => {
    const [{ token }, { username }] = [await register(), await register()]
    for (const _ of ['once', 'twice'])
      expect(await send('POST', `/profiles/${username}/follow`, { token })).toMatchObject({
        status: 200,
        body: { profile: { username, following: true } },
      })
    expect((await send('GET', `/profiles/${username}`, { token })).body.profile.following).toBe(true)
    expect((await send('GET', `/profiles/${username}`)).body.profile.following).toBe(false)
  },
  'DELETE /api/profiles/:username/follow': async () => {
    const [{ token }, { username }] = [await register(), await register()]
    await send('POST', `/profiles/${username}/follow`, { token })
    const { body } = await send('DELETE', `/profiles/${username}/follow`, { token })
    expect(body.profile.following).toBe(false)
  },
  'GET /api/articles': async () => {
    const author = await register()
    const [first, second] = [await write(author), await write(author, { tagList: ['cooking'] })]
    const slugs = async (query: string) => {
      const { status, body } = await send('GET', `/articles?author=${author.username}${query}`)
      expect(status).toBe(200)
      expect(body.articles.filter((article: object) => 'body' in article)).toEqual([])
      return [body.articles.map(({ slug }: { slug: string }) => slug), body.articlesCount]
    }
    expect(await slugs('')).toEqual([[second, first], 2])
    expect(await slugs('&limit=1')).toEqual([[second], 2])
    expect(await slugs('&limit=1&offset=1')).toEqual([[first], 2])
    expect(await slugs('&offset=2')).toEqual([[], 2])
    expect(await slugs('&tag=cooking')).toEqual([[second], 1])
    expect(await slugs('&tag=gardening')).toEqual([[], 0])
    expect(await slugs('&favorited=nobody')).toEqual([[], 0])
    const fan = await register()
    await send('POST', `/articles/${first}/favorite`, { token: fan.token })
    expect(await slugs(`&favorited=${fan.username}`)).toEqual([[first], 1])
  },
  'GET /api/articles/feed': async () => {
    const [reader, author, other] = [await register(), await register(), await register()]
    await write(other)
    expect((await send('GET', '/articles/feed', reader)).body).toEqual({ articles: [], articlesCount: 0 })
    const slug = await write(author)
    await send('POST', `/profiles/${author.username}/follow`, reader)
    expect((await send('GET', '/articles/feed?limit=5', reader)).body).toMatchObject({
      articles: [{ slug, author: { username: author.username, following: true } }],
      articlesCount: 1,
    })
  },
  'POST /api/articles': async () => {
    const { token, username } = await register()
    const { status, body } = await send('POST', '/articles', {
      token,
      body: { article: { ...DRAGON, tagList: ['training', 'dragons', 'training'] } },
    })
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        article: {
          ...DRAGON,
          slug: expect.stringMatching(/^how-to-train-your-dragon-[0-9a-f]{6}$/),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: body.article.createdAt,
          favorited: false,
          favoritesCount: 0,
          author: { username, bio: null, image: null, following: false },
        },
      },
    })
    const { tagList: _, ...untagged } = DRAGON
    expect((await send('POST', '/articles', { token, body: { article: untagged } })).body.article.tagList).toEqual([])
  },
  'GET /api/articles/:slug': async () => {
    const slug = await write(await register())
    expect(await send('GET', `/articles/${slug}`)).toMatchObject({
      status: 200,
      body: { article: { ...DRAGON, slug } },
    })
  },
  'PUT /api/articles/:slug': () => updatesArticle('PUT'),
  'PATCH /api/articles/:slug': () => updatesArticle('PATCH'),
  'DELETE /api/articles/:slug': async () => {
    const author = await register()
    const slug = await write(author)
    expect(await send('DELETE', `/articles/${slug}`, author)).toMatchObject({ status: 204, body: '' })
    expect(await send('DELETE', `/articles/${slug}`, author)).toMatchObject({ status: 404 })
  },
  'GET /api/articles/:slug/comments': async () => {
    const author = await register()
    const slug = await write(author)
    const ids = [await comment(author, slug), await comment(author, slug)]
    const { body } = await send('GET', `/articles/${slug}/comments`)
    expect(body.comments).toMatchObject(ids.map(id => ({ id, body: 'Hi', author: { username: author.username } })))
  },
  'POST /api/articles/:slug/comments': async () => {
    const { token, username } = await register()
    const slug = await write(await register())
    const body = { comment: { body: 'Thank you so much!' } }
    expect((await send('POST', `/articles/${slug}/comments`, { token, body })).body).toEqual({
      comment: {
        id: expect.any(Number),
        body: 'Thank you so much!',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        author: { username, bio: null, image: null, following: false },
      },
    })
  },
  'DELETE /api/articles/:articleSlug/comments/:id': async () => {
    const author = await register()
    const slug = await write(author)
    const path = `/articles/${slug}/comments/${await comment(author, slug)}`
    expect(await send('DELETE', path, await register())).toMatchObject({ status: 403 })
    expect(await send('DELETE', path, author)).toMatchObject({ status: 204, body: '' })
    expect(await send('DELETE', path, author)).toMatchObject({ status: 404 })
  },
  'POST /api/articles/:slug/favorite': async () => {
    const [fan, slug] = [await register(), await write(await register())]
    for (const _ of ['once', 'twice'])
      expect(await send('POST', `/articles/${slug}/favorite`, fan)).toMatchObject({
        status: 200,
        body: { article: { slug, favorited: true, favoritesCount: 1 } },
      })
    expect((await send('GET', `/articles/${slug}`)).body.article).toMatchObject({ favorited: false, favoritesCount: 1 })
  },
  'DELETE /api/articles/:slug/favorite': async () => {
    const [fan, slug] = [await register(), await write(await register())]
    await send('POST', `/articles/${slug}/favorite`, fan)
    const { body } = await send('DELETE', `/articles/${slug}/favorite`, fan)
    expect(body.article).toMatchObject({ slug, favorited: false, favoritesCount: 0 })
  },
  'GET /api/tags': async () => {
    await write(await register(), { tagList: ['lighthouses'] })
    expect((await send('GET', '/tags')).body.tags).toContain('lighthouses')
  },
}

describe('each route of conduit', () => {
  it.each(Object.entries(tests))('%s', async (route, test) => {
    await test()
    expect(answered).toContain(route)
  })

  it('has a test', () => {
    expect(Object.keys(tests).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
    expect(routes).toHaveLength(21)
  })
})

describe('a route behind authenticate', () => {
  const open = /^(POST \/api\/users|GET \/api\/(tags|profiles|articles$|articles\/:slug))/
  const closed = routes.filter(({ method, path }) => !open.test(`${method} ${path}`))

  it.each(closed.map(({ method, path }) => [method, path] as const))(
    'answers 401 without a token: %s %s',
    async (method, path) => {
      for (const token of [undefined, 'nonsense', createToken(1, 'another secret'), createToken(1_000_000, SECRET)]) {
        const { status, headers, body } = await send(
          method,
          path.replace('/api', '').replace(':id', '1'),
          token === undefined ? {} : { token },
        )
        expect({ status, challenge: headers.get('WWW-Authenticate'), body }).toEqual({
          status: 401,
          challenge: 'Token',
          body: { errors: { body: ['a token is needed'] } },
        })
      }
    },
  )

  it('is one of 14', () => {
    expect(closed).toHaveLength(14)
  })
})

describe('a token', () => {
  it('belongs to its user until it expires', () => {
    const token = createToken(5, SECRET, 1000)
    expect(readToken(token, SECRET, 1000)).toBe(5)
    expect(readToken(token, SECRET, 1000 + 31 * 24 * 60 * 60)).toBeUndefined()
    expect(
      readToken(
        token.replace(/.$/, end => (end === 'A' ? 'E' : 'A')),
        SECRET,
        1000,
      ),
    ).toBeUndefined()
    expect(readToken('..', SECRET, 1000)).toBeUndefined()
  })
})

describe('an error', () => {
  const user = { username: 'jo', email: 'jo@example.com', password: 'password' }
  const article = { title: 'T', description: 'D', body: 'B' }
  let reader: Account | undefined

  it.each<{ sent: string; body?: unknown; status: number; messages: readonly unknown[] }>([
    {
      sent: 'POST /users',
      body: {},
      status: 422,
      messages: ['user: Invalid input: expected object, received undefined'],
    },
    { sent: 'POST /users', status: 422, messages: [expect.stringMatching(/expected object/)] },
    {
      sent: 'POST /users',
      body: { user: { ...user, email: 'jo' } },
      status: 422,
      messages: ['user.email: is not an email address'],
    },
    {
      sent: 'POST /users',
      body: { user: { ...user, username: ' ', password: 'short' } },
      status: 422,
      messages: [
        'user.username: must not be empty',
        'user.username: must not contain spaces or slashes',
        'user.password: must have 8 characters or more',
      ],
    },
    { sent: 'PUT /user', body: { user: { bio: '\0' } }, status: 422, messages: ['user.bio: must not contain NUL'] },
    {
      sent: 'POST /articles',
      body: { article: { ...article, title: '' } },
      status: 422,
      messages: ['article.title: must not be empty'],
    },
    {
      sent: 'POST /articles',
      body: { article: { ...article, tagList: [5] } },
      status: 422,
      messages: ['article.tagList.0: Invalid input: expected string, received number'],
    },
    {
      sent: 'GET /articles?limit=many',
      status: 422,
      messages: ['limit: Invalid input: expected number, received NaN'],
    },
    {
      sent: 'GET /articles?offset=-1&tag=a&tag=b',
      status: 422,
      messages: [expect.stringMatching(/^offset: /), expect.stringMatching(/^tag: /)],
    },
    { sent: 'GET /articles/feed?limit=101', status: 422, messages: [expect.stringMatching(/^limit: /)] },
    { sent: 'POST /articles', body: '{ "article": ', status: 400, messages: [expect.stringMatching(/JSON/)] },
    {
      sent: 'POST /users/login',
      body: { user: { email: 'no@example.com', password: 'x' } },
      status: 401,
      messages: ['email or password is wrong'],
    },
    { sent: 'GET /articles/nothing', status: 404, messages: ['no such article'] },
    { sent: 'POST /articles/nothing/favorite', status: 404, messages: ['no such article'] },
    { sent: 'GET /profiles/nobody', status: 404, messages: ['no such user'] },
    { sent: 'POST /profiles/nobody/follow', status: 404, messages: ['no such user'] },
    { sent: 'GET /articles/%00', status: 422, messages: ['text must not contain NUL'] },
    { sent: 'GET /nothing', status: 404, messages: ['no such path'] },
    { sent: 'DELETE /tags', status: 405, messages: ['Method Not Allowed'] },
  ])('is a $status: $sent $body', async ({ sent, body, status, messages }) => {
    const [method = '', path = ''] = sent.split(' ')
    reader ??= await register()
    expect(await send(method, path, { token: reader.token, body })).toMatchObject({
      status,
      body: { errors: { body: messages } },
    })
  })

  it('is a 422 if the username or the address belongs to another user', async () => {
    const [{ username, email }, { token }] = [await register(), await register()]
    const taken = (word: string) => ({
      status: 422,
      body: { errors: { body: [`user.${word}: has already been taken`] } },
    })
    const other = { username: 'other', email: 'other@example.com', password: 'password' }
    expect(await send('POST', '/users', { body: { user: { ...other, username } } })).toMatchObject(taken('username'))
    expect(await send('POST', '/users', { body: { user: { ...other, email } } })).toMatchObject(taken('email'))
    expect(await send('PUT', '/user', { token, body: { user: { email } } })).toMatchObject(taken('email'))
  })

  it("is a 403 for another user's article, and a 401 for a wrong password", async () => {
    const [author, { token }] = [await register(), await register()]
    const slug = await write(author)
    const forbidden = { status: 403, body: { errors: { body: ['this article belongs to another user'] } } }
    expect(await send('DELETE', `/articles/${slug}`, { token })).toMatchObject(forbidden)
    expect(await send('PUT', `/articles/${slug}`, { token, body: { article } })).toMatchObject(forbidden)
    const wrong = { user: { email: author.email, password: 'Password' } }
    expect(await send('POST', '/users/login', { body: wrong })).toMatchObject({ status: 401 })
  })

  it('is a 404 for a comment of another article, and for one whose id is not a number', async () => {
    const author = await register()
    const [slug, other] = [await write(author), await write(author)]
    const id = await comment(author, slug)
    expect(await send('DELETE', `/articles/${other}/comments/${id}`, author)).toMatchObject({ status: 404 })
    expect(await send('DELETE', `/articles/${slug}/comments/first`, author)).toMatchObject({ status: 404 })
  })
})

describe('a new password', () => {
  it('takes the place of the old one', async () => {
    const { token, email } = await register()
    await send('PUT', '/user', { token, body: { user: { password: 'new password' } } })
    const login = (password: string) => send('POST', '/users/login', { body: { user: { email, password } } })
    expect(await login('password')).toMatchObject({ status: 401 })
    expect(await login('new password')).toMatchObject({ status: 200 })
  })
})
