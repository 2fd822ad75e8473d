interface Format {
  readonly before: string
  readonly after: string
  readonly decimal: string
  readonly group: string
}

const NO_BREAK_SPACE = '\u00A0'

/** By ISO 4217; the same in all languages. */
const formats: Readonly<Record<string, Format>> = {
  GBP: { before: '£', after: '', decimal: '.', group: ',' },
  DKK: { before: `kr.${NO_BREAK_SPACE}`, after: '', decimal: ',', group: '.' },
  EUR: { before: '', after: `${NO_BREAK_SPACE}€`, decimal: ',', group: '.' },
  NOK: { before: `kr${NO_BREAK_SPACE}`, after: '', decimal: ',', group: NO_BREAK_SPACE },
  BRL: { before: `R$${NO_BREAK_SPACE}`, after: '', decimal: ',', group: '.' },
  SEK: { before: '', after: `${NO_BREAK_SPACE}kr`, decimal: ',', group: '.' },
  THB: { before: '฿', after: '', decimal: '.', group: ',' },
}

/** An amount in minor units, as its country writes it. @throws for a currency that we do not sell in */
export function formatAmount({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  const format = formats[currency]
  if (!format) throw new Error('Unsupported currency code')
  const { before, after, decimal, group } = format
  const [whole = '', fraction = ''] = (Math.abs(amount) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return `${amount < 0 ? '−' : ''}${before}${grouped}${decimal}${fraction}${after}`
}
