/** With the option `update`, the action of this name answers one method. The other one is that of any route, or refused. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'
import { openapi } from '../../src/openapi/index.js'
import { listen, send } from '../cases/http-behaviour.js'

class Places {
  show() {
    return 'shown'
  }
  update() {
    return 'updated'
  }
}
class Users {
  update() {
    return 'saved'
  }
  replace() {
    return 'replaced'
  }
}

const routes = defineRoutes({ Places, Users }, r =>
  r
    .resources('places', { only: ['show', 'update'], update: 'put' })
    .resource('user', { only: ['update'], update: 'patch' })
    .put('user', 'Users#replace'),
)
const serve = () => {
  const router = createRouter(routes)
  return listen(new Koa().use(router.routes()).use(router.allowedMethods()).callback())
}

describe('the option update', () => {
  it('routes one method, which the other one may follow', async () => {
    const port = await serve()
    expect((await send(port, 'PUT /places/1')).text).toBe('updated')
    expect((await send(port, 'PATCH /user')).text).toBe('saved')
    expect((await send(port, 'PUT /user')).text).toBe('replaced')
  })

  it('refuses the other method with 405, and lists the right ones', async () => {
    const { status, headers } = await send(await serve(), 'PATCH /places/1')
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, PUT')
    expect((await send(await serve(), 'OPTIONS /user')).headers.allow).toBe('PUT, PATCH')
  })

  it('is in the list, look-ups, explanations and the document', () => {
    expect(String(routes)).toBe(
      [
        'GET    /places/:id  Places#show',
        'PUT    /places/:id  Places#update',
        'PATCH  /user        Users#update',
        'PUT    /user        Users#replace',
      ].join('\n'),
    )
    expect(routes.match('PUT', '/places/1')?.target).toBe('Places#update')
    expect(routes.match('PATCH', '/places/1')).toBeUndefined()
    expect(explainMatch(routes, 'PATCH', '/places/1').summary).toBe('405: the path is routed for GET, HEAD, PUT')
    expect(
      Object.keys(openapi(routes, { info: { title: 'Places', version: '1' } }).paths?.['/places/{id}'] ?? {}),
    ).toEqual(['get', 'put'])
  })
})
