/** The inspector's page as people have it: in a browser, with its script and without, by keyboard, light, dark and narrow. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import Koa from 'koa'
import helmet from 'koa-helmet'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { AnyRoute } from '../../src/index.js'
import { inspector } from '../../src/inspector/index.js'
import { launchBrowser } from '../support/browser.js'
import { ATTACKS, hostileRoutes, inspectedRoutes, manyRoutes } from '../support/inspected.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

interface Setting extends BrowserContextOptions {
  readonly routes?: readonly AnyRoute[]
  readonly before?: Koa.Middleware
  readonly behind?: Koa.Middleware
}

/** Opens the page; whatever the browser complains of or asks of anyone else fails the test as it ends. */
const open = async (query = '', { routes = inspectedRoutes, before, behind, ...options }: Setting = {}) => {
  const app = new Koa()
  for (const middleware of [before, inspector(routes), behind]) if (middleware) app.use(middleware)
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
const path = (page: Page) => page.getByLabel('Path of a request')
const filter = (page: Page) => page.getByLabel('Filter the routes')
const shownRows = (page: Page) => page.locator('tbody tr:visible')
const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
const queryOf = (page: Page) => new URL(page.url()).search

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 320, height: 640 }

describe('asking which route answers', () => {
  it('explains while one writes, without leaving the page, and keeps the address', async () => {
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

  it('takes back its answer when the path is cleared', async () => {
    const { page } = await open('?path=/health')
    await path(page).fill('')
    await expect.poll(() => summary(page).textContent()).toBe('')
    expect(await page.locator('#answer').textContent()).toBe('')
    expect(await page.locator('td.why:visible').count()).toBe(0)
    expect(queryOf(page)).toBe('')
  })

  it('puts what was pasted in its boxes in order, a method that is not in the list included', async () => {
    const { page } = await open()
    await path(page).fill('PURGE http://localhost:3000/health?now')
    await path(page).press('Enter')
    await expect.poll(() => path(page).inputValue()).toBe('/health')
    expect(await page.getByLabel('Method').inputValue()).toBe('PURGE')
    expect(await summary(page).textContent()).toContain('501: no route can have this method')
    expect(queryOf(page)).toBe('?method=PURGE&path=%2Fhealth')
  })

  it('shows the last answer, whatever comes late', async () => {
    const { page } = await open()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/path=%2Fhealth/, async route => {
      await held
      await route.continue().catch(() => {}) // the page may have taken its question back
    })
    await path(page).fill('/health')
    await page.waitForRequest(/path=%2Fhealth/)
    await path(page).fill('/files/a')
    await expect.poll(() => summary(page).textContent()).toContain('/files/a')
    release()
    await page.evaluate(() => fetch('?path=/files/b', { headers: { Accept: 'application/json' } }))
    expect(await summary(page).textContent()).toContain('/files/a')
  })

  it('says so when the application does not answer', async () => {
    const { page, server, complaints } = await open()
    server.close()
    server.closeAllConnections()
    await path(page).fill('/health')
    await expect.poll(() => summary(page).textContent()).toContain('The application did not answer')
    complaints.length = 0 // the browser reports the connection
  })
})

describe('filtering', () => {
  it('filters while one writes, and counts', async () => {
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

  it('shows a hidden row to which a link of the answer leads', async () => {
    const { page } = await open('?path=/health')
    await filter(page).fill('rooms')
    expect(await shownRows(page).count()).toBe(1)
    await page.locator('#answer a').first().click()
    expect(await page.locator('#route-1').isVisible()).toBe(true)
    expect(await filter(page).inputValue()).toBe('')
  })

  it('filters and explains a table of 2,000 routes', async () => {
    const { page } = await open('', { routes: manyRoutes(2000) })
    await filter(page).pressSequentially('/v1/places39')
    await expect.poll(() => page.locator('#count').textContent()).toBe('55 of 2000 routes')
    await path(page).fill('/v1/places399/5')
    await expect.poll(() => summary(page).textContent()).toContain('405: the path is routed for')
    expect(await page.locator('td.why:not(:empty)').count()).toBe(2000)
  })
})

describe('without its script', () => {
  it('is the same page', async () => {
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

  it('has what the page with a script has', async () => {
    const query = '?path=/v1/place/5&filter=places'
    const [plain, scripted] = [await open(query, { javaScriptEnabled: false }), await open('?filter=places')]
    await path(scripted.page).fill('/v1/place/5')
    await expect.poll(() => summary(scripted.page).textContent()).toContain('404')
    expect(await scripted.page.locator('main').innerText()).toBe(await plain.page.locator('main').innerText())
  })
})

describe('by keyboard', () => {
  it('goes through everything in order, and shows where one is', async () => {
    const { page } = await open('?path=/v1/places/5')
    const stops: string[] = []
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      const [name, outline] = (await page.evaluate(`(() => {
        const { activeElement: at } = document
        return [at.name || at.textContent, getComputedStyle(at).outlineStyle + ' ' + getComputedStyle(at).outlineWidth]
      })()`)) as [string, string] // what the text above gives
      expect(outline).toBe('solid 3px')
      stops.push(name)
    }
    expect(stops).toEqual(['Skip to the routes', 'method', 'path', 'Explain', '/v1/places/:id', '/v1/places/:id'])
  })

  it('skips to the routes', async () => {
    const { page } = await open('?path=/v1/places/5')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await filter(page).evaluate(input => input === input.ownerDocument.activeElement)).toBe(true)
  })
})

describe('for assistive technology', () => {
  const states = [
    { state: 'the table', query: '' },
    { state: 'a route that answers', query: '?path=/v1/places/search' },
    { state: 'a refusal', query: '?method=PUT&path=/v1/places/5' },
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
    'axe finds nothing: $state, $look',
    async ({ query, look: _look, state: _state, viewport, ...setting }) => {
      // So high that all is in sight: what is not is laid out later, and has no colours to measure.
      const { page } = await open(query, { ...setting, viewport: { ...viewport, height: 10_000 } })
      await page.evaluate(axe.source)
      const found = (await page.evaluate('axe.run()')) as axe.AxeResults // what axe gives
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
      expect(found.incomplete.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
      expect(found.passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'label', 'region']))
    },
  )

  it.each(looks)(
    'is a table to the browser, and no wider than the window: $look',
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

  it('announces each answer and each count in a place that stands from the beginning', async () => {
    const { page } = await open()
    const places = await page.getByRole('status').elementHandles()
    expect(places).toHaveLength(2)
    await path(page).fill('/health')
    await filter(page).fill('health')
    await expect
      .poll(() => Promise.all(places.map(place => place.textContent())))
      .toEqual(['GET /health: (health) answers', '1 of 7 routes'])
  })

  it('keeps its shapes where the system chooses the colours', async () => {
    const { page } = await open('?path=/health', { forcedColors: 'active' })
    expect(await styleOf(page, '.method', 'borderTopStyle')).toBe('solid')
  })
})

describe('security', () => {
  it.each(['before', 'behind'])('has its style and its script where koa-helmet stands %s it', async where => {
    const { page } = await open('', { [where]: helmet() })
    expect(await styleOf(page, 'table', 'borderTopLeftRadius')).not.toBe('0px')
    await path(page).fill('/health')
    await expect.poll(() => summary(page).textContent()).toBe('GET /health: (health) answers')
  })

  it.each(ATTACKS)('shows hostile texts as they are and runs none: %j', async attack => {
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

  it('shows a hostile name as text', async () => {
    const { page } = await open('', { routes: hostileRoutes })
    expect(await page.locator('#route-1 .target').textContent()).toBe(`(${ATTACKS[0]})`)
    expect(await page.locator('#route-1 .use').textContent()).toBe(`${ATTACKS[0]}, middleware`)
  })
})
