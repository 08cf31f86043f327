/** Options that only other routers have, most of them Rails, and what to write in their place. */

import { type NameProblem, nameProblem } from '../../text/names.js'
import { type UnknownOptionMessage, unknownOptionMessage } from '../../text/options.js'
import { type ParamNames, paramNames, type SlashedPath } from '../../text/path.js'

/** What has options: a call of a scope, by its name or as a verb. */
type Owner = keyof typeof INSTEAD

const NO_NAMES = 'routes have no names, so leave it out'
const NO_FORMAT = 'paths have no format, so leave it out'
const NO_DEFAULTS = 'write the default value in the action'
const NO_SHORT_PATH = 'it has no counterpart, so leave it out'
const NO_PAGES = 'there is no new and no edit, so leave it out'
const USE = 'write { use: middleware }'
const USE_INSIDE = 'write r.use(middleware) in the callback'
const OF_RESOURCES = 'write it in the resources of the callback'
const PART = 'write a part, and r.draw(part) in the callback'
const KINDS = "give parameters a kind, as in { params: { id: 'integer' } }"
const ID_KIND = "give the id a kind, as in { id: 'integer' }"
const SCOPE_KINDS = "write r.scope(path, { params: { id: 'integer' } }, r => …) in the callback"
const CHECKED = 'write { use: middleware }, with one that checks the request'
const TARGET = "write the target after the path, as in 'Places#show'"
const FIRST = 'write it as the first argument'
const BEFORE_END = 'write the middlewares as arguments, before the last one'

const EVERYWHERE = { as: NO_NAMES, defaults: NO_DEFAULTS, format: NO_FORMAT } as const
const SHALLOW = {
  shallow_path: NO_SHORT_PATH,
  shallowPath: NO_SHORT_PATH,
  shallow_prefix: NO_NAMES,
  shallowPrefix: NO_NAMES,
} as const
const IN_RESOURCE = {
  ...EVERYWHERE,
  ...SHALLOW,
  concern: PART,
  concerns: PART,
  path_names: NO_PAGES,
  pathNames: NO_PAGES,
  middleware: USE,
  middlewares: USE,
  before_action: USE,
  beforeAction: USE,
} as const
const AROUND = {
  ...EVERYWHERE,
  ...SHALLOW,
  shallow: OF_RESOURCES,
  only: OF_RESOURCES,
  except: OF_RESOURCES,
  concerns: PART,
  controller: "write the target of each verb, as in get(path, 'Places#search')",
  use: USE_INSIDE,
  middleware: USE_INSIDE,
  middlewares: USE_INSIDE,
} as const

/** What to write in place of each option. The option `module` is not here: its value is in what to write. */
const INSTEAD = {
  resources: { ...IN_RESOURCE, constraints: ID_KIND, constraint: ID_KIND, params: ID_KIND },
  resource: { ...IN_RESOURCE, constraints: CHECKED, constraint: CHECKED },
  namespace: { ...AROUND, constraints: SCOPE_KINDS, constraint: SCOPE_KINDS, params: SCOPE_KINDS },
  scope: { ...AROUND, constraints: KINDS, constraint: KINDS, path: FIRST },
  verb: {
    ...EVERYWHERE,
    name: NO_NAMES,
    constraints: KINDS,
    constraint: KINDS,
    to: TARGET,
    controller: TARGET,
    action: TARGET,
    path: FIRST,
    via: 'write one call for each method',
    use: BEFORE_END,
    middleware: BEFORE_END,
    middlewares: BEFORE_END,
  },
} as const

/** The error message for an unknown option. `First` is the first argument of the call, `Names` are the options that exist. */
export type NoOptionMessage<
  Of extends Owner,
  First extends string,
  Option extends string,
  Value,
  Names extends string,
> = [InsteadOf<Of, First, Option, Value>] extends [never]
  ? UnknownOptionMessage<Option, Names>
  : InsteadMessage<Option, InsteadOf<Of, First, Option, Value>>

/** What to write in place of an option, or `never`. */
export type InsteadOf<
  Of extends Owner,
  First extends string,
  Option extends string,
  Value,
> = Option extends keyof (typeof INSTEAD)[Of]
  ? (typeof INSTEAD)[Of][Option] & string // 1
  : Option extends 'module'
    ? ModuleIn<Of, First, Value> // 2
    : `${Of}` extends 'scope' | 'verb'
      ? Option extends ParamNames<SlashedPath<First>>
        ? KindOf<Option> // 3
        : never
      : never

/** What to write in place of an option, or `undefined`: the twin of the type. */
export const insteadOf = (of: Owner, first: string, option: string, value: unknown): string | undefined => {
  const known: Readonly<Record<string, string>> = INSTEAD[of]
  if (Object.hasOwn(known, option)) return known[option] // 1
  if (option === 'module') return moduleIn(of, first, value) // 2
  return (of === 'scope' || of === 'verb') && paramNames(first).includes(option) ? kindOf(option) : undefined // 3
}

/** Gives the error message for an unknown option of a call. */
export const noOptionMessage =
  (of: Owner, first: string) =>
  (option: string, value: unknown, names: readonly string[]): string => {
    const instead = insteadOf(of, first, option, value)
    return instead === undefined ? unknownOptionMessage(option, names) : insteadMessage(option, instead)
  }

type ModuleIn<Of extends Owner, First extends string, Value> = Of extends 'scope' | 'namespace'
  ? NamespaceCall<NamespaceName<Value>, First, '…'>
  : Of extends 'resources' | 'resource'
    ? NamespaceCall<NamespaceName<Value>, '', `r.${Of}('${First}')`>
    : never
const moduleIn = (of: Owner, first: string, value: unknown): string | undefined => {
  if (of === 'scope' || of === 'namespace') return namespaceCall(namespaceName(value), first, '…')
  return of === 'verb' ? undefined : namespaceCall(namespaceName(value), '', `r.${of}('${first}')`)
}

/** The value in quotes, or a word for it. */
type NamespaceName<Value> = [Value] extends [string]
  ? [NameProblem<Value>] extends [never]
    ? `'${Value}'`
    : 'name'
  : 'name'
const namespaceName = (value: unknown): string => (nameProblem(value) === undefined ? `'${value}'` : 'name')

type NamespaceCall<Name extends string, Path extends string, Inside extends string> = ReturnType<
  typeof namespaceCall<Name, Path, Inside>
>
const namespaceCall = <Name extends string, Path extends string, Inside extends string>(
  name: Name,
  path: Path,
  inside: Inside,
) => `write namespace(${name}, { path: '${path}' }, r => ${inside})` as const

type KindOf<Param extends string> = ReturnType<typeof kindOf<Param>>
const kindOf = <Param extends string>(param: Param) => `write { params: { ${param}: 'integer' } }` as const

export type InsteadMessage<Option extends string, Instead extends string> = ReturnType<
  typeof insteadMessage<Option, Instead>
>
export const insteadMessage = <Option extends string, Instead extends string>(option: Option, instead: Instead) =>
  `there is no option '${option}': ${instead}` as const
