/**
 * An argument of another kind than a call takes is one error, with a short message and without internal names. The exceptions
 * are what TypeScript does not let the library decide.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isLong } from '../cases/long-messages.js'
import { HEAD, UNREADABLE, type WrongArgument, wrongArguments } from '../cases/wrong-arguments.js'
import { compileEach } from '../support/compile-folder.js'

const folder = fileURLToPath(new URL('../generated-wrong-arguments/', import.meta.url))

/** The names that a message may have: what an application imports, and the classes of the programs. */
const exported = readFileSync(new URL('../../src/index.ts', import.meta.url), 'utf8').match(/\b[A-Z]\w+\b/g) ?? []
const KNOWN = new Set([
  ...exported,
  'Ping',
  'Places',
  'Users',
  'Stranger',
  'Text',
  'Uppercase',
  'Scope',
  'UncheckedScope',
  'Function',
])

/** The capitalised names in the types that a message prints, without the texts in it. */
const namesIn = (message: string): readonly string[] =>
  [...message.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/(?<=['<(|&:,[] ?)[A-Z]\w*(?=[<'>,;\])| ])/g)].map(
    ([name]) => name,
  )

const NAMES = new Set([
  // In the type of an argument, TypeScript 5.9 takes the value `undefined` for `any`.
  'draw(part): undefined in place of part',
  // TypeScript prints the name of the options with their type arguments, or the whole context for a function of other parameters.
  "redirect('old', 'Ping#ping', { status: 302 }): a class in place of { status: 302 }",
  "get('ping', 'Ping#ping'): a function of other parameters in place of 'Ping#ping'",
])
const LONG = new Set([
  // The message repeats what was written, or lists what is missing.
  'the option controller of resources: a class',
  // The message lists the members of a contract.
  "get(':id', { params: { id: 'uuid' } }, 'Ping#ping'): an object in place of { params: { id: 'uuid' } }",
  "get('ping', middleware, Ping, 'ping'): an object in place of middleware",
])

const compiled = await compileEach(folder, {
  program: [...HEAD, ...wrongArguments.map(({ source }) => source)].join('\n'),
})

describe.each(compiled)('TypeScript %s', (_compiler, found) => {
  const errors = new Map<string, string[]>()
  for (const each of found.get('program') ?? []) {
    const [line = ''] = each.split(',', 1)
    errors.set(line, [...(errors.get(line) ?? []), each])
  }
  const messagesOf = (at: number): readonly string[] =>
    (errors.get(`${HEAD.length + at + 1}`) ?? []).map(each => each.replace(/^\d+,\d+: /, '').replace(/\n.*/s, ''))
  const titlesOf = (isWrong: (each: WrongArgument, messages: readonly string[]) => boolean): readonly string[] =>
    wrongArguments.flatMap((each, at) => (isWrong(each, messagesOf(at)) ? [each.title] : []))

  it('reports hundreds of wrong arguments', () => expect(errors.size).toBeGreaterThan(700))

  it('reports each once', () => {
    const several = titlesOf((_each, messages) => messages.length > 1)
    expect(several).toEqual([])
  })

  it('refuses each text that it cannot read', () => {
    const taken = titlesOf(({ kind }, messages) => kind in UNREADABLE && messages.length === 0)
    expect(taken).toEqual([])
  })

  it('prints no internal names', () => {
    const internal = titlesOf((_each, [message = '']) => namesIn(message).some(name => !KNOWN.has(name)))
    expect(internal.filter(title => !NAMES.has(title))).toEqual([])
  })

  it('says it in a short message', () => {
    const long = titlesOf((_each, [message = '']) => isLong(message))
    expect(long.filter(title => !NAMES.has(title) && !LONG.has(title))).toEqual([])
  })

  it('leaves an unknown name to the compiler', () => {
    const others = titlesOf(
      ({ kind }, messages) => kind === 'an unknown name' && !/^Cannot find name/.test(`${messages}`),
    )
    expect(others).toEqual([])
  })
})
