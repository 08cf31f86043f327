import type { RouteMap } from 'signalbox'
import { createClient, UnexpectedReply } from 'signalbox/client'
import { fetchFrom } from 'signalbox/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../../examples/conduit/app.js'
import { openDatabase } from '../../examples/conduit/database.js'
import { routes } from '../../examples/conduit/routes.js'
import { createToken, readToken } from '../../examples/conduit/tokens.js'

const SECRET = 'a secret of the tests'

const database = await openDatabase()
afterAll(() => database.close())
/** `METHOD path` of each route that has answered without an error. */
const answered = new Set<string>()
const app = createApp({ database, secret: SECRET })
app.silent = true
app.middleware.unshift(async (ctx, next) => {
  await next()
  if (ctx.status < 400) answered.add(`${ctx.method} ${ctx._matchedRoute}`)
})

interface Errors {
  readonly errors: { readonly body: readonly string[] }
}
const optionsOf = (token?: string) => ({
  fetch: fetchFrom(app),
  headers: token === undefined ? {} : { Authorization: `Token ${token}` },
})
const clientOf = (token?: string) => createClient<typeof routes, Errors>('http://test', optionsOf(token))
const anyone = clientOf()
/** Sends what the types of the others refuse. */
// biome-ignore lint/suspicious/noExplicitAny: as said
const looseOf = (token?: string) => createClient<any>('http://test', optionsOf(token))

/** Expects a call to be answered with an error, and with these messages. */
const refuses = (reply: Promise<unknown>, status: number, ...messages: readonly unknown[]) =>
  expect(reply).rejects.toMatchObject({ status, ...(messages.length > 0 && { body: { errors: { body: messages } } }) })

let count = 0

/** Registers a user whom no other test knows. */
const register = async () => {
  const username = `user${++count}`
  const email = `${username}@example.com`
  const { body } = await anyone['POST /api/users']({ body: { user: { username, email, password: 'password' } } })
  const { token } = body.user
  return { username, email, token, client: clientOf(token) }
}
type Account = Awaited<ReturnType<typeof register>>

const DRAGON = {
  title: 'How to train your dragon',
  description: 'Ever wonder how?',
  body: 'You have to believe',
  tagList: ['dragons', 'training'],
}

/** Writes an article, and returns its slug. */
const write = async ({ client }: Account, article: Partial<typeof DRAGON> = {}): Promise<string> =>
  (await client['POST /api/articles']({ body: { article: { ...DRAGON, ...article } } })).body.article.slug

const comment = async ({ client }: Account, slug: string): Promise<number> => {
  const body = { comment: { body: 'Hi' } }
  return (await client['POST /api/articles/:slug/comments']({ params: { slug }, body })).body.comment.id
}

const updatesUser = async (key: `${'PUT' | 'PATCH'} /api/user`) => {
  const { client, username, email } = await register()
  const { body } = await client[key]({ body: { user: { bio: 'I like dragons' } } })
  const bio = 'I like dragons'
  expect(body).toEqual({ user: { username, email, bio, image: null, token: expect.any(String) } })
  expect((await client['GET /api/user']()).body.user.bio).toBe(bio)
}

const updatesArticle = async (key: `${'PUT' | 'PATCH'} /api/articles/:slug`) => {
  const author = await register()
  const slug = await write(author)
  const update = async (article: Partial<typeof DRAGON>) =>
    (await author.client[key]({ params: { slug }, body: { article } })).body.article
  expect(await update({ body: 'With gloves' })).toMatchObject({ ...DRAGON, slug, body: 'With gloves' })
  const moved = { title: 'Dragons', tagList: [] }
  expect(await update(moved)).toMatchObject({ ...moved, slug: expect.stringMatching(/^dragons-/) })
  await refuses(anyone['GET /api/articles/:slug']({ params: { slug } }), 404)
}

