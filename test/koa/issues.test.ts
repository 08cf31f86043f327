/** The issues of a schema: none, and more than a request may have. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import {
  type ActionContract,
  castParam,
  createRouter,
  defineRoutes,
  InputError,
  problemDetails,
  type StandardSchema,
} from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'

interface Issue {
  readonly message: string
  readonly path?: readonly PropertyKey[]
}
const failing = (issues: readonly Issue[]): StandardSchema => ({ '~standard': { validate: () => ({ issues }) } })
const failingLater = (issues: readonly Issue[]): StandardSchema => ({
  '~standard': { validate: async () => ({ issues }) },
})
const forms = { 'at once': failing, later: failingLater }

/** Serves an action with a contract. Gives the answer, the errors of the application, and how often the action was called. */
const ask = async (
  contract: ActionContract,
  { replies = undefined as 'check' | undefined, cast = undefined as StandardSchema | undefined },
) => {
  const errors: InputError[] = []
  let called = 0
  class Its {
    static readonly contract = { update: contract }
    async update(ctx: Koa.Context) {
      called++
      return cast ? await castParam(ctx, 'id', cast) : 'called'
    }
  }
  const app = new Koa()
  app.on('error', error => errors.push(error))
  app.use(problemDetails()).use((ctx, next) => {
    Object.assign(ctx.request, { body: {} })
    return next()
  })
  app.use(
    createRouter(
      defineRoutes({ Its }, r => r.put('its/:id', Its, 'update')),
      { replies },
    ).routes(),
  )
  const { status, text } = await send(await listen(app.callback()), 'PUT /its/5')
  return { status, text, errors, called }
}

describe.each(Object.entries(forms))('a schema that gives, %s,', (_when, schemaOf) => {
  describe('a list without issues', () => {
    it.each([
      ['params', 400],
      ['query', 400],
      ['headers', 400],
      ['body', 422],
    ] as const)('refuses %s with %s', async (part, status) => {
      const { errors, called, ...answer } = await ask({ [part]: schemaOf([]) }, {})
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.text)).toMatchObject({
        detail: `not valid: ${part}`,
        errors: [{ in: part, path: [], message: 'is not valid' }],
      })
      expect(errors).toMatchObject([{ status, count: 1 }])
      expect(called).toBe(0)
    })

    it('refuses a parameter in castParam', async () => {
      const { errors, status } = await ask({}, { cast: schemaOf([]) })
      expect(status).toBe(400)
      expect(errors).toMatchObject([{ issues: [{ in: 'params', path: ['id'], message: 'is not valid' }], count: 1 }])
    })

    it('refuses a reply', async () => {
      const { errors, status } = await ask({ returns: schemaOf([]) }, { replies: 'check' })
      expect(status).toBe(500)
      expect(errors).toMatchObject([
        { message: expect.stringMatching(/^PUT .* does not fit the contract: body: is not valid$/) },
      ])
    })
  })

  describe('many issues', () => {
    /** Issues that count how many of their messages are read. */
    const counted = (length: number) => {
      const read = { messages: 0 }
      const issueAt = (at: number): Issue => ({
        path: [at],
        get message() {
          read.messages++
          return 'is wrong'
        },
      })
      return { read, issues: Array.from({ length }, (_, at) => issueAt(at)) }
    }

    it.each([
      [100, {}, ''],
      [101, { errorCount: 101 }, ' and 96 more'],
      [200_000, { errorCount: 200_000 }, ' and 199995 more'],
    ])('keeps the first 100 of %s, with their number', async (length, more, rest) => {
      const { read, issues } = counted(length)
      const { errors, text, status } = await ask({ body: schemaOf(issues) }, {})
      expect(status).toBe(422)
      expect(text.length).toBeLessThan(6000)
      const { errors: sent, ...problem } = JSON.parse(text)
      expect(sent).toEqual(Array.from({ length: 100 }, (_, at) => ({ in: 'body', path: [at], message: 'is wrong' })))
      expect(problem).toEqual({
        type: 'about:blank',
        title: 'Unprocessable Entity',
        status: 422,
        detail: `not valid: body.0, body.1, body.2, body.3, body.4${rest === '' ? ' and 95 more' : rest}`,
        ...more,
      })
      expect(errors).toMatchObject([{ count: length, issues: { length: 100 } }])
      expect(read.messages).toBe(100)
    })

    it('keeps those of the first parts, and knows all others', async () => {
      const { issues } = counted(70)
      const contract = {
        params: schemaOf(issues),
        query: schemaOf(issues),
        headers: schemaOf([]),
        body: schemaOf(issues),
      }
      const { errors } = await ask(contract, {})
      expect(errors).toMatchObject([{ status: 400, count: 211, issues: { length: 100 } }])
      expect(errors[0]?.issues.filter(each => each.in === 'params')).toHaveLength(70)
      expect(errors[0]?.issues.filter(each => each.in === 'query')).toHaveLength(30)
    })

    it('keeps 100 in castParam', async () => {
      const { read, issues } = counted(150)
      const { errors } = await ask({}, { cast: schemaOf(issues) })
      expect(errors).toMatchObject([{ status: 400, count: 150, issues: { length: 100 } }])
      expect(read.messages).toBe(100)
    })

    it('names five for a reply, and reads no more', async () => {
      const { read, issues } = counted(200_000)
      const { errors } = await ask({ returns: schemaOf(issues) }, { replies: 'check' })
      expect(errors).toMatchObject([{ message: expect.stringMatching(/body\.4: is wrong; and 199995 more$/) }])
      expect(read.messages).toBeLessThan(20)
    })
  })

  it('long paths and messages, keeps a thousand characters of each', async () => {
    const deep = { message: 'is wrong', path: ['a', ...Array<number>(100_000).fill(0)] }
    const long = { message: 'm'.repeat(100_000), path: ['b', 'x'.repeat(100_000), 'c'] }
    const issues = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? deep : long))
    const { errors, text } = await ask({ body: schemaOf(issues) }, {})
    const [first, second] = errors[0]?.issues ?? []
    expect(first?.path).toEqual(['a', ...Array<number>(499).fill(0), '…'])
    expect(second).toEqual({ in: 'body', path: ['b', '…'], message: `${'m'.repeat(1000)}…` })
    expect(text.length).toBeLessThan(250_000)
  })
})

describe('an InputError of an application', () => {
  const issues = Array.from({ length: 150 }, (_, at) => ({ in: 'body', path: [at], message: 'is wrong' }) as const)

  it('keeps 100 issues and their number, and has the status of all', () => {
    expect(new InputError(issues)).toMatchObject({ status: 422, count: 150, issues: issues.slice(0, 100) })
    const query = { in: 'query', path: ['page'], message: 'is wrong' } as const
    expect(new InputError([...issues, query])).toMatchObject({ status: 400, count: 151 })
    expect(new InputError(issues, 'a message')).toMatchObject({ message: 'a message', count: 150 })
  })

  it('may say that there were more', () => {
    const error = new InputError(issues.slice(0, 2), undefined, 12)
    expect(error).toMatchObject({ message: 'not valid: body.0, body.1 and 10 more', count: 12, issues: { length: 2 } })
  })
})
