import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, MediaKind, MediaStatus } from '../contract/enums'
import { DAY, HOUR } from '../core/clock'
import { addJob } from '../core/jobs'
import { insertMedia, insertPicture, jpeg } from '../testing/media'
import { mediaClient, upload } from '../testing/mediaClient'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let names = 0
let memberId: number
let member: TestClient
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
  other = await clientOf(server, await insertProfile(server, { name: `Other${names}` }))
})

const consent = true
const uploaded = async () => (await upload(server, member, await jpeg())).data
const tempVideo = (values: object = {}) =>
  insertPicture(server, memberId, { kind: MediaKind.TempVideo, status: MediaStatus.ReadyForConversion, ...values })
const album = async (type: AlbumType) => (await member.call('Media.CreateAlbum', { name: 'Summer', type })).data.id
const face = async () => (await member.call('CurrentProfile.GetProfileData')).data.picture?.id

describe('an upload', () => {
  it('is put to its use with its title, and dates from then', async () => {
    const { id, path } = await uploaded()
    server.clock.advance(HOUR)
    const { status, data } = await member.call('Media.SaveMedia', {
      mediaId: id,
      kind: MediaKind.AlbumPicture,
      title: ' By\u202E the\nsea ',
      consent,
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, kind: 2, status: 3, albumId: null, title: 'By the sea', ownerId: memberId, path })
    expect(data).toMatchObject({ createdAt: server.clock.now().toISOString(), liked: false, likeCount: 0 })
    expect((await mediaClient(server, other).get(`${path}/gallery.webp`)).statusCode).toBe(200)
    server.clock.advance(2 * DAY)
    await addJob(server.deps.db, 'removeTempMedia', {})
    await server.runJobs()
    const kept = await server.deps.db.selectFrom('media').select('id').where('id', '=', id).execute()
    expect(kept).toEqual([{ id }])
  })

  it('is refused without consent', async () => {
    const { id } = await uploaded()
    const refused = await member.call('Media.SaveMedia', { mediaId: id, kind: 2, consent: false })
    expect(refused).toMatchObject({
      status: 422,
      problem: { code: 'CONSENT_REQUIRED', fields: [{ field: 'consent', code: 'CONSENT_REQUIRED' }] },
    })
    const [row] = await server.deps.db
      .selectFrom('media')
      .select(['kind', 'consentedAt'])
      .where('id', '=', id)
      .execute()
    expect(row).toEqual({ kind: MediaKind.TempPicture, consentedAt: null })
  })

  it('is refused to an impersonating administrator', async () => {
    const { id } = await uploaded()
    const { db } = server.deps
    await db.updateTable('session').set({ impersonatorId: 1 }).where('profileId', '=', memberId).execute()
    expect((await member.call('Media.SaveMedia', { mediaId: id, kind: 2, consent })).status).toBe(403)
  })

  it.each([
    ['of another', async () => (await upload(server, other, await jpeg())).data.id],
    ['that is used already', async () => (await insertPicture(server, memberId)).id],
    ['that does not exist', async () => 999_999],
    [
      'whose time is over',
      async () => {
        const { id } = await uploaded()
        server.clock.advance(DAY)
        // The old session has expired meanwhile.
        member = await clientOf(server, memberId)
        return id
      },
    ],
  ])('is not found: one %s', async (_, id) => {
    const mediaId = await id()
    expect(await member.call('Media.SaveMedia', { mediaId, kind: 2, consent })).toMatchObject({
      status: 404,
      problem: { code: 'NOT_FOUND' },
    })
  })

  it.each([
    [AlbumType.Public, MediaKind.AlbumPicture],
    [AlbumType.Protected, MediaKind.ProtectedPicture],
  ])('in an album of type %d becomes kind %d', async (type, kind) => {
    const albumId = await album(type)
    const saved = await member.call('Media.SaveMedia', {
      mediaId: (await uploaded()).id,
      kind: MediaKind.AlbumPicture,
      albumId,
      consent,
    })
    expect(saved.data).toMatchObject({ kind, albumId })
    const video = await member.call('Media.SaveMedia', {
      mediaId: (await tempVideo()).id,
      kind: MediaKind.AlbumPicture,
      albumId,
      consent,
    })
    expect(video.data).toMatchObject({ kind: MediaKind.AlbumVideo, albumId, status: MediaStatus.ReadyForConversion })
    const content = await member.call('Profiles.GetProfileMedia', { profileId: memberId, albumId })
    expect(content.data.map((item) => item.id)).toEqual([video.data.id, saved.data.id])
  })

  it('is refused for another member’s album', async () => {
    const { data } = await other.call('Media.CreateAlbum', { name: 'Theirs', type: AlbumType.Public })
    const wanted = { mediaId: (await uploaded()).id, kind: 2, albumId: data.id, consent }
    expect((await member.call('Media.SaveMedia', wanted)).status).toBe(404)
  })

  it.each([
    [{ kind: MediaKind.TempPicture }, 400, 'VALIDATION_FAILED'],
    [{ kind: MediaKind.LodgeAlbumPicture }, 400, 'VALIDATION_FAILED'],
    [{ kind: MediaKind.ProtectedPicture }, 400, 'VALIDATION_FAILED'],
    [{ kind: MediaKind.DarkProfilePicture }, 403, 'NOT_DARK_APPROVED'],
  ])('is refused for the place %o', async (place, status, code) => {
    const { id } = await uploaded()
    const refused = await member.call('Media.SaveMedia', { mediaId: id, ...place, consent })
    expect(refused).toMatchObject({ status, problem: { code } })
  })

  it.each([MediaKind.ProfilePicture, MediaKind.FileArchivePicture])(
    'cannot be of kind %d when it is a video',
    async (kind) => {
      const { id } = await tempVideo()
      expect(await member.call('Media.SaveMedia', { mediaId: id, kind, consent })).toMatchObject({
        status: 422,
        problem: { code: 'VIDEO_NEEDS_ALBUM' },
      })
    },
  )

  it('is refused when it could not be read', async () => {
    const { id } = await tempVideo({ status: MediaStatus.ConversionFailed })
    expect(await member.call('Media.SaveMedia', { mediaId: id, kind: 3, consent })).toMatchObject({
      status: 422,
      problem: { code: 'FILE_UNREADABLE' },
    })
  })
})

