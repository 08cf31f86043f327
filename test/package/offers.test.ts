/**
 * What an editor offers in options, in the declarations of the package: in a bundle, it can write types as text that it only names in
 * the source, and so offer an option as a method.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { METHODS, optionsLeft, optionsLeftInCalls } from '../cases/editor-options.js'
import { MARK, marked } from '../support/editor-programs.js'
import type { Editor } from '../support/editor-server.js'
import { openEditor } from '../support/editor-service.js'
import { withPackage, writePackagePrograms } from '../support/package-programs.js'

const folder = fileURLToPath(new URL('../generated-offers/', import.meta.url))
const all = [...optionsLeft, ...optionsLeftInCalls]
const fileOf = (each: (typeof all)[number]): string => `program${all.indexOf(each)}.ts`

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

  it('offer the options that are left, and as methods only those that are functions', async () => {
    const found: (readonly [title: string, offered: readonly string[]])[] = []
    for (const each of all) {
      const offered = await editor.completions(fileOf(each), withPackage(marked(each)).indexOf(MARK))
      const names = offered.map(({ name }) => name).filter(name => !METHODS.includes(name))
      found.push([each.title, names.sort()])
    }
    expect(found).toEqual(all.map(each => [each.title, [...each.offers].sort()]))
  })
})
