import type { Compilable, KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../core/database/connect'
import { after, DAY } from '../core/clock'
import type { MemberViewer } from '../core/handler'
import { reportList } from '../reports/report'
import { fillRelations, readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { frontPageList } from '../site/community'
import { placesNear } from '../shared/places/places'
import { blockedList } from './blacklist'
import { profileDetails } from './details'
import { favourites, onlineFavourites } from './favourites'
import { entryList } from './guestbook'
import { likers } from '../shared/likes/likes'
import { birthdayProfiles, onlineProfiles } from './lists'
import { noteList } from './notes'
import { relationsOf } from '../shared/profiles/relation'
import { profileSummaries } from '../shared/profiles/summary'
import { onlineTagged, taggedProfiles } from './tags'
import { visitorList } from './visits'

let server: TestServer
let profileId: number
let likedItem: number

beforeAll(async () => {
  ;({ server, viewerId: profileId } = await startCommunity())
  const { db, clock } = server.deps
  await fillRelations(db, clock.now(), profileId)
  const first = await db.selectFrom('media').select('id').orderBy('id').executeTakeFirstOrThrow()
  likedItem = first.id
}, 180_000)
afterAll(() => server.close())

const lists = {
  online: (db, viewer) => onlineProfiles(db, viewer, server.clock.now()).limit(30),
  onlineFiltered: (db, viewer) => onlineProfiles(db, viewer, server.clock.now(), 6).limit(30),
  birthday: (db, viewer) => birthdayProfiles(db, viewer, server.clock.now()).limit(30),
  frontPage: (db, viewer) => frontPageList(db, { ...viewer, profile: undefined }).limit(12),
  likers: (db, viewer) => likers(db, viewer, { itemType: 1, itemId: likedItem }).limit(30),
  placesNear: (db) => placesNear(db, { latitude: 55.7, longitude: 12.5 }).limit(1),
  favourites: (db, viewer) => favourites(db, viewer).limit(30),
  onlineFavourites: (db, viewer) => onlineFavourites(db, viewer, server.clock.now()).limit(100),
  notes: (db, viewer) => noteList(db, viewer, {}).limit(30),
  visitors: (db, viewer) => visitorList(db, viewer, after(server.clock.now(), -30 * DAY)).limit(30),
  tagged: (db, viewer) => taggedProfiles(db, viewer).limit(30),
  onlineTagged: (db, viewer) => onlineTagged(db, viewer, server.clock.now()).limit(30),
  guestbook: (db, viewer) => entryList(db, viewer, profileId).limit(30),
  relations: (db, viewer) => relationsOf(db, profileId, viewer).limit(30),
  blacklist: (db, viewer) => blockedList(db, viewer).limit(30),
  reports: (db) => reportList(db, false).limit(30),
  waitingReports: (db) => reportList(db, true).limit(30),
} satisfies Readonly<Record<string, (db: Database, viewer: MemberViewer) => Compilable<object>>>

// Tests the planner's own choice: no scan type is disabled.
it.each([
  ['online', 1, 'presence_order'],
  ['online', 5, 'presence_order_dark'],
  ['onlineFiltered', 1, 'presence_order'],
  ['birthday', 1, 'person_birthday'],
  ['birthday', 5, 'person_birthday'],
  ['frontPage', 1, 'profile_front_page'],
  ['frontPage', 5, 'profile_front_page_dark'],
  ['likers', 1, 'item_like_newest'],
  ['placesNear', 1, 'zip_code_position'],
  ['favourites', 1, 'favourite_pkey'],
  ['onlineFavourites', 1, 'favourite_pkey'],
  ['notes', 1, 'note_newest'],
  ['visitors', 1, 'visit_newest'],
  ['tagged', 1, 'profile_tag_pkey'],
  ['onlineTagged', 1, 'profile_tag_pkey'],
  ['guestbook', 1, 'guestbook_newest'],
  ['relations', 1, 'relation_requester'],
  ['blacklist', 1, 'blacklist_pkey'],
  ['reports', 1, 'report_in_order'],
  ['waitingReports', 1, 'report_in_order'],
] as const)('reads the list %s of site %d by the index %s', async (name, siteId, index) => {
  const { db } = server.deps
  const list = lists[name](db, await viewerOn(server, profileId, siteId))
  const { whole, indexes } = await readingOf(db, list)
  // Countries and their areas fit on one page each, so a sequential scan is fine.
  expect(whole.filter((table) => table !== 'country' && table !== 'country_area')).toEqual([])
  // Where several sites have an index for a list, any of them gives the order.
  expect(indexes).toContainEqual(expect.stringContaining(index))
  expect((await db.executeQuery(list.compile())).rows.length).toBeGreaterThan(0)
})

it.each([
  ['summaries', profileSummaries, 2],
  ['details', profileDetails, 2],
] as const)('%s: uses as many queries for many as for one', async (_, read, expected) => {
  const viewer = await viewerOn(server, profileId, 1)
  const rows = await server.deps.db.selectFrom('profile').select('id').where('status', '=', 3).limit(100).execute()
  const ids = rows.map(({ id }) => id).filter((id) => id !== profileId)
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const deps = { ...server.deps, db: server.deps.db.withPlugin(counter) }
  expect((await read(deps, ids.slice(0, 1), viewer)).length).toBe(1)
  expect(queries).toBe(expected)
  expect((await read(deps, ids, viewer)).length).toBeGreaterThan(50)
  expect(queries).toBe(2 * expected)
})