describe('a profile picture', () => {
  it('becomes the face when it is the first', async () => {
    const first = await uploaded()
    await member.call('Media.SaveMedia', { mediaId: first.id, kind: MediaKind.ProfilePicture, consent })
    const second = await uploaded()
    await member.call('Media.SaveMedia', { mediaId: second.id, kind: MediaKind.ProfilePicture, consent })
    expect(await face()).toBe(first.id)
    const { status } = await member.call('Media.SetProfilePicture', { mediaId: second.id })
    expect([status, await face()]).toEqual([200, second.id])
  })

  it('is required for the face, and must be one’s own', async () => {
    const picture = await insertPicture(server, memberId, { kind: MediaKind.AlbumPicture })
    expect((await member.call('Media.SetProfilePicture', { mediaId: picture.id })).status).toBe(404)
    const mine = await insertPicture(server, memberId)
    expect((await other.call('Media.SetProfilePicture', { mediaId: mine.id })).status).toBe(404)
  })
})

describe('refuses more than', () => {
  it.each([
    ['20 profile pictures', MediaKind.ProfilePicture, undefined, 20, 'TOO_MANY_PROFILE_PICTURES'],
    ['500 pictures in the file archive', MediaKind.FileArchivePicture, undefined, 500, 'FILE_ARCHIVE_FULL'],
    ['500 media in an album', MediaKind.AlbumPicture, AlbumType.Public, 500, 'ALBUM_FULL'],
    ['1000 media of a profile', MediaKind.AlbumPicture, undefined, 1000, 'TOO_MANY_MEDIA'],
  ])('%s', async (_, kind, type, max, code) => {
    const albumId = type && (await album(type))
    await insertMedia(server, memberId, max - 1, { kind, albumId })
    const [last, tooMany] = [await uploaded(), await uploaded()]
    const save = (mediaId: number) => member.call('Media.SaveMedia', { mediaId, kind, albumId, consent })
    expect((await save(last.id)).status).toBe(200)
    expect(await save(tooMany.id)).toMatchObject({ status: 422, problem: { code } })
    expect((await save(tooMany.id)).problem.detail).toContain(String(max))
    const kept = await server.deps.db.selectFrom('media').select('kind').where('id', '=', tooMany.id).execute()
    expect(kept).toEqual([{ kind: MediaKind.TempPicture }])
  })
})

describe('title and focus', () => {
  it('can be changed only by their owner', async () => {
    const { id } = await insertPicture(server, memberId)
    const changed = await member.call('Media.UpdateMedia', { mediaId: id, title: 'New', focusX: 0.25, focusY: 0.75 })
    expect(changed.data).toMatchObject({ title: 'New', focusX: 0.25, focusY: 0.75 })
    const again = await member.call('Media.UpdateMedia', { mediaId: id, focusX: 1 })
    expect(again.data).toMatchObject({ title: 'New', focusX: 1, focusY: 0.75 })
    expect((await member.call('Media.UpdateMedia', { mediaId: id, title: ' ' })).data.title).toBeNull()
    expect((await other.call('Media.UpdateMedia', { mediaId: id, title: 'Mine' })).status).toBe(404)
  })
})
