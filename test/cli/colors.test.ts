/** When the command line prints colours, and which colours. */
import { WriteStream } from 'node:tty'
import { describe, expect, it } from 'vitest'
import { paintOf, settleColors, styleOf, wantsColor } from '../../src/cli/colors.js'

describe('wantsColor(stream, env)', () => {
  const { hasColors, getColorDepth } = WriteStream.prototype
  const terminal = { isTTY: true, hasColors, getColorDepth }
  const term = { TERM: 'xterm' }

  it.each<[string, boolean, Partial<NodeJS.WriteStream>, NodeJS.ProcessEnv]>([
    ['a terminal', true, terminal, term],
    ['a terminal without colours', false, terminal, { TERM: 'dumb' }],
    ['a terminal with NO_COLOR', false, terminal, { ...term, NO_COLOR: '1' }],
    ['a terminal with NODE_DISABLE_COLORS', false, terminal, { ...term, NODE_DISABLE_COLORS: '1' }],
    ['a terminal without the method hasColors', false, { isTTY: true }, term],
    ['a terminal with FORCE_COLOR=0', false, terminal, { ...term, FORCE_COLOR: '0' }],
    ['a terminal with FORCE_COLOR=false', false, terminal, { ...term, FORCE_COLOR: 'false' }],
    ['a pipe', false, {}, term],
    ['a pipe with colours', false, { ...terminal, isTTY: false } as never, term], // a stand-in for a stream
    ['a pipe with FORCE_COLOR=1', true, {}, { FORCE_COLOR: '1' }],
    ['a pipe with FORCE_COLOR=true', true, {}, { FORCE_COLOR: 'true' }],
    ['a pipe with an empty FORCE_COLOR', true, {}, { FORCE_COLOR: '' }],
    ['a pipe with FORCE_COLOR and NO_COLOR', true, {}, { FORCE_COLOR: '3', NO_COLOR: '1' }],
  ])('for %s is %s', (_title, expected, stream, env) => {
    expect(wantsColor(stream, env)).toBe(expected)
  })
})

describe('settleColors(env)', () => {
  it.each([
    [{ NO_COLOR: '' }, {}],
    [{ NO_COLOR: '1' }, { NO_COLOR: '1' }],
    [{ NODE_DISABLE_COLORS: '' }, {}],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, { FORCE_COLOR: '1' }],
    [{ NO_COLOR: '1', NODE_DISABLE_COLORS: '1', FORCE_COLOR: '0' }, { FORCE_COLOR: '0' }],
    [{ TERM: 'xterm' }, { TERM: 'xterm' }],
  ])('leaves of %j what decides', (given, left) => {
    const env: NodeJS.ProcessEnv = { ...given }
    settleColors(env)
    expect(env).toEqual(left)
  })
})

describe('styleOf(colored)', () => {
  it('puts the escape codes of a colour around a text, even if stdout is not a terminal', () => {
    expect(styleOf(true)('red', 'a')).toBe('\u001b[31ma\u001b[39m')
    expect(styleOf(true)('bold', 'a')).toBe('\u001b[1ma\u001b[22m')
  })

  it('returns a text unchanged if it is empty or if there are no colours', () => {
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
    ['method', 'PUT|DELETE', '<yellow PUT>|<red DELETE>'],
    ['path', '/a/:long/b/*rest', '/a/<cyan :long>/b/<cyan *rest>'],
    ['path', '/a/:id<uuid>.json', '/a/<cyan :id><gray <uuid>>.json'],
    ['target', 'Places#show', 'Places#show'],
    ['target', 'a(b)', 'a(b)'],
    ['target', '(health)', '<gray (health)>'],
    ['middleware', 'authenticate', '<gray authenticate>'],
  ] as const)('colours the cell %s: %s', (column, text, expected) => {
    expect(paint(column, text)).toBe(expected)
  })
})
