/** The form of an open row in a browser: what it sends, and how it shows the reply. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import Koa from 'koa'
import helmet from 'koa-helmet'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createRouter, defineRoutes, describeMiddleware, reply } from '../../src/index.js'
import { type InspectorOptions, inspector } from '../../src/inspector/index.js'
import { launchBrowser } from './launch.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const authenticate = describeMiddleware((_ctx: Koa.Context, next: Koa.Next) => next(), {
  security: [{ bearer: [] }],
})
const SENT = z.object({
  method: z.string(),
  url: z.string(),
  type: z.string(),
  authorization: z.string(),
  body: z.any(),
})
const echo = (ctx: Koa.Context, body?: unknown) => ({
  method: ctx.method,
  url: ctx.url,
  type: ctx.get('Content-Type').replace(/boundary=.*/, 'boundary'),
  authorization: ctx.get('Authorization'),
  body,
})
const fileText = async (file: unknown) => (file instanceof File ? `${file.name}: ${await file.text()}` : file)

const routes = defineRoutes({}, r =>
  r
    .get('pixel', ctx => {
      ctx.type = 'png'
      ctx.body = PIXEL
    })
    .get('page', ctx => {
      ctx.type = 'html'
      ctx.body = '<img src=x onerror="document.attacked=1"><script>document.attacked=1</script>'
    })
    .get('big', ctx => {
      ctx.body = '{"id":12345678901234567890}'
      ctx.type = 'json'
    })
    .get('bytes', ctx => {
      ctx.body = Buffer.alloc(20)
    })
    .get('away', ctx => ctx.redirect(String(ctx.query.to)))
    .get('long', ctx => {
      ctx.body = { rows: Array.from({ length: 60 }, (_, id) => ({ id })), deep: { a: { b: { c: { d: 1 } } } } }
    })
    .get('items/:id/*rest', { query: z.object({ tags: z.array(z.string()).optional() }), returns: SENT }, ctx => {
      ctx.body = echo(ctx)
    })
    .use(authenticate)
    .post(
      'items',
      {
        body: z.object({ name: z.string() }),
        returns: { 201: SENT, 409: z.object({ error: z.string() }) },
        summary: 'Add',
      },
      ctx => {
        const { name } = ctx.input.body
        if (name === 'taken') return reply(409, { error: 'taken' })
        if (name === 'odd') return reply(201, { ...echo(ctx), url: 5 })
        return reply(201, echo(ctx, ctx.input.body))
      },
    )
    .post(
      'forms',
      {
        body: {
          type: 'multipart/form-data',
          schema: z.object({ title: z.string(), photo: z.file(), more: z.array(z.file()).optional() }),
        },
        returns: SENT,
      },
      async ctx => {
        const { title, photo, more = [] } = ctx.input.body
        ctx.body = echo(ctx, {
          title,
          photo: await fileText(photo),
          more: await Promise.all([more].flat().map(fileText)),
        })
      },
    )
    .put('texts', { body: { type: ['text/csv', 'image/*'], schema: z.any() }, returns: SENT }, ctx => {
      const { body } = ctx.input
      ctx.body = echo(ctx, body instanceof Uint8Array ? body.length : body)
    })
    .patch('texts', ctx => {
      ctx.body = echo(ctx)
    })
    .delete('items/:id', () => {}),
)

interface Setting extends BrowserContextOptions {
  readonly options?: InspectorOptions
  readonly before?: Koa.Middleware
  /** Whether the user confirms what is not a GET. */
  readonly confirms?: boolean
}

