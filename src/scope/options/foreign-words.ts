/** Words that only other routers have, most of them Rails, and what to write in their place: options and methods. */

import { isPlainObject, type UnknownOptionMessage, unknownOptionMessage } from '../../text/options.js'
import { type ParamNames, paramNames, type SlashedPath } from '../../text/path.js'

/** What has options: a call of a scope, by its name or as a verb. */
type Owner = keyof typeof INSTEAD

const NONE = 'it has no counterpart, so leave it out'
const USE = 'write { use: middleware }'
const USE_INSIDE = 'write r.use(middleware) in the callback'
const OF_RESOURCES = 'write it in the resources of the callback'
const PART = 'write a function that takes a scope, and draw(part)'
const KINDS = "give parameters a kind, as in { params: { id: 'integer' } }"
const ID_KIND = "give the id a kind, as in { id: 'integer' }"
const SCOPE_KINDS = "write r.scope(path, { params: { id: 'integer' } }, r => …) in the callback"
const TARGET = "write the target after the path, as in 'Places#show'"
const FIRST = 'write it as the first argument'
const BEFORE_END = 'write the middlewares as arguments, before the last one'
const EACH_METHOD = 'write one call for each method, as in get(path, …).post(path, …)'

const EVERYWHERE = {
  as: 'routes have no names, so leave it out',
  format: 'paths have no format, so leave it out',
  defaults: 'write the default value in the action',
  concerns: PART,
  path_names: NONE,
  shallow_path: NONE,
  shallow_prefix: NONE,
} as const
const RESOURCE = {
  ...EVERYWHERE,
  module: "write namespace(name, { path: '' }, r => …) around it",
  middleware: USE,
  before_action: USE,
  beforeAction: USE,
} as const
const AROUND = {
  ...EVERYWHERE,
  module: 'write namespace(name, { path }, r => …)',
  only: OF_RESOURCES,
  except: OF_RESOURCES,
  shallow: OF_RESOURCES,
  controller: "write the target of each verb, as in get(path, 'Places#search')",
  use: USE_INSIDE,
  middleware: USE_INSIDE,
} as const
/** The options that may stand alone after the path of a verb: with others, a value may be an application or a router. */
const ALONE = {
  ...EVERYWHERE,
  to: TARGET,
  controller: TARGET,
  action: TARGET,
  on: 'write it in the callback of resources, or of collection there',
  via: EACH_METHOD,
  path: FIRST,
  constraints: KINDS,
} as const
const INSTEAD = {
  resources: { ...RESOURCE, constraints: ID_KIND, params: ID_KIND },
  resource: { ...RESOURCE, constraints: 'write { use: middleware }, with one that checks the request' },
  namespace: { ...AROUND, constraints: SCOPE_KINDS, params: SCOPE_KINDS },
  scope: { ...AROUND, constraints: KINDS, path: FIRST },
  verb: { ...ALONE, use: BEFORE_END, middleware: BEFORE_END },
} as const

/** What to write in place of each method: only JavaScript can call it. */
export const FOREIGN_METHODS = {
  root: "write get('/', …)",
  match: EACH_METHOD,
  member: 'write the verbs directly in the callback of resources',
  concern: PART,
  concerns: PART,
  shallow: 'write resources(name, { shallow: true }, r => …)',
  new: "write collection(r => r.scope('new', r => …))",
  del: 'write delete(path, …)',
  prefix: 'write scope(path, r => …) around the routes',
  register: EACH_METHOD,
  route: EACH_METHOD,
  param: 'write castParam(ctx, name, kind) in the action',
} as const

/** The error message for an unknown option. `First` is the first argument of the call, `Names` are the options that exist. */
export type NoOptionMessage<
  Of extends Owner,
  First extends string,
  Option extends string,
  Names extends string,
> = Option extends keyof (typeof INSTEAD)[Of]
  ? InsteadMessage<Option, (typeof INSTEAD)[Of][Option] & string> // 1
  : `${Of} ${Option}` extends `${'scope' | 'verb'} ${ParamNames<SlashedPath<First>>}`
    ? InsteadMessage<Option, ReturnType<typeof kindOf<Option>>> // 2
    : UnknownOptionMessage<Option, Names>

/** Gives the error message for an unknown option of a call: the twin of the type. */
export const noOptionMessage =
  (of: Owner, first: string) =>
  (option: string, names: readonly string[]): string => {
    const known: Readonly<Record<string, string>> = INSTEAD[of]
    if (Object.hasOwn(known, option)) return insteadMessage(option, String(known[option])) // 1
    return (of === 'scope' || of === 'verb') && paramNames(first).includes(option)
      ? insteadMessage(option, kindOf(option)) // 2
      : unknownOptionMessage(option, names)
  }

type InsteadMessage<Option extends string, Instead extends string> = ReturnType<typeof insteadMessage<Option, Instead>>
const insteadMessage = <Option extends string, Instead extends string>(option: Option, instead: Instead) =>
  `there is no option '${option}': ${instead}` as const
const kindOf = <Param extends string>(param: Param) => `write { params: { ${param}: 'integer' } }` as const

/** Whether a value has options of another router. What has a method `on` emits events, as a Koa application does. */
export type IsForeign<Given> = Given extends { readonly on: Function }
  ? false
  : keyof Given & keyof typeof ALONE extends never
    ? false
    : true
export const isForeign = (given: unknown): boolean =>
  isPlainObject(given) &&
  !('on' in given && typeof given.on === 'function') &&
  Object.keys(given).some(option => Object.hasOwn(ALONE, option))
