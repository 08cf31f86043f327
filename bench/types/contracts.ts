/**
 * Generates applications in which most actions have a contract: resources of five actions, with a query of four, bodies of five or six and
 * replies of eight members or more.
 */
import type { Files } from './generate.js'

/**
 * `plain` returns rows of the type of the schema. `rows` has dates, lists, unions and three statuses, as rows of a database do. `guarded` is
 * like a real application: rows whose type is inferred from columns, guards by action, nested lists, unions, described replies, 204, `ctx.throw`.
 */
export const SHAPES = ['plain', 'rows', 'guarded'] as const
export type Shape = (typeof SHAPES)[number]

/** Routes of a resource. */
export const ACTIONS = 5

/** `createRouter`, without and with its option `replies`. */
export const PARTS = ['router', 'check'] as const
export type Part = (typeof PARTS)[number]

const MEMBERS = {
  plain: {
    row: 'b: number; c: string; d: boolean; e: string; f: number; g: string; h: string',
    schema: 'b: z.number(), c: z.string(), d: z.boolean(), e: z.string(), f: z.number(), g: z.string(), h: z.string()',
  },
  rows: {
    row: "b: number; c?: string; opens: Date; kind: 'a' | 'b'; tags: string[]; of: { id: string; at: Date | null }; h: string",
    schema:
      "b: z.number(), c: z.string().optional(), opens: z.string(), kind: z.enum(['a', 'b']), tags: z.array(z.string()), of: z.object({ id: z.string(), at: z.string().nullable() }), h: z.string()",
  },
} as const

/** Rows and schemas of a resource. A member of its own keeps the compiler from taking the schemas of two resources for one type. */
export const models = (
  at: number,
  shape: 'plain' | 'rows',
): string => `interface Row { a${at}: string; ${MEMBERS[shape].row} }
declare const rows: Row[], row: Row, none: string
const Shown = z.object({ a${at}: z.string(), ${MEMBERS[shape].schema} })
const Query = z.object({ a${at}: z.string(), page: z.coerce.number(), size: z.coerce.number(), sort: z.string() })
const New = z.object({ a${at}: z.string(), b: z.number(), c: z.string(), d: z.boolean(), e: z.string(), f: z.number() })
`

const controller = (at: number, shape: 'plain' | 'rows', library: string): string => {
  const missing = shape === 'rows' ? ' ?? reply(404, { message: none })' : ''
  const taken = shape === 'rows' ? 'if (row.h === none) return reply(409, { message: none })\n    ' : ''
  const problems = shape === 'rows' ? ', 404: Problem, 409: Problem' : ''
  return `import { type ContractOf, reply } from '${library}'
import { z } from 'zod'
import type { Contexts } from './routes.js'
${models(at, shape)}${shape === 'rows' ? 'const Problem = z.object({ message: z.string() })' : ''}
export class Thing${at}s {
  static readonly contract = {
    index: { query: Query, returns: z.array(Shown) },
    create: { body: New, returns: { 201: Shown${problems} } },
    show: { returns: { 200: Shown${problems} } },
    update: { body: New, returns: { 200: Shown${problems} } },
    destroy: { returns: Shown },
  } satisfies ContractOf<Thing${at}s>
  index(ctx: Contexts['Thing${at}s']['index']) { return rows.slice(ctx.input.query.page) }
  create(ctx: Contexts['Thing${at}s']['create']) { ${taken}return reply(201, { ...row, b: ctx.input.body.b }) }
  show(ctx: Contexts['Thing${at}s']['show']) { return rows.find(each => each.a${at} === ctx.params.id)${missing || '!'} }
  update(ctx: Contexts['Thing${at}s']['update']) { ${taken}return { ...row, b: ctx.input.body.b } }
  destroy(ctx: Contexts['Thing${at}s']['destroy']) { return row }
}
`
}

