import { DarkStatus, Gender, ProfileStatus, ProfileType, RelationshipStatus, RoleLevel } from '../../contract/enums'
import type { MatchSettings } from '../../contract/shapes'
import { demoActors } from './actors'
import type { DemoActor } from './actors'
import { inventFacts, inventRelationshipStatus } from './facts'
import type { DemoFacts } from './facts'
import { ageOn, birthdayOf } from './people'
import type { PersonGender } from './people'
import { portraitKeyFor, portraitLook } from './pictures/look'
import type { PortraitGroup } from './pictures/look'
import { countries, zipCodes } from '../../content/places/places'
import type { Locale } from '../../content/locale'
import type { Country, CountryId } from '../../content/places/places'
import { createRandom } from './random'
import type { Random } from './random'
import { inventSeeking } from './seeking'
import { writeProfile } from './texts/compose'
import { inventName } from './texts/names'
import { profileTexts } from './texts/texts'
import { inventTimes } from './times'

export interface DemoPerson extends DemoFacts {
  gender: PersonGender
  /** yyyy-mm-dd. */
  birthday: string
}

export interface DemoProfile {
  /** Stable and unique, such as `dk-017`. */
  seed: string
  actor: DemoActor | null
  /** Unique across all countries, ignoring case. */
  name: string
  /** At `example.test`, which delivers no mail. */
  email: string
  countryId: CountryId
  /** The site of the sign-up: 1 to 4 main, 5 to 8 dark. */
  siteId: number
  language: Locale
  profileType: ProfileType
  gender: Gender
  status: ProfileStatus
  darkStatus: DarkStatus
  roleLevel: RoleLevel
  /** End of the paid membership, which may be in the past; null without one. */
  memberUntil: Date | null
  termsAccepted: boolean
  bannedFromBlogs: boolean
  validated: boolean
  showOnFrontPage: boolean
  persons: DemoPerson[]
  zipCode: string
  city: string
  latitude: number
  longitude: number
  headline: string
  text: string
  /** For the dark site only; empty without an approved dark profile. */
  darkText: string
  matchWords: string[]
  seeks: MatchSettings
  interests: string[]
  createdAt: Date
  /** Within five minutes of today for those who are online. */
  lastOnlineAt: Date
  portraitKey: string
}

const profilesPerCountry = 300

const portraitGroupOf: Record<Gender, PortraitGroup> = { 1: 'male', 2: 'female', 3: 'couple', 4: 'trans' }

const ageBands = [
  [18, 24, 10],
  [25, 34, 22],
  [35, 44, 24],
  [45, 54, 22],
  [55, 64, 14],
  [65, 79, 8],
] as const

function inventAge(random: Random): number {
  const [youngest, oldest] = random.weighted(ageBands.map(([from, to, weight]) => [[from, to], weight] as const))
  return random.int(youngest, oldest)
}

/** In each country six members have their birthday today and six tomorrow. */
function inventBirthday(random: Random, today: Date, age: number, index: number): string {
  // Members with such a birthday are at least 20, so that a birthday on 29 February never makes anyone younger
  // than 18.
  if (index % 50 === 20) return birthdayOf(today, Math.max(20, age), 0)
  if (index % 50 === 21) return birthdayOf(today, Math.max(20, age) + 1, -1)
  return birthdayOf(today, age, random.int(2, 360))
}

interface Household {
  readonly seed: string
  readonly today: Date
  readonly gender: Gender
  readonly age: number
  readonly index: number
  readonly dark: boolean
  readonly portraitKey: string
  readonly actor: DemoActor | null
}

function inventPersons(random: Random, household: Household): DemoPerson[] {
  const { seed, today, gender, age, index, dark, portraitKey, actor } = household
  const birthday = inventBirthday(random, today, age, index)
  const { persons: looks } = portraitLook(portraitKey)
  const couple = gender === Gender.Couple
  const genders = couple ? looks.map(({ feminine }) => (feminine ? Gender.Female : Gender.Male)) : [gender]
  // A separate random source: an additional fact does not change the rest of the person.
  const chance = createRandom(`facts ${seed}`)
  const relationshipStatus =
    actor && !couple ? RelationshipStatus.Single : inventRelationshipStatus(chance, couple, age)
  return genders.flatMap((each, position) => {
    const look = looks[position]
    if (!look) return []
    const born = position === 0 ? birthday : birthdayOf(today, Math.max(18, age + random.int(0, 7)), random.int(2, 360))
    const partner = genders[1 - position] ?? null
    const facts = inventFacts(chance, { gender: each, age, look, partner, dark, relationshipStatus })
    return { gender: each, birthday: born, ...facts }
  })
}

/** The named couples are a woman and a man, to match their names. */
function portraitOf(gender: Gender, age: number, serial: number, actor: DemoActor | null): string {
  const key = portraitKeyFor(portraitGroupOf[gender], age, serial)
  if (gender !== Gender.Couple || !actor) return key
  const [first, second] = portraitLook(key).persons
  return first?.feminine && !second?.feminine ? key : portraitOf(gender, age, serial + 1, actor)
}

