import { describe, expect, it } from 'vitest'
import { type AnyRoute, defineRoutes, RouteError } from '../../src/index.js'
import { refusedArguments } from '../cases/arguments.js'
import { controllers, type LooseDraw } from '../cases/definition.js'

/** `defineRoutes` without its types, which would refuse most of these cases. */
const defineLoosely = defineRoutes as unknown as (registry: unknown, draw: LooseDraw) => readonly AnyRoute[]

describe('a call of a scope refuses arguments that it would ignore', () => {
  it.each(refusedArguments.map(({ message, draw }) => [String(draw), message, draw] as const))(
    '%s: %s',
    (_call, message, draw) => expect(() => defineLoosely(controllers, draw)).toThrow(new RouteError(message)),
  )
})

describe('a call of a scope accepts', () => {
  it('options of a redirect that are undefined, as the type does', () => {
    const routes = defineRoutes(controllers, r =>
      r.redirect('old', 'Places#index', undefined).resources('places', { only: ['index'] }),
    )
    expect(routes.map(route => route.path)).toEqual(['/old', '/places'])
  })

  it('options without a prototype', () => {
    const options: { readonly only: readonly ['index'] } = Object.assign(Object.create(null), { only: ['index'] })
    expect(String(defineRoutes(controllers, r => r.resources('places', options)))).toBe('GET  /places  Places#index')
  })
})
