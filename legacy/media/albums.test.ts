import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RedAudience } from '../contract/dark/bondEnums'
import { AlbumAccess, AlbumType, MediaKind } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { addJob } from '../core/jobs'
import { insertMedia, insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let names = 0
let ownerId: number
let owner: TestClient
let viewerId: number
let viewer: TestClient

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  names += 1
  ownerId = await insertProfile(server, { name: `Owner${names}` })
  owner = await clientOf(server, ownerId)
  viewerId = await insertProfile(server, { name: `Viewer${names}` })
  viewer = await clientOf(server, viewerId)
})

const create = async (type: AlbumType = AlbumType.Public, name = 'Album') =>
  (await owner.call('Media.CreateAlbum', { name, type })).data.id
const update = (albumId: number, type: AlbumType, more: object = {}) =>
  owner.call('Media.UpdateAlbum', { albumId, name: 'Album', type, ...more })
const grant = (albumId: number, granted = true) =>
  owner.call('Media.SetProtectedAccess', { albumId, profileId: viewerId, granted })
const request = (albumId: number) => viewer.call('Media.RequestProtectedAccess', { albumId })
const accesses = async (query: object = {}) =>
  (await owner.call('Media.GetProtectedAccess', query)).data.map(({ profile, access }) => [profile.id, access])

