/** The bodies of the answers of `allowedMethods()`. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'

describe('createRouter(routes).allowedMethods()', () => {
  it.each([
    ['OPTIONS /a', 200, ''],
    ['PUT /a', 405, 'Method Not Allowed'],
    ['PROPFIND /a', 501, 'Not Implemented'],
  ])(
    'answers OPTIONS without a body, and 405 and 501 with the text of the status: %s',
    async (request, status, text) => {
      const router = createRouter(defineRoutes({}, r => r.get('a', () => {})))
      const app = new Koa().use(router.routes()).use(router.allowedMethods())
      expect(await send(await listen(app.callback()), request)).toMatchObject({ status, text })
    },
  )
})
