import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../contract/contract'
import { ProfileFilter, RoleLevel, SearchOrder } from '../contract/enums'
import { addJob } from '../core/jobs'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

interface Found {
  readonly id: number
}

const WORD = 'sejlads'

let server: TestServer
let viewer: TestClient
let certifiedId: number
const staffIds: number[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { db, clock } = server.deps
  await insertPlaces(db)
  const now = clock.now()
  const birthday = `1980-${now.toISOString().slice(5, 10)}`
  const add = async (roleLevel: RoleLevel) => {
    const id = await insertProfile(server, { name: `Role${roleLevel}`, roleLevel, matchWords: [WORD] })
    await db.updateTable('profile').set({ showInBirthdays: true, lastOnlineAt: now }).where('id', '=', id).execute()
    await db.updateTable('person').set({ birthday }).where('profileId', '=', id).execute()
    return id
  }
  const viewerId = await insertProfile(server, { name: 'Viewer', matchWords: [WORD] })
  certifiedId = await add(RoleLevel.CertifiedProfile)
  for (const level of [RoleLevel.ChatModerator, RoleLevel.Support, RoleLevel.Developer]) staffIds.push(await add(level))
  for (const visitedId of [certifiedId, ...staffIds]) {
    await db.insertInto('visit').values({ visitedId, visitorId: viewerId, visitedAt: now }).execute()
  }
  await addJob(db, 'countPopularity', {})
  await server.runJobs()
  viewer = await clientOf(server, viewerId)
})
afterAll(() => server.close())

describe('the staff', () => {
  const lists: readonly (readonly [CallName, object])[] = [
    ...Object.values(SearchOrder).map((order) => ['Search.SearchProfiles', { order }] as const),
    ['Search.SearchMatchWord', { word: WORD }],
    ['Search.GetNewestProfiles', {}],
    ['Search.GetTopProfiles', {}],
    ['Search.GetMatchProfiles', {}],
    ['Profiles.GetOnlineProfiles', {}],
    ['Profiles.GetOnlineProfiles', { filter: ProfileFilter.PossibleMatches }],
    ['Profiles.GetBirthdayProfiles', {}],
  ]

  it.each(lists)('are not in the list of %s %o; a certified profile is', async (name, parameters) => {
    const data = (await viewer.call(name, parameters)).data as readonly (Found | { readonly profile: Found })[]
    expect(data.map((item) => ('profile' in item ? item.profile.id : item.id))).toEqual([certifiedId])
  })

  it('are profiles that others can open', async () => {
    for (const profileId of staffIds) {
      expect((await viewer.call('Profiles.GetProfile', { profileId })).status).toBe(200)
    }
  })
})
