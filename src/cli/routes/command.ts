import { Command, InvalidArgumentError, Option } from 'commander'
import { explainMatch } from '../../query/explain.js'
import { complain, divertOutput, Failure, oneLine, paintOf, print, styleOf, wantsColor } from '../output.js'
import { findFile, PLACES, shownFile } from './find-file.js'
import { requestOf } from './grep.js'
import { load } from './load.js'
import { type Printing, printExpanded, printJson, printTable, printUnused, printUnusedJson } from './print.js'
import { controllerPath, METHODS, type Selection, SORTS, select } from './select.js'
import { createLocator } from './source.js'
import { findTables, type NamedTable } from './tables.js'
import { findUnused } from './unused.js'

interface Options extends Selection {
  readonly expanded?: true
  readonly json?: true
  readonly unused?: true
  readonly export?: string
  readonly import?: string
}

const HELP = `
Without a file: "signalbox": { "routes": "…" } of package.json, else the first
of ${PLACES.join(', ').replace(/(.{1,70})(?: |$)/g, '$1\n')}with any extension of TypeScript or JavaScript.

--grep takes
  text                  in "METHOD path target", whatever its case
  /expression/          a regular expression on the same; /expression/i
  /places/5             a request: the routes that answer it, of any method
  DELETE /places/5      a request: the route that answers it

Examples:
  $ signalbox routes
  $ signalbox routes src/app.ts --controller places
  $ signalbox routes --grep /places/5 --method DELETE --expanded
  $ signalbox routes --json | jq '.[].path'
  $ signalbox routes --unused

Exit status: 0; 1 where no route was found, or --unused found an action;
2 for a mistake in the call or in the file.`

/** `signalbox routes [file]`: prints the route tables of an application. */
export const routesCommand = (): Command =>
  new Command('routes')
    .description('print the routes of an application: method, path, target and middlewares')
    .argument('[file]', 'the file that exports the table, or its folder')
    .addOption(
      new Option('-g, --grep <text>', 'only routes with a text, a /regular expression/, or answering a request'),
    )
    .addOption(new Option('-c, --controller <name>', 'only routes of a controller: its path or the end of it'))
    .addOption(
      new Option('-m, --method <methods>', 'only routes that answer a method; several with commas').argParser(
        methodsOf,
      ),
    )
    .addOption(new Option('-s, --sort <column>', 'another order than that of the table').choices(SORTS))
    .addOption(new Option('-e, --expanded', 'all that is known of each route, with its source'))
    .addOption(new Option('-j, --json', 'as JSON').conflicts('expanded'))
    .addOption(
      new Option('-u, --unused', 'the public actions that no route reaches').conflicts(['method', 'sort', 'expanded']),
    )
    .addOption(new Option('-x, --export <name>', 'the table of this name, where a file exports several'))
    .addOption(new Option('--import <module>', 'load the file with this loader, such as tsx, instead of jiti'))
    .addHelpText('after', HELP)
    .action(run)

const methodsOf = (text: string): readonly string[] => {
  const methods = text.toUpperCase().split(',')
  const unknown = methods.find(method => !METHODS.includes(method))
  if (unknown !== undefined) throw new InvalidArgumentError(`Allowed choices are ${METHODS.join(', ')}.`)
  return methods
}

/**
 * Loads the controllers that are registered by loaders. Without all of them, what is unused cannot be said; of a route
 * whose controller cannot be loaded only the source is left out.
 */
const loadControllers = async (tables: readonly NamedTable[], options: Options, file: string): Promise<void> => {
  if (!options.unused && !options.expanded && !options.json) return
  for (const { routes } of tables) {
    try {
      await routes.load()
    } catch (error) {
      if (options.unused) throw new Failure(oneLine(`${file}: ${error instanceof Error ? error.message : error}`))
    }
  }
}

const run = async (named: string | undefined, options: Options): Promise<void> => {
  const folder = process.cwd()
  divertOutput()
  const file = findFile(named, folder)
  const exports = await load(file, folder, options.import)
  const tables = findTables(exports, shownFile(file, folder), options.export)
  await loadControllers(tables, options, shownFile(file, folder))
  const style = styleOf(wantsColor(process.stdout, process.env))
  const printing = { style, paint: paintOf(style), locator: await createLocator(), folder }
  const status = options.unused ? await listUnused(tables, options, printing) : await list(tables, options, printing)
  // The application may have left a server or a timer open.
  process.exit(status)
}

const list = async (tables: readonly NamedTable[], options: Options, printing: Printing): Promise<number> => {
  const listed = tables.flatMap(table => select(table, options))
  const printer = options.json ? printJson : options.expanded ? printExpanded : printTable
  await print(printer(listed, printing))
  if (listed.length > 0) return 0
  const isEmpty = tables.every(({ routes }) => routes.length === 0)
  await complain(isEmpty ? 'the table has no routes' : nothingFound(tables, options))
  return isEmpty ? 0 : 1
}

const nothingFound = (tables: readonly NamedTable[], { grep, controller, method }: Options): string => {
  const routes = tables.flatMap(table => select(table, { controller }))
  if (routes.length === 0) {
    const paths = tables.flatMap(each =>
      each.routes.map(route => ('target' in route ? controllerPath(route.target) : '')),
    )
    return `no route has the controller '${controller}'; there are ${[...new Set(paths)].filter(Boolean).join(', ')}`
  }
  const asked = [
    controller && `--controller ${controller}`,
    method && `--method ${method.join()}`,
    grep && `--grep ${grep}`,
  ]
  return `no route fits ${asked.filter(Boolean).join(' ')}${refusal(tables, grep, method)}`
}

/** What the request that was looked for is answered: of one table, for several may answer differently. */
const refusal = ([table, ...more]: readonly NamedTable[], asked = '', methods: readonly string[] = []): string => {
  const request = requestOf(asked)
  if (table === undefined || more.length > 0 || request === undefined) return ''
  const { method = methods[0] ?? 'GET', path } = request
  const { route, summary } = explainMatch(table.routes, method, path)
  return route === undefined ? `; ${method} ${path}: ${summary}` : ''
}

const listUnused = async (tables: readonly NamedTable[], options: Options, printing: Printing): Promise<number> => {
  const unused = findUnused(tables, options, printing.locator)
  await print(options.json ? printUnusedJson(unused, printing.folder) : printUnused(unused, printing))
  return unused.length === 0 ? 0 : 1
}
