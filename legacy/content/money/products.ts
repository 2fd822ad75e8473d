import Type from 'typebox'
import { PurchasableItem } from '../../contract/money/moneyEnums'
import type { Locale } from '../locale'
import { ByKey, Exact, readTexts } from '../texts'

const membershipMonths = ['1', '3', '6', '12'] as const

const MoneyTexts = Exact({
  memberships: ByKey(membershipMonths, Type.String()),
  gifts: ByKey(membershipMonths, Type.String()),
  oneDay: Type.String(),
  quickScorAd: Type.String(),
  searchPromotion: Type.String(),
  birthdayWishes: Type.String(),
  eventTicket: Type.String(),
  lines: Exact({
    product: Type.String(),
    amount: Type.String(),
    vat: Type.String(),
    order: Type.String(),
    seller: Type.String(),
  }),
})

const texts = readTexts(import.meta.url, MoneyTexts)

/** What a product is called on its site, its receipt and the payment page. */
export function productName(
  locale: Locale,
  item: PurchasableItem,
  { months }: { readonly months: number | null },
): string {
  const { memberships, gifts, ...names } = texts[locale]
  switch (item) {
    case PurchasableItem.Membership:
      return ofMonths(memberships, months)
    case PurchasableItem.GiftMembership:
      return ofMonths(gifts, months)
    case PurchasableItem.OneDayMembership:
      return names.oneDay
    case PurchasableItem.QuickScorAd:
      return names.quickScorAd
    case PurchasableItem.SearchPromotion:
      return names.searchPromotion
    case PurchasableItem.BirthdayWishes:
      return names.birthdayWishes
    case PurchasableItem.EventTicket:
      return names.eventTicket
  }
}

function ofMonths(names: Record<(typeof membershipMonths)[number], string>, months: number | null): string {
  const known = membershipMonths.find((each) => Number(each) === months)
  if (known === undefined) throw new Error(`No text names a membership of ${months} months`)
  return names[known]
}

/** Labels of the lines of a receipt. */
export function receiptLabels(locale: Locale) {
  return texts[locale].lines
}
