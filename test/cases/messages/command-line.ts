import type { Row } from './explained.js'

export const commandLine: readonly Row[] = [
  [
    'the command line is a package of its own, which cannot be found from <folder>: install it, as in `npm install --save-dev signalbox-cli@<version>`',
    'install it in the package of the table',
  ],
  [
    '<package> <version> is not that of signalbox <version>: install it, as in `npm install --save-dev signalbox-cli@<version>`',
    'install the same version of both',
  ],
  [
    'no routes file was found: name one, as in `signalbox routes src/app.ts`, or add "signalbox": { "routes": "src/app.ts" } to package.json (looked for <files>)',
    'name the file in one of these ways',
  ],
  [
    'no routes file was found; packages of the workspace that have one: <folders>; name it, as in `signalbox routes <folder>`',
    'pass one of these folders',
  ],
  ["the folder '<folder>' has no routes file (looked for <files>)", 'name the file'],
  ["the file '<file>' does not exist", 'correct the path; it is relative to the current folder'],
  ['"signalbox": { "routes": … } in <file> must be a path', 'write a path'],
  ['<file> cannot be loaded: <error>', 'correct the file. A `RouteError` is explained above'],
  [
    '<file> cannot be loaded: it ends the process or awaits a promise that never settles',
    'keep the table in a file without a server',
  ],
  ['--import <module>: no such module can be found from <folder>', 'install it'],
  [
    '<file> exports no route table such as `export const routes = defineRoutes(…)`; it exports <names>',
    'export the table',
  ],
  [
    "<file> exports no route table such as `export const routes = defineRoutes(…)`; it exports <names>; '<name>' is a router: export what you pass to createRouter",
    'export the table too. An application has the same message',
  ],
  ["<file> exports no route table '<name>'; it exports <names>", 'pass one of these names to `--export`'],
  [
    '<file>: <name>() throws without arguments: <error>; export a table that it returns: `export const routes = <name>(…)`',
    'export such a table: the command calls a function that `--export` names without arguments',
  ],
  ['<file>: <name>() returns no route table', 'name a function that returns one, or export the table'],
  ['--grep <value>: <reason>', 'correct the expression, or the path: a `%` in it must begin an escape such as `%20`'],
  ['--ignore-case needs --grep', 'add `--grep` with a request, or leave the option out'],
  [
    '--ignore-case: <method> <path> and <method> <path> differ only in case, which caseSensitive: false ignores',
    'no router with this option takes the table',
  ],
  ['the table has no routes', 'declare a route, or name another file'],
  [
    "no route has the controller '<name>'; the controllers are <paths>",
    'pass one of these, or the end of one, to `--controller`',
  ],
  ["no route is behind '<name>'; the middlewares are <names>", 'pass one of these names to `--use` and `--without`'],
  ['no route takes <methods>; the methods are <methods>', 'pass some of these to `--method`'],
  ["no route contains '<text>'", 'correct the text of `--grep`. An expression has the same message with `matches`'],
  [
    'closest: <method> <path> <target>: <reason>',
    'send the request to this route, or declare one: it nearly answers the request of `--grep`',
  ],
  ['and <count> more', 'correct the problems above first'],
  [
    'no route answers <method> <path>: <status>: <reason>',
    'correct the request of `--grep`, or [the route](../recipes/not-found.md)',
  ],
  [
    "every route is behind '<name>'",
    'change nothing, if that is what you want: `--without` finds no route that lacks it',
  ],
  [
    'no route <what one option asks> and <what another asks>',
    'leave one of the options out: no route is found by all of them',
  ],
  ["there is no controller '<name>'; the controllers are <paths>", 'pass one of these to `--controller`'],
  ["<file>: '<name>' cannot name a controller: <reason>", 'rename the file or the folder'],
  ['<file>: no controller path can be made from this name', 'rename the file: `rooms-controller.ts`'],
  ['<file> exports <exports>: export the controller by default or as <name>', 'write one of the two'],
  ['<file> exports both <name> and another default export: keep only one of them', 'remove one'],
  ['<file> cannot be parsed: <error>', 'correct the syntax'],
  [
    '<file> and <file> have the same controller path, <path>: rename or remove one of them',
    'rename or remove one of them',
  ],
  [
    '<folder>: symbolic links lead to more than <count> folders, such as <folder>: remove links',
    'remove links between the folders, which have paths without end',
  ],
  ['<folder> has no controllers: name their files like rooms-controller.ts or RoomsController.ts', 'rename the files'],
  [
    '<file> cannot be written: the name of the module must end in .ts, .mts, .cts, .js or .mjs, and not in .d.ts',
    'pass such a file to `--out`',
  ],
  [
    '<file> was not generated by this command: move it, or name another file with --out',
    'the command replaces only what it has written',
  ],
  ['<file> <difference>: run the command without --check', 'run it, and commit the file'],
  ['<file> was skipped: it is made from <file>', 'correct the map of controllers first, or run `signalbox generate`'],
  [
    'no package.json is found from <folder>: it says which files to write',
    'run `signalbox generate` in the folder of the application',
  ],
  [
    '<file>: signalbox names no file to write: add one, as in "signalbox": { "controllers": "src/controllers" }',
    'add what [`signalbox generate`](command-line.md#signalbox-generate) is to write',
  ],
  ['<file>: signalbox: <error>', 'correct the name'],
  ['<file>: signalbox.<member>: <error>', 'correct the name of the option'],
  ['<file>: signalbox.<member> must be <values>; it is <value>', 'write one of these values'],
  ['<file>: signalbox.<member> must be a path, or an object with <options>', 'write one of the two'],
  ['cannot read <file>: <reason>', 'see the reason; `cannot write` and `cannot watch` are alike'],
  [
    'cannot read the tsconfig of <file>: <error>; with --extension it is not needed',
    'correct the tsconfig, or pass `--extension`',
  ],
  ['<file> cannot import <file>: an import needs a relative path without % ? # \\', 'move one of the files'],
  ['<file> exports several route tables: choose one with --export: <names>', 'pass one of these names to `--export`'],
  [
    '<file> has no <member>, which the document needs: add it, or name a module with `{ info: { title, version } }` by --config',
    'add `name` or `version` to package.json, or pass a module with a title and a version to `--config`',
  ],
  [
    'no package.json has a name and a version for the document: name a module with `{ info: { title, version } }` by --config',
    'pass a module with a title and a version to `--config`',
  ],
  ['--config <file>: the file does not exist', 'correct the path; it is relative to the current folder'],
  [
    '<file> must have the options of openapi() as its default export, as in `export default { info: … }`; it exports <names>',
    'export the options by default',
  ],
  [
    "'<name>' is neither a file nor a commit of this repository",
    'correct the name. In CI, fetch the commit first, as by `fetch-depth` of actions/checkout',
  ],
  [
    "'<name>' is no file, and <folder> is in no repository of git",
    'pass a file that `signalbox routes --json` has written',
  ],
  ['git cannot be run: is it installed?', 'install git, or pass such a file'],
  ['the commit has no folder <folder>', 'run the command in a folder that the commit has, and name the file'],
  [
    'git cannot write the files of the commit',
    'see what `git checkout` of the commit says, and whether the disk is full',
  ],
  ['<file> is no JSON: <error>', 'write it with `signalbox routes --json`'],
  ['<file> is no list of routes: write it with `signalbox routes --json`', 'pass such a file to `signalbox diff`'],
  [
    'the controller of <target> cannot be loaded, so its contract is unknown',
    'see what `signalbox openapi` says of the controller',
  ],
  ['--out <file>: the name must end in .json, .yaml or .yml', 'pass such a file to `--out`'],
  ['--check needs --out, the file of the document', 'name the file; `--watch` is alike'],
  [
    'not in the document: <method> <path>: <reason>',
    'OpenAPI has no form for this route. The option `onOmitted` of `--config` takes these routes in place of the message',
  ],
  [
    '--out <file>: the name of the module must end in .ts, .mts or .cts, and not in .d.ts',
    'pass such a file to `--out`',
  ],
  [
    'no TypeScript can be found from <folder>: install it, as in `npm install --save-dev typescript`',
    'install it in the package of the table',
  ],
  [
    'no types of Koa can be found from <folder>: install them, as in `npm install --save-dev @types/koa`',
    'install them in the package of the table',
  ],
  [
    '<folder> has no program tsc',
    'install TypeScript 5.9 or newer: the command runs the program `tsc` of the package `typescript`',
  ],
  [
    '<file> exports no route table such as `export const routes = defineRoutes(…)`',
    'export the table: `signalbox contexts` reads the types of the exports',
  ],
  [
    'the compiler has written no declarations',
    'run the `tsc` of the project: it has ended without a word, for example because the memory is full',
  ],
  [
    'the compiler writes declarations in a form that this command does not know',
    'use a version of TypeScript that Signalbox supports, and report the message if you do',
  ],
  ['cannot read the tsconfig.json: <error>', 'correct it, or the path'],
  ['no tsconfig.json is found for <file>: name one with --project', 'name one, or write one'],
  ['no project that <file> refers to has <file>', 'name the project of the file with `--project`'],
  ['the contexts of <name> and <name> would both be <name>: choose one with --export', 'write a file for each table'],
  [
    "the contexts cannot be written: no module exports the class of '<path>', whose contract says what ctx.input is: write `export class`",
    'export the class, so that the module of contexts can import it',
  ],
  [
    'the contexts cannot be written: <error>',
    'export what the error names: the state or the context of an application has it',
  ],
  ['<file>:<line>:<column>: <error>', 'correct the mistake, which the compiler reports as well'],
  ['the output cannot be written: <error>', 'see the reason'],
  [
    "<file>:<line>: write METHOD /path handler +middleware, not '<line>'",
    'write each route so, or give the router of the file to `--from`',
  ],
  [
    '<file>: route <number> needs a method and a path, as in { "method": "GET", "path": "/places" }',
    'add both as strings',
  ],
  ['<file> is no JSON: <error>', 'correct the file'],
  ['<file> is neither JSON nor YAML: <error>', 'correct the file'],
  ['<file> is no OpenAPI 3 document', 'name another file'],
  ['<file> is no OpenAPI 3 document: it has version <version>', 'convert the document, or name another file'],
  ['<file> has no operation', 'name a document with paths'],
  [
    '<file> has no route of Rails: give what `rails routes` or `rails routes --expanded` prints',
    'print the routes anew, or give the router of the file to `--from`',
  ],
  ['--from <router> needs a file: standard input has a text', 'name the module of the router'],
  ['<file> is empty', 'name another file. A program before the command may have failed'],
  [
    '<file>: <export> must be <router>, with routes; it exports <names>',
    'export the router or the application, or name it with `--export`',
  ],
  [
    '--contracts needs an OpenAPI document, and controllers: leave out --handlers',
    'give an OpenAPI document, or leave out --contracts',
  ],
  ['<file> exists, and --out overwrites nothing: name another folder', 'name another folder, or move the file'],
]
