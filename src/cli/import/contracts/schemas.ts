/** Gives each schema that a document refers to a constant of its own. */
import { pascalCase } from '../../../text/case.js'
import { createIdentifiers } from '../identifiers.js'
import { isObject, type Json, resolved, targetOf } from '../json.js'
import type { Omission } from '../reading.js'
import { zodText } from './zod-text.js'
import type { Around, Side } from './zod-values.js'

/** Writes the schemas of an operation, or of a part of it. */
export interface Writer {
  /** The writer of a part. What it cannot say is noted under this name. */
  readonly at: (part: string) => Writer
  readonly textOf: (schema: unknown, side: Side) => string
  /** What a value is once its references are followed. */
  readonly resolved: (value: unknown) => Json
  readonly lose: (why: string, detail?: string) => void
}

/** Writes schemas, and collects the constants that they need. */
interface Schemas {
  readonly writerOf: (route: string) => Writer
  /** The constants, each after those that it needs, by name. */
  readonly constants: ReadonlyMap<string, string>
}

export const createSchemas = (document: Json, unsaid: Omission[]): Schemas => {
  const constants = new Map<string, string>()
  const identifiers = createIdentifiers()
  const open = new Set<string>()
  const lost = new Set<string>()
  const texts = new Map<string, string>()
  const differing = new Map<unknown, boolean>()

  const lose = (route: string, keyword: string) => {
    const key = `${route} ${keyword}`
    if (!lost.has(key)) unsaid.push({ route, why: LOSSES[keyword] ?? `the schema has no counterpart of '${keyword}'` })
    lost.add(key)
  }

  const loseReference = (to: unknown, route: string) => lose(route, String(to).startsWith('#') ? MISSING : ELSEWHERE)

  const reference = (to: string, given: Side, route: string): string => {
    const target = targetOf(document, to)
    const schema = resolved(document, target)
    if (target === undefined || (isObject(target) && schema === undefined)) {
      loseReference(to, route)
      return 'z.unknown()'
    }
    // what takes a text as it is serves each part of a request
    const side = schema?.type === 'string' && schema.format !== 'binary' ? 'request' : given
    const isText = side === 'text' || side === 'form'
    const isOneSided = differing.get(target) ?? differs(target, document)
    differing.set(target, isOneSided)
    const key = `${to} ${isText || isOneSided ? side : ''}`
    if (open.has(key)) {
      // TypeScript infers no type of a constant that contains itself
      const name = nameOf(to, key)
      return isText ? 'z.unknown()' : `z.lazy((): z.ZodType => ${name})`
    }
    const known = texts.get(key)
    if (known !== undefined) return known
    const name = nameOf(to, key)
    open.add(key)
    const text = zodText(target, around(side, `schema ${name}`))
    open.delete(key)
    if (!isText) constants.set(name, text)
    texts.set(key, isText ? text : name)
    return isText ? text : name
  }

  const nameOf = (to: string, key: string): string => {
    const name = pascalCase<string>((to.split('/').at(-1) ?? '').replace(/\W+/g, '-')).replace(
      /^(?=\d|$)|(?<=Controller)$/,
      'Schema',
    )
    return identifiers(key.endsWith(' request') ? `${name}Input` : name, key)
  }

  const around = (side: Side, route: string): Around => ({
    side,
    reference: to => reference(to, side, route),
    lose: keyword => lose(route, keyword),
  })

  const writerOf = (route: string): Writer => ({
    at: part => writerOf(`${route}, ${part}`),
    textOf: (schema, side) => zodText(schema, around(side, route)),
    resolved: value => {
      const found = resolved(document, value)
      if (found === undefined && isObject(value)) loseReference(value.$ref, route)
      return found ?? {}
    },
    lose: (why, detail = '') => unsaid.push({ route: route + detail, why }),
  })
  return { writerOf, constants }
}

const [MISSING, ELSEWHERE] = ['a missing schema', 'a schema in another file']
const LOSSES: Readonly<Record<string, string>> = {
  [MISSING]: 'a reference leads nowhere',
  [ELSEWHERE]: 'a reference leads to another file: bundle the document into one file',
  enum: 'an enum has objects or lists',
  pattern: 'a pattern is no regular expression of JavaScript',
}

/** Whether requests and replies have other members, in the schema or in one that it refers to. */
const differs = (value: unknown, document: Json, seen: Set<unknown> = new Set()): boolean => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  if (isObject(value) && (value.readOnly === true || value.writeOnly === true)) return true
  const target = isObject(value) && typeof value.$ref === 'string' ? targetOf(document, value.$ref) : undefined
  return [target, ...Object.values(value)].some(each => differs(each, document, seen))
}
