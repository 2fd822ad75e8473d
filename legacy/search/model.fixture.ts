import fc, { type Arbitrary } from 'fast-check'
import {
  BodyType,
  Dominance,
  EyeColour,
  Gender,
  HairColour,
  HomeOption,
  KinkLevel,
  LookingFor,
  ProfileStatus,
  RelationshipStatus,
  SexualOrientation,
} from '../contract/enums'
import type { PersonFilter, SearchOptions } from '../contract/search'
import { after, ageOn, calendarDay, DAY } from '../core/clock'
import { wordsOf } from '../core/text/richText'
import { kilometresBetween } from '../shared/places/distance'
import { onlineSince } from '../shared/profiles/summary'
import { KINKS, type ModelMember } from './community.fixture'

/** A model of the search for tests: checks each member, slowly. */

const some = <E extends Readonly<Record<string, number>>>(values: E) =>
  fc.subarray(Object.values(values) as E[keyof E][], { minLength: 1 })

/** Objects with few of the keys, so that most filters are absent. */
function few<T extends object>(
  arbitraries: { [K in keyof T]-?: Arbitrary<T[K]> },
  most: number,
): Arbitrary<Partial<T>> {
  const keys = Object.keys(arbitraries) as (keyof T)[]
  return fc
    .tuple(fc.subarray(keys, { maxLength: most }), fc.record(arbitraries))
    .map(([chosen, all]) => Object.fromEntries(chosen.map((key) => [key, all[key]])) as Partial<T>)
}

const personFilter = few<PersonFilter>(
  {
    genders: some({ Male: Gender.Male, Female: Gender.Female, Transsexual: Gender.Transsexual }),
    ageFrom: fc.constantFrom(18, 26, 34, 39, 40, 41),
    ageTo: fc.constantFrom(26, 33, 34, 39, 40, 66),
    heightFrom: fc.constantFrom(150, 175, 176),
    heightTo: fc.constantFrom(175, 190),
    weightFrom: fc.constantFrom(55, 56),
    weightTo: fc.constantFrom(70, 90),
    bodyTypes: some(BodyType),
    eyeColours: some(EyeColour),
    hairColours: some(HairColour),
    sexualOrientations: some(SexualOrientation),
    relationshipStatuses: some(RelationshipStatus),
    smoking: some(HomeOption),
    children: some(HomeOption),
    dominance: some(Dominance),
  },
  2,
)

/** All filters of a search; only a dark site has every one. */
export const anyOptions = few<SearchOptions>(
  {
    genders: some(Gender),
    persons: fc.array(personFilter, { maxLength: 2 }),
    countryId: fc.constantFrom(1, 2),
    countryAreaIds: fc.subarray([1, 2, 3, 10, 11], { minLength: 1 }),
    distance: fc.constantFrom(1, 10, 32, 60, 500, 2000),
    zipCode: fc.constantFrom('2100', '5000', '0150'),
    lookingFor: some(LookingFor),
    matchWords: fc.subarray(['sejlads', 'VIN', 'århus'], { minLength: 1 }),
    online: fc.boolean(),
    withPicture: fc.boolean(),
    withVideo: fc.boolean(),
    members: fc.boolean(),
    validated: fc.boolean(),
    newWithinDays: fc.constantFrom(1, 30, 365),
    seenWithinDays: fc.constantFrom(1, 3),
    seekingMe: fc.boolean(),
    kinkIds: fc.subarray(KINKS, { minLength: 1, maxLength: 2 }),
    commonKinks: fc.constantFrom(1, 2, 3, 4),
  },
  3,
)

/** Words from names, headlines and texts, from none of them, or from tags alone. */
export const anyText = fc.constantFrom(
  undefined,
  undefined,
  'member',
  'sejler',
  '50%',
  '5_',
  'a_b',
  'strong',
  'vin DANS',
  'amp',
  'a\\b',
  '& dans',
)

export interface ModelViewer {
  readonly gender: Gender
  readonly birthday: string
  readonly latitude: number
  readonly longitude: number
  readonly dark: boolean
  /** The kinks that the viewer likes or is curious about. */
  readonly kinkIds: readonly number[]
}

export function isVisible(member: ModelMember, { dark }: ModelViewer): boolean {
  const active = member.status === ProfileStatus.Active && member.consents && member.blocked === 'no'
  return active && (member.dark || !dark)
}

