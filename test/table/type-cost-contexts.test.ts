/**
 * What the file of `signalbox contexts` is for must stay true: a controller that imports it does not pay for the table, however long that
 * is, and the whole program costs what it costs with contexts from the table. The counts are the same on every machine.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Compiler, compilers, declareLibrary } from '../../bench/types/compile.js'
import type { ContextForm } from '../../bench/types/contexts.js'
import { type Files, write } from '../../bench/types/generate.js'
import { generateApplication } from '../../bench/types/realistic.js'
import { callsIn } from '../support/count-calls.js'
import { counterOf, figuresOf } from '../support/count-instantiations.js'

const folder = fileURLToPath(new URL('../generated-type-cost-contexts/', import.meta.url))
/** What a controller may cost, with all that it imports. */
const MOST_OF_CONTROLLER = 2_000
/** How much dearer the whole program may be. */
const MOST_OF_PROGRAM = 1.03

let library = ''
beforeAll(async () => {
  library = await declareLibrary()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const instantiations = async (compiler: Compiler, name: string, files: Files): Promise<number> =>
  (await figuresOf(compiler, `${folder}${compiler}-${name}`, files)).instantiations
const application = (routes: number, contexts: ContextForm) => generateApplication({ routes, library, contexts })

/** A controller with what it imports, and without the table. */
const controllerAlone = (files: Files): Files => {
  const [name = ''] =
    Object.entries(files)
      .filter(([file]) => file.startsWith('controllers/'))
      .toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  return { [name]: files[name] ?? '', 'contexts.ts': files['contexts.ts'] ?? '' }
}

describe.each(compilers)('contexts from a file, with TypeScript %s', compiler => {
  it.each([250, 3_000])('cost a controller at most 2,000 instantiations, with %i routes', async routes => {
    const cost = await instantiations(compiler, `controller-${routes}`, controllerAlone(application(routes, 'file')))
    expect(cost).toBeLessThanOrEqual(MOST_OF_CONTROLLER)
  })

  it('make a whole program at most 3 % dearer', async () => {
    const fromTable = await instantiations(compiler, 'table', application(250, 'interface'))
    const fromFile = await instantiations(compiler, 'file', application(250, 'file'))
    expect(fromFile).toBeLessThanOrEqual(fromTable * MOST_OF_PROGRAM)
  })
})

it('make a build of 750 routes at most 3 % dearer, in calls of the functions of TypeScript 5.9', async () => {
  const calls = async (contexts: ContextForm): Promise<number> => {
    const project = `${folder}calls-${contexts}`
    await write(project, application(750, contexts))
    const count = await counterOf('5.9') // a new one, which reads the packages, too
    return callsIn('/node_modules/typescript/lib/', () => count(project))
  }
  const fromTable = await calls('interface')
  expect(await calls('file')).toBeLessThanOrEqual(fromTable * MOST_OF_PROGRAM)
})
