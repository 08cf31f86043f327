import type { CastKinds } from '../../src/index.js'

/** The value of a parameter and the value that it is cast to, or `'400'` if it does not fit. */
export interface CastCase {
  readonly because: string
  readonly kind: keyof CastKinds
  readonly value: string
  readonly cast: string | bigint | number
}

const UUID = '0190a8e4-7b4c-7def-8123-456789abcdef'

export const uuidCases: readonly CastCase[] = [
  ...[
    ['in lower case', UUID],
    ['in upper case', UUID.toUpperCase()],
    ['in both cases', '0190A8e4-7b4C-7dEf-8123-456789aBCdef'],
    ['of version 1', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
    ['of version 4', '919108f7-52d1-4320-9bac-f847db4148a8'],
    ['nil', '00000000-0000-0000-0000-000000000000'],
    ['max', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ].map(([because = '', value = '']) => ({ because, kind: 'uuid', value, cast: value }) as const),
  ...[
    ['empty', ''],
    ['no UUID', 'places'],
    ['without its dashes', UUID.replaceAll('-', '')],
    ['with a dash elsewhere', '0190a8e47-b4c-7def-8123-456789abcdef'],
    ['with an underscore for a dash', UUID.replace('-', '_')],
    ['with a dash for a digit', `-${UUID.slice(1)}`],
    ['one character short', UUID.slice(1)],
    ['one character long', `${UUID}0`],
    ...['/', ':', '@', 'G', '`', 'g'].map(sign => [
      `with ${sign}, a neighbour of the hexadecimal digits in ASCII`,
      UUID.replace('f', sign),
    ]),
    ['with a full-width digit', UUID.replace('0', '０')],
    ['in braces', `{${UUID}}`],
    ['as a URN', `urn:uuid:${UUID}`],
    ['after a space', ` ${UUID.slice(1)}`],
    ['before a line break', `${UUID.slice(1)}\n`],
  ].map(([because = '', value = '']) => ({ because, kind: 'uuid', value, cast: '400' }) as const),
]

const bigint = (because: string, value: string, cast: CastCase['cast']): CastCase => ({
  because,
  kind: 'bigint',
  value,
  cast,
})
const integer = (because: string, value: string, cast: CastCase['cast']): CastCase => ({
  because,
  kind: 'integer',
  value,
  cast,
})

/** Values that neither kind of integer accepts. */
const notCanonical: readonly (readonly [because: string, value: string])[] = [
  ['empty', ''],
  ['only a sign', '-'],
  ['a plus', '+1'],
  ['two signs', '--1'],
  ['minus zero', '-0'],
  ['a leading zero', '01'],
  ['a leading zero after the sign', '-01'],
  ['two zeros', '00'],
  ['a leading space', ' 1'],
  ['a trailing space', '1 '],
  ['only a space', ' '],
  ['a trailing line break', '1\n'],
  ['a fraction', '1.5'],
  ['a fraction of zero', '1.0'],
  ['an exponent', '1e3'],
  ['hexadecimal', '0x1'],
  ['octal', '0o1'],
  ['binary', '0b1'],
  ['a separator', '1_000'],
  ['a thousands separator', '1,000'],
  ['the suffix of a literal', '1n'],
  ['Arabic digits', '١٢'],
  ['full-width digits', '１２'],
  ['a superscript', '1²'],
  ['a typographic minus sign', '−1'],
  ['a word', 'one'],
  ['not a number', 'NaN'],
  ['infinity', 'Infinity'],
  ['a list', '1,2'],
  ['NUL', '1\0'],
  ['the character before the digits in ASCII', '1/'],
  ['the character after the digits in ASCII', '1:'],
  ['a hundred thousand digits', '9'.repeat(100_000)],
]

export const bigintCases: readonly CastCase[] = [
  bigint('zero', '0', 0n),
  bigint('one', '1', 1n),
  bigint('a negative number', '-1', -1n),
  bigint('more than a JavaScript number holds', '9007199254740993', 9007199254740993n),
  bigint('the greatest', '9223372036854775807', 9223372036854775807n),
  bigint('one more than the greatest', '9223372036854775808', '400'),
  bigint('the least', '-9223372036854775808', -9223372036854775808n),
  bigint('one less than the least', '-9223372036854775809', '400'),
  bigint('the greatest number of 19 digits', '9999999999999999999', '400'),
  bigint('20 digits', '10000000000000000000', '400'),
  bigint('a number that wraps around to zero', '18446744073709551616', '400'),
  ...notCanonical.map(([because, value]) => bigint(because, value, '400')),
]

export const integerCases: readonly CastCase[] = [
  integer('zero', '0', 0),
  integer('one', '1', 1),
  integer('a negative number', '-1', -1),
  integer('the greatest', '2147483647', 2147483647),
  integer('one more than the greatest', '2147483648', '400'),
  integer('the least', '-2147483648', -2147483648),
  integer('one less than the least', '-2147483649', '400'),
  integer('a number that wraps around to zero', '4294967296', '400'),
  integer('a number that wraps around to one', '4294967297', '400'),
  integer('more than a JavaScript number holds', '9007199254740993', '400'),
  ...notCanonical.map(([because, value]) => integer(because, value, '400')),
]
