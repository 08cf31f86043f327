/** What `signalbox contexts --check` says of a module that is out of date. */
import { expect, it } from 'vitest'
import { difference } from '../../../src/cli/contexts/contexts-difference.js'

const module = (actions: Readonly<Record<string, string>>, head = '// Generated\n') =>
  `${head}export interface Contexts {\n  readonly 'V1/Places': {\n${Object.entries(actions)
    .map(([name, context]) => `    readonly ${name}: ${context}\n`)
    .join('')}  }\n  readonly Rooms: {\n    readonly lock: Context\n  }\n}\n`
const LONG = "Context<'id', {\n      name: string\n    }>"

it.each([
  ['the same', module({ index: 'Context' }), undefined],
  ['other line ends', module({ index: 'Context' }).replaceAll('\n', '\r\n'), undefined],
  ['no action of a controller', module({}), 'is missing V1/Places#index'],
  ['one action more', module({ index: 'Context', show: LONG }), 'has extra V1/Places#show'],
  ['another context', module({ index: "Context<'id'>" }), 'differs in V1/Places#index'],
  ['another action', module({ "'the-index'": LONG }), 'is missing V1/Places#index and has extra V1/Places#the-index'],
  ['another head', module({ index: 'Context' }, '// Made\n'), 'differs at line 1'],
  ['a line more', `${module({ index: 'Context' })}// more\n`, 'differs at line 10'],
])('has a few words for a module with %s', (_what, current, words) => {
  expect(difference(current, module({ index: 'Context' }))).toBe(words)
})

it('compares contexts of several lines, and names at most three actions', () => {
  const actions = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(name => [name, LONG]))
  const others = Object.fromEntries(Object.keys(actions).map(name => [name, LONG.replace('string', 'number')]))
  expect(difference(module(others), module(actions))).toBe(
    'differs in V1/Places#a, V1/Places#b, V1/Places#c and 2 more',
  )
})
