import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LodgeAudience, LodgeMediaStatus, LodgeRole } from '../contract/lodges/lodgeEnums'
import { MINUTE } from '../core/clock'
import { insertLodgeAlbum, insertLodgeMedia } from '../testing/lodgeMedia'
import { setLodgeRole } from '../testing/lodges'
import { actingAs, idsOf, type TestMember } from '../testing/members'
import { waitsForLock } from '../testing/locks'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, newGallery, type Gallery } from './gallery.fixture'

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

const create = ({ client }: TestMember, values: object = {}) =>
  client.call('Lodges.SaveLodgeAlbum', { lodgeId: gallery.lodgeId, name: 'Winter', ...values })
const change = ({ client }: TestMember, values: object = {}, albumId = gallery.albumId) =>
  client.call('Lodges.UpdateLodgeMediaAlbum', { albumId, name: 'Spring', ...values })
const remove = ({ client }: TestMember, albumId = gallery.albumId) =>
  client.call('Lodges.DeleteLodgeMediaAlbum', { albumId })
const read = async ({ client }: TestMember, albumId = gallery.albumId) =>
  (await client.call('Lodges.GetLodgeMediaAlbum', { albumId })).data

describe('an album', () => {
  it('is made by members, cleaned, and listed first', async () => {
    server.clock.advance(MINUTE)
    const { status, data } = await create(gallery.other, { name: ' Win\u202Eter\n days ', description: '' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      lodgeId: gallery.lodgeId,
      name: 'Winter days',
      description: null,
      creator: { id: gallery.other.id },
      mediaCount: 0,
      cover: null,
      createdAt: server.clock.now().toISOString(),
      open: true,
      editable: true,
      deletable: true,
    })
    const { data: albums } = await gallery.member.client.call('Lodges.GetLodgeMediaAlbumsOverview', {
      lodgeId: gallery.lodgeId,
    })
    expect(idsOf(albums)).toEqual([data.id, gallery.albumId])
    expect(albums).toMatchObject([{ editable: false, deletable: false }, { editable: true }])
    expect((await create(gallery.other, { name: ' \n ' })).problem).toMatchObject({
      status: 400,
      fields: [{ field: 'name', code: 'REQUIRED' }],
    })
  })

  it('is made by leaders alone where the lodge says so', async () => {
    const values = { albumAudience: LodgeAudience.AdminsOnly }
    await server.deps.db.updateTable('lodge').set(values).where('id', '=', gallery.lodgeId).execute()
    expect((await create(gallery.other)).status).toBe(403)
    expect((await create(gallery.assistant)).status).toBe(200)
  })

  it('is no act of staff who act as a member', async () => {
    const staff = await actingAs(server, gallery.other.id)
    const { problem } = await staff.call('Lodges.SaveLodgeAlbum', { lodgeId: gallery.lodgeId, name: 'Winter' })
    expect(problem).toMatchObject({ status: 403, code: 'ACTING_AS_OTHER' })
  })

  it('is refused beyond 200 in a lodge', async () => {
    const { member, lodgeId, albumId } = gallery
    for (let count = 1; count < 200; count += 1) await insertLodgeAlbum(server, lodgeId, member.id)
    expect((await create(member)).problem).toMatchObject({ status: 422, code: 'TOO_MANY_LODGE_ALBUMS' })
    await remove(member, albumId)
    expect((await create(member)).status).toBe(200)
  })

  it('shows no creator who is not for the viewer', async () => {
    await block(server, gallery.member, gallery.other)
    expect(await read(gallery.other)).toMatchObject({ name: 'Summer', creator: null })
  })

  it('is changed by its creator while in the lodge, and by those who look after the media', async () => {
    expect((await change(gallery.member, { description: 'Warm' })).data).toMatchObject({
      name: 'Spring',
      description: 'Warm',
    })
    expect((await change(gallery.assistant)).data).toMatchObject({ name: 'Spring', description: null })
    expect((await change(gallery.other)).status).toBe(403)
    await setLodgeRole(server, gallery.lodgeId, gallery.member.id, LodgeRole.None)
    expect((await change(gallery.member)).status).toBe(404)
    expect((await remove(gallery.member)).status).toBe(404)
    await server.deps.db.updateTable('lodge').set({ mediaPublic: true }).where('id', '=', gallery.lodgeId).execute()
    expect((await change(gallery.member)).status).toBe(403)
    expect(await read(gallery.member)).toMatchObject({ open: false, editable: false, deletable: false })
  })

  it('with media of others is deleted by those who look after the media alone', async () => {
    const { member, other, assistant, albumId } = gallery
    const media = [
      ...(await insertLodgeMedia(server, albumId, member.id)),
      ...(await insertLodgeMedia(server, albumId, other.id)),
    ]
    expect(await read(member)).toMatchObject({ editable: true, deletable: false, mediaCount: 2 })
    expect((await remove(member)).problem).toMatchObject({ status: 422, code: 'ALBUM_HAS_OTHERS_MEDIA' })
    expect((await remove(other)).status).toBe(403)
    expect((await remove(assistant)).data).toEqual({ lodgeId: gallery.lodgeId })
    const left = await server.deps.db.selectFrom('media').select('id').where('id', 'in', media).execute()
    expect(left).toEqual([])
    expect((await remove(assistant)).status).toBe(404)
  })
})

