import { expect, it } from 'vitest'
import { formatAmount } from './amount'

it.each([
  ['GBP', '£1,234,567.08'],
  ['DKK', 'kr. 1.234.567,08'],
  ['EUR', '1.234.567,08 €'],
  ['NOK', 'kr 1 234 567,08'],
  ['BRL', 'R$ 1.234.567,08'],
  ['SEK', '1.234.567,08 kr'],
  ['THB', '฿1,234,567.08'],
])('writes %s as %s', (currency, text) => {
  expect(formatAmount({ amount: 123_456_708, currency }).replaceAll('\u00A0', ' ')).toBe(text)
})

it('writes small and negative amounts', () => {
  expect(formatAmount({ amount: 5, currency: 'GBP' })).toBe('£0.05')
  expect(formatAmount({ amount: -100_000, currency: 'GBP' })).toBe('−£1,000.00')
})

it('knows no other currency', () => {
  expect(() => formatAmount({ amount: 1, currency: 'USD' })).toThrow('Unsupported currency code')
})
