import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MediaKind, MediaStatus } from '../contract/enums'
import { LodgeMediaStatus, LodgeRole } from '../contract/lodges/lodgeEnums'
import { insertLodgeAlbum, insertLodgeMedia } from '../testing/lodgeMedia'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { insertMedia, insertPicture, jpeg } from '../testing/media'
import { upload } from '../testing/mediaClient'
import { idsOf, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { addPicture, newGallery, type Gallery } from './gallery.fixture'

const { Waiting, Accepted } = LodgeMediaStatus

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

const rowsOf = (ids: readonly number[]) =>
  server.deps.db.selectFrom('media').select(['id', 'lodgeAlbumId']).where('id', 'in', ids).orderBy('id').execute()
const move = ({ client }: TestMember, albumId: number, mediaIds: readonly number[]) =>
  client.call('Lodges.MoveLodgeAlbumMedia', { albumId, mediaIds: [...mediaIds] })
const remove = ({ client }: TestMember, mediaIds: readonly number[]) =>
  client.call('Lodges.DeleteLodgeMedia', { mediaIds: [...mediaIds] })
const listed = async ({ client }: TestMember, albumId = gallery.albumId) =>
  idsOf((await client.call('Lodges.GetLodgeAlbumMediasNextPage', { albumId })).data)

describe('an upload into an album', () => {
  it('is there for all at once, with its title, and dates from then', async () => {
    const { member, other, albumId } = gallery
    const { data: temp } = await upload(server, other.client, await jpeg())
    const body = { albumId, mediaId: temp.id, title: ' By\nthe sea ', consent: true }
    const { status, data } = await other.client.call('Lodges.SaveLodgeMedia', body)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: temp.id,
      kind: MediaKind.LodgeAlbumPicture,
      ownerId: other.id,
      albumId: null,
      lodgeAlbumId: albumId,
      lodgeStatus: Accepted,
      deletable: true,
      title: 'By the sea',
      createdAt: server.clock.now().toISOString(),
    })
    expect(await listed(member)).toEqual([temp.id])
    // It is in use.
    expect((await other.client.call('Lodges.SaveLodgeMedia', body)).status).toBe(404)
  })

  it('of a video stays one', async () => {
    const { member, albumId } = gallery
    const values = { kind: MediaKind.TempVideo, status: MediaStatus.ReadyForConversion }
    const { id } = await insertPicture(server, member.id, values)
    const { data } = await member.client.call('Lodges.SaveLodgeMedia', { albumId, mediaId: id, consent: true })
    expect(data).toMatchObject({ kind: MediaKind.LodgeAlbumVideo, status: MediaStatus.ReadyForConversion })
    expect([await listed(member), await listed(gallery.owner)]).toEqual([[id], []])
  })

  it.each([
    ['member', Waiting],
    ['assistant', Accepted],
    ['owner', Accepted],
  ] as const)('of the %s in a lodge whose media wait has the state %i', async (actor, lodgeStatus) => {
    await server.deps.db.updateTable('lodge').set({ mediaApproval: true }).where('id', '=', gallery.lodgeId).execute()
    const { data } = await addPicture(server, gallery[actor], gallery.albumId)
    expect(data.lodgeStatus).toBe(lodgeStatus)
    expect(await listed(gallery.other)).toEqual(lodgeStatus === Accepted ? [data.id] : [])
  })

  it("is refused without consent, outside the lodge, and for another's upload", async () => {
    const { member, stranger, albumId } = gallery
    const { data } = await upload(server, member.client, await jpeg())
    const save = ({ client }: TestMember, values: object = {}) =>
      client.call('Lodges.SaveLodgeMedia', { albumId, mediaId: data.id, consent: true, ...values })
    expect((await save(member, { consent: false })).problem).toMatchObject({ status: 422, code: 'CONSENT_REQUIRED' })
    expect((await save(stranger)).status).toBe(404)
    await server.deps.db.updateTable('lodge').set({ mediaPublic: true }).where('id', '=', gallery.lodgeId).execute()
    expect((await save(stranger)).status).toBe(403)
    expect((await save(gallery.other)).status).toBe(404)
    expect((await save(member, { albumId: 999_999 })).status).toBe(404)
    expect((await save(member)).status).toBe(200)
  })

  it.each([
    ['ALBUM_FULL', () => gallery.other.id],
    ['TOO_MANY_LODGE_MEDIA', () => gallery.member.id],
  ])('is refused with %s beyond the limit', async (code, uploader) => {
    const { lodgeId, albumId, member } = gallery
    const target = code === 'ALBUM_FULL' ? albumId : await insertLodgeAlbum(server, lodgeId, member.id)
    await insertLodgeMedia(server, target, uploader(), 1000)
    const { problem } = await addPicture(server, member, albumId)
    expect(problem).toMatchObject({ status: 422, code })
  })

  it('is no place for texts, and not edited by the calls for albums of profiles', async () => {
    const { member, albumId } = gallery
    const [id = 0] = await insertLodgeMedia(server, albumId, member.id)
    expect((await member.client.call('Media.DeleteMedia', { mediaIds: [id] })).status).toBe(404)
    const moved = { mediaIds: [id], kind: MediaKind.AlbumPicture }
    expect((await member.client.call('Media.MoveMedia', moved)).status).toBe(404)
    expect((await member.client.call('Media.EditPicture', { mediaId: id, rotate: 90 })).status).toBe(404)
    const { data } = await member.client.call('Profiles.GetProfileMedia', { profileId: member.id })
    expect(data).toEqual([])
  })
})

