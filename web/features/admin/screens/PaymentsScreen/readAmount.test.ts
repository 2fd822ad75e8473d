import { expect, it } from 'vitest'
import { readAmount } from './readAmount'

it.each([
  ['149', 14_900],
  ['149,5', 14_950],
  [' 149.05 ', 14_905],
  ['0', null],
  ['1.490,00', null],
  ['-149', null],
  ['', null],
])('reads the amount of a transfer: %s', (written, expected) => expect(readAmount(written)).toBe(expected))
