/** Random nested resources, some of them shallow at any level, have the routes that Rails gives them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineRoutes } from '../../src/index.js'
import type { LooseScope } from '../cases/definition.js'
import { type RailsNode, railsRoutes } from '../support/rails-routes.js'
import { seedOf } from '../support/random.js'

const TABLES = 3 * Number(process.env.TABLES ?? 160)
const seed = seedOf(process.env)

class AnyController {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}
// The names are random, so that no type can know them.
const define = defineRoutes as unknown as (
  controllers: object,
  draw: (r: LooseScope) => LooseScope,
) => readonly { readonly method: string; readonly path: string }[]

const CALLS = ['resources', 'resources', 'resources', 'resource', 'namespace', 'collection', 'verb'] as const

/** A block without names. Its calls are made where they may be. */
const randomBlock = (depth: number): fc.Arbitrary<readonly RailsNode[]> => {
  const call = fc.constantFrom(...CALLS)
  const shallow = fc.constantFrom(false, false, false, true)
  const block = depth === 0 ? fc.constant([]) : randomBlock(depth - 1)
  return fc.array(fc.record({ call, name: fc.constant(''), shallow, block }), { maxLength: 3 })
}

/** A block in which each name is new, so that no two routes are the same. */
const named = (block: readonly RailsNode[], before = 'n', isInResource = false): readonly RailsNode[] =>
  block.map((node, at) => {
    const call = node.call === 'collection' && !isInResource ? 'namespace' : node.call
    const name = `${before}${at}${call === 'resources' ? 's' : ''}`
    const inside = call === 'verb' ? [] : named(node.block, name, call === 'resources' || call === 'resource')
    return { call, name, shallow: node.shallow && call === 'resources', block: inside }
  })

const draw = (r: LooseScope, block: readonly RailsNode[]): LooseScope =>
  block.reduce((scope, { call, name, shallow, block }) => {
    const inside = (r: LooseScope) => draw(r, block)
    if (call === 'verb') return scope.get(name, 'Any#show')
    if (call === 'collection') return scope.collection(inside)
    if (call === 'namespace') return scope.namespace(name, { path: name }, inside)
    return scope[call](name, { controller: 'Any', ...(shallow ? { shallow } : {}) }, inside)
  }, r)

/** The path with our names of parameters: the last id is `id`, each before it has the singular in camelCase. */
const renamed = (path: string): string =>
  path.replace(/:(\w+?)(?:_id)?(?=\/|$)(?!.*:)/, ':id').replace(/:(\w+?)_id/g, ':$1Id')

describe(`${TABLES} random tables (SEED=${seed})`, () => {
  const blocks = randomBlock(4).map(block => named(block))

  it('have the routes of Rails', () => {
    const hasRoutesOfRails = fc.property(blocks, block => {
      const routes = define({ Any: AnyController }, r => draw(r, block))
      const lines = routes.map(({ method, path }) => `${method} ${path}`)
      expect(lines.sort()).toEqual(
        railsRoutes(block)
          .map(line => line.replace(/\/.*/, renamed))
          .sort(),
      )
    })
    fc.assert(hasRoutesOfRails, { seed, numRuns: TABLES })
  })

  it('have shallow resources inside of others', () => {
    const isInside = (block: readonly RailsNode[], inResources: boolean): boolean =>
      block.some(
        ({ call, shallow, block }) =>
          (shallow && inResources) || isInside(block, inResources || (call === 'resources' && !shallow)),
      )
    const drawn = fc.sample(blocks, { seed, numRuns: TABLES })
    expect(drawn.filter(block => isInside(block, false)).length).toBeGreaterThan(TABLES / 20)
  })
})
