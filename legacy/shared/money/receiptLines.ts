import { interpolate } from '../../content/interpolate'
import type { Locale } from '../../content/locale'
import { formatAmount } from '../../content/money/amount'
import { productName, receiptLabels } from '../../content/money/products'
import type { PurchasableItem } from '../../contract/money/moneyEnums'
import { companyFactsOf, type Site } from '../../core/sites'
import type { Purchase } from './purchases'

/** What a receipt says, line by line. */
export function receiptLines(locale: Locale, site: Site, purchase: Purchase): string[] {
  const { amount, vatAmount, vatBasisPoints, currency } = purchase
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    vatBasisPoints / 10_000,
  )
  const values = {
    ...companyFactsOf(site, locale),
    name: productName(locale, purchase.item as PurchasableItem, purchase),
    amount: formatAmount({ amount, currency }),
    vat: formatAmount({ amount: vatAmount, currency }),
    rate,
    order: purchase.id,
  }
  return Object.values(receiptLabels(locale)).map((line) => interpolate(line, values))
}
