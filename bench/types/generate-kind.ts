/**
 * Generates tables of many declarations of one kind, for `run-kinds.ts` and for `test/table/type-cost-kinds.test.ts`.
 */
import { CONTEXT_MODULE, CONTEXTS, type ContextForm } from './contexts.js'
import type { Files } from './generate.js'
import { type Actions, classOf, type Declared, KINDS, type Kind, type KindName, ref, VERBS } from './kinds.js'
import { wordAt } from './words.js'

/** `alone` is `defineRoutes` and nothing that reads the table; `whole` has a router and a context for each action. */
export type Program = 'no table' | 'alone' | 'whole'

const source = (lines: readonly string[]): string => `${lines.filter(each => each !== '').join('\n')}\n`

/** The source of a class, whose actions read their parameters, and their input if they have contracts. */
const classSource = (
  path: string,
  actions: Actions,
  contexts: ContextForm,
  { contracts = false, helper = false },
): string => {
  const readsInput = contracts && contexts !== 'none'
  const methods = Object.entries(actions).map(([action, params]) => {
    const input = readsInput ? ['name: ctx.input.body.name', 'page: ctx.input.query.page'] : []
    const read = [...params.map(name => `${name}: ctx.params.${name}`), ...input].join(', ')
    return `  ${action}(ctx: ${CONTEXTS[contexts].of(path, { name: action, params })}) { return { path: ctx.path, ${read} } }`
  })
  const named = Object.keys(actions).map(action => `${action}: { body: s.place, query: s.filter }`)
  const contract = `  static readonly contract = { ${named.join(', ')} } satisfies s.ContractOf<${classOf(path)}>\n`
  const others = helper ? ['  format(text: string, columns: number) { return text.slice(0, columns) }'] : []
  return `export class ${classOf(path)} {\n${contracts ? contract : ''}${[...methods, ...others].join('\n')}\n}`
}

/** Schemas whose types cost the compiler nothing to work out. */
const schemasModule = (library: string): string =>
  source([
    `import type { StandardSchema } from '${library}'`,
    `export type { ContractOf } from '${library}'`,
    'export declare const place: StandardSchema<{ name: string }>',
    'export declare const filter: StandardSchema<{ page: number }>',
  ])

/** The other word of a declaration is none of the first words of the others. */
const declarationsOf = (declare: Kind['declare'], count: number): readonly Declared[] =>
  Array.from({ length: count }, (_, at) => declare(wordAt(at), wordAt(at + 500), at))

/** Functions that know their context, and a schema. */
const functionsModule = (library: string): string =>
  source([
    `import type Koa from 'koa'`,
    `import type { StandardSchema } from '${library}'`,
    `export const answer = (ctx: Koa.Context) => { ctx.body = '' }`,
    `type One = { params: { id: string } }`,
    `export const answerOne = (ctx: Koa.ParameterizedContext<{}, One>) => { ctx.body = ctx.params.id }`,
    'export declare const text: StandardSchema<string>',
  ])

/** Middlewares that say what they need and give. */
const needsModule = (library: string): string =>
  source([
    `import type { Middleware } from '${library}'`,
    'type Needs = { state: { user: string }; params: { id: string } }',
    'export declare const giveUser: Middleware<{}, { user: string }>',
    'export declare const loadPlace: Middleware<Needs, { place: string }>',
  ])

/** The methods of `r` that the declarations of a kind call. */
export const methodsOf = (name: KindName): readonly string[] => {
  const declarations = declarationsOf(KINDS[name].declare, VERBS.length)
  const text = declarations.map(({ call, part }) => `${call} ${part ?? ''}`).join('\n')
  return [...new Set([...text.matchAll(/\.(\w+)\(/g)].map(([, method]) => method as string))]
}

export interface WantedKind {
  readonly count: number
  readonly program: Program
  /** How a module of the application imports the library. */
  readonly library: string
  readonly contexts?: ContextForm
}

const applicationOf = (
  declarations: readonly Declared[],
  { program, library, contexts = 'interface' }: WantedKind,
): Files => {
  const used = program === 'whole' ? contexts : 'none'
  const form = CONTEXTS[used]
  const controllers = declarations.flatMap(each =>
    Object.entries(each.controllers).map(([path, actions]) => [path, actions, each] as const),
  )
  const hasContracts = declarations.some(each => each.contracts)
  const hasFunctions = declarations.some(each => each.functions)
  const hasNeeds = declarations.some(each => each.needs)
  const parts = declarations.flatMap(({ part }, at) => (part === undefined ? [] : [`  p${at}: ${part},`]))
  const imported = [
    'defineRoutes',
    ...form.imported,
    ...(parts.length > 0 ? ['type InScope', 'type ScopeAnywhere', 'type ScopeAt'] : []),
  ]
  const routes = source([
    `import { ${imported.join(', ')} } from '${library}'`,
    `import type Koa from 'koa'`,
    `import * as c from './controllers.js'`,
    hasFunctions ? `import * as f from './functions.js'` : '',
    hasNeeds ? `import * as n from './needs.js'` : '',
    'export const controllers = {',
    ...controllers.map(([path]) => `  '${path}': ${ref(path)},`),
    '  Ping: c.Ping,',
    '}',
    parts.length > 0 ? `const parts = {\n${parts.join('\n')}\n}` : '',
    'export const authenticate: Koa.Middleware<{ user: string }> = (_ctx, next) => next()',
    'export const routes = defineRoutes(controllers, r => r',
    `${declarations.map(({ call }) => `  ${call}`).join('\n')})`,
    form.exported,
  ])
  return {
    'controllers.ts': source([
      controllers.length > 0 ? `import type { ${form.name} } from './${form.module}'` : '',
      hasContracts ? `import * as s from './schemas.js'` : '',
      ...controllers.map(([path, actions, each]) => classSource(path, actions, used, each)),
      'export class Ping { ping() {} }',
    ]),
    'context.ts': CONTEXT_MODULE,
    ...(hasContracts ? { 'schemas.ts': schemasModule(library) } : {}),
    ...(hasFunctions ? { 'functions.ts': functionsModule(library) } : {}),
    ...(hasNeeds ? { 'needs.ts': needsModule(library) } : {}),
    ...(program === 'no table' ? {} : { 'routes.ts': routes }),
    'use.ts': source(
      program === 'whole'
        ? [
            `import { createRouter } from '${library}'`,
            `import { routes } from './routes.js'`,
            'export const router = createRouter(routes)',
            ...declarations.flatMap(({ link }, at) =>
              link === undefined ? [] : [`export const link${at} = routes.path(${link})`],
            ),
          ]
        : [`export * from '${library}'`, `export * from './controllers.js'`],
    ),
  }
}

/** The files of an application with a number of declarations of one kind. */
export const generateKind = (name: KindName, wanted: WantedKind): Files =>
  applicationOf(declarationsOf(KINDS[name].declare, wanted.count), wanted)

/** What the application is compared with: the same classes without a table, or the table without what is measured. */
export const generateFloor = (name: KindName, wanted: WantedKind): Files => {
  const { declare, without }: Kind = KINDS[name]
  return applicationOf(
    declarationsOf(without ?? declare, wanted.count),
    without ? wanted : { ...wanted, program: 'no table' },
  )
}
