import { describe, expect, it } from 'vitest'
import { camelCase, pascalCase } from '../../src/text/case.js'
import { CASES } from '../cases/case.js'

describe('pascalCase(name)', () => {
  it.each(CASES)('%s becomes %s', (name, pascal) => expect(pascalCase(name)).toBe(pascal))

  it.each(CASES)('%s does not change when it is converted again', name =>
    expect(pascalCase(pascalCase(name))).toBe(pascalCase(name)),
  )
})

describe('camelCase(name)', () => {
  it.each(CASES)('%s (%s) becomes %s', (name, _pascal, camel) => expect(camelCase(name)).toBe(camel))
})
