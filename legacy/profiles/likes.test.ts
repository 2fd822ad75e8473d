import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, MediaKind } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { insertPicture } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let names = 0
let client: TestClient
let item: { itemType: 1; itemId: number }

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const newProfile = (values: object = {}) => insertProfile(server, { name: `Liker${++names}`, ...values })

beforeEach(async () => {
  const ownerId = await newProfile()
  client = await clientOf(server, await newProfile())
  item = { itemType: 1, itemId: (await insertPicture(server, ownerId)).id }
})

it('is given and taken back', async () => {
  expect((await client.call('Common.ToggleLike', item)).data).toEqual({ liked: true, likeCount: 1 })
  expect((await client.call('Common.ToggleLike', item)).data).toEqual({ liked: false, likeCount: 0 })
})

it('is idempotent when a request names the wanted state', async () => {
  for (const liked of [true, true, false, false]) {
    const { data } = await client.call('Common.ToggleLike', { ...item, liked })
    expect(data).toEqual({ liked, likeCount: liked ? 1 : 0 })
  }
})

it('is stored once for simultaneous requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.call('Common.ToggleLike', { ...item, liked: true })),
  )
  for (const answer of answers) expect(answer.data).toEqual({ liked: true, likeCount: 1 })
})

it('toggles once for each of several simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => client.call('Common.ToggleLike', item)))
  expect(answers.filter(({ data }) => data.liked)).toHaveLength(4)
  const { data } = await client.call('Media.GetMediaByIds', { ids: [item.itemId] })
  expect(data).toMatchObject([{ liked: true, likeCount: 1 }])
})

it('lists who gave it, latest first, also of one gender and page by page', async () => {
  const ids: number[] = []
  for (const gender of [1, 2, 3]) {
    const id = await newProfile({ gender, profileType: gender === 3 ? 2 : 1 })
    ids.unshift(id)
    await (await clientOf(server, id)).call('Common.ToggleLike', { ...item, liked: true })
    server.clock.advance(MINUTE)
  }
  const list = async (filter: object) =>
    (await client.call('Common.GetLikeProfiles', { ...item, ...filter })).data.map(({ id }) => id)
  expect(await list({})).toEqual(ids)
  expect(await list({ genderFilter: 3 })).toEqual(ids.slice(0, 1))
  expect(await list({ genderFilter: 2 })).toEqual(ids.slice(1, 2))
  expect(await list({ skip: 1, take: 1 })).toEqual(ids.slice(1, 2))
  expect(await list({ genderFilter: 4 })).toEqual([])
})

it('outlives the profile that gave it, without its name', async () => {
  const [leaving, erased] = [await newProfile(), await newProfile()]
  for (const id of [leaving, erased]) {
    await (await clientOf(server, id)).call('Common.ToggleLike', { ...item, liked: true })
  }
  const gone = async () => (await client.call('Common.GetLikeDeletedProfilesCount', item)).data.count
  expect(await gone()).toBe(0)
  await server.deps.db.updateTable('profile').set({ status: 7 }).where('id', '=', leaving).execute()
  await server.deps.db.deleteFrom('profile').where('id', '=', erased).execute()
  expect(await gone()).toBe(2)
  expect((await client.call('Common.GetLikeProfiles', item)).data).toEqual([])
  expect((await client.call('Media.GetMediaByIds', { ids: [item.itemId] })).data).toMatchObject([{ likeCount: 0 }])
})

it('goes with its item', async () => {
  await client.call('Common.ToggleLike', { ...item, liked: true })
  await server.deps.db.deleteFrom('media').where('id', '=', item.itemId).execute()
  const left = await server.deps.db.selectFrom('itemLike').select('id').where('itemId', '=', item.itemId).execute()
  expect(left).toEqual([])
  expect(await client.call('Common.ToggleLike', item)).toMatchObject({
    status: 404,
    problem: { code: 'UNKNOWN_ITEM' },
  })
})

it.each([
  ['in a protected album', { kind: MediaKind.ProtectedPicture }, AlbumType.Protected],
  ['in a red album', { kind: MediaKind.AlbumPicture }, AlbumType.Red],
  ['of the dark profile', { kind: MediaKind.DarkProfilePicture }, undefined],
  ['in the file archive', { kind: MediaKind.FileArchivePicture }, undefined],
  ['of an upload', { kind: MediaKind.TempPicture }, undefined],
])('is neither accepted nor shown for a picture %s', async (_, values, type) => {
  const { db, clock } = server.deps
  const profileId = await newProfile({ darkStatus: 3 })
  const album = type && { profileId, name: 'Album', type, createdAt: clock.now() }
  const made = album && (await db.insertInto('album').values(album).returning('id').executeTakeFirstOrThrow())
  const { id: itemId } = await insertPicture(server, profileId, { ...values, albumId: made?.id ?? null })
  await db.insertInto('itemLike').values({ itemType: 1, itemId, profileId }).execute()
  for (const call of ['Common.ToggleLike', 'Common.GetLikeProfiles', 'Common.GetLikeDeletedProfilesCount'] as const) {
    const hidden = await client.call(call, { itemType: 1, itemId })
    expect(hidden).toMatchObject({ status: 404, problem: { code: 'UNKNOWN_ITEM' } })
  }
})

describe('a profile', () => {
  it('is liked by others while they see it', async () => {
    const [ownId, otherId] = [await newProfile(), await newProfile()]
    const own = await clientOf(server, ownId)
    const profile = { itemType: 2, itemId: ownId }
    expect((await client.call('Common.ToggleLike', profile)).data).toEqual({ liked: true, likeCount: 1 })
    const other = await clientOf(server, otherId)
    expect((await other.call('Common.ToggleLike', profile)).data).toEqual({ liked: true, likeCount: 2 })
    expect((await own.call('Common.GetLikeProfiles', profile)).data).toHaveLength(2)
    await own.call('Profiles.AddProfileToBlacklist', { profileId: otherId })
    expect((await own.call('Common.GetLikeProfiles', profile)).data).toHaveLength(1)
    expect((await other.call('Common.ToggleLike', profile)).status).toBe(404)
  })

  it('cannot be liked by its owner', async () => {
    const id = await newProfile()
    const own = await clientOf(server, id)
    expect(await own.call('Common.ToggleLike', { itemType: 2, itemId: id })).toMatchObject({
      status: 422,
      problem: { code: 'OWN_PROFILE' },
    })
  })
})

it.each([
  ['no such type', { itemType: 9 }, 400],
  ['no such item', { itemId: 999_999 }, 404],
  ['a text', { itemId: 'one' }, 400],
])('is refused for %s', async (_, values, status) => {
  expect((await client.call('Common.ToggleLike', { ...item, ...values })).status).toBe(status)
})
