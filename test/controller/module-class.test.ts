/**
 * The rule alone. The modules that loaders accept and reject are in lazy.test.ts and test/cases/rejected-loaders.ts.
 */
import { describe, expect, it } from 'vitest'
import { chooseClass } from '../../src/controller/module-class.js'

describe('chooseClass(byDefault, byName, exported)', () => {
  it.each([
    ['the default export', ['A', undefined, ['A', 'B']], { chosen: 'A' }],
    ['the export of the expected name', [undefined, 'B', ['A', 'B']], { chosen: 'B' }],
    ['an export with both names', ['A', 'A', ['A', 'B']], { chosen: 'A' }],
    ['the only exported class, where there is neither', [undefined, undefined, ['A']], { chosen: 'A' }],
  ] as const)('chooses %s', (_what, [byDefault, byName, exported], choice) =>
    expect(chooseClass<string>(byDefault, byName, exported)).toEqual(choice),
  )

  it.each([
    ['a default export that is not the class of the expected name', ['A', 'B', ['A', 'B']], { problem: 'both' }],
    ['no class', [undefined, undefined, []], { problem: 'no class' }],
    ['several classes under other names', [undefined, undefined, ['A', 'B']], { problem: 'several classes' }],
  ] as const)('rejects %s', (_what, [byDefault, byName, exported], choice) =>
    expect(chooseClass<string>(byDefault, byName, exported)).toEqual(choice),
  )

  it('compares exports by isSame, and chooses the one of the expected name if they are the same', () => {
    const [byDefault, byName] = [
      { name: 'default', local: 'Rooms' },
      { name: 'RoomsController', local: 'Rooms' },
    ]
    const isSame = (one: { local: string }, other: { local: string }) => one.local === other.local
    expect(chooseClass(byDefault, byName, [], isSame)).toEqual({ chosen: byName })
    expect(chooseClass(byDefault, byName, [])).toEqual({ problem: 'both' })
  })
})