describe('an album', () => {
  it('is created with a name, and empty', async () => {
    const { data } = await owner.call('Media.CreateAlbum', { name: ' Summer ', description: ' At sea ', type: 2 })
    expect(data).toMatchObject({ name: 'Summer', description: 'At sea', type: 2, mediaCount: 0, cover: null })
    expect(data).toMatchObject({ ownerId, access: AlbumAccess.Granted })
    expect((await owner.call('Media.GetAlbum', { albumId: data.id })).data).toEqual(data)
    const unseen = { name: 'Win\u202Eter\n fun', description: '\u200B', type: 1 }
    expect((await owner.call('Media.CreateAlbum', unseen)).data).toMatchObject({
      name: 'Winter fun',
      description: null,
    })
    expect(await owner.call('Media.CreateAlbum', { name: ' \u200B ', type: 1 })).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'name', code: 'REQUIRED' }] },
    })
  })

  it('is limited to fifty per profile', async () => {
    const values = Array.from({ length: 49 }, () => ({ profileId: ownerId, name: 'A', type: 1, createdAt: new Date() }))
    await server.deps.db.insertInto('album').values(values).execute()
    const created = await Promise.all([1, 2].map(() => owner.call('Media.CreateAlbum', { name: 'B', type: 1 })))
    expect(new Set(created.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  it('can be red only for approved members, on the dark sites alone', async () => {
    const refused = await owner.call('Media.CreateAlbum', { name: 'Red', type: AlbumType.Red })
    expect(refused).toMatchObject({ status: 403, problem: { code: 'NOT_DARK_APPROVED' } })
    expect((await update(await create(), AlbumType.Red)).status).toBe(403)
    await server.deps.db.updateTable('profile').set({ darkStatus: 3 }).where('id', '=', ownerId).execute()
    const red = { name: 'Red', type: AlbumType.Red }
    expect(await owner.call('Media.CreateAlbum', red)).toMatchObject({
      status: 422,
      problem: { code: 'DARK_SITES_ONLY' },
    })
    const onDark = await clientOf(server, ownerId, { host: 'dark.dk.localhost' })
    expect((await onDark.call('Media.CreateAlbum', red)).status).toBe(200)
  })

  it('when red, is for all approved members, those close to its owner, or those its owner names', async () => {
    const { db, clock } = server.deps
    const onDark = { host: 'dark.dk.localhost' }
    const approved = () => newMember(server, { darkStatus: 3 }, onDark)
    const [red, favourite, bonded, named, other] = [
      await approved(),
      await approved(),
      await approved(),
      await approved(),
      await approved(),
    ]
    const facts = { name: 'Red', type: AlbumType.Red }
    const { id: albumId } = (await red.client.call('Media.CreateAlbum', facts)).data
    const { key } = await insertPicture(server, red.id, { kind: MediaKind.AlbumPicture, albumId })
    await red.client.call('Profiles.AddFavorite', { profileId: favourite.id })
    await db
      .insertInto('bond')
      .values({ requesterId: bonded.id, answererId: red.id, role: 1, status: 2, since: clock.now() })
      .execute()
    const letIn = { albumId, profileId: named.id, granted: true }
    const headers = { 'x-forwarded-host': onDark.host }
    const seenBy = async () => {
      const seen: string[] = []
      for (const [who, { client }] of Object.entries({ favourite, bonded, named, other })) {
        const file = await mediaClient(server, client).get(`/media/${key}/full.jpg`, { headers })
        const album = await client.call('Media.GetAlbum', { albumId })
        expect(album.status).toBe(file.statusCode)
        if (album.status === 200) seen.push(who)
      }
      return seen
    }
    expect(await seenBy()).toEqual(['favourite', 'bonded', 'named', 'other'])
    await red.client.call('Media.UpdateAlbum', { albumId, ...facts, redAudience: RedAudience.Close })
    expect(await seenBy()).toEqual(['favourite', 'bonded'])
    const changed = await red.client.call('Media.UpdateAlbum', { albumId, ...facts, redAudience: RedAudience.Named })
    expect(changed.data.redAudience).toBe(RedAudience.Named)
    expect(await seenBy()).toEqual([])
    expect((await red.client.call('Media.SetProtectedAccess', letIn)).status).toBe(200)
    expect(await seenBy()).toEqual(['named'])
    expect((await red.client.call('Media.GetProtectedAccess', { albumId })).data).toHaveLength(1)
    await red.client.call('Media.UpdateAlbum', { albumId, ...facts })
    expect(await seenBy()).toEqual(['named'])
  })

  it('shows the chosen cover, else its first media item', async () => {
    const albumId = await create()
    const [first = 0, second = 0] = await insertMedia(server, ownerId, 2, { albumId })
    const cover = async () => (await viewer.call('Media.GetAlbum', { albumId })).data.cover?.id
    expect(await cover()).toBe(first)
    await update(albumId, AlbumType.Public, { coverId: second })
    expect(await cover()).toBe(second)
    await owner.call('Media.MoveMedia', { mediaIds: [second], kind: MediaKind.FileArchivePicture })
    expect(await cover()).toBe(first)
    expect((await update(albumId, AlbumType.Public, { coverId: second })).status).toBe(404)
  })

  it('changes who sees its content at once when its type changes', async () => {
    const albumId = await create()
    const { id, key } = await insertPicture(server, ownerId, { kind: MediaKind.AlbumPicture, albumId })
    const status = async () => (await mediaClient(server, viewer).get(`/media/${key}/full.jpg`)).statusCode
    const kind = async () => (await owner.call('Media.GetMediaByIds', { ids: [id] })).data[0]?.kind
    expect(await status()).toBe(200)
    await update(albumId, AlbumType.Protected)
    expect([await status(), await kind()]).toEqual([404, MediaKind.ProtectedPicture])
    await grant(albumId)
    expect(await status()).toBe(200)
    await update(albumId, AlbumType.Public)
    expect([await status(), await kind()]).toEqual([200, MediaKind.AlbumPicture])
    await update(albumId, AlbumType.Protected)
    expect(await status()).toBe(404)
  })

  it('is deleted with its content', async () => {
    const albumId = await create()
    const { id } = await insertPicture(server, ownerId, { kind: MediaKind.AlbumPicture, albumId })
    const { db, media } = server.deps
    const { storageKey } = await db
      .selectFrom('media')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await owner.call('Media.DeleteAlbum', { albumId })).status).toBe(200)
    expect((await owner.call('Media.GetMediaByIds', { ids: [id] })).data).toEqual([])
    await addJob(db, 'removeErasedFiles', {})
    await server.runJobs()
    expect(await media.get(`${storageKey}/full.jpg`)).toBeUndefined()
  })

  it('can be changed only by its owner', async () => {
    const albumId = await create()
    const facts = { albumId, name: 'Mine', type: AlbumType.Public }
    expect((await viewer.call('Media.UpdateAlbum', facts)).status).toBe(404)
    expect((await viewer.call('Media.DeleteAlbum', { albumId })).status).toBe(404)
    const access = { albumId, profileId: viewerId, granted: true }
    expect((await viewer.call('Media.SetProtectedAccess', access)).status).toBe(404)
  })

  it.each([0, 1, 30, 31, 100])('is listed once among %d, newest first', async (count) => {
    const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + (index >> 1)))
    const values = Array.from({ length: count }, (_, index) => ({
      profileId: ownerId,
      name: `A${index}`,
      type: AlbumType.Public,
      createdAt: createdAt(index),
    }))
    const rows = count ? await server.deps.db.insertInto('album').values(values).returning('id').execute() : []
    for (const client of [owner, viewer]) {
      const found: number[] = []
      for (let skip = 0, more = true; more; skip += 30) {
        const { data } = await client.call('Profiles.GetProfileAlbums', { profileId: ownerId, skip, take: 30 })
        found.push(...data.map(({ id }) => id))
        more = data.length === 30
      }
      expect(found).toEqual(rows.map(({ id }) => id).toReversed())
    }
  })
})

