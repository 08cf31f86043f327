/** The middlewares of a group of routes: one chain for the head of the group, and what differs from it on a row. */

import type { AnyMiddleware } from '../route/route.js'

/** Middlewares in the order in which they run. */
export type Chain = readonly AnyMiddleware[]

/** How a chain differs from another one. */
export interface ChainDifference {
  readonly added: Chain
  readonly removed: Chain
}

/** The chain that most routes have; of several, the shortest, so that the others add to it. */
export const usualChain = (chains: readonly Chain[]): Chain => {
  const same = (chain: Chain) => chains.filter(each => isSame(each, chain)).length
  const counted = chains
    .filter((chain, at) => chains.findIndex(each => isSame(each, chain)) === at)
    .map(chain => ({ chain, count: same(chain) }))
  counted.sort((one, other) => other.count - one.count || one.chain.length - other.chain.length)
  return counted[0]?.chain ?? []
}

export const isSame = (one: Chain, other: Chain): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** What a chain adds to the usual one, and what it lacks of it. Middlewares that both have in the same order are neither. */
export const differenceFrom = (usual: Chain, chain: Chain): ChainDifference => {
  const common = longestCommon(usual, chain)
  return { added: without(chain, common), removed: without(usual, common) }
}

/** The middlewares of a chain that are not in a part of it. */
const without = (chain: Chain, part: Chain): Chain => {
  let at = 0
  return chain.filter(each => {
    if (each !== part[at]) return true
    at++
    return false
  })
}

/** The longest chain that is left of both if middlewares are removed. */
const longestCommon = (one: Chain, other: Chain): Chain => {
  const [first, ...rest] = one
  if (first === undefined) return []
  if (first === other[0]) return [first, ...longestCommon(rest, other.slice(1))]
  const at = other.indexOf(first)
  const skipped = longestCommon(rest, other)
  if (at === -1) return skipped
  const kept = [first, ...longestCommon(rest, other.slice(at + 1))]
  return kept.length >= skipped.length ? kept : skipped
}
