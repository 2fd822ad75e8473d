import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, Gender, MediaKind, MediaType, ProfileStatus, RoleLevel } from '../contract/enums'
import type { CallName } from '../contract/contract'
import { insertMedia } from '../testing/media'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

const DARK = { host: 'dark.dk.localhost' }

let server: TestServer
let viewer: TestMember
let owner: TestMember
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('media').execute()
  viewer = await newMember(server)
  owner = await newMember(server)
})

async function allOf(client: TestClient, call: CallName, parameters: object): Promise<number[]> {
  const found: number[] = []
  for (let skip = 0, more = true; more; skip += 30) {
    const { data } = await client.call(call, { ...parameters, skip, take: 30 })
    const ids = idsOf(data as readonly { id: number }[])
    found.push(...ids)
    more = ids.length === 30
  }
  return found
}

describe.each([0, 1, 30, 31, 100])('a list of %d media items', (count) => {
  it.each([
    ['Profiles.GetProfileMedia', MediaKind.AlbumPicture, () => ({ profileId: owner.id }), () => viewer],
    ['Media.GetFileArchive', MediaKind.FileArchivePicture, () => ({}), () => owner],
    ['Media.GetNewestMedia', MediaKind.AlbumVideo, () => ({}), () => viewer],
    ['Media.SearchMedia', MediaKind.ProfilePicture, () => ({}), () => viewer],
  ] as const)('%s gives each once, the newest first, also of one moment', async (call, kind, parameters, who) => {
    const createdAt = server.clock.now()
    const half = Math.ceil(count / 2)
    const newest = await insertMedia(server, owner.id, half, { kind, createdAt })
    const older = await insertMedia(server, owner.id, count - half, { kind, createdAt: new Date(0) })
    const expected = [...newest.toReversed(), ...older.toReversed()]
    expect(await allOf(who().client, call, parameters())).toEqual(expected)
  })

  it('in an album gives each once, in its order', async () => {
    const { data } = await owner.client.call('Media.CreateAlbum', { name: 'Album', type: AlbumType.Public })
    const ids = await insertMedia(server, owner.id, count, { albumId: data.id })
    const found = await allOf(viewer.client, 'Profiles.GetProfileMedia', { profileId: owner.id, albumId: data.id })
    expect(found).toEqual(ids)
  })
})

describe('the media items of a profile', () => {
  it('are pictures, videos or both', async () => {
    const [picture] = await insertMedia(server, owner.id, 1)
    const [video] = await insertMedia(server, owner.id, 1, { kind: MediaKind.AlbumVideo })
    const list = async (query: object) =>
      idsOf((await viewer.client.call('Profiles.GetProfileMedia', { profileId: owner.id, ...query })).data)
    expect(await list({ mediaType: MediaType.Pictures })).toEqual([picture])
    expect(await list({ mediaType: MediaType.Video })).toEqual([video])
    expect(await list({})).toEqual([video, picture])
  })

  it('include the length of a video', async () => {
    await insertMedia(server, owner.id, 1, { kind: MediaKind.AlbumVideo, duration: 83 })
    await insertMedia(server, owner.id, 1)
    const { data } = await viewer.client.call('Profiles.GetProfileMedia', { profileId: owner.id })
    expect(data.map(({ duration }) => duration)).toEqual([null, 83])
  })
})

describe('the file archive', () => {
  it('shows its owner each picture once, and others none', async () => {
    const [id = 0] = await insertMedia(server, owner.id, 1, { kind: MediaKind.FileArchivePicture })
    const item = (who: TestMember, mediaId: number) => who.client.call('Media.GetFileArchiveItem', { mediaId })
    expect((await item(owner, id)).data).toMatchObject({ id, kind: MediaKind.FileArchivePicture })
    expect((await item(viewer, id)).status).toBe(404)
    const [other = 0] = await insertMedia(server, owner.id, 1)
    expect((await item(owner, other)).status).toBe(404)
    expect((await item(viewer, other)).status).toBe(404)
  })
})

