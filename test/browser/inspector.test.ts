/** The inspector's page in a browser: with and without its script, by keyboard, in light, dark and narrow windows. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import Koa from 'koa'
import helmet from 'koa-helmet'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { AnyRoute } from '../../src/index.js'
import { inspector } from '../../src/inspector/index.js'
import { bookingRoutes } from '../support/booking/routes.js'
import { ATTACKS, hostileRoutes, manyRoutes } from '../support/inspected.js'
import { launchBrowser } from './launch.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

interface Setting extends BrowserContextOptions {
  readonly routes?: readonly AnyRoute[]
  readonly compareWith?: readonly object[]
  readonly before?: Koa.Middleware
  readonly after?: Koa.Middleware
}

/** Opens the page. A message in the browser's console or a request to another address fails the test at its end. */
const open = async (query = '', { routes = bookingRoutes, compareWith, before, after, ...options }: Setting = {}) => {
  const app = new Koa()
  for (const middleware of [before, inspector(routes, { compareWith }), after]) if (middleware) app.use(middleware)
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

const box = (page: Page) => page.getByRole('searchbox')
const summary = (page: Page) => page.locator('#summary')
const count = (page: Page) => page.locator('#count')
const shownRows = (page: Page) => page.locator('.row:visible summary')
const row = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const focused = (page: Page) =>
  page.evaluate("document.activeElement.closest('.row')?.id ?? document.activeElement.id") as Promise<string> // ids are texts
const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
const queryOf = (page: Page) => new URL(page.url()).search
/** Whether an element is in the window, below the bar. */
const isInView = (page: Page, id: string) =>
  page.evaluate(`(() => {
    const { top, bottom } = document.getElementById('${id}').getBoundingClientRect()
    return top >= document.querySelector('.bar').getBoundingClientRect().bottom && bottom <= innerHeight
  })()`)

const WIDE = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const CREATE = 'POST_/v1/places'

describe('the list of routes', () => {
  it('has 93 routes in three screens', async () => {
    const { page } = await open('', WIDE)
    await page.evaluate(
      'document.querySelectorAll(".row").forEach(each => { each.style.contentVisibility = "visible" })',
    )
    expect(await page.evaluate('document.documentElement.scrollHeight / 900')).toBeLessThanOrEqual(3)
    expect(await shownRows(page).count()).toBe(84)
  })

  it.each([
    ['wide', WIDE],
    ['on a phone', PHONE],
    ['on a narrow phone', { viewport: { width: 320, height: 640 } }],
  ])('is no wider than the window: %s', async (_where, options) => {
    const { page } = await open(`?open=${CREATE}&q=places`, options)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.viewport.width)
    await box(page).fill('DELETE /v1/places/x/rooms/5')
    await expect.poll(() => summary(page).textContent()).toContain('404')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.viewport.width)
  })

  it('leads from the list of controllers to a group, below the bar', async () => {
    const { page } = await open('', WIDE)
    await page.locator('#controllers').getByRole('link', { name: 'Admin/Users 8' }).click()
    expect(await isInView(page, 'group-Admin/Users')).toBe(true)
  })
})

