/** Writes docs/public/preview.png, which other places show of a link to the site. A part of `npm run docs:screenshots`. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launchBrowser } from './launch.js'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

const PAGE = `<style>
body { display: grid; align-content: center; gap: 40px; height: 100vh; box-sizing: border-box; margin: 0; padding: 0 72px; background: #101312; color: #fff; font: 34px sans-serif }
h1, p { margin: 0 }
h1 { font-size: 84px; letter-spacing: -0.03em }
em { color: #5fd3a0; font-style: normal }
p { color: #b9c2bd }
img { width: 100% }
</style>
<h1>If it compiles, <em>it routes.</em></h1>
<img src="pictures/error.svg">
<p>Signalbox: a router for Koa that the TypeScript compiler checks</p>`

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'dark' })
await page.goto(pathToFileURL(`${docs}README.md`).href) // a file, so that the picture is found
await page.setContent(PAGE)
await page.locator('img').evaluate(image => (image instanceof HTMLImageElement ? image.decode() : undefined))
await page.screenshot({ path: `${docs}public/preview.png` })
await browser.close()
