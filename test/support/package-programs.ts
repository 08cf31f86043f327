/** Programs of editor cases that import the declarations of the package in place of the source. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { writePrograms } from './editor-programs.js'

const controllers = fileURLToPath(new URL('editor-controllers.ts', import.meta.url))

export const withPackage = (text: string): string =>
  text
    .replaceAll(/'\.\.\/\.\.\/src\/(?:(\w+)\/)?index\.js'/g, (_, entry = 'index') => `'../../dist/${entry}.js'`)
    .replace('../support/editor-controllers.js', './controllers.js')

/** Writes the programs, and the controllers that they import, as `writePrograms` does. */
export const writePackagePrograms = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  const programs = Object.entries(files).map(([name, text]) => [name, withPackage(text)])
  const registry = withPackage(await readFile(controllers, 'utf8'))
  await writePrograms(folder, { ...Object.fromEntries(programs), 'controllers.ts': registry })
}
