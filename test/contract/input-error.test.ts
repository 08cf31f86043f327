import { describe, expect, it } from 'vitest'
import { castParam, InputError, type InputIssue, type StandardSchema } from '../../src/index.js'

const issue = (part: InputIssue['in'], ...path: (string | number)[]): InputIssue => ({
  in: part,
  path,
  message: 'secret',
})

describe('InputError', () => {
  it.each([
    { issues: [issue('body', 'name')], status: 422 },
    { issues: [issue('body'), issue('body', 'name')], status: 422 },
    { issues: [issue('params', 'id')], status: 400 },
    { issues: [issue('query', 'page')], status: 400 },
    { issues: [issue('headers', 'x-version')], status: 400 },
    { issues: [issue('query', 'page'), issue('body', 'name')], status: 400 },
    { issues: [], status: 400 },
  ])('has status $status for $issues', ({ issues, status }) => {
    expect(new InputError(issues)).toMatchObject({ status, issues, expose: true, name: 'InputError' })
  })

  it.each([
    { issues: [issue('body')], message: 'not valid: body' },
    { issues: [issue('body', 'guests', 0, 'name')], message: 'not valid: body.guests.0.name' },
    { issues: [issue('query', 'page'), issue('body', 'a-b', '$id')], message: 'not valid: query.page, body.a-b.$id' },
    { issues: [issue('body', 'name'), issue('body', 'name')], message: 'not valid: body.name' },
  ])('names what is not valid: $message', ({ issues, message }) => {
    expect(new InputError(issues).message).toBe(message)
  })

  it.each([
    { because: 'it has a line break', key: 'a\nb' },
    { because: 'it is empty', key: '' },
    { because: 'it is long', key: 'x'.repeat(1_000_000) },
    { because: 'it has other characters', key: '<script>' },
  ])('does not repeat a key if $because', ({ key }) => {
    expect(new InputError([issue('body', 'tags', key)]).message).toBe('not valid: body.tags.…')
  })

  it('has a short message for many issues and for deep ones', () => {
    const many = Array.from({ length: 1_000_000 }, (_, index) => issue('body', index))
    expect(new InputError(many).message).toBe('not valid: body.0, body.1, body.2, body.3, body.4 and 999995 more')
    const deep = issue('body', ...Array<number>(100_000).fill(0))
    expect(new InputError([deep]).message).toBe('not valid: body.0.0.0.0.0.0.0.0.…')
  })

  it('takes a message of its own', () => {
    expect(new InputError([issue('body', 'name')], 'the name is taken').message).toBe('the name is taken')
  })
})

describe('castParam', () => {
  const ctx = {
    params: { id: 'x' },
    throw: (): never => {
      throw new Error('not called')
    },
  }
  const schema: StandardSchema<Date> = {
    '~standard': {
      validate: () => ({
        issues: [{ message: 'one' }, { message: 'two', path: [{ key: 'a' }, 0, Symbol('b')] }],
      }),
    },
  }
  const thrown = (run: () => unknown): unknown => {
    try {
      return run()
    } catch (error) {
      return error
    }
  }

  it('throws an InputError for a kind', () => {
    const error = thrown(() => castParam(ctx, 'id', 'bigint'))
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({
      status: 400,
      message: "parameter 'id' is not a bigint",
      issues: [{ in: 'params', path: ['id'], message: 'is not a bigint' }],
    })
  })

  it('throws an InputError with the issues of a schema', () => {
    expect(thrown(() => castParam(ctx, 'id', schema))).toMatchObject({
      status: 400,
      message: "parameter 'id' is not valid",
      issues: [
        { in: 'params', path: ['id'], message: 'one' },
        { in: 'params', path: ['id', 'a', 0, 'Symbol(b)'], message: 'two' },
      ],
    })
  })
})
