/** Writes the rooms of `docs/internals/map.md`: each folder of `src`, with what it is for and the names of its files. */
import { basename, dirname } from 'node:path'
import { files, imports, reachable } from '../support/imports.js'

/** The folders, from the lowest to the highest, each with what it is for. */
const FOLDERS: Readonly<Record<string, string>> = {
  text: 'What the other rooms share: names, paths, messages, the rules of HTTP, and techniques for the compiler.',
  inflection: 'Makes singulars and plurals of names, in the type and at run time.',
  controller: 'Finds the classes of controllers and their actions.',
  body: 'Reads the bodies of requests: media types, encodings, forms and limits.',
  contract: 'Says what actions take and give: checks contracts, reads the input of requests, and compares replies.',
  client:
    'Calls the routes of a table from outside. It imports nothing at run time, and its types name nothing of the server.',
  route: 'Routes: what a table lists of each, its standard actions, and the `ctx` that it gives.',
  frame: 'What a scope passes down to the declarations in it, and the settings of resources.',
  entries: `What the type of a scope stores of its declarations: their entries, which expand to targets, contexts and routes, and the keys
of their routes.`,
  scope: `Implements \`r\`: the calls, their checks and what they record. Its folders have an order too, which the same test checks.
Each call has a folder, which imports no other call's: what several calls need is below them. The signatures and the class
behind \`r\` are above them: start there.`,
  'scope/shared': 'What all calls need: callbacks, and routes that exist already.',
  'scope/controller': 'Controllers and targets: what resources, verbs and redirects lead to.',
  'scope/middleware': 'Middlewares, as verbs, `use`, `mount` and the option `use` take them.',
  'scope/editor': 'Types that no right call needs: for completions, parameter hints and better messages.',
  'scope/options': 'Options that several calls have, and those of `scope`.',
  'scope/resources': '`resources` and `resource`, with their options.',
  'scope/verb': '`get`, `post` and the other verbs.',
  'scope/namespace': '`namespace`, `scope`, groups and `collection`.',
  'scope/use': '',
  'scope/redirect': '',
  'scope/mount': '',
  'scope/part': 'Parts, and `draw`. A part has calls of every kind, so this stands above them.',
  'scope/declarations': `The type of \`r\`, and the signatures of its calls. The type of a scope has the calls, and each call returns a scope: only here
files import one another in a circle.`,
  'scope/chain': 'The class behind `r`, which makes the routes at run time.',
  matcher:
    'Finds the value that is stored for a method and a path. It knows neither Koa nor tables. [The matcher](matcher.md) explains it.',
  query: 'Answers questions about a table without a server: matches, links and explanations.',
  checks: 'Checks whole tables, for `defineRoutes` and `createRouter`: a file `check-…` for each check.',
  table:
    'Makes the table that `defineRoutes` returns, and has the types that read one: contexts, inputs, replies and the calls of a client.',
  koa: 'Answers requests in a Koa application.',
  testing: 'Has the functions for tests of an application and of its table.',
  locate: 'Finds where functions are written in the source.',
  openapi: 'Writes an OpenAPI document from a table and its contracts.',
  'contract-view':
    'Says what a contract asks of a request and what it replies, for the inspector and `signalbox routes`.',
  compare:
    'Pairs the routes of two versions of a table, and says what each change means for callers: for `signalbox diff` and the inspector.',
  'compare/schema': 'Compares two JSON Schemas: what one may refuse of what the other one takes.',
  inspector: 'Serves a page that shows and explains the table during development.',
  'inspector/browser': "The page's script.",
  types: 'Types that an emitted declaration of a table names, and what the build bundles.',
  cli: 'The command-line program. An application loads no file of this room.',
  'cli/routes': '`signalbox routes`.',
  'cli/controllers': '`signalbox controllers`.',
  'cli/openapi': '`signalbox openapi`.',
  'cli/contexts': '`signalbox contexts`.',
  'cli/diff': '`signalbox diff`.',
  'cli/generate': '`signalbox generate`.',
  'cli/completion': '`signalbox completion`.',
  'cli/import':
    '`signalbox import`: rows of another router become entries, a plan of declarations, a text, and its comparison with the rows.',
  'cli/import/contracts': 'Writes the schemas of an OpenAPI document as contracts, in code of zod.',
  'cli/import/read': 'Reads the routes of other routers.',
}

/** The files of a folder, each before those that it imports: first the file that leads to most of the others. */
const filesOf = (folder: string): readonly string[] => {
  const inFolder = files.filter(file => dirname(file) === folder)
  const reachOf = (file: string): number => inFolder.filter(other => reachable(imports, file).has(other)).length
  return inFolder
    .map(file => ({ name: `\`${basename(file, '.ts')}\``, reach: reachOf(file) }))
    .sort((one, other) => other.reach - one.reach)
    .map(({ name }) => name)
}

const sectionOf = ([folder, purpose]: readonly [string, string]): string =>
  [`${folder.includes('/') ? '####' : '###'} ${folder}`, purpose, filesOf(folder).join(', ')]
    .filter(Boolean)
    .join('\n\n')

/** The folders of `src` as sections. */
export const writeFolders = (): string => `${Object.entries(FOLDERS).map(sectionOf).join('\n\n')}\n`
