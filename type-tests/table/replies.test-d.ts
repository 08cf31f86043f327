/**
 * The replies of actions. The controllers take their contexts from the table, and their replies follow from those: that none
 * of it is circular on the three compilers is a part of the test.
 */
import { expectType } from 'tsd'
import { createRouter, type ReplyOf } from '../../src/index.js'
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
expectType<{ readonly status: 200; readonly body: unknown }>({} as ReplyOf<typeof routes, 'V1/Places#handWritten'>)

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
