import { afterAll, beforeAll, expect, it } from 'vitest'
import { MediaKind, ProfileStatus } from '../contract/enums'
import { DAY, HOUR } from '../core/clock'
import { tasks } from '../main/areas'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { findLinkToken, newLinkToken } from '../shared/account/linkTokens'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

it('removes unused files after their time, and no others', async () => {
  const { db, media, clock } = server.deps
  const profileId = await insertProfile(server, { name: 'Uploader' })
  const medium = { profileId, kind: MediaKind.TempPicture, width: 1, height: 1 }
  await db
    .insertInto('media')
    .values([
      { ...medium, storageKey: 'unused', expiresAt: new Date(clock.now().getTime() + DAY) },
      { ...medium, storageKey: 'used', expiresAt: null },
    ])
    .execute()
  for (const key of ['unused', 'used']) await media.put(`${key}/full.jpg`, Buffer.from('picture'))
  const left = async () => (await db.selectFrom('media').select('storageKey').execute()).map((row) => row.storageKey)

  await tasks.removeTempMedia.run(server.deps)
  expect(await left()).toHaveLength(2)
  server.clock.advance(DAY)
  await tasks.removeTempMedia.run(server.deps)
  await tasks.removeErasedFiles.run(server.deps)
  expect(await left()).toEqual(['used'])
  expect(await media.get('unused/full.jpg')).toBeUndefined()
  expect(await media.get('used/full.jpg')).toBeDefined()
})

it('removes ended sessions, and links long after they have ended', async () => {
  const { db } = server.deps
  const profileId = await insertProfile(server, { name: 'Sover' })
  await clientOf(server, profileId)
  await newLinkToken(server.deps, { kind: 'reset', profileId })
  const count = async (table: 'session' | 'linkToken') =>
    (await db.selectFrom(table).select('id').where('profileId', '=', profileId).execute()).length

  server.clock.advance(DAY - HOUR)
  await tasks.removeDeadSessions.run(server.deps)
  expect([await count('session'), await count('linkToken')]).toEqual([1, 1])
  server.clock.advance(HOUR)
  await tasks.removeDeadSessions.run(server.deps)
  expect([await count('session'), await count('linkToken')]).toEqual([0, 1])
  server.clock.advance(31 * DAY)
  await tasks.removeDeadSessions.run(server.deps)
  expect(await count('linkToken')).toBe(0)
})

it('deletes unconfirmed profiles, and frees their names', async () => {
  const { db } = server.deps
  const unconfirmed = { status: ProfileStatus.None, emailConfirmedAt: null }
  await insertProfile(server, { name: 'Ubekraeftet', ...unconfirmed })
  await insertProfile(server, { name: 'Bekraeftet' })
  const names = async () => (await db.selectFrom('profile').select('name').execute()).map(({ name }) => name)
  server.clock.advance(13 * DAY)
  await tasks.eraseProfiles.run(server.deps)
  expect(await names()).toContain('Ubekraeftet')
  server.clock.advance(2 * DAY)
  await tasks.eraseProfiles.run(server.deps)
  expect(await names()).not.toContain('Ubekraeftet')
  expect(await names()).toContain('Bekraeftet')
})

it('makes a link valid for its own kind alone', async () => {
  const profileId = await insertProfile(server, { name: 'Laenker' })
  const token = await newLinkToken(server.deps, { kind: 'confirm', profileId })
  expect(await findLinkToken(server.deps, token, ['reset', 'sso', 'email'])).toBeUndefined()
  expect(await findLinkToken(server.deps, token, ['confirm'])).toMatchObject({ profileId })
})