describe('a row', () => {
  const named = (name: string) =>
    Object.defineProperty((_ctx: unknown, next: () => unknown) => next(), 'name', { value: name })
  class LongController {
    static readonly contract = {
      synchronizeReservations: {
        summary: 'Synchronize the reservations of a department',
        returns: Object.fromEntries([200, 400, 401, 403, 404, 409, 422].map(status => [status, z.object({})])),
      },
      show: { summary: 'Show one', returns: z.object({}) },
    }
    synchronizeReservations() {}
    show() {}
  }
  const name = 'Administration/DepartmentSubscriptions/Reservations'
  const longRoutes: readonly AnyRoute[] = [
    [
      '/administration/department-subscriptions-of-accommodations/:accommodationReservationId',
      'synchronizeReservations',
    ],
    ['/show', 'show'],
    ['/show/:id', 'show'],
  ].map(([path = '', action = ''], at) => ({
    ...{ method: 'GET', path, target: `${name}#${action}`, controller: LongController, action },
    contract: LongController.contract[action as 'show'], // the names of its contracts
    use: at === 0 ? [named('authenticate'), named('requireVerifiedEmailAddressOfDepartment'), named('audit')] : [],
  }))

  it.each([320, 390, 1280, 1680])(
    'breaks no name within a word, and leaves no status alone, in %d pixels',
    async width => {
      for (const routes of [longRoutes, bookingRoutes]) {
        const { page } = await open('', { routes, viewport: { width, height: 6000 } })
        const broken = await page.evaluate(`(() => {
        const found = []
        for (const element of document.querySelectorAll('.path, .target, .group h2, .use, .place, .chip')) {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          let before
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const [at, letter] of [...node.data].entries()) {
              const range = document.createRange()
              range.setStart(node, at)
              range.setEnd(node, at + 1)
              const [{ top, bottom } = {}] = range.getClientRects()
              if (before && top > before.bottom - 3 && /[a-z]/.test(letter) && /\\w/.test(before.letter))
                found.push(element.textContent + ' before ' + node.data.slice(at))
              before = { bottom, letter }
            }
        }
        return found
      })()`)
        expect(broken).toEqual([])
        const alone = await page.evaluate(`[...document.querySelectorAll('.chips')].filter(chips => {
        const tops = [...chips.children].map(each => each.getBoundingClientRect().top)
        return new Set(tops).size > 1 && tops.filter(top => top === tops.at(-1)).length === 1
      }).map(each => each.textContent)`)
        expect(alone).toEqual([])
      }
    },
  )

  it('shows the summary of a contract where there is room', async () => {
    const { page } = await open('', { ...WIDE, routes: longRoutes })
    const isShown = (id: string) => row(page, id).locator('.about > span').isVisible()
    expect([await isShown('GET_/show'), await isShown('GET_/show/:id')]).toEqual([true, true])
    expect(await isShown(longRoutes.map(({ method, path }) => `${method}_${path}`)[0] ?? '')).toBe(false)
    await page.setViewportSize(PHONE.viewport)
    expect(await isShown('GET_/show')).toBe(false)
  })

  it('shows whether it is open, also to assistive technology', async () => {
    const { page } = await open()
    const session = await page.context().newCDPSession(page)
    const states = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const summaries = nodes.filter(node => node.role?.value === 'DisclosureTriangle')
      const expanded = summaries.map(node => node.properties?.find(({ name }) => name === 'expanded')?.value.value)
      return expanded.slice(0, 2)
    }
    const turn = (id: string) =>
      page.evaluate(
        `(({ rotate, borderRightWidth }) => [rotate, borderRightWidth !== '0px'])(getComputedStyle(document.querySelector('[id="${id}"] summary'), '::before'))`,
      )
    expect([await states(), await turn('GET_/'), await turn('GET_/about')]).toEqual([
      [false, false],
      ['-45deg', true],
      ['-45deg', true],
    ])
    await row(page, 'GET_/').locator('summary').click()
    await expect.poll(states).toEqual([true, false])
    expect([await turn('GET_/'), await turn('GET_/about')]).toEqual([
      ['45deg', true],
      ['-45deg', true],
    ])
  })
})

