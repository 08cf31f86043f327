/** How long lines are folded for a terminal. */
import { describe, expect, it } from 'vitest'
import { fold, pathPieces, words, wrap } from '../../../src/cli/routes/fold.js'

describe('fold(pieces, width)', () => {
  it.each([
    [['/places', '/:placeId', '/rooms'], 16, ['/places/:placeId', '/rooms']],
    [['/places', '/:placeId', '/rooms'], 22, ['/places/:placeId/rooms']],
    [words('one two three'), 7, ['one two', 'three']],
    [words('one  two'), 80, ['one  two']],
    [words('a/b/c (d)'), 5, ['a/b/c', '(d)']],
    [words('a123456789 b'), 4, ['a123', '4567', '89 b']],
    [[], 10, []],
  ])('joins %j to lines of %i columns', (pieces, width, lines) => {
    expect(fold(pieces, width)).toEqual(lines)
  })
})

describe('wrap(line, width)', () => {
  it.each([
    ['one two', 7, ['one two']],
    ['  one two three', 9, ['  one two', '    three']],
    ['guard (a/path/that/is/long.ts:7)', 12, ['guard', '  (a/path/that/is/long.ts:7)']],
    ['a/path/that/is/long.ts:7', 12, ['a/path/that/is/long.ts:7']],
    ['b = "a  b" c', 10, ['b = "a  b"', '  c']],
  ])('ends lines of %j between words, at %i columns', (line, width, lines) => {
    expect(wrap(line, width)).toEqual(lines)
  })
})

describe('pathPieces(path)', () => {
  it.each([
    ['/', ['/']],
    ['/a/:b/*c', ['/a', '/:b', '/*c']],
    ['GET /a/b', ['GET /a', '/b']],
  ])('ends pieces before a slash: %s', (path, pieces) => expect(pathPieces(path)).toEqual(pieces))
})
