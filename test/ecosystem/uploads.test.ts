/** Files that @koa/multer and koa-body store, over sockets: where they leave them, and what puts them into the body. */
import { openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type } from 'arktype'
import Koa from 'koa'
import * as v from 'valibot'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createRouter, defineRoutes, type StandardSchema } from '../../src/index.js'
import { listen } from '../cases/http-behaviour.js'
import { writeToRun } from '../docs/modules.js'
import { pages, root } from '../docs/pages.js'

// Not imported: the types of koa-body add members to Koa's own interfaces in every file, and @koa/multer has none.
const require = createRequire(import.meta.url)
const { koaBody }: { koaBody: (options?: object) => Koa.Middleware } = require('koa-body')
const multer: (options?: object) => Multer = require('@koa/multer')
interface Multer {
  single(name: string): Koa.Middleware
  array(name: string, most?: number): Koa.Middleware
  fields(fields: readonly { readonly name: string }[]): Koa.Middleware
}

const FOLDER = `${root}test/generated-uploads/`
const stored = await mkdtemp(join(tmpdir(), 'uploads-'))
afterAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await rm(stored, { recursive: true, force: true })
})

/** The middlewares of the recipe, as they are written there. */
const recipe = async (): Promise<{ readonly addPhoto: Koa.Middleware; readonly setStatus: Koa.Middleware }> => {
  const [section] = pages.filter(({ path }) => path === 'docs/recipes/files.md').flatMap(page => page.sections.slice(1))
  if (!section) throw new Error('the recipe has no section')
  await mkdir(FOLDER, { recursive: true })
  return import((await writeToRun(section, FOLDER))('stored-photo.ts'))
}
const { addPhoto, setStatus } = await recipe()
const pass: Koa.Middleware = (_ctx, next) => next()

const upload = multer({ dest: stored, defParamCharset: 'utf8' })
const formidable = { uploadDir: stored }

/** What koa-body stores, as far as a file needs it. */
interface Stored {
  readonly filepath: string
  readonly originalFilename: string
  readonly mimetype: string
}
const addStored: Koa.Middleware = async (ctx, next) => {
  const { request }: Koa.DefaultContext = ctx
  const { photo, photos }: { readonly photo?: Stored; readonly photos?: Stored | Stored[] } = request.files ?? {}
  const fileOf = async ({ filepath, originalFilename, mimetype }: Stored) =>
    new File([await openAsBlob(filepath)], originalFilename, { type: mimetype })
  if (photo?.originalFilename) request.body.photo = await fileOf(photo)
  if (photos) request.body.photos = await Promise.all([photos].flat().map(fileOf))
  return next()
}
/** What @koa/multer stores, as far as a file needs it. */
interface Uploaded {
  readonly path: string
  readonly originalname: string
  readonly mimetype: string
}
const addPhotos: Koa.Middleware = async (ctx, next) => {
  const { files, request }: Koa.DefaultContext = ctx
  const fileOf = async ({ path, originalname, mimetype }: Uploaded) =>
    new File([await openAsBlob(path)], originalname, { type: mimetype })
  request.body.photos = await Promise.all(files.map(fileOf))
  return next()
}

const Photo = z.object({ title: z.string().optional(), photo: z.file().mime('text/plain') })
const Photos = z.object({ tags: z.array(z.string()), photos: z.array(z.file()).max(2) })
const MULTIPART = 'multipart/form-data'

const shown = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return `${value.name} (${value.type}): ${await value.text()}`
  if (Array.isArray(value)) return Promise.all(value.map(shown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([key, each]) => [key, await shown(each)])),
  )
}

interface Served {
  readonly schema?: StandardSchema
  readonly parser: Koa.Middleware
  readonly add?: Koa.Middleware
  readonly status?: Koa.Middleware
}
/** Asks the route of the recipe: its status, and what the action gets or the text. */
const post = async (
  { schema = Photo, parser, add = pass, status = pass }: Served,
  body: Sent,
  contentType?: string,
) => {
  class PhotosController {
    static readonly contract = { create: { body: { schema, type: MULTIPART } } } as const
    create(ctx: Koa.Context) {
      return shown(ctx.input.body)
    }
  }
  const table = defineRoutes({ Photos: PhotosController }, r => r.post('photos', status, parser, add, 'Photos#create'))
  return sendTo(new Koa().use(createRouter(table).routes()), body, contentType)
}
type Sent = NonNullable<RequestInit['body']>
const sendTo = async (app: Koa, body: Sent, contentType?: string): Promise<readonly [number, unknown]> => {
  app.silent = true
  const response = await fetch(`http://127.0.0.1:${await listen(app.callback())}/photos`, {
    method: 'POST',
    body,
    headers: contentType === undefined ? {} : { 'content-type': contentType },
  })
  const text = await response.text()
  return [response.status, text.startsWith('{') ? JSON.parse(text) : text]
}

