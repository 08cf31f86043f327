/** Parsers of uploads before an action: where they leave files, and the line that makes one fit a contract. */
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import Koa from 'koa'
import { koaBody } from 'koa-body'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createRouter, defineRoutes } from '../../src/index.js'
import { fetchFrom } from '../../src/testing/index.js'

interface Multer {
  single(name: string): Koa.Middleware
}
/** Its types would declare members of every `ctx` of these suites. */
const multer: (options?: object) => Multer = createRequire(import.meta.url)('@koa/multer')

const Photo = z.object({ title: z.string(), photo: z.file().mime('image/png') })
const routes = defineRoutes({}, r =>
  r.post('photos', { body: Photo }, async ctx => {
    const { title, photo } = ctx.input.body
    ctx.body = `${title}: ${photo.name} (${photo.type}) ${await photo.text()}`
  }),
)

/** The status and the text that answer an upload, after these middlewares. */
const upload = async (...before: readonly Koa.Middleware[]): Promise<readonly [number, string]> => {
  const app = new Koa()
  app.silent = true
  for (const each of before) app.use(each)
  const body = new FormData()
  body.append('title', 'Harbour')
  body.append('photo', new File(['bytes'], 'é.png', { type: 'image/png' }))
  const response = await fetchFrom(app.use(createRouter(routes).routes()))('/photos', { method: 'POST', body })
  return [response.status, await response.text()]
}
const FITS = [200, 'Harbour: é.png (image/png) bytes']
const LEFT = [422, 'not valid: body.photo']

/** What the parsers leave, whose types are not those of Koa. */
interface Parsed {
  // biome-ignore lint/suspicious/noExplicitAny: as said
  readonly [member: string]: any
}

it('is read by the router alone', async () => {
  expect(await upload()).toEqual(FITS)
})

describe('@koa/multer', () => {
  const parse = multer({ defParamCharset: 'utf8' }).single('photo')

  it('leaves the file in ctx.file, which the contract does not see', async () => {
    expect(await upload(parse)).toEqual(LEFT)
  })
  it('fits a contract with the file put into the body', async () => {
    const put: Koa.Middleware = ({ request, file }: Parsed, next) => {
      request.body.photo = new File([file.buffer], file.originalname, { type: file.mimetype })
      return next()
    }
    expect(await upload(parse, put)).toEqual(FITS)
  })
})

describe('koa-body', () => {
  const paths: string[] = []
  const parse: Koa.Middleware = koaBody({ multipart: true })
  const remember: Koa.Middleware = ({ request }: Parsed, next) => {
    paths.push(request.files.photo.filepath)
    return next()
  }
  const removed = () => Promise.all(paths.splice(0).map(path => rm(path)))

  it('leaves the file in ctx.request.files, which the contract does not see', async () => {
    expect(await upload(parse, remember)).toEqual(LEFT)
    await removed()
  })
  it('fits a contract with the file put into the body', async () => {
    const put: Koa.Middleware = async ({ request }: Parsed, next) => {
      const { filepath, originalFilename, mimetype } = request.files.photo
      request.body.photo = new File([await openAsBlob(filepath)], originalFilename, { type: mimetype })
      return next()
    }
    expect(await upload(parse, remember, put)).toEqual(FITS)
    await removed()
  })
})
