import { launchBrowser } from './launch.js'

const b = await launchBrowser()
for (const [name, w, h, scheme] of [
  ['e1', 1280, 800, 'light'],
  ['e2', 390, 844, 'dark'],
] as const) {
  const page = await b.newPage({ viewport: { width: w, height: h }, colorScheme: scheme })
  page.on('pageerror', e => console.log(e))
  await page.goto('http://127.0.0.1:3977/')
  await page.getByRole('button', { name: 'List my places' }).click()
  await page.getByRole('button', { name: 'Harbour House' }).click()
  await page.getByRole('heading', { name: 'Book a room in' }).waitFor()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForTimeout(1000)
  await page.screenshot({ path: `/tmp/exp/${name}.png`, fullPage: true })
  await page.close()
}
await b.close()
