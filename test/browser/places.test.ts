/** The page of `examples/places` in a browser, served by the example as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../support/install.js'
import { launchBrowser } from './launch.js'

let browser: Browser
let example: ChildProcess
let data: string
/** Has port 3000, unless another program has it. */
const other = createServer()
/** What the example prints, and the addresses in it: of its page, and of the docs of its API. */
let printed = ''
let address: string
let docs: string

/** The address that the example prints after a name. */
const addressOf = (name: string): string => new RegExp(`^${name}: +(\\S+)$`, 'm').exec(printed)?.[1] ?? ''

/** Resolves when the example has printed all. */
const printedAll = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', text => {
      printed += text
      if (/^curl .* -X .*\n/m.test(printed)) resolve()
    })
    child.stderr?.on('data', text => {
      printed += text
    })
    child.once('close', () => reject(new Error(`the example has ended:\n${printed}`)))
  })

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'places-'))
  await new Promise<void>(resolve => other.once('error', () => resolve()).listen(3000, '127.0.0.1', resolve))
  const { PORT, ...env } = process.env
  // A process group of its own, so that the example ends with npm.
  example = spawn('npm', ['start', '--workspace', 'examples/places'], {
    cwd: root,
    env: { ...env, DATA: join(data, 'database') },
    detached: true,
  })
  const launched = launchBrowser()
  await printedAll(example)
  ;[address, docs] = [addressOf('page'), addressOf('docs')]
  browser = await launched
})

afterAll(async () => {
  other.close()
  await browser?.close()
  if (example?.pid !== undefined && example.exitCode === null) {
    const closed = once(example, 'close')
    process.kill(-example.pid, 'SIGTERM')
    await closed
  }
  await rm(data, { recursive: true, force: true })
})

const WIDE = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens the page. What it throws, and a request to another address, fail the test at its end. */
const open = async (options: BrowserContextOptions = WIDE, at = address): Promise<Page> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('request', request => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) faults.push(request.url())
  })
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  expect((await page.goto(at))?.status()).toBe(200)
  return page
}

const status = (page: Page) => page.getByRole('status').textContent()
const places = (page: Page) => page.getByRole('region', { name: 'My places' }).getByRole('button').allTextContents()
const bookings = (page: Page) => page.getByRole('list', { name: 'Bookings of this room' }).getByRole('listitem')
const messages = (page: Page) => page.locator('.error').allTextContents()

const signIn = async (page: Page, token: string) => {
  await page.getByLabel('Token of a host').fill(token)
  await page.getByRole('button', { name: 'List my places' }).click()
}

/** Lists the places of Alice, and opens the form of one. */
const choosePlace = async (page: Page, name: string) => {
  await signIn(page, 'alice-token')
  await page.getByRole('button', { name }).click()
  await page.getByRole('heading', { name: `Book a room in ${name}` }).waitFor()
}

const book = async (page: Page, guest: string, arrives: string, leaves: string) => {
  await page.getByLabel('Guest').fill(guest)
  await page.getByLabel('Arrives').fill(arrives)
  await page.getByLabel('Leaves').fill(leaves)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
}

describe('npm start of examples/places', () => {
  it('takes another port than 3000 if that one is taken', () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    expect(address).not.toContain(':3000/')
  })

  it('prints three requests that answer, and the address of the inspector', async () => {
    const requests = [...printed.matchAll(/^curl -i(?: -X (\w+))? (\S+)(?: -H 'Authorization: (.*)')?$/gm)]
    const statuses = requests.map(async ([, method = 'GET', url = '', authorization]) => {
      const { status } = await fetch(url, { method, ...(authorization && { headers: { authorization } }) })
      return status
    })
    expect(await Promise.all(statuses)).toEqual([200, 200, 405])
    expect(await (await fetch(addressOf('inspector'))).text()).toContain('requireUser')
  })
})

