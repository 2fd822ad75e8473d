import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Gender, MatchReason, ProfileFilter } from '../contract/enums'
import { after, ageOn, calendarDay, DAY } from '../core/clock'
import { addJob } from '../core/jobs'
import { kilometresBetween } from '../shared/places/distance'
import { onlineSince } from '../shared/profiles/summary'
import { idsOf } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { insertCommunity, insertMorePlaces, type ModelMember } from './community.fixture'
import { asksFor, isVisible, onGrid, seeks } from './model.fixture'

const place = { latitude: 55.7, longitude: 12.58 }
interface Settings {
  readonly seekAudience: number
  readonly seekAgeFrom: number
  readonly seekAgeTo: number
  readonly seekDistance: number | null
  readonly lookingFor: number[]
  readonly matchWords: string[]
}

const viewer = { gender: Gender.Male, birthday: '1986-11-21', ...place, dark: false, kinkIds: [] }

let server: TestServer
let viewerId: number
let members: ModelMember[]
let client: TestClient

beforeAll(async () => {
  server = await startTestServer()
  server.clock.set('2026-11-20T23:30:00Z')
  await insertPlaces(server.deps.db)
  await insertMorePlaces(server)
  viewerId = await insertProfile(server, { name: 'Viewer', darkStatus: 3 })
  const { db } = server.deps
  await db.updateTable('person').set({ birthday: viewer.birthday }).where('profileId', '=', viewerId).execute()
  members = await insertCommunity(server, viewerId, 90)
})
afterAll(() => server.close())

async function viewerSeeks(values: Settings): Promise<void> {
  await server.deps.db.updateTable('profile').set(values).where('id', '=', viewerId).execute()
  client = await clientOf(server, viewerId)
}

const anyone = {
  seekAudience: 15,
  seekAgeFrom: 18,
  seekAgeTo: 99,
  seekDistance: null,
  lookingFor: [],
  matchWords: ['VIN'],
}
const settings: readonly Settings[] = [
  { seekAudience: 2, seekAgeFrom: 18, seekAgeTo: 99, seekDistance: null, lookingFor: [1], matchWords: ['VIN'] },
  { seekAudience: 8, seekAgeFrom: 18, seekAgeTo: 99, seekDistance: null, lookingFor: [1, 2, 3], matchWords: [] },
  { seekAudience: 15, seekAgeFrom: 25, seekAgeTo: 40, seekDistance: 60, lookingFor: [2, 3], matchWords: [] },
  {
    seekAudience: 5,
    seekAgeFrom: 18,
    seekAgeTo: 66,
    seekDistance: 500,
    lookingFor: [],
    matchWords: ['dans', 'vin', 'ski'],
  },
]

