/** The inspector's page in a browser: with and without its script, by keyboard, in light, dark and narrow windows. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import Koa from 'koa'
import helmet from 'koa-helmet'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { AnyRoute } from '../../src/index.js'
import { inspector } from '../../src/inspector/index.js'
import { ATTACKS, hostileRoutes, inspectedRoutes, manyRoutes } from '../support/inspected.js'
import { launchBrowser } from './launch.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

interface Setting extends BrowserContextOptions {
  readonly routes?: readonly AnyRoute[]
  readonly before?: Koa.Middleware
  readonly after?: Koa.Middleware
}

/** Opens the page. A message in the browser's console or a request to another address fails the test at its end. */
const open = async (query = '', { routes = inspectedRoutes, before, after, ...options }: Setting = {}) => {
  const app = new Koa()
  for (const middleware of [before, inspector(routes), after]) if (middleware) app.use(middleware)
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  const origin = `http://127.0.0.1:${port}`
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('request', request => requests.push(request.url()))
  onTestFinished(async () => {
    await context.close()
    server.close()
    server.closeAllConnections()
    expect(complaints).toEqual([])
    expect(requests.filter(url => !url.startsWith(`${origin}/signalbox`) && !url.startsWith('data:'))).toEqual([])
  })
  await page.goto(`${origin}/signalbox${query}`)
  return { page, server, complaints, requests }
}

const summary = (page: Page) => page.locator('#summary')
const path = (page: Page) => page.getByLabel('Request path')
const filter = (page: Page) => page.getByLabel('Filter the routes')
const shownRows = (page: Page) => page.locator('tbody tr:visible')
const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
const queryOf = (page: Page) => new URL(page.url()).search

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 320, height: 640 }

describe('the form', () => {
  it('explains while the user types, without leaving the page, and keeps the address up to date', async () => {
    const { page, requests } = await open()
    await path(page).fill('/v1/places/5')
    await expect.poll(() => summary(page).textContent()).toBe('GET /v1/places/5: V1/Places#show answers')
    expect(await page.locator('#answer').textContent()).toContain('id "5"')
    expect(await page.locator('tr[data-verdict="answers"] th').textContent()).toBe('/v1/places/:id')
    expect(await page.locator('tr[data-verdict="answers"] .why').isVisible()).toBe(true)
    expect(await page.title()).toBe('GET /v1/places/5 · Routes')
    await page.getByLabel('Method').selectOption('DELETE')
    await expect.poll(() => summary(page).textContent()).toBe('DELETE /v1/places/5: V1/Places#destroy answers')
    expect(queryOf(page)).toBe('?method=DELETE&path=%2Fv1%2Fplaces%2F5')
    expect(requests.filter(url => !url.includes('?'))).toHaveLength(1)
    const shown = await page.locator('main').innerText()
    await page.reload()
    expect(await page.locator('main').innerText()).toBe(shown)
  })

  it('removes the answer when the path is cleared', async () => {
    const { page } = await open('?path=/health')
    await path(page).fill('')
    await expect.poll(() => summary(page).textContent()).toBe('')
    expect(await page.locator('#answer').textContent()).toBe('')
    expect(await page.locator('td.why:visible').count()).toBe(0)
    expect(queryOf(page)).toBe('')
  })

  it('splits a pasted request into its fields, and adds a method that is not in the list', async () => {
    const { page } = await open()
    await path(page).fill('PURGE http://localhost:3000/health?now')
    await path(page).press('Enter')
    await expect.poll(() => path(page).inputValue()).toBe('/health')
    expect(await page.getByLabel('Method').inputValue()).toBe('PURGE')
    expect(await summary(page).textContent()).toContain('501: no route can have this method')
    expect(queryOf(page)).toBe('?method=PURGE&path=%2Fhealth')
  })

  it('shows the answer to the last request, even if an earlier answer comes late', async () => {
    const { page } = await open()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/path=%2Fhealth/, async route => {
      await held
      await route.continue().catch(() => {}) // the page may have aborted the request
    })
    await path(page).fill('/health')
    await page.waitForRequest(/path=%2Fhealth/)
    await path(page).fill('/files/a')
    await expect.poll(() => summary(page).textContent()).toContain('/files/a')
    release()
    await page.evaluate(() => fetch('?path=/files/b', { headers: { Accept: 'application/json' } }))
    expect(await summary(page).textContent()).toContain('/files/a')
  })

  it('shows an error when the application does not answer', async () => {
    const { page, server, complaints } = await open()
    server.close()
    server.closeAllConnections()
    await path(page).fill('/health')
    await expect.poll(() => summary(page).textContent()).toContain('The application gave no explanation')
    complaints.length = 0 // the browser reports the connection
  })
})

