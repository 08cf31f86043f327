/** A document as JSON and as YAML. */
import { describe, expect, it } from 'vitest'
import { parseText, textOf } from '../../../src/cli/openapi/format.js'

describe('textOf(document, format)', () => {
  const shared = { type: 'string' }
  const document = {
    openapi: '3.1.0',
    info: { title: 'A: b', version: '1.0', description: `${'long '.repeat(40)}\nsecond line\n` },
    responses: { '200': shared, '404': shared },
    values: ['no', 'on', '2030-06-01', '012', '1_000', '0x1f', '~', '', ' padded ', 'null', '1e3', true, null, 1.5],
  }

  it.each(['.json', '.yaml', '.yml'] as const)('gives a text that says the same: %s', format => {
    expect(parseText(textOf(document, format), format)).toEqual(document)
  })

  it('writes YAML without anchors and folded lines, with quotes around what YAML 1.1 reads as something else', () => {
    expect(textOf(document, '.yaml')).toBe(`openapi: 3.1.0
info:
  title: "A: b"
  version: "1.0"
  description: |
    ${'long '.repeat(40)}
    second line
responses:
  "200":
    type: string
  "404":
    type: string
values:
  - "no"
  - "on"
  - "2030-06-01"
  - "012"
  - "1_000"
  - "0x1f"
  - "~"
  - ""
  - " padded "
  - "null"
  - "1e3"
  - true
  - null
  - 1.5
`)
  })

  it('writes JSON with two spaces and a line feed at its end', () => {
    expect(textOf({ a: { b: [1] } }, '.json')).toBe('{\n  "a": {\n    "b": [\n      1\n    ]\n  }\n}\n')
  })
})
