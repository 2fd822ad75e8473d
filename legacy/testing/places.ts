import type { Database } from '../core/database/connect'

/** Two places in Denmark and one in Norway, for tests that need no community. */
export async function insertPlaces(db: Database): Promise<void> {
  await db
    .insertInto('country')
    .values([
      { id: 1, code: 'DK' },
      { id: 2, code: 'NO' },
    ])
    .execute()
  await db
    .insertInto('countryArea')
    .values([
      { id: 1, countryId: 1, parentId: null, name: 'Hovedstaden', nestingLevel: 0, position: 0 },
      { id: 2, countryId: 1, parentId: null, name: 'Fyn', nestingLevel: 0, position: 1 },
      { id: 3, countryId: 2, parentId: null, name: 'Oslo', nestingLevel: 0, position: 0 },
    ])
    .execute()
  await db
    .insertInto('zipCode')
    .values([
      { countryId: 1, zipCode: '2100', city: 'København Ø', countryAreaId: 1, latitude: 55.7, longitude: 12.58 },
      { countryId: 1, zipCode: '5000', city: 'Odense C', countryAreaId: 2, latitude: 55.4, longitude: 10.39 },
      { countryId: 2, zipCode: '0150', city: 'Oslo', countryAreaId: 3, latitude: 59.91, longitude: 10.74 },
    ])
    .execute()
}
