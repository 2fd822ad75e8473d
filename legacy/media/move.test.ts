import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, LikeItemType, MediaKind, MediaStatus } from '../contract/enums'
import { addJob } from '../core/jobs'
import { insertMedia, insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let names = 0
let memberId: number
let member: TestClient
let otherId: number
let other: TestClient

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  names += 1
  memberId = await insertProfile(server, { name: `Member${names}` })
  member = await clientOf(server, memberId)
  otherId = await insertProfile(server, { name: `Other${names}` })
  other = await clientOf(server, otherId)
})

const media = (count: number, values: object = {}) => insertMedia(server, memberId, count, values)
const album = async (type: AlbumType = AlbumType.Public) =>
  (await member.call('Media.CreateAlbum', { name: 'Album', type })).data.id
const face = async () => (await member.call('CurrentProfile.GetProfileData')).data.picture?.id
const setFace = (mediaId: number) => member.call('Media.SetProfilePicture', { mediaId })
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const inAlbum = async (albumId: number) =>
  idsOf((await member.call('Profiles.GetProfileMedia', { profileId: memberId, albumId, take: 100 })).data)
const profilePictures = async () => idsOf((await member.call('Media.GetProfilePictures')).data)

describe('moved media items', () => {
  it('get the kind of their new place', async () => {
    const [picture = 0] = await media(1)
    const [video = 0] = await media(1, { kind: MediaKind.AlbumVideo })
    const albumId = await album(AlbumType.Protected)
    const moved = await member.call('Media.MoveMedia', { mediaIds: [video, picture], kind: 2, albumId })
    expect(moved.data).toMatchObject([
      { id: video, kind: MediaKind.AlbumVideo, albumId },
      { id: picture, kind: MediaKind.ProtectedPicture, albumId },
    ])
    const archived = await member.call('Media.MoveMedia', { mediaIds: [picture], kind: MediaKind.FileArchivePicture })
    expect(archived.data).toMatchObject([{ kind: MediaKind.FileArchivePicture, albumId: null }])
    const shown = await member.call('Media.MoveMedia', { mediaIds: [picture], kind: MediaKind.ProfilePicture })
    expect(shown.data).toMatchObject([{ kind: MediaKind.ProfilePicture }])
    expect(await face()).toBe(picture)
  })

  it('move all or none', async () => {
    const pictures = await media(2)
    const [video = 0] = await media(1, { kind: MediaKind.AlbumVideo })
    const refused = await member.call('Media.MoveMedia', { mediaIds: [...pictures, video], kind: 4 })
    expect(refused).toMatchObject({ status: 422, problem: { code: 'VIDEO_NEEDS_ALBUM' } })
    expect((await member.call('Media.GetFileArchive')).data).toEqual([])
    await media(19, { kind: MediaKind.ProfilePicture })
    const tooMany = await member.call('Media.MoveMedia', { mediaIds: pictures, kind: MediaKind.ProfilePicture })
    expect(tooMany).toMatchObject({ status: 422, problem: { code: 'TOO_MANY_PROFILE_PICTURES' } })
    expect(await profilePictures()).toHaveLength(19)
  })

  it('must be one’s own, and in use', async () => {
    const [mine = 0] = await media(1)
    const [temp = 0] = await media(1, { kind: MediaKind.TempPicture })
    const [theirs = 0] = await insertMedia(server, otherId, 1)
    for (const mediaIds of [[theirs], [mine, theirs], [temp], [999_999]]) {
      expect((await member.call('Media.MoveMedia', { mediaIds, kind: MediaKind.FileArchivePicture })).status).toBe(404)
    }
    expect((await member.call('Media.GetFileArchive')).data).toEqual([])
  })

  it('leave the face to the next profile picture', async () => {
    const [first = 0, second = 0, third = 0] = await media(3, { kind: MediaKind.ProfilePicture })
    await setFace(second)
    await member.call('Media.MoveMedia', { mediaIds: [third], kind: MediaKind.FileArchivePicture })
    expect(await face()).toBe(second)
    await member.call('Media.MoveMedia', { mediaIds: [second], kind: MediaKind.AlbumPicture })
    expect(await face()).toBe(first)
    await member.call('Media.MoveMedia', { mediaIds: [first], kind: MediaKind.AlbumPicture })
    expect(await face()).toBeUndefined()
  })
})

