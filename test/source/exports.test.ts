/** What a file of `src/` exports is used there. A type that is exported only because another file once needed it stays behind otherwise. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const text = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => readFileSync(`${source}${file}`, 'utf8').replace(/^ *(?:\/\*\*|\*|\/\/).*$/gm, '')) // without comments
  .join('\n')

it('exports nothing that is never used', () => {
  const exported = [...text.matchAll(/^export (?:async )?(?:type|interface|const|function|class) (\w+)/gm)]
  const times = new Map<string, number>()
  for (const [word] of text.matchAll(/\w+/g)) times.set(word, (times.get(word) ?? 0) + 1)
  expect(exported.length).toBeGreaterThan(1000)
  expect(exported.map(([, name = '']) => name).filter(name => times.get(name) === 1)).toEqual([])
})
