import { expect, it } from 'vitest'
import { plainText } from './plainText'

it.each([
  ['  hello \n', 'hello'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
  ['a\u0000b\u0007c\td', 'abc d'],
  ['safe \u202Etxt.exe\u202C', 'safe txt.exe'],
  ['👩\u200D🚀 & <b>', '👩\u200D🚀 & <b>'],
  [' \u200B\u200D\n ', ''],
])('%j is kept as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
