/** The documentation as a site, which `npm run docs:build` has written. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { mistakes } from '../../docs/.vitepress/editor/mistakes.js'
import { apart, order } from '../../docs/.vitepress/order.js'
import { rejected } from '../cases/rejected.js'
import { pages } from '../docs/pages.js'
import { launchBrowser } from './launch.js'
import { builtPages, fileOf, serveSite } from './site.js'

let browser: Browser
let server: Server
let address: string

beforeAll(async () => {
  server = serveSite()
  const launched = launchBrowser()
  if (!server.listening) await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  browser = await launched
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens a page. What it throws, and a request to another address, fail the test at its end. */
const open = async (path: string, options: BrowserContextOptions = WIDE): Promise<Page> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('request', request => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) faults.push(request.url())
  })
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  expect((await page.goto(address + path))?.status()).toBe(200)
  await page.waitForLoadState('networkidle')
  return page
}

/** The path of each page on the site, and its heading. */
const headings = pages
  .filter(({ path }) => path.startsWith('docs/'))
  .map(
    ({ path, sections }) =>
      [
        path === 'docs/README.md' ? '/' : path.replace(/^docs(.*)\.md$/, '$1'),
        (sections[1]?.title ?? '').replaceAll('`', ''),
      ] as const,
  )

