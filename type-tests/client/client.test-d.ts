// biome-ignore-all lint/suspicious/noExplicitAny: a table of type any, and what is read of one
import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import { z } from 'zod'
import {
  type ActionCall,
  type BodyOf,
  type ClientCall,
  type ClientOf,
  type ClientReply,
  createClient,
  type InputOf,
  type ProblemDetails,
} from '../../src/client/index.js'
import { type ContractOf, defineRoutes, reply } from '../../src/index.js'

interface Place {
  id: number
  opens: Date
}
class Places {
  static readonly contract = {
    create: { body: z.object({ name: z.string(), photo: z.file().optional() }) },
    update: { body: z.string().optional() },
  } satisfies ContractOf<Places>
  index(): Promise<Place[]> {
    return Promise.resolve([])
  }
  show() {
    return reply(404, { message: '' })
  }
  create() {
    return reply(201, new Uint8Array())
  }
  update() {}
}
class Stranger {
  static readonly controllerPath = 'Strangers'
  show() {
    return 5
  }
  name() {}
  toJSON() {}
}
declare const Built: { new (): any; readonly prototype: any }

const routes = defineRoutes({ Places, Built, Lazies: async () => Stranger }, r =>
  r
    .resources('places', { only: ['index', 'show', 'create', 'update'], id: 'bigint' })
    .resource('stranger', { controller: Stranger, only: ['show'] })
    .get('lazy', 'Lazies#show')
    .get('other', Stranger, 'show')
    .get('name', Stranger, 'name')
    .get('json', Stranger, 'toJSON')
    .get('built/:a', 'Built#go')
    .get('health', () => {})
    .all('any', () => {})
    .post('health', { returns: { 200: z.literal('ok'), 503: z.literal('down') } }, () => {})
    .redirect('old', 'Places#index')
    .post('moved', { returns: { 200: z.string(), 303: { headers: z.object({ location: z.string() }) } } }, () => {})
    .head('lazy', 'Lazies#show')
    .scope('@:name', r => r.resources('places', { only: ['index'], shallow: true })),
)
const client = createClient<typeof routes>('')

// The calls are those of actions, and of middleware routes with a contract.
expectType<
  | 'GET /places'
  | 'POST /places'
  | `${'GET' | 'PUT' | 'PATCH'} /places/:id`
  | 'GET /stranger'
  | 'GET /lazy'
  | 'GET /other'
  | 'GET /name'
  | 'GET /json'
  | 'GET /built/:a'
  | 'POST /health'
  | 'POST /moved'
  | 'HEAD /lazy'
  | 'GET /@:name/places'
>({} as keyof typeof client)

// What goes in and what comes out.
expectType<ActionCall<{}, ClientReply<200, { id: number; opens: string }[]>, { index: true }>>(client['GET /places'])
expectType<
  ActionCall<
    { readonly params: { readonly id: bigint } },
    ClientReply<404, { message: string }> | ClientReply<404, string>,
    { show: true }
  >
>(client['GET /places/:id'])
expectType<
  ActionCall<
    { readonly body: FormData | ({ name: string; photo?: Blob | undefined } & { photo: Blob }) },
    | ClientReply<201, ReadableStream<Uint8Array>>
    | ClientReply<400, string>
    | ClientReply<413, string>
    | ClientReply<415, string>
    | ClientReply<422, string>,
    { create: true }
  >
>(client['POST /places'])
expectType<ActionCall<{}, ClientReply<200, number>, { show: true }>>(client['GET /stranger'])
expectType<ActionCall<{}, ClientReply<200, number>, { show: true }>>(client['GET /lazy'])
expectType<ActionCall<{}, ClientReply<200, number>, { show: true }>>(client['GET /other'])
expectType<ClientCall<{}, ClientReply<200, 'ok'> | ClientReply<503, 'down'>>>(client['POST /health'])

// An action is called under its name too, unless any function has that name.
expectType<ClientCall<{}, ClientReply<200, { id: number; opens: string }[]>>>(client['GET /places'].index)
expectType<ClientCall<{}, ClientReply<200, number>>>(client['GET /other'].show)
expectType<string>(client['GET /name'].name)
expectType<'url'>({} as keyof (typeof client)['GET /name' | 'GET /json' | 'POST /health'])
// @ts-expect-error Property 'toJSON' does not exist
client['GET /json'].toJSON

// The class of a declaration file may have any members.
expectType<
  ActionCall<{ readonly params: { readonly a: string | number | bigint } }, ClientReply<number, unknown>, { go: true }>
>(client['GET /built/:a'])

// A body that may be left out.
expectAssignable<Promise<ClientReply<204, undefined>>>(client['PUT /places/:id']({ params: { id: 5n } }))

