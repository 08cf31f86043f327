import { Command, InvalidArgumentError, Option } from 'commander'
import { ROUTE_METHODS } from '../../text/http.js'
import { FILES } from './find-file.js'
import { runRoutes } from './run.js'
import { SORTS } from './select.js'

const HELP = `
Without a file: the one that "signalbox": { "routes": "…" } in package.json
names, else the first of
${FILES.join(', ').replace(/(.{1,70})(?: |$)/g, '$1\n')}with any extension of TypeScript or JavaScript.

--grep takes
  text                  looked for in "METHOD path target", ignoring case
  /expression/          a regular expression for the same; /expression/i
  /places/5             a request: the routes that answer it, by any method
  DELETE /places/5      a request: the route that answers it

Examples:
  $ signalbox routes
  $ signalbox routes src/app.ts --controller places
  $ signalbox routes --grep /places/5 --method DELETE --expanded
  $ signalbox routes --json | jq '.[].path'
  $ signalbox routes --unused

Exit status: 0; 1 if no route was found or --unused found an action;
2 for a mistake in the call or in the file.`

/** `signalbox routes [file]`: prints the route tables of an application. */
export const routesCommand = (): Command =>
  new Command('routes')
    .description('print the routes of an application: method, path, target and middleware')
    .argument('[file]', 'the file that exports the table, or its folder')
    .option('-g, --grep <text>', 'only routes with a text, matching a /regular expression/, or answering a request')
    .option('-c, --controller <name>', 'only routes of a controller: its path or the end of it')
    .option('-m, --method <methods>', 'only routes that answer a method, or one of several: GET,POST', methodsOf)
    .addOption(new Option('-s, --sort <column>', 'sort by a column, not in the order of the table').choices(SORTS))
    .option('-e, --expanded', 'print all that is known about each route, with its source')
    .addOption(new Option('-j, --json', 'print JSON').conflicts('expanded'))
    .addOption(
      new Option('-u, --unused', 'list the public actions that no route reaches').conflicts([
        'method',
        'sort',
        'expanded',
      ]),
    )
    .option('-x, --export <name>', 'only the table that the file exports under this name')
    .option('--import <module>', 'load the file with a loader such as tsx instead of jiti')
    .addHelpText('after', HELP)
    .action(runRoutes)

const methodsOf = (text: string): readonly string[] => {
  const methods = text.toUpperCase().split(',')
  if (methods.every(method => ROUTE_METHODS.some(known => known === method))) return methods
  throw new InvalidArgumentError(`Allowed choices are ${ROUTE_METHODS.join(', ')}.`)
}
