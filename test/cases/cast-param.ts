import type { CastKinds } from '../../src/index.js'

/** A value of a parameter and what it is cast to, or `'400'` where it does not fit. */
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
    ['no uuid', 'places'],
    ['without its dashes', UUID.replaceAll('-', '')],
    ['with a dash elsewhere', '0190a8e47-b4c-7def-8123-456789abcdef'],
    ['with another sign for a dash', UUID.replace('-', '_')],
    ['with a dash for a digit', `-${UUID.slice(1)}`],
    ['a character short', UUID.slice(1)],
    ['a character long', `${UUID}0`],
    ...['/', ':', '@', 'G', '`', 'g'].map(sign => [`with ${sign}, a neighbour of the digits`, UUID.replace('f', sign)]),
    ['with a full-width digit', UUID.replace('0', '０')],
    ['in braces', `{${UUID}}`],
    ['as a URN', `urn:uuid:${UUID}`],
    ['behind a space', ` ${UUID.slice(1)}`],
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

/** What neither kind of integer takes. */
const notCanonical: readonly (readonly [because: string, value: string])[] = [
  ['empty', ''],
  ['a sign alone', '-'],
  ['a plus', '+1'],
  ['two signs', '--1'],
  ['minus zero', '-0'],
  ['a leading zero', '01'],
  ['a leading zero behind the sign', '-01'],
  ['two zeros', '00'],
  ['a space before', ' 1'],
  ['a space behind', '1 '],
  ['a space alone', ' '],
  ['a line break behind', '1\n'],
  ['a fraction', '1.5'],
  ['a fraction of nothing', '1.0'],
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
  ['the minus sign of typography', '−1'],
  ['a word', 'one'],
  ['not a number', 'NaN'],
  ['infinity', 'Infinity'],
  ['a list', '1,2'],
  ['NUL', '1\0'],
  ['the sign before the digits', '1/'],
  ['the sign behind the digits', '1:'],
  ['a hundred thousand digits', '9'.repeat(100_000)],
]

export const bigintCases: readonly CastCase[] = [
  bigint('zero', '0', 0n),
  bigint('one', '1', 1n),
  bigint('less than zero', '-1', -1n),
  bigint('more than a number holds', '9007199254740993', 9007199254740993n),
  bigint('the greatest', '9223372036854775807', 9223372036854775807n),
  bigint('one more than the greatest', '9223372036854775808', '400'),
  bigint('the least', '-9223372036854775808', -9223372036854775808n),
  bigint('one less than the least', '-9223372036854775809', '400'),
  bigint('the greatest of 19 digits', '9999999999999999999', '400'),
  bigint('20 digits', '10000000000000000000', '400'),
  bigint('a wrap around to zero', '18446744073709551616', '400'),
  ...notCanonical.map(([because, value]) => bigint(because, value, '400')),
]

export const integerCases: readonly CastCase[] = [
  integer('zero', '0', 0),
  integer('one', '1', 1),
  integer('less than zero', '-1', -1),
  integer('the greatest', '2147483647', 2147483647),
  integer('one more than the greatest', '2147483648', '400'),
  integer('the least', '-2147483648', -2147483648),
  integer('one less than the least', '-2147483649', '400'),
  integer('a wrap around to zero', '4294967296', '400'),
  integer('a wrap around to one', '4294967297', '400'),
  integer('more than a number tells apart', '9007199254740993', '400'),
  ...notCanonical.map(([because, value]) => integer(because, value, '400')),
]
