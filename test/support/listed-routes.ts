/** Tables as `signalbox routes --json` lists them. */

import { printJson } from '../../src/cli/routes/print.js'
import { select } from '../../src/cli/routes/select.js'
import { type ListedRoute, parseList } from '../../src/compare/listed.js'
import type { AnyRouteTable } from '../../src/index.js'

const plain = (_column: string, text: string) => text
const PRINTING = {
  style: plain,
  paint: plain,
  locator: { ofFunction: () => undefined, ofAction: () => undefined },
  folder: '/',
}

export const listedRoutes = (routes: AnyRouteTable, table = 'routes'): readonly ListedRoute[] =>
  parseList(printJson(select({ name: table, routes }, {}), PRINTING), 'the table')
