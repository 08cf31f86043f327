import { type } from 'arktype'
import type Koa from 'koa'
import { expectType } from 'tsd'
import * as v from 'valibot'
import { z } from 'zod'
import { castParam } from '../../src/index.js'

// Koa's own context does not list its parameters, so any may be cast.
declare const plain: Koa.Context
expectType<bigint>(castParam(plain, 'id', 'bigint'))
expectType<string>(castParam(plain, 'whatever' as string, 'uuid'))
expectType<number>(castParam(plain, 'page', { '~standard': { validate: () => ({ value: 5 }) } }))
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

declare const without: Koa.ParameterizedContext<{}, { database: string }>
// @ts-expect-error a context with a property of its own and without parameters
castParam(without, 'id', 'bigint')

// @ts-expect-error a context without `throw`
castParam({ params: { id: '5' } }, 'id', 'bigint')

/** A cast that may be asynchronous does not compile without `await` where its output is used. */
const schemas = {
  zod: { page: z.coerce.number(), day: z.iso.date().transform(text => new Date(text)), kind: z.enum(['a', 'b']) },
  valibot: {
    page: v.pipe(v.string(), v.transform(Number)),
    day: v.pipe(
      v.string(),
      v.transform(text => new Date(text)),
    ),
    kind: v.picklist(['a', 'b']),
  },
  arktype: { page: type('string.integer.parse'), day: type('string.date.iso.parse'), kind: type("'a' | 'b'") },
}
declare const takesNumber: (page: number) => void

const inAction = async () => {
  expectType<number>(await castParam(typed, 'id', schemas.zod.page))
  expectType<number>(await castParam(typed, 'id', schemas.valibot.page))
  expectType<number>(await castParam(typed, 'id', schemas.arktype.page))

  // @ts-expect-error not awaited: a property
  castParam(typed, 'id', schemas.zod.day).getTime()
  // @ts-expect-error not awaited: a property
  castParam(typed, 'id', schemas.valibot.day).getTime()
  // @ts-expect-error not awaited: a property
  castParam(typed, 'id', schemas.arktype.day).getTime()
  // @ts-expect-error not awaited: an argument
  takesNumber(castParam(typed, 'id', schemas.zod.page))
  // @ts-expect-error not awaited: an argument
  takesNumber(castParam(typed, 'id', schemas.valibot.page))
  // @ts-expect-error not awaited: an argument
  takesNumber(castParam(typed, 'id', schemas.arktype.page))
  // @ts-expect-error not awaited: arithmetic
  castParam(typed, 'id', schemas.zod.page) + 1
  // @ts-expect-error not awaited: a variable of the output's type
  const kind: 'a' | 'b' = castParam(typed, 'id', schemas.zod.kind)
  return kind
}
inAction()
