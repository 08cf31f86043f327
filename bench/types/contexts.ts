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

/** Written by hand, by an alias of `ActionContext`, or by an interface that extends `ContextsOf`. */
export const CONTEXTS = {
  none: {
    imported: [],
    exported: '',
    name: 'Context',
    module: 'context.js',
    of: (_, { params, state }) =>
      `Context<{ ${params.map(name => `${name}: string`).join('; ')} }${state ? `, ${state}` : ''}>`,
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
