/** Names of middlewares and handlers as identifiers of a module. */
import { camelCase } from '../../text/case.js'
import { freeName } from '../code-text.js'

/** Gives each name an identifier of its own, and one name always the same. Another `key` makes another thing of the same name. */
export type Identifiers = (name: string, key?: string) => string

/** What the modules of a table declare and use besides. */
const DECLARED =
  'routes controllers defineRoutes Koa r z ContextsOf ContractOf Contexts InNamespace InScope ScopeAt Uint8Array RegExp'

export const createIdentifiers = (): Identifiers => {
  const known = new Map<string, string>()
  const used = new Set(DECLARED.split(' '))
  return (name, key = name) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const identifier = freeName(identifierOf(name), each => used.has(each))
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
