import type { Static } from 'typebox'
import type { Gender } from '../contract/enums'
import type { CurrentPerson } from '../contract/shapes'
import type { Database } from '../core/database/connect'

/** A profile's persons in their order. */
export async function personsOf(db: Database, profileId: number): Promise<Static<typeof CurrentPerson>[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'gender', 'birthday', 'height', 'weight'])
    .where('profileId', '=', profileId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, gender: row.gender as Gender }))
}