describe('moving', () => {
  it("takes one's own and, for those who look after the media, any to another album of the lodge", async () => {
    const { member, other, assistant, albumId, lodgeId } = gallery
    const target = await insertLodgeAlbum(server, lodgeId, other.id)
    const [own = 0] = await insertLodgeMedia(server, albumId, member.id)
    const [others = 0] = await insertLodgeMedia(server, albumId, other.id)
    await server.deps.db.updateTable('lodgeAlbum').set({ coverId: own }).where('id', '=', albumId).execute()
    expect((await move(member, target, [own, others])).status).toBe(403)
    expect((await move(member, target, [own])).data).toMatchObject([{ id: own, lodgeAlbumId: target }])
    expect((await move(assistant, target, [others, own])).data).toMatchObject([{ id: others }, { id: own }])
    expect(await rowsOf([own, others])).toMatchObject([{ lodgeAlbumId: target }, { lodgeAlbumId: target }])
    const { coverId } = await server.deps.db
      .selectFrom('lodgeAlbum')
      .select('coverId')
      .where('id', '=', albumId)
      .executeTakeFirstOrThrow()
    expect(coverId).toBeNull()
  })

  it('never leaves the lodge, nor takes anything else', async () => {
    const { owner, member, albumId } = gallery
    const elsewhere = await insertLodgeAlbum(server, await insertLodge(server, owner.id), owner.id)
    const [own = 0] = await insertLodgeMedia(server, albumId, member.id)
    const [profiles = 0] = await insertMedia(server, member.id, 1)
    expect((await move(owner, elsewhere, [own])).status).toBe(404)
    expect((await move(member, albumId, [own, profiles])).status).toBe(404)
    expect((await move(member, albumId, [999_999])).status).toBe(404)
    expect(await rowsOf([own])).toMatchObject([{ lodgeAlbumId: albumId }])
  })

  it('stops at the limit of the album', async () => {
    const { assistant, member, lodgeId, albumId } = gallery
    const target = await insertLodgeAlbum(server, lodgeId, member.id)
    await insertLodgeMedia(server, target, member.id, 1000)
    const [id = 0] = await insertLodgeMedia(server, albumId, member.id)
    expect((await move(assistant, target, [id])).problem).toMatchObject({ status: 422, code: 'ALBUM_FULL' })
    expect(await rowsOf([id])).toMatchObject([{ lodgeAlbumId: albumId }])
  })
})

describe('deleting', () => {
  it("takes one's own and, for those who look after the media, any", async () => {
    const { member, other, assistant, stranger, albumId } = gallery
    const own = await insertLodgeMedia(server, albumId, member.id, 2)
    const others = await insertLodgeMedia(server, albumId, other.id, 2)
    expect((await remove(member, [...own, ...others])).status).toBe(403)
    expect((await remove(stranger, own)).status).toBe(404)
    expect(await rowsOf([...own, ...others])).toHaveLength(4)
    expect((await remove(member, own)).status).toBe(200)
    expect((await remove(assistant, others)).status).toBe(200)
    expect(await rowsOf([...own, ...others])).toEqual([])
    expect((await remove(member, own)).status).toBe(404)
  })

  it("takes nothing but media of lodges, and a reader's none", async () => {
    const { member, other, stranger, albumId, lodgeId } = gallery
    const [face = 0] = await insertMedia(server, member.id, 1)
    expect((await remove(member, [face])).status).toBe(404)
    const media = await insertLodgeMedia(server, albumId, other.id)
    await server.deps.db.updateTable('lodge').set({ mediaPublic: true }).where('id', '=', lodgeId).execute()
    expect((await remove(stranger, media)).status).toBe(403)
  })

  it.each([LodgeRole.None, LodgeRole.Blacklisted])('is for whoever has left, role %i', async (role) => {
    const { member, albumId, lodgeId } = gallery
    const media = await insertLodgeMedia(server, albumId, member.id)
    await setLodgeRole(server, lodgeId, member.id, role)
    const { data } = await member.client.call('Media.GetMediaByIds', { ids: media })
    expect(data).toMatchObject([{ deletable: true }])
    expect((await remove(member, media)).status).toBe(200)
    expect(await rowsOf(media)).toEqual([])
  })
})
