/** Plans scopes and namespaces for the part of the tree below a node. */

import { pascalCase } from '../../text/case.js'
import { quoted } from '../code-text.js'
import { call } from './declaration.js'
import { scopeParamName } from './param-names.js'
import { COST, joined, NOTHING, nextFolder, type Place, type Plan, type Planner, together } from './plan.js'
import { withName } from './segments.js'
import { kindAt, type Node } from './tree.js'

/** A scope, or a namespace whose folder of controllers is what the routes have or what the path proposes. */
export const planScopes = (planner: Planner, node: Node, place: Place): readonly Plan[] => {
  const { segment, below } = node
  if (segment.shape === '*') return []
  const [one, all] = [{ path: segment.text, last: node }, literalRun(node)]
  const runs = all.last === node ? [one] : [one, all]
  const scopes = runs.flatMap(run => planScope(planner, run, place))
  if (planner.options.handlers) return scopes
  const proposed = pascalCase<string>(segment.text)
  const folder = nextFolder(below, place)
  const isProposed = segment.name === undefined && isName(segment.text)
  return [
    ...scopes,
    ...(isProposed ? planNamespace(planner, one, place, proposed) : []),
    ...(folder === undefined || folder === proposed
      ? []
      : runs.flatMap(run => planNamespace(planner, run, place, folder))),
  ]
}

export const isName = (text: string): boolean => /^[A-Za-z][\w-]*$/.test(text)

/** A few segments, such as `api/v1`, and the node of the last one. */
interface Run {
  readonly path: string
  readonly last: Node
}

/** Literal segments, where nothing ends at or turns off before the last one. */
const literalRun = (node: Node, path = node.segment.text): Run => {
  const [only, ...others] = node.children.values()
  const isThrough = node.segment.name === undefined && node.entries.length === 0 && others.length === 0
  return isThrough && only !== undefined && only.segment.name === undefined && only.children.size > 0
    ? literalRun(only, `${path}/${only.segment.text}`)
    : { path, last: node }
}

/** The path of a run, the place in it, and its parameter. With the old names of parameters, all routes must have the same. */
const pathOf = ({ options }: Planner, { path, last }: Run, place: Place) => {
  const { segment, below, depth } = last
  if (segment.name === undefined) return { path, name: undefined, inner: place }
  if (options.handlers && below.some(({ path }) => path[depth]?.name !== segment.name)) return undefined
  const name = options.handlers ? segment.name : scopeParamName(last, place)
  const inner = { verbNames: [...place.verbNames, name], resourceNames: [...place.resourceNames, name] }
  return { path: withName(segment.text, name), name, inner: { ...place, ...inner } }
}

const planScope = (planner: Planner, run: Run, place: Place): readonly Plan[] => {
  const found = pathOf(planner, run, place)
  if (found === undefined) return []
  const { path, name, inner } = found
  const plan = planner.inside(run.last, { ...inner, loose: name === undefined && place.own !== undefined })
  const kind = name === undefined ? undefined : kindAt(run.last)
  const [only, ...others] = plan.declarations
  // `scope('news', r => r.scope(':newsId', …))` is `scope('news/:newsId', …)`
  if (only?.kind === 'scope' && others.length === 0 && kind === undefined)
    return [{ cost: plan.cost, declarations: [{ ...only, name: `${path}/${only.name}` }] }]
  const options = kind === undefined ? {} : { params: `{ ${name}: '${kind}' }` }
  const cost = plan.cost + COST.line + (kind === undefined ? 0 : COST.option)
  return [{ cost, declarations: [call('scope', path, { options, body: plan.declarations })] }]
}

const planNamespace = (planner: Planner, run: Run, place: Place, folder: string): readonly Plan[] => {
  const found = pathOf(planner, run, place)
  // a namespace has no kinds
  if (found === undefined || (found.name !== undefined && kindAt(run.last) !== undefined)) return []
  const { path, inner } = found
  const controllers = [...place.controllers, folder]
  const plan = planner.inside(run.last, { ...inner, controllers, own: joined(controllers), loose: false })
  const isImplied = isName(path) && pascalCase<string>(path) === folder
  // handlers without controllers below /api belong to no folder Api
  const isPlain = /^(?:api|rest)$/i.test(path) && run.last.below.every(({ controller }) => controller === undefined)
  const extra = (isImplied ? 0 : COST.option) + (isPlain ? COST.apiFolder * run.last.below.length : 0)
  const options = isImplied ? {} : { path: quoted(path) }
  const declaration = call('namespace', isImplied ? path : folderName(folder), { options, body: plan.declarations })
  return [{ cost: plan.cost + COST.line + extra, declarations: [declaration] }]
}

/** A name whose folder of controllers is this one. */
export const folderName = (folder: string): string => {
  const name = folder.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
  return pascalCase<string>(name) === folder ? name : folder
}

/**
 * The plans of some nodes. Those whose controllers are in a folder that the path does not have are put into
 * `namespace('x', { path: '' }, …)`, where that pays.
 */
export const withFolders = (
  children: readonly Node[],
  place: Place,
  planOf: (child: Node, place: Place) => Plan,
): readonly Plan[] => {
  const plans = children.map(child => planOf(child, place))
  const folders = children.map(({ below }) => nextFolder(below, place))
  for (const folder of new Set(folders)) {
    const members = [...children.keys()].filter(at => folders[at] === folder)
    const [first, second] = members
    if (folder === undefined || first === undefined || second === undefined) continue
    const controllers = [...place.controllers, folder]
    const inside = { ...place, controllers, own: joined(controllers) }
    const inner = together(children.flatMap((child, at) => (folders[at] === folder ? planOf(child, inside) : [])))
    const cost = inner.cost + COST.line + COST.option
    if (cost >= together(plans.filter((_, at) => folders[at] === folder)).cost) continue
    for (const at of members) plans[at] = NOTHING
    const options = { path: "''" }
    const body = inner.declarations
    plans[first] = { cost, declarations: [call('namespace', folderName(folder), { options, body })] }
  }
  return plans
}
