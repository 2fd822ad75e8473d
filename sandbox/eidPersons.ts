/** A person whom anybody can log in as. None of them is real. */
export interface TestPerson {
  readonly id: string
  readonly name: string
  readonly years: number
  /** How many days ago the last birthday was. */
  readonly daysSinceBirthday: number
}

const DAYS_OF_YEAR = 364

export const testPersons: readonly TestPerson[] = [
  { id: 'person-16', name: 'Vilja Prøve', years: 16, daysSinceBirthday: 100 },
  { id: 'person-17', name: 'Emil Eksempel', years: 17, daysSinceBirthday: DAYS_OF_YEAR },
  { id: 'person-18', name: 'Ida Attende', years: 18, daysSinceBirthday: 0 },
  { id: 'person-25', name: 'Noor Prøve', years: 25, daysSinceBirthday: 40 },
  { id: 'person-40', name: 'Karen Eksempel', years: 40, daysSinceBirthday: 200 },
  { id: 'person-41', name: 'Lars Eksempel', years: 41, daysSinceBirthday: 20 },
  { id: 'person-73', name: 'Else Prøve', years: 73, daysSinceBirthday: 300 },
]

/** The day of birth, yyyy-MM-dd in UTC. */
export function birthdateOf({ years, daysSinceBirthday }: TestPerson, now: Date): string {
  const birthday = new Date(now)
  birthday.setUTCDate(birthday.getUTCDate() - daysSinceBirthday)
  birthday.setUTCFullYear(birthday.getUTCFullYear() - years)
  return birthday.toISOString().slice(0, 10)
}