/** Opens a row. What the browser complains of, and a request to another origin, fails the test at its end. */
const open = async (row: string, { options = {}, before, confirms = true, ...more }: Setting = {}) => {
  const app = new Koa()
  app.silent = true
  if (before) app.use(before)
  const openapi = {
    info: { title: 'Items', version: '1' },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  }
  app.use(inspector(routes, { openapi, ...options })).use(createRouter(routes).routes())
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  const origin = `http://127.0.0.1:${port}`
  const context = await browser.newContext(more)
  const page = await context.newPage()
  const complaints: string[] = []
  const requests: string[] = []
  const dialogs: string[] = []
  // The browser reports each status of an error.
  page.on(
    'console',
    message =>
      message.text().startsWith('Failed to load resource: the server responded') || complaints.push(message.text()),
  )
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('request', request => requests.push(request.url()))
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    return confirms ? dialog.accept() : dialog.dismiss()
  })
  onTestFinished(async () => {
    await context.close()
    server.close()
    server.closeAllConnections()
    expect(complaints).toEqual([])
    expect(requests.filter(url => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  })
  await page.goto(`${origin}/signalbox?open=${encodeURIComponent(row)}`)
  return { page, origin, server, context, complaints, requests, dialogs }
}

const button = (page: Page) => page.locator('.send button')
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Body' })
const status = (page: Page) => page.locator('.sent')
const shown = (page: Page) => page.locator('.reply')
const send = async (page: Page) => {
  await button(page).click()
  await expect.poll(() => status(page).textContent()).toMatch(/ms/)
}
/** The JSON of a reply, with all of it unfolded. */
const sentJson = async (page: Page) => {
  await send(page)
  return shown(page).locator('.json').innerText()
}

describe('the form of an open row', () => {
  it('sends a body and a credential, after a question, and shows the reply', async () => {
    const { page, dialogs, origin } = await open('POST /items')
    await page.getByLabel('bearer').fill('abc')
    await bodyOf(page).fill('{"name":"one"}')
    const json = await sentJson(page)
    expect(dialogs).toEqual([expect.stringContaining(`Send POST /items to ${new URL(origin).host}?`)])
    expect(await status(page).textContent()).toMatch(/^201 Created · \d+ ms · \d+ bytes$/)
    expect(json.split('\n')).toEqual([
      '{ 5 }',
      'method: "POST"',
      'url: "/items"',
      'type: "application/json"',
      'authorization: "Bearer abc"',
      'body: { 1 }',
      'name: "one"',
    ])
    expect(await shown(page).locator('.fits').textContent()).toBe('Fits the contract.')
    await page.getByText('header fields').click()
    expect(await shown(page).innerText()).toContain('content-type: application/json; charset=utf-8')
    await send(page)
    expect(dialogs).toHaveLength(1)
  })

  it('sends nothing where the user says no', async () => {
    const { page, requests, dialogs } = await open('DELETE /items/:id', { confirms: false })
    await button(page).click()
    await expect.poll(() => dialogs.length).toBe(1)
    expect(requests.filter(url => url.includes('/items'))).toEqual([])
    expect(await status(page).textContent()).toBe('')
  })

  it('says how a reply does not fit, and what is not in the contract', async () => {
    const { page } = await open('POST /items')
    await bodyOf(page).fill('{"name":"odd"}')
    await send(page)
    expect(await shown(page).locator('.misfits').textContent()).toMatch(/^Does not fit: the reply 201 .*body\.url/)
    await bodyOf(page).fill('{"name":"taken"}')
    await button(page).click()
    await expect.poll(() => status(page).textContent()).toContain('409')
    expect(await shown(page).locator('.fits').count()).toBe(1)
    await bodyOf(page).fill('{')
    await button(page).click()
    await expect.poll(() => status(page).textContent()).toContain('400')
    expect(await shown(page).textContent()).toContain('The contract has this status. Its body was not compared.')
  })

  it('keeps a credential for the tab, also in other rows', async () => {
    const { page, origin, context } = await open('POST /items')
    await page.getByLabel('bearer').fill('abc')
    await page.goto(`${origin}/signalbox`)
    await page.locator('[id="PATCH_/texts"] summary').first().click()
    await expect.poll(() => page.getByLabel('bearer').inputValue()).toBe('abc')
    expect(await page.evaluate('localStorage.length')).toBe(0)
    const other = await context.newPage()
    await other.goto(`${origin}/signalbox?open=POST+/items`)
    expect(await other.getByLabel('bearer').inputValue()).toBe('')
  })

  it('writes path and query as a URL has them, and never leaves its origin', async () => {
    const { page, origin, requests } = await open('GET /items/:id/*rest')
    await page.getByLabel('id', { exact: true }).fill('a/b ?é')
    await page.getByLabel('rest').fill('/evil.example/x')
    await send(page)
    expect(requests.at(-1)).toBe(`${origin}/items/a%2Fb%20%3F%C3%A9//evil.example/x`)
    await page.getByLabel('rest').fill('x/y z')
    await page.getByLabel('tags?').fill('one\ntwo & three')
    await button(page).click()
    await expect
      .poll(() => shown(page).innerText())
      .toContain('url: "/items/a%2Fb%20%3F%C3%A9/x/y%20z?tags=one&tags=two+%26+three"')
  })

  it('sends files in a form of several parts', async () => {
    const { page } = await open('POST /forms')
    await page.getByLabel('title').fill('Sea')
    await page.getByLabel('photo').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('A') })
    await page
      .getByLabel('more?')
      .setInputFiles(['b', 'c'].map(name => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })))
    const json = await sentJson(page)
    expect(json).toContain('type: "multipart/form-data; boundary"')
    expect(json).toContain('title: "Sea"\nphoto: "a.txt: A"')
    expect(json).toContain('"b: b"\n"c: c"')
  })

  it('sends the type of the body and the method that are chosen', async () => {
    const { page } = await open('PUT /texts')
    await bodyOf(page).fill('a,b')
    expect(await sentJson(page)).toContain('type: "text/csv"\nauthorization: ""\nbody: "a,b"')
    await page.getByLabel('Type of the body').selectOption('image/*')
    await page.getByLabel('file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
    await button(page).click()
    await expect
      .poll(() => shown(page).innerText())
      .toContain(`type: "image/png"\nauthorization: ""\nbody: ${PIXEL.length}`)
  })

  it('sends by Control and Enter, takes a slash, and closes by Escape', async () => {
    const { page } = await open('POST /items')
    await bodyOf(page).fill('')
    await bodyOf(page).pressSequentially('{"name":"a/b"}')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => shown(page).innerText()).toContain('name: "a/b"')
    await page.keyboard.press('Escape')
    expect(await button(page).isVisible()).toBe(false)
  })

  it('says that no reply came, and that a header field cannot be sent', async () => {
    const { page, server, complaints } = await open('POST /items')
    await page.getByLabel('bearer').fill('é€')
    await button(page).click()
    await expect.poll(() => shown(page).innerText()).toContain('No reply: ')
    await page.getByLabel('bearer').fill('')
    server.close()
    server.closeAllConnections()
    await button(page).click()
    await expect.poll(() => shown(page).innerText()).toContain('No reply: Failed to fetch')
    complaints.length = 0 // the browser reports the connection
  })
})

