import type { Static } from 'typebox'
import type { Gender } from '../../contract/enums'
import type { CurrentPerson } from '../../contract/shapes'
import type { Database } from '../../core/database/connect'

export async function personsOf(db: Database, profileId: number): Promise<Static<typeof CurrentPerson>[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'gender', 'birthday', 'height', 'weight'])
    .where('profileId', '=', profileId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, gender: row.gender as Gender }))
}

/** Stops asking for weight and height once all persons of a profile have stated them. */
export async function clearMeasuresNeeded(db: Database, profileId: number): Promise<void> {
  await db
    .updateTable('profile')
    .set({ needUpdateHeightAndWeight: false })
    .where('id', '=', profileId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('person')
            .select('person.id')
            .whereRef('person.profileId', '=', 'profile.id')
            .where((person) => person.or([person('height', 'is', null), person('weight', 'is', null)])),
        ),
      ),
    )
    .execute()
}
