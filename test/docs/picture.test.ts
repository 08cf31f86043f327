/** The picture of the README shows what the compiler says today, and the README stays short. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './pages.js'
import { drawPicture, PICTURE } from './picture.js'

it('npm run docs:generate would change nothing in the picture of the README', async () => {
  expect(await drawPicture()).toBe(readFileSync(root + PICTURE, 'utf8'))
})

it('the README has fewer than 180 lines', () => {
  expect(readFileSync(`${root}README.md`, 'utf8').trimEnd().split('\n').length).toBeLessThan(180)
})

describe('the colours of the picture', () => {
  const [light = '', dark = ''] = (
    /<style>([\s\S]*)<\/style>/.exec(readFileSync(root + PICTURE, 'utf8'))?.[1] ?? ''
  ).split('@media')
  const fillsOf = (css: string) =>
    Object.fromEntries([...css.matchAll(/^\.?(\w+) \{.*?fill: #(\w{6})/gm)].map(([, name, fill]) => [name, fill]))
  /** As WCAG 2 defines it. */
  const luminance = (fill = '') => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => {
      const value = Number.parseInt(fill.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  it.each([
    ['light', light],
    ['dark', dark],
  ])('have enough contrast in the %s scheme', (_scheme, css) => {
    const fills = fillsOf(css)
    const texts = ['text', 'number', 'keyword', 'string', 'constant', 'call', 'compiler', 'message']
    const pairs = texts.flatMap(text => ['window', 'tab', 'problem'].map(behind => [text, behind] as const))
    for (const [text, behind] of pairs) {
      const [more = 0, less = 0] = [luminance(fills[text]), luminance(fills[behind])].sort((one, other) => other - one)
      expect((more + 0.05) / (less + 0.05), `${text} on ${behind}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})