describe('the page on a phone', () => {
  const textWidth = (selector: string, text: string) => `(() => {
    const element = document.querySelector('${selector}'), style = getComputedStyle(element, '::placeholder')
    const context = document.createElement('canvas').getContext('2d')
    context.font = style.fontSize + ' ' + style.fontFamily
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    return context.measureText(${text}).width <= element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  })()`

  it.each([320, 390])('shows every filter and the whole placeholder in %d pixels', async width => {
    for (const query of ['', '?q=places']) {
      const { page } = await open(query, { ...PHONE, viewport: { width, height: 844 } })
      const outside = await page.evaluate(`[...document.querySelectorAll('.filters a')].filter(each => {
        const { left, right } = each.getBoundingClientRect()
        return left < 0 || right > ${width} || each.scrollWidth > each.clientWidth
      }).map(each => each.dataset.filter)`)
      expect(outside).toEqual([])
      expect(await page.getByRole('link', { name: 'not behind authenticate' }).isVisible()).toBe(true)
      if (query === '') expect(await page.evaluate(textWidth('#box', 'element.placeholder'))).toBe(true)
    }
  })

  it('has a cross that clears the box, also without the focus in it', async () => {
    const { page } = await open('?q=places', PHONE)
    const clear = page.getByRole('link', { name: 'Clear the box' })
    expect([await focused(page), await clear.isVisible()]).toEqual(['', true])
    await clear.click()
    expect([await box(page).inputValue(), await focused(page), await clear.isVisible()]).toEqual(['', 'box', false])
    expect(await count(page).textContent()).toBe('93 routes')
  })

  it('hangs long lines below their own beginning', async () => {
    const { page } = await open(`?open=${CREATE}`, PHONE)
    const lefts = `[...document.querySelectorAll('[id="${CREATE}"] .line, [id="${CREATE}"] .curl')].map(line => {
      const range = document.createRange()
      range.selectNodeContents(line.lastElementChild ?? line)
      const [first, ...others] = [...range.getClientRects()].map(({ left }) => Math.round(left))
      return others.length === 0 || others.every(left => left > first)
    })`
    const hanging = (await page.evaluate(lefts)) as readonly boolean[] // the type of the expression
    expect(hanging.length).toBeGreaterThan(10)
    expect(hanging.filter(each => !each)).toEqual([])
    expect(
      await page.evaluate(`document.querySelector('[id="${CREATE}"] .curl').getClientRects()[0].height > 40`),
    ).toBe(true)
  })
})