describe('the reply', () => {
  it('shows a picture, and text as text', async () => {
    const pixel = await open('GET /pixel')
    await send(pixel.page)
    expect(await pixel.page.evaluate("document.querySelector('.reply img').naturalWidth")).toBe(1)
    const { page } = await open('GET /page')
    await send(page)
    expect(await shown(page).locator('pre').last().textContent()).toContain('<script>document.attacked=1</script>')
    expect(await page.evaluate('document.attacked')).toBeUndefined()
  })

  it.each([
    ['GET /bytes', '20 bytes of application/octet-stream'],
    ['GET /big', '{"id":12345678901234567890}'],
    ['GET /bytes', 'The contract does not say what this route replies.'],
  ])('of %s has %s', async (row, text) => {
    const { page } = await open(row)
    await send(page)
    expect(await shown(page).innerText()).toContain(text)
  })

  it('follows no redirect', async () => {
    const asked: unknown[] = []
    const other = new Koa().use(ctx => void asked.push(ctx.url)).listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo // a server that listens on a port has one
    const { page, requests } = await open('GET /away')
    await page.getByLabel('?').fill(`to=http://127.0.0.1:${port}/`)
    await send(page)
    expect(await status(page).textContent()).toMatch(/^A redirect · /)
    expect(await shown(page).innerText()).toContain('A page cannot read where a redirect leads to.')
    expect(asked).toEqual([])
    requests.length = 0 // the tool lists what the browser did not send
  })

  it('folds what is long or deep, and makes it when it opens', async () => {
    const { page } = await open('GET /long')
    await send(page)
    const folds = shown(page).locator('.json .fold')
    const before = await folds.count()
    expect(await shown(page).innerText()).toContain('rows: [ 60 ]')
    await shown(page).getByText('rows: [').click()
    await expect.poll(() => folds.count()).toBe(before + 60)
  })
})

