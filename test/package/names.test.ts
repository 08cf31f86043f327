/**
 * The names of types that an editor prints, in the declarations of the package. They are one bundle, so where two modules have
 * a type of the same name, the bundler renames one of them, as in `Callback$1`.
 */
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EditorCase, hints, hovers } from '../cases/editor.js'
import { allHints } from '../cases/editor-positions.js'
import { MARK, marked } from '../support/editor-programs.js'
import type { Editor } from '../support/editor-server.js'
import { openEditor } from '../support/editor-service.js'
import { withPackage, writePackagePrograms } from '../support/package-programs.js'

const folder = fileURLToPath(new URL('../generated-names/', import.meta.url))
const RENAMED = /\w+\$\d+/g

const all: readonly EditorCase[] = [...hints, ...hovers, ...allHints]
const fileOf = (each: EditorCase): string => `program${all.indexOf(each)}.ts`
const programOf = (each: EditorCase): string => withPackage(marked(each))

describe('the declarations of the package', () => {
  let editor: Editor
  beforeAll(async () => {
    const programs = all.map(each => [fileOf(each), marked(each).replace(MARK, '')])
    await writePackagePrograms(folder, Object.fromEntries(programs))
    editor = await openEditor('7.0', folder)
  })
  afterAll(async () => {
    editor.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('export each name as it is', async () => {
    const bundle = await readFile(fileURLToPath(new URL('../../dist/declarations.d.cts', import.meta.url)), 'utf8')
    expect(bundle).toContain('type RouterOptions')
    expect([...bundle.matchAll(/\w+\$\d+ as \w+/g)].map(([name]) => name)).toEqual([])
  })

  it.each([
    ['parameter hints', hints, 'signature'],
    ['hovers', hovers, 'hover'],
    ['parameter hints of the methods of r, at each argument', allHints, 'signature'],
  ] as const)('have no renamed type in %s', async (_title, cases, ask) => {
    const renamed: string[] = []
    for (const each of cases.filter(each => String('shows' in each && each.shows) !== '')) {
      const { shows } = await editor[ask](fileOf(each), programOf(each).indexOf(MARK))
      expect(shows, each.title).not.toBe('')
      renamed.push(...[...shows.matchAll(RENAMED)].map(([name]) => `${each.title}: ${name}`))
    }
    expect(renamed).toEqual([])
  })
})
