/** Calls of a client in a browser, from a page with nothing but the client. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calledApplication, clientCalls } from '../cases/client-calls.js'
import { root } from '../support/install.js'
import { launchBrowser } from './launch.js'

let browser: Browser
let page: Page
let server: Server

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createClient } from './src/client/index.ts'
window.client = createClient(location.origin, { headers: async () => ({ 'x-all': 'all' }) })`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  const html = `<!doctype html><title>Client</title><script>${outputFiles[0]?.text}</script>`
  const app = calledApplication().use((ctx, next) => {
    if (ctx.path !== '/') return next()
    ctx.type = 'html'
    ctx.body = html
  })
  server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  browser = await launchBrowser()
  page = await browser.newPage()
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  await page.goto(`http://127.0.0.1:${port}/`)
})

afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

describe('a call of a client in a browser', () => {
  it.each(clientCalls.map(each => [each.title, each] as const))('%s', async (_title, { call, result, inBrowser }) => {
    expect(await page.evaluate(`(${call})(client)`)).toEqual(inBrowser ?? result)
  })
})
