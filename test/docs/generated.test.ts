/** The pages have what `npm run docs:generate` writes. */
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generated } from './generated.js'
import { root } from './pages.js'

describe('npm run docs:generate', () => {
  it.each(generated().map(({ file, ...page }) => [relative(root, file), page] as const))(
    'would change nothing in %s',
    (_path, { now, text }) => expect(now).toBe(text),
  )
})