// A body by its media types: what `fetch` sends as it is, and files at any depth.
const Login = z.object({ name: z.string() })
const bodies = createClient<typeof typed>('')
const typed = defineRoutes({}, r =>
  r
    .post('csv', { body: { schema: z.string(), type: 'text/csv', limit: '20mb' } }, ctx =>
      expectType<string>(ctx.input.body),
    )
    .post('image', { body: { schema: z.instanceof(Uint8Array), type: ['image/png', 'image/*'] } }, () => {})
    .post(
      'login',
      {
        returns: { 200: Login },
        body: { schema: Login, type: ['application/json', 'application/x-www-form-urlencoded'] },
      },
      () => {},
    )
    .post('form', { body: { schema: Login.optional(), type: 'application/x-www-form-urlencoded' } }, () => {})
    .post(
      'files',
      {
        body: {
          schema: z.object({ at: z.date(), of: z.object({ one: z.file(), all: z.array(z.file()) }) }),
          type: 'multipart/form-data',
        },
      },
      () => {},
    )
    .post(
      'list',
      { body: { schema: z.object({ title: z.string(), all: z.array(z.file()) }), type: 'multipart/form-data' } },
      () => {},
    )
    .post('plain', { body: { schema: Login, limit: 5 } }, ctx => expectType<{ name: string }>(ctx.input.body)),
)
type BodyAt<Key extends keyof typeof bodies> =
  NonNullable<Parameters<(typeof bodies)[Key]>[0]> extends infer Input
    ? Input extends { readonly body?: infer Body }
      ? Body
      : never
    : never
type Raw = Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>
expectType<string | Blob>({} as BodyAt<'POST /csv'>)
expectType<Raw>({} as BodyAt<'POST /image'>)
expectType<{ name: string } | URLSearchParams>({} as BodyAt<'POST /login'>)
expectType<URLSearchParams | undefined>({} as BodyAt<'POST /form'>)
expectType<{ at: Date; of: { one: Blob; all: Blob[] } } | FormData>({} as InputOf<typeof bodies, 'POST /files'>['body'])
expectAssignable<InputOf<typeof bodies, 'POST /list'>['body']>({ title: '', all: [new Blob([])] })
expectNotAssignable<InputOf<typeof bodies, 'POST /list'>['body']>({ title: '', all: [] })
expectType<{ name: string }>({} as BodyAt<'POST /plain'>)
bodies['POST /form']()
// @ts-expect-error Type 'number' is not assignable to type 'string | Blob'
bodies['POST /csv']({ body: 5 })
bodies['POST /login']({ body: new URLSearchParams(), expect: [400, 413, 415, 422] })
// @ts-expect-error a status that the route does not have
bodies['POST /login']({ body: { name: 'Ada' }, expect: [404] })

// The types of a call have names.
expectType<{ readonly params: { readonly id: bigint } }>({} as InputOf<typeof client, 'GET /places/:id'>)
// An object without its optional file would be sent as JSON.
expectType<FormData | ({ name: string; photo?: Blob | undefined } & { photo: Blob })>(
  {} as InputOf<typeof client, 'POST /places'>['body'],
)
expectType<{}>({} as InputOf<typeof client, 'POST /health'>)
expectType<{ id: number; opens: string }[]>({} as BodyOf<typeof client, 'GET /places'>)
expectType<string | { message: string }>({} as BodyOf<typeof client, 'GET /places/:id', 404>)
expectType<'down'>({} as BodyOf<typeof client, 'POST /health', 503>)
expectType<'ok'>({} as BodyOf<typeof client, 'POST /health'>)
expectType<never>({} as BodyOf<typeof client, 'GET /places/:id'>)
expectType<unknown>({} as BodyOf<typeof client, 'GET /built/:a'>)
// @ts-expect-error Type '500' does not satisfy the constraint '404'
export type Wrong = BodyOf<typeof client, 'GET /places/:id', 500>
// @ts-expect-error the client has no such key
export type Misspelt = InputOf<typeof client, 'GET /plces'>

