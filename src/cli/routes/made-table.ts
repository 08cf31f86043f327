/** Makes the table of a function that `--export` names, such as `createRoutes(db)`. */
import { isClass, isPlainFunction } from '../../controller/controller.js'
import { isRouteTable } from '../../table/table.js'
import { Failure, problemsIn } from '../output.js'
import { type Exports, isNamespace } from './load.js'

/**
 * The exports of a file. If `only` names a function among them, it is called without arguments, and the table that it
 * returns, or that its promise resolves to, takes its place. To print a table, no action has to run, so a function that only
 * passes on what it takes works without it.
 *
 * @throws {Failure} if the function throws, or returns anything but a table.
 */
export const withMadeTable = async (exports: Exports, file: string, only: string | undefined): Promise<Exports> => {
  const make = only === undefined ? undefined : exportNamed(exports, only)
  if (only === undefined || !isFunction(make)) return exports
  const call = `${file}: ${only}()`
  let table: unknown
  try {
    table = await make()
  } catch (error) {
    const [problem = '', ...more] = problemsIn(error)
    if (more.length > 0) throw new Failure([problem, ...more].map(each => `${call}: ${each}`).join('\n'))
    throw new Failure(
      `${call} throws without arguments: ${problem}; export a table that it returns: \`export const routes = ${only}(…)\``,
    )
  }
  if (isRouteTable(table)) return { ...exports, [only]: table }
  throw new Failure(`${call} returns no route table`)
}

/** The functions among exports, by name, that may make a table. Classes make none. */
export const functionsOf = (entries: readonly (readonly [string, unknown])[]): readonly string[] =>
  entries.flatMap(([name, value]) => (isFunction(value) ? [name] : []))

const exportNamed = (exports: Exports, name: string): unknown =>
  exports[name] ?? (isNamespace(exports.default) ? exports.default[name] : undefined)

const isFunction = (value: unknown): value is () => unknown =>
  typeof value === 'function' && (!isClass(value) || isPlainFunction(value))
