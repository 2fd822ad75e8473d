import { sql, type RawBuilder } from 'kysely'
import { birthdayNumbers } from '../../core/clock'
import type { Database } from '../../core/database/connect'

/** Month and day of the persons as one number, exactly in the wording of their index. */
export const personBirthday: RawBuilder<number> = sql`((extract(month from person.birthday) * 100 + extract(day from person.birthday))::integer)`

/** Whether a person of the profile has a birthday on the day, with a present that is not answered this year. */
export async function hasPresent(db: Database, profileId: number, today: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('person.id')
    .where('person.profileId', '=', profileId)
    .where(personBirthday, 'in', birthdayNumbers(today))
    .where('person.birthdayAnsweredYear', 'is distinct from', Number(today.slice(0, 4)))
    .executeTakeFirst()
  return person !== undefined
}
