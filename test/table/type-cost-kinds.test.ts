/**
 * No kind of declaration may become expensive unnoticed: the instantiations of tables with 50 and with 200 declarations of
 * each kind, or only with 50 on 5.9. `WRITE_BUDGET=1 npx vitest run test/table/type-cost-kinds` writes the budget file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compilers, declareLibrary } from '../../bench/types/compile.js'
import { write } from '../../bench/types/generate.js'
import { generateKind, methodsOf } from '../../bench/types/generate-kind.js'
import { kindNames } from '../../bench/types/kinds.js'
import { COMPILERS } from '../support/compilers.js'
import { type Count, counterOf } from '../support/count-instantiations.js'
import { Budget } from '../support/type-budget.js'

const isWhole = COMPILERS.length === compilers.length || process.env.WRITE_BUDGET === '1'
/** The compilers count almost the same, and all of this takes two minutes. `npm run test:type-cost` runs it. */
const counted = isWhole ? compilers : (['5.9'] as const)
const COUNTS = isWhole ? [50, 200] : [50]

const budget = new Budget('type-cost-kinds.json', import.meta.url)
const folder = fileURLToPath(new URL('../generated-type-cost-kinds/', import.meta.url))

/** The names of the methods of `r`: of the interface `Declarations` and of those that it extends. */
const declarationMethods = (): readonly string[] => {
  const scope = fileURLToPath(new URL('../../src/scope/', import.meta.url))
  const files = readdirSync(scope, { recursive: true, encoding: 'utf8' }).filter(name =>
    /^declarations\/.*\.ts$/.test(name),
  )
  const interfaces = files.flatMap(name =>
    ts
      .createSourceFile(name, readFileSync(`${scope}${name}`, 'utf8'), ts.ScriptTarget.Latest)
      .statements.filter(ts.isInterfaceDeclaration),
  )
  const named = (wanted: string) => {
    const found = interfaces.find(({ name }) => name.text === wanted)
    if (!found) throw new Error(`src/scope has no interface ${wanted} in a file of declarations`)
    return found
  }
  const bases = (named('Declarations').heritageClauses ?? []).flatMap(({ types }) => types.map(each => each.expression))
  const all = [named('Declarations'), ...bases.filter(ts.isIdentifier).map(({ text }) => named(text))]
  return [
    ...new Set(
      all.flatMap(({ members }) => members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))),
    ),
  ]
}

describe('the kinds of declarations', () => {
  it('have every method of `r`: otherwise add a kind to bench/types/kinds.ts', () => {
    const covered = new Set(kindNames.flatMap(methodsOf))
    const missing = declarationMethods().filter(name => !covered.has(name))
    expect(missing).toEqual([])
  })
})

describe.each(counted)('TypeScript %s', compiler => {
  let library = ''
  let count: Count

  beforeAll(async () => {
    library = await declareLibrary()
    count = await counterOf(compiler)
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    budget.save()
  })

  it.concurrent.each(kindNames)('a table of many declarations stays within its budget: %s', async kind => {
    for (const declarations of COUNTS) {
      const project = `${folder}${compiler}/${kind}-${declarations}`
      await write(project, generateKind(kind, { count: declarations, program: 'whole', library }))
      budget.expectWithin(`${kind}, ${compiler}, ${declarations} declarations`, await count(project))
    }
  })
})
