/** Which calls of `reply` the compilers and the run time refuse, with one message. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { problem, reply } from '../../src/index.js'
import { acceptedReplies, REPLY_VALUES, rejectedReplies } from '../cases/rejected-replies.js'
import { compileEach } from '../support/compile-folder.js'
import { runProgram } from '../support/run-program.js'

const folder = fileURLToPath(new URL('../generated-replies/', import.meta.url))

/** A program whose last line is the call. A refused call fits any reply. */
const programOf = (source: string, type = ''): string =>
  `import { problem, type Reply, reply } from '../../src/index.js'\n${REPLY_VALUES}export const values = () => [place, either, find]\nexport const call = ()${type} =>\n${source.replace(/[«»]/g, '')}\n`
const LINE = programOf('').split('\n').length - 1

const run = (source: string) => runProgram(programOf(source), { '../../src/index.js': { problem, reply } }).call

const compiled = await compileEach(
  folder,
  Object.fromEntries([
    ...rejectedReplies.map(({ source }, at) => [`rejected${at}`, programOf(source, ': Reply<201, { id: string }>')]),
    ...acceptedReplies.map((source, at) => [`accepted${at}`, programOf(source)]),
  ]),
)

describe('a call of reply', () => {
  describe.each(compiled)('compiled with TypeScript %s', (_compiler, errors) => {
    it.each(rejectedReplies.map((each, at) => [each.title, each, at] as const))(
      'has one error for %s',
      (_title, { source, message }, at) => {
        const place = `${LINE},${source.indexOf('«') + 1}: `
        expect(errors.get(`rejected${at}`)).toEqual([
          expect.stringMatching(new RegExp(`^${place}Argument of type .* is not assignable to parameter of type`)),
        ])
        expect(errors.get(`rejected${at}`)?.[0]).toContain(`type '"${message}"'.`)
      },
    )

    it.each(acceptedReplies.map((source, at) => [source, at] as const))('has no error: %s', (_source, at) =>
      expect(errors.get(`accepted${at}`)).toBeUndefined(),
    )
  })

  it.each(rejectedReplies.filter(each => each.throws !== false).map(each => [each.title, each] as const))(
    'throws the same message for %s',
    (_title, { source, message }) => expect(run(source)).toThrow(new TypeError(message)),
  )

  it.each(acceptedReplies)('does not throw: %s', source => expect(run(source)).not.toThrow())

  it.each([
    ['a text', '200'],
    ['no status', undefined],
    ['NaN', Number.NaN],
    ['an infinite one', Number.POSITIVE_INFINITY],
  ])('throws for %s as the status', (_what, status) =>
    expect(() => Reflect.apply(reply, undefined, [status])).toThrow(
      new TypeError(`reply: the status must be an integer from 200 to 599, not ${status}`),
    ),
  )

  it('returns what a test of an action compares', () => {
    expect(reply(201, { id: '5' }, { Location: '/places/5' })).toEqual(
      reply(201, { id: '5' }, { Location: '/places/5' }),
    )
    expect(reply(201, { id: '5' })).not.toEqual(reply(200, { id: '5' }))
    expect(reply(201, { id: '5' })).toMatchObject({ status: 201, body: { id: '5' }, headers: {} })
  })
})