describe('the filter', () => {
  it('filters and counts while the user types', async () => {
    const { page } = await open()
    await filter(page).pressSequentially('places DELETE')
    await expect.poll(() => shownRows(page).count()).toBe(1)
    expect(await shownRows(page).first().innerText()).toContain('V1/Places#destroy')
    expect(await page.locator('#count').textContent()).toBe('1 of 7 routes')
    expect(queryOf(page)).toBe('?filter=places+DELETE')
    await page.reload()
    expect(await shownRows(page).count()).toBe(1)
    await filter(page).fill('')
    expect(await shownRows(page).count()).toBe(7)
    expect(await page.locator('#count').textContent()).toBe('7 routes')
  })

  it('shows a hidden row when a link in the answer leads to it', async () => {
    const { page } = await open('?path=/health')
    await filter(page).fill('rooms')
    expect(await shownRows(page).count()).toBe(1)
    await page.locator('#answer a').first().click()
    expect(await page.locator('#route-1').isVisible()).toBe(true)
    expect(await filter(page).inputValue()).toBe('')
  })

  it('works on a table of 2,000 routes', async () => {
    const { page } = await open('', { routes: manyRoutes(2000) })
    await filter(page).pressSequentially('/v1/places39')
    await expect.poll(() => page.locator('#count').textContent()).toBe('55 of 2000 routes')
    await path(page).fill('/v1/places399/5')
    await expect.poll(() => summary(page).textContent()).toContain('405: the path is routed for')
    expect(await page.locator('td.why:not(:empty)').count()).toBe(2000)
  })
})

describe('the page without its script', () => {
  it('filters and explains when the form is sent', async () => {
    const { page } = await open('', { javaScriptEnabled: false })
    await path(page).fill('/v1/places/5')
    await filter(page).fill('places')
    await page.getByLabel('Method').selectOption('DELETE')
    await page.getByRole('button', { name: 'Explain' }).click()
    expect(queryOf(page)).toBe('?method=DELETE&path=%2Fv1%2Fplaces%2F5&filter=places')
    expect(await summary(page).textContent()).toBe('DELETE /v1/places/5: V1/Places#destroy answers')
    expect(await shownRows(page).count()).toBe(5)
    expect(await page.locator('#count').textContent()).toBe('5 of 7 routes')
  })

  it('shows the same as with its script', async () => {
    const query = '?path=/v1/place/5&filter=places'
    const [plain, scripted] = [await open(query, { javaScriptEnabled: false }), await open('?filter=places')]
    await path(scripted.page).fill('/v1/place/5')
    await expect.poll(() => summary(scripted.page).textContent()).toContain('404')
    expect(await scripted.page.locator('main').innerText()).toBe(await plain.page.locator('main').innerText())
  })
})

describe('the page by keyboard', () => {
  it('moves the focus in order, and shows it', async () => {
    const { page } = await open('?path=/v1/places/5')
    const stops: string[] = []
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      const [name, outline] = (await page.evaluate(`(() => {
        const { activeElement: at } = document
        return [at.name || at.textContent, getComputedStyle(at).outlineStyle + ' ' + getComputedStyle(at).outlineWidth]
      })()`)) as [string, string] // the type of the expression above
      expect(outline).toBe('solid 3px')
      stops.push(name)
    }
    expect(stops).toEqual(['Skip to the routes', 'method', 'path', 'Explain', '/v1/places/:id', '/v1/places/:id'])
  })

  it('has a link that skips to the routes', async () => {
    const { page } = await open('?path=/v1/places/5')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await filter(page).evaluate(input => input === input.ownerDocument.activeElement)).toBe(true)
  })
})

