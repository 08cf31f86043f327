/**
 * What does not compile throws the same sentence when it is run all the same: the programs of `cases/rejected.ts` and
 * `cases/rejected-loaders.ts`, their types stripped. That compilers print it is in `rejected.test.ts`.
 */
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as library from '../../src/index.js'
import { LinkError, RouteError } from '../../src/index.js'
import { rejected, rejectedLinks, rejectedRouters } from '../cases/rejected.js'
import * as controllers from '../cases/rejected-controllers.js'
import { acceptedLoaders, rejectedLoaders } from '../cases/rejected-loaders.js'
import {
  LINK_ROUTES,
  type Loader,
  linkProgram,
  loaderProgram,
  program,
  routerProgram,
} from '../support/rejected-programs.js'

const strip = (text: string, module: ts.ModuleKind): string =>
  ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022, module } }).outputText

const MODULES = { '../../src/index.js': library, '../cases/rejected-controllers.js': controllers }

/** Runs a program with the modules that it imports, and gives its exports. */
const run = (text: string, modules: Readonly<Record<string, unknown>> = MODULES) => {
  const exports: Record<string, () => unknown> = {}
  new Function('require', 'exports', strip(text, ts.ModuleKind.CommonJS))((name: string) => modules[name], exports)
  return exports
}

const expectThrown = (make: (() => unknown) | undefined, error: Error | undefined) => {
  if (error) expect(make).toThrow(error)
  else expect(make).not.toThrow()
}

describe('what is thrown when the types are dodged', () => {
  it.each(rejected.map(each => [each.title, each] as const))('%s', (_title, each) => {
    const sentence = each.throws ?? each.says
    expectThrown(run(program(each)).define, typeof sentence === 'string' ? new RouteError(sentence) : undefined)
  })

  it.each(rejectedRouters.filter(each => each.throws).map(each => [each.title, each] as const))(
    'createRouter: %s',
    (_title, each) => expect(() => run(routerProgram(each))).toThrow(new RouteError(each.says)),
  )

  it.each(rejectedLinks.map(each => [each.title, each] as const))('link: %s', (_title, each) => {
    const { make } = run(linkProgram(each), { './link-routes.js': run(LINK_ROUTES) })
    const sentence = each.throws ?? each.says
    expectThrown(make, typeof sentence === 'string' ? new LinkError(sentence) : undefined)
  })
})

describe('what a loader gives when the types are dodged', () => {
  const tableOf = async (loader: Loader) => {
    const url = `data:text/javascript,${encodeURIComponent(strip(loader.module, ts.ModuleKind.ESNext))}`
    const module: unknown = await import(/* @vite-ignore */ url)
    const { define } = run(loaderProgram('./module.js', loader), { ...MODULES, './module.js': module })
    return define?.() as library.AnyRouteTable // what the program exports
  }

  it.each(rejectedLoaders.map(each => [each.title, each] as const))('%s', async (_title, each) => {
    const loading = (await tableOf(each)).load()
    if (each.throws === false) await expect(loading).resolves.toBeUndefined()
    else await expect(loading).rejects.toEqual(new RouteError(each.throws ?? each.says))
  })

  it.each(acceptedLoaders.map(each => [each.title, each] as const))('accepted: %s', async (_title, each) => {
    const routes = await tableOf(each)
    await routes.load()
    const Controller = Reflect.get(routes[0] ?? {}, 'controller')
    expect(new Controller().index()).toBe('found')
  })
})
