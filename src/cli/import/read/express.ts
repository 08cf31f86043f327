/** Reads the routes of Express 4 and 5: the calls of an application while it loads, since its stack hides where routers are mounted. */
import { EXPRESSION } from '../path-syntax.js'
import { actionOf, type Omission, type Reading, type Row, UNUSED } from '../reading.js'
import { type Application, packageExports, VERBS } from './packages.js'
import { partialUse } from './partial-use.js'
import type { Recording } from './recording.js'

/** A call: of `use`, or of the method of a route. */
interface Call {
  readonly method: string
  readonly paths: readonly unknown[]
  readonly functions: readonly unknown[]
}
/** The calls of each router and application. */
type ExpressRecords = WeakMap<object, Call[]>

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
        return Reflect.apply(original, this, args)
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
    for (const method of VERBS)
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
      for (const method of depth > 0 ? [] : VERBS)
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
export const readExpress = (value: unknown, recording: Recording, records: ExpressRecords): Reading | undefined => {
  if (typeof value !== 'function' || !records.has(value)) return undefined
  const [rows, skipped]: [Row[], Omission[]] = [[], []]
  const skip = (path: string, names: readonly string[], why: string) =>
    skipped.push({ route: `use ${path} ${names.join(' ')}`, why })

  /** Adds the routes of a router that is mounted at a path, behind these middlewares. */
  const visit = (router: object, prefix: string, before: readonly string[]): void => {
    const uses = new Map<{ readonly at: string; readonly names: readonly string[] }, boolean>()
    const params = new Map<string, string>()
    const behind = (path: string): readonly string[] => {
      const found = [...uses.keys()].filter(({ at }) => at === '/' || path === at || path.startsWith(`${at}/`))
      for (const use of found) uses.set(use, true)
      return [...before, ...found.flatMap(({ names }) => names)]
    }
    const visitCall = (call: Call, given: unknown): void => {
      const [at, isExpression] = [String(given), given instanceof RegExp]
      const path = isExpression ? at : joined(prefix, at)
      const names = call.functions.map(recording.nameOf)
      if (call.method === 'param') params.set(at, names.join())
      else if (call.method === 'use') visitUse(call, at, path)
      else {
        const own = [...params].flatMap(([name, use]) => (at.includes(`:${name}`) ? use : []))
        const handler = names.at(-1) ?? ''
        const use = [...behind(at), ...own, ...names.slice(0, -1)]
        const [place, problem] = [recording.placeOf(call.functions.at(-1)), isExpression ? EXPRESSION : undefined]
        for (const each of uses.keys()) rows.push(...partialUse(joined(prefix, each.at), each.names, call.method, path))
        rows.push({ method: call.method, path, handler, action: actionOf(handler), use, place, problem })
      }
    }
    const visitUse = ({ functions }: Call, at: string, path: string): void => {
      const names: string[] = []
      for (const each of functions)
        if (typeof each === 'function' && records.has(each)) visit(each, path, [...behind(at), ...names.splice(0)])
        else if (typeof each === 'function' && each.length === 4)
          skip(path, [recording.nameOf(each)], 'an error handler: write a middleware before the router, which catches')
        else names.push(recording.nameOf(each))
      if (names.length > 0) uses.set({ at, names }, false)
    }
    for (const call of records.get(router) ?? []) for (const path of call.paths) visitCall(call, path)
    for (const [{ at, names }, isUsed] of uses) if (!isUsed) skip(joined(prefix, at), names, UNUSED)
  }
  visit(value, '', [])
  return { syntax: 'path-to-regexp', rows, skipped }
}

const joined = (prefix: string, path: string): string =>
  `${prefix}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
