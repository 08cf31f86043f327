/** Which errors of the compiler `signalbox contexts` prints, and which it passes over. */
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { diagnosticsIn } from '../../../src/cli/contexts/compiler.js'
import { withoutModule } from '../../../src/cli/contexts/imported.js'
import { probeProblem, tableProblem } from '../../../src/cli/contexts/problems.js'
import { createProject } from '../../support/cli.js'

let folder = ''
beforeEach(async () => {
  folder = await createProject({
    'stale.ts': "import type { Contexts } from './contexts.js'\n",
    'other.ts': "import type { Contexts } from './other/contexts.js'\n",
  })
})
const problemsOf = (...lines: readonly string[]) =>
  tableProblem(diagnosticsIn(lines.join('\r\n'), folder), {
    file: join(folder, 'routes.ts'),
    out: join(folder, 'contexts.ts'),
    folder,
    project: { path: join(folder, 'tsconfig.json'), config: {} },
    compiler: { program: 'tsc', isNative: true },
  })

it.each([
  [
    'in the module of the table first',
    ['other.ts(1,2): error TS2322: Other.', 'routes.ts(3,4): error TS2345: Table.', '  More of it.'],
    'routes.ts:3:4: Table.',
    'routes.ts:3:4: Table.',
  ],
  ['at no place', ['error TS18003: No inputs.'], undefined, 'No inputs.'],
  [
    'in a module that imports another one of the same name, not in one that imports the stale one',
    ['stale.ts(1,2): error TS2339: Stale.', 'other.ts(1,2): error TS2322: Other.'],
    undefined,
    'other.ts:1:2: Other.',
  ],
  ['of a stale module where nothing else is wrong', ['stale.ts(1,2): error TS2339: S.'], undefined, 'stale.ts:1:2: S.'],
  [
    'that the module is absent, only where nothing else is wrong',
    ["routes.ts(1,2): error TS2307: Cannot find module './contexts.js'."],
    undefined,
    "routes.ts:1:2: Cannot find module './contexts.js'.",
  ],
  [
    'not that the module is absent where an alias leads to it',
    [
      "routes.ts(1,2): error TS2307: Cannot find module '#app/contexts.js' or its corresponding type declarations.",
      'routes.ts(3,4): error TS2345: Table.',
    ],
    'routes.ts:3:4: Table.',
    'routes.ts:3:4: Table.',
  ],
  [
    'of another module that is absent',
    ["routes.ts(1,2): error TS2307: Cannot find module './context.js'."],
    "routes.ts:1:2: Cannot find module './context.js'.",
    "routes.ts:1:2: Cannot find module './context.js'.",
  ],
  [
    'not of declarations, and not those that name the command',
    [
      "routes.ts(1,2): error TS4023: 'x' cannot be named.",
      'routes.ts(5,6): error TS2345: "Places#show is stale; run `signalbox contexts`".',
    ],
    undefined,
    undefined,
  ],
])('prints errors %s', (_which, lines, ofTable, any) => {
  expect(problemsOf(...lines)).toEqual({ ofTable, any })
})

it.each([
  ["import type { Contexts } from './contexts.js'", "import type { Contexts } from './contexts.js.absent'"],
  [
    'export * from "#contexts"; import {x} from "@/other.js"',
    'export * from "#contexts.absent"; import {x} from "@/other.js"',
  ],
  ["type Ctx = import('@/contexts.ts').Contexts", "type Ctx = import('@/contexts.ts.absent').Contexts"],
  ["from './other/contexts.js' // './contexts.js'", undefined],
])('leads the imports of the module in %s to nothing', (text, without = text) => {
  expect(withoutModule(text, '/app/routes.ts', '/app/contexts.ts')).toBe(without)
})

it('prints five errors, and counts the others', () => {
  const lines = Array.from({ length: 7 }, (_, at) => `routes.ts(${at + 1},1): error TS2322: No.`)
  expect(problemsOf(...lines).ofTable).toBe(
    `${[1, 2, 3, 4, 5].map(at => `routes.ts:${at}:1: No.\n`).join('')}and 2 more`,
  )
})

it('names a type that cannot be written', () => {
  const probe = join(folder, '.probe.ts')
  const printed =
    "routes.ts(1,1): error TS4023: Of another.\n.probe.ts(8,1): error TS4082: Default export of the module has or is using private name 'Secret'."
  const declarations = undefined
  expect(probeProblem({ declarations, probe, diagnostics: diagnosticsIn(printed, folder) })).toBe(
    "the contexts cannot be written: no module exports 'Secret', or it is a key in a type without a name: export it, and name that type in an exported interface",
  )
  expect(probeProblem({ declarations, probe, diagnostics: [] })).toBeUndefined()
})
