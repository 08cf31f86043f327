/** How the registry imports controllers. */
import { win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import { extensionFor, specifierOf } from '../../../src/cli/controllers/specifier.js'
import { MODULE_OPTIONS, SPECIFIERS } from '../../cases/controllers.js'

describe('extensionFor(options)', () => {
  it.each(MODULE_OPTIONS)('for %j is %s', (options, extension) => expect(extensionFor(options)).toBe(extension))
})

describe('specifierOf(from, to, extension)', () => {
  it.each(SPECIFIERS)('returns for %s and %s the specifier %s, with ts %s, with none %s', (from, to, js, ts, none) => {
    expect(specifierOf(from, to, 'js')).toBe(js)
    expect(specifierOf(from, to, 'ts')).toBe(ts)
    expect(specifierOf(from, to, 'none')).toBe(none)
  })

  it('replaces the backslashes of Windows by slashes', () =>
    expect(specifierOf('C:\\app\\gen\\index.ts', 'c:\\app\\v1\\a-controller.ts', 'js', win32)).toBe(
      '../v1/a-controller.js',
    ))

  it.each([
    ['C:\\app\\index.ts', 'D:\\app\\a-controller.ts', win32],
    ['/app/index.ts', '/50%/a-controller.ts', undefined],
    ['/app/index.ts', '/c#/a-controller.ts', undefined],
  ])('refuses an import in %s of %s', (from, to, path) =>
    expect(() => specifierOf(from, to, 'js', path)).toThrow(
      `${from} cannot import ${to}: an import needs a relative path without % ? # \\`,
    ),
  )
})
