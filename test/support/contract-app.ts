/** An application whose actions have contracts, and what it answers. */
import Koa from 'koa'
import { expect } from 'vitest'
import { createRouter, defineRoutes, InputError } from '../../src/index.js'
import { BODY_ISSUES, type ContractCase, type Schemas } from '../cases/contracts.js'
import { listen } from '../cases/http-behaviour.js'

/** Parses JSON, as the body parsers of applications do. Without a body it leaves `undefined`. */
export const parseJson: Koa.Middleware = async (ctx, next) => {
  const chunks: Buffer[] = []
  for await (const chunk of ctx.req) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  Object.assign(ctx.request, { body: text === '' ? undefined : JSON.parse(text) })
  return next()
}

const answerInput = (ctx: Koa.Context) => ('input' in ctx ? ctx.input : 'no input')

/** The routes of `contractCases`. `constructed` counts the controllers. */
export const contractRoutes = ({ params, query, headers, body, later }: Schemas) => {
  const counted = { constructed: 0 }
  class Places {
    static readonly contract = {
      index: { query },
      create: { params, query, headers, body, returns: body, summary: 'Offer a place' },
      later: { body: later },
      plain: { summary: 'Takes nothing' },
    }
    readonly ctx: Koa.Context
    constructor(ctx: Koa.Context) {
      counted.constructed++
      this.ctx = ctx
    }
    index = answerInput
    create() {
      return answerInput(this.ctx)
    }
    later = async (ctx: Koa.Context) => answerInput(ctx)
    plain = answerInput
  }
  const routes = defineRoutes({ Places, Lazy: async () => Places }, r =>
    r
      .get('places', Places, 'index')
      .post('places/:id', Places, 'create')
      .post('later', Places, 'later')
      .get('plain', Places, 'plain')
      .post('lazy/:id', 'Lazy#create'),
  )
  return { routes, counted }
}

/** Answers an `InputError` with its issues. */
const answerIssues: Koa.Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    ctx.status = error.status
    ctx.body = error.issues
  }
}

/** Serves the routes behind a body parser, and returns a function that sends the request of a case. */
export const serveContracts = async (schemas: Schemas, parser: Koa.Middleware) => {
  const { routes, counted } = contractRoutes(schemas)
  const app = new Koa().use(answerIssues).use(parser).use(createRouter(routes).routes())
  app.silent = true
  const port = await listen(app.callback())
  const ask = async (request: string, { headers, body }: Pick<ContractCase, 'headers' | 'body'> = {}) => {
    const [method = '', path = ''] = request.split(' ')
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...sent,
    })
    const text = await response.text()
    return { status: response.status, answer: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
  }
  return { ask, counted }
}

/** The places of the issues of an answer: `body.guests.0.age`. Those of one part are sorted. */
const placesIn = (issues: InputError['issues']): readonly string[] => {
  const parts = [...new Set(issues.map(issue => issue.in))]
  return parts.flatMap(part => {
    const places = issues.filter(issue => issue.in === part).map(({ path }) => [part, ...path].join('.'))
    return [...new Set(places)].sort()
  })
}

export const expectAnswer = ({ status, answer }: ContractCase, given: { status: number; answer: unknown }): void => {
  expect(given).toMatchObject({ status })
  if (status === 200) expect(given.answer).toEqual(answer)
  else {
    const issues = given.answer as InputError['issues'] // what `answerIssues` has sent
    if (answer === BODY_ISSUES) expect([...new Set(issues.map(issue => issue.in))]).toEqual(['body'])
    else expect(placesIn(issues)).toEqual(answer)
  }
}
