/** A table of modules that are loaded inside the test, where mutation testing sees what they do as they load. */
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

describe('a table, its module loaded anew', () => {
  const draw = async () => {
    const { defineRoutes } = await import('../../src/index.js')
    return defineRoutes({}, r => r.get('a', function answer() {}))
  }

  it('is known as one by its mark, also to another copy of the package', async () => {
    const { isRouteTable } = await import('../../src/table/table.js')
    const routes = await draw()
    const mark = Symbol.for('signalbox.RouteTable')
    expect(Reflect.get(routes, mark)).toBe(true)
    expect(isRouteTable(routes)).toBe(true)
    expect(isRouteTable(Object.assign([], { [mark]: true }))).toBe(true)
    for (const other of [[], [...routes], { [mark]: true }, undefined, null, 'routes']) {
      expect(isRouteTable(other)).toBe(false)
    }
  })

  it('is printed by util.inspect', async () => {
    expect(inspect(await draw())).toBe('GET  /a  (answer)')
  })

  it('has lists made from it that are plain', async () => {
    const routes = await draw()
    expect(Object.getPrototypeOf(routes.map(each => each))).toBe(Array.prototype)
    expect(inspect(routes.slice())).toContain("path: '/a'")
  })

  it('has redirects with the parameters of what they lead to, and with more', async () => {
    const { defineRoutes } = await import('../../src/index.js')
    class Places {
      show() {}
    }
    const routes = defineRoutes({ Places }, r =>
      r
        .redirect('old/:id', 'Places#show')
        .redirect('older/:year/:id', 'Places#show')
        .resources('places', { only: ['show'] }),
    )
    expect(routes.map(({ path }) => path)).toEqual(['/old/:id', '/older/:year/:id', '/places/:id'])
  })

  it('raises errors that say their name', async () => {
    const { LinkError } = await import('../../src/index.js')
    const { path } = await draw()
    const link = () => Reflect.apply(path, undefined, ['/b'])
    expect(link).toThrow(LinkError)
    expect(link).toThrow(expect.objectContaining({ name: 'LinkError' }))
  })
})
