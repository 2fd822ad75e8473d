import { sql, type RawBuilder } from 'kysely'

/** Month and day of the persons, in the very words of the index on them. */
export const personBirthday: RawBuilder<number> = sql`((extract(month from person.birthday) * 100 + extract(day from person.birthday))::integer)`

/** Which birthdays, as month and day in one number, are kept on a day: whoever was born on 29 February does not wait four years. */
export function birthdaysKeptOn(day: string): number[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const number = month * 100 + date
  const leapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return number === 228 && !leapYear ? [228, 229] : [number]
}
