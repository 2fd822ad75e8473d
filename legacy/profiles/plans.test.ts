import type { Compilable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../core/database/connect'
import type { MemberReader } from '../core/handler'
import { insertPlaces } from '../testing/places'
import { fillCommunity, readerOn, readingOf } from '../testing/plans'
import { insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { frontPageList } from '../site/community'
import { placesNear } from '../site/places'
import { likers } from './likeStore'
import { birthdayProfiles, onlineProfiles } from './lists'

let server: TestServer
let profileId: number
let likedItem: number

beforeAll(async () => {
  server = await startTestServer()
  const { db, clock } = server.deps
  await insertPlaces(db)
  profileId = await insertProfile(server, { name: 'Reader', darkStatus: 3 })
  await fillCommunity(db, clock.now(), profileId)
  const first = await db.selectFrom('media').select('id').orderBy('id').executeTakeFirstOrThrow()
  likedItem = first.id
})
afterAll(() => server.close())

const lists = {
  online: (db, reader) => onlineProfiles(db, reader, server.clock.now()).limit(30),
  birthday: (db, reader) => birthdayProfiles(db, reader, server.clock.now()).limit(30),
  frontPage: (db, reader) => frontPageList(db, { ...reader, profile: undefined }).limit(12),
  likers: (db, reader) => likers(db, reader, { itemType: 1, itemId: likedItem }).limit(30),
  placesNear: (db) => placesNear(db, { latitude: 55.7, longitude: 12.5 }).limit(1),
} satisfies Readonly<Record<string, (db: Database, reader: MemberReader) => Compilable<object>>>

// The planner's own choice: no way of reading is switched off.
it.each([
  ['online', 1, 'presence_order_anywhere'],
  ['online', 5, 'presence_order_anywhere'],
  ['birthday', 1, 'person_birthday'],
  ['birthday', 5, 'person_birthday'],
  ['frontPage', 1, 'profile_front_page'],
  ['frontPage', 5, 'profile_front_page_dark'],
  ['likers', 1, 'item_like_newest'],
  ['placesNear', 1, 'zip_code_position'],
] as const)('the list %s of site %d is read by the index %s', async (name, siteId, index) => {
  const { db } = server.deps
  const list = lists[name](db, await readerOn(server, profileId, siteId))
  const { whole, indexes } = await readingOf(db, list)
  // Countries and their areas are a page each.
  expect(whole.filter((table) => table !== 'country' && table !== 'country_area')).toEqual([])
  expect(indexes).toContain(index)
  expect((await db.executeQuery(list.compile())).rows.length).toBeGreaterThan(0)
})
