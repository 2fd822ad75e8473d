import type { Static } from 'typebox'
import type { Gender } from '../../contract/enums'
import type { CurrentPerson } from '../../contract/shapes'
import { ageOn, calendarDay } from '../../core/clock'
import type { Database } from '../../core/database/connect'
import type { Deps, Viewer } from '../../core/handler'

/** The persons of a profile on a day of its site. */
export async function personsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { site }: Pick<Viewer, 'site'>,
  profileId: number,
): Promise<Static<typeof CurrentPerson>[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'gender', 'birthday', 'height', 'weight'])
    .where('profileId', '=', profileId)
    .orderBy('position')
    .execute()
  const today = calendarDay(clock.now(), site.timeZone)
  return rows.map((row) => ({ ...row, gender: row.gender as Gender, age: ageOn(today, row.birthday) }))
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