describe('the filter', () => {
  it('filters and counts while the user types', async () => {
    const { page } = await open()
    await box(page).pressSequentially('reviews DELETE')
    await expect.poll(() => shownRows(page).count()).toBe(1)
    expect(await shownRows(page).first().innerText()).toContain('#destroy')
    expect(await count(page).textContent()).toBe('1 of 93 routes')
    expect(await page.locator('#controllers a:visible').allInnerTexts()).toEqual([
      expect.stringMatching(/^V1\/Places\/Reviews\s+1 of 6$/),
    ])
    expect(queryOf(page)).toBe('?q=reviews+DELETE')
    await page.reload()
    expect(await shownRows(page).count()).toBe(1)
    await box(page).fill('')
    expect(await shownRows(page).count()).toBe(84)
    expect(await count(page).textContent()).toBe('93 routes')
    expect(queryOf(page)).toBe('')
  })

  it('says that no route has the words', async () => {
    const { page } = await open()
    await box(page).fill('nothing at all')
    expect(await page.getByText('No route has all of these words.').isVisible()).toBe(true)
    expect(await page.locator('.group:visible').count()).toBe(0)
    expect(await count(page).textContent()).toBe('0 of 93 routes')
    await page.keyboard.press('Escape')
    expect(await page.getByText('No route has all of these words.').isVisible()).toBe(false)
    expect(await shownRows(page).count()).toBe(84)
  })

  it('says that no middleware has a name, and not that nothing is behind it', async () => {
    const { page } = await open()
    await box(page).fill('-use:nobody')
    expect(await page.getByText('No middleware has the name nobody.').isVisible()).toBe(true)
    expect(await count(page).textContent()).toBe('0 of 93 routes')
    await box(page).fill('')
    expect(await shownRows(page).count()).toBe(84)
  })

  it('leads back to what the box had before a click', async () => {
    const { page } = await open()
    await box(page).fill('places')
    await page.getByRole('link', { name: 'not behind authenticate' }).click()
    await page.goBack()
    expect(await box(page).inputValue()).toBe('places')
    expect(queryOf(page)).toBe('?q=places')
    await page.goForward()
    expect(await box(page).inputValue()).toBe('places -use:authenticate')
  })

  it('shows the routes without a middleware by one click', async () => {
    const { page } = await open()
    await page.getByRole('link', { name: 'not behind authenticate' }).click()
    expect(await box(page).inputValue()).toBe('-use:authenticate')
    expect(await count(page).textContent()).toBe('15 of 93 routes')
    expect(await page.evaluate('document.activeElement.dataset.filter')).toBe('-use:authenticate')
  })

  it('counts by one rule everywhere, and marks what filters', async () => {
    const { page } = await open()
    const nameOf = async (filter: string) => {
      const link = page.locator(`nav [data-filter="${filter}"]`)
      return [await link.locator('strong').textContent(), await link.getAttribute('aria-current')]
    }
    const active = () => page.locator('#active li span:not(.unseen):not(.cross)').allTextContents()
    await page.getByRole('link', { name: 'not behind rateLimit' }).click()
    await page.getByRole('link', { name: 'behind cors' }).first().click()
    expect(await box(page).inputValue()).toBe('-use:rateLimit use:cors')
    expect(await active()).toEqual(['not behind rateLimit ', 'behind cors '])
    expect(await page.locator('.group:visible .count').allInnerTexts()).toEqual(['2 routes'])
    expect(await page.locator('#controllers a:visible').allInnerTexts()).toEqual([
      expect.stringMatching(/^V1\/Hosts\s+2$/),
    ])
    expect([await nameOf('use:cors'), await nameOf('-use:rateLimit'), await nameOf('use:authenticate')]).toEqual([
      ['2 of 57', 'true'],
      ['2 of 38', 'true'],
      ['0 of 78', null],
    ])
    await page.getByRole('link', { name: 'not behind cors' }).click()
    expect(await box(page).inputValue()).toBe('-use:rateLimit -use:cors')
    await page.locator('#active').getByRole('link', { name: 'not behind rateLimit' }).click()
    expect(await box(page).inputValue()).toBe('-use:cors')
    expect(await focused(page)).toBe('list')
    await box(page).fill('places delete')
    expect(await page.locator('.group:visible .count').first().innerText()).toBe('1 of 9 routes')
    await box(page).fill('GET /health')
    expect(await active()).toEqual([])
  })

  it('takes no time on tables of 720 and of 2,000 routes', async () => {
    for (const [routes, found, limit] of [
      [720, 5, 50],
      [2000, 5, 100],
    ] as const) {
      const { page } = await open('', { routes: manyRoutes(routes) })
      const time = await page.evaluate(`(() => {
        const box = document.getElementById('box'), times = []
        for (const text of ['v', 'v1', 'v1/places1', '-use:authenticate', 'no contract', '', '/v1/places39 -x', '/v1/places139']) {
          const start = performance.now()
          box.value = text
          box.dispatchEvent(new Event('input'))
          document.documentElement.getBoundingClientRect()
          times.push(performance.now() - start)
        }
        return times.sort((one, other) => one - other)[4]
      })()`)
      expect(time).toBeLessThan(limit * 4) // a median, on a machine that may be busy
      expect(await count(page).textContent()).toBe(`${found} of ${routes} routes`)
    }
  })
})

