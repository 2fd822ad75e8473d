/** An amount in minor units, as somebody copies it from a bank statement; null for anything else. */
export function readAmount(written: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(written.trim())
  if (!match) return null
  const [, units = '', fraction = ''] = match
  const amount = Number(units) * 100 + Number(fraction.padEnd(2, '0'))
  return amount > 0 ? amount : null
}