const formOf = (...fields: readonly (readonly [string, string | Blob])[]): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const file = (name: string, text = name) => new File([text], name, { type: 'text/plain' })
const one = () => formOf(['title', 'é'], ['photo', file('ü.txt')])
const several = () => formOf(['tags', 'a'], ['tags', 'b'], ['photos', file('a')], ['photos', file('b')])
const large = () => formOf(['photo', file('a', 'a'.repeat(2_000_000))])
/** What browsers send for a file that was not chosen. */
const NOT_CHOSEN = `--XX\r\nContent-Disposition: form-data; name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--XX--\r\n`
const OF_XX = `${MULTIPART}; boundary=XX`

describe('a parser leaves files beside the body', () => {
  /** What a parser leaves: the fields, and the members of the files that it names. */
  const left = async (parser: Koa.Middleware, form: FormData, ...names: readonly string[]) => {
    const app = new Koa().use(parser).use(ctx => {
      const { request, file: single, files }: Koa.DefaultContext = ctx
      ctx.body = { body: request.body, ofRequest: request.files, file: single, files }
    })
    const [, answer] = await sendTo(app, form)
    return JSON.parse(
      JSON.stringify(answer, ['body', 'ofRequest', 'file', 'files', 'title', 'tags', 'photo', 'photos', ...names]),
    )
  }

  it('koa-body: in ctx.request.files by name, one as an object and several as a list in any order', async () => {
    const parser = koaBody({ multipart: true, formidable })
    const leftBy = (form: FormData) => left(parser, form, 'originalFilename', 'mimetype')
    const [a, b] = ['a', 'b'].map(originalFilename => ({ originalFilename, mimetype: 'text/plain' }))
    expect(await leftBy(one())).toEqual({
      body: { title: 'é' },
      ofRequest: { photo: { originalFilename: 'ü.txt', mimetype: 'text/plain' } },
    })
    expect(await leftBy(several())).toEqual({
      body: { tags: ['a', 'b'] },
      ofRequest: { photos: expect.arrayContaining([a, b]) },
    })
    expect(await leftBy(formOf(['photos', file('a')]))).toEqual({ body: {}, ofRequest: { photos: a } })
  })

  it('@koa/multer: in ctx.file, or in ctx.files as a list or by name, and ctx.request.files too', async () => {
    const leftBy = (parser: Koa.Middleware, form: FormData) => left(parser, form, 'originalname', 'mimetype')
    const [a, b] = ['a', 'b'].map(originalname => ({ originalname, mimetype: 'text/plain' }))
    expect(await leftBy(upload.single('photo'), one())).toEqual({
      body: { title: 'é' },
      file: { originalname: 'ü.txt', mimetype: 'text/plain' },
    })
    expect(await leftBy(upload.array('photos'), several())).toEqual({
      body: { tags: ['a', 'b'] },
      files: [a, b],
      ofRequest: [a, b],
    })
    expect(await leftBy(upload.fields([{ name: 'photos' }]), formOf(['photos', file('a')]))).toEqual({
      body: {},
      files: { photos: [a] },
      ofRequest: { photos: [a] },
    })
  })

  it('@koa/multer: with a garbled name unless it is said to be UTF-8', async () => {
    expect(await left(multer({ dest: stored }).single('photo'), one(), 'originalname')).toMatchObject({
      file: { originalname: 'Ã¼.txt' },
    })
  })
})

