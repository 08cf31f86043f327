/** The picture of the README shows what the compiler says today, and the README stays short. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMPILERS } from '../support/compilers.js'
import { root } from './pages.js'
import { drawPicture, PICTURE } from './picture.js'

it.runIf(COMPILERS.includes('7.0'))(
  'npm run docs:generate would change nothing in the picture of the README',
  async () => {
    expect(await drawPicture()).toBe(readFileSync(root + PICTURE, 'utf8'))
  },
)

it('the README has fewer than 180 lines', () => {
  expect(readFileSync(`${root}README.md`, 'utf8').trimEnd().split('\n').length).toBeLessThan(180)
})
