import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exportedData } from '../account/export'
import { LodgeMediaStatus } from '../contract/lodges/lodgeEnums'
import { DAY, HOUR } from '../core/clock'
import { tasks } from '../main/areas'
import { insertLodgeAlbum, insertLodgeMedia, insertLodgePicture } from '../testing/lodgeMedia'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { newGallery, type Gallery } from './gallery.fixture'

let server: TestServer
let gallery: Gallery

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  gallery = await newGallery(server)
})

/** A picture with its files, and whether those are still there. */
async function picture(profileId: number) {
  const { id } = await insertLodgePicture(server, gallery.albumId, profileId)
  const { storageKey } = await server.deps.db
    .selectFrom('media')
    .select('storageKey')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const hasFiles = async () => (await server.deps.media.get(`${storageKey}/thumbnail.webp`)) !== undefined
  return { id, hasFiles }
}

const exists = async (id: number) =>
  (await server.deps.db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

it('media of a member who leaves stay', async () => {
  const { member, other, albumId, lodgeId } = gallery
  const { id } = await picture(member.id)
  expect((await member.client.call('Lodges.LeaveLodge', { lodgeId })).status).toBe(200)
  const { data } = await other.client.call('Lodges.GetLodgeAlbumMediasNextPage', { albumId })
  expect(data).toMatchObject([{ id }])
})

it('an erased profile takes its media and their files along, and leaves its albums to the others', async () => {
  const { member, other, albumId } = gallery
  const [gone, stays] = [await picture(member.id), await picture(other.id)]
  await server.deps.db.updateTable('lodgeAlbum').set({ coverId: gone.id }).where('id', '=', albumId).execute()
  await server.deps.db.deleteFrom('profile').where('id', '=', member.id).execute()
  await tasks.removeErasedFiles.run(server.deps)
  expect([await exists(gone.id), await gone.hasFiles(), await stays.hasFiles()]).toEqual([false, false, true])
  const { data } = await other.client.call('Lodges.GetLodgeMediaAlbum', { albumId })
  expect(data).toMatchObject({ creator: null, mediaCount: 1, cover: { id: stays.id } })
})

it('an erased lodge takes its albums and all files along', async () => {
  const { owner, member, lodgeId } = gallery
  const { id, hasFiles } = await picture(member.id)
  await owner.client.call('Lodges.DeleteLodge', { lodgeId })
  server.clock.advance(30 * DAY - HOUR)
  await tasks.eraseLodges.run(server.deps)
  await tasks.removeErasedFiles.run(server.deps)
  expect([await exists(id), await hasFiles()]).toEqual([true, true])
  server.clock.advance(2 * HOUR)
  await tasks.eraseLodges.run(server.deps)
  await tasks.removeErasedFiles.run(server.deps)
  expect([await exists(id), await hasFiles()]).toEqual([false, false])
  expect(await server.deps.db.selectFrom('lodgeAlbum').select('id').where('lodgeId', '=', lodgeId).execute()).toEqual(
    [],
  )
})

it("holds a member's media, albums and decisions in the export of their data, without the leader's name", async () => {
  const { member, other, owner, albumId, lodgeId } = gallery
  const othersAlbum = await insertLodgeAlbum(server, lodgeId, other.id)
  const [own] = await insertLodgeMedia(server, othersAlbum, member.id)
  await insertLodgeMedia(server, albumId, other.id)
  const waiting = await insertLodgeMedia(server, albumId, member.id, 1, { lodgeStatus: LodgeMediaStatus.Waiting })
  await owner.client.call('Lodges.RejectLodgeMediaItem', { lodgeId, mediaIds: waiting, reason: 'Too dark' })
  const data = await exportedData(server.deps.db, member.id)
  expect(data).toMatchObject({
    media: [{ id: own, lodgeId, lodgeAlbumId: othersAlbum }],
    lodge_album: [{ id: albumId, name: 'Summer' }],
    lodge_media_decision: [{ lodgeId, reason: 'Too dark', mediaCount: 1 }],
  })
  expect(JSON.stringify(data['lodge_media_decision'])).not.toContain(owner.name)
})