describe.each([
  {
    name: '@koa/multer',
    parser: upload.single('photo'),
    add: addPhoto,
    list: upload.array('photos'),
    addList: addPhotos,
    limited: multer({ dest: stored, limits: { fileSize: 1_000_000 } }).single('photo'),
    pathOf: 'path',
  },
  {
    name: 'koa-body',
    parser: koaBody({ multipart: true, formidable }),
    add: addStored,
    list: koaBody({ multipart: true, formidable }),
    addList: addStored,
    limited: koaBody({ multipart: true, formidable: { ...formidable, maxFileSize: 1_000_000 } }),
    pathOf: 'filepath',
  },
])('$name', ({ name, parser, add, list, addList, limited, pathOf }) => {
  it('fits a contract with a file', async () => {
    const given = [200, { title: 'é', photo: 'ü.txt (text/plain): ü.txt' }]
    expect(await post({ parser, add }, one())).toEqual(given)
    expect(await post({ parser, add }, formOf(['photo', file('a')]))).toEqual([200, { photo: 'a (text/plain): a' }])
    expect(await post({ parser, add }, large())).toMatchObject([200, { photo: expect.stringMatching(/a{2000000}$/) }])
    const image = new File(['a'], 'a', { type: 'image/png' })
    expect(await post({ parser, add }, formOf(['photo', image]))).toEqual([422, 'not valid: body.photo'])
  })

  it('fits a contract with a list of files, of several and of one', async () => {
    const served = { schema: Photos, parser: list, add: addList }
    const texts = { tags: ['a', 'b'] }
    expect(await post(served, several())).toEqual([
      200,
      { ...texts, photos: expect.arrayContaining(['a (text/plain): a', 'b (text/plain): b']) },
    ])
    const single = formOf(['tags', 'a'], ['tags', 'b'], ['photos', file('a')])
    expect(await post(served, single)).toEqual([200, { ...texts, photos: ['a (text/plain): a'] }])
  })

  it('is answered with 422 where nothing puts the files into the body', async () => {
    expect(await post({ parser }, one())).toEqual([422, 'not valid: body.photo'])
    expect(await post({ parser }, formOf(['photo', file('a')]))).toEqual([422, 'not valid: body.photo'])
    expect(await post({ schema: Photos, parser: list }, several())).toEqual([422, 'not valid: body.photos'])
  })

  it('is answered with 422 for a form without the file', async () => {
    expect(await post({ parser, add }, formOf(['title', 'a']))).toEqual([422, 'not valid: body.photo'])
    expect(await post({ parser, add }, formOf(['photo', 'a text']))).toEqual([422, 'not valid: body.photo'])
  })

  it('is answered with 500 for a file that is too large, and with 413 behind what gives its error a status', async () => {
    expect(await post({ parser: limited, add }, large())).toEqual([500, 'Internal Server Error'])
    expect(await post({ parser: limited, add, status: setStatus }, large())).toEqual([413, 'Payload Too Large'])
    expect(await post({ parser: limited, add, status: setStatus }, one())).toMatchObject([200, { title: 'é' }])
  })

  it('reads the rest of a file that is too large, so that the connection is used again', async () => {
    const app = new Koa().use(limited).use(ctx => {
      ctx.body = 'the next answer'
    })
    app.silent = true
    const socket = connect(await listen(app.callback()), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let received = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text
    })
    const lines = (...fields: readonly string[]) => ['POST / HTTP/1.1', 'Host: a', ...fields, '', ''].join('\r\n')
    const form = `--XX\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\nContent-Type: text/plain\r\n\r\n${'a'.repeat(20_000_000)}\r\n--XX--\r\n`
    socket.write(lines(`Content-Type: ${OF_XX}`, `Content-Length: ${form.length}`) + form + lines('Content-Length: 0'))
    await expect.poll(() => received, { timeout: 10_000 }).toMatch(/^HTTP\/1.1 500 [\s\S]*the next answer$/)
  })

  it('leaves the status of an error of the contract', async () => {
    expect(await post({ parser, status: setStatus }, one())).toEqual([422, 'not valid: body.photo'])
  })

  it('is answered with 4xx or 500 for what is no form', async () => {
    const malformed = name === 'koa-body' ? 400 : 500
    expect((await post({ parser, add }, '--XX\r\nnonsense', OF_XX))[0]).toBe(500)
    expect((await post({ parser, add, status: setStatus }, '--XX\r\nnonsense', OF_XX))[0]).toBe(malformed)
    expect((await post({ parser, add, status: setStatus }, '{"photo":"a"}', 'application/json'))[0]).toBe(
      name === 'koa-body' ? 422 : 415, // koa-body reads JSON, whatever the contract says
    )
  })

  const addObject: Koa.Middleware = (ctx, next) => {
    const { file: single, request }: Koa.DefaultContext = ctx
    request.body = { ...request.body, photo: name === 'koa-body' ? request.files?.photo : single }
    return next()
  }

  it('fits a schema of the objects that it stores', async () => {
    const schema = z.object({ photo: z.looseObject({ [pathOf]: z.string() }) })
    const [status, body] = await post({ schema, parser, add: addObject }, one())
    expect(status).toBe(200)
    const { photo } = z.object({ photo: z.record(z.string(), z.unknown()) }).parse(body)
    expect(await readFile(String(photo[pathOf]), 'utf8')).toBe('ü.txt')
  })

  it('needs a middleware that sets the file of such a schema even where there is none', async () => {
    const schema = z.object({ photo: z.looseObject({ [pathOf]: z.string() }) })
    const photo = { [pathOf]: '/etc/hostname' }
    const inForm = () => post({ schema, parser, add: addObject }, formOf([`photo[${pathOf}]`, '/etc/hostname']))
    const inJson = (by: Koa.Middleware) =>
      post({ schema, parser, add: by }, JSON.stringify({ photo }), 'application/json')
    expect(await inForm()).toEqual([422, 'not valid: body.photo'])
    expect(await inJson(addObject)).toEqual([422, 'not valid: body.photo'])
    // What a client has written takes the place of the file.
    expect(
      name === 'koa-body'
        ? await inJson(pass)
        : await post({ schema, parser }, formOf([`photo[${pathOf}]`, '/etc/hostname'])),
    ).toEqual([200, { photo }])
  })
})

