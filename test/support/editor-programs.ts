/** The programs in which the suites query an editor: those of `cases/editor.ts`. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { EditorCase } from '../cases/editor.js'

const HEAD = `import type Koa from 'koa'
import { castParam, createRouter, defineRoutes, defineRoutesFor, describeMiddleware, reply } from '../../src/index.js'
import type { ActionContext, ContextsOf, ContractOf, RouteMap, ScopeAnywhere, ScopeAt, StandardSchema, TargetOf } from '../../src/index.js'
import { type Context, type Contexts, controllers, Ping, ReadOnly, routes, Users } from '../support/editor-controllers.js'

declare const middleware: Koa.Middleware, part: (r: ScopeAt<typeof controllers, ''>) => typeof r
`
/** The place of the query. */
export const MARK = '‸'

/** A program with the mark. */
export const marked = ({ table, controller }: EditorCase): string =>
  `${HEAD}${controller ?? `export const table = defineRoutes(controllers, ${table}\n)`}\n`

/** Writes a folder below test/ anew, with a tsconfig.json. */
export const writePrograms = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}tsconfig.json`, '{ "extends": "../../tsconfig.json", "include": ["."], "exclude": [] }')
  // The server of 7.0 offers imports from all packages that the nearest package.json names: it would read them all.
  await writeFile(`${folder}package.json`, '{ "type": "module" }')
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(folder + name, text)))
}
