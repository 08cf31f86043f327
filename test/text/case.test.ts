import { describe, expect, it } from 'vitest'
import { camelCase, pascalCase } from '../../src/text/case.js'
import { CASES } from '../cases/case.js'

describe('pascalCase(name)', () => {
  it.each(CASES)('%s becomes %s', (name, pascal) => expect(pascalCase(name)).toBe(pascal))

  it.each(CASES)('does not change its own result, as for %s', name =>
    expect(pascalCase(pascalCase(name))).toBe(pascalCase(name)),
  )
})

describe('camelCase(name)', () => {
  it.each(CASES.map(([name, , camel]) => [name, camel]))('%s becomes %s', (name, camel) =>
    expect(camelCase(name)).toBe(camel),
  )
})
