/**
 * A rejected program throws its message when it is run without its types. That the compilers print the message is in
 * `rejected.test.ts`.
 */
import { describe, expect, it } from 'vitest'
import * as library from '../../src/index.js'
import { LinkError, RouteError } from '../../src/index.js'
import { guessMessage } from '../../src/text/similar.js'
import { rejected } from '../cases/rejected.js'
import { rejectedLinks } from '../cases/rejected-links.js'
import { acceptedLoaders, rejectedLoaders } from '../cases/rejected-loaders.js'
import * as names from '../cases/rejected-names.js'
import { rejectedRouters } from '../cases/rejected-routers.js'
import {
  corrected,
  LINK_ROUTES,
  type Loader,
  linkProgram,
  loaderProgram,
  NAMES,
  program,
  routerProgram,
} from '../support/rejected-programs.js'
import { runProgram, strip } from '../support/run-program.js'

const MODULES = { '../../src/index.js': library, [NAMES]: names }

const run = (text: string, modules: Readonly<Record<string, unknown>> = MODULES) => runProgram(text, modules)

const expectThrown = (make: (() => unknown) | undefined, error: Error | undefined) => {
  if (error) expect(make).toThrow(error)
  else expect(make).not.toThrow()
}

describe('a rejected program with its types removed throws the message of the compiler', () => {
  it.each(rejected.map(each => [each.title, each] as const))('%s', (_title, each) => {
    const message = each.throws ?? each.message
    const error = typeof message === 'string' ? new RouteError(guessMessage(message, each.guess)) : undefined
    expectThrown(run(program(each)).define, error)
  })

  it.each(corrected.map(each => [each.title, each] as const))('none once it is corrected: %s', (_title, each) => {
    expect(run(program(each)).define).not.toThrow()
  })

  it.each(rejectedRouters.filter(each => each.throws).map(each => [each.title, each] as const))(
    'in createRouter: %s',
    (_title, each) =>
      expect(() => run(routerProgram(each))).toThrow(new RouteError(guessMessage(each.message, each.guess))),
  )

  it.each(rejectedLinks.map(each => [each.title, each] as const))('in a link: %s', (_title, each) => {
    const { make } = run(linkProgram(each), { './link-routes.js': run(LINK_ROUTES) })
    const message = each.throws ?? each.message
    if (message === TypeError) expect(make).toThrow(TypeError)
    else expectThrown(make, typeof message === 'string' ? new LinkError(guessMessage(message, each.guess)) : undefined)
  })
})

describe('a rejected loader with its types removed rejects with the message of the compiler', () => {
  const tableOf = async (loader: Loader) => {
    const url = `data:text/javascript,${encodeURIComponent(strip(loader.module, 'esm'))}`
    const module: unknown = await import(/* @vite-ignore */ url)
    const { define } = run(loaderProgram('./module.js', loader), { ...MODULES, './module.js': module })
    return define?.() as library.AnyRouteTable // what the program exports
  }

  it.each(rejectedLoaders.map(each => [each.title, each] as const))('%s', async (_title, each) => {
    const loading = (await tableOf(each)).load()
    if (each.throws === false) await expect(loading).resolves.toBeUndefined()
    else await expect(loading).rejects.toEqual(new RouteError(each.throws ?? each.message))
  })

  it.each(acceptedLoaders.map(each => [each.title, each] as const))('accepted loader: %s', async (_title, each) => {
    const routes = await tableOf(each)
    await routes.load()
    const Controller = Reflect.get(routes[0] ?? {}, 'controller')
    expect(new Controller().index()).toBe('found')
  })
})
