import { describe, expect, it } from 'vitest'
import { formatCurrency } from './currency'

/** The product writes no-break spaces; the tables contain plain ones. */
const write = (...args: Parameters<typeof formatCurrency>) => formatCurrency(...args).replaceAll('\u00a0', ' ')

describe('formatCurrency', () => {
  it.each([
    ['GBP', '£1,234,567.89', '£1,234,568', '−£12.50'],
    ['DKK', 'kr. 1.234.567,89', 'kr. 1.234.568', '−kr. 12,50'],
    ['EUR', '1.234.567,89 €', '1.234.568 €', '−12,50 €'],
    ['NOK', 'kr 1 234 567,89', 'kr 1 234 568', '−kr 12,50'],
    ['BRL', 'R$ 1.234.567,89', 'R$ 1.234.568', '−R$ 12,50'],
    ['SEK', '1.234.567,89 kr', '1.234.568 kr', '−12,50 kr'],
    ['THB', '฿1,234,567.89', '฿1,234,568', '−฿12.50'],
  ])('%s', (currency, exact, whole, negative) => {
    expect(write(123_456_789, currency)).toBe(exact)
    expect(write(123_456_789, currency, { decimals: false })).toBe(whole)
    expect(write(-1250, currency)).toBe(negative)
  })

  it.each([
    [0, '£0.00', '£0'],
    [5, '£0.05', '£0'],
    [49, '£0.49', '£0'],
    [50, '£0.50', '£1'],
    [-49, '−£0.49', '£0'],
    [-50, '−£0.50', '−£1'],
    [99_900, '£999.00', '£999'],
    [99_950, '£999.50', '£1,000'],
    [100_000, '£1,000.00', '£1,000'],
  ])('%d pence', (amount, exact, whole) => {
    expect(write(amount, 'GBP')).toBe(exact)
    expect(write(amount, 'GBP', { decimals: false })).toBe(whole)
  })

  it('keeps an amount on one line', () => {
    expect(formatCurrency(123_456, 'NOK')).not.toContain(' ')
  })

  it.each(['USD', 'gbp', '', 'constructor'])('refuses the currency "%s"', (currency) => {
    expect(() => formatCurrency(100, currency)).toThrow(new RangeError('Unsupported currency code'))
  })

  it.each([0.5, NaN, Infinity])('refuses the amount %d', (amount) => {
    expect(() => formatCurrency(amount, 'DKK')).toThrow(new RangeError('Invalid amount'))
  })
})