describe('the page of examples/places', () => {
  it('has the code of the booking beside the form, and links to what shows the API', async () => {
    const page = await open()
    const code = page.getByRole('region', { name: 'What the button calls' })
    expect(await code.textContent()).toContain("client['POST /v1/host/places/:placeId/rooms/:id/bookings']")
    const links = page.getByRole('navigation').getByRole('link')
    const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    const statuses = paths.map(async path => (await page.request.get(new URL(path, address).href)).status())
    expect(await Promise.all(statuses)).toEqual([200, 200, 200])
  })

  it.each([
    ['alice-token', ['Harbour House, Bergen', 'Old Signal Box, York']],
    ['bob-token', ['Pine Cabin, Oulu']],
  ])('lists the places of the host with %s', async (token, expected) => {
    const page = await open()
    await signIn(page, token)
    await expect.poll(() => places(page)).toEqual(expected)
  })

  it('says that nobody has a token, and shows no places of the host before', async () => {
    const page = await open()
    await choosePlace(page, 'Harbour House')
    await signIn(page, 'mallory-token')
    await expect.poll(() => status(page)).toBe('No host has this token.')
    expect(await page.getByRole('region', { name: /place|room/i }).count()).toBe(0)
  })

  it.each([
    { device: 'a wide window', options: WIDE, year: 2041 },
    { device: 'a phone', options: PHONE, year: 2042 },
  ])('books a room on $device', async ({ options, year }) => {
    const page = await open(options)
    await choosePlace(page, 'Harbour House')
    await page.getByLabel('Room', { exact: true }).selectOption('Attic (beds: 1)')
    await book(page, '<b>Dave</b>', `${year}-01-01`, `${year}-01-03`)
    await expect.poll(() => status(page)).toBe(`Booked for <b>Dave</b>, ${year}-01-01 to ${year}-01-03.`)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.viewport.width)
    await page.reload()
    await choosePlace(page, 'Harbour House')
    await expect.poll(() => bookings(page).allTextContents()).toEqual(['Carol: 2030-06-01 to 2030-06-05'])
    await page.getByLabel('Room', { exact: true }).selectOption('Attic (beds: 1)')
    await expect.poll(() => bookings(page).allTextContents()).toContain(`<b>Dave</b>: ${year}-01-01 to ${year}-01-03`)
  })

  it('shows what is wrong beside each field, until it is right', async () => {
    const page = await open()
    await choosePlace(page, 'Old Signal Box')
    await book(page, '', '2031-02-01', '2031-02-01')
    await expect.poll(() => status(page)).toBe('Please correct the fields.')
    expect(await messages(page)).toEqual(['must be a text of 1 to 200 characters', '', "must be after 'arrives'"])
    const guest = page.getByRole('textbox', { name: 'Guest', description: 'must be a text of 1 to 200 characters' })
    expect(await guest.getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate('document.activeElement.id')).toBe('guest')
    await book(page, 'Eve', '', '2031-02-02')
    await expect.poll(() => messages(page)).toEqual(['', 'Invalid ISO date', ''])
    await book(page, 'Eve', '2031-02-01', '2031-02-02')
    await expect.poll(() => status(page)).toBe('Booked for Eve, 2031-02-01 to 2031-02-02.')
    expect(await messages(page)).toEqual(['', '', ''])
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  })

  it('says that a room is taken, and keeps the fields', async () => {
    const page = await open()
    await choosePlace(page, 'Harbour House')
    await book(page, 'Eve', '2030-06-04', '2030-06-08')
    await expect.poll(() => status(page)).toBe('The room is taken: 2030-06-01 to 2030-06-05.')
    expect(await page.getByLabel('Guest').inputValue()).toBe('Eve')
  })

  it('sends the photo of a place, and shows it there alone', async () => {
    const page = await open()
    const width = () => page.evaluate("document.getElementById('photo').naturalWidth")
    const send = (buffer: Buffer, type = 'jpeg') =>
      page.getByLabel('Photo').setInputFiles({ name: `place.${type}`, mimeType: `image/${type}`, buffer })
    await choosePlace(page, 'Harbour House')
    await send(Buffer.alloc(2_200_000))
    await expect.poll(() => status(page)).toBe('Please choose a JPEG or PNG of at most 2 MB.')
    expect(await width()).toBe(0)
    for (const [size, type] of [
      [200, 'jpeg'],
      [100, 'png'],
    ] as const) {
      await send(await page.screenshot({ type, clip: { x: 0, y: 0, width: size, height: size } }), type)
      await expect.poll(width).toBe(size)
    }
    expect(await status(page)).toBe('The place has a new photo.')
    await page.getByRole('button', { name: 'Old Signal Box' }).click()
    await expect.poll(width).toBe(0)
    await page.getByRole('button', { name: 'Harbour House' }).click()
    await expect.poll(width).toBe(100)
  })

  it('says that the server does not answer', async () => {
    const page = await open()
    await page.route('**/v1/**', route => route.abort())
    await signIn(page, 'alice-token')
    await expect.poll(() => status(page)).toBe('This did not work. TypeError: Failed to fetch')
  })

  it('says that a place is gone', async () => {
    const page = await open()
    const headers = { Authorization: 'Bearer alice-token' }
    const created = await page.request.post(`${address}v1/host/places`, {
      headers,
      data: { name: 'Mill', city: 'Delft' },
    })
    expect(created.status()).toBe(201)
    await signIn(page, 'alice-token')
    await page.getByRole('button', { name: 'Mill, Delft' }).waitFor()
    const { location = '' } = created.headers()
    expect((await page.request.delete(new URL(location, address).href, { headers })).status()).toBe(204)
    await page.getByRole('button', { name: 'Mill, Delft' }).click()
    await expect.poll(() => status(page)).toBe('no such place')
    expect(await page.getByRole('region', { name: 'Book a room' }).count()).toBe(0)
  })

  it.each([
    { look: 'light', options: { ...WIDE, colorScheme: 'light' } },
    { look: 'dark', options: { ...WIDE, colorScheme: 'dark' } },
    { look: 'light, on a phone', options: { ...PHONE, colorScheme: 'light' } },
    { look: 'dark, on a phone', options: { ...PHONE, colorScheme: 'dark' } },
  ] as const)('has no axe violations with errors shown: $look', async ({ options }) => {
    const page = await open(options)
    await choosePlace(page, 'Old Signal Box')
    await book(page, '', '', '')
    await expect.poll(() => messages(page)).not.toContain('')
    await page.evaluate(axe.source)
    const found = (await page.evaluate('axe.run()')) as axe.AxeResults // what axe.run returns
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
    expect(found.passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'label']))
  })
})

