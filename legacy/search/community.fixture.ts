import fc from 'fast-check'
import {
  BodyType,
  Dominance,
  EyeColour,
  Gender,
  HairColour,
  HomeOption,
  KinkLevel,
  LookingFor,
  MediaKind,
  MediaStatus,
  ProfileStatus,
  ProfileType,
  RelationshipStatus,
  SexualOrientation,
} from '../contract/enums'
import { after, DAY, MINUTE } from '../core/clock'
import { insertProfile } from '../testing/profiles'
import type { TestServer } from '../testing/testServer'

const oneOf = <const E extends Readonly<Record<string, number>>>(values: E) =>
  fc.constantFrom(...(Object.values(values) as E[keyof E][]))

/** Nested regions around Copenhagen, and a town across the border that is nearer than the rest of the country. */
const places = [
  { countryId: 1, zipCode: '2100', areaId: 1, latitude: 55.7, longitude: 12.58 },
  { countryId: 1, zipCode: '2300', areaId: 11, latitude: 55.66, longitude: 12.61 },
  { countryId: 1, zipCode: '3400', areaId: 10, latitude: 55.93, longitude: 12.31 },
  { countryId: 1, zipCode: '5000', areaId: 2, latitude: 55.4, longitude: 10.39 },
  { countryId: 2, zipCode: '0150', areaId: 3, latitude: 59.91, longitude: 10.74 },
  { countryId: 2, zipCode: '0001', areaId: 3, latitude: 55.61, longitude: 13.01 },
] as const

/** Around today's date in Copenhagen, which at the test's time is a day ahead of UTC. */
const birthdays = ['1986-11-20', '1986-11-21', '1986-11-22', '1992-02-29', '2000-11-21', '2001-06-01', '1960-01-31']

const person = fc.record({
  gender: oneOf({ Male: Gender.Male, Female: Gender.Female, Transsexual: Gender.Transsexual }),
  birthday: fc.constantFrom(...birthdays),
  height: fc.option(fc.constantFrom(160, 175, 190)),
  weight: fc.option(fc.constantFrom(55, 70, 90)),
  bodyType: oneOf(BodyType),
  eyeColour: oneOf(EyeColour),
  hairColour: oneOf(HairColour),
  sexualOrientation: fc.option(oneOf(SexualOrientation)),
  relationshipStatus: oneOf(RelationshipStatus),
  smoking: oneOf(HomeOption),
  children: oneOf(HomeOption),
  dominance: fc.option(oneOf(Dominance)),
})

const ages = fc.constantFrom([18, 99], [30, 40], [39, 40], [18, 26], [40, 66])

export const KINKS = [1, 2, 3, 4]
const feelings = [
  { level: KinkLevel.Like, private: false },
  { level: KinkLevel.Curious, private: false },
  { level: KinkLevel.Like, private: true },
  { level: KinkLevel.No, private: false },
]

const drawnMember = fc.record({
  persons: fc.array(person, { minLength: 1, maxLength: 2 }),
  place: fc.constantFrom(...places),
  status: fc.constantFrom(...Array.from({ length: 9 }, () => ProfileStatus.Active), ProfileStatus.Locked),
  consents: fc.integer({ min: 0, max: 9 }).map((draw) => draw > 0),
  blocked: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'by the viewer', 'by the member'),
  dark: fc.boolean(),
  forcedConsentMedia: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
  validated: fc.boolean(),
  daysOfMembership: fc.constantFrom(null, -1, 10),
  seenMinutesAgo: fc.constantFrom(null, 1, 4, 5, 6, 60, 2 * 1440, 40 * 1440),
  madeDaysAgo: fc.constantFrom(0.5, 2, 29, 31, 300),
  lookingFor: fc.subarray(Object.values(LookingFor)),
  matchWords: fc.subarray(['Sejlads', 'vin', 'Århus', 'dans']),
  headline: fc.constantFrom(null, '50% mand', 'a_b', 'Hvad som helst'),
  text: fc.constantFrom('', '<p>Jeg <strong>sej</strong>ler</p>', '<p>Vin &amp; dans</p><p>strongt</p>', '<p>a\\b</p>'),
  picture: fc.constantFrom('none', 'live', 'waiting'),
  video: fc.constantFrom('none', 'live', 'waiting'),
  audience: fc.integer({ min: 1, max: 15 }),
  ages,
  seekDistance: fc.constantFrom(null, 10, 60, 500),
  kinks: fc.tuple(...KINKS.map((kinkId) => fc.constantFrom(null, ...feelings).map((feeling) => ({ kinkId, feeling })))),
})

