/** Writes the programs of the rejected cases as text, which one suite compiles and another one runs. */
import { type Rejected, rejected } from '../cases/rejected.js'
import type { RejectedLink } from '../cases/rejected-links.js'
import type { RejectedLoader } from '../cases/rejected-loaders.js'
import * as names from '../cases/rejected-names.js'
import type { RejectedRouter } from '../cases/rejected-routers.js'

const unmarked = (source: string): string => source.replace(/[«»]/g, '')

/** The module that programs import. */
export const NAMES = '../cases/rejected-names.js'
const HEAD = [
  "import type Koa from 'koa'",
  "import { castParam, createRouter, defineRoutes, type InCollection, type InContext, type InResources, type InScope, type ScopeAnywhere, type ScopeAt } from '../../src/index.js'",
  `import { ${Object.keys(names).join(', ')} } from '${NAMES}'`,
]

/** A program that exports `define`, which defines the table. */
export const program = ({ source, map = 'controllers' }: Rejected): string =>
  [...HEAD, `${START}${unmarked(map)},`, unmarked(source), ')'].join('\n')
/** The programs that do what the messages say. */
export const corrected: readonly Rejected[] = rejected.flatMap(each =>
  each.instead === undefined ? [] : [{ ...each, source: each.instead }],
)
const START = 'export const define = () => defineRoutes('

/** The place of the mistake in a program, as the compilers print it: at the mark, or without one at the call of `defineRoutes`. */
export const mistakePlace = ({ source, map = '' }: Rejected): string => {
  const [inMap, inSource] = [map.indexOf('«'), source.indexOf('«')]
  return inSource === -1
    ? `${HEAD.length + 1},${(inMap === -1 ? START.indexOf('defineRoutes') : START.length + inMap) + 1}`
    : `${HEAD.length + 2},${inSource + 1}`
}

const ROUTER_START = 'createRouter(routes, '
/** The place of the mistake in such a program: at the mark in the options, or at the call. */
export const routerPlace = ({ options = '' }: Pick<RejectedRouter, 'options'>): string =>
  `9,${options.includes('«') ? ROUTER_START.length + options.indexOf('«') + 1 : 1}`
/** A program that defines its table and creates its router. */
export const routerProgram = ({
  actions,
  table,
  options,
  map = '{ Hosts }',
}: Omit<RejectedRouter, 'message'>): string =>
  [
    "import type Koa from 'koa'",
    "import { type ActionContext, type ActionContract, type Constructable, type ContractOf, createRouter, defineRoutes, type Reply, type ReplyHeaders, reply, type RouterOptions, type StandardSchema, type TargetOf } from '../../src/index.js'",
    `import { anySchema as anything, capitals, located, nothing, page, place } from '${NAMES}'; import type { WrittenContext } from '../../src/types/index.js'`,
    'export class Hosts {',
    actions,
    '}',
    `export const routes = defineRoutes(${map}, ${table})`,
    'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>',
    options === undefined ? 'createRouter(routes)' : `${ROUTER_START}${unmarked(options)})`,
  ].join('\n')

export const LINK_START = 'export const make = () => '
/** A program that exports `make`, which makes the link from the table of `link-routes.js`. */
export const linkProgram = ({ source }: RejectedLink): string =>
  [
    "import { routes } from './link-routes.js'",
    "export const roomParams = { placeId: '1', id: '2' }, misspelt = { qury: {} }, elsewhere = { hash: 'a', path: '/places' }",
    "export const either = roomParams.id === '2' ? 'Places#show' : 'Places#destroy'",
    LINK_START + unmarked(source),
  ].join('\n')
export const LINK_ROUTES = `import { defineRoutes } from '../../src/index.js'
class Places { index() {} create() {} show() {} update() {} destroy() {} archive() {} }
class Rooms { index() {} show() {} either() {} }
export const routes = defineRoutes({ Places, 'Places/Rooms': Rooms }, r => r
  .resources('places', r => r
    .resources('rooms', { only: ['index', 'show'] }, r => r.get('either').collection(r => r.get('either')))))
`

export type Loader = Pick<RejectedLoader, 'module' | 'picks'>
export const LOADER_START = 'export const define = () => defineRoutes({ '
/** A program that exports `define`, whose table loads the module, and `router`. */
export const loaderProgram = (module: string, { picks = '' }: Loader): string =>
  [
    "import { createRouter, defineRoutes } from '../../src/index.js'",
    `${LOADER_START}Places: () => import('${module}')${picks} }, r =>`,
    "  r.resources('places', { only: ['index'] }))",
    'export const router = () => createRouter(define())',
  ].join('\n')
