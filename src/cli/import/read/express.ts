/** Reads the routes of Express 4 and 5: the calls of an application while it loads, since its stack hides where routers are mounted. */
import { EXPRESSION } from '../path-syntax.js'
import type { Omission, Reading, Row } from '../reading.js'
import { actionOf } from './handler-name.js'
import { type Application, packageExports } from './packages.js'
import type { Recording } from './recording.js'

/** A call: of `use`, or of the method of a route. */
interface Call {
  readonly method: string
  readonly paths: readonly unknown[]
  readonly functions: readonly unknown[]
}
/** The calls of each router and application. */
export type ExpressRecords = WeakMap<object, Call[]>
type Method = (this: object, ...args: unknown[]) => unknown

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'query', 'all']

/** Records the calls of Express while the application loads. */
export const recordExpress = async (application: Application, recording: Recording): Promise<ExpressRecords> => {
  const records: ExpressRecords = new WeakMap()
  // Express calls its own methods, and these calls are no routes
  let depth = 0
  const record = (router: object, method: string, paths: unknown, functions: readonly unknown[]) => {
    if (depth > 0) return
    const calls = records.get(router) ?? []
    calls.push({ method, paths: [paths].flat(), functions: functions.flat(Number.POSITIVE_INFINITY) })
    records.set(router, calls)
  }
  const patch = (
    target: Record<string, unknown>,
    name: string,
    before: (router: object, args: readonly unknown[]) => void,
  ) => {
    const original = target[name]
    if (typeof original !== 'function') return
    target[name] = function (this: object, ...args: unknown[]) {
      if (depth === 0) recording.note(name, args)
      before(this, args)
      depth++
      try {
        return (original as Method).apply(this, args)
      } finally {
        depth--
      }
    }
  }
  const exported = (await packageExports('express', application)).map(Object).filter(each => 'application' in each)
  const targets = exported.flatMap(each => [
    each.application,
    Object.keys(each.Router.prototype ?? {}).length > 0 ? each.Router.prototype : each.Router,
  ])
  for (const target of new Set(targets)) {
    patch(target, 'use', (router, args) => record(router, 'use', ...withPath(args)))
    patch(target, 'param', (router, [name, ...functions]) => record(router, 'param', name, functions))
    for (const method of METHODS)
      patch(
        target,
        method,
        (router, [path, ...functions]) => functions.length > 0 && record(router, method.toUpperCase(), path, functions),
      )
    const { route } = target
    target.route = function (path: unknown) {
      const made = route.call(this, path)
      const before: unknown[] = []
      // route.all(…) before route.get(…) is a middleware of the path
      for (const method of depth > 0 ? [] : METHODS)
        patch(made, method, (_, functions) => {
          if (method === 'all') before.push(...functions)
          else record(this, method.toUpperCase(), path, [...before, ...functions])
        })
      return made
    }
  }
  return records
}

const withPath = ([first, ...rest]: readonly unknown[]): [paths: unknown, functions: readonly unknown[]] => {
  const [path] = [first].flat()
  return typeof path === 'string' || path instanceof RegExp ? [first, rest] : ['/', [first, ...rest]]
}

/** The routes of an exported application or router; `undefined` for anything that Express did not record. */
export const readExpress = (
  value: unknown,
  { nameOf, placeOf }: Recording,
  records: ExpressRecords,
): Reading | undefined => {
  const skipped: Omission[] = []
  const list = (router: object, prefix: string, before: readonly string[]): readonly Row[] => {
    const [uses, params]: [{ readonly at: string; readonly names: readonly string[] }[], Map<string, string>] = [
      [],
      new Map(),
    ]
    const behind = (path: string) =>
      uses.filter(({ at }) => at === '/' || path === at || path.startsWith(`${at}/`)).flatMap(({ names }) => names)
    return (records.get(router) ?? []).flatMap(({ method, paths, functions }) =>
      paths.flatMap((each): readonly Row[] => {
        const at = String(each)
        const path = each instanceof RegExp ? at : joined(prefix, at)
        if (method === 'param') {
          params.set(at, nameOf(functions[0]))
          return []
        }
        if (method !== 'use') {
          const names = functions.map(nameOf)
          const own = [...params].filter(([name]) => at.includes(`:${name}`)).map(([, name]) => name)
          const handler = names.at(-1) ?? ''
          return [
            {
              method,
              path,
              handler,
              action: actionOf(handler),
              place: placeOf(functions.at(-1)),
              use: [...before, ...behind(at), ...own, ...names.slice(0, -1)],
              problem: each instanceof RegExp ? EXPRESSION : undefined,
            },
          ]
        }
        const names: string[] = []
        const rows: Row[] = []
        for (const each of functions) {
          if (typeof each !== 'function') continue
          if (records.has(each)) rows.push(...list(each, path, [...before, ...behind(at), ...names]))
          else if (each.length !== 4) names.push(nameOf(each))
          else
            skipped.push({
              route: `use ${path} ${nameOf(each)}`,
              why: 'an error handler: a middleware before the router, which catches',
            })
        }
        if (rows.length > 0) return rows
        if (each instanceof RegExp) skipped.push({ route: `use ${path} ${names.join(' ')}`, why: EXPRESSION })
        else uses.push({ at, names })
        return []
      }),
    )
  }
  if (typeof value !== 'function' || !records.has(value)) return undefined
  return { syntax: 'path-to-regexp', rows: list(value, '', []), skipped }
}

const joined = (prefix: string, path: string): string =>
  `${prefix}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
