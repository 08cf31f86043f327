/** The files of `src`, and which of them import which. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** Their paths in `src`, sorted: `scope/verb/verb.ts`. */
export const files: readonly string[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.ts'))
  .sort()

/** The files that a file imports, types included. */
const importsOf = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(join(source, file), 'utf8'), true, true)
    .importedFiles.map(each => each.fileName)
    .filter(name => name.startsWith('.'))
    .map(name =>
      relative(source, join(source, dirname(file), name))
        .replaceAll('\\', '/')
        .replace(/\.js$/, '.ts'),
    )

export const imports: ReadonlyMap<string, readonly string[]> = new Map(files.map(file => [file, importsOf(file)]))

/** What is reached from a file through imports, the file itself only by a circle. */
export const reachable = (graph: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    for (const next of graph.get(file) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        visit(next)
      }
  }
  visit(start)
  return seen
}
