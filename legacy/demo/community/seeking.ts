import { Audience, EVERYBODY, Gender, LookingFor, SexualOrientation } from '../../contract/enums'
import type { MatchSettings } from '../../contract/shapes'
import type { DemoPerson } from './profiles'
import type { Random } from './random'

const anyone: MatchSettings = { audience: EVERYBODY, ageFrom: 18, ageTo: 99, distance: null, lookingFor: [] }

/** Invents match settings that fit the persons' attraction and age. A few profiles have not chosen any. */
export function inventSeeking(random: Random, persons: readonly DemoPerson[], age: number): MatchSettings {
  if (random.chance(0.12)) return anyone
  const younger = random.int(3, 14)
  return {
    audience: audienceOf(random, persons),
    ageFrom: Math.max(18, age - younger),
    ageTo: Math.min(99, age + random.int(3, 14)),
    distance: random.weighted([
      [null, 4],
      [25, 2],
      [50, 4],
      [100, 4],
      [200, 2],
    ]),
    lookingFor: random
      .sample(
        Object.values(LookingFor),
        random.weighted([
          [0, 1],
          [1, 4],
          [2, 4],
          [3, 1],
        ]),
      )
      .toSorted((one, other) => one - other),
  }
}

function audienceOf(random: Random, persons: readonly DemoPerson[]): number {
  if (persons.length === 2) {
    return random.weighted([
      [Audience.Couples, 4],
      [Audience.Couples + Audience.Women, 4],
      [EVERYBODY, 2],
      [Audience.Men, 1],
    ])
  }
  const [person] = persons
  const others = random.chance(0.15) ? Audience.Couples + Audience.Transsexuals : 0
  return sought(person) | others
}

const manyKinds: readonly (SexualOrientation | null | undefined)[] = [
  SexualOrientation.Bisexual,
  SexualOrientation.Pansexual,
  SexualOrientation.Sapiosexual,
  SexualOrientation.Asexual,
]
const ownKind: readonly (SexualOrientation | null | undefined)[] = [
  SexualOrientation.Homosexual,
  SexualOrientation.Homoflexible,
]

function sought(person: DemoPerson | undefined): number {
  const orientation = person?.sexualOrientation
  if (person?.gender === Gender.Transsexual || manyKinds.includes(orientation))
    return Audience.Men + Audience.Women + Audience.Transsexuals
  const man = person?.gender === Gender.Male
  return man === ownKind.includes(orientation) ? Audience.Men : Audience.Women
}
