/** `npm run docs:screenshots`: writes the pictures of the inspector for the docs, from the table of 93 routes. */
import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import type { Page } from 'playwright-core'
import { inspector } from '../../src/inspector/index.js'
import { bookingRoutes } from '../support/booking/routes.js'
import { launchBrowser } from './launch.js'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const WIDE = { width: 1280, height: 700 }
const PHONE = { width: 390, height: 720 }

interface Picture {
  readonly name: string
  readonly query: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme: 'light' | 'dark'
  readonly prepare?: (page: Page) => Promise<unknown>
}

const PICTURES: readonly Picture[] = [
  { name: 'inspector', query: '', viewport: WIDE, colorScheme: 'light' },
  {
    name: 'inspector-row',
    query: '?open=POST+/v1/places',
    viewport: { ...WIDE, height: 735 },
    colorScheme: 'dark',
    prepare: page => page.locator('[id="group-V1/Places"]').evaluate(group => group.scrollIntoView()),
  },
  {
    name: 'inspector-filter',
    query: '?q=-use:authenticate',
    viewport: { ...WIDE, height: 500 },
    colorScheme: 'light',
  },
  {
    name: 'inspector-explanation',
    query: '?q=DELETE+/v1/places/x',
    viewport: { ...WIDE, height: 420 },
    colorScheme: 'light',
  },
  { name: 'inspector-phone', query: '?q=-use:authenticate', viewport: PHONE, colorScheme: 'light' },
]

const openapi = { info: { title: 'Booking', version: '1' } }
const server = new Koa().use(inspector(bookingRoutes, { openapi })).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // a server that listens on a port has one
const browser = await launchBrowser()
mkdirSync(folder, { recursive: true })
for (const { name, query, viewport, colorScheme, prepare } of PICTURES) {
  const page = await browser.newPage({ viewport, colorScheme })
  await page.goto(`http://127.0.0.1:${port}/signalbox${query}`)
  await prepare?.(page)

  const path = `${folder}${name}.png`
  await page.screenshot({ path })
  await page.close()
  console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`)
}
await browser.close()
server.close()
