/** Random nested resources, some of them shallow at any level, have the routes that Rails gives them. */
import { describe, expect, it } from 'vitest'
import { defineRoutes } from '../../src/index.js'
import type { LooseScope } from '../cases/definition.js'
import { type RailsNode, railsRoutes } from '../support/rails-routes.js'
import { Random, seedOf } from '../support/random.js'

const TABLES = 500
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

/** A block in which each name is new, so that no two routes are the same. */
const randomBlock = (random: Random, depth: number, owner: RailsNode['call'] | undefined, next: () => number) =>
  Array.from({ length: 1 + random.below(2) }, (): RailsNode => {
    const calls = ['resources', 'resources', 'resources', 'resource', 'namespace', 'verb'] as const
    const isOwner = owner === 'resources' || owner === 'resource'
    const call = depth === 0 ? 'verb' : isOwner && random.chance(0.15) ? 'collection' : random.pick(calls)
    const block: readonly RailsNode[] = call === 'verb' ? [] : randomBlock(random, depth - 1, call, next)
    const name = `n${next()}${call === 'resources' ? 's' : ''}`
    return { call, name, shallow: call === 'resources' && random.chance(0.25), block }
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
  const random = new Random(seed)
  const blocks = Array.from({ length: TABLES }, () => {
    let count = 0
    return randomBlock(random, 4, undefined, () => ++count)
  })

  it('have the routes of Rails', () => {
    for (const block of blocks) {
      const routes = define({ Any: AnyController }, r => draw(r, block))
      const lines = routes.map(({ method, path }) => `${method} ${path}`).sort()
      expect(lines).toEqual(
        railsRoutes(block)
          .map(line => line.replace(/\/.*/, renamed))
          .sort(),
      )
    }
  })

  it('have shallow resources inside of others', () => {
    const isInside = (block: readonly RailsNode[], inResources: boolean): boolean =>
      block.some(
        ({ call, shallow, block }) =>
          (shallow && inResources) || isInside(block, inResources || (call === 'resources' && !shallow)),
      )
    expect(blocks.filter(block => isInside(block, false)).length).toBeGreaterThan(TABLES / 20)
  })
})
