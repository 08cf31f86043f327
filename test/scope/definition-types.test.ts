/**
 * What `defineRoutes` refuses at run time in `definition.test.ts`, the compilers refuse as well: with one error, and the same
 * message unless the case has another. They compare no letters, so they guess no name.
 */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as cases from '../cases/definition.js'
import { compileEach } from '../support/compile-folder.js'
import { writeCalls } from '../support/written-calls.js'

const folder = fileURLToPath(new URL('../generated-definition/', import.meta.url))

const HEAD = [
  "import { defineRoutes } from '../../src/index.js'",
  `import { ${Object.keys(cases).join(', ')} } from '../cases/definition.js'`,
]
const names = new Map<unknown, string>(Object.entries(cases).map(([name, value]) => [value, name]))

/** Contracts and maps of controllers are checked elsewhere, and TypeScript takes half of a surrogate pair for a text. */
const {
  'a wrong map of controllers': _maps,
  'a wrong contract': _contracts,
  'half of a surrogate pair': _halves,
  ...compiled
} = cases.refusedTables
const LISTS = {
  ...compiled,
  'no right table': cases.acceptedNeighbours.map(each => ({ message: '', printed: false as const, ...each })),
}

const lines = [...HEAD]
/** The titles of the cases that cannot be written. */
const unwritten = new Set<string>()
const written = Object.entries(LISTS).map(([list, refused]) => {
  const rows = refused
    .filter(each => !('registry' in each))
    .flatMap(each => {
      const source = writeCalls(each.draw, names)
      if (source !== undefined) return [[source, each, lines.push(`defineRoutes(controllers, ${source})`)] as const]
      unwritten.add(each.title ?? each.message)
      return []
    })
  return [list, rows] as const
})

it('writes all cases but those with the scope of a callback outside of it', () => {
  expect([...unwritten]).toEqual([
    "another callback's chain is returned",
    'the callback of defineRoutes returns the chain of a nested callback',
  ])
})

const found = await compileEach(folder, { program: lines.join('\n') })

const GUESS = /: did you mean '[^']+'\?$/

describe.each(found)('TypeScript %s refuses', (_compiler, programs) => {
  const errors = new Map<number, string[]>()
  for (const each of programs.get('program') ?? []) {
    const [, line, message = ''] = /^(\d+),\d+: (.*)/.exec(each) ?? []
    errors.set(Number(line), [...(errors.get(Number(line)) ?? []), message])
  }

  describe.each(written)('%s', (_list, rows) => {
    it.each(rows)('%s', (_source, { message, printed = message.replace(GUESS, '') }, line) => {
      expect(errors.get(line) ?? []).toEqual(
        printed === false ? [] : [expect.stringContaining(printed.replaceAll('\\', '\\\\').replaceAll('\t', '\\t'))],
      )
    })
  })
})