describe('access to a protected album', () => {
  let albumId: number
  let path: string
  beforeEach(async () => {
    albumId = await create(AlbumType.Protected)
    const { key } = await insertPicture(server, ownerId, { kind: MediaKind.ProtectedPicture, albumId })
    path = `/media/${key}/gallery.webp`
  })
  const fetched = async () => (await mediaClient(server, viewer).get(path)).statusCode

  it('is requested, granted and revoked', async () => {
    expect((await viewer.call('Media.GetAlbum', { albumId })).data).toMatchObject({ access: AlbumAccess.None })
    expect((await request(albumId)).data).toMatchObject({ access: AlbumAccess.Requested, mediaCount: 0, cover: null })
    expect((await request(albumId)).data).toMatchObject({ access: AlbumAccess.Requested })
    expect(await fetched()).toBe(404)
    expect(await accesses()).toEqual([[viewerId, AlbumAccess.Requested]])
    await grant(albumId)
    expect(await fetched()).toBe(200)
    expect(await accesses()).toEqual([[viewerId, AlbumAccess.Granted]])
    expect((await request(albumId)).data).toMatchObject({ access: AlbumAccess.Granted, mediaCount: 1 })
    await grant(albumId, false)
    expect(await fetched()).toBe(404)
    expect(await accesses()).toEqual([])
  })

  it('reads as revoked after its withdrawal, may be requested again, and ends when that is refused', async () => {
    const access = async () => (await viewer.call('Media.GetAlbum', { albumId })).data.access
    await grant(albumId)
    await grant(albumId, false)
    await grant(albumId, false)
    expect(await access()).toBe(AlbumAccess.Revoked)
    expect((await request(albumId)).data).toMatchObject({ access: AlbumAccess.Requested })
    expect(await accesses()).toEqual([[viewerId, AlbumAccess.Requested]])
    await grant(albumId, false)
    expect(await access()).toBe(AlbumAccess.None)
    await request(albumId)
    await grant(albumId)
    expect(await access()).toBe(AlbumAccess.Granted)
    await grant(albumId, false)
    await grant(albumId)
    expect([await access(), await fetched()]).toEqual([AlbumAccess.Granted, 200])
  })

  it('can be granted without a request, to profiles that can be seen', async () => {
    expect((await grant(albumId)).status).toBe(200)
    expect(await fetched()).toBe(200)
    for (const profileId of [ownerId, 999_999]) {
      expect((await owner.call('Media.SetProtectedAccess', { albumId, profileId, granted: true })).status).toBe(404)
    }
  })

  it('does not exist for other albums', async () => {
    expect((await request(await create())).status).toBe(404)
    expect((await owner.call('Media.RequestProtectedAccess', { albumId })).status).toBe(404)
    const open = await create()
    expect((await grant(open)).status).toBe(404)
    expect((await request(999_999)).status).toBe(404)
  })

  it('ends with a block in either direction, as does the request', async () => {
    await grant(albumId)
    const { db } = server.deps
    for (const [profileId, blockedId] of [
      [ownerId, viewerId],
      [viewerId, ownerId],
    ] as const) {
      await db.insertInto('blacklist').values({ profileId, blockedId }).execute()
      expect([await fetched(), await accesses()]).toEqual([404, []])
      expect((await request(albumId)).status).toBe(404)
      expect((await grant(albumId)).status).toBe(404)
      await db.deleteFrom('blacklist').execute()
    }
    expect(await fetched()).toBe(200)
  })

  it('that is granted or requested during a block does not outlast it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const blocked = owner.call('Profiles.AddProfileToBlacklist', { profileId: viewerId })
      await Promise.all([grant(albumId), request(albumId), blocked, grant(albumId), request(albumId)])
      await owner.call('Profiles.RemoveProfileFromBlacklist', { profileId: viewerId })
      expect(await accesses()).toEqual([])
    }
  })

  it('lists open requests first, each once over the pages, of one album or all', async () => {
    const second = await create(AlbumType.Protected)
    const { db } = server.deps
    const { clock } = server
    const asking: number[] = []
    const granted: number[] = []
    for (let number = 0; number < 5; number++) {
      const profileId = await insertProfile(server, { name: `Asker${names}x${number}` })
      const access = number % 2 ? AlbumAccess.Granted : AlbumAccess.Requested
      clock.advance(MINUTE)
      await db.insertInto('albumAccess').values({ albumId, profileId, access, since: clock.now() }).execute()
      if (access === AlbumAccess.Granted) granted.unshift(profileId)
      else asking.unshift(profileId)
    }
    await grant(second)
    const pages = [
      await accesses({ take: 2 }),
      await accesses({ skip: 2, take: 2 }),
      await accesses({ skip: 4, take: 3 }),
    ]
    expect(pages.flat().map(([id]) => id)).toEqual([...asking, viewerId, ...granted])
    expect(await accesses({ albumId: second })).toEqual([[viewerId, AlbumAccess.Granted]])
    expect(await accesses({ albumId: 999_999 })).toEqual([])
  })

  it('has an hourly limit of requests', async () => {
    const values = Array.from({ length: 61 }, () => ({ profileId: ownerId, name: 'P', type: 2, createdAt: new Date() }))
    const rows = await server.deps.db.insertInto('album').values(values).returning('id').execute()
    const answers = await Promise.all(rows.map(({ id }) => request(id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 60 }, () => 200),
      429,
    ])
  })
})
