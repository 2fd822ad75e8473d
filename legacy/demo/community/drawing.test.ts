import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MediaKind, MediaStatus } from '../../contract/enums'
import { findVideoConverter } from '../../media/formats/video'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { drawDemoPicture } from './drawing'
import { seedReference } from '../../main/reference'
import { seed } from '../seed'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedReference(server.deps.db)
  await seed(server.deps)
})
afterAll(() => server.close())

it('draws each shared picture once, those of the front pages first', async () => {
  const { db } = server.deps
  const { rows: jobs } = await sql<{ storageKey: string }>`
    select payload ->> 'storageKey' as storage_key from graphile_worker._private_jobs order by priority, run_at, id`.execute(
    db,
  )
  const keys = jobs.map(({ storageKey }) => storageKey)
  const used = await db.selectFrom('media').select('storageKey').distinct().execute()
  expect(keys.toSorted()).toEqual(used.map(({ storageKey }) => storageKey).toSorted())

  const faces = await db
    .selectFrom('profile')
    .innerJoin('media', 'media.id', 'profile.pictureId')
    .select('media.storageKey')
    .where('profile.countryId', '=', 1)
    .where('profile.showOnFrontPage', '=', true)
    .orderBy('profile.createdAt', 'desc')
    .limit(6)
    .execute()
  for (const { storageKey } of faces) expect(keys.indexOf(storageKey)).toBeLessThan(60)

  const [storageKey = ''] = keys
  await drawDemoPicture(server.deps, { storageKey })
  const shown = await db.selectFrom('media').selectAll().where('storageKey', '=', storageKey).execute()
  for (const { status, placeholder } of shown) {
    expect(status).toBe(MediaStatus.Live)
    expect(placeholder).toMatch(/^data:image/)
  }
  expect(await server.deps.media.get(`${storageKey}/thumbnail.webp`)).toBeDefined()
})

it.skipIf(!(await findVideoConverter()))('draws short clips for the albums of some members', async () => {
  const { db, media } = server.deps
  const clips = db.selectFrom('media').selectAll().where('kind', '=', MediaKind.AlbumVideo)
  const [first] = await clips.orderBy('id').execute()
  expect(first).toMatchObject({ status: MediaStatus.ReadyForConversion })
  const storageKey = first?.storageKey ?? ''
  await drawDemoPicture(server.deps, { storageKey })

  for (const { status, duration, placeholder } of await clips.where('storageKey', '=', storageKey).execute()) {
    expect(status).toBe(MediaStatus.Live)
    expect(duration).toBeGreaterThanOrEqual(2)
    expect(duration).toBeLessThanOrEqual(5)
    expect(placeholder).toMatch(/^data:image/)
  }
  expect((await media.get(`${storageKey}/full.mp4`))?.size).toBeLessThan(1_000_000)
  expect(await media.get(`${storageKey}/thumbnail.webp`)).toBeDefined()
})
