/** The contexts of a realistic application, for which `bench/types` measures what they cost. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateApplication } from '../../../bench/types/realistic.js'
import { signalbox } from '../../support/cli.js'
import { COMPILERS } from '../../support/compilers.js'
import { contextsProject, HEAD } from '../../support/contexts-project.js'

it.each(COMPILERS)('writes the contexts of a realistic application with TypeScript %s', async compiler => {
  const files = generateApplication({ routes: 100, library: 'signalbox', contexts: 'file' })
  const { 'contexts.ts': expected, ...others } = files
  const named = Object.fromEntries(Object.entries(others).map(([name, text]) => [`src/${name}`, text]))
  const folder = await contextsProject(named, compiler)
  const { stderr, status } = await signalbox(folder, ['contexts', '--out', 'src/contexts.ts'])
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(await readFile(join(folder, 'src/contexts.ts'), 'utf8')).toBe(`${HEAD}${expected}`)
})
