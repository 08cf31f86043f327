/** Names of middlewares and handlers as identifiers of a module. */
import { camelCase } from '../../text/case.js'

/** Gives each name an identifier of its own, and one name always the same. Another `key` makes another thing of the same name. */
export type Identifiers = (name: string, key?: string) => string

/** What the module of a table declares itself. */
const DECLARED = ['routes', 'controllers', 'defineRoutes', 'Koa', 'r']

export const createIdentifiers = (taken: readonly string[] = DECLARED): Identifiers => {
  const known = new Map<string, string>()
  const used = new Set(taken)
  return (name, key = name) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const base = identifierOf(name)
    let identifier = base
    for (let count = 2; used.has(identifier); count++) identifier = `${base}${count}`
    used.add(identifier)
    known.set(key, identifier)
    return identifier
  }
}

/** @example identifierOf('rateLimit({ max: 5 })') // 'rateLimitMax5' */
const identifierOf = (name: string): string => {
  const words = name.replace(/[^\w$]+/g, '-').replace(/^-+|-+$/g, '')
  const identifier = /^[A-Za-z_$][\w$]*$/.test(name) ? name : camelCase<string>(words).replace(/^(?=\d)/, '_')
  return isFree(identifier) ? identifier : `${identifier || 'anonymous'}${identifier === '' ? '' : 'Handler'}`
}

/** Whether a module may declare the name: it is no reserved word. */
const isFree = (name: string): boolean => {
  try {
    new Function(`'use strict'; const ${name} = 0`)
    return name !== 'await'
  } catch {
    return false
  }
}
