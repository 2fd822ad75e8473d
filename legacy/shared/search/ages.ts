/**
 * The latest birthday of a person who is at least `age` years old on a day, both yyyy-MM-dd; consistent with
 * `ageOn`.
 */
export function latestBirthday(day: string, age: number): string {
  const year = Number(day.slice(0, 4)) - age
  const leapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const monthAndDay = day.slice(5) === '02-29' && !leapYear ? '02-28' : day.slice(5)
  return `${year}-${monthAndDay}`
}
