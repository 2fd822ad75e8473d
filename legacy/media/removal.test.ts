import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addJob } from '../core/jobs'
import { insertPicture } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let profileId: number
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  profileId = await insertProfile(server, { name: `Owner${++names}` })
})

const erase = (id: number) => server.deps.db.deleteFrom('media').where('id', '=', id).execute()
const hasFiles = async (storageKey: string) =>
  (await server.deps.media.get(`${storageKey}/thumbnail.webp`)) !== undefined

async function sweep(): Promise<void> {
  await addJob(server.deps.db, 'removeErasedFiles', {})
  await server.runJobs()
}

async function storageKeyOf(id: number): Promise<string> {
  const { storageKey } = await server.deps.db
    .selectFrom('media')
    .select('storageKey')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return storageKey
}

it('removes the files of erased media items, also those of an erased profile', async () => {
  const kept = await storageKeyOf((await insertPicture(server, await insertProfile(server, { name: 'Kept' }))).id)
  const first = await insertPicture(server, profileId)
  const firstKey = await storageKeyOf(first.id)
  const secondKey = await storageKeyOf((await insertPicture(server, profileId)).id)
  await erase(first.id)
  await sweep()
  expect(await Promise.all([firstKey, secondKey, kept].map(hasFiles))).toEqual([false, true, true])
  await server.deps.db.deleteFrom('profile').where('id', '=', profileId).execute()
  await sweep()
  expect(await Promise.all([firstKey, secondKey, kept].map(hasFiles))).toEqual([false, false, true])
})

it('keeps files that other media items share', async () => {
  const first = await insertPicture(server, profileId)
  const storageKey = await storageKeyOf(first.id)
  const second = await insertPicture(server, profileId, { storageKey })
  await erase(first.id)
  await sweep()
  expect(await hasFiles(storageKey)).toBe(true)
  await erase(second.id)
  await sweep()
  expect(await hasFiles(storageKey)).toBe(false)
})
