/** The documents of both examples with the packages that read documents: validators, linters, and generators of clients. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf } from '../../bench/types/compile.js'
import { createApp } from '../../examples/conduit/app.js'
import { type Database, openDatabase } from '../../examples/conduit/database.js'
import { fetchFrom } from '../../src/testing/index.js'
import { COMPILERS } from '../support/compilers.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const textOf = (example: string) => readFile(`${root}examples/${example}/openapi.json`, 'utf8')

describe.each(['conduit', 'places'])('the document of examples/%s', example => {
  it('fits the official schema of OpenAPI 3.1, the JSON Schemas in it included', async () => {
    const document = JSON.parse(await textOf(example))
    const isValid = await validate('https://spec.openapis.org/oas/3.1/schema-base')
    expect(isValid(document)).toMatchObject({ valid: true })
    const [name = ''] = Object.keys(document.components.schemas)
    for (const wrong of [
      { ...document, info: {} },
      { ...document, components: { schemas: { [name]: { type: 'texts' } } } },
    ])
      expect(isValid(wrong)).toMatchObject({ valid: false })
  })

  it('has no problems with the recommended rules of Redocly, but for the two of docs/guide/openapi.md', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: await textOf(example), absoluteRef: `${example}.json`, config })
    expect([...new Set(problems.map(({ ruleId }) => ruleId))].sort()).toEqual([
      'operation-4xx-response',
      'security-defined',
    ])
  })
})

/** A client of `openapi-fetch`. What the document forbids does not compile. */
const CLIENT = `import createClient from 'openapi-fetch'
import type { components, paths } from './paths.js'

export const drive = async (fetch: (input: Request) => Promise<Response>): Promise<readonly unknown[]> => {
  const client = createClient<paths>({ baseUrl: 'http://conduit', fetch })
  const user = { username: 'jake', email: 'jake@jake.jake', password: 'jakejake' }
  const registered = await client.POST('/api/users', { body: { user } })
  const token: string = registered.data?.user.token ?? ''
  const headers = { Authorization: \`Token \${token}\` }
  const article = { title: 'Dragons', description: 'How to train them', body: 'You have to believe', tagList: ['dragons'] }
  const written = await client.POST('/api/articles', { headers, body: { article } })
  const slug: string = written.data?.article.slug ?? ''
  const listed = await client.GET('/api/articles', { params: { query: { tag: 'dragons', limit: 5 } } })
  const titles: readonly string[] | undefined = listed.data?.articles.map(({ title }) => title)
  const commented = await client.POST('/api/articles/{slug}/comments', {
    headers,
    params: { path: { slug } },
    body: { comment: { body: 'Thank you' } },
  })
  const id: number = commented.data?.comment.id ?? 0
  const removed = await client.DELETE('/api/articles/{articleSlug}/comments/{id}', {
    headers,
    params: { path: { articleSlug: slug, id } },
  })
  const missing = await client.GET('/api/articles/{slug}', { params: { path: { slug: 'nothing' } } })
  const failure: components['schemas']['Failure'] | undefined = missing.error
  const refused = await client.POST('/api/users', { body: { user: { ...user, email: 'jake' } } })
  return [
    [registered.response.status, registered.data?.user.username],
    [written.response.status, written.data?.article.tagList],
    [listed.response.status, titles],
    [commented.response.status, commented.data?.comment.body],
    [removed.response.status],
    [missing.response.status, failure],
    [refused.response.status, refused.error],
  ]
}

export const wrong = async () => {
  const client = createClient<paths>({ baseUrl: 'http://conduit' })
  // @ts-expect-error there is no such path
  await client.GET('/api/article')
  // @ts-expect-error the path has no such method
  await client.DELETE('/api/articles')
  // @ts-expect-error the body is missing
  await client.POST('/api/users')
  // @ts-expect-error the password is missing
  await client.POST('/api/users', { body: { user: { username: 'jake', email: 'jake@jake.jake' } } })
  // @ts-expect-error the parameter is missing
  await client.GET('/api/articles/{slug}')
  const { data } = await client.GET('/api/articles/{slug}', { params: { path: { slug: 'dragons' } } })
  // @ts-expect-error the article has no such member
  data?.article.text
}
`

describe('a client that openapi-typescript makes of the document of examples/conduit', () => {
  const folder = `${root}test/generated-openapi/`
  let database: Database
  beforeAll(async () => {
    database = await openDatabase()
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}paths.d.ts`, astToString(await openapiTypes(await textOf('conduit'))))
    await writeFile(`${folder}client.ts`, CLIENT)
    const config = { extends: '../../tsconfig.json', include: ['.'], exclude: [] }
    await writeFile(`${folder}tsconfig.json`, JSON.stringify(config))
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(COMPILERS)('compiles with TypeScript %s', async compiler => {
    expect(await outputOf(compiler, ['-p', folder, '--pretty', 'false'])).toBe('')
  })

  it('drives the application by fetchFrom', async () => {
    const app = createApp({ database, secret: 'a secret of the tests' })
    const { drive } = await import(/* @vite-ignore */ pathToFileURL(`${folder}client.ts`).href)
    expect(await drive(fetchFrom(app))).toEqual([
      [201, 'jake'],
      [201, ['dragons']],
      [200, ['Dragons']],
      [201, 'Thank you'],
      [204],
      [404, { errors: { body: ['no such article'] } }],
      [422, { errors: { body: ['user.email: is not an email address'] } }],
    ])
  })
})
