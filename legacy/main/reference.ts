import { PurchasableItem } from '../contract/money/moneyEnums'
import { Sites } from '../core/sites'
import type { Database } from '../core/database/connect'
import { countries, countryAreas, zipCodes } from '../content/places/places'

/** What is sold, with its price by currency in minor units; the 24-hour membership is 0. Both can be changed in the database. */
const products = [
  { id: 0, item: PurchasableItem.OneDayMembership, days: 1, amounts: { DKK: 4900, NOK: 6900, SEK: 6900, GBP: 590 } },
  ...membershipsOf(PurchasableItem.Membership, 0),
  ...membershipsOf(PurchasableItem.GiftMembership, 10),
  { id: 21, item: PurchasableItem.QuickScorAd, days: 7, amounts: { DKK: 2900, NOK: 3900, SEK: 3900, GBP: 350 } },
  { id: 22, item: PurchasableItem.SearchPromotion, days: 1, amounts: { DKK: 3900, NOK: 4900, SEK: 4900, GBP: 450 } },
  { id: 23, item: PurchasableItem.BirthdayWishes, amounts: { DKK: 1900, NOK: 2500, SEK: 2500, GBP: 200 } },
] as const

function membershipsOf(item: PurchasableItem, idsAfter: number) {
  return [
    { id: idsAfter + 1, item, months: 1, amounts: { DKK: 14_900, NOK: 19_900, SEK: 19_900, GBP: 1690 } },
    { id: idsAfter + 2, item, months: 3, amounts: { DKK: 32_900, NOK: 44_900, SEK: 44_900, GBP: 3890 } },
    { id: idsAfter + 3, item, months: 6, amounts: { DKK: 53_900, NOK: 73_900, SEK: 73_900, GBP: 6290 } },
    { id: idsAfter + 4, item, months: 12, amounts: { DKK: 89_900, NOK: 122_900, SEK: 122_900, GBP: 10_490 } },
  ] as const
}

/** VAT by country, in hundredths of a percent. */
const vatRates = { 1: 2500, 2: 2500, 3: 2500, 4: 2000 }

/** Prices and rates that were never changed count from the founding of the site on. */
const FOUNDED = new Date('1998-09-01T00:00:00Z')

/** Seeds places, products and prices, which every installation needs. Idempotent. */
export async function seedReference(db: Database): Promise<void> {
  await db
    .insertInto('country')
    .values(countries.map(({ id, code }) => ({ id, code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('countryArea')
    .values(countryAreas.map((area, position) => ({ ...area, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('zipCode')
    .values(zipCodes.map(({ areaId, ...zipCode }) => ({ ...zipCode, countryAreaId: areaId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await seedProducts(db)
}

async function seedProducts(db: Database): Promise<void> {
  await db
    .insertInto('product')
    .values(
      products.map(({ id, item, ...length }) => ({
        id,
        item,
        months: 'months' in length ? length.months : null,
        days: 'days' in length ? length.days : null,
        renews: item === PurchasableItem.Membership,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('price')
    .values(
      products.flatMap(({ id, amounts }) =>
        new Sites({}, 0).all.map((site) => ({
          productId: id,
          siteId: site.id,
          currency: site.currency,
          amount: amounts[site.currency as keyof typeof amounts],
          validFrom: FOUNDED,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('vatRate')
    .values(
      Object.entries(vatRates).map(([countryId, basisPoints]) => ({
        countryId: Number(countryId),
        basisPoints,
        validFrom: FOUNDED,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
