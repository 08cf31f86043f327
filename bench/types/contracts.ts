/**
 * Generates applications in which most actions have a contract: resources of five actions, with a query of four, bodies of six and replies
 * of eight members.
 */
import type { Files } from './generate.js'

/** `plain` returns rows of the type of the schema. `rows` has dates, lists, unions and three statuses, as rows of a database do. */
export const SHAPES = ['plain', 'rows'] as const
export type Shape = (typeof SHAPES)[number]

/** `createRouter`, without and with its option `replies`. */
export const PARTS = ['router', 'check'] as const
export type Part = (typeof PARTS)[number]

const ACTIONS = 5

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

/** A member of its own keeps the compiler from taking the schemas of two resources for one type. */
const controller = (at: number, shape: Shape, library: string): string => {
  const missing = shape === 'rows' ? ' ?? reply(404, { message: none })' : ''
  const taken = shape === 'rows' ? 'if (row.h === none) return reply(409, { message: none })\n    ' : ''
  const problems = shape === 'rows' ? ', 404: Problem, 409: Problem' : ''
  return `import { type ContractOf, reply } from '${library}'
import { z } from 'zod'
import type { Contexts } from './routes.js'
interface Row { a${at}: string; ${MEMBERS[shape].row} }
declare const rows: Row[], row: Row, none: string
const Shown = z.object({ a${at}: z.string(), ${MEMBERS[shape].schema} })
const Query = z.object({ a${at}: z.string(), page: z.coerce.number(), size: z.coerce.number(), sort: z.string() })
const New = z.object({ a${at}: z.string(), b: z.number(), c: z.string(), d: z.boolean(), e: z.string(), f: z.number() })
${shape === 'rows' ? 'const Problem = z.object({ message: z.string() })' : ''}
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

export const generateContracts = (routes: number, shape: Shape, part: Part, library: string): Files => {
  const all = Array.from({ length: routes / ACTIONS }, (_, at) => at)
  return {
    ...Object.fromEntries(all.map(at => [`things${at}.ts`, controller(at, shape, library)])),
    'routes.ts': `import { type ContextsOf, createRouter, defineRoutes } from '${library}'
${all.map(at => `import { Thing${at}s } from './things${at}.js'\n`).join('')}
export const routes = defineRoutes({ ${all.map(at => `Thing${at}s`).join(', ')} }, r => r
${all.map(at => `  .resources('thing${at}s')`).join('\n')})
export interface Contexts extends ContextsOf<typeof routes> {}
createRouter(routes${part === 'check' ? ", { replies: 'check' }" : ''})
`,
  }
}
