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
  const numbers = new Map<AnyMiddleware, number>()
  const numberOf = (each: AnyMiddleware) => {
    const number = numbers.get(each) ?? numbers.size
    numbers.set(each, number)
    return number
  }
  const counted = new Map<string, { readonly chain: Chain; count: number }>()
  for (const chain of chains) {
    const key = chain.map(numberOf).join()
    const same = counted.get(key) ?? { chain, count: 0 }
    same.count++
    counted.set(key, same)
  }
  const [usual] = [...counted.values()].sort(
    (one, other) => other.count - one.count || one.chain.length - other.chain.length,
  )
  return usual?.chain ?? []
}

export const isSame = (one: Chain, other: Chain): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** What a chain adds to the usual one, and what it lacks of it. Middlewares that both have in the same order are neither. */
export const differenceFrom = (usual: Chain, chain: Chain): ChainDifference => {
  if (isSame(usual, chain)) return { added: [], removed: [] }
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

/**
 * The longest chain that is left of both if middlewares are removed.
 *
 * @see https://en.wikipedia.org/wiki/Longest_common_subsequence
 */
const longestCommon = (one: Chain, other: Chain): Chain => {
  // How long it is for what is left of both from two places on.
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1))
  const lengthAt = (x: number, y: number): number => lengths[x]?.[y] ?? 0
  for (let x = one.length - 1; x >= 0; x--)
    for (let y = other.length - 1; y >= 0; y--) {
      const row = lengths[x] as Uint32Array // one for each place
      row[y] = one[x] === other[y] ? lengthAt(x + 1, y + 1) + 1 : Math.max(lengthAt(x + 1, y), lengthAt(x, y + 1))
    }
  const common: AnyMiddleware[] = []
  let y = 0
  for (const [x, each] of one.entries()) {
    const at = other.indexOf(each, y)
    if (at === -1 || lengthAt(x + 1, at + 1) + 1 < lengthAt(x + 1, y)) continue
    common.push(each)
    y = at + 1
  }
  return common
}