const COLUMNS = `interface Column<Data, Required extends boolean> { readonly data: Data; readonly required: Required; notNull(): Column<Data, true> }
interface Types { text: string; number: number; date: Date; state: 'open' | 'shut'; tags: string[] }
export declare const column: <Type extends keyof Types>(type: Type) => Column<Types[Type], false>
export type RowOf<Columns extends Record<string, Column<unknown, boolean>>> = {
  [Name in keyof Columns]: Columns[Name]['required'] extends true ? Columns[Name]['data'] : Columns[Name]['data'] | null
}
`

const guarded = (at: number, library: string): string => `import { type ContractOf, reply } from '${library}'
import { z } from 'zod'
import type { Contexts } from './routes.js'
import { column, type RowOf } from './columns.js'
const table = {
  id: column('text').notNull(), a${at}: column('number').notNull(), title: column('text').notNull(), note: column('text'),
  opens: column('date').notNull(), closed: column('date'), state: column('state').notNull(), tags: column('tags').notNull(),
}
type Row = RowOf<typeof table>
interface Full extends Row {
  rooms: { id: string; beds: number; at: Date }[]
  source: { kind: 'web'; url: string } | { kind: 'mail'; from: string }
}
declare const rows: Row[], full: Full | undefined, none: string
const Shown = z.object({
  id: z.string(), a${at}: z.number(), title: z.string(), note: z.string().nullable(), opens: z.string(), closed: z.string().nullable(),
  state: z.enum(['open', 'shut']), tags: z.array(z.string()),
})
const Whole = Shown.extend({
  rooms: z.array(z.object({ id: z.string(), beds: z.number(), at: z.string() })),
  source: z.union([
    z.object({ kind: z.literal('web'), url: z.string() }), z.object({ kind: z.literal('mail'), from: z.string() }),
  ]),
})
const Query = z.object({
  a${at}: z.string().optional(), page: z.coerce.number().default(1), size: z.coerce.number().default(20), sort: z.string().optional(),
})
const New = z.object({
  a${at}: z.number(), title: z.string(), note: z.string().optional(), opens: z.iso.datetime(), tags: z.array(z.string()),
})
const Problem = z.object({ message: z.string() })
const NotFound = { body: Problem, description: 'There is none.' }
export class Thing${at}s {
  static readonly contract = {
    index: { query: Query, returns: { 200: z.object({ items: z.array(Shown), total: z.number() }), 401: Problem } },
    create: { body: New, returns: { 201: Whole, 409: Problem } },
    show: { returns: { 200: Whole, 404: NotFound } },
    update: { body: New.partial(), returns: { 200: Whole, 404: NotFound, 409: Problem } },
    destroy: { returns: { 204: z.undefined(), 404: NotFound } },
  } satisfies ContractOf<Thing${at}s>
  async index(ctx: Contexts['Thing${at}s']['index']) {
    if (ctx.input.query.page > 5) return reply(401, { message: none })
    return { items: rows.slice(ctx.input.query.page), total: 5 }
  }
  async create(ctx: Contexts['Thing${at}s']['create']) {
    if (!full) return reply(409, { message: ctx.state.user.id })
    return reply(201, { ...full, title: ctx.input.body.title })
  }
  async show(ctx: Contexts['Thing${at}s']['show']) {
    if (!full) return ctx.throw(404, ctx.params.id)
    return full.title === none ? reply(404, { message: none }) : full
  }
  async update(ctx: Contexts['Thing${at}s']['update']) {
    if (!full) return reply(404, { message: ctx.params.id })
    return full.title === ctx.input.body.title ? reply(409, { message: none }) : full
  }
  async destroy(ctx: Contexts['Thing${at}s']['destroy']) {
    if (ctx.state.user.id === none) return reply(404, { message: none })
  }
}
`
const GUARDS = `import type Koa from 'koa'
declare const signedIn: Koa.Middleware<{ user: { id: string } }>, staff: Koa.Middleware
`
const USE = ', { use: { create: [signedIn], update: [signedIn, staff], destroy: [signedIn, staff] } }'

