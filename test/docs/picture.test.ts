/** The picture of the README shows what the compiler says today, and the README stays short. */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { checkVersions, writeBase } from '../support/check-projects.js'
import { modulesOf, NAME_LINE } from './modules.js'
import { pages, root } from './pages.js'

const FOLDER = `${root}test/generated-picture/`

it('the picture of the README shows its table with a mistake, and what the compiler says about it', async () => {
  const section = pages.find(({ path }) => path === 'README.md')?.sections[1]
  const files = Object.fromEntries(
    (section ? modulesOf(section) : []).map(({ name, text }) => [
      name,
      text.replace(NAME_LINE, '').replace("get('preview')", "get('map')"),
    ]),
  )
  await writeBase(FOLDER, await declareLibrary())
  const [found = []] = await checkVersions('7.0', FOLDER, [files])
  await rm(FOLDER, { recursive: true })
  expect(found).toHaveLength(1)
  const { place, message } = found[0] ?? { place: '', message: '' }
  const line = Number(/^routes\.ts\((\d+),/.exec(place)?.[1])

  const lines = (files['routes.ts'] ?? '').split('\n').map((text, at) => `${at + 1}${text}`)
  const expected = [...lines.slice(line - 3, line), `${message}  ts(2345)`, ...lines.slice(line, line + 1)]
  const picture = readFileSync(`${root}docs/pictures/error.svg`, 'utf8').replaceAll('&gt;', '>')
  const texts = [...picture.matchAll(/<text [^>]*>(.*)<\/text>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
  expect(texts.join('')).toBe(['routes.ts', ...expected].join(''))
  expect(picture).toContain(`>An editor: ${message}</title>`)
})

it('the README has fewer than 180 lines, besides its generated part', () => {
  const written = readFileSync(`${root}README.md`, 'utf8').replace(/<!-- generated: .*?<!-- end -->/gs, '')
  expect(written.trimEnd().split('\n').length).toBeLessThan(180)
})
