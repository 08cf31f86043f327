/** The options of `signalbox routes`. */
import { Command, InvalidArgumentError, Option } from 'commander'
import { ROUTE_METHODS } from '../../text/http.js'
import { EXTENSIONS, FILES } from './find-file.js'
import { runRoutes } from './run.js'
import { SORTS } from './select.js'

const HELP = `
Without a file, the command takes the one in package.json under
"signalbox": { "routes": "…" }. If there is none, it takes the first of
${FILES.join(', ').replace(/(.{1,70})(?: |$)/g, '$1\n')}with the extension ${EXTENSIONS.join(', ')}.

--grep takes
  places delete         words that a route must all have, in any case: in
                        "METHOD path target", the names of its middlewares,
                        the statuses or the summary; deprecated and 404, too
  -use:authenticate     the routes that are not behind a middleware; use:… and
                        any word with - before it work alike
  no contract           or no middleware, no controller
  places.ts             also the file where the answer is written
  /expression/          a regular expression for these; /…/i ignores case
  /places/5             a path: the routes that answer it, with any method
  DELETE /places/5      a request: the route that answers it

Examples:
  $ signalbox routes
  $ signalbox routes src/app.ts --controller places
  $ signalbox routes --grep /places/5 --method DELETE --expanded
  $ signalbox routes --without authenticate
  $ signalbox routes --json | jq '.[].path'
  $ signalbox routes --unused

Exit status: 0; 1 if no route was found or --unused found an action;
2 for an error in the arguments or in a file.`

/** `signalbox routes [file]`: prints the route tables of an application. */
export const routesCommand = (): Command =>
  new Command('routes')
    .description('print the routes of an application: method, path, target and middleware')
    .argument('[file]', 'the file that exports the table, or its folder')
    .option('-g, --grep <text>', 'only routes that have all words, match a /regular expression/ or answer a request')
    .option('-i, --ignore-case', 'compare the path of --grep as a router with caseSensitive: false does')
    .option('-c, --controller <name>', 'only routes of this controller, given by its controller path or the end of it')
    .option(
      '-m, --method <methods>',
      'only routes that answer requests with this method, or with one of several: GET,POST',
      methodsOf,
    )
    .option('--use <name>', 'only routes behind the middleware with this name; may be repeated', collected)
    .option(
      '--without <name>',
      'only routes that are not behind the middleware with this name; may be repeated',
      collected,
    )
    .addOption(new Option('-s, --sort <column>', 'sort by a column instead of the order of the table').choices(SORTS))
    .option('-e, --expanded', 'print the details of each route, such as its contract and the line of its action')
    .addOption(new Option('-j, --json', 'print JSON').conflicts('expanded'))
    .addOption(
      new Option('-u, --unused', 'list the public actions that no route reaches').conflicts([
        'method',
        'use',
        'without',
        'sort',
        'expanded',
      ]),
    )
    .option('-w, --width <columns>', 'print as on a terminal with this many columns, also in a pipe', widthOf)
    .option('--watch', 'print again whenever a file of the package changes')
    .option('-x, --export <name>', 'only this table, or what this function returns')
    .option('--import <module>', 'load the file with a loader such as tsx instead of jiti')
    .addHelpText('after', HELP)
    .action(runRoutes)

const methodsOf = (text: string): readonly string[] => {
  const methods = text.toUpperCase().split(',')
  if (methods.every(method => ROUTE_METHODS.some(known => known === method))) return methods
  throw new InvalidArgumentError(`Allowed choices are ${ROUTE_METHODS.join(', ')}.`)
}

const collected = (name: string, before: readonly string[] = []): readonly string[] => [...before, name]

const MIN_WIDTH = 40

const widthOf = (text: string): number => {
  if (/^\d+$/.test(text) && Number(text) >= MIN_WIDTH) return Number(text)
  throw new InvalidArgumentError(`It must be a number of columns, at least ${MIN_WIDTH}.`)
}