describe('the newest media items', () => {
  const newest = async (who: TestMember, query: object = {}) =>
    (await who.client.call('Media.GetNewestMedia', query)).data

  it('come with their owners: other members of the site’s country', async () => {
    const [id] = await insertMedia(server, owner.id, 1)
    await insertMedia(server, viewer.id, 1)
    const abroad = await newMember(server, { countryId: 2, zipCode: '0150' })
    await insertMedia(server, abroad.id, 1)
    const found = await newest(viewer)
    expect(found).toMatchObject([{ id, ownerId: owner.id, owner: { id: owner.id, name: owner.name } }])
  })

  it('are pictures, videos or both', async () => {
    const [picture] = await insertMedia(server, owner.id, 1)
    const [video] = await insertMedia(server, owner.id, 1, { kind: MediaKind.AlbumVideo })
    expect(idsOf(await newest(viewer, { mediaType: MediaType.Pictures }))).toEqual([picture])
    expect(idsOf(await newest(viewer, { mediaType: MediaType.Video }))).toEqual([video])
  })

  it('can be those of members with a kink, on the dark sites only', async () => {
    const { db } = server.deps
    const approved = { darkStatus: 3 }
    const darkViewer = await newMember(server, approved, DARK)
    const [fond, other] = [await newMember(server, approved), await newMember(server, approved)]
    const kink = await db
      .insertInto('kink')
      .values({ name: { 'da-DK': 'Fjer' } })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('profileKink').values({ profileId: fond.id, kinkId: kink.id }).execute()
    const [id] = await insertMedia(server, fond.id, 1)
    await insertMedia(server, other.id, 1)
    expect(idsOf(await newest(darkViewer, { kinkId: kink.id }))).toEqual([id])
    expect(await newest(darkViewer)).toHaveLength(2)
    expect(await viewer.client.call('Media.GetNewestMedia', { kinkId: kink.id })).toMatchObject({
      status: 422,
      problem: { code: 'DARK_SITES_ONLY', fields: [{ field: 'kinkId' }] },
    })
  })
})

it('is complete for staff too, whatever has been reported', async () => {
  const { db, clock } = server.deps
  const [shown] = await insertMedia(server, owner.id, 1, { createdAt: new Date(0) })
  const locked = await newMember(server, { status: ProfileStatus.Locked })
  const [reported = 0] = await insertMedia(server, locked.id, 1)
  await db.insertInto('report').values({ itemType: 7, itemId: reported, reason: 1, createdAt: clock.now() }).execute()
  const staff = await newMember(server, { roleLevel: RoleLevel.Support })
  expect(idsOf((await staff.client.call('Media.GetMediaByIds', { ids: [reported] })).data)).toEqual([reported])
  for (const call of ['Media.GetNewestMedia', 'Media.SearchMedia'] as const) {
    expect(idsOf((await staff.client.call(call, { take: 1 })).data)).toEqual([shown])
  }
})

describe('a search for media', () => {
  const search = async (body: object) => idsOf((await viewer.client.call('Media.SearchMedia', body)).data)

  it('finds those of the members who match it', async () => {
    const woman = await newMember(server, { gender: Gender.Female, headline: 'Sailor of the north' })
    const [hers] = await insertMedia(server, woman.id, 1)
    const [his] = await insertMedia(server, owner.id, 1, { kind: MediaKind.AlbumVideo })
    expect(await search({ options: { genders: [Gender.Female] } })).toEqual([hers])
    expect(await search({ text: 'sailor' })).toEqual([hers])
    expect(await search({ options: { genders: [Gender.Male] }, mediaType: MediaType.Video })).toEqual([his])
    expect(await search({ options: { genders: [Gender.Male] }, mediaType: MediaType.Pictures })).toEqual([])
  })

  it('finds none across a block', async () => {
    await insertMedia(server, owner.id, 1)
    expect(await search({})).toHaveLength(1)
    await server.deps.db.insertInto('blacklist').values({ profileId: owner.id, blockedId: viewer.id }).execute()
    expect(await search({})).toEqual([])
  })
})
