import type { Database } from '../core/database/connect'
import { countries, countryAreas, zipCodes } from '../content/places/places'

/** Days of each package; the 24-hour membership is 0. */
const packages = [
  { id: 0, days: 1, amounts: { DKK: 4900, NOK: 6900, SEK: 6900, GBP: 590 } },
  { id: 1, days: 30, amounts: { DKK: 14_900, NOK: 19_900, SEK: 19_900, GBP: 1690 } },
  { id: 2, days: 90, amounts: { DKK: 32_900, NOK: 44_900, SEK: 44_900, GBP: 3890 } },
  { id: 3, days: 180, amounts: { DKK: 53_900, NOK: 73_900, SEK: 73_900, GBP: 6290 } },
  { id: 4, days: 365, amounts: { DKK: 89_900, NOK: 122_900, SEK: 122_900, GBP: 10_490 } },
]

/** Seeds places and membership packages, which every installation needs. Idempotent. */
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
  await db
    .insertInto('membershipPackage')
    .values(
      packages.flatMap(({ id, days, amounts }) =>
        Object.entries(amounts).map(([currency, amount]) => ({ id, days, currency, amount })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
