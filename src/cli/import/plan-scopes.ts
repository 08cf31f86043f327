/** Plans scopes and namespaces for the part of the tree below a node. */

import { pascalCase } from '../../text/case.js'
import { escapeColons, parseSegment } from '../../text/segments.js'
import { quoted } from '../code-text.js'
import { call } from './declaration.js'
import { scopeParamName } from './param-names.js'
import { COST, joined, NOTHING, nextFolder, type Place, type Plan, type Planner, together } from './plan.js'
import { kindAt, type Node } from './tree.js'

/** A scope, or a namespace whose folder of controllers is what the routes have or what the path proposes. */
export const planScopes = (planner: Planner, node: Node, place: Place): readonly Plan[] => {
  if (node.segment.shape === '*') return []
  const run = literalRun(node)
  const plans = [planScope(planner, [node], place), ...(run.length > 1 ? [planScope(planner, run, place)] : [])]
  if (planner.options.handlers) return plans.flatMap(plan => plan ?? [])
  const proposed = pascalCase<string>(node.segment.text)
  const folder = nextFolder(node.below, place)
  if (node.segment.name === undefined && isName(node.segment.text))
    plans.push(planNamespace(planner, [node], place, proposed))
  if (folder !== undefined && folder !== proposed) {
    plans.push(planNamespace(planner, [node], place, folder))
    if (run.length > 1) plans.push(planNamespace(planner, run, place, folder))
  }
  return plans.flatMap(plan => plan ?? [])
}

export const isName = (text: string): boolean => /^[A-Za-z][\w-]*$/.test(text)

/** The nodes of `api/v1`, where nothing ends at or turns off before the last one. */
const literalRun = (node: Node): readonly Node[] => {
  const [only, ...others] = node.children.values()
  const isThrough = node.segment.name === undefined && node.entries.length === 0 && others.length === 0
  if (!isThrough || only === undefined || only.segment.name !== undefined || only.children.size === 0) return [node]
  return [node, ...literalRun(only)]
}

/** The path of these nodes, the place in it, and its parameter. With the old names of parameters, all routes must have the same. */
const pathOf = ({ options }: Planner, nodes: readonly Node[], place: Place) => {
  const last = nodes.at(-1)
  const { segment, below, depth } = last ?? { below: [], depth: 0 }
  if (last === undefined || segment?.name === undefined)
    return { path: nodes.map(each => each.segment.text).join('/'), name: undefined, inner: place }
  if (options.handlers && below.some(({ path }) => path[depth]?.name !== segment.name)) return undefined
  const name = options.handlers ? segment.name : scopeParamName(last, place)
  const { prefix, suffix } = parseSegment(segment.text)
  const [verbNames, resourceNames] = [
    [...place.verbNames, name],
    [...place.resourceNames, name],
  ]
  return {
    path: `${escapeColons(prefix)}:${name}${escapeColons(suffix)}`,
    name,
    inner: { ...place, verbNames, resourceNames },
  }
}

const planScope = (planner: Planner, nodes: readonly Node[], place: Place): Plan | undefined => {
  const [found, last] = [pathOf(planner, nodes, place), nodes.at(-1)]
  if (found === undefined || last === undefined) return undefined
  const { path, name, inner } = found
  const plan = planner.inside(last, { ...inner, loose: name === undefined && place.own !== undefined })
  const kind = name === undefined ? undefined : kindAt(last)
  const [only, ...others] = plan.declarations
  // `scope('news', r => r.scope(':newsId', …))` is `scope('news/:newsId', …)`
  if (only?.kind === 'scope' && others.length === 0 && kind === undefined)
    return { cost: plan.cost, declarations: [{ ...only, name: `${path}/${only.name}` }] }
  const options = kind === undefined ? {} : { params: `{ ${name}: '${kind}' }` }
  return {
    cost: plan.cost + COST.line + (kind === undefined ? 0 : COST.option),
    declarations: [call('scope', path, { options, body: plan.declarations })],
  }
}

const planNamespace = (planner: Planner, nodes: readonly Node[], place: Place, folder: string): Plan | undefined => {
  const [found, last] = [pathOf(planner, nodes, place), nodes.at(-1)]
  if (found === undefined || last === undefined) return undefined
  const { path, name, inner } = found
  if (name !== undefined && kindAt(last) !== undefined) return undefined // a namespace has no kinds
  const controllers = [...place.controllers, folder]
  const plan = planner.inside(last, { ...inner, controllers, own: joined(controllers), loose: false })
  const isImplied = isName(path) && pascalCase<string>(path) === folder
  // handlers without controllers below /api belong to no folder Api
  const isPlain = /^(?:api|rest)$/i.test(path) && last.below.every(({ controller }) => controller === undefined)
  const extra = (isImplied ? 0 : COST.option) + (isPlain ? COST.apiFolder * last.below.length : 0)
  const options = isImplied ? {} : { path: quoted(path) }
  const declaration = call('namespace', isImplied ? path : folderName(folder), { options, body: plan.declarations })
  return { cost: plan.cost + COST.line + extra, declarations: [declaration] }
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
