/** What the command line writes to its streams. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Failure, listOf, oneLine } from '../../src/cli/output.js'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A fresh copy of the module, on streams that record what is written to them and call back with `error`. */
const recorded = async (error?: Error) => {
  const written: string[] = []
  const into = (name: string) => (text: unknown, done?: unknown) => {
    written.push(`${name} ${text}`)
    if (typeof done === 'function') done(error)
    return true
  }
  vi.resetModules()
  vi.spyOn(process.stdout, 'write').mockImplementation(into('out'))
  vi.spyOn(process.stderr, 'write').mockImplementation(into('err'))
  return { written, ...(await import('../../src/cli/output.js')) }
}

describe('divertOutput()', () => {
  it('sends what an application prints to stdout to stderr, and keeps stdout for the command', async () => {
    const { written, divertOutput, print, printError } = await recorded()
    divertOutput()
    process.stdout.write('of the application')
    await print('a')
    await printError('b')
    expect(written).toEqual(['err of the application', 'out a', 'err signalbox: b\n'])
  })
})

describe('print(text)', () => {
  it('resolves when the reader has closed the pipe', async () => {
    const { print } = await recorded(Object.assign(new Error('no'), { code: 'EPIPE' }))
    await expect(print('a')).resolves.toBeUndefined()
  })

  it('rejects with a Failure when the disk is full', async () => {
    const { print } = await recorded(Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' }))
    const message = 'the output cannot be written: ENOSPC: no space'
    await expect(print('a')).rejects.toMatchObject({ name: 'Failure', message })
  })
})

describe('printError(message)', () => {
  it('begins each line with the name of the command', async () => {
    const { written, printError } = await recorded()
    await printError('a\nb')
    expect(written).toEqual(['err signalbox: a\nsignalbox: b\n'])
  })

  it('resolves when the stream emits an error instead of calling back', async () => {
    const { print, printError } = await recorded()
    vi.mocked(process.stderr.write).mockReturnValue(true)
    const before = [process.stdout, process.stderr].map(stream => stream.listeners('error'))
    const printed = printError('b')
    process.stderr.emit('error', new Error('EPIPE'))
    await expect(printed).resolves.toBeUndefined()
    await print('a')
    expect(process.stdout.emit('error', new Error('EPIPE'))).toBe(true)
    ;[process.stdout, process.stderr].forEach((stream, at) => {
      for (const each of stream.listeners('error'))
        if (!before[at]?.includes(each)) stream.off('error', each as () => void) // as it was given
    })
  })
})

it('leaves no listener for each text, since a command that watches writes many', async () => {
  const { print, printError } = await recorded()
  const listeners = () => [process.stdout, process.stderr].map(stream => stream.listenerCount('error'))
  await print('a')
  await printError('b')
  const before = listeners()
  for (let times = 0; times < 3; times++) await print('a').then(() => printError('b'))
  expect(listeners()).toEqual(before)
})

describe('Failure', () => {
  it('has ten lines, and says how many more there are', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `${at}`)
    expect(new Failure(lines.join('\n')).message).toBe('0\n1\n2\n3\n4\n5\n6\n7\n8\n9\nand 2 more')
    expect(new Failure(lines.slice(1).join('\n')).message).toBe(lines.slice(1).join('\n'))
  })

  it('has the name Failure', () => {
    expect(new Failure('a').name).toBe('Failure')
  })
})

describe('listOf(names)', () => {
  it('has ten names, and says how many more there are', () => {
    expect(listOf([...'abcdefghijklm'])).toBe('a, b, c, d, e, f, g, h, i, j and 3 more')
    expect(listOf([...'abc'])).toBe('a, b, c')
  })
})

describe('oneLine(text)', () => {
  it('turns each run of whitespace into one space, and trims', () => {
    expect(oneLine('  a\n\n b\t c ')).toBe('a b c')
  })
})
