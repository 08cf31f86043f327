/** The compilers that suites start: none of them outlives its suite, and one that takes too long is ended. */
import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compilers, endCompilers, outputOf, startCompiler } from '../../bench/types/compile.js'

const PROJECT = ['-p', '.', '--watch', '--preserveWatchOutput']

describe.each(compilers)('TypeScript %s', compiler => {
  it('is ended with the suite that started it', async () => {
    const child = startCompiler(compiler, PROJECT)
    const ended = once(child, 'exit')
    endCompilers()
    expect(await ended).toEqual([null, 'SIGKILL'])
  })

  it('is ended if it takes too long, and says so', async () => {
    expect(await outputOf(compiler, PROJECT, 0.1)).toMatch(`timeout: TypeScript ${compiler} took more than 0.1 s`)
  })
})

describe('COMPILERS', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const chosen = async (text: string | undefined) => {
    vi.resetModules()
    vi.stubEnv('COMPILERS', text)
    return import('../support/compilers.js')
  }

  it.each([
    [undefined, ['7.0']],
    ['5.9,6.0', ['5.9', '6.0']],
    ['all', ['5.9', '6.0', '7.0']],
  ])('names the compilers of a run: %s', async (text, names) => {
    expect((await chosen(text)).COMPILERS).toEqual(names)
  })

  it('is refused with an unknown name', async () => {
    await expect(chosen('5.8')).rejects.toThrow('COMPILERS=5.8: the compilers are 5.9, 6.0, 7.0, or all')
  })

  it('gives each program to 7.0, and to one of 5.9 and 6.0', async () => {
    const { shareOf } = await chosen('all')
    const all = ['a', 'b', 'c']
    expect(compilers.map(compiler => shareOf(compiler, all))).toEqual([['a', 'c'], ['b'], all])
  })
})
