import {
  BodyType,
  Dominance,
  EyeColour,
  Gender,
  HairColour,
  HomeOption,
  RelationshipStatus,
  SexualOrientation,
} from '../../contract/enums'
import { unstatedFacts } from '../../contract/shapes'
import type { PersonGender } from './people'
import type { PersonLook } from './pictures/look'
import { INK } from './pictures/palette'
import type { Random } from './random'

export interface DemoFacts {
  /** Centimetres; null if not stated. */
  height: number | null
  /** Kilograms; null if not stated. */
  weight: number | null
  bodyType: BodyType
  eyeColour: EyeColour
  hairColour: HairColour
  sexualOrientation: SexualOrientation | null
  relationshipStatus: RelationshipStatus
  smoking: HomeOption
  children: HomeOption
  dominance: Dominance | null
}

export interface Teller {
  readonly gender: PersonGender
  readonly age: number
  readonly look: PersonLook
  /** Gender of the other person of a couple. */
  readonly partner: PersonGender | null
  readonly dark: boolean
  readonly relationshipStatus: RelationshipStatus
}

const middleHeight = { [Gender.Male]: 181, [Gender.Female]: 167, [Gender.Transsexual]: 174 }

/** The hair matches the portrait. Some persons state nothing, others one or two facts. */
export function inventFacts(random: Random, teller: Teller): DemoFacts {
  if (random.chance(0.05)) return unstatedFacts
  const { gender, relationshipStatus } = teller
  const height = Math.round(middleHeight[gender] + (random.next() + random.next() + random.next() - 1.5) * 18)
  const index = 19 + (random.next() + random.next()) * 6.5
  const measured = random.chance(0.94)
  return {
    height: measured ? height : null,
    weight: measured ? Math.round((index * height * height) / 10_000) : null,
    bodyType: bodyTypeOf(random, index),
    eyeColour: random.weighted(teller.look.brows === INK ? darkEyes : eyeColours),
    hairColour: hairColourOf(random, teller.look),
    sexualOrientation: random.chance(0.93) ? orientationOf(random, teller) : null,
    relationshipStatus,
    smoking: random.weighted(smokers),
    children: random.weighted(childrenAt(teller.age)),
    dominance: teller.dark ? random.weighted(roles) : null,
  }
}

function bodyTypeOf(random: Random, index: number): BodyType {
  if (index < 21.5) return random.weighted(lightBodies)
  return random.weighted(index < 26 ? middleBodies : heavyBodies)
}

const lightBodies = [
  [BodyType.Slim, 4],
  [BodyType.Thin, 2],
  [BodyType.Athletic, 2],
] as const

const middleBodies = [
  [BodyType.Average, 6],
  [BodyType.Athletic, 2],
  [BodyType.Muscular, 1],
  [BodyType.NotSpecified, 1],
] as const

const heavyBodies = [
  [BodyType.Chubby, 4],
  [BodyType.Average, 2],
  [BodyType.Heavily, 2],
] as const

const eyeColours = [
  [EyeColour.Blue, 8],
  [EyeColour.Brown, 4],
  [EyeColour.GreyBlue, 4],
  [EyeColour.Green, 3],
  [EyeColour.GreyGreen, 2],
  [EyeColour.Grey, 2],
  [EyeColour.NutBrown, 1],
  [EyeColour.Black, 0.3],
  [EyeColour.Other, 0.3],
  [EyeColour.NotSpecified, 1],
] as const

/** For persons with deep skin tones. */
const darkEyes = [
  [EyeColour.Brown, 12],
  [EyeColour.NutBrown, 3],
  [EyeColour.Black, 2],
  [EyeColour.NotSpecified, 1],
] as const

/** The avatar set's head with next to no hair. */
const BALD_HEAD = 'variant25'

function hairColourOf(random: Random, { hair, hairTone }: PersonLook): HairColour {
  const seen = hair === BALD_HEAD ? HairColour.Bald : HairColour[hairTone]
  return random.weighted([
    [seen, 40],
    [HairColour.NotSpecified, 1],
    [HairColour.Other, 0.4],
  ])
}

const orientations: readonly (readonly [SexualOrientation, number])[] = [
  [SexualOrientation.Heterosexual, 62],
  [SexualOrientation.Bisexual, 12],
  [SexualOrientation.Heteroflexible, 8],
  [SexualOrientation.Homosexual, 6],
  [SexualOrientation.Pansexual, 4],
  [SexualOrientation.Sapiosexual, 4],
  [SexualOrientation.Homoflexible, 2],
  [SexualOrientation.Asexual, 2],
]

function orientationOf(random: Random, { gender, partner }: Teller): SexualOrientation {
  if (gender === Gender.Transsexual) {
    return random.weighted([
      [SexualOrientation.Transsexual, 4],
      [SexualOrientation.Transvestite, 2],
      [SexualOrientation.Pansexual, 2],
      [SexualOrientation.Bisexual, 2],
    ])
  }
  if (partner === gender) {
    return random.weighted([
      [SexualOrientation.Homosexual, 3],
      [SexualOrientation.Bisexual, 2],
    ])
  }
  const likely = ([orientation]: (typeof orientations)[number]) =>
    !partner || orientation !== SexualOrientation.Homosexual
  return random.weighted(orientations.filter(likely))
}

const smokers = [
  [HomeOption.No, 14],
  [HomeOption.YesNotAtHome, 3],
  [HomeOption.YesAtHome, 1],
  [HomeOption.NotAvailable, 2],
] as const

function childrenAt(age: number): readonly (readonly [HomeOption, number])[] {
  if (age < 28)
    return [
      [HomeOption.No, 12],
      [HomeOption.YesAtHome, 1],
      [HomeOption.NotAvailable, 2],
    ]
  if (age < 42) {
    return [
      [HomeOption.YesAtHome, 7],
      [HomeOption.No, 8],
      [HomeOption.YesNotAtHome, 1],
      [HomeOption.NotAvailable, 2],
    ]
  }
  if (age < 52)
    return [
      [HomeOption.YesAtHome, 8],
      [HomeOption.No, 6],
      [HomeOption.YesNotAtHome, 3],
      [HomeOption.NotAvailable, 2],
    ]
  return [
    [HomeOption.YesNotAtHome, 10],
    [HomeOption.No, 4],
    [HomeOption.YesAtHome, 1],
    [HomeOption.NotAvailable, 2],
  ]
}

const roles = [
  [Dominance.Dominating, 3],
  [Dominance.Submissive, 3],
  [null, 4],
] as const

/** Depends on the age for a single member; for a couple it is the relationship between the two. */
export function inventRelationshipStatus(random: Random, couple: boolean, age: number): RelationshipStatus {
  if (couple) return random.weighted(coupleStatuses)
  return random.weighted(age < 30 ? youngStatuses : grownStatuses)
}

const coupleStatuses = [
  [RelationshipStatus.Married, 4],
  [RelationshipStatus.InRelationship, 4],
  [RelationshipStatus.OpenRelationship, 3],
] as const

const youngStatuses = [
  [RelationshipStatus.Single, 8],
  [RelationshipStatus.NotStated, 1],
  [RelationshipStatus.OpenRelationship, 1],
] as const

const grownStatuses = [
  [RelationshipStatus.Single, 10],
  [RelationshipStatus.Divorced, 6],
  [RelationshipStatus.Separated, 2],
  [RelationshipStatus.OpenRelationship, 2],
  [RelationshipStatus.InRelationship, 1],
  [RelationshipStatus.Married, 1],
  [RelationshipStatus.NotStated, 2],
] as const
