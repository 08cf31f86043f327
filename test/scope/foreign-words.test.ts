/**
 * A call of a method that only other routers have is one error of the compilers, and the same message when the program runs.
 * With `noUncheckedIndexedAccess` there is a second error, which TypeScript gives for every name of an index signature.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import * as library from '../../src/index.js'
import { RouteError } from '../../src/index.js'
import { foreignCalls } from '../cases/foreign-words.js'
import { errorsIn, writeFolder } from '../support/compile-folder.js'
import { COMPILERS, isFor } from '../support/compilers.js'
import { runProgram } from '../support/run-program.js'

const folder = fileURLToPath(new URL('../generated-foreign-words/', import.meta.url))
const unmarked = (source: string): string => source.replace(/[«»]/g, '')
const program = (source: string): string => `import { castParam, defineRoutes, type ScopeAt } from '../../src/index.js'
export { castParam }
class Places { index() {} create() {} show() {} update() {} destroy() {} preview() {} }
export const controllers = { Places, 'V1/Places': Places }
export type Part = ScopeAt<typeof controllers, ''>
export const define = () => defineRoutes(controllers,
${unmarked(source)}
)
`
const LINE = 7

const files = foreignCalls.flatMap(({ source, instead }, at) => [
  [`refused${at}`, program(source)] as const,
  [`right${at}`, program(instead)] as const,
])
await writeFolder(folder, Object.fromEntries(files))
const project = JSON.parse(await readFile(`${folder}tsconfig.json`, 'utf8'))
const compilerOptions = { noUncheckedIndexedAccess: false }
await writeFile(`${folder}tsconfig.json`, JSON.stringify({ ...project, compilerOptions }))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(COMPILERS)('a method of another router, in TypeScript %s', async compiler => {
  const calls = foreignCalls.map((each, at) => [each.title, each, at] as const).filter((_, at) => isFor(compiler, at))
  const errors = await errorsIn(
    compiler,
    folder,
    calls.flatMap(([, , at]) => [`refused${at}`, `right${at}`]),
  )

  it.each(calls)('%s', (_title, { source, message, given }, at) => {
    const written = given ?? /«(.*)»/.exec(source)?.[1]?.replaceAll("'", '"')
    expect(errors.get(`refused${at}`)).toEqual([
      `${LINE},${source.indexOf('«') + 1}: Argument of type '${written}' is not assignable to parameter of type '"${message}"'.`,
    ])
    expect(errors.get(`right${at}`)).toBeUndefined()
  })
})

describe('a method of another router, when the table is defined', () => {
  const define = (source: string) => runProgram(program(source), { '../../src/index.js': library }).define

  it.each(foreignCalls.map(each => [each.title, each] as const))('%s', (_title, { source, message, instead }) => {
    expect(define(source)).toThrow(new RouteError(message))
    expect(define(instead)).not.toThrow()
  })
})
