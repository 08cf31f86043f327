/**
 * The replies of actions. The controllers take their contexts from the table, and their replies follow from those: that none
 * of it is circular on the three compilers is a part of the test.
 */
import { expectType } from 'tsd'
import { z } from 'zod'
import { createRouter, defineRoutes, type ReplyOf, reply, type StandardSchema } from '../../src/index.js'
import type { routes as table } from './replies/routes.js'

declare const routes: typeof table
createRouter(routes)

type Wire = { opens: string; page?: number }
type Place = { readonly id: string; readonly opens: string; readonly note?: string }

// What an action returns
expectType<{ readonly status: 200; readonly body: { id: string; opens: string }[] }>(
  {} as ReplyOf<typeof routes, 'V1/Places#index'>,
)
expectType<
  { readonly status: 200; readonly body: Place } | { readonly status: 404; readonly body: { message: string } }
>({} as ReplyOf<typeof routes, 'V1/Places#show'>)
expectType<{ readonly status: 204; readonly body: undefined }>({} as ReplyOf<typeof routes, 'V1/Places#destroy'>)
expectType<
  | { readonly status: 200; readonly body: string | { at: string } | { text: string } }
  | { readonly status: 204; readonly body: undefined }
  | { readonly status: 404; readonly body: undefined }
>({} as ReplyOf<typeof routes, 'V1/Places#merged'>)
expectType<{ readonly status: number; readonly body: string } | { readonly status: 200; readonly body: Place }>(
  {} as ReplyOf<typeof routes, 'V1/Places#wide'>,
)
expectType<{ readonly status: 200; readonly body: Place | undefined }>({} as ReplyOf<typeof routes, 'V1/Places#maybe'>)
expectType<{ readonly status: 202; readonly body: string }>({} as ReplyOf<typeof routes, 'V1/Places#arrow'>)
expectType<{ readonly status: number; readonly body: unknown }>({} as ReplyOf<typeof routes, 'V1/Places#anything'>)
expectType<never>({} as ReplyOf<typeof routes, 'V1/Places#nothing'>)
expectType<{ readonly status: 206; readonly body: unknown }>({} as ReplyOf<typeof routes, 'V1/Places#buffer'>)
expectType<{ readonly status: number; readonly body: unknown }>({} as ReplyOf<typeof routes, 'V1/Places#fetched'>)

// What a contract declares
expectType<
  | { readonly status: 201; readonly body: Wire }
  | { readonly status: 204; readonly body: undefined }
  | { readonly status: 409; readonly body: { message: string } }
>({} as ReplyOf<typeof routes, 'V1/Places#create'>)
expectType<{ readonly status: 200; readonly body: Wire }>({} as ReplyOf<typeof routes, 'V1/Places#update'>)
expectType<{ readonly status: 200; readonly body: unknown } | { readonly status: 204; readonly body: undefined }>(
  {} as ReplyOf<typeof routes, 'V1/Places#handWritten'>,
)

// Classes that are inherited, not registered, or lazy
expectType<
  { readonly status: 200; readonly body: Place } | { readonly status: 404; readonly body: { message: string } }
>({} as ReplyOf<typeof routes, 'Inheriting#show'>)
expectType<{ readonly status: 200; readonly body: Wire }>({} as ReplyOf<typeof routes, 'Inheriting#update'>)
expectType<{ readonly status: 200; readonly body: Wire }>({} as ReplyOf<typeof routes, 'Status#show'>)
expectType<{ readonly status: 200; readonly body: string[] }>({} as ReplyOf<typeof routes, 'Status#list'>)
expectType<{ readonly status: 200; readonly body: string }>({} as ReplyOf<typeof routes, 'Lazy#show'>)

// Several targets, and a target that does not exist
expectType<{ readonly status: 200; readonly body: string } | { readonly status: 200; readonly body: string[] }>(
  {} as ReplyOf<typeof routes, 'Lazy#show' | 'Status#list'>,
)
// @ts-expect-error there is no such target
export type Wrong = ReplyOf<typeof routes, 'V1/Places#shw'>