describe('the explanation', () => {
  it('is of the request that a pasted curl line sends, with the middlewares before the route', async () => {
    const { page } = await open()
    await box(page).fill("curl 'http://localhost:3000/admin/users?page=2' -H 'Authorization: Bearer x'")
    await expect.poll(() => summary(page).textContent()).toMatch(/^GET \/admin\/users: .* answers$/)
    expect(await page.locator('#reasons .chain').innerText()).toMatch(/^authenticate\s+then\s+requireAdmin$/)
    await box(page).fill('curl -X DELETE http://localhost:3000/v1/places/x --compressed')
    await expect.poll(() => summary(page).textContent()).toMatch(/^DELETE \/v1\/places\/x: 404/)
  })

  it('appears while the user types, marks the row that answers, and shows near misses alone', async () => {
    const { page, requests } = await open()
    await box(page).fill('GET /v1/places/search')
    await expect.poll(() => summary(page).textContent()).toBe('GET /v1/places/search: V1/Places#search answers')
    expect(await page.locator('[data-answers]').getAttribute('id')).toBe('GET_/v1/places/search')
    expect(await row(page, 'GET_/v1/places/search').getByText('answers').isVisible()).toBe(true)
    expect(await isInView(page, 'GET_/v1/places/search')).toBe(true)
    expect(await shownRows(page).count()).toBeLessThan(6)
    expect(await page.title()).toBe('GET /v1/places/search · Routes · signalbox')
    expect(queryOf(page)).toBe('?q=GET+%2Fv1%2Fplaces%2Fsearch')
    expect(requests.filter(url => !url.includes('?'))).toHaveLength(1)
    const shown = await page.locator('main').innerText()
    await page.reload()
    expect(await page.locator('main').innerText()).toBe(shown)
  })

  it('marks the method that was asked in a row of several', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open('?q=PATCH+/v1/user', { javaScriptEnabled })
      const outlined = page.locator('[data-answers] [data-asked]')
      expect(await outlined.allInnerTexts()).toEqual(['PATCH'])
      expect(await outlined.evaluate(method => method.checkVisibility())).toBe(true)
      expect(await styleOf(page, '[data-answers] [data-asked]', 'outlineStyle')).toBe('solid')
      expect(await styleOf(page, '[data-answers] [data-method=PUT]', 'outlineStyle')).toBe('none')
      if (!javaScriptEnabled) continue
      await box(page).fill('PUT /v1/user')
      await expect.poll(() => outlined.allInnerTexts()).toEqual(['PUT'])
      await box(page).fill('user')
      await expect.poll(() => page.locator('[data-asked]').count()).toBe(0)
    }
  })

  it('groups the routes of one reason', async () => {
    const { page } = await open('?q=DELETE+/v1/places/x')
    expect(await page.locator('.misses > li > p').allInnerTexts()).toEqual([
      '4 routes: segment 3 :id is a uuid, and x is not',
    ])
    expect(await shownRows(page).count()).toBe(3)
    await page.locator('.misses a').first().click()
    expect(
      await row(page, 'DELETE_/v1/places/:id')
        .locator('details')
        .evaluate(details => details.hasAttribute('open')),
    ).toBe(true)
    expect(await focused(page)).toBe('DELETE_/v1/places/:id')
  })

  it('brings the row into view that answers a request, wherever the page is', async () => {
    const { page } = await open('', { viewport: { width: 390, height: 500 } })
    await page.evaluate('scrollTo(0, 2000)')
    await box(page).fill('GET /admin/feature-flags/5')
    await expect.poll(() => isInView(page, 'GET_/admin/feature-flags/:id')).toBe(true)
  })

  it('goes when the box is cleared', async () => {
    const { page } = await open('?q=GET+/health')
    await box(page).fill('')
    expect(await page.locator('#answer').isVisible()).toBe(false)
    expect(await page.locator('[data-answers]').count()).toBe(0)
    expect(await shownRows(page).count()).toBe(84)
  })

  it('shows the answer to the last request, even if an earlier answer comes late', async () => {
    const { page } = await open()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/q=GET\+%2Fhealth/, async route => {
      await held
      await route.continue().catch(() => {}) // the page may have aborted the request
    })
    await box(page).fill('GET /health')
    await page.waitForRequest(/q=GET\+%2Fhealth/)
    await box(page).fill('GET /files/a')
    await expect.poll(() => summary(page).textContent()).toContain('/files/a')
    release()
    await page.evaluate(() => fetch('?q=GET+/files/b', { headers: { Accept: 'application/json' } }))
    expect(await summary(page).textContent()).toContain('/files/a')
  })

  it('shows an error when the application does not answer', async () => {
    const { page, server, complaints } = await open()
    server.close()
    server.closeAllConnections()
    await box(page).fill('GET /health')
    await expect.poll(() => summary(page).textContent()).toContain('The application gave no explanation')
    await shownRows(page).first().click()
    await expect.poll(() => page.locator('.details').first().textContent()).toContain('The application gave no details')
    complaints.length = 0 // the browser reports the connection
  })
})