describe('a file that was not chosen', () => {
  const schema = Photo.partial()

  it('is left out by @koa/multer', async () => {
    expect(await post({ schema, parser: upload.single('photo'), add: addPhoto }, NOT_CHOSEN, OF_XX)).toEqual([200, {}])
  })

  it('is an error of koa-body, unless that is told to take empty files', async () => {
    const served = { schema, parser: koaBody({ multipart: true, formidable }), add: addStored }
    expect((await post(served, NOT_CHOSEN, OF_XX))[0]).toBe(500)
    expect((await post({ ...served, status: setStatus }, NOT_CHOSEN, OF_XX))[0]).toBe(400)
    const lenient = { ...formidable, allowEmptyFiles: true, minFileSize: 0 }
    const parser = koaBody({ multipart: true, formidable: lenient })
    expect(await post({ ...served, parser }, NOT_CHOSEN, OF_XX)).toEqual([200, {}])
  })
})

it('koa-body without { multipart: true } leaves the form to the contract', async () => {
  expect(await post({ parser: koaBody() }, one())).toEqual([200, { title: 'é', photo: 'ü.txt (text/plain): ü.txt' }])
})

describe('a part of JSON beside a file is a text, which the schema parses', () => {
  const sent = (json: string) =>
    `--XX\r\nContent-Disposition: form-data; name="owner"\r\nContent-Type: application/json\r\n\r\n${json}\r\n--XX\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\nContent-Type: text/plain\r\n\r\na\r\n--XX--\r\n`
  const inJson = z.string().transform((text, ctx): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      ctx.addIssue('no JSON')
      return z.NEVER
    }
  })
  const schemas: Readonly<Record<string, StandardSchema>> = {
    zod: z.object({ owner: inJson.pipe(z.object({ age: z.number() })), photo: z.file() }),
    valibot: v.object({ owner: v.pipe(v.string(), v.parseJson(), v.object({ age: v.number() })), photo: v.file() }),
    arktype: type({ owner: type('string.json.parse').to({ age: 'number' }), photo: 'File' }),
  }

  it.each(Object.entries(schemas))('%s', async (_name, schema) => {
    const table = defineRoutes({}, r =>
      r.post('photos', { body: schema }, async (ctx: Koa.Context) => {
        ctx.body = await shown(ctx.input.body)
      }),
    )
    const ask = (json: string) => sendTo(new Koa().use(createRouter(table).routes()), sent(json), OF_XX)
    expect(await ask('{"age":5}')).toEqual([200, { owner: { age: 5 }, photo: 'a (text/plain): a' }])
    expect(await ask('{"age":"5"}')).toEqual([422, 'not valid: body.owner.age'])
    expect(await ask('{"age":')).toEqual([422, 'not valid: body.owner'])
  })

  it('is a 500 where a transform of zod throws', async () => {
    const owner = z.string().transform((text): unknown => JSON.parse(text))
    const schema = z.object({ owner, photo: z.file() })
    expect(await post({ schema, parser: pass }, sent('{'), OF_XX)).toEqual([500, 'Internal Server Error'])
  })

  it('is refused where the schema takes an object', async () => {
    const named = z.object({ owner: z.object({ name: z.string() }), photo: z.file() })
    expect(await post({ schema: named, parser: pass }, sent('{"name":"Ada"}'), OF_XX)).toEqual([
      422,
      'not valid: body.owner',
    ])
    const aged = z.object({ owner: z.object({ age: z.number() }), photo: z.file() })
    await expect(post({ schema: aged, parser: pass }, sent('{"age":5}'), OF_XX)).rejects.toThrow(
      "'body' in the contract of 'Photos#create' takes no text for 'owner.age', only a value of type number",
    )
  })
})
