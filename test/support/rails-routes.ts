/**
 * The paths that Rails gives to nested resources, as its guide and the documentation of its mapper say: written for tests of
 * `shallow`, from those rules alone. A scope has a path and a *shallow path*, to which only namespaces add.
 */

/** A declaration, with what its block declares. */
export interface RailsNode {
  readonly call: 'resources' | 'resource' | 'namespace' | 'collection' | 'verb'
  /** Names end in `s` in `resources`; the name without it is the singular. */
  readonly name: string
  readonly shallow: boolean
  readonly block: readonly RailsNode[]
}

/** What a block is in. */
interface Scope {
  readonly path: string
  readonly shallowPath: string
  readonly shallow: boolean
  /** The resource whose block this is, directly. */
  readonly owner?: Resource
  /** How many of the resources around are shallow, this one included. */
  readonly depth: number
}
interface Resource {
  readonly name: string
  readonly hasId: boolean
}

const TOP: Scope = { path: '', shallowPath: '', shallow: false, depth: 0 }

/** The routes of a block, as `METHOD path` in alphabetical order. */
export const railsRoutes = (block: readonly RailsNode[]): readonly string[] => [...routesIn(TOP, block)].sort()

const routesIn = (scope: Scope, block: readonly RailsNode[]): readonly string[] =>
  block.flatMap(node => {
    if (node.call === 'verb') return [`GET ${memberPath(scope)}/${node.name}`]
    if (node.call === 'collection') return routesIn(inCollection(scope), node.block)
    const outer = nested({ ...scope, shallow: scope.shallow || node.shallow })
    if (node.call === 'namespace') {
      const [path, shallowPath] = [`${outer.path}/${node.name}`, `${outer.shallowPath}/${node.name}`]
      return routesIn({ ...outer, path, shallowPath }, node.block)
    }
    const owner = { name: node.name, hasId: node.call === 'resources' }
    const inside = { ...outer, owner, depth: outer.depth + (outer.shallow ? 1 : 0) }
    const { path } = inCollection(inside)
    const member = memberPath(inside)
    return [
      ...(owner.hasId ? [`GET ${path}`] : []),
      `POST ${path}`,
      ...['GET', 'PUT', 'PATCH', 'DELETE'].map(method => `${method} ${member}`),
      ...routesIn(inside, node.block),
    ]
  })

/** The scope of what is nested in a resource: after its id, and without what is around it if it is shallow itself. */
const nested = (scope: Scope): Scope => {
  const { owner, ...rest } = scope
  if (!owner) return rest
  const base = owner.hasId && scope.shallow && scope.depth > 0 ? scope.shallowPath : scope.path
  return { ...rest, path: `${base}/${owner.name}${owner.hasId ? `/:${owner.name.replace(/s$/, '')}_id` : ''}` }
}

const inCollection = ({ owner, ...rest }: Scope): Scope => ({ ...rest, path: `${rest.path}/${owner?.name}` })

const memberPath = ({ owner, shallow, path, shallowPath }: Scope): string =>
  owner ? `${shallow && owner.hasId ? shallowPath : path}/${owner.name}${owner.hasId ? '/:id' : ''}` : path