describe('an open row', () => {
  it('shows what the contract takes and replies, the chain, and the source', async () => {
    const { page } = await open()
    await row(page, CREATE).locator('summary').click()
    const details = row(page, CREATE).locator('.details')
    await expect.poll(() => details.innerText()).toContain('name: string (1 to 200 characters)')
    expect(await details.locator('dt').allInnerTexts()).toEqual([
      'Summary',
      'Description',
      'Body',
      '201',
      '400',
      '401',
      '413',
      '415',
      '422',
      'Security',
      'Behind',
      'Source',
      'Why',
      'Try',
    ])
    expect(await details.locator('.runs a').first().getAttribute('href')).toMatch(
      /^vscode:\/\/file\/.*\/middlewares\.ts:\d+$/,
    )
    expect(queryOf(page)).toBe(`?${new URLSearchParams({ open: CREATE })}`)
    await page.reload()
    expect(await details.innerText()).toContain('name: string (1 to 200 characters)')
  })

  it('copies a curl line', async () => {
    const { page } = await open(`?open=${CREATE}`, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Copied' }).count()).toBe(1)
    const copied = await page.evaluate('navigator.clipboard.readText()')
    expect(copied).toMatch(
      /^curl -X POST http:\/\/127\.0\.0\.1:\d+\/v1\/places -H 'Authorization: Bearer <token>' -H 'Content-Type: application\/json' -d '\{"name":"text"/,
    )
  })

  it('explains its request', async () => {
    const { page } = await open(`?open=${CREATE}`)
    await page.getByRole('link', { name: 'Explain' }).click()
    await expect.poll(() => summary(page).textContent()).toBe('POST /v1/places: V1/Places#create answers')
    expect(await box(page).inputValue()).toBe('POST /v1/places')
  })
})

describe('the page by keyboard', () => {
  it('focuses the box by a slash, moves by arrows, opens by Enter and closes by Escape', async () => {
    const { page } = await open()
    await page.keyboard.press('/')
    expect(await focused(page)).toBe('box')
    await page.keyboard.type('reviews')
    await page.keyboard.press('ArrowDown')
    const first = await focused(page)
    await page.keyboard.press('ArrowDown')
    const second = await focused(page)
    expect([first, second]).toEqual(['GET_/v1/places/:id/reviews', 'POST_/v1/places/:id/reviews'])
    await page.keyboard.press('Enter')
    await expect.poll(() => row(page, second).locator('.details').innerText()).toContain('curl -X POST')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await row(page, second).locator('.details').isVisible()).toBe(false)
    expect(await focused(page)).toBe(second)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('box')
    await page.keyboard.press('Escape')
    expect(await box(page).inputValue()).toBe('')
  })

  it('opens the row that answers, or the first one, by Enter in the box', async () => {
    const { page } = await open()
    await box(page).fill('GET /v1/messages/5')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('GET_/v1/messages/:id')
    await page.keyboard.press('/')
    await page.keyboard.type('audit')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('GET_/admin/audit-events')
    await expect.poll(() => row(page, 'GET_/admin/audit-events').locator('.details').innerText()).toContain('Query')
  })

  it('moves the focus in order, and shows it', async () => {
    const { page } = await open()
    for (const expected of ['Skip to the routes', 'box', 'Search', 'behind verifySignature 1']) {
      await page.keyboard.press('Tab')
      const [name, outline] = (await page.evaluate(`(() => {
        const { activeElement: at } = document
        return [at.id || at.textContent, getComputedStyle(at).outlineStyle]
      })()`)) as [string, string] // the type of the expression above
      expect([name, outline]).toEqual([expected, 'solid'])
    }
  })

  it('has a link that skips to the routes', async () => {
    const { page } = await open()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true)
  })
})