// `as` changes the body of 2xx alone.
export const asked = async () => {
  expectType<ClientReply<200, Blob>>(await client['GET /places']({ as: 'blob' }))
  expectType<ClientReply<200, Uint8Array<ArrayBuffer>>>(await client['GET /places'].index({ as: 'bytes' }))
  expectType<ClientReply<200, string>>(await client['GET /places']({ as: 'text' }))
  expectType<ClientReply<200, ReadableStream<Uint8Array<ArrayBuffer>>>>(await client['GET /places']({ as: 'stream' }))
  expectType<Response>(await client['GET /places']({ as: 'response' }))
  expectType<ClientReply<200, Blob> | ClientReply<503, 'down'>>(
    await client['POST /health']({ as: 'blob', expect: [503] }),
  )
  expectType<ClientReply<number, Blob>>(await client['GET /built/:a']({ params: { a: 1 }, as: 'blob' }))

  // A redirect is a reply of a call that does not follow it. One that is followed leads to any reply.
  const manual = await client['POST /moved']({ redirect: 'manual', expect: [303] })
  expectType<200 | 303>(manual.status)
  if (manual.status === 303) expectType<string>(manual.headers.get('location'))
  const followed = await client['POST /moved']()
  expectType<number>(followed.status)
  expectType<unknown>(followed.body)
  // @ts-expect-error Property 'redirect' is missing
  await client['POST /moved']({ expect: [303] })

  // There is no body in a reply to HEAD.
  expectType<undefined>((await client['HEAD /lazy']()).body)

  // Any header fields, and those of `fetch` may be undefined.
  const signal = undefined as AbortSignal | undefined
  const credentials = undefined as 'include' | undefined
  await client['GET /places']({ headers: { 'if-none-match': '"a"', 'x-at': new Date() }, signal, credentials })
}

// A URL takes the parameters and the query.
expectType<string>(client['GET /places/:id'].url({ params: { id: 5n } }))
expectType<string>(client['GET /places'].index.url())
// @ts-expect-error Expected 0 arguments, but got 1
client['POST /places'].url({ body: { name: '' } })

// The type of the library's own errors is the second type argument.
const withProblems = createClient<typeof routes, ProblemDetails>('')
expectAssignable<ClientCall<never, ClientReply<404, { message: string }> | ClientReply<404, ProblemDetails>>>(
  withProblems['GET /places/:id'],
)

// The type of a client is a client, and an interface gives it a name.
interface Api extends ClientOf<typeof routes> {}
expectType<Api>(createClient<Api>(''))
expectType<typeof client>(createClient<typeof client>(''))

// A table that is an error of its own causes no further errors.
expectType<any>(createClient<any>(''))
const refused = defineRoutes({ Places }, r =>
  r
    // @ts-expect-error a misspelt name
    .resources('plces'),
)
expectType<any>(createClient<typeof refused>('')['GET /plces/:id'])

// @ts-expect-error the type of the table is missing
createClient('')

// The body of a reply by its media types: JSON, a text or a stream, and what a list or a range of them may be.
const types = createClient<typeof replied>('')
const replied = defineRoutes({}, r =>
  r
    .get('image', { returns: { 200: { type: ['image/jpeg', 'image/png'] } } }, () => {})
    .get('images', { returns: { 200: { body: Login, type: 'Image/*' } } }, () => {})
    .get('both', { returns: { 200: { body: Login, type: ['application/json', 'text/csv'] } } }, () => {})
    .get('file', { returns: { 200: { body: Login, type: ['application/json', 'application/pdf'] } } }, () => {})
    .get('text', { returns: { 200: { body: Login, type: 'text/*' } } }, () => {})
    .get('some', { returns: { 200: { body: Login, type: 'application/*' } } }, () => {})
    .get('all', { returns: { 200: { body: Login, type: '*/*' } } }, () => {})
    .get('unknown', { returns: { 200: { type: 'application/*' } } }, () => {})
    .get('wide', { returns: { 200: { body: Login, type: ['text/csv' as `text/${string}`] } } }, () => {}),
)
type Bytes = ReadableStream<Uint8Array>
type Read<Key extends keyof typeof types> = BodyOf<typeof types, Key, 200>
expectType<Bytes>({} as Read<'GET /image'>)
expectType<Bytes>({} as Read<'GET /images'>)
expectType<{ name: string } | string>({} as Read<'GET /both'>)
expectType<{ name: string } | Bytes>({} as Read<'GET /file'>)
expectType<string | Bytes>({} as Read<'GET /text'>)
expectType<{ name: string } | Bytes>({} as Read<'GET /some'>)
expectType<{ name: string } | string | Bytes>({} as Read<'GET /all'>)
expectType<unknown>({} as Read<'GET /unknown'>)
expectType<unknown>({} as Read<'GET /wide'>)

// A parameter with the name of a member of any object
const named = defineRoutes({}, r =>
  r
    .get('free/:constructor', { returns: z.string() }, () => {})
    .get('kind/:toString', { params: { toString: 'bigint' }, returns: z.string() }, () => {})
    .get('schema/:valueOf', { params: z.object({ valueOf: z.enum(['a', 'b']) }), returns: z.string() }, () => {}),
)
type Named = ClientOf<typeof named>
expectType<{ readonly params: { readonly constructor: string | number | bigint } }>(
  {} as InputOf<Named, 'GET /free/:constructor'>,
)
expectType<{ readonly params: { readonly toString: bigint } }>({} as InputOf<Named, 'GET /kind/:toString'>)
expectType<{ readonly params: { readonly valueOf: 'a' | 'b' } }>({} as InputOf<Named, 'GET /schema/:valueOf'>)
