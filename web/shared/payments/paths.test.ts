import { describe, expect, it } from 'vitest'
import { readOrderNumber, withReceipt } from './paths'

describe('the address that opens a receipt', () => {
  it.each([
    ['/Membership', '/Membership?showReceipt=7'],
    ['/Search?text=sauna', '/Search?text=sauna&showReceipt=7'],
    ['/Search?showReceipt=6', '/Search?showReceipt=7'],
  ])('is made of %s', (path, expected) => expect(withReceipt(path, 7)).toBe(expected))

  it.each([
    ['100001', 100_001],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['12345678901', null],
    [null, null],
  ])('names an order by its number alone: %s', (value, expected) => expect(readOrderNumber(value)).toBe(expected))
})
