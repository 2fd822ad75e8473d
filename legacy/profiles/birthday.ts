import { sql, type RawBuilder } from 'kysely'

/** Month and day of the persons as one number, in the very words of the index on them. */
export const personBirthday: RawBuilder<number> = sql`((extract(month from person.birthday) * 100 + extract(day from person.birthday))::integer)`
