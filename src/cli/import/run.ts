/** Runs `signalbox import`. */
import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { printRoutes } from '../../route/print.js'
import { counted } from '../../text/messages.js'
import { fileError } from '../file-error.js'
import { divertOutput, Failure, oneLine, print, printError } from '../output.js'
import { filesOf, moduleOf, type WrittenFile } from './files.js'
import { type Imported, importReading } from './imported.js'
import { catchAllsIn, pairsOf, type Taken, takenRequests } from './precedence.js'
import { readSource } from './read/read.js'
import { type ImportCommandOptions, routeOf } from './reading.js'

/** Runs `signalbox import`, and ends the process. */
export const runImport = async (named: string, options: ImportCommandOptions): Promise<void> => {
  const folder = process.cwd()
  divertOutput()
  const reading = await readSource(named, options, folder)
  if (options.contracts && (reading.document === undefined || options.handlers))
    throw new Failure('--contracts needs an OpenAPI document, and controllers: leave out --handlers')
  const imported = importReading(reading, options)
  const { table, missing, added, behind } = imported
  // a document has no order
  const precedence = table === undefined || reading.syntax === 'openapi' ? [] : takenRequests(imported.entries, table)
  const isProven = missing.length + behind.length === 0 && table !== undefined && !(options.exact && added.length > 0)
  if (options.beside) await print(besideText(imported, options.json))
  else {
    const files = options.out === undefined ? [] : await writeFiles(filesOf(imported), options.out, folder)
    if (options.json) await print(`${JSON.stringify(resultOf(imported, precedence), undefined, 2)}\n`)
    else {
      await print(options.out === undefined ? moduleOf(imported) : files.map(path => `${path} written\n`).join(''))
      await printError(notesOf(imported, precedence).join('\n'))
    }
  }
  // The application may have left a server or a timer open.
  process.exit(isProven ? 0 : 1)
}

/** The lines of the table: `GET /places/:id Places#show`. */
const routesOf = ({
  table = [],
}: Pick<Imported, 'table'> | { readonly table?: readonly never[] }): readonly string[] =>
  table.length === 0
    ? []
    : printRoutes([...table])
        .split('\n')
        .map(oneLine)

const resultOf = (imported: Imported, precedence: readonly Taken[]) => {
  const { added, missing, renamed, swapped, unsaid, skipped, duplicates, behind } = imported
  const [text, routes] = [moduleOf(imported), routesOf(imported)]
  return { text, routes, added, missing, renamed, swapped, precedence, unsaid, skipped, duplicates, behind }
}

/** What the user must look at, the worst first. */
const notesOf = (imported: Imported, precedence: readonly Taken[]): readonly string[] => {
  const { entries, swaps, error, missing, behind, renamed, added, unsaid, skipped, duplicates, table } = imported
  return [
    ...entries
      .filter(entry => swaps.has(entry))
      .map(({ row }) => `warning: ${row.method} ${row.path}: a name of a parameter means another one in the table`),
    ...(error === undefined ? [] : [oneLine(`the table cannot be defined: ${error}`)]),
    ...missing.map(line => `missing: ${line}`),
    ...behind.map(line => `behind other middlewares: ${line}`),
    ...precedence.map(({ request, before, now }) => `warning: ${request} was answered by ${before}, and is by ${now}`),
    ...unsaid.map(({ route, why }) => `not in the table: ${route}: ${why}`),
    ...skipped.map(({ route, why }) => `skipped: ${route}: ${why}`),
    ...duplicates.map(route => `one route with an earlier one: ${route}`),
    ...added.map(line => `added: ${line}`),
    ...(renamed.length === 0 ? [] : [`other names of parameters: ${firstOf(renamed)}`]),
    `${counted(table?.length ?? 0, 'route')}${missing.length + behind.length === 0 && table ? ', as read' : ''}`,
  ]
}

/** A few of many routes. */
const firstOf = (routes: readonly string[]): string =>
  routes.length < 10
    ? routes.join(', ')
    : `${routes.slice(0, 5).join(', ')}, and ${routes.length - 5} more, which --json lists`

const besideText = ({ entries }: Imported, json: true | undefined): string => {
  const [pairs, last] = [pairsOf(entries), catchAllsIn(entries).map(({ row }) => routeOf(row))]
  if (json) return `${JSON.stringify({ beside: pairs, last }, undefined, 2)}\n`
  const lines = [
    ...pairs.map(({ request, routes }) => `${routes.join(' and ')} both match ${request}`),
    ...last.map(route => `${route} matches every path: move it last`),
  ]
  return lines.length === 0 ? 'no routes must move together\n' : `${lines.join('\n')}\n`
}

/**
 * Writes new files, and returns their paths as the user would type them.
 *
 * @throws {Failure} if one of them exists: then none is written.
 */
const writeFiles = async (files: readonly WrittenFile[], out: string, folder: string): Promise<readonly string[]> => {
  for (const { path } of files) {
    const exists = await access(resolve(folder, out, path)).then(
      () => true,
      () => false,
    )
    if (exists) throw new Failure(`${join(out, path)} exists, and --out overwrites nothing: name another folder`)
  }
  for (const { path, text } of files)
    try {
      const file = resolve(folder, out, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text, { flag: 'wx' })
    } catch (error) {
      throw fileError('write', join(out, path), error)
    }
  return files.map(({ path }) => join(out, path))
}