export const generateContracts = (routes: number, shape: Shape, part: Part, library: string): Files => {
  const all = Array.from({ length: routes / ACTIONS }, (_, at) => at)
  return {
    ...Object.fromEntries(
      all.map(at => [`things${at}.ts`, shape === 'guarded' ? guarded(at, library) : controller(at, shape, library)]),
    ),
    ...(shape === 'guarded' && { 'columns.ts': COLUMNS }),
    'routes.ts': `${shape === 'guarded' ? GUARDS : ''}import { type ContextsOf, createRouter, defineRoutes } from '${library}'
${all.map(at => `import { Thing${at}s } from './things${at}.js'\n`).join('')}
export const routes = defineRoutes({ ${all.map(at => `Thing${at}s`).join(', ')} }, r => r
${all.map(at => `  .resources('thing${at}s'${shape === 'guarded' ? USE : ''})`).join('\n')})
export interface Contexts extends ContextsOf<typeof routes> {}
createRouter(routes${part === 'check' ? ", { replies: 'check' }" : ''})
`,
  }
}

/** What the actions of `guarded` take, written by hand: the application without a table, and without the library. */
const BY_HAND = `import type Koa from 'koa'
export type Context<Params, Input = {}> = Koa.ParameterizedContext<{ user: { id: string } }, { params: Params; input: Input }, unknown>
export declare const reply: <const Status extends number, Body>(status: Status, body: Body) => { status: Status; body: Body }
`
const OF_ACTIONS = {
  index: 'Context<{}, { query: z.output<typeof Query> }>',
  create: 'Context<{}, { body: z.output<typeof New> }>',
  show: 'Context<{ id: string }>',
  update: 'Context<{ id: string }, { body: Partial<z.output<typeof New>> }>',
  destroy: 'Context<{ id: string }>',
}

/**
 * The least that a contract asks: its keys are those of the class, its members have names and schemas, and the input of an action is what the
 * schemas give. Nothing is compared with a table or with what an action returns.
 */
const BARE_CONTRACT = `interface Schema<Output = unknown> { readonly '~standard': { readonly types?: { readonly output: Output } | undefined } }
interface Actions { readonly summary?: string; readonly query?: Schema; readonly body?: Schema; readonly returns?: { readonly [Status: number]: Schema | { readonly body: Schema; readonly description: string } } }
export type ContractOf<Class> = { readonly [Action in keyof Class]?: Actions }
export type InputOf<Class extends { readonly contract: object }, Action extends keyof Class['contract']> = {
  readonly [Part in 'query' | 'body' & keyof Class['contract'][Action]]: Class['contract'][Action] extends { readonly [Each in Part]: Schema<infer Output> } ? Output : never
}
`
const bareInput = (type: string, at: string, action: string): string =>
  type.replace(/, \{.*\}>$/, `, InputOf<typeof Thing${at}s, '${action}'>>`)

/** The classes of `guarded` without a table. Their contracts are compared with nothing, or with a bare type. */
export const generateGuardedClasses = (routes: number, contracts: 'bare' | 'nothing' = 'nothing'): Files => {
  const files = generateContracts(routes, 'guarded', 'check', './by-hand.js')
  const { 'routes.ts': _, ...classes } = files
  const isBare = contracts === 'bare'
  const inClass = (text: string): string =>
    Object.entries(OF_ACTIONS)
      .reduce(
        (before, [name, type]) =>
          before.replace(new RegExp(`Contexts\\['Thing(\\d+)s'\\]\\['${name}'\\]`), (_, at: string) =>
            isBare ? bareInput(type, at, name) : type,
          ),
        text,
      )
      .replace(/ satisfies ContractOf<\w+>/, all => (isBare ? all : ''))
      .replace('type ContractOf, reply', `type Context, ${isBare ? 'type ContractOf, type InputOf, ' : ''}reply`)
      .replace(/import type \{ Contexts \}.*\n/, '')
  return {
    ...Object.fromEntries(Object.entries(classes).map(([name, text]) => [name, inClass(text)])),
    'by-hand.ts': isBare ? BY_HAND + BARE_CONTRACT : BY_HAND,
  }
}
