/** How the actions of a generated application get the type of their `ctx`. */

/** An action with the parameters of its routes, and the members of `ctx.state` as a type. */
export interface Action {
  readonly name: string
  readonly params: readonly string[]
  readonly state?: string
}

interface Contexts {
  /** What the module of the table imports from the library, and what it exports to the controllers. */
  readonly imported: readonly string[]
  readonly exported: string
  /** What a controller imports, and from which module. */
  readonly name: string
  readonly module: string
  /** The type of an action's `ctx`. */
  readonly of: (controller: string, action: Action) => string
}

/** Written by hand, from the file that `signalbox contexts` writes, by an alias of `ActionContext`, or by an interface that extends `ContextsOf`. */
export const CONTEXTS = {
  none: {
    imported: [],
    exported: '',
    name: 'Context',
    module: 'context.js',
    of: (_, { params, state }) =>
      `Context<{ ${params.map(name => `${name}: string`).join('; ')} }${state ? `, ${state}` : ''}>`,
  },
  file: {
    imported: [],
    exported: '',
    name: 'Contexts',
    module: 'contexts.js',
    of: (controller, { name }) => `Contexts['${controller}']['${name}']`,
  },
  alias: {
    imported: ['type ActionContext', 'type TargetOf'],
    exported: 'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>\n',
    name: 'Context',
    module: 'routes.js',
    of: (controller, { name }) => `Context<'${controller}#${name}'>`,
  },
  interface: {
    imported: ['type ContextsOf'],
    exported: 'export interface Contexts extends ContextsOf<typeof routes> {}\n',
    name: 'Contexts',
    module: 'routes.js',
    of: (controller, { name }) => `Contexts['${controller}']['${name}']`,
  },
} as const satisfies Record<string, Contexts>

export type ContextForm = keyof typeof CONTEXTS

/** The module of contexts that are written by hand. */
export const CONTEXT_MODULE = `import type Koa from 'koa'
export type Context<Params, State = {}> = Koa.ParameterizedContext<State, { params: Params }, unknown>
`

/** The file that `signalbox contexts` writes: `test/cli/contexts/application.test.ts` compares the two. `types` is `signalbox/types`. */
export const contextsFile = (
  controllers: ReadonlyMap<string, readonly Action[]>,
  states: Readonly<Record<string, string>>,
  types: string,
): string => {
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
  const used = new Map<string, string>()
  const contextOf = ({ params, state = '{}' }: Action) => {
    const members = Object.keys(states)
      .filter(name => state.includes(`${name}: `))
      .toSorted()
    const name = `${members.map(each => each.charAt(0).toUpperCase() + each.slice(1)).join('')}State`
    if (members.length > 0) used.set(name, members.map(each => `  ${each}: ${states[each]}\n`).join(''))
    const names = params.map(each => `'${each}'`).toSorted()
    const given = [names.join(' | ') || 'never', ...(members.length > 0 ? [name] : [])].join(', ')
    return given === 'never' ? 'Context' : `Context<${given}>`
  }
  const interfaces = [...controllers].toSorted(byKey).map(([path, actions]) => {
    const byName = new Map<string, Set<string>>()
    for (const each of actions) byName.set(each.name, (byName.get(each.name) ?? new Set()).add(contextOf(each)))
    const lines = [...byName]
      .toSorted(byKey)
      .map(([name, all]) => `    readonly ${name}: ${[...all].toSorted().join(' | ')}\n`)
    return `  readonly ${key(path)}: {\n${lines.join('')}  }\n`
  })
  const shared = [...used].toSorted(byKey).map(([name, members]) => `\nexport interface ${name} {\n${members}}\n`)
  return `import type { WrittenContext as Context } from '${types}'

/** The \`ctx\` of each action, by controller path and action. */
export interface Contexts<_Missing = 'run \`signalbox contexts\`'> {
${interfaces.join('')}}
${shared.join('')}`
}
const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number => (one < other ? -1 : 1)