type Drawn = typeof drawnMember extends fc.Arbitrary<infer T> ? T : never

export interface ModelMember extends Drawn {
  readonly id: number
  readonly name: string
  readonly gender: Gender
  readonly lastOnlineAt: Date | null
  readonly createdAt: Date
  readonly memberUntil: Date | null
}

/** Nested regions and places that only these tests need. */
export async function insertMorePlaces({ deps: { db } }: TestServer): Promise<void> {
  await db
    .insertInto('countryArea')
    .values([
      { id: 10, countryId: 1, parentId: 1, name: 'Nordsjælland', nestingLevel: 1, position: 2 },
      { id: 11, countryId: 1, parentId: 10, name: 'Amager', nestingLevel: 2, position: 3 },
    ])
    .execute()
  await db
    .insertInto('zipCode')
    .values(places.map(({ areaId, ...place }) => ({ ...place, city: 'By', countryAreaId: areaId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Members from a fixed random seed, with their blocks against the viewer. */
export async function insertCommunity(server: TestServer, viewerId: number, size: number): Promise<ModelMember[]> {
  const members: ModelMember[] = []
  const { db } = server.deps
  await db
    .insertInto('kink')
    .values(KINKS.map((id) => ({ id, name: JSON.stringify({ 'en-GB': `Kink ${id}` }) })))
    .execute()
  for (const [index, drawn] of fc.sample(drawnMember, { seed: 1998, numRuns: size }).entries()) {
    members.push(await insertMember(server, viewerId, `Member_${index}`, drawn))
  }
  return members
}

async function insertMember(server: TestServer, viewerId: number, name: string, drawn: Drawn): Promise<ModelMember> {
  const { db, clock } = server.deps
  const now = clock.now()
  const { persons, place, seenMinutesAgo, madeDaysAgo, daysOfMembership } = drawn
  const couple = persons.length === 2
  const facts = {
    name,
    gender: couple ? Gender.Couple : (persons[0]?.gender ?? Gender.Male),
    createdAt: after(now, -madeDaysAgo * DAY),
    lastOnlineAt: seenMinutesAgo === null ? null : after(now, -seenMinutesAgo * MINUTE),
    memberUntil: daysOfMembership === null ? null : after(now, daysOfMembership * DAY),
  }
  const { countryId, zipCode, latitude, longitude } = place
  const id = await insertProfile(server, {
    ...facts,
    profileType: couple ? ProfileType.Couple : ProfileType.Single,
    countryId,
    zipCode,
    latitude,
    longitude,
    status: drawn.status,
    privacyConsentAt: drawn.consents ? now : null,
    darkStatus: drawn.dark ? 3 : 0,
    forcedConsentMedia: drawn.forcedConsentMedia,
    validated: drawn.validated,
    lookingFor: drawn.lookingFor,
    matchWords: drawn.matchWords,
    headline: drawn.headline,
    text: drawn.text,
    seekAudience: drawn.audience,
    seekAgeFrom: drawn.ages[0],
    seekAgeTo: drawn.ages[1],
    seekDistance: drawn.seekDistance,
  })
  for (const [position, own] of persons.entries()) {
    await db.updateTable('person').set(own).where('profileId', '=', id).where('position', '=', position).execute()
  }
  await insertMedia(server, id, drawn)
  const kinks = drawn.kinks.flatMap(({ kinkId, feeling }) => (feeling ? [{ profileId: id, kinkId, ...feeling }] : []))
  if (kinks.length > 0) await db.insertInto('profileKink').values(kinks).execute()
  if (drawn.blocked !== 'no') {
    const [profileId, blockedId] = drawn.blocked === 'by the viewer' ? [viewerId, id] : [id, viewerId]
    await db.insertInto('blacklist').values({ profileId, blockedId }).execute()
  }
  return { ...drawn, ...facts, id }
}

async function insertMedia({ deps: { db } }: TestServer, profileId: number, { picture, video }: Drawn): Promise<void> {
  const media = [
    { kind: MediaKind.ProfilePicture, state: picture },
    { kind: MediaKind.AlbumVideo, state: video },
  ]
  for (const { kind, state } of media.filter((each) => each.state !== 'none')) {
    const { id } = await db
      .insertInto('media')
      .values({ profileId, kind, status: MediaStatus.ReadyForConversion, width: 9, height: 9, storageKey: 'none' })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (kind === MediaKind.ProfilePicture) {
      await db.updateTable('profile').set({ pictureId: id }).where('id', '=', profileId).execute()
    }
    if (state === 'live') await db.updateTable('media').set({ status: MediaStatus.Live }).where('id', '=', id).execute()
  }
}
