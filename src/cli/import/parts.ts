/** Cuts a long table into parts, each for a file of its own. */

import { camelCase } from '../../text/case.js'
import { freeName, quoted } from '../code-text.js'
import { call, type Declaration } from './declaration.js'

/** A table with more routes is cut: editors get slow then. */
const MOST_ROUTES = 200
/** What has fewer routes stays in the file of the table. */
const FEWEST_IN_PART = 8

/** Declarations for a file of their own. */
export interface Part {
  /** The name of its function, such as `placesRoutes`. */
  readonly name: string
  /** What is around it, as the type of its parameter lists it: `'v1'`, `InScope<'api'>`. */
  readonly place: readonly string[]
  readonly declarations: readonly Declaration[]
}

/** The declarations with `draw` in place of the parts, and the parts. A short table has none. */
export const partsOf = (declarations: readonly Declaration[]): readonly [readonly Declaration[], readonly Part[]] => {
  const parts: Part[] = []
  const total = declarations.reduce((sum, { entries }) => sum + entries.length, 0)
  if (total <= MOST_ROUTES) return [declarations, parts]
  const cut = (declaration: Declaration, place: readonly string[]): Declaration => {
    const { name, body, entries } = declaration
    const inner = placeIn(declaration)
    if (entries.length > MOST_ROUTES / 2 && inner !== undefined && body.length > 1)
      return { ...declaration, body: body.map(each => cut(each, [...place, ...inner])) }
    if (entries.length < FEWEST_IN_PART || name === '') return declaration
    const part = { name: partName(name, parts), place, declarations: [declaration] }
    parts.push(part)
    return call('draw', part.name, { entries })
  }
  return [declarations.map(each => cut(each, [])), parts]
}

/** What a call adds to the place of a part; `undefined` where parts are not cut out. */
const placeIn = ({ kind, name, options }: Declaration): readonly string[] | undefined => {
  const { path, params } = options
  if (kind === 'namespace')
    return [path === undefined ? quoted(name) : `InNamespace<${quoted(name)}, { path: ${path} }>`]
  if (kind !== 'scope') return undefined
  if (name === '') return []
  return [`InScope<${quoted(name)}${params === undefined ? '' : `, { params: ${params} }`}>`]
}

const partName = (name: string, parts: readonly Part[]): string => {
  const words = name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^[-\d]+|-+$/g, '')
  return freeName(`${camelCase<string>(words) || 'more'}Routes`, name => parts.some(part => part.name === name))
}