it('an album is deleted while the uploader of its cover deletes that', async () => {
  const { assistant, member, albumId } = gallery
  const [coverId = 0] = await insertLodgeMedia(server, albumId, member.id)
  expect((await change(member, { coverId })).status).toBe(200)
  let pending: ReturnType<typeof remove> | undefined
  await server.deps.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('media').select('id').where('id', '=', coverId).forUpdate().execute()
    pending = remove(assistant)
    await waitsForLock(server)
    await transaction.deleteFrom('media').where('id', '=', coverId).execute()
  })
  expect((await pending)?.status).toBe(200)
})

describe('the cover of an album', () => {
  it('is the newest that the viewer may see, or the chosen one', async () => {
    const { member, other, owner, albumId } = gallery
    const [newest = 0, older = 0] = await insertLodgeMedia(server, albumId, other.id, 2)
    expect((await read(owner)).cover?.id).toBe(newest)
    expect((await change(member, { coverId: older })).data.cover?.id).toBe(older)
    expect((await change(member)).data.cover?.id).toBe(older)
    await block(server, owner, other)
    expect((await read(owner)).cover).toBeNull()
    await server.deps.db.deleteFrom('media').where('id', '=', older).execute()
    expect((await read(member)).cover?.id).toBe(newest)
  })

  it('is none that waits or is elsewhere', async () => {
    const { member, albumId, lodgeId } = gallery
    const [waiting] = await insertLodgeMedia(server, albumId, member.id, 1, { lodgeStatus: LodgeMediaStatus.Waiting })
    const [elsewhere] = await insertLodgeMedia(server, await insertLodgeAlbum(server, lodgeId, member.id), member.id)
    for (const coverId of [waiting, elsewhere, 999_999]) {
      const { problem } = await change(member, { coverId })
      expect(problem).toMatchObject({ status: 422, fields: [{ field: 'coverId', code: 'UNKNOWN_ITEM' }] })
    }
    expect(await read(member)).toMatchObject({ name: 'Summer', cover: null, mediaCount: 0 })
  })

  it('is none that a block hides from whoever chooses it, as if it were not there', async () => {
    const { member, other, albumId } = gallery
    const [hidden] = await insertLodgeMedia(server, albumId, other.id)
    await block(server, other, member)
    const { problem } = await change(member, { coverId: hidden })
    expect(problem).toMatchObject({ status: 422, fields: [{ field: 'coverId', code: 'UNKNOWN_ITEM' }] })
  })
})
