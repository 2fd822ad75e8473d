import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps, MemberViewer } from '../core/handler'
import { insertLodgeAlbum } from '../testing/lodgeMedia'
import { insertLodge } from '../testing/lodges'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { albumList } from './albumAnswers'
import { mediaList, newMediaCount, waitingList } from './lists'

let server: TestServer
let viewerId: number
let lodgeId: number
let albumId: number

beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  for (let lodges = 0; lodges < 10; lodges += 1) {
    lodgeId = await insertLodge(server, viewerId)
    for (let albums = 0; albums < 20; albums += 1) albumId = await insertLodgeAlbum(server, lodgeId, viewerId)
  }
  await sql`
    INSERT INTO media (profile_id, kind, width, height, storage_key, created_at, lodge_id, lodge_album_id, lodge_status)
    SELECT profile.id, 10, 800, 1000, 'shared', ${clock.now()}::timestamptz - n * interval '7 minutes',
      lodge_album.lodge_id, lodge_album.id, CASE WHEN n % 40 = 0 THEN 1 ELSE 2 END
    FROM generate_series(1, 300) AS n, lodge_album
    JOIN LATERAL (SELECT ${viewerId}::integer + 1 + (lodge_album.id * 37 + n * 7) % 11000 AS id) AS uploader ON true
    JOIN profile ON profile.id = uploader.id
    WHERE profile.status = 3
  `.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}, 180_000)
afterAll(() => server.close())

const lists = {
  albums: ({ db }) => albumList(db, lodgeId).limit(30),
  media: (deps, viewer) => mediaList(deps, viewer, { albumId, withWaiting: false }).limit(30),
  mediaOfLeader: (deps, viewer) => mediaList(deps, viewer, { albumId, withWaiting: true }).limit(30),
  waiting: (deps, viewer) => waitingList(deps, viewer, lodgeId).limit(30),
  news: (deps, viewer) => {
    const since = sql<Date>`${deps.clock.now()}::timestamptz - interval '1 day'`
    return deps.db.selectNoFrom(newMediaCount(deps, viewer, { lodgeId: sql`${lodgeId}::integer`, since }).as('count'))
  },
} satisfies Readonly<Record<string, (deps: Deps, viewer: MemberViewer) => Compilable<object>>>

// Small tables are scanned. The index is otherwise the planner's choice.
it.each([
  ['albums', 'lodge_album_newest'],
  ['media', 'media_of_lodge_album'],
  ['mediaOfLeader', 'media_of_lodge_album'],
  ['waiting', 'media_of_lodge'],
  ['news', 'media_of_lodge'],
] as const)('%s uses the index %s', async (name, index) => {
  const viewer = await viewerOn(server, viewerId, 1)
  await server.deps.db.connection().execute(async (db) => {
    const list = lists[name]({ ...server.deps, db }, viewer)
    await sql`set enable_seqscan = off`.execute(db)
    const { whole, indexes } = await readingOf(db, list)
    await sql`reset enable_seqscan`.execute(db)
    expect(whole.filter(Boolean)).toEqual([])
    expect(indexes).toContain(index)
    expect((await db.executeQuery(list.compile())).rows.length).toBeGreaterThan(0)
  })
})
