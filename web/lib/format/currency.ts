const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

interface CurrencyFormat {
  prefix?: string
  suffix?: string
  decimal: ',' | '.'
  group: ',' | '.' | typeof NO_BREAK_SPACE
}

// A table, because Intl formats DKK, NOK and SEK differently from the product. No-break spaces keep a price on one
// line.
const FORMATS = new Map<string, CurrencyFormat>([
  ['GBP', { prefix: '£', decimal: '.', group: ',' }],
  ['DKK', { prefix: `kr.${NO_BREAK_SPACE}`, decimal: ',', group: '.' }],
  ['EUR', { suffix: `${NO_BREAK_SPACE}€`, decimal: ',', group: '.' }],
  ['NOK', { prefix: `kr${NO_BREAK_SPACE}`, decimal: ',', group: NO_BREAK_SPACE }],
  ['BRL', { prefix: `R$${NO_BREAK_SPACE}`, decimal: ',', group: '.' }],
  ['SEK', { suffix: `${NO_BREAK_SPACE}kr`, decimal: ',', group: '.' }],
  ['THB', { prefix: '฿', decimal: '.', group: ',' }],
])

export interface CurrencyOptions {
  /** `false` omits the decimals and rounds to whole units. */
  decimals?: boolean
}

/**
 * Formats an amount in minor units (øre, pence) in its currency's own format, independent of the language.
 * @throws RangeError 'Unsupported currency code' for a currency outside the table, 'Invalid amount' for a fraction
 * of a minor unit
 */
export function formatCurrency(
  minorUnits: number,
  currency: string,
  { decimals = true }: CurrencyOptions = {},
): string {
  const format = FORMATS.get(currency)
  if (!format) throw new RangeError('Unsupported currency code')
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError('Invalid amount')
  const amount = Math.abs(minorUnits)
  const units = decimals ? Math.floor(amount / 100) : Math.round(amount / 100)
  const grouped = String(units).replace(/\B(?=(\d{3})+$)/g, format.group)
  const fraction = decimals ? format.decimal + String(amount % 100).padStart(2, '0') : ''
  const isNegative = minorUnits < 0 && (decimals || units > 0)
  return `${isNegative ? MINUS : ''}${format.prefix ?? ''}${grouped}${fraction}${format.suffix ?? ''}`
}
