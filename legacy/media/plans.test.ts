import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MediaKind, MediaType } from '../contract/enums'
import type { MemberViewer } from '../core/handler'
import { insertMedia } from '../testing/media'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { fileArchive, newestMedia, profileMedia } from './lists'

let server: TestServer
let viewerId: number
beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  // Half of the media items are private.
  await sql`
    INSERT INTO media (profile_id, kind, width, height, storage_key, created_at)
    SELECT id, n, 800, 600, 'shared',
      ${clock.now()}::timestamptz - id * interval '1 minute'
    FROM profile, generate_series(3, 4) AS n`.execute(db)
  await insertMedia(server, viewerId, 40, { kind: MediaKind.FileArchivePicture })
  await sql`ANALYZE`.execute(db)
}, 120_000)
afterAll(() => server.close())

const lists = {
  newest: (viewer) => newestMedia(server.deps, viewer, {}).limit(30),
  pictures: (viewer) => newestMedia(server.deps, viewer, { mediaType: MediaType.Pictures }).limit(30),
  videos: (viewer) => newestMedia(server.deps, viewer, { mediaType: MediaType.Video }).limit(30),
  ofProfile: (viewer) => profileMedia(server.deps, viewer, { profileId: viewerId }).limit(30),
  archive: (viewer) => fileArchive(server.deps, viewer).limit(30),
} satisfies Readonly<Record<string, (viewer: MemberViewer) => Compilable<object>>>

// Tests the planner's own choice: no scan type is disabled.
it.each([
  ['newest', 1, 'media_newest'],
  ['pictures', 1, 'media_newest'],
  ['videos', 1, 'media_newest_videos'],
  ['videos', 5, 'media_newest_videos'],
  ['ofProfile', 1, 'media_of_profile'],
  ['archive', 1, 'media_of_profile'],
] as const)('reads the list %s of site %d by the index %s', async (name, siteId, index) => {
  const list = lists[name](await viewerOn(server, viewerId, siteId))
  const { whole, indexes } = await readingOf(server.deps.db, list)
  expect(whole).not.toContain('media')
  expect(indexes).toContain(index)
})
