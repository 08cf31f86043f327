/**
 * The cost of a table for the compiler must not grow unnoticed: the instantiations and the types of plain resources with 60
 * and with 600 routes, and of a realistic application, for each compiler. The counts are the same on every machine; no time
 * is measured. `WRITE_BUDGET=1 npx vitest run test/table/type-cost` writes the budget files.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationOf } from '../../bench/types/build-application.js'
import { type Compiler, compilers, declareLibrary } from '../../bench/types/compile.js'
import { type Files, generate, ROUTES_EACH, write } from '../../bench/types/generate.js'
import { generateApplication } from '../../bench/types/realistic.js'
import { figuresOf } from '../support/count-instantiations.js'
import { Budget } from '../support/type-budget.js'

const PLAIN_ROUTES = [60, 600]
const APPLICATION_ROUTES = 250
const CONTEXT_FORMS = ['interface', 'alias'] as const

const plainBudget = new Budget('type-cost.json', import.meta.url)
const applicationBudget = new Budget('type-cost-application.json', import.meta.url)
const folder = fileURLToPath(new URL('../generated-type-cost/', import.meta.url))
let library = ''

const expectWithinBudget = async (budget: Budget, compiler: Compiler, name: string, files: Files) => {
  const figures = await figuresOf(compiler, `${folder}${compiler}-${name.replaceAll(' ', '-')}`, files)
  for (const count of ['instantiations', 'types'] as const)
    budget.expectWithin(`${compiler}, ${name}, ${count}`, figures[count])
}

beforeAll(async () => {
  library = await declareLibrary()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  plainBudget.save()
  applicationBudget.save()
})

describe('the types of plain resources', () => {
  const cases = compilers.flatMap(compiler => PLAIN_ROUTES.map(routes => ({ compiler, routes })))

  it.concurrent.each(cases)('stay within their budget: $compiler, $routes routes', ({ compiler, routes }) =>
    expectWithinBudget(
      plainBudget,
      compiler,
      `${routes} routes`,
      generate('signalbox', { resources: routes / ROUTES_EACH, library }),
    ),
  )
})

describe('a realistic application', () => {
  const cases = compilers.flatMap(compiler => CONTEXT_FORMS.map(contexts => ({ compiler, contexts })))

  it.concurrent.each(cases)(
    'has types within their budget: $compiler, contexts by $contexts',
    ({ compiler, contexts }) =>
      expectWithinBudget(
        applicationBudget,
        compiler,
        `${APPLICATION_ROUTES} routes, contexts by ${contexts}`,
        generateApplication({ routes: APPLICATION_ROUTES, library, contexts }),
      ),
  )

  it('has the routes that it was generated from', async () => {
    const source = fileURLToPath(new URL('../../src/index.js', import.meta.url))
    const project = `${folder}run`
    await write(project, generateApplication({ routes: APPLICATION_ROUTES, library: source }))
    const { routes }: { routes: Iterable<{ method: string; path: string; target?: string }> } = await import(
      `${project}/routes.ts`
    )
    const found = [...routes].map(({ method, path, target = '' }) => `${method} ${path} ${target}`)
    const expected = applicationOf(APPLICATION_ROUTES).routes.map(
      ({ method, path, target }) => `${method} ${path} ${target ? `${target.controller}#${target.action}` : ''}`,
    )
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})