describe('sorted media items', () => {
  it('come in the sorted order; the others follow in their old order', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await media(4, { kind: MediaKind.ProfilePicture })
    expect(await profilePictures()).toEqual([a, b, c, d])
    const sorted = await member.call('Media.SortMedia', { mediaIds: [d, b] })
    expect(idsOf(sorted.data)).toEqual([d, b])
    expect(await profilePictures()).toEqual([d, b, a, c])
    const [added = 0] = await media(1, { kind: MediaKind.ProfilePicture })
    expect(await profilePictures()).toEqual([d, b, a, c, added])
  })

  it('make a profile picture that becomes first the face', async () => {
    const [a = 0, b = 0, c = 0] = await media(3, { kind: MediaKind.ProfilePicture })
    await setFace(b)
    await member.call('Media.SortMedia', { mediaIds: [a, c, b] })
    expect(await face()).toBe(b)
    await member.call('Media.SortMedia', { mediaIds: [c, a, b] })
    expect(await face()).toBe(c)
    expect((await other.call('Profiles.GetProfile', { profileId: memberId })).data.profile?.picture?.id).toBe(c)
  })

  it('keep their order when the new first picture cannot be the face', async () => {
    const [a = 0, b = 0] = await media(2, { kind: MediaKind.ProfilePicture })
    await setFace(a)
    const [unready = 0] = await media(1, {
      kind: MediaKind.ProfilePicture,
      status: MediaStatus.TemporaryError,
      createdAt: new Date(0),
    })
    const refused = { status: 422, problem: { code: 'PICTURE_NOT_READY' } }
    expect(await member.call('Media.SortMedia', { mediaIds: [unready, b, a] })).toMatchObject(refused)
    expect(await setFace(unready)).toMatchObject(refused)
    expect(await profilePictures()).toEqual([a, b, unready])
    expect(await face()).toBe(a)
    expect((await member.call('Media.SortMedia', { mediaIds: [b, unready, a] })).status).toBe(200)
    expect(await face()).toBe(b)
  })

  it('do not change the face from an album or from pictures of the dark profile', async () => {
    const [shown = 0] = await media(1, { kind: MediaKind.ProfilePicture })
    await setFace(shown)
    const inAnAlbum = await media(2, { albumId: await album() })
    const dark = await media(2, { kind: MediaKind.DarkProfilePicture })
    for (const ids of [inAnAlbum, dark]) {
      expect((await member.call('Media.SortMedia', { mediaIds: ids.toReversed() })).status).toBe(200)
    }
    expect(await face()).toBe(shown)
  })

  it('keep their order in an album, page by page', async () => {
    const albumId = await album()
    const ids = await media(7, { albumId })
    const order = ids.toReversed()
    await member.call('Media.SortMedia', { mediaIds: order })
    expect(await inAlbum(albumId)).toEqual(order)
    const pages = await Promise.all(
      [0, 3, 6].map((skip) => other.call('Profiles.GetProfileMedia', { profileId: memberId, albumId, skip, take: 3 })),
    )
    expect(pages.flatMap(({ data }) => idsOf(data))).toEqual(order)
  })

  it('must be of one place, and one’s own', async () => {
    const [profilePicture = 0] = await media(1, { kind: MediaKind.ProfilePicture })
    const [inOne = 0] = await media(1, { albumId: await album() })
    const [inOther = 0] = await media(1, { albumId: await album() })
    for (const mediaIds of [
      [inOne, inOther],
      [profilePicture, inOne],
    ]) {
      expect((await member.call('Media.SortMedia', { mediaIds })).status).toBe(400)
    }
    expect((await other.call('Media.SortMedia', { mediaIds: [inOne] })).status).toBe(404)
  })
})

describe('deleted media items', () => {
  it('are gone for everyone at once, with their likes and then their files', async () => {
    const { db, media: storage } = server.deps
    const { id, key } = await insertPicture(server, memberId)
    await setFace(id)
    await other.call('Common.ToggleLike', { itemType: LikeItemType.Media, itemId: id })
    const { storageKey } = await db
      .selectFrom('media')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await member.call('Media.DeleteMedia', { mediaIds: [id] })).status).toBe(200)
    const address = `/media/${key}/gallery.webp`
    expect((await mediaClient(server, other).get(address)).statusCode).toBe(404)
    expect((await mediaClient(server, member).get(address)).statusCode).toBe(404)
    expect(await face()).toBeUndefined()
    expect(await db.selectFrom('itemLike').select('id').where('itemId', '=', id).execute()).toEqual([])
    await addJob(db, 'removeErasedFiles', {})
    await server.runJobs()
    expect(await storage.get(`${storageKey}/gallery.webp`)).toBeUndefined()
  })

  it('are all one’s own, or none is deleted', async () => {
    const ids = await media(2)
    const [theirs = 0] = await insertMedia(server, otherId, 1)
    expect((await member.call('Media.DeleteMedia', { mediaIds: [...ids, theirs] })).status).toBe(404)
    expect((await member.call('Media.GetMediaByIds', { ids: [...ids, theirs] })).data).toHaveLength(3)
  })

  it('leave the face to the next profile picture, also with concurrent requests', async () => {
    const ids = await media(4, { kind: MediaKind.ProfilePicture })
    await setFace(ids[0] ?? 0)
    await Promise.all(ids.slice(0, 3).map((id) => member.call('Media.DeleteMedia', { mediaIds: [id] })))
    expect(await face()).toBe(ids[3])
  })
})
