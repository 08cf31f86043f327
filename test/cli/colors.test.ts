/** When the command line prints colours, and which. */
import { WriteStream } from 'node:tty'
import { describe, expect, it } from 'vitest'
import { paintOf, styleOf, wantsColor } from '../../src/cli/colors.js'

describe('wantsColor(stream, env)', () => {
  const { hasColors, getColorDepth } = WriteStream.prototype
  const terminal = { isTTY: true, hasColors, getColorDepth }
  const term = { TERM: 'xterm' }

  it.each<[string, Partial<NodeJS.WriteStream>, NodeJS.ProcessEnv, boolean]>([
    ['a terminal', terminal, term, true],
    ['a terminal without colours', terminal, { TERM: 'dumb' }, false],
    ['a terminal with NO_COLOR', terminal, { ...term, NO_COLOR: '1' }, false],
    ['a terminal with NODE_DISABLE_COLORS', terminal, { ...term, NODE_DISABLE_COLORS: '1' }, false],
    ['a terminal that cannot tell', { isTTY: true }, term, false],
    ['a pipe', {}, term, false],
    ['a pipe that could print colours', { ...terminal, isTTY: false } as never, term, false], // a stand-in
    ['a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['a pipe with an empty FORCE_COLOR', {}, { FORCE_COLOR: '' }, true],
    ['a pipe with FORCE_COLOR=true', {}, { FORCE_COLOR: 'true' }, true],
    ['a pipe with FORCE_COLOR and NO_COLOR', {}, { FORCE_COLOR: '3', NO_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', terminal, { ...term, FORCE_COLOR: '0' }, false],
    ['a terminal with FORCE_COLOR=false', terminal, { ...term, FORCE_COLOR: 'false' }, false],
  ])('%s: %o %o %s', (_title, stream, env, expected) => {
    expect(wantsColor(stream, env)).toBe(expected)
  })
})

describe('styleOf(colored)', () => {
  it('puts a text into the codes of its colour, whatever stdout is', () => {
    expect(styleOf(true)('red', 'a')).toBe('\u001b[31ma\u001b[39m')
    expect(styleOf(true)('bold', 'a')).toBe('\u001b[1ma\u001b[22m')
  })

  it('adds nothing to an empty text, and nothing without colours', () => {
    expect(styleOf(true)('red', '')).toBe('')
    expect(styleOf(false)('red', 'a')).toBe('a')
  })
})

describe('paintOf(style)', () => {
  const paint = paintOf((color, text) => `<${color} ${text}>`)

  it.each([
    ['method', 'GET', '<green GET>'],
    ['method', 'POST', '<yellow POST>'],
    ['method', 'PUT', '<yellow PUT>'],
    ['method', 'PATCH', '<yellow PATCH>'],
    ['method', 'DELETE', '<red DELETE>'],
    ['method', 'HEAD', '<magenta HEAD>'],
    ['method', 'ALL', '<magenta ALL>'],
    ['path', '/a/:long/b/*rest', '/a/<cyan :long>/b/<cyan *rest>'],
    ['target', 'Places#show', 'Places#show'],
    ['target', 'a(b)', 'a(b)'],
    ['target', '(health)', '<gray (health)>'],
    ['middleware', 'authenticate', '<gray authenticate>'],
  ] as const)('paints the %s %s', (column, text, expected) => {
    expect(paint(column, text)).toBe(expected)
  })
})