/** Rare states fall on fixed indexes, so that every country has some of each. */
function statusAt(index: number): ProfileStatus {
  if (index % 50 === 30) return ProfileStatus.Locked
  if (index % 100 === 41) return ProfileStatus.PermaLocked
  if (index % 50 === 32) return ProfileStatus.Quarantined
  if (index % 75 === 33) return ProfileStatus.ToBeDeleted
  if (index % 75 === 34) return ProfileStatus.Deleted
  return ProfileStatus.Active
}

const inventDarkStatus = (random: Random) =>
  random.weighted<DarkStatus>([
    [DarkStatus.None, 56],
    [DarkStatus.Applied, 6],
    [DarkStatus.Declined, 4],
    [DarkStatus.Approved, 34],
  ])

/** The town's name without the letters of its postal district: "Aarhus C" becomes Aarhus. */
const townOf = (city: string) => city.replace(/ (?:SV|NV|SØ|Øst|[A-ZØ])$/, '')

const addressOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')

function inventProfile(
  country: Country,
  index: number,
  today: Date,
  taken: Set<string>,
  actor: DemoActor | null,
): DemoProfile {
  const seed = `${country.code.toLowerCase()}-${String(index + 1).padStart(3, '0')}`
  const random = createRandom(`profile ${seed}`)
  const texts = profileTexts[country.locale]
  const drawn = {
    gender: random.weighted<Gender>([
      [Gender.Male, 43],
      [Gender.Female, 36],
      [Gender.Couple, 15],
      [Gender.Transsexual, 6],
    ]),
    age: inventAge(random),
    paying: random.chance(0.4),
    status: statusAt(index),
    darkStatus: inventDarkStatus(random),
    roleLevel: random.weighted<RoleLevel>([
      [RoleLevel.Normal, 96],
      [RoleLevel.CertifiedProfile, 2],
      [RoleLevel.HiddenCertifiedProfile, 1],
      [RoleLevel.ChatModerator, 1],
    ]),
    bannedFromBlogs: random.chance(0.01),
    termsAccepted: random.chance(0.97),
  }
  const { gender, age, paying, ...traits } = { ...drawn, ...actor?.traits }
  const couple = gender === Gender.Couple
  const dark = traits.darkStatus === DarkStatus.Approved
  const portraitKey = portraitOf(gender, age, index * 7 + country.id * 5, actor)
  const persons = inventPersons(random, { seed, today, gender, age, index, dark, portraitKey, actor })
  const zip = random.pick(zipCodes.filter(({ countryId }) => countryId === country.id))
  const interests = random.sample(texts.interests, random.int(3, 7))
  const youngest = Math.min(...persons.map(({ birthday }) => ageOn(today, birthday)))
  const words = writeProfile(random, texts, {
    couple,
    mixedCouple: couple && persons[0]?.gender !== persons[1]?.gender,
    age: youngest,
    city: townOf(zip.city),
    interests,
    talkative: actor !== null,
  })
  const bearer = {
    gender,
    persons: persons.map((person) => person.gender),
    birthYear: Number(persons[0]?.birthday.slice(0, 4)),
  }
  const name = actor?.name ?? inventName(createRandom(`name ${seed}`), texts, bearer, taken)
  const active = traits.status === ProfileStatus.Active
  return {
    seed,
    actor,
    name,
    email: `${actor?.name ?? `${addressOf(name)}.${seed}`}@example.test`,
    countryId: country.id,
    siteId: country.id + (dark && !actor && random.chance(0.4) ? 4 : 0),
    language: country.locale,
    profileType: couple ? ProfileType.Couple : ProfileType.Single,
    gender,
    ...traits,
    validated: random.chance(0.45) && traits.status !== ProfileStatus.Locked,
    showOnFrontPage: random.chance(0.3) && active,
    persons,
    zipCode: zip.zipCode,
    city: zip.city,
    latitude: zip.latitude,
    longitude: zip.longitude,
    headline: words.headline,
    text: words.text,
    darkText: dark ? words.darkText : '',
    matchWords: random.sample(texts.matchWords, random.int(3, 6)),
    seeks: inventSeeking(createRandom(`seeks ${seed}`), persons, youngest),
    interests,
    ...inventTimes(random, today, { youngest, active, paying, lasting: actor !== null }),
    portraitKey,
  }
}

/** All 1,200 members, 300 in each country, the country's actors first. The same day gives the same members. */
export function demoProfiles(today: Date): DemoProfile[] {
  const taken = new Set(demoActors.map(({ name }) => name))
  return countries.flatMap((country) => {
    const actors = demoActors.filter(({ countryId }) => countryId === country.id)
    return Array.from({ length: profilesPerCountry }, (_, index) =>
      inventProfile(country, index, today, taken, actors[index] ?? null),
    )
  })
}