// Statuses as texts and without a schema, `returns` that may be missing, several signatures, and members that look like an error
declare const wire: StandardSchema<{ opens: Date }, { opens: string }>
type Opens = { opens: string }
interface Spoken {
  name: string
  message: string
}
class OddController {
  static readonly contract = {
    texts: { returns: { '200': wire, '404': undefined, '409': wire } },
    perhaps: { returns: (Math.random() > 2 ? wire : undefined) as typeof wire | undefined },
    nothing: { returns: {} as StandardSchema<undefined, undefined> },
    named: { returns: {} as StandardSchema<Spoken, Spoken & { id: number }> },
    nil: { returns: {} as StandardSchema<null, null> },
    bytes: { returns: {} as StandardSchema<Uint8Array, Uint8Array> },
    // biome-ignore lint/suspicious/noExplicitAny: what becomes of it is tested
    any: { returns: {} as any },
    meta: { returns: {} as StandardSchema<unknown, { meta: unknown; author: string | undefined }> },
    annotated: { returns: {} as z.ZodType<Spoken> },
    list: { returns: z.array({} as z.ZodType<Spoken>) },
    coerced: { returns: z.coerce.date() },
  }
  texts() {}
  perhaps() {
    return 5
  }
  nothing() {}
  named() {}
  nil() {}
  bytes() {}
  any() {}
  meta() {}
  annotated() {}
  list() {}
  coerced() {}
  text() {
    return reply(200, { id: 1 }, { 'Content-Type': 'text/plain; charset=utf-8' })
  }
  json(given: string, bytes: Uint8Array) {
    if (given === 'a') return reply(200, given, { 'Content-Type': 'application/json' })
    if (given === 'b') return reply(201, { id: 1 }, { 'Content-Type': 'application/problem+json' })
    return given === 'c'
      ? reply(202, bytes, { 'Content-Type': 'application/json' })
      : reply(203, { id: 1 }, { 'Content-Type': given })
  }
  overloaded(ctx: { params: {} }): { first: string }
  overloaded(): { second: Date }
  overloaded(): unknown {
    return {}
  }
  spoken(): Spoken & { id: number } {
    return { id: 1, name: 'Ada', message: 'hi' }
  }
}
const odd = defineRoutes({ Odd: OddController }, r =>
  r
    .get('a', 'Odd#texts')
    .get('b', 'Odd#perhaps')
    .get('c', 'Odd#nothing')
    .get('d', 'Odd#named')
    .get('e', 'Odd#overloaded')
    .get('f', 'Odd#spoken')
    .get('g', 'Odd#nil')
    .get('h', 'Odd#bytes')
    .get('i', 'Odd#any')
    .get('j', 'Odd#meta')
    .get('k', 'Odd#annotated')
    .get('l', 'Odd#list')
    .get('o', 'Odd#coerced')
    .get('m', 'Odd#text')
    .get('n', 'Odd#json'),
)
expectType<{ readonly status: 200; readonly body: Opens } | { readonly status: 409; readonly body: Opens }>(
  {} as ReplyOf<typeof odd, 'Odd#texts'>,
)
expectType<{ readonly status: 200; readonly body: Opens } | { readonly status: 200; readonly body: number }>(
  {} as ReplyOf<typeof odd, 'Odd#perhaps'>,
)
expectType<{ readonly status: 200; readonly body: undefined } | { readonly status: 204; readonly body: undefined }>(
  {} as ReplyOf<typeof odd, 'Odd#nothing'>,
)
expectType<{ readonly status: 200; readonly body: null } | { readonly status: 204; readonly body: undefined }>(
  {} as ReplyOf<typeof odd, 'Odd#nil'>,
)
expectType<{ readonly status: 200; readonly body: unknown }>({} as ReplyOf<typeof odd, 'Odd#bytes'>)
expectType<{ readonly status: number; readonly body: unknown } | { readonly status: 204; readonly body: undefined }>(
  {} as ReplyOf<typeof odd, 'Odd#any'>,
)
expectType<{ readonly status: 200; readonly body: { author?: string; meta: unknown } }>(
  {} as ReplyOf<typeof odd, 'Odd#meta'>,
)
expectType<{ readonly status: 200; readonly body: Spoken }>({} as ReplyOf<typeof odd, 'Odd#annotated'>)
expectType<{ readonly status: 200; readonly body: Spoken[] }>({} as ReplyOf<typeof odd, 'Odd#list'>)
expectType<{ readonly status: 200; readonly body: unknown } | { readonly status: 204; readonly body: undefined }>(
  {} as ReplyOf<typeof odd, 'Odd#coerced'>,
)

// A `Content-Type` decides how a client reads a body.
expectType<{ readonly status: 200; readonly body: string }>({} as ReplyOf<typeof odd, 'Odd#text'>)
expectType<
  | { readonly status: 200; readonly body: unknown }
  | { readonly status: 201; readonly body: { id: number } }
  | { readonly status: 202; readonly body: unknown }
  | { readonly status: 203; readonly body: unknown }
>({} as ReplyOf<typeof odd, 'Odd#json'>)
expectType<{ name: string; message: string; id: number }>({} as ReplyOf<typeof odd, 'Odd#named'>['body'])
expectType<{ name: string; message: string; id: number }>({} as ReplyOf<typeof odd, 'Odd#spoken'>['body'])
expectType<{ first: string } | { second: string }>({} as ReplyOf<typeof odd, 'Odd#overloaded'>['body'])
