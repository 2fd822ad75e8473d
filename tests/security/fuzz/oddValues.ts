/** Values that members never send and attackers try first. */

const LONE_SURROGATE = 'a\ud800b'
const NULL_CHARACTER = 'a\u0000b'

const numbers = [
  0,
  -0,
  -1,
  1.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53 + 2,
  1e21,
  -1e21,
  1e308,
]

const texts = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e21',
  '0x10',
  '%',
  '\\',
  "'; --",
  LONE_SURROGATE,
  '\udc00',
  NULL_CHARACTER,
  '\u0001\u001b[31m\u007f',
  '\u202etxt.exe',
  '\ufeff\uffff',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '🧜‍♀️'.repeat(40),
  'å'.repeat(100_000),
]

const moments = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-11-20T24:00:00Z',
  '2026-11-20T12:00:00.123456789Z',
]

const others: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  [LONE_SURROGATE],
  [1, 1, 1],
  [2 ** 53 + 2],
  [1e21, 'constructor'],
  { constructor: 1 },
  { length: 1e9 },
  { [LONE_SURROGATE]: NULL_CHARACTER },
  Array.from({ length: 2000 }, (_, index) => index),
]

/** All odd values that JSON allows. */
export const oddValues: readonly unknown[] = [...numbers, ...texts, ...moments, ...others]

/** Odd parameter values for an address, in their encoded form. */
export const oddParameters: readonly string[] = [
  ...numbers.map(String),
  ...[...texts, ...moments]
    .filter((text) => !/\p{Surrogate}/u.test(text) && text.length < 10_000)
    .map(encodeURIComponent),
  'x'.repeat(8_000),
  // Bytes of a surrogate, of an overlong slash, and invalid UTF-8.
  '%ED%A0%80',
  '%C0%AF',
  '%FF',
  '%zz',
]
