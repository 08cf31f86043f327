import type Koa from 'koa'
import { expectAssignable, expectType } from 'tsd'
import type { OutputOf } from '../../src/contract/schema.js'
import {
  type ActionContext,
  type ActionContract,
  type ContextsOf,
  type ContractOf,
  createRouter,
  defineRoutes,
  type InputOf,
  type StandardSchema,
} from '../../src/index.js'

declare const schemaOf: <Output, Input = Output>() => StandardSchema<Output, Input>
declare const custom: {
  '~standard': { validate: (value: unknown) => { value: bigint } | { issues: { message: string }[] } }
}
declare const later: { '~standard': { validate: (value: unknown) => Promise<{ value: Date }> } }
// biome-ignore lint/suspicious/noExplicitAny: a schema in JavaScript
declare const unsaid: { '~standard': { validate: (value: any) => any } }

interface NewPlace {
  readonly name: string
}

class PlacesController {
  static readonly contract = {
    index: { query: schemaOf<{ page: number }, { page?: string }>() },
    create: {
      body: schemaOf<NewPlace>(),
      params: custom,
      headers: later,
      returns: { 201: schemaOf<{ id: string }>() },
    },
    show: { summary: 'Show a place', tags: ['places'], deprecated: true, security: [{ bearer: [] }] },
    update: { body: unsaid },
  } satisfies ContractOf<PlacesController>
  index(ctx: Ctx['index']) {
    return ctx.input
  }
  create(ctx: Ctx['create']) {
    return ctx.input
  }
  show(ctx: Ctx['show']) {
    return ctx.params.id
  }
  update(ctx: Ctx['update']) {
    return ctx.input
  }
  destroy(ctx: Ctx['destroy']) {
    return ctx.params.id
  }
  unrouted(ctx: Ctx['unrouted']) {
    return ctx.params
  }
}
class TagsController extends PlacesController {}
class PlainController {
  index(ctx: Koa.Context) {
    return ctx.body
  }
}

const routes = defineRoutes(
  { Places: PlacesController, Tags: TagsController, Lazy: async () => PlacesController, Plain: PlainController },
  r =>
    r
      .resources('places')
      .resources('tags', { only: ['index'] })
      .get('lazy', 'Lazy#create')
      .get('both/:id', 'Places#index')
      .resources('plain', { only: ['index'], controller: 'Plain' }),
)
interface Contexts extends ContextsOf<typeof routes> {}
type Ctx = Contexts['Places']
declare const contexts: Contexts
const { index, create, show, update } = contexts.Places

// `ctx.input` has what is declared, as the schemas make it.
expectType<{ readonly query: { page: number } }>(index.input)
expectType<NewPlace>(create.input.body)
expectType<bigint>(create.input.params)
expectType<Date>(create.input.headers)
expectType<unknown>(update.input.body)
// @ts-expect-error not declared
create.input.query
// @ts-expect-error not declared
index.input.body

// Nothing is there where nothing is declared.
// @ts-expect-error not declared
show.input
// @ts-expect-error not declared
contexts.Places.destroy.input
// @ts-expect-error not declared
contexts.Plain.index.input

// The rest of a context is as without a contract.
expectType<{ id: string }>(show.params)
expectAssignable<Koa.ExtendableContext>(create)

// Subclasses, lazy controllers and contexts by target.
expectType<{ page: number }>(contexts.Tags.index.input.query)
expectType<NewPlace>(contexts.Lazy.create.input.body)
declare const byTarget: ActionContext<typeof routes, 'Places#create'>
expectType<NewPlace>(byTarget.input.body)
declare const shown: ActionContext<typeof routes, 'Places#show'>
// @ts-expect-error not declared
shown.input
declare const either: ActionContext<typeof routes, 'Places#create' | 'Places#index'>
if ('body' in either.input) expectType<NewPlace>(either.input.body)

createRouter(routes)

// `InputOf` is what is sent.
declare const sent: {
  index: InputOf<typeof routes, 'Places#index'>
  create: InputOf<typeof routes, 'Places#create'>
  show: InputOf<typeof routes, 'Places#show'>
  lazy: InputOf<typeof routes, 'Lazy#create'>
  plain: InputOf<typeof routes, 'Plain#index'>
}
expectType<{ readonly query: { page?: string } }>(sent.index)
expectType<NewPlace>(sent.create.body)
expectType<unknown>(sent.create.params)
expectType<{}>(sent.show)
expectType<NewPlace>(sent.lazy.body)
expectType<{}>(sent.plain)
// @ts-expect-error no such target
expectAssignable<InputOf<typeof routes, 'Places#shw'>>({})

// A contract names members of the class, and has the members of an `ActionContract`.
expectAssignable<ContractOf<PlacesController>>({})
expectAssignable<ContractOf<PlacesController>>({ index: {}, destroy: { body: custom } })
// @ts-expect-error refused
expectAssignable<ContractOf<PlacesController>>({ indx: {} })
// @ts-expect-error refused
expectAssignable<ContractOf<PlacesController>>({ index: { boddy: custom } })
// @ts-expect-error refused
expectAssignable<ContractOf<PlacesController>>({ index: { body: { name: 'string' } } })
// @ts-expect-error refused
expectAssignable<ActionContract>({ returns: { 200: 'text' } })
expectAssignable<ActionContract>({ returns: custom })
interface Replies {
  readonly 200: typeof custom
  readonly 418: typeof custom
}
declare const replies: Replies
expectAssignable<ActionContract>({ returns: replies })

// A class with a method that every object has
class NamedController {
  show() {}
  toString() {
    return 'named'
  }
}
expectAssignable<ContractOf<NamedController>>({ show: { body: custom } })
expectAssignable<ContractOf<NamedController>>({ show: {}, toString: { body: custom } })
// @ts-expect-error there is no such action
expectAssignable<ContractOf<NamedController>>({ shw: {} })
// @ts-expect-error there is no such member
expectAssignable<ContractOf<NamedController>>({ toString: { boddy: custom } })

// In a table with a refused call, the mistake is not reported again for the contract.
class Renamed {
  static readonly contract = { show: { body: custom } }
  display() {}
}
// @ts-expect-error there is no action `show`
const renamed = defineRoutes({ Renamed }, r => r.resources('renamed', { only: ['show'] }))
createRouter(renamed)
// @ts-expect-error the contract names `show`
createRouter(defineRoutes({ Renamed }, r => r.get('display', 'Renamed#display')))

// What is no schema is an error where it is written. Nothing is known of its output.
// biome-ignore lint/suspicious/noExplicitAny: as said
expectType<any>({} as OutputOf<{ name: string }>)
expectType<unknown>({} as OutputOf<undefined>)

// The contract of one action may be missing.
class Sometimes {
  static readonly contract: {
    readonly show?: { readonly query: StandardSchema<{ page: number }, { page?: string }> }
    readonly index: {}
  } = {
    index: {},
  }
  index() {}
  show() {}
}
const sometimes = defineRoutes({ Sometimes }, r =>
  r.resources('sometimes', { only: ['index', 'show'], controller: 'Sometimes' }),
)
declare const taken: InputOf<typeof sometimes, 'Sometimes#show'>
expectType<{ readonly query: { page?: string } } | {}>(taken)
expectType<string | undefined>('query' in taken ? taken.query.page : undefined)
