import { expectType } from 'tsd'
import { z } from 'zod'
import { createClient } from '../../src/client/index.js'
import {
  createRouter,
  defineRoutes,
  type ProblemDetails,
  problem,
  problemOf,
  type Reply,
  type ReplyOf,
} from '../../src/index.js'

type Type = { readonly 'Content-Type': 'application/problem+json' }
expectType<Reply<404, ProblemDetails, Type>>(problem(404))
expectType<Reply<409, ProblemDetails, Type>>(problem(409, { type: '/errors/overlaps', detail: 'is taken' }))
expectType<Reply<409, ProblemDetails & { existing: string }, Type>>(problem(409, { detail: 'is taken', existing: '5' }))
expectType<Reply<429, ProblemDetails, { 'Retry-After': number } & Type>>(problem(429, {}, { 'Retry-After': 5 }))

// @ts-expect-error problem: the status must be an integer from 400 to 599, not 200
problem(200)
// @ts-expect-error problem: body.id is a bigint, which JSON does not have: use a string
problem(409, { id: 5n })
// @ts-expect-error the status is the argument
problem(409, { status: 404 })
// @ts-expect-error a schema of a text
problemOf(z.string())

class BookingsController {
  static readonly contract = {
    show: { returns: { 404: problemOf(), 409: problemOf(z.object({ existing: z.string() })) } },
    update: { returns: { 409: problemOf(z.object({ existing: z.number() })) } },
  }
  show() {
    return Math.random() > 1 ? problem(404) : problem(409, { existing: '5' })
  }
  update() {
    return problem(409, { existing: '5' })
  }
}
const routes = defineRoutes({ Bookings: BookingsController }, r =>
  r.resources('bookings', { only: ['show', 'update'] }),
)
// @ts-expect-error Bookings#update: the reply 409 does not fit the contract: body.existing is string, not number
createRouter(routes, { replies: 'check' })
createRouter(routes)

type Shown = ReplyOf<typeof routes, 'Bookings#show'>
expectType<string>({} as Extract<Shown, { status: 409 }>['body']['existing'])
expectType<string | undefined>({} as Extract<Shown, { status: 404 }>['body']['detail'])
export const existingOf = async () => {
  const { body } = await createClient<typeof routes>('')['GET /bookings/:id']({ params: { id: 1 }, expect: [409] })
  expectType<string>(body.existing)
}
