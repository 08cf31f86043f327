/** What `allowedMethods()` of `@koa/router` answers beside the not-found pages of `test/koa/allowed-methods.test.ts`. */
import KoaRouter from '@koa/router'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { echo } from '../cases/http-behaviour.js'
import { pagePlacements, type RouterMiddlewares } from '../cases/not-found-pages.js'
import { serve } from './serve.js'

const ours = (): RouterMiddlewares => {
  const router = createRouter(defineRoutes({}, r => r.get('places', echo).post('places', echo)))
  return { routes: router.routes(), allowedMethods: router.allowedMethods() }
}
const theirs = (): RouterMiddlewares => {
  const router = new KoaRouter().get('/places', () => {}).post('/places', () => {})
  return { routes: router.routes() as Koa.Middleware, allowedMethods: router.allowedMethods() as Koa.Middleware }
}

const METHODS = ['DELETE', 'OPTIONS', 'PROPFIND']

describe.each(pagePlacements)('with a not-found page $place: $page', ({ place, page, prefix, middlewares, answer }) => {
  const statusesOf = async (router: RouterMiddlewares) => {
    const ask = await serve(...middlewares(router, answer, () => new Koa()))
    const answers = await Promise.all(METHODS.map(method => ask(`${method} ${prefix}/places`)))
    return answers.map(({ status }) => status)
  }
  const passesAnError = page.includes('ctx.throw') && !place.includes('in front')

  it(`both answer 405, 200 and 501${passesAnError ? ', except that theirs leaves the error' : ''}`, async () => {
    expect(await statusesOf(ours())).toEqual([405, 200, 501])
    expect(await statusesOf(theirs())).toEqual(passesAnError ? [404, 404, 404] : [405, 200, 501])
  })
})
