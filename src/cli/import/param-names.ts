/** Names for parameters and actions where the names of the other router do not do. */
import { singularize } from '../../inflection/inflection.js'
import { camelCase } from '../../text/case.js'
import { paramNames } from '../../text/path.js'
import { parseSegment } from '../../text/segments.js'
import { freeName } from '../code-text.js'
import type { Entry } from './entries.js'
import type { Place } from './plan.js'
import { namesIn, withName } from './segments.js'
import type { Node } from './tree.js'

/** `place` -> `placeId`, from the segment before a parameter. */
const idAfter = (literal: string): string => `${camelCase<string>(singularize<string>(literal.replace(/\W+/g, '-')))}Id`

/** The name of the parameter of a scope: it must be free, and `id` is left to what is below. */
export const scopeParamName = ({ segment, literal }: Node, { verbNames, resourceNames }: Place): string => {
  const taken = [...verbNames, ...resourceNames]
  const given = segment.name ?? ''
  const base = given === 'id' || taken.includes(given) ? (literal === '' ? 'parentId' : idAfter(literal)) : given
  return freeName(base, name => taken.includes(name))
}

/** A path whose parameters have none of the names that are taken. */
export const pathWithFreeNames = (path: string, taken: readonly string[]): string => {
  const names = [...taken]
  let literal = ''
  return path
    .split('/')
    .map(text => {
      const { kind, name } = parseSegment(text)
      if (kind === 'literal') {
        literal = text
        return text
      }
      const base = names.includes(name) && literal !== '' ? idAfter(literal) : name
      const free = freeName(base, each => names.includes(each))
      names.push(free)
      return withName(text, free)
    })
    .join('/')
}

/** Whether a parameter has the name that another one had: then a handler that reads `id` gets another record. */
export const isSwapped = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((name, at) => before.includes(name) && before.indexOf(name) !== at)

/** Where a redirect leads, with the names that the parameters have here. */
export const redirectTo = (entry: Entry, path: string, { verbNames }: Place): string => {
  const [before, after] = [namesIn(entry.path), [...verbNames, ...paramNames(path)]]
  return (entry.redirect?.to ?? '').replace(/:(\w+)/g, (text, name: string) => {
    const at = before.findIndex(each => each === name || each === camelCase<string>(name))
    return at === -1 ? text : `:${after[at]}`
  })
}

/** An action for a handler without a name: the words of its path, its parameter with text around it, or the standard action of its method. */
export const actionFrom = (path: string, method: string): string => {
  const segments = path.split('/').filter(Boolean).map(parseSegment)
  const words = segments.flatMap(({ kind, prefix }) => (kind === 'literal' ? prefix : []))
  const { kind, name: last = '' } = segments.at(-1) ?? {}
  if (words.length === 0 && kind === 'affixed') words.push(`by-${last}`)
  if (words.length === 0 && kind === 'wildcard') words.push(last)
  const name = camelCase<string>(
    words
      .join('-')
      .replace(/\W+/g, '-')
      .replace(/^-+|-+$/g, ''),
  )
  return /^[a-z]\w*$/i.test(name) ? name : (USUAL_ACTIONS[method] ?? method.toLowerCase())
}
const USUAL_ACTIONS: Readonly<Record<string, string>> = {
  GET: 'show',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'destroy',
}
