import { Readable } from 'node:stream'
import { expectType } from 'tsd'
import { type Reply, type ReplyHeaders, reply } from '../../src/index.js'

interface Room {
  readonly id: string
  readonly place: Place
}
interface Place {
  readonly name: string
  readonly opens: Date
  readonly rooms: readonly Room[]
}
declare const place: Place

expectType<Reply<201, Place>>(reply(201, place))
expectType<Reply<404, { message: string }>>(reply(404, { message: 'no such place' }))
expectType<Reply<204, undefined>>(reply(204))
expectType<Reply<204, undefined, { 'X-Done': string }>>(reply(204, undefined, { 'X-Done': 'yes' }))
expectType<Reply<200, null>>(reply(200, null))
expectType<Reply<200, Readable>>(reply(200, Readable.from([])))
expectType<Reply<200 | 201, Place>>(reply({} as 200 | 201, place))
expectType<Reply<number, Place>>(reply({} as number, place))
expectType<Reply<200, { readonly kind: 'place' }>>(reply(200, { kind: 'place' } as const))

// What an action returns is a union by status.
const show = async (id: string) => (id === '1' ? place : reply(404, { message: 'no such place' }))
expectType<Promise<Place | Reply<404, { message: string }>>>(show('1'))

// A helper may take a body of any type.
const created = <Body>(body: Body, at: string) => reply(201, body, { Location: at })
expectType<Reply<201, Place, { Location: string }>>(created(place, '/places/1'))
const withStatus = <Status extends number>(status: Status) => reply(status)
expectType<Reply<404>>(withStatus(404))

// It keeps the types of its header fields.
expectType<Reply<200, number, { ETag: string; Vary: string[]; Age: number }>>(
  reply(200, 5, { ETag: 'a', Vary: ['b'], Age: 5 }),
)
expectType<Reply<200, number, ReplyHeaders>>(reply(200, 5, {} as ReplyHeaders))

// A reply fits a wider one.
const wide: Reply<number, unknown> = reply(201, place)
expectType<Reply<number, unknown>>(wide)
// @ts-expect-error another status
export const otherStatus: Reply<201, Place> = reply(200, place)
// @ts-expect-error a plain object is no reply
export const plainObject: Reply<201, Place> = { status: 201, body: place, headers: {} }
// @ts-expect-error a date is no header field
reply(200, 'a', { 'X-A': new Date() })

// What is expected of a reply does not stand in for its check.
// @ts-expect-error Argument of type '{ id: bigint; }' is not assignable to parameter of type '"reply: body.id is a bigint
export const expected: Reply<200, { id: bigint }> = reply(200, { id: 5n })
// @ts-expect-error Argument of type '{ id: bigint; }' is not assignable to parameter of type '"reply: body.id is a bigint
export const promised = async (): Promise<Reply<200, { id: bigint }>> => reply(200, { id: 5n })
