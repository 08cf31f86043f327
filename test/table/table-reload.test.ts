/** A table of modules that are loaded in the test, so that mutation testing sees what they do when they load. */
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

describe('a table of a module that is loaded in the test', () => {
  const define = async () => {
    const { defineRoutes } = await import('../../src/index.js')
    return defineRoutes({}, r => r.get('a', function answer() {}))
  }

  it('has a mark by which other copies of the package recognise it', async () => {
    const { isRouteTable } = await import('../../src/table/table.js')
    const routes = await define()
    const mark = Symbol.for('signalbox.RouteTable')
    expect(Reflect.get(routes, mark)).toBe(true)
    expect(isRouteTable(routes)).toBe(true)
    expect(isRouteTable(Object.assign([], { [mark]: true }))).toBe(true)
    for (const other of [[], [...routes], { [mark]: true }, undefined, null, 'routes']) {
      expect(isRouteTable(other)).toBe(false)
    }
  })

  it('is printed by util.inspect', async () => {
    expect(inspect(await define())).toBe('GET  /a  (answer)')
  })

  it('returns plain arrays from array methods', async () => {
    const routes = await define()
    expect(Object.getPrototypeOf(routes.map(each => each))).toBe(Array.prototype)
    expect(inspect(routes.slice())).toContain("path: '/a'")
  })

  it('accepts redirects with the parameters of their target, and with more', async () => {
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

  it('throws errors with a name', async () => {
    const { LinkError } = await import('../../src/index.js')
    const { path } = await define()
    const link = () => Reflect.apply(path, undefined, ['/b'])
    expect(link).toThrow(LinkError)
    expect(link).toThrow(expect.objectContaining({ name: 'LinkError' }))
  })
})