describe('the docs of examples/places', () => {
  const operation = (page: Page, id: string) => page.locator(`[id$="-${id}"]`)

  it('list each operation of the document below the tag of its controller', async () => {
    const page = await open(WIDE, docs)
    await page.getByRole('heading', { name: 'Places' }).first().waitFor()
    const document = await (await page.request.get(`${address}openapi.json`)).json()
    const operations: readonly object[] = Object.values<object>(document.paths).flatMap(Object.values)
    await expect.poll(() => page.locator('.opblock').count()).toBe(operations.length)
    for (const { name, description } of document.tags)
      expect(await page.locator('.opblock-tag', { hasText: description }).getAttribute('data-tag')).toBe(name)
    expect(await page.locator('.errors-wrapper').count()).toBe(0)
  })

  it('send a request with the token that the reader has given', async () => {
    const page = await open(WIDE, docs)
    await page.locator('.btn.authorize').click()
    await page.locator('.auth-container input').fill('alice-token')
    await page.locator('.auth-btn-wrapper .authorize').click()
    await page.locator('.auth-btn-wrapper .btn-done').click()
    const places = operation(page, 'get_v1_host_places')
    await places.locator('.opblock-summary-control').click()
    await places.getByRole('button', { name: 'Try it out' }).click()
    await places.getByRole('button', { name: 'Execute' }).click()
    const live = places.locator('.live-responses-table')
    await expect.poll(() => live.locator('.response-col_status').last().textContent()).toContain('200')
    expect(await live.locator('.response-col_description').last().textContent()).toContain('Harbour House')
  })

  it('show the replies of a contract, of kinds and of a described middleware', async () => {
    const page = await open(WIDE, docs)
    const show = operation(page, 'get_v1_host_places_byId')
    await show.locator('.opblock-summary-control').click()
    const statuses = show.locator('.responses-table tbody .response-col_status')
    await expect.poll(() => statuses.allTextContents()).toEqual(['200', '400', '401', '404'])
  })
})
