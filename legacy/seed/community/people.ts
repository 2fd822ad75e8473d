import { Gender } from '../../contract/enums'
import type { PersonLook } from './pictures/look'
import type { HairTone } from './pictures/palette'
import type { Random } from './random'

/** Names as in the product's enumerations; whoever stores them maps them to their numbers. */
export type RelationshipStatus =
  'Single' | 'InRelationship' | 'Married' | 'Separated' | 'Divorced' | 'NotStated' | 'OpenRelationship'
export type SexualOrientation =
  | 'Heterosexual'
  | 'Homosexual'
  | 'Bisexual'
  | 'Transvestite'
  | 'Transsexual'
  | 'Heteroflexible'
  | 'Homoflexible'
  | 'Pansexual'
  | 'Sapiosexual'
  | 'Asexual'
export type BodyTypeName = 'NotSpecified' | 'Average' | 'Heavily' | 'Athletic' | 'Thin' | 'Muscular' | 'Chubby' | 'Slim'
export type EyeColour =
  'NotSpecified' | 'Brown' | 'Blue' | 'Green' | 'Black' | 'Grey' | 'GreyGreen' | 'GreyBlue' | 'NutBrown' | 'Other'
export type HairColour = HairTone | 'NotSpecified' | 'Bald' | 'Other'
export type Smoking = 'YesAtHome' | 'YesNotAtHome' | 'No' | 'NotAvailable'

/** One person of a profile; couples have two. */
export interface DemoPerson {
  gender: typeof Gender.Male | typeof Gender.Female | typeof Gender.Transsexual
  /** yyyy-mm-dd. */
  birthday: string
  /** Centimetres; a few have not told. */
  height: number | null
  /** Kilograms; a few have not told. */
  weight: number | null
  bodyType: BodyTypeName
  eyeColour: EyeColour
  hairColour: HairColour
  smoking: Smoking
  orientation: SexualOrientation
}

const middleHeight = { [Gender.Male]: 181, [Gender.Female]: 167, [Gender.Transsexual]: 174 }

const orientations: readonly (readonly [SexualOrientation, number])[] = [
  ['Heterosexual', 62],
  ['Bisexual', 12],
  ['Heteroflexible', 8],
  ['Homosexual', 6],
  ['Pansexual', 4],
  ['Sapiosexual', 4],
  ['Homoflexible', 2],
  ['Asexual', 2],
]

/** The date `age` years and `days` days before today, as yyyy-mm-dd; dates are counted in UTC. */
export function birthdayOf(today: Date, age: number, days: number): string {
  const date = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate() - days))
  return date.toISOString().slice(0, 10)
}

/** Full years lived on the given day. */
export function ageOn(today: Date, birthday: string): number {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number)
  const before = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day)
  return today.getUTCFullYear() - year - (before ? 1 : 0)
}

function orientationOf(
  random: Random,
  gender: DemoPerson['gender'],
  partner: DemoPerson['gender'] | null,
): SexualOrientation {
  if (gender === Gender.Transsexual)
    return random.weighted([
      ['Transsexual', 4],
      ['Transvestite', 2],
      ['Pansexual', 2],
      ['Bisexual', 2],
    ] as const)
  if (partner === gender)
    return random.weighted([
      ['Homosexual', 3],
      ['Bisexual', 2],
    ] as const)
  return random.weighted(partner ? orientations.filter(([name]) => name !== 'Homosexual') : orientations)
}

/** Invents what a profile tells about a person; the hair is that of the portrait. */
export function inventPerson(
  random: Random,
  look: PersonLook,
  gender: DemoPerson['gender'],
  birthday: string,
  partner: DemoPerson['gender'] | null,
): DemoPerson {
  const height = Math.round(middleHeight[gender] + (random.next() + random.next() + random.next() - 1.5) * 18)
  const index = 19 + (random.next() + random.next()) * 6.5
  const told = random.chance(0.94)
  const bodyType = random.weighted<BodyTypeName>(
    index < 21.5
      ? [
          ['Slim', 4],
          ['Thin', 2],
          ['Athletic', 2],
        ]
      : index < 26
        ? [
            ['Average', 6],
            ['Athletic', 2],
            ['Muscular', 1],
            ['NotSpecified', 1],
          ]
        : [
            ['Chubby', 4],
            ['Average', 2],
            ['Heavily', 2],
          ],
  )
  return {
    gender,
    birthday,
    height: told ? height : null,
    weight: told ? Math.round((index * height * height) / 10000) : null,
    bodyType,
    eyeColour: random.weighted<EyeColour>([
      ['Blue', 8],
      ['Brown', 4],
      ['GreyBlue', 4],
      ['Green', 3],
      ['GreyGreen', 2],
      ['Grey', 2],
      ['NutBrown', 1],
      ['NotSpecified', 1],
    ]),
    hairColour: look.hairTone,
    smoking: random.weighted<Smoking>([
      ['No', 14],
      ['YesNotAtHome', 3],
      ['YesAtHome', 1],
      ['NotAvailable', 2],
    ]),
    orientation: orientationOf(random, gender, partner),
  }
}
