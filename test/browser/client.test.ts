/** The calls of `cases/client-calls.ts`, sent by the built `signalbox/client` from a page. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientCalls } from '../cases/client-calls.js'
import { application } from '../client/called.js'
import { root } from '../support/install.js'
import { launchBrowser } from './launch.js'

/** The origin of the client is that of the page. */
const SCRIPT = `import { createClient } from 'signalbox/client'
import { clientCalls, outcomeOf } from './test/cases/client-calls.ts'
globalThis.send = at => outcomeOf(clientCalls[at], options => createClient('', options))`

const { outputFiles, metafile } = await build({
  stdin: { contents: SCRIPT, resolveDir: root },
  ...{ absWorkingDir: root, bundle: true, charset: 'utf8', target: 'es2022', write: false, metafile: true },
})
const html = `<!doctype html><meta charset="utf-8"><script>${outputFiles[0]?.text}</script>`
const app = application((ctx, next) => {
  if (ctx.path !== '/') return next()
  ctx.body = html
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // a server that listens on a port has one

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
})
afterAll(async () => {
  await browser?.close()
  server.close()
  server.closeAllConnections()
})

describe('in a page, a client gives', () => {
  it.each(clientCalls.map((each, at) => [each[0], each, at] as const))('%s', async (_title, each, at) => {
    const [, , gives, inBrowser = gives] = each
    expect(await page.evaluate(`send(${at})`)).toEqual(inBrowser)
  })
})

it('the page has the built client, and nothing of the server', () => {
  expect(Object.keys(metafile.inputs)).toEqual(['dist/client.js', 'test/cases/client-calls.ts', '<stdin>'])
})
