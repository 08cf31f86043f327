/** The first screen of the README, in a column as wide as that of a registry or a code host: it has the table and the error. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { marked } from 'marked'
import type { Browser } from 'playwright-core'
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
main { box-sizing: border-box; width: 894px; margin: 0 auto; padding: 32px }
h1 { font-size: 32px; line-height: 1.25; margin: 0 0 16px; padding-bottom: 10px; border-bottom: 1px solid }
p, pre { margin: 0 0 16px }
pre { padding: 16px; font: 13.6px/1.45 monospace; overflow: auto }
code { font: inherit }
img { max-width: 100% }
`

describe.each(['light', 'dark'] as const)('the README on a screen of 1280 x 900, %s', colorScheme => {
  it('shows what it is, the routes, the table and the error', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme })
    const html = await marked.parse(readFileSync(`${root}README.md`, 'utf8'))
    // A file, so that the picture is found.
    await page.goto(pathToFileURL(`${root}LICENSE`).href)
    await page.setContent(`<style>${STYLE}</style><main>${html}</main>`)
    const picture = page.locator('img').first()
    await expect.poll(() => picture.evaluate(image => 'naturalWidth' in image && image.naturalWidth)).toBe(830)
    const box = await picture.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    expect(await page.locator('pre').nth(0).innerText()).toContain('defineRoutes(controllers')
    expect(await page.locator('pre').nth(1).innerText()).toContain('/places/:placeId/rooms/:id')
    expect(await page.locator('pre').evaluateAll(blocks => blocks.slice(0, 2).map(each => each.scrollWidth > each.clientWidth))).toEqual([false, false]) // biome-ignore format: one line
    expect((await page.locator('pre').nth(1).boundingBox())?.y).toBeLessThan(box?.y ?? 0)
    await page.close()
  })
})
