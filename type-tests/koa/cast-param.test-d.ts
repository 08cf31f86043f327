import type Koa from 'koa'
import { expectType } from 'tsd'
import { castParam, defineRoutes } from '../../src/index.js'
import type { InContext, KindedRouteContext, RouteContext } from '../../src/route/context.js'
import type { WithKinds } from '../../src/route/kinds.js'

// Koa's own context does not list its parameters, so any may be cast.
declare const plain: Koa.Context
expectType<bigint>(castParam(plain, 'id', 'bigint'))
expectType<string>(castParam(plain, 'whatever' as string, 'uuid'))
expectType<number>(castParam(plain, 'page', { '~standard': { validate: () => ({ value: 5 }) } }))
// @ts-expect-error no parameter of it has a kind, so pass one
castParam(plain, 'id')
// @ts-expect-error there is no kind 'bignum', whatever the context
castParam(plain, 'id', 'bignum')

declare const inMiddleware: Koa.ParameterizedContext<{ user: string }>
expectType<number>(castParam(inMiddleware, 'id', 'integer'))

declare const wide: Koa.ParameterizedContext<{}, { params: Record<string, string> }>
expectType<number>(castParam(wide, 'id', 'integer'))

declare const typed: Koa.ParameterizedContext<{}, { params: { id: string; placeId: string } }>
expectType<bigint>(castParam(typed, 'placeId', 'bigint'))
// @ts-expect-error the parameters are 'id' and 'placeId'
castParam(typed, 'roomId', 'bigint')

// biome-ignore lint/suspicious/noExplicitAny: a context of this type is what is tested
declare const whatever: any
expectType<number>(castParam(whatever, 'id', 'integer'))
// @ts-expect-error castParam: the type of ctx is any: pass a kind, castParam(ctx, 'id', 'bigint')
castParam(whatever, 'id')

declare const without: Koa.ParameterizedContext<{}, { database: string }>
// @ts-expect-error a context with a property of its own and without parameters
castParam(without, 'id', 'bigint')

// An application's own context may have members of any name, which say nothing of the kinds of parameters.
// biome-ignore lint/suspicious/noExplicitAny: as said
declare const open: RouteContext<InContext<{ [name: string]: any }>, { id: string }>
expectType<bigint>(castParam(open, 'id', 'bigint'))
// @ts-expect-error the parameter has no kind, so pass one
castParam(open, 'id')

interface Id {
  readonly id: string
}
declare const declared: KindedRouteContext<{}, Id, WithKinds<{ readonly id: 'bigint' }>>
expectType<bigint>(castParam(declared, 'id', 'bigint'))
expectType<number>(castParam(declared, 'id', { '~standard': { validate: () => ({ value: 5 }) } }))
// @ts-expect-error castParam: 'id' is declared as 'bigint': pass this kind, or none
castParam(declared, 'id', 'integer')

// Requests of one of the two routes would be answered with 500.
declare const either: KindedRouteContext<{}, Id, WithKinds<{ readonly id: 'bigint' } | { readonly id: 'uuid' }>>
expectType<bigint | string>(castParam(either, 'id'))
// @ts-expect-error the message has both kinds
castParam(either, 'id', 'bigint')

// The id of shallow resources is in no path below them, so its kind says nothing of another parameter with its name.
class Places {
  show() {}
}
defineRoutes({ Places }, r =>
  r.resources('places', { only: [], shallow: true, id: 'uuid' }, r =>
    r.resources('rooms', { only: [], controller: 'Places' }, r =>
      r.get('of/:placeId', ctx => {
        // @ts-expect-error the parameter has no kind, so pass one
        castParam(ctx, 'placeId')
      }),
    ),
  ),
)

// @ts-expect-error a context without `throw`
castParam({ params: { id: '5' } }, 'id', 'bigint')