describe('each page of the site', () => {
  it('has its heading, and fits on a phone', async () => {
    const page = await open('/', PHONE)
    const wrong: unknown[] = []
    for (const [path, heading] of headings) {
      await page.goto(address + path)
      const titles = await page.locator('#VPContent h1').allTextContents()
      const isThere = titles.some(title => title.replace(/[\u200b#]/g, '').trim() === heading)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (!isThere || width > PHONE.viewport.width) wrong.push({ path, titles, width })
    }
    expect(wrong).toEqual([])
  })

  it('is there, and no other', () => {
    expect([...builtPages().keys()].sort()).toEqual(headings.map(([path]) => path).sort())
  })

  it('has only links to pages and headings that are there', () => {
    const built = builtPages()
    const dead = [...built].flatMap(([from, html]) =>
      [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
        const url = new URL(href, `http://site${from}`)
        if (url.origin !== 'http://site') return []
        const target = built.get(url.pathname)
        const anchor = decodeURIComponent(url.hash.slice(1))
        const isDead =
          target === undefined
            ? fileOf(url.pathname) === undefined
            : !target.includes(`id="${anchor}"`) && anchor !== ''
        return isDead ? [`${from}: ${href}`] : []
      }),
    )
    expect([...new Set(dead)]).toEqual([])
  })

  it('shows nothing of the computer that has built it', () => {
    const named = [...builtPages()].filter(([, html]) => html.includes('node_modules/') && html.includes(process.cwd()))
    expect(named.map(([path]) => path)).toEqual([])
  })
})

describe('a link to a page', () => {
  it('has a title, a description and a picture', () => {
    const incomplete = [...builtPages()].filter(([, html]) => {
      const {
        title,
        description,
        image = '',
      } = Object.fromEntries(
        [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
      )
      return !title || !description || fileOf(new URL(image, 'http://site').pathname) === undefined
    })
    expect(incomplete.map(([path]) => path)).toEqual([])
  })
})

describe('the live table', { timeout: 120_000 }, () => {
  const editor = (page: Page) => page.getByRole('textbox', { name: 'routes.ts' })
  const messages = (page: Page) => page.locator('.live .error-message:visible')
  const loaded = { timeout: 50_000 }

  it('shows a mistake, and loads no editor before it is touched', async () => {
    const page = await open('/')
    const names: readonly string[] = await page.evaluate(() => performance.getEntries().map(({ name }) => name))
    expect(names.filter(name => /editor\.|worker/.test(name))).toEqual([])
    expect(await messages(page).textContent()).toBe(mistakes[0].message)
    const box = await messages(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800)
  })

  it('says of each mistake what the compilers say', async () => {
    const page = await open('/')
    for (const { title, message } of mistakes) {
      await page.getByRole('button', { name: title }).click()
      await expect.poll(() => messages(page).allTextContents(), loaded).toEqual([message])
    }
    await page.getByRole('button', { name: 'No mistake' }).click()
    await expect
      .poll(() => page.getByRole('status').textContent(), loaded)
      .toBe('TypeScript finds no mistake: it routes.')
    expect(await messages(page).count()).toBe(0)
  })

  it('underlines what a reader types', async () => {
    const page = await open('/')
    const noMistake = page.getByRole('button', { name: 'No mistake' })
    await noMistake.click()
    await expect.poll(() => page.getByRole('status').textContent(), loaded).toContain('finds no mistake')
    await editor(page).locator('.tok-string', { hasText: 'places' }).dblclick()
    await page.keyboard.type('plces')
    await expect.poll(() => messages(page).allTextContents(), loaded).toEqual([mistakes[0].message])
    expect(await editor(page).locator('.cm-lintRange-error').textContent()).toBe("'plces'")
    await noMistake.click()
    await expect.poll(() => messages(page).count(), loaded).toBe(0)
  })

  it('has its message on the first screen of a phone', async () => {
    const page = await open('/', PHONE)
    const box = await messages(page).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(PHONE.viewport.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })

  it.each(['worker', 'editor'])('shows the code as before if its %s cannot be loaded, and tries again', async part => {
    const page = await browser.newPage(WIDE)
    onTestFinished(() => page.close())
    const pattern = new RegExp(`/${part}[.-][^/]*\\.js$`)
    await page.route(pattern, route => route.abort())
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'A missing action' }).click()
    await expect
      .poll(() => page.locator('.live').getByRole('status').textContent(), loaded)
      .toBe('The editor could not be loaded.')
    expect(await messages(page).textContent()).toBe(mistakes[0].message)
    expect(await page.getByRole('button', { name: mistakes[0].title }).getAttribute('aria-pressed')).toBe('true')
    await page.unroute(pattern)
    await page.getByRole('button', { name: 'Try again' }).click()
    // For a module, the page itself is loaded again.
    if (part === 'editor') await page.getByRole('button', { name: 'Edit this table' }).click()
    await expect.poll(() => messages(page).allTextContents(), loaded).toEqual([mistakes[0].message])
    await expect.poll(() => page.locator('.live').getByRole('status').textContent(), loaded).toContain('one mistake')
  })

  it('opens on a phone', async () => {
    const page = await open('/', PHONE)
    await page.getByRole('button', { name: 'Edit this table' }).tap()
    await expect.poll(() => editor(page).evaluate(each => each === document.activeElement), loaded).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })
})

describe('a path without a page', () => {
  it('gets a page with the search', async () => {
    const page = await browser.newPage()
    expect((await page.goto(`${address}/guide/inspektor-page`))?.status()).toBe(404)
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.locator('.VPLocalSearchBox input').waitFor()
    expect(await page.locator('.VPLocalSearchBox input').inputValue()).toBe('guide inspektor page')
    await page.close()
  })
})

describe('the order of the pages', () => {
  const titles = (groups: typeof order) => groups.flatMap(group => group.pages.map(({ title }) => title))
  const listed = (page: Page) => page.locator('.VPSidebar a').allTextContents()

  it('is that of docs/README.md, without the internals', async () => {
    expect(await listed(await open('/guide/controllers'))).toEqual(titles(order))
  })

  it('has the internals in a list of their own', async () => {
    expect(await listed(await open('/internals/map'))).toEqual(titles(apart))
  })
})

describe('the search', () => {
  const find = async (page: Page, words: string) => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.locator('.VPLocalSearchBox input').fill(words)
    const results = page.locator('.VPLocalSearchBox .result')
    await results.first().waitFor()
    return results
  }

  it('leads to the page about a word', async () => {
    const page = await open('/')
    const results = await find(page, 'shallow resources')
    await results.first().click()
    await page.waitForURL(/\/guide\/|\/reference\//)
    expect(await page.locator('main h2, main h3').allTextContents()).toContainEqual(expect.stringMatching(/shallow/i))
  })

  /** What a reader types who has a task, and the recipe of that task. */
  const TASKS = {
    authentication: 'authentication',
    'pull request': 'pull-requests',
    'breaking changes': 'pull-requests',
    authorization: 'authentication',
    'open route ci': 'authentication',
    'owner check': 'owner-checks',
    tenant: 'owner-checks',
    'load parent': 'load-the-parent',
    'validate body 201': 'validate-a-body',
    'error handling': 'errors',
    '404 json': 'errors',
    pagination: 'pagination',
    upload: 'files',
    download: 'files',
    'server-sent events': 'streams',
    webhook: 'webhooks',
    stripe: 'webhooks',
    'raw body': 'webhooks',
    etag: 'etags',
    idempotency: 'idempotency',
    'rate limit': 'rate-limits-and-cors',
    cors: 'rate-limits-and-cors',
    configuration: 'configuration',
    'dependency injection': 'configuration',
    'split routes': 'split-a-table',
    'split routes file': 'split-a-table',
    client: 'typed-client',
    openapi: 'openapi',
    testing: 'testing',
    '404': 'not-found',
    deploy: 'deploying',
    logging: 'observability',
    session: 'packages',
    websocket: 'websockets',
    bundle: 'bundling',
    monorepo: 'monorepo',
    'front end another package': 'front-end',
  }

  it('leads from the words of a task to its recipe, among the first three results', async () => {
    const recipes = pages.flatMap(({ path }) => /^docs\/recipes\/(.*)\.md$/.exec(path)?.[1] ?? [])
    expect([...new Set(Object.values(TASKS))].sort()).toEqual(recipes)
    const page = await open('/')
    const results = await find(page, 'places')
    const firstThree = () => results.evaluateAll(all => all.slice(0, 3).map(each => each.getAttribute('href') ?? ''))
    for (const [words, recipe] of Object.entries(TASKS)) {
      await page.locator('.VPLocalSearchBox input').fill(words)
      await expect
        .poll(firstThree, { message: words })
        .toContainEqual(expect.stringMatching(new RegExp(`^/recipes/${recipe}#`)))
    }
  })

  it.each([
    "resources('plces') needs the controller 'Plces', which is not registered",
    'duplicates an existing route',
    "signalbox: a.ts exports no route table 'x'; it exports routes",
  ])('finds an error message first: %s', async message => {
    const page = await open('/')
    const results = await find(page, message)
    await expect.poll(() => results.first().getAttribute('href')).toMatch(/^\/reference\/errors#/)
    await page.locator('.VPLocalSearchBox input').fill('redirect')
    await expect.poll(() => results.first().getAttribute('href')).not.toMatch(/^\/reference\/errors#/)
  })

  it.each([
    ['trpc', '/reference/comparison#'],
    ['comparison', '/reference/comparison#'],
    ['benchmark', '/reference/benchmarks#'],
    ['playground', '/#'],
  ])('leads from %s to its page', async (words, path) => {
    const results = await find(await open('/guide/links'), words)
    await expect.poll(() => results.first().getAttribute('href')).toContain(path)
  })

  it('finds error messages of every kind', { timeout: 240_000 }, async () => {
    const messages = [...new Set(rejected.flatMap(({ message }) => message ?? []))].filter(
      (_message, at) => at % 20 === 0,
    )
    expect(messages.length).toBeGreaterThan(20)
    const results = await find(await open('/'), 'places')
    for (const message of messages) {
      await results.page().locator('.VPLocalSearchBox input').fill(message)
      await expect.poll(() => results.first().getAttribute('href'), { message }).toMatch(/^\/reference\/errors#/)
    }
  })

  it('works on a phone', async () => {
    const results = await find(await open('/guide/links', PHONE), 'redirect')
    expect(await results.count()).toBeGreaterThan(1)
  })
})

describe('the search of error messages', () => {
  const messages = (page: Page) => page.locator('.vp-doc h3:visible').allTextContents()

  it('finds what the compiler prints', async () => {
    const page = await open('/reference/errors')
    const before = (await messages(page)).length
    await page
      .getByRole('searchbox')
      .fill(
        `Argument of type '"plces"' is not assignable to parameter of type '"resources('plces') needs the controller 'Plces', which is not registered"'.`,
      )
    await expect
      .poll(() => messages(page))
      .toEqual([expect.stringContaining("needs the controller '<path>', which is not registered")])
    expect(await page.getByRole('status').textContent()).toBe('1 message')
    await page.getByRole('searchbox').fill('')
    await expect.poll(async () => (await messages(page)).length).toBe(before)
  })

  it('finds words, and the headings above them', async () => {
    const page = await open('/reference/errors')
    await page.getByRole('searchbox').fill('duplicates')
    await expect.poll(async () => (await messages(page)).length).toBeLessThan(30)
    for (const each of await page.locator('.vp-doc h3:visible, .vp-doc h3:visible + p').allTextContents())
      expect(each).not.toBe('')
    expect(await page.locator('.vp-doc h2:visible').count()).toBeGreaterThan(0)
  })
})

describe('code', () => {
  it('has the types that an editor shows, below a pointer', async () => {
    const page = await open('/guide/first-application')
    const name = page.locator('.has-type', { hasText: /^params$/ }).first()
    await name.scrollIntoViewIfNeeded()
    // The page may still scroll, which closes the window.
    const pointed = async () => {
      await name.hover()
      return page.locator('.type-window').count()
    }
    await expect.poll(pointed).toBe(1)
    expect((await page.locator('.type-window').textContent())?.replace(/\s+/g, ' ')).toContain(
      'params: { id: string; }',
    )
    await page.keyboard.press('Escape')
    expect(await page.locator('.type-window').count()).toBe(0)
  })

  it('has them after a tap', async () => {
    const page = await open('/guide/first-application', PHONE)
    await page
      .locator('.has-type', { hasText: /^params$/ })
      .first()
      .tap()
    expect(await page.locator('.type-window').isVisible()).toBe(true)
  })

  it('has the errors of the compiler below a red line, and no directive', async () => {
    const page = await open('/')
    expect(
      await page
        .locator('.has-error')
        .first()
        .evaluate(each => getComputedStyle(each).textDecorationLine),
    ).toContain('underline')
    expect(await page.locator('.error-message').first().textContent()).toContain(
      "resources('plces') needs the controller 'Plces', which is not registered",
    )
    expect(await page.locator('#VPContent').textContent()).not.toContain('// @ts-expect-error')
    expect(await page.locator('.shown-type').first().textContent()).toBe('params: { id: string; }')
  })
})

describe('light and dark', { timeout: 180_000 }, () => {
  it.each([
    ['light', 'a wide window', WIDE],
    ['dark', 'a wide window', WIDE],
    ['light', 'a phone', PHONE],
    ['dark', 'a phone', PHONE],
  ] as const)('have no fault that axe finds: %s, %s', async (colorScheme, _width, options) => {
    const page = await open('/', { ...options, colorScheme })
    await page.getByRole('button', { name: mistakes[0].title }).click()
    await page.locator('.cm-editor .error-message').waitFor({ timeout: 50_000 })
    for (const path of ['/', '/guide/first-application', '/reference/errors', '/reference/comparison', '/404.html']) {
      if (path !== '/') await page.goto(address + path)
      expect(await page.getByRole('main').count(), path).toBe(1)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(async () => {
        const checked = { include: ['#VPContent'] }
        const all = await (window as unknown as { axe: typeof axe }).axe.run(checked) // the script that was just run
        return {
          violations: all.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html)}`),
        }
      })
      expect({ path, violations }).toEqual({ path, violations: [] })
    }
  })

  it('change with the switch', async () => {
    const page = await open('/', { ...WIDE, colorScheme: 'light' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.locator('.VPNavBarAppearance button').click()
    await expect.poll(background).not.toBe(light)
  })
})