describe('the page without its script', () => {
  it('filters, explains and opens rows by its form and its links', async () => {
    const { page } = await open('', { javaScriptEnabled: false })
    await box(page).fill('DELETE /v1/places/x')
    await box(page).press('Enter')
    expect(await summary(page).textContent()).toContain("404: 'x' is not a uuid for /v1/places/:id")
    expect(await shownRows(page).count()).toBe(3)
    await shownRows(page).first().click()
    await page.getByRole('link', { name: 'Show the details' }).first().click()
    expect(await page.locator('.details dl').innerText()).toContain('curl')
    await page.getByRole('link', { name: 'not behind authenticate' }).click()
    expect(await count(page).textContent()).toBe('15 of 93 routes')
  })

  it.each(['GET /v1/place/5', 'places delete', '-use:authenticate no contract', 'nothing'])(
    'shows the same as with its script: %s',
    async query => {
      const plain = await open(`?${new URLSearchParams({ q: query })}`, { javaScriptEnabled: false })
      const scripted = await open()
      await box(scripted.page).fill(query)
      const text = await plain.page.locator('body').innerText()
      await expect.poll(() => scripted.page.locator('body').innerText()).toBe(text)
    },
  )
})

describe('the page for assistive technology', () => {
  const states = [
    { state: 'the table', query: '' },
    { state: 'an open row', query: `?open=${CREATE}` },
    { state: 'a route that answers', query: '?q=GET+/v1/places/search' },
    { state: 'a request that no route answers', query: '?q=DELETE+/v1/places/x' },
    { state: 'a filter that finds nothing', query: '?q=nothing' },
    { state: 'two filters', query: '?q=-use:authenticate+places' },
    { state: 'every method', query: '?q=/v1/places1/5', routes: manyRoutes(40) },
  ]
  const looks = [
    { look: 'light', options: { ...WIDE, colorScheme: 'light' } },
    { look: 'dark', options: { ...WIDE, colorScheme: 'dark' } },
    { look: 'light, on a phone', options: { ...PHONE, colorScheme: 'light' } },
    { look: 'dark, on a phone', options: { ...PHONE, colorScheme: 'dark' } },
  ] as const

  it.each(looks.flatMap(look => states.map(state => ({ ...look, ...state }))))(
    'has no axe violations: $state, $look',
    async ({ query, look: _look, state: _state, options, ...setting }) => {
      // The window is high enough for the whole page: rows outside it are not laid out, so axe could not measure them.
      const viewport = { ...options.viewport, height: 6000 }
      const { page } = await open(query, { ...setting, ...options, viewport })
      await page.evaluate(axe.source)
      const found = (await page.evaluate("axe.run({ rules: { 'target-size': { enabled: true } } })")) as axe.AxeResults // what axe.run returns
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
      // axe cannot measure the text of a textarea.
      const measured = found.incomplete.filter(({ nodes }) => nodes.some(({ html }) => !html.startsWith('<textarea')))
      expect(measured.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
      expect(found.passes.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['color-contrast', 'label', 'region', 'target-size']),
      )
    },
  )

  it('has a heading for each group, and rows that say what they are', async () => {
    const { page } = await open('?q=user -admin')
    expect(await page.getByRole('region', { name: 'V1/Users' }).getByRole('heading').innerText()).toBe('V1/Users')
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const names = nodes.filter(node => node.role?.value === 'DisclosureTriangle').map(node => node.name?.value)
    expect(names).toEqual([
      expect.stringMatching(/^GET \/v1 \/user #show 200 401 404$/),
      expect.stringMatching(/^PUT PATCH \/v1 \/user #update deprecated body 200 401 422$/),
    ])
  })

  it('announces each count and each answer in a live region that exists from the start', async () => {
    const { page } = await open()
    await box(page).fill('audit')
    expect(await page.getByRole('status').first().textContent()).toBe('2 of 93 routes')
    await box(page).fill('GET /health')
    await expect.poll(() => page.locator('#summary[role=status]').textContent()).toContain('GET /health')
  })

  it('keeps its borders in forced colours', async () => {
    const { page } = await open('?q=GET+/health', { forcedColors: 'active' })
    expect(await styleOf(page, '#answer', 'borderTopStyle')).toBe('solid')
    expect(await styleOf(page, '[data-answers] summary', 'outlineStyle')).toBe('solid')
  })
})

describe('the security of the page', () => {
  const strict: Koa.Middleware = async (ctx, next) => {
    await next()
    ctx.append('Content-Security-Policy', "default-src 'self'; img-src 'self' data:; object-src 'none'")
  }
  it.each([
    ['koa-helmet before it', { before: helmet() }],
    ['koa-helmet after it', { after: helmet() }],
    ['a strict policy added to its own', { before: strict }],
  ])('has its style and its script with %s', async (_what, setting) => {
    const { page } = await open('', setting)
    expect(await styleOf(page, '.group', 'borderTopLeftRadius')).not.toBe('0px')
    await box(page).fill('GET /health')
    await expect.poll(() => summary(page).textContent()).toContain('answers')
  })

  it.each(ATTACKS)('shows hostile texts as text and runs none: %j', async attack => {
    const active = 'img, style, script:not([src^="?file="]), [onfocus], [onerror]'
    for (const javaScriptEnabled of [true, false]) {
      const query = new URLSearchParams({ q: attack, open: 'GET /a' })
      const { page } = await open(`?${query}`, { routes: hostileRoutes, javaScriptEnabled })
      expect(await box(page).inputValue()).toBe(attack.replace('\0', '\ufffd'))
      expect(await page.locator(active).count()).toBe(0)
      if (!javaScriptEnabled) continue
      await box(page).fill(`GET /${attack}/2`)
      await box(page).press('Enter')
      await expect.poll(() => summary(page).textContent()).toContain('GET /')
      expect(await page.locator(active).count()).toBe(0)
      expect(await page.evaluate('document.attacked')).toBeUndefined()
    }
  })
})

describe('the page of changes', () => {
  const compareWith = bookingRoutes
    .filter(({ path }) => path !== '/v1/places/:id')
    .map(({ method, path }) => ({ method, path: path.replace('/v1/', '/v0/') }))

  it('leads from the routes to what has changed, and from there to the row of a route', async () => {
    const { page } = await open('', { ...WIDE, compareWith })
    await page.getByRole('link', { name: 'Changes' }).click()
    await page.getByRole('region', { name: 'Safe' }).getByRole('link').first().click()
    expect(await page.locator('.row details[open]').count()).toBe(1)
    expect(await isInView(page, (await page.locator('.row:has(details[open])').getAttribute('id')) ?? '')).toBe(true)
  })

  it.each([
    ['wide, light', WIDE],
    ['wide, dark', { ...WIDE, colorScheme: 'dark' } as const],
    ['on a phone', PHONE],
    ['without JavaScript', { ...PHONE, javaScriptEnabled: false }],
  ])('is readable, and no wider than the window: %s', async (_where, options) => {
    const { page } = await open('?changes', { ...options, compareWith })
    await page.getByRole('heading', { name: 'Breaks callers' }).waitFor()
    if ('javaScriptEnabled' in options) return
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.viewport.width)
    await page.evaluate(axe.source)
    const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults // what axe returns
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
