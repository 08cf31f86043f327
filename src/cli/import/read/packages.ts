/** Finds the router packages of an application, to record what it gives to them. */
import { readFileSync } from 'node:fs'
import { METHODS } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFolder } from '../../routes/find-file.js'

/** The methods of a router for the routes of one method, and of all. */
export const VERBS: readonly string[] = [...METHODS.map(method => method.toLowerCase()), 'all']

/** The module that is to be loaded, and whether jiti loads it. */
export interface Application {
  readonly file: string
  readonly isCompiled: boolean
}

/** The exports of a package that an application may import: as a CommonJS module and, where that is another, as an ES module. */
export const packageExports = async (name: string, { file, isCompiled }: Application): Promise<readonly unknown[]> => {
  let main: string
  try {
    main = createRequire(file).resolve(name)
  } catch {
    return []
  }
  const modules: unknown[] = [createRequire(file)(main), await import(pathToFileURL(main).href)]
  const root = packageFolder(dirname(main))
  const entry = root === undefined ? undefined : moduleEntry(root)
  if (root !== undefined && entry !== undefined) modules.push(await import(pathToFileURL(join(root, entry)).href))
  // of a module that is in this cache, jiti would return the exports without their default
  if (isCompiled) delete createRequire(file).cache[main]
  return modules.flatMap(each => [each, defaultOf(each), defaultOf(defaultOf(each))]).filter(Boolean)
}

const defaultOf = (value: unknown): unknown =>
  (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Reflect.get(value, 'default')
    : undefined

/** The file of the ES module, where the package has one of its own. */
const moduleEntry = (root: string): string | undefined => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const find = (entry: unknown): string | undefined => {
    if (typeof entry === 'string' || entry === undefined) return entry
    const conditions = Object(entry)
    return find(conditions.import ?? conditions.default)
  }
  return find(Object(exports)['.'])
}