describe.each(settings)('possible matches of %j', (own) => {
  beforeEach(() => viewerSeeks(own))

  const suits = (member: ModelMember) => {
    const today = calendarDay(server.clock.now(), 'Europe/Copenhagen')
    const ages = member.persons.map(({ birthday }) => ageOn(today, birthday))
    const near = own.seekDistance === null ? member.place.countryId === 1 : kilometres(member) <= own.seekDistance
    return (
      isVisible(member, viewer) &&
      seeks(member, viewer, today) &&
      asksFor(own.seekAudience, member.gender) &&
      ages.every((age) => age >= own.seekAgeFrom && age <= own.seekAgeTo) &&
      near
    )
  }
  const kilometres = ({ place: home }: ModelMember) => kilometresBetween(onGrid(place), onGrid(home))
  const common = ({ matchWords }: ModelMember) =>
    own.matchWords.filter((word) => matchWords.some((other) => other.toLowerCase() === word.toLowerCase()))
  const fits = (member: ModelMember): MatchReason[] => [
    MatchReason.SeeksYou,
    MatchReason.YouSeek,
    MatchReason.Age,
    ...(own.seekDistance !== null || member.seekDistance !== null ? [MatchReason.Distance] : []),
    ...(member.lookingFor.some((hope) => own.lookingFor.includes(hope)) ? [MatchReason.LookingFor] : []),
    ...(common(member).length > 0 ? [MatchReason.MatchWords] : []),
  ]

  it('match both ways and list what fits, best first', async () => {
    const wanted = members
      .filter(suits)
      .toSorted(
        (a, b) =>
          fits(b).length - fits(a).length ||
          common(b).length - common(a).length ||
          Number(b.lastOnlineAt ?? 0) - Number(a.lastOnlineAt ?? 0) ||
          b.id - a.id,
      )
    expect(wanted.length).toBeGreaterThan(2)
    const { data } = await client.call('Search.GetMatchProfiles', { take: 100 })
    expect(idsOf(data.map(({ profile }) => profile))).toEqual(idsOf(wanted))
    expect(data.map(({ match }) => match)).toEqual(
      wanted.map((member) => ({ reasons: fits(member), commonMatchWords: common(member) })),
    )
  })

  it('can narrow the list of members who are online', async () => {
    const online = (member: ModelMember) =>
      member.place.countryId === 1 && Number(member.lastOnlineAt ?? 0) > Number(onlineSince(server.clock.now()))
    const filter = ProfileFilter.PossibleMatches
    const { data } = await client.call('Profiles.GetOnlineProfiles', { filter, take: 100 })
    const wanted = members.filter((member) => suits(member) && online(member))
    expect(idsOf(data).toSorted((a, b) => a - b)).toEqual(idsOf(wanted))
  })
})

it('shows in part what fits with a profile that is no match', async () => {
  await viewerSeeks({ ...anyone, seekAudience: 1, seekAgeFrom: 60 })
  const id = await insertProfile(server, {
    name: 'Stranger',
    gender: Gender.Female,
    seekAudience: 1,
    matchWords: ['vin'],
  })
  const { data } = await client.call('Profiles.GetProfileDetailsByIds', { ids: [id, viewerId] })
  expect(data.map(({ match }) => match)).toEqual([
    { reasons: [MatchReason.SeeksYou, MatchReason.MatchWords], commonMatchWords: ['VIN'] },
    null,
  ])
  await server.deps.db.deleteFrom('profile').where('id', '=', id).execute()
})

it('never lists profiles that are blocked, locked or without consent, nor the viewer', async () => {
  await viewerSeeks(anyone)
  const visitedAt = after(server.clock.now(), -DAY)
  const visitorId = await insertProfile(server, { name: 'Visitor', countryId: 2, zipCode: '0150' })
  const visits = [...idsOf(members), viewerId].map((visitedId) => ({ visitedId, visitorId, visitedAt }))
  await server.deps.db.insertInto('visit').values(visits).execute()
  await addJob(server.deps.db, 'countPopularity', {})
  await server.runJobs()
  for (const [host, dark] of [
    ['dk.localhost', false],
    ['dark.dk.localhost', true],
  ] as const) {
    const asking = await clientOf(server, viewerId, { host })
    const seen = members.filter((each) => isVisible(each, { ...viewer, dark }) && each.place.countryId === 1)
    const lists = {
      newest: [seen, await asking.call('Search.GetNewestProfiles', { take: 100 })],
      top: [seen, await asking.call('Search.GetTopProfiles', { take: 100 })],
      women: [
        seen.filter(({ gender }) => gender === Gender.Female),
        await asking.call('Search.GetTopProfiles', { take: 100, gender: Gender.Female }),
      ],
      word: [
        seen.filter(({ matchWords }) => matchWords.includes('Sejlads')),
        await asking.call('Search.SearchMatchWord', { take: 100, word: 'SEJLADS' }),
      ],
    } as const
    for (const [wanted, { data }] of Object.values(lists)) {
      expect(idsOf(data).toSorted((a, b) => a - b)).toEqual(idsOf(wanted))
    }
  }
})
