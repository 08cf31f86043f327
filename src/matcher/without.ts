/** Leaves routes out of the tree for one look-up, so that a search goes on to the route that comes after them. */

import { Column } from './cells.js'
import type { Tree } from './tree.js'

/**
 * The member `without` of a matcher. For as long as a look-up takes, it replaces the numbers of the routes in their leaves.
 * Nothing else can see that, because a look-up is not interrupted. The search needs no check for it.
 *
 * The casts: all positions are those of the layout.
 */
export const createWithout = <Value>({ cells, routes, leaves, columns }: Tree<Value>) => {
  // Created when first needed: most matchers never leave a route out.
  let numbers: Map<Value, number[]> | undefined
  const numbersOf = (value: Value): readonly number[] => {
    numbers ??= numbersByValue(routes)
    return numbers.get(value) ?? []
  }

  /** What answers in a column of a leaf if the route does not: GET for HEAD, then the route of all methods. */
  const nextIn = (leaf: number, column: number, route: number): number => {
    const get = cells[leaf + Column.GET] as number
    if (column === Column.HEAD && get !== route) return get
    const all = cells[leaf + columns.size - 1] as number
    return all === route ? 0 : all
  }

  return <Result>(values: readonly Value[], look: () => Result): Result => {
    const changed: { readonly cell: number; readonly route: number }[] = []
    for (const route of values.flatMap(numbersOf)) {
      const leaf = leaves[route] as number
      for (let column = 0; column < columns.size; column++) {
        if (cells[leaf + column] !== route) continue
        changed.push({ cell: leaf + column, route })
        cells[leaf + column] = nextIn(leaf, column, route)
      }
    }
    try {
      return look()
    } finally {
      for (const { cell, route } of changed.reverse()) cells[cell] = route
    }
  }
}

const numbersByValue = <Value>(routes: Tree<Value>['routes']): Map<Value, number[]> => {
  const numbers = new Map<Value, number[]>()
  routes.forEach((route, number) => {
    if (route) numbers.set(route.value, [...(numbers.get(route.value) ?? []), number])
  })
  return numbers
}
