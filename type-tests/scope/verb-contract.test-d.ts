/** The schema of `params` in the contract of a middleware may require the parameters of the whole path. */
import type Koa from 'koa'
import { expectType } from 'tsd'
import { defineRoutes, type ScopeAnywhere, type StandardSchema } from '../../src/index.js'

type Requires<Taken> = StandardSchema<{ id: number }, Taken>
declare const id: Requires<{ id: string }>
declare const ofHost: Requires<{ hostId: string; id: string }>
declare const optional: Requires<{ id?: string; other?: string }>
declare const record: Requires<Record<string, string>>
declare const either: Requires<{ id: string } | { other: string }>
declare const unknown: Requires<unknown>
// biome-ignore lint/suspicious/noExplicitAny: the type of a schema that hides everything
declare const any: any
const written = { '~standard': { validate: (_value: unknown) => ({ value: { id: 1 } }) } }

class Hosts {
  show() {}
}
const controllers = { Hosts }
/** The parameters around a part for any place are not known in it. */
const part = (r: ScopeAnywhere<typeof controllers>) =>
  r.get('pages/:id', { params: ofHost }, ctx => expectType<number>(ctx.input.params.id))

defineRoutes(controllers, r =>
  r
    .get('a/:id', { params: id }, ctx => expectType<number>(ctx.input.params.id))
    .get('b/:id', { params: optional }, ctx => expectType<number>(ctx.input.params.id))
    .get('c/:id', { params: record }, ctx => expectType<number>(ctx.input.params.id))
    .get('d/:id', { params: either }, ctx => expectType<number>(ctx.input.params.id))
    .get('e/:id', { params: unknown }, ctx => expectType<number>(ctx.input.params.id))
    .get('f/:id', { params: written }, ctx => expectType<number>(ctx.input.params.id))
    .get('g/:id', { params: any }, () => {})
    .get('h/:hostId/*id', { params: ofHost }, ctx => expectType<number>(ctx.input.params.id))
    .get('i/:hostId/:id.json', { params: ofHost, summary: 'i' }, ctx => expectType<number>(ctx.input.params.id))
    .scope('hosts/:hostId', r => r.get('j/:id', { params: ofHost }, () => {}).draw(part))
    .resources('hosts', { only: ['show'] }, r => r.get('k/:hostId', { params: ofHost }, () => {})),
)

/** Members of an enum name the options of a contract, too. */
enum Option {
  params = 'params',
  summary = 'summary',
}
defineRoutes(controllers, r =>
  r
    .get('a/:id', { [Option.params]: id }, ctx => expectType<number>(ctx.input.params.id))
    .get('b/:id', { [Option.params]: id, [Option.summary]: 'b' }, plain, ctx => expectType<number>(ctx.input.params.id))
    .get('c/:id', { [Option.params]: id }, ctx => expectType<number>(ctx.input.params.id)),
)

declare const plain: Koa.Middleware
declare const signedIn: Koa.Middleware<{ user: string }>

/** The first four arguments after the path, a contract among them, and the last can be written in the call. Others are declared above. */
defineRoutes(controllers, r =>
  r
    .get(
      'l/:id',
      { params: id },
      plain,
      plain,
      (_ctx, next) => next(),
      ctx => expectType<number>(ctx.input.params.id),
    )
    .get('m/:id', { params: id }, plain, plain, plain, plain, ctx => expectType<number>(ctx.input.params.id))
    .get(
      'n/:id',
      { params: id },
      plain,
      plain,
      plain,
      (_ctx, next) => next(),
      ctx => {
        // @ts-expect-error the fourth middleware is written in the call
        return ctx.input
      },
    )
    .get('o', plain, plain, plain, plain, signedIn, ctx => expectType<string>(ctx.state.user))
    .get(
      'p',
      plain,
      plain,
      plain,
      (_ctx, next) => next(),
      signedIn,
      ctx => expectType<string>(ctx.state.user),
    )
    .get(
      'q',
      plain,
      plain,
      plain,
      plain,
      signedIn,
      (_ctx, next) => next(),
      ctx => {
        // @ts-expect-error the sixth middleware is written in the call
        return ctx.state.user
      },
    ),
)
