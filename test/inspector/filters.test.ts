/** The filters at the side of the page. */
import { describe, expect, it } from 'vitest'
import { countFilters, toggled } from '../../src/inspector/filters.js'
import { groupsOf } from '../../src/inspector/groups.js'
import { search } from '../../src/text/route-search.js'
import { bookingRoutes } from '../support/booking/routes.js'

describe('toggled(terms, filter)', () => {
  it.each([
    ['', 'use:a', false, 'use:a'],
    ['places', 'use:a', false, 'places use:a'],
    ['places USE:A', 'use:a', true, 'places'],
    ['use:a places', '-use:a', false, 'places -use:a'],
    ['-use:a', 'use:a', false, 'use:a'],
    ['no contract x', 'no contract', true, 'x'],
    ['-no contract', 'no contract', false, 'no contract'],
    ['DELETE /places/5', 'no contract', false, 'no contract'],
  ])('%s, and a click on %s', (text, filter, isOn, query) => {
    expect(toggled(search(text, []).terms, filter)).toEqual({ isOn, query })
  })
})

describe('countFilters(rows, routesOf, isShown)', () => {
  const rows = groupsOf(bookingRoutes, { ofFunction: () => undefined, ofRoute: () => undefined }).flatMap(
    each => each.rows,
  )
  const names = new Set(rows.flatMap(row => row.names))

  it('counts what the box finds with each filter, and what of it is shown', () => {
    const isShown = (_row: unknown, at: number) => at % 3 > 0
    const countOf = countFilters(rows, ({ routes }) => routes.length, isShown)
    for (const filter of [
      ...[...names].map(name => `use:${name}`),
      'no contract',
      'no middleware',
      'no controller',
      'deprecated',
    ])
      for (const text of [filter, `-${filter}`]) {
        const found = rows.filter((_row, at) => search(text, rows).shown[at])
        const sum = (of: typeof rows) => of.reduce((all, { routes }) => all + routes.length, 0)
        const shown = found.filter(row => isShown(row, rows.indexOf(row)))
        expect({ text, ...countOf(text) }).toEqual({ text, all: sum(found), shown: sum(shown) })
      }
  })

  it('finds nothing for a name that no row has', () => {
    expect(
      countFilters(
        rows,
        () => 1,
        () => true,
      )('use:nobody'),
    ).toEqual({ all: 0, shown: 0 })
  })
})
