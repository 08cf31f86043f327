/** Reads the routes of a running @koa/router or koa-router, which are in its stack. */
import { EXPRESSION } from '../path-syntax.js'
import { actionOf, type Omission, type Reading, type Row, UNUSED } from '../reading.js'
import { type Application, packageExports, VERBS } from './packages.js'
import { partialUse } from './partial-use.js'
import type { Recording } from './recording.js'

/** A router, as all versions have it. */
interface KoaRouter {
  readonly stack: readonly Layer[]
  readonly host?: unknown
  readonly params?: Readonly<Record<string, unknown>>
}
/** A route of a router, or a middleware, which has no methods. */
interface Layer {
  readonly methods: readonly string[]
  readonly path: string | RegExp
  readonly regexp?: RegExp
  readonly stack: readonly (((...args: never) => unknown) & { readonly param?: string })[]
}
type Method = (this: KoaRouter, ...args: unknown[]) => unknown

/** What is recorded of routers besides the functions. */
interface KoaRecords {
  readonly redirects: WeakMap<object, NonNullable<Row['redirect']>>
  readonly allowedMethods: WeakSet<object>
}

const RECORDED = [...VERBS, 'del', 'use', 'register', 'param', 'redirect', 'allowedMethods']

/** Records the calls of both packages while the application loads. */
export const recordKoa = async (application: Application, recording: Recording): Promise<KoaRecords> => {
  const records: KoaRecords = { redirects: new WeakMap(), allowedMethods: new WeakSet() }
  const packages = await Promise.all(['@koa/router', 'koa-router'].map(name => packageExports(name, application)))
  const prototypes = packages.flat().map(each => Reflect.get(Object(each), 'prototype'))
  for (const prototype of new Set(prototypes)) {
    if (typeof prototype?.allowedMethods !== 'function') continue
    for (const name of RECORDED)
      if (typeof prototype[name] === 'function') prototype[name] = recorded(name, prototype[name], recording, records)
  }
  return records
}

const recorded = (name: string, original: Method, recording: Recording, records: KoaRecords): Method =>
  function (...args) {
    recording.note(name, args)
    const result = original.apply(this, args)
    for (const handler of this.stack.flatMap(({ stack }) => stack))
      if (handler.param !== undefined) recording.alias(handler, [this.params?.[handler.param]].flat().at(-1))
    const last = this.stack.at(-1)?.stack[0]
    if (name === 'redirect' && last && !records.redirects.has(last))
      records.redirects.set(last, { to: String(args[1]), status: Number(args[2] ?? 301) })
    if (name === 'allowedMethods') records.allowedMethods.add(Object(result))
    return result
  }

/** The routers of an exported value: a router, its `routes()`, or an application. `undefined` for anything else. */
export const readKoa = (value: unknown, recording: Recording, records: KoaRecords): Reading | undefined => {
  const [routers, skipped]: [KoaRouter[], Omission[]] = [[], []]
  const middlewares: unknown = Reflect.get(Object(value), 'middleware')
  const isApplication = Array.isArray(middlewares)
  for (const each of isApplication ? middlewares : [value]) {
    const router: unknown = isRouter(each) ? each : Object.getOwnPropertyDescriptor(Object(each), 'router')?.value
    if (isRouter(router)) routers.push(router)
    else if (isApplication && !isAllowedMethods(each, records))
      skipped.push({
        route: `use ${recording.nameOf(each)}`,
        why: 'a middleware of the application: app.use(…) remains',
      })
  }
  if (routers.length === 0) return undefined
  const rows = routers.flatMap(router => rowsOf(router, recording, records, skipped))
  return { syntax: 'path-to-regexp', rows, skipped }
}

const isRouter = (value: unknown): value is KoaRouter =>
  typeof value === 'object' && value !== null && 'stack' in value && 'allowedMethods' in value

const isAllowedMethods = (value: unknown, { allowedMethods }: KoaRecords): boolean =>
  typeof value === 'function' && (allowedMethods.has(value) || (value.name === 'allowedMethods' && value.length === 2))

const rowsOf = (
  { stack: layers, host }: KoaRouter,
  { nameOf, placeOf }: Recording,
  records: KoaRecords,
  skipped: Omission[],
): readonly Row[] => {
  const uses = new Map<Layer, boolean>()
  const rows = layers.flatMap((layer): readonly Row[] => {
    if (layer.methods.length === 0) {
      if (!layer.stack.every(each => isAllowedMethods(each, records))) uses.set(layer, false)
      return []
    }
    const path = String(layer.path)
    const before = [...uses.keys()].filter(({ regexp, path: at }) => (regexp ?? new RegExp(at)).test(sampleOf(path)))
    const partial = [...uses.keys()].filter(use => !before.includes(use) && typeof use.path === 'string')
    for (const use of before) uses.set(use, true)
    const handler = layer.stack.at(-1)
    const name = nameOf(handler)
    const row = {
      path,
      handler: name,
      action: actionOf(name),
      use: [...before.flatMap(({ stack }) => stack), ...layer.stack.slice(0, -1)].map(nameOf),
      place: placeOf(handler),
      redirect: handler && records.redirects.get(handler),
      problem: layer.path instanceof RegExp ? EXPRESSION : undefined,
    }
    const isForGet = row.redirect !== undefined && row.redirect.status < 307
    if (isForGet) skipped.push({ route: `ALL ${path}`, why: 'this redirect answers GET and HEAD alone' })
    const methods = layer.methods.filter(method => method !== 'HEAD' || !layer.methods.includes('GET'))
    if (host === undefined)
      return (methods.length > 8 ? [isForGet ? 'GET' : 'ALL'] : methods).flatMap(method => [
        ...partial.flatMap(use => partialUse(String(use.path), use.stack.map(nameOf), method, path)),
        { method, ...row },
      ])
    skipped.push({ route: `${methods.join('|')} ${path}`, why: 'routes of a host belong into a table of their own' })
    return []
  })
  for (const [{ path, stack }, isUsed] of uses)
    if (!isUsed) skipped.push({ route: `use ${path} ${stack.map(nameOf).join(' ')}`, why: UNUSED })
  return rows
}

/** A path that a route with this path matches. */
const sampleOf = (path: string): string =>
  path.replace(/[:*]\w+(?:\((?:[^()]|\([^()]*\))*\))?|\(\.\*\)/g, '1').replace(/[{}?*+]/g, '')
