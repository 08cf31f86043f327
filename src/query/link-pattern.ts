import type { LinkedRoutes } from '../route/route.js'

/** Path patterns made ready to be filled. */

import type { AnyRoute } from '../route/route.js'
import { callMessage, LinkError } from '../text/messages.js'
import { paramNames } from '../text/path.js'
import { finderOf } from './match.js'

export interface Pattern {
  readonly path: string
  readonly names: readonly string[]
  /** The path with these values. `call` is what errors name. */
  fill(call: string, params: object): string
}

const VALUE = 'a string, a finite number or a bigint'

/** The patterns of a target, or of a pattern; a text where the pattern has a target in the type. Compiled when asked for. */
export const createPatterns = (routes: LinkedRoutes): ((target: string) => readonly Pattern[] | string) => {
  const compiled = new Map<string, readonly Pattern[]>()
  let linked: Map<string, AnyRoute[]> | undefined

  const index = (): Map<string, AnyRoute[]> => {
    const found = new Map<string, AnyRoute[]>()
    const add = (key: string, route: AnyRoute) => {
      const before = found.get(key)
      if (before) before.push(route)
      else found.set(key, [route])
    }
    for (const route of routes) {
      if ('target' in route) add(route.target, route)
      if (!hasTarget(routes, route)) add(route.path, route)
    }
    return found
  }

  return target => {
    const known = compiled.get(target)
    if (known) return known
    linked ??= index()
    const own = linked.get(target) ?? []
    if (own.length === 0) {
      const other = routes.find(route => route.path === target)
      if (other && 'target' in other) return `this path is linked by its target, ${other.target}`
    }
    const paths = [...new Set(own.map(route => route.path))]
    const patterns = paths.map(path =>
      compile(
        path,
        shadowOf(
          routes,
          path,
          own.filter(route => route.path === path),
        ),
      ),
    )
    compiled.set(target, patterns)
    return patterns
  }
}

/** The pattern of one route. */
export const patternOf = (routes: LinkedRoutes, route: AnyRoute): Pattern =>
  compile(route.path, shadowOf(routes, route.path, [route]))

/** Whether the type has the target: that of a class that is neither registered nor says its path it cannot name. */
const hasTarget = (routes: LinkedRoutes, route: AnyRoute): boolean =>
  'target' in route &&
  (Object.hasOwn(routes.controllers, route.target.slice(0, route.target.lastIndexOf('#'))) ||
    (route.controller !== undefined && 'controllerPath' in route.controller))

const compile = (path: string, shadow: ((made: string) => AnyRoute | undefined) | undefined): Pattern => {
  const names = paramNames(path)
  // The texts before each parameter and behind the last one.
  const texts = path.split(/[:*][^/]+/).map(text => text.split('/').map(encodeSegment).join('/'))
  const glob = path.includes('/*')
  return {
    path,
    names,
    fill: (call, params) => {
      let made = texts[0] as string
      for (let at = 0; at < names.length; at++) {
        const name = names[at] as string
        const value: unknown = Reflect.get(params, name)
        const isGlob = glob && at === names.length - 1
        if (value === undefined && !(name in params))
          throw new LinkError(callMessage(call, `the parameter '${name}' of ${path} is missing`))
        const problem = valueProblem(value, isGlob)
        if (problem !== undefined) throw new LinkError(callMessage(call, `the parameter '${name}' is ${problem}`))
        const text = String(value)
        made += (isGlob ? text.split('/').map(encodeSegment).join('/') : encodeSegment(text)) + texts[at + 1]
      }
      const other = shadow?.(made)
      if (other) throw new LinkError(callMessage(call, `${made} is answered by ${labelOf(other)}`))
      return made
    },
  }
}

const labelOf = (route: AnyRoute): string => ('target' in route ? route.target : `${route.method} ${route.path}`)

/**
 * The route that answers a path in the place of these, where there can be one: a literal segment of another route wins
 * over a parameter. Most patterns have no such rival, and are not looked up.
 */
const shadowOf = (routes: LinkedRoutes, path: string, own: readonly AnyRoute[]) => {
  const segments = path.split('/')
  const rivals = routes.filter(route => route.path !== path && couldTake(route.path.split('/'), segments))
  const methods = new Set(
    own.flatMap(({ method }) =>
      rivals.flatMap(rival => {
        if (method === 'ALL') return [rival.method]
        // GET's route answers HEAD, too.
        const takes = [method, 'ALL', ...(method === 'HEAD' ? ['GET'] : [])].includes(rival.method)
        return takes ? [method] : []
      }),
    ),
  )
  if (methods.size === 0) return undefined
  return (made: string): AnyRoute | undefined => {
    for (const method of methods) {
      const found = finderOf(routes).find(method, made, 'ignore')
      if (typeof found === 'object' && found.value.path !== path) return found.value
    }
    return undefined
  }
}

/** Whether a path that fits `own` can fit `other` too, which is more literal somewhere. */
const couldTake = (other: readonly string[], own: readonly string[]): boolean => {
  let wins = false
  for (let at = 1; at < Math.max(other.length, own.length); at++) {
    const theirs = other[at]
    const ours = own[at]
    if (theirs === undefined || ours === undefined) return false
    if (ours.startsWith('*')) return true
    if (theirs.startsWith('*')) return wins
    if (ours.startsWith(':')) wins ||= !theirs.startsWith(':')
    else if (!theirs.startsWith(':') && theirs !== ours) return false
  }
  return wins
}

/** What is wrong with a parameter's value, or undefined. */
const valueProblem = (value: unknown, isGlob: boolean): string | undefined => {
  if (typeof value === 'bigint') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}: it must be ${VALUE}`
  if (typeof value !== 'string') return `${kindOf(value)}: it must be ${VALUE}`
  if (value === '') return 'empty, as no segment of a path may be'
  if (!isWellFormed(value)) return `${JSON.stringify(value)}: half of a surrogate pair has no encoding`
  const segments = isGlob ? value.split('/') : [value]
  if (segments.includes('')) return `'${value}', which has an empty segment`
  if (segments.includes('.') || segments.includes('..'))
    return isGlob
      ? `'${value}': clients resolve '.' and '..' segments before they ask`
      : `'${value}', which clients resolve before they ask`
  return undefined
}

/** A value of a wrong type in words. */
export const kindOf = (value: unknown): string => {
  if (value === null || value === undefined || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** What a segment may hold as it is: `pchar` of RFC 3986, section 3.3. */
const PLAIN = /^[\w.~!$&'()*+,;=:@-]*$/
/** Of these, what `encodeURIComponent` would escape. */
const KEPT = /%(?:24|26|2B|2C|3B|3D|3A|40)/g

/** A text as one segment of a path (RFC 3986, section 3.3). */
export const encodeSegment = (text: string): string =>
  PLAIN.test(text) ? text : encodeURIComponent(text).replace(KEPT, decodeURIComponent)
