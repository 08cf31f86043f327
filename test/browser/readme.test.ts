/** The README in a column as wide as that of a code host: its first screen has the routes and the error, and a phone cuts nothing off. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { marked } from 'marked'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/install.js'
import { launchBrowser } from './launch.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 sans-serif }
main { box-sizing: border-box; max-width: 894px; margin: 0 auto; padding: 32px; overflow-wrap: break-word }
h1 { font-size: 32px; line-height: 1.25; margin: 0 0 16px; padding-bottom: 10px; border-bottom: 1px solid }
p, pre { margin: 0 0 16px }
pre { padding: 16px; font: 13.6px/1.45 monospace; overflow: auto }
code { font: inherit }
img { max-width: 100% }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse; margin: 0 0 16px }
th, td { padding: 6px 13px; border: 1px solid }
:is(p, li, td) code { padding: .2em .4em; font: 13.6px/1.45 monospace; white-space: break-spaces }
@media (max-width: 600px) { main { padding: 16px } }
`

const openReadme = async (options: BrowserContextOptions): Promise<Page> => {
  const page = await browser.newPage(options)
  const html = await marked.parse(readFileSync(`${root}README.md`, 'utf8'))
  // A file, so that the pictures are found.
  await page.goto(pathToFileURL(`${root}LICENSE`).href)
  await page.setContent(`<style>${STYLE}</style><main>${html}</main>`)
  const picture = page.locator('img').first()
  await expect.poll(() => picture.evaluate(image => 'naturalWidth' in image && image.naturalWidth)).toBe(830)
  return page
}

/** The blocks that are wider than their column, by their first line. */
const cutOff = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent ?? ''))

describe.each(['light', 'dark'] as const)('the README on a screen of 1280 x 800, %s', colorScheme => {
  it('shows what it is, the routes and the error, and then the table', async () => {
    const page = await openReadme({ viewport: { width: 1280, height: 800 }, colorScheme })
    const box = await page.locator('img').first().boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
    expect(await page.locator('pre').nth(0).innerText()).toContain('defineRoutes(controllers')
    expect((await page.locator('pre').nth(0).boundingBox())?.y).toBeLessThan(box?.y ?? 0)
    expect(await page.locator('pre').nth(1).innerText()).toContain('/places/:placeId/rooms/:id')
    expect(await cutOff(page, 'pre, table')).toEqual([])
    await page.close()
  })
})

it('the README on a phone has no table that is cut off', async () => {
  const page = await openReadme({ viewport: { width: 390, height: 844 } })
  expect(await cutOff(page, 'table')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.close()
})
