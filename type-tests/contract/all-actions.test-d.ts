import { expectAssignable, expectType } from 'tsd'
import { z } from 'zod'
import { type ContextsOf, type ContractOf, createRouter, defineRoutes, type ReplyContract } from '../../src/index.js'

// The member '*' is for all actions, and the contract of an action has members for its operation.
class PlacesController {
  static readonly contract = {
    '*': { description: 'Places', tags: ['places'], security: [{ bearer: [] }] },
    create: { body: z.object({ name: z.string() }), openapi: { 'x-rate-limit': 5 } },
  } satisfies ContractOf<PlacesController>
  index() {}
  create(ctx: Contexts['Places']['create']) {
    expectType<string>(ctx.input.body.name)
  }
  show(ctx: Contexts['Places']['show']) {
    // @ts-expect-error the contract says nothing of its input
    ctx.input
  }
}
const routes = defineRoutes({ Places: PlacesController }, r =>
  r.resources('places', { only: ['index', 'create', 'show'] }),
)
interface Contexts extends ContextsOf<typeof routes> {}
createRouter(routes)

export class WrongController {
  static readonly contract = {
    // @ts-expect-error it has no schemas
    '*': { body: z.string() },
    // @ts-expect-error the members of an operation are an object
    index: { openapi: 5 },
  } satisfies ContractOf<WrongController>
  index() {}
}

// An action with input that it does not get is an error beside '*' as well.
class AsksController {
  static readonly contract = {
    '*': { tags: ['places'] },
    show: { query: z.object({}) },
  } satisfies ContractOf<AsksController>
  show(_ctx: { readonly input: { readonly body: string } }) {}
}
// @ts-expect-error the contract has no body
createRouter(defineRoutes({ Asks: AsksController }, r => r.get('asks', 'Asks#show')))

// The type keeps the media type of a reply, which decides what a client reads.
const contract = { show: { returns: { 200: { body: z.string(), type: 'text/csv' } } } } satisfies ContractOf<{
  show(): void
}>
expectType<'text/csv'>(contract.show.returns[200].type)
expectAssignable<ReplyContract>({ description: 'Gone' })
