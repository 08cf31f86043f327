import { describe, expect, it } from 'vitest'
import { tables } from '../cases/tables.js'
import { lines } from '../support/lines.js'

describe('defineRoutes(controllers, r => …)', () => {
  it.each(Object.entries(tables))('%s', (_title, table) => {
    expect(lines(table.routes)).toEqual(table.lines)
  })
})
