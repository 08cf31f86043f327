/**
 * What a file of `src/` exports is imported by another file: of `src/`, or, if its docstring has the tag `@internal`, of the tests
 * alone. Otherwise it is no export.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface File {
  readonly path: string
  readonly text: string
}

const filesIn = (folder: string): readonly File[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => posix.join(folder, name.replaceAll('\\', '/')))
    .filter(path => path.endsWith('.ts') && !/node_modules|\/generated/.test(path))
    .map(path => ({ path, text: readFileSync(root + path, 'utf8') }))

/** `{ a, type b as c } from './file.js'`, `* from './file.js'`, `{ a } = await import('./file.js')`, `import('./file.js').A`. */
const IMPORT = /(?:(\{[^{}]*\}|\*(?: as \w+)?)\s*(?:from|= await import\()\s*|import\()'(\.[^']+)\.js'\)?(?:\.(\w+))?/g

/** What a file imports: `src/text/path.ts JoinPath`, or `src/text/path.ts *` for everything. */
const importsOf = ({ path, text }: File): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, names = '*', from = '', member]) => {
    const file = `${posix.join(dirname(path), from)}.ts`
    const words = names.startsWith('{')
      ? [...names.matchAll(/(?:^|[{,])\s*(?:type )?(\w+)/g)].map(([, word]) => word)
      : [member ?? '*']
    return words.map(word => `${file} ${word}`)
  })

const EXPORT =
  /^(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:async |abstract )*(?:type|interface|const|function|class|enum) (\w+)/gm

/** The text of the module that a file writes has exports, too. */
const WRITES = 'src/cli/controllers/module.ts'
const source = filesIn('src').map(each =>
  each.path === WRITES ? { ...each, text: each.text.replace(/^export (?:const c|interface C)ontrollers/gm, '') } : each,
)
const exported = source.flatMap(({ path, text }) =>
  [...text.matchAll(EXPORT)].map(([, docstring = '', name]) => ({
    path,
    name: `${path} ${name}`,
    isInternal: docstring.includes('@internal'),
  })),
)
const imported = new Set(source.flatMap(importsOf))
const tested = new Set(['test', 'type-tests', 'bench'].flatMap(filesIn).flatMap(importsOf))
const isIn = (imports: ReadonlySet<string>, { path, name }: { path: string; name: string }) =>
  imports.has(name) || (imports === imported && imports.has(`${path} *`) && path !== 'src/types/bundle.ts')

it('exports nothing that only its own file uses', () => {
  expect(exported.length).toBeGreaterThan(1000)
  const unused = exported.filter(each => !each.isInternal && !isIn(imported, each))
  expect(unused.map(({ name }) => name)).toEqual([])
})

it('marks as @internal what only tests import', () => {
  const wrong = exported.filter(each => each.isInternal && (isIn(imported, each) || !isIn(tested, each)))
  expect(wrong.map(({ name }) => name)).toEqual([])
})