describe('the page for assistive technology', () => {
  const states = [
    { state: 'the table', query: '' },
    { state: 'a route that answers', query: '?path=/v1/places/search' },
    { state: 'a request that no route answers', query: '?method=PUT&path=/v1/places/5' },
    { state: 'a filter that finds nothing', query: '?filter=nothing&path=/nowhere' },
    { state: 'every method', query: '?path=/v1/places1/5', routes: manyRoutes(40) },
  ]
  const looks = [
    { look: 'light', colorScheme: 'light', viewport: WIDE },
    { look: 'dark', colorScheme: 'dark', viewport: WIDE },
    { look: 'light and narrow', colorScheme: 'light', viewport: NARROW },
    { look: 'dark and narrow', colorScheme: 'dark', viewport: NARROW },
  ] as const

  it.each(looks.flatMap(look => states.map(state => ({ ...look, ...state }))))(
    'has no axe violations: $state, $look',
    async ({ query, look: _look, state: _state, viewport, ...setting }) => {
      // The window is high enough for the whole page: rows outside it are not laid out, so axe could not measure them.
      const { page } = await open(query, { ...setting, viewport: { ...viewport, height: 10_000 } })
      await page.evaluate(axe.source)
      const found = (await page.evaluate('axe.run()')) as axe.AxeResults // what axe.run returns
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
      expect(found.incomplete.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
      expect(found.passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'label', 'region']))
    },
  )

  it.each(looks)(
    'has a table with roles, and is no wider than the window: $look',
    async ({ look: _look, ...setting }) => {
      const { page } = await open('?path=/v1/places/5/rooms/7', setting)
      const session = await page.context().newCDPSession(page)
      const counts = async () => {
        const { nodes } = await session.send('Accessibility.getFullAXTree')
        const count = (role: string) => nodes.filter(node => !node.ignored && node.role?.value === role).length
        return ['table', 'row', 'rowheader', 'columnheader'].map(count)
      }
      await expect.poll(counts).toEqual([1, 8, 7, 5])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(setting.viewport.width)
    },
  )

  it('announces each answer and each count in a live region that exists from the start', async () => {
    const { page } = await open()
    const places = await page.getByRole('status').elementHandles()
    expect(places).toHaveLength(2)
    await path(page).fill('/health')
    await filter(page).fill('health')
    await expect
      .poll(() => Promise.all(places.map(place => place.textContent())))
      .toEqual(['GET /health: GET /health (health) answers', '1 of 7 routes'])
  })

  it('keeps its borders in forced colours', async () => {
    const { page } = await open('?path=/health', { forcedColors: 'active' })
    expect(await styleOf(page, '.method', 'borderTopStyle')).toBe('solid')
  })
})

describe('the security of the page', () => {
  it.each(['before', 'after'])('has its style and its script with koa-helmet %s it', async where => {
    const { page } = await open('', { [where]: helmet() })
    expect(await styleOf(page, 'table', 'borderTopLeftRadius')).not.toBe('0px')
    await path(page).fill('/health')
    await expect.poll(() => summary(page).textContent()).toBe('GET /health: GET /health (health) answers')
  })

  it.each(ATTACKS)('shows hostile texts as text and runs none: %j', async attack => {
    for (const javaScriptEnabled of [true, false]) {
      const query = new URLSearchParams({ method: attack, path: `/${attack}/1`, filter: attack })
      const { page } = await open(`?${query}`, { routes: hostileRoutes, javaScriptEnabled })
      expect(await filter(page).inputValue()).toBe(attack.replace('\0', '\ufffd'))
      expect(await page.locator('img, style:not(head *), script:not(:last-child), [onfocus], [onerror]').count()).toBe(
        0,
      )
      if (!javaScriptEnabled) continue
      await path(page).fill(`/${attack}/2`)
      await path(page).press('Enter')
      await expect.poll(() => summary(page).textContent()).toContain('/2')
      expect(await page.locator('img, style:not(head *), script:not(:last-child), [onfocus], [onerror]').count()).toBe(
        0,
      )
      expect(await page.evaluate('document.attacked')).toBeUndefined()
    }
  })

  it('shows a hostile function name as text', async () => {
    const { page } = await open('', { routes: hostileRoutes })
    expect(await page.locator('#route-1 .target').textContent()).toBe(`(${ATTACKS[0]})`)
    expect(await page.locator('#route-1 .use').textContent()).toBe(`${ATTACKS[0]}, middleware`)
  })
})