/** A test for each route. A route without one does not compile. */
const tests: { readonly [Route in keyof RouteMap<typeof routes>]: () => Promise<unknown> } = {
  'POST /api/users': async () => {
    const user = { username: 'jake', email: 'jake@jake.jake' }
    const { status, body } = await anyone['POST /api/users']({ body: { user: { ...user, password: 'jakejake' } } })
    expect(status).toBe(201)
    expect(body).toEqual({ user: { ...user, bio: null, image: null, token: expect.any(String) } })
  },
  'POST /api/users/login': async () => {
    const { username, email } = await register()
    const { body } = await anyone['POST /api/users/login']({ body: { user: { email, password: 'password' } } })
    expect(body.user).toMatchObject({ username, email })
    expect((await clientOf(body.user.token)['GET /api/user']()).body.user.username).toBe(username)
  },
  'GET /api/user': async () => {
    const { client, username, email } = await register()
    expect((await client['GET /api/user']()).body).toMatchObject({ user: { username, email } })
  },
  'PUT /api/user': () => updatesUser('PUT /api/user'),
  'PATCH /api/user': () => updatesUser('PATCH /api/user'),
  'GET /api/profiles/:username': async () => {
    const { username } = await register()
    const { body } = await anyone['GET /api/profiles/:username']({ params: { username } })
    expect(body).toEqual({ profile: { username, bio: null, image: null, following: false } })
  },
  'POST /api/profiles/:username/follow': async () => {
    const [{ client }, { username }] = [await register(), await register()]
    const params = { username }
    for (const _ of ['once', 'twice'])
      expect((await client['POST /api/profiles/:username/follow']({ params })).body).toMatchObject({
        profile: { username, following: true },
      })
    const seenBy = async (reader: typeof anyone) =>
      (await reader['GET /api/profiles/:username']({ params })).body.profile.following
    expect([await seenBy(client), await seenBy(anyone)]).toEqual([true, false])
  },
  'DELETE /api/profiles/:username/follow': async () => {
    const [{ client }, params] = [await register(), await register()]
    await client['POST /api/profiles/:username/follow']({ params: { username: params.username } })
    const { body } = await client['DELETE /api/profiles/:username/follow']({ params: { username: params.username } })
    expect(body.profile.following).toBe(false)
  },
  'GET /api/articles': async () => {
    const author = await register()
    const [first, second] = [await write(author), await write(author, { tagList: ['cooking'] })]
    const slugs = async (query: { limit?: number; offset?: number; tag?: string; favorited?: string } = {}) => {
      const { body } = await anyone['GET /api/articles']({ query: { author: author.username, ...query } })
      expect(body.articles.filter(article => 'body' in article)).toEqual([])
      return [body.articles.map(({ slug }) => slug), body.articlesCount]
    }
    expect(await slugs()).toEqual([[second, first], 2])
    expect(await slugs({ limit: 1 })).toEqual([[second], 2])
    expect(await slugs({ limit: 1, offset: 1 })).toEqual([[first], 2])
    expect(await slugs({ offset: 2 })).toEqual([[], 2])
    expect(await slugs({ tag: 'cooking' })).toEqual([[second], 1])
    expect(await slugs({ tag: 'gardening' })).toEqual([[], 0])
    expect(await slugs({ favorited: 'nobody' })).toEqual([[], 0])
    const fan = await register()
    await fan.client['POST /api/articles/:slug/favorite']({ params: { slug: first } })
    expect(await slugs({ favorited: fan.username })).toEqual([[first], 1])
  },
  'GET /api/articles/feed': async () => {
    const [{ client }, author, other] = [await register(), await register(), await register()]
    await write(other)
    expect((await client['GET /api/articles/feed']()).body).toEqual({ articles: [], articlesCount: 0 })
    const slug = await write(author)
    await client['POST /api/profiles/:username/follow']({ params: { username: author.username } })
    expect((await client['GET /api/articles/feed']({ query: { limit: 5 } })).body).toMatchObject({
      articles: [{ slug, author: { username: author.username, following: true } }],
      articlesCount: 1,
    })
  },
  'POST /api/articles': async () => {
    const { client, username } = await register()
    const article = { ...DRAGON, tagList: ['training', 'dragons', 'training'] }
    const { status, body } = await client['POST /api/articles']({ body: { article } })
    expect(status).toBe(201)
    expect(body).toEqual({
      article: {
        ...DRAGON,
        slug: expect.stringMatching(/^how-to-train-your-dragon-[0-9a-f]{6}$/),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: body.article.createdAt,
        favorited: false,
        favoritesCount: 0,
        author: { username, bio: null, image: null, following: false },
      },
    })
    const { tagList: _, ...untagged } = DRAGON
    expect((await client['POST /api/articles']({ body: { article: untagged } })).body.article.tagList).toEqual([])
  },
  'GET /api/articles/:slug': async () => {
    const slug = await write(await register())
    const { body } = await anyone['GET /api/articles/:slug']({ params: { slug } })
    expect(body).toMatchObject({ article: { ...DRAGON, slug } })
  },
  'PUT /api/articles/:slug': () => updatesArticle('PUT /api/articles/:slug'),
  'PATCH /api/articles/:slug': () => updatesArticle('PATCH /api/articles/:slug'),
  'DELETE /api/articles/:slug': async () => {
    const author = await register()
    const destroy = author.client['DELETE /api/articles/:slug']
    const params = { slug: await write(author) }
    expect(await destroy({ params })).toMatchObject({ status: 204, body: undefined })
    await refuses(destroy({ params }), 404)
  },
  'GET /api/articles/:slug/comments': async () => {
    const author = await register()
    const slug = await write(author)
    const ids = [await comment(author, slug), await comment(author, slug)]
    const { body } = await anyone['GET /api/articles/:slug/comments']({ params: { slug } })
    expect(body.comments).toMatchObject(ids.map(id => ({ id, body: 'Hi', author: { username: author.username } })))
  },
  'POST /api/articles/:slug/comments': async () => {
    const { client, username } = await register()
    const slug = await write(await register())
    const body = { comment: { body: 'Thank you so much!' } }
    expect((await client['POST /api/articles/:slug/comments']({ params: { slug }, body })).body).toEqual({
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
    const [author, other] = [await register(), await register()]
    const articleSlug = await write(author)
    const params = { articleSlug, id: await comment(author, articleSlug) }
    const destroyBy = ({ client }: Account) => client['DELETE /api/articles/:articleSlug/comments/:id']({ params })
    await refuses(destroyBy(other), 403)
    expect(await destroyBy(author)).toMatchObject({ status: 204, body: undefined })
    await refuses(destroyBy(author), 404)
  },
  'POST /api/articles/:slug/favorite': async () => {
    const [{ client }, slug] = [await register(), await write(await register())]
    const params = { slug }
    for (const _ of ['once', 'twice'])
      expect((await client['POST /api/articles/:slug/favorite']({ params })).body).toMatchObject({
        article: { slug, favorited: true, favoritesCount: 1 },
      })
    const { body } = await anyone['GET /api/articles/:slug']({ params })
    expect(body.article).toMatchObject({ favorited: false, favoritesCount: 1 })
  },
  'DELETE /api/articles/:slug/favorite': async () => {
    const [{ client }, slug] = [await register(), await write(await register())]
    const params = { slug }
    await client['POST /api/articles/:slug/favorite']({ params })
    const { body } = await client['DELETE /api/articles/:slug/favorite']({ params })
    expect(body.article).toMatchObject({ favorited: false, favoritesCount: 0 })
  },
  'GET /api/tags': async () => {
    await write(await register(), { tagList: ['lighthouses'] })
    expect((await anyone['GET /api/tags']()).body.tags).toContain('lighthouses')
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
  const closed = routes.map(({ method, path }) => `${method} ${path}`).filter(key => !open.test(key))
  const params = { username: 'a', slug: 'a', articleSlug: 'a', id: 1 }

  it.each(closed)('answers 401 without a token: %s', async key => {
    for (const token of [undefined, 'nonsense', createToken(1, 'another secret'), createToken(1_000_000, SECRET)]) {
      const error = await looseOf(token)
        [key]({ params })
        .catch((error: unknown) => error)
      expect(error).toMatchObject({ status: 401, body: { errors: { body: ['a token is needed'] } } })
      expect(error instanceof UnexpectedReply && error.headers.get('WWW-Authenticate')).toBe('Token')
    }
  })

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

  it.each<{ sent: string; body?: unknown; status: number; messages: readonly unknown[] }>([
    {
      sent: 'POST /api/users',
      body: {},
      status: 422,
      messages: ['user: Invalid input: expected object, received undefined'],
    },
    { sent: 'POST /api/users', status: 422, messages: [expect.stringMatching(/expected object/)] },
    {
      sent: 'POST /api/users',
      body: { user: { ...user, email: 'jo' } },
      status: 422,
      messages: ['user.email: is not an email address'],
    },
    {
      sent: 'POST /api/users',
      body: { user: { ...user, username: ' ', password: 'short' } },
      status: 422,
      messages: [
        'user.username: must not be empty',
        'user.username: must not contain spaces or slashes',
        'user.password: must have 8 characters or more',
      ],
    },
    { sent: 'PUT /api/user', body: { user: { bio: '\0' } }, status: 422, messages: ['user.bio: must not contain NUL'] },
    {
      sent: 'POST /api/articles',
      body: { article: { ...article, title: '' } },
      status: 422,
      messages: ['article.title: must not be empty'],
    },
    {
      sent: 'POST /api/articles',
      body: { article: { ...article, tagList: [5] } },
      status: 422,
      messages: ['article.tagList.0: Invalid input: expected string, received number'],
    },
    {
      sent: 'GET /api/articles?limit=many',
      status: 422,
      messages: ['limit: Invalid input: expected number, received NaN'],
    },
    {
      sent: 'GET /api/articles?offset=-1&tag=a&tag=b',
      status: 422,
      messages: [expect.stringMatching(/^offset: /), expect.stringMatching(/^tag: /)],
    },
    { sent: 'GET /api/articles/feed?limit=101', status: 422, messages: [expect.stringMatching(/^limit: /)] },
    { sent: 'POST /api/articles', body: '{ "article": ', status: 400, messages: [expect.stringMatching(/JSON/)] },
    {
      sent: 'POST /api/users/login',
      body: { user: { email: 'no@example.com', password: 'x' } },
      status: 401,
      messages: ['email or password is wrong'],
    },
    { sent: 'GET /api/articles/nothing', status: 404, messages: ['no such article'] },
    { sent: 'POST /api/articles/nothing/favorite', status: 404, messages: ['no such article'] },
    { sent: 'GET /api/profiles/nobody', status: 404, messages: ['no such user'] },
    { sent: 'POST /api/profiles/nobody/follow', status: 404, messages: ['no such user'] },
    { sent: 'GET /api/articles/%00', status: 422, messages: ['slug: must not contain NUL'] },
    { sent: 'GET /api/nothing', status: 404, messages: ['no such path'] },
    { sent: 'DELETE /api/tags', status: 405, messages: ['Method Not Allowed'] },
  ])('is a $status: $sent $body', async ({ sent, body, status, messages }) => {
    const { token } = await register()
    const headers = { 'Content-Type': 'application/json' }
    await refuses(looseOf(token)[sent]({ body, headers }), status, ...messages)
  })

  it('is a 422 if the username or the address belongs to another user', async () => {
    const [{ username, email }, { client }] = [await register(), await register()]
    const other = { username: 'other', email: 'other@example.com', password: 'password' }
    const create = (user: typeof other) => anyone['POST /api/users']({ body: { user } })
    await refuses(create({ ...other, username }), 422, 'user.username: has already been taken')
    await refuses(create({ ...other, email }), 422, 'user.email: has already been taken')
    await refuses(client['PUT /api/user']({ body: { user: { email } } }), 422, 'user.email: has already been taken')
  })

  it("is a 403 for another user's article, and a 401 for a wrong password", async () => {
    const [author, { client }] = [await register(), await register()]
    const params = { slug: await write(author) }
    const message = 'this article belongs to another user'
    await refuses(client['DELETE /api/articles/:slug']({ params }), 403, message)
    await refuses(client['PUT /api/articles/:slug']({ params, body: { article } }), 403, message)
    const wrong = { user: { email: author.email, password: 'Password' } }
    await refuses(anyone['POST /api/users/login']({ body: wrong }), 401)
  })

  it('is a 404 for a comment of another article, and for one whose id is not a number', async () => {
    const author = await register()
    const [slug, articleSlug] = [await write(author), await write(author)]
    const destroy = looseOf(author.token)['DELETE /api/articles/:articleSlug/comments/:id']
    await refuses(destroy({ params: { articleSlug, id: await comment(author, slug) } }), 404)
    await refuses(destroy({ params: { articleSlug: slug, id: 'first' } }), 404)
  })
})

describe('a new password', () => {
  it('takes the place of the old one', async () => {
    const { client, email } = await register()
    await client['PUT /api/user']({ body: { user: { password: 'new password' } } })
    const login = (password: string) => anyone['POST /api/users/login']({ body: { user: { email, password } } })
    await refuses(login('password'), 401)
    expect((await login('new password')).status).toBe(200)
  })
})

describe('the home page', () => {
  it('says what this is, and lists the routes', async () => {
    const page = await fetchFrom(app)('/')
    expect(page.headers.get('content-type')).toContain('text/html')
    const text = await page.text()
    expect(text).toContain('The API of RealWorld')
    expect(text).toContain(String(routes))
    expect(text).toContain('href="/signalbox"')
  })

  it('is no part of the API', () => expect(routes.match('GET', '/')).toBeUndefined())
})