export function fulfilsModel(
  member: ModelMember,
  options: SearchOptions,
  text: string | undefined,
  viewer: ModelViewer,
  now: Date,
): boolean {
  const today = calendarDay(now, 'Europe/Copenhagen')
  const { persons, place } = member
  const origin = zipPlaces[options.zipCode ?? ''] ?? viewer
  const defaultCountry = options.countryAreaIds || options.distance ? undefined : 1
  const country = options.countryId ?? defaultCountry
  const kilometres = kilometresBetween(onGrid(origin), onGrid(place))
  const seen = member.lastOnlineAt ?? new Date(0)
  const words = (text ?? '').toLowerCase().split(' ')
  const page = [member.name, member.headline ?? '', wordsOf(member.text)].join('\n').toLowerCase()
  const matchWords = member.matchWords.map((word) => word.toLowerCase())
  const kinks = member.kinks
    .filter(({ feeling }) => feeling && feeling.level < KinkLevel.No && !feeling.private)
    .map(({ kinkId }) => kinkId)
  return [
    country === undefined || place.countryId === country,
    !options.genders || options.genders.includes(member.gender),
    personsFit(persons, options.persons ?? [], today),
    !options.countryAreaIds || (areasAround[place.areaId] ?? []).some((area) => options.countryAreaIds?.includes(area)),
    options.distance === undefined || kilometres <= options.distance,
    !options.lookingFor || options.lookingFor.some((hope) => member.lookingFor.includes(hope)),
    (options.matchWords ?? []).every((word) => matchWords.includes(word.toLowerCase())),
    !options.online || seen > onlineSince(now),
    !options.withPicture || (member.picture === 'live' && !member.forcedConsentMedia),
    !options.withVideo || (member.video === 'live' && !member.forcedConsentMedia),
    !options.members || (member.memberUntil !== null && member.memberUntil > now),
    !options.validated || member.validated,
    options.newWithinDays === undefined || member.createdAt >= after(now, -options.newWithinDays * DAY),
    options.seenWithinDays === undefined || seen > after(now, -options.seenWithinDays * DAY),
    !options.seekingMe || seeks(member, viewer, today),
    (options.kinkIds ?? []).every((id) => kinks.includes(id)),
    viewer.kinkIds.filter((id) => kinks.includes(id)).length >= (options.commonKinks ?? 0),
    words.every((word) => page.includes(word)),
  ].every(Boolean)
}

export function seeks(member: ModelMember, viewer: ModelViewer, today: string): boolean {
  const age = ageOn(today, viewer.birthday)
  const kilometres = kilometresBetween(onGrid(viewer), onGrid(member.place))
  return (
    asksFor(member.audience, viewer.gender) &&
    age >= member.ages[0] &&
    age <= member.ages[1] &&
    (member.seekDistance === null || kilometres <= member.seekDistance)
  )
}

/** Whether an audience contains a gender: men 1, women 2, couples 4, trans people 8. */
export function asksFor(audience: number, gender: Gender): boolean {
  return audience.toString(2).padStart(4, '0').at(-gender) === '1'
}

/** Snaps a place to the grid. */
export function onGrid({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { gridLatitude: Math.round(latitude * 20) / 20, gridLongitude: Math.round(longitude * 20) / 20 }
}

type Person = ModelMember['persons'][number]

function personsFit(persons: readonly Person[], filters: readonly PersonFilter[], today: string): boolean {
  const [one = {}, other] = filters
  return persons.some((person, index) => {
    if (!personFits(person, one, today)) return false
    return !other || persons.some((another, place) => place !== index && personFits(another, other, today))
  })
}

function personFits(person: Person, filter: PersonFilter, today: string): boolean {
  const age = ageOn(today, person.birthday)
  const within = (value: number | null, from: number | undefined, to: number | undefined) =>
    (from === undefined || (value !== null && value >= from)) && (to === undefined || (value !== null && value <= to))
  const among = (values: readonly number[] | undefined, value: number | null) =>
    !values || (value !== null && values.includes(value))
  return [
    within(age, filter.ageFrom, filter.ageTo),
    within(person.height, filter.heightFrom, filter.heightTo),
    within(person.weight, filter.weightFrom, filter.weightTo),
    among(filter.genders, person.gender),
    among(filter.bodyTypes, person.bodyType),
    among(filter.eyeColours, person.eyeColour),
    among(filter.hairColours, person.hairColour),
    among(filter.sexualOrientations, person.sexualOrientation),
    among(filter.relationshipStatuses, person.relationshipStatus),
    among(filter.smoking, person.smoking),
    among(filter.children, person.children),
    among(filter.dominance, person.dominance),
  ].every(Boolean)
}

/** Each region with those that contain it. */
const areasAround: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3],
  10: [10, 1],
  11: [11, 10, 1],
}

const zipPlaces: Readonly<Record<string, { countryId: number; latitude: number; longitude: number }>> = {
  '2100': { countryId: 1, latitude: 55.7, longitude: 12.58 },
  '5000': { countryId: 1, latitude: 55.4, longitude: 10.39 },
  '0150': { countryId: 2, latitude: 59.91, longitude: 10.74 },
}

export function isKnownZipCode({ zipCode, countryId = 1 }: SearchOptions): boolean {
  return zipCode === undefined || zipPlaces[zipCode]?.countryId === countryId
}
