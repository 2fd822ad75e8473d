import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProfileViewState, RoleLevel } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { insertBlogEntry } from '../testing/insertBlogEntry'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember
let other: TestMember
const memberUntil = '2099-01-01T00:00:00Z'

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  viewer = await newMember(server, { memberUntil })
  other = await newMember(server, { memberUntil })
})

const block = ({ client } = viewer, profileId = other.id) =>
  client.call('Profiles.AddProfileToBlacklist', { profileId })
const unblock = ({ client } = viewer, profileId = other.id) =>
  client.call('Profiles.RemoveProfileFromBlacklist', { profileId })
const blocked = async ({ client } = viewer, query: object = {}) =>
  (await client.call('Profiles.GetBlacklistProfiles', query)).data

describe('the blacklist', () => {
  it('lists blocked profiles, newest first, page by page', async () => {
    await block()
    server.clock.advance(MINUTE)
    const couple = await newMember(server, { profileType: 2, gender: 3 })
    await block(viewer, couple.id)
    await block(viewer, couple.id)
    const newest = { id: couple.id, name: couple.name, gender: 3, blockedAt: server.clock.now().toISOString() }
    const list = await blocked()
    expect(list).toMatchObject([newest, { id: other.id, name: other.name, gender: 1 }])
    expect(list[0]).toEqual(newest)
    expect(await blocked(viewer, { skip: 1, take: 1 })).toMatchObject([{ id: other.id }])
    expect(await blocked(other)).toEqual([])
  })

  it('omits profiles that are gone', async () => {
    await block()
    await server.deps.db.updateTable('profile').set({ status: 7 }).where('id', '=', other.id).execute()
    expect(await blocked()).toEqual([])
  })

  it('accepts a member who has blocked the viewer, and a locked one, and lists neither', async () => {
    await block(other, viewer.id)
    const locked = await newMember(server, { status: 4 })
    const silent = await newMember(server, { privacyConsentAt: null })
    const state = async (profileId: number) =>
      (await viewer.client.call('Profiles.GetProfile', { profileId })).data.state
    for (const { id } of [other, locked, silent]) {
      expect((await block(viewer, id)).status).toBe(200)
      expect(await state(id)).toBe(ProfileViewState.YouBlacklisted)
    }
    expect(await blocked()).toEqual([])
  })

  it('lists profiles that the viewer knew, whatever became of them since', async () => {
    await block()
    await block(other, viewer.id)
    await server.deps.db.updateTable('profile').set({ status: 4 }).where('id', '=', other.id).execute()
    expect(await blocked()).toMatchObject([{ id: other.id, name: other.name }])
  })

  it('refuses an unknown profile, oneself and staff', async () => {
    const unconfirmed = await newMember(server, { status: 0 })
    for (const id of [999_999, unconfirmed.id]) expect((await block(viewer, id)).status).toBe(404)
    expect(await block(viewer, viewer.id)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
    const staff = await newMember(server, { roleLevel: RoleLevel.Support })
    expect(await block(viewer, staff.id)).toMatchObject({ status: 422, problem: { code: 'CANNOT_BLOCK_STAFF' } })
    expect(await blocked()).toEqual([])
  })
})

describe('a block', () => {
  /** Creates everything that one member can have with another. */
  async function tie(one: TestMember, two: TestMember): Promise<void> {
    const { db, clock } = server.deps
    await one.client.call('Profiles.AddFavorite', { profileId: two.id })
    await one.client.call('Profiles.SetTags', { profileId: two.id, tags: ['known'] })
    await one.client.call('Profiles.RegisterVisit', { profileId: two.id })
    await one.client.call('Profiles.SaveNote', { profileId: two.id, text: 'A note' })
    const album = { profileId: one.id, name: 'Protected', type: 2, createdAt: clock.now() }
    const { id: albumId } = await db.insertInto('album').values(album).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('albumAccess').values({ albumId, profileId: two.id, access: 2, since: clock.now() }).execute()
  }

  const access = () => server.deps.db.selectFrom('albumAccess').selectAll().execute()
  const relations = ({ client }: TestMember, profileId: number) => client.call('Profiles.GetRelations', { profileId })

  it.each([
    ['the one who asked', 'viewer'],
    ['the one who was asked', 'other'],
  ] as const)('ends all relations between the two for good, seen from %s for a relation', async (_, requester) => {
    await tie(viewer, other)
    await tie(other, viewer)
    const [requesterId, answererId] = requester === 'viewer' ? [viewer.id, other.id] : [other.id, viewer.id]
    const relation = { requesterId, answererId, type: 3, status: 2, since: server.clock.now() }
    await server.deps.db.insertInto('relation').values(relation).execute()
    const asSeen = async ({ client }: TestMember, profileId: number) => {
      const { data } = await client.call('Profiles.GetProfile', { profileId })
      return {
        favourite: data.profile?.favourite,
        tags: data.details?.tags,
        note: data.details?.note,
        visitors: (await client.call('Profiles.GetVisitors')).data.length,
        relations: (await client.call('Profiles.GetRelations', { profileId })).data.length,
      }
    }
    const tied = { favourite: true, tags: ['known'], note: 'A note', visitors: 1, relations: 1 }
    expect([await asSeen(viewer, other.id), await asSeen(other, viewer.id)]).toEqual([tied, tied])
    expect(await access()).toHaveLength(2)

    await block()
    await unblock()
    const untied = { favourite: false, tags: [], note: 'A note', visitors: 0, relations: 0 }
    expect([await asSeen(viewer, other.id), await asSeen(other, viewer.id)]).toEqual([untied, untied])
    expect(await access()).toEqual([])
  })

  it('ends for good that either follows the other or their entries', async () => {
    const third = await newMember(server)
    const pairs = [
      [viewer, other],
      [other, viewer],
      [third, other],
    ] as const
    for (const [{ client }, { id }] of pairs) {
      await client.call('Blogs.FollowBlogAuthor', { profileId: id })
      await client.call('Blogs.FollowBlogEntry', { blogEntryId: await insertBlogEntry(server, id) })
    }
    const followed = async ({ client }: TestMember) => [
      (await client.call('Blogs.GetFollowed')).data.length,
      (await client.call('Blogs.GetFollowedAuthors')).data.length,
    ]
    expect([await followed(viewer), await followed(other), await followed(third)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
    await block()
    await unblock()
    expect([await followed(viewer), await followed(other), await followed(third)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ])
    const { data } = await viewer.client.call('Blogs.GetBlogAuthorsByIds', { ids: [other.id] })
    expect(data).toMatchObject([{ followerCount: 1 }])
  })

  it('leaves relations with others alone', async () => {
    const third = await newMember(server, { memberUntil })
    await tie(viewer, third)
    await tie(third, other)
    const relation = { requesterId: other.id, answererId: third.id, type: 1, status: 2, since: server.clock.now() }
    await server.deps.db.insertInto('relation').values(relation).execute()
    const before = await access()
    await block()
    expect(await access()).toEqual(before)
    expect((await viewer.client.call('TopMenu.Favorites')).data).toMatchObject([{ id: third.id, tagged: true }])
    expect((await other.client.call('Profiles.GetVisitors')).data).toMatchObject([{ profile: { id: third.id } }])
    expect((await relations(other, third.id)).data).toMatchObject([{ profile: { id: other.id }, type: 1 }])
    // The viewer no longer sees the third member's relation with the blocked one.
    expect((await relations(viewer, third.id)).data).toEqual([])
  })

  it('refuses every action between the two', async () => {
    await block()
    for (const [one, two] of [
      [viewer, other],
      [other, viewer],
    ] as const) {
      const profileId = two.id
      const answers = [
        await one.client.call('Profiles.AddFavorite', { profileId }),
        await one.client.call('Profiles.SetTags', { profileId, tags: ['known'] }),
        await one.client.call('Profiles.SaveNote', { profileId, text: 'A note' }),
        await one.client.call('Profiles.RegisterVisit', { profileId }),
        await one.client.call('Profiles.AddGuestbookEntry', { profileId, text: 'Hi' }),
        await one.client.call('Profiles.GetGuestbook', { profileId }),
        await one.client.call('Profiles.GetRelations', { profileId }),
        await one.client.call('Common.ToggleLike', { itemType: 2, itemId: profileId }),
        await one.client.call('Reports.ReportContent', { itemType: 1, itemId: profileId, reason: 1 }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
  })

  it('ends what is begun at the same moment', async () => {
    const begun = (profileId: number) => [
      other.client.call('Profiles.AddFavorite', { profileId }),
      other.client.call('Profiles.SetTags', { profileId, tags: ['known'] }),
    ]
    for (let round = 0; round < 5; round++) {
      await Promise.all([...begun(viewer.id), block(), ...begun(viewer.id)])
      await unblock()
      const { data } = await other.client.call('Profiles.GetProfilesByIds', { ids: [viewer.id] })
      expect(data).toMatchObject([{ favourite: false, tagged: false }])
    }
  })

  it('by both stands until both have ended it', async () => {
    await block()
    await block(other, viewer.id)
    expect((await unblock()).status).toBe(200)
    expect((await unblock()).status).toBe(200)
    expect((await viewer.client.call('Profiles.GetProfilesByIds', { ids: [other.id] })).data).toEqual([])
    await unblock(other, viewer.id)
    expect((await viewer.client.call('Profiles.GetProfilesByIds', { ids: [other.id] })).data).toHaveLength(1)
  })
})
