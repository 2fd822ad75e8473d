import type { Gender } from '../../contract/enums'

export type PersonGender = typeof Gender.Male | typeof Gender.Female | typeof Gender.Transsexual

/** The date `age` years and `days` days before today, as yyyy-mm-dd in UTC. */
export function birthdayOf(today: Date, age: number, days: number): string {
  const date = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate() - days))
  return date.toISOString().slice(0, 10)
}

/** Completed years on the given day. */
export function ageOn(today: Date, birthday: string): number {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number)
  const before = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day)
  return today.getUTCFullYear() - year - (before ? 1 : 0)
}