describe('who may send', () => {
  it.each([
    ['koa-helmet', helmet()],
    ['no header', undefined],
  ])('no page that has the inspector in a frame: %s', async (_what, before) => {
    const { page, origin, complaints } = await open('DELETE /items/:id', before ? { before } : {})
    const framing = await page.context().newPage()
    await framing.goto('about:blank')
    await framing.setContent(`<iframe src="${origin}/signalbox?open=DELETE+/items/:id"></iframe>`)
    await expect.poll(() => framing.frames().length).toBe(2)
    await framing.waitForTimeout(300)
    expect(await framing.frames()[1]?.locator('.send').count()).toBe(0)
    complaints.length = 0 // the browser reports the frame
  })

  it('the page alone, to its own origin', async () => {
    const { page, complaints } = await open('DELETE /items/:id')
    expect(await page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'sent', () => 'refused')")).toBe('refused')
    await expect.poll(() => complaints.some(each => each.includes('Content Security Policy'))).toBe(true)
    complaints.length = 0
  })

  it('nobody where the option says so, or without a script', async () => {
    const { page } = await open('POST /items', { options: { send: false } })
    expect(await page.locator('form.send').count()).toBe(0)
    const plain = await open('POST /items', { javaScriptEnabled: false })
    expect(await plain.page.locator('form.send').isVisible()).toBe(false)
    expect(await plain.page.locator('[id="POST_/items"] .details').innerText()).toContain('curl')
  })
})

describe('the form for assistive technology', () => {
  const WIDE = { viewport: { width: 1280, height: 3000 } }
  const PHONE = { viewport: { width: 390, height: 3000 }, hasTouch: true, isMobile: true }
  const looks = [
    { look: 'light', ...WIDE, colorScheme: 'light' },
    { look: 'dark', ...WIDE, colorScheme: 'dark' },
    { look: 'light, on a phone', ...PHONE, colorScheme: 'light' },
    { look: 'dark, on a phone', ...PHONE, colorScheme: 'dark' },
  ] as const
  const rows = ['POST /items', 'POST /forms', 'GET /long']

  it.each(looks.flatMap(look => rows.map(row => ({ ...look, row }))))(
    'has no axe violations, and is no wider than the window: $row, $look',
    async ({ row, look: _look, ...options }) => {
      const { page } = await open(row, options)
      const photo = page.getByLabel('photo')
      if (await photo.count())
        await photo.setInputFiles({ name: 'a', mimeType: 'text/plain', buffer: Buffer.from('A') })
      await send(page)
      await page.evaluate(axe.source)
      const found = (await page.evaluate("axe.run({ rules: { 'target-size': { enabled: true } } })")) as axe.AxeResults // what axe.run returns
      // axe cannot measure the text of a textarea, which has the colours of an input.
      const measured = found.incomplete.filter(({ nodes }) => nodes.some(({ html }) => !html.startsWith('<textarea')))
      const listed = [...found.violations, ...measured]
      expect(listed.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
      const colors = await page.evaluate(`[...document.querySelectorAll('.send :is(input, textarea)')].map(each => {
        const { color, backgroundColor } = getComputedStyle(each)
        return color + backgroundColor
      })`)
      expect(new Set(colors as string[]).size).toBeLessThanOrEqual(1) // the expression gives texts
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.viewport.width)
    },
  )

  it('announces the reply in a live region that exists from the start', async () => {
    const { page } = await open('GET /long')
    const region = page.locator('.send [role=status]')
    expect(await region.textContent()).toBe('')
    await send(page)
    expect(await region.textContent()).toContain('200 OK')
  })
})
