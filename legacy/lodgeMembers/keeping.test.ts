import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseProfiles } from '../account/erasure'
import { ProfileStatus } from '../contract/enums'
import { LodgeNotificationTopic, LodgeRole } from '../contract/lodges/lodgeEnums'
import { after, MINUTE } from '../core/clock'
import { lodgeDeliveryOf } from '../shared/lodges/notificationSettings'
import type { TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { newCast, type Cast } from './cast.fixture'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  cast = await newCast(server)
})

describe('notes on members', () => {
  const add = (by: TestMember, { id: profileId }: TestMember, text = 'Bakes well') =>
    by.client.call('Lodges.AddLodgeMemberNote', { lodgeId: cast.lodgeId, profileId, text })
  const notes = ({ client }: TestMember, { id: profileId }: TestMember) =>
    client.call('Lodges.GetLodgeMemberNotes', { lodgeId: cast.lodgeId, profileId })

  it('are written, read and deleted by the leaders', async () => {
    const { owner, assistant, member, lodgeId } = cast
    const { data: first } = await add(assistant, member)
    const { data: second } = await add(owner, member, 'Brings guests')
    expect(first).toMatchObject({ lodgeId, profileId: member.id, author: { id: assistant.id }, text: 'Bakes well' })
    expect((await notes(owner, member)).data.map(({ id }) => id)).toEqual([second.id, first.id])
    const managed = await owner.client.call('Lodges.GetLodgeMembersManagement', { lodgeId, name: member.name })
    expect(managed.data).toMatchObject([
      { membership: { profile: { id: member.id } }, noteCount: 2, latestNote: { id: second.id } },
    ])
    const remove = { lodgeId, noteId: second.id }
    expect((await assistant.client.call('Lodges.DeleteLodgeMemberNote', remove)).status).toBe(200)
    expect((await assistant.client.call('Lodges.DeleteLodgeMemberNote', remove)).status).toBe(404)
    expect((await notes(owner, member)).data.map(({ id }) => id)).toEqual([first.id])
  })

  it('are hidden from members and from the leaders of other lodges', async () => {
    const { owner, member } = cast
    const { data: note } = await add(owner, member)
    const other = await newCast(server)
    for (const { client } of [member, other.owner]) {
      expect((await client.call('Lodges.GetLodgeMemberNotesByIds', { ids: [note.id] })).data).toEqual([])
    }
    const foreign = { lodgeId: other.lodgeId, noteId: note.id }
    expect((await other.owner.client.call('Lodges.DeleteLodgeMemberNote', foreign)).status).toBe(404)
    expect((await notes(other.owner, member)).status).toBe(403)
    expect((await notes(owner, member)).data).toHaveLength(1)
  })

  it('need words', async () => {
    expect((await add(cast.owner, cast.member, '   ')).status).toBe(400)
    expect((await add(cast.owner, { ...cast.member, id: 999_999 })).status).toBe(404)
  })
})

describe('the log', () => {
  it('is read by the leaders, all of it or of one profile, without names they may not see', async () => {
    const { owner, assistant, member, requesting, lodgeId } = cast
    await assistant.client.call('Lodges.ApproveMembershipRequest', { lodgeId, profileId: requesting.id })
    await assistant.client.call('Lodges.RemoveLodgeMember', { lodgeId, profileId: member.id })
    await owner.client.call('Profiles.AddProfileToBlacklist', { profileId: member.id })
    const read = async ({ client }: TestMember, query: object = {}) =>
      (await client.call('Lodges.GetLodgeMemberActivities', { lodgeId, ...query })).data
    const names = (await read(owner)).map(({ event, profile, actor }) => [event, profile?.id, actor?.id])
    expect(names).toEqual([
      [12, undefined, assistant.id],
      [5, requesting.id, assistant.id],
    ])
    const [approved] = await read(owner, { profileId: requesting.id })
    expect(approved).toMatchObject({ event: 5 })
    const ids = [approved?.id ?? 0]
    expect((await owner.client.call('Lodges.GetLodgeActivitiesByIds', { ids })).data).toEqual([approved])
    expect((await requesting.client.call('Lodges.GetLodgeActivitiesByIds', { ids })).data).toEqual([])
    expect((await read(owner, { skip: 1, take: 1 })).map(({ event }) => event)).toEqual([5])
  })
})

describe('notification settings', () => {
  const { FollowedDebateEntries, MyDebateEntries } = LodgeNotificationTopic
  const settings = async () =>
    (await cast.member.client.call('Lodges.GetLodgeNotificationSettings', { lodgeId: cast.lodgeId })).data
  const delivery = async (topic: LodgeNotificationTopic) => {
    const found = await lodgeDeliveryOf(server.deps.db, { lodgeId: cast.lodgeId, topic }, [cast.member.id])
    return found.get(cast.member.id)
  }

  it('follow the defaults until the lodge has its own', async () => {
    const { client } = cast.member
    expect(await settings()).toMatchObject({ own: false, settings: [{ topic: 1, delivery: 1 }, {}, {}, {}] })
    const everywhere = { topic: FollowedDebateEntries, delivery: 8 } as const
    await client.call('Lodges.UpdateLodgeDefaultNotificationSettings', everywhere)
    expect([(await settings()).settings[0]?.delivery, await delivery(FollowedDebateEntries)]).toEqual([8, 8])
    const here = { lodgeId: cast.lodgeId, topic: MyDebateEntries, delivery: 0 } as const
    const { data } = await client.call('Lodges.UpdateLodgeNotificationSettings', here)
    expect(data).toMatchObject({ own: true, settings: [{ delivery: 8 }, { delivery: 0 }, {}, {}] })
    await client.call('Lodges.UpdateLodgeDefaultNotificationSettings', { ...everywhere, delivery: 15 })
    expect([await delivery(FollowedDebateEntries), await delivery(MyDebateEntries)]).toEqual([8, 0])
    const all = (await client.call('Lodges.GetLodgesNotificationSettings')).data
    expect(all).toMatchObject({ defaults: [{ delivery: 15 }, {}, {}, {}], lodges: [data] })
    await client.call('Lodges.DeleteLodgeNotificationSettings', { lodgeId: cast.lodgeId })
    expect(await settings()).toEqual({ lodgeId: cast.lodgeId, own: false, settings: all.defaults })
    expect((await client.call('Lodges.GetLodgesNotificationSettings')).data.lodges).toEqual([])
  })
})

describe('an erased profile', () => {
  it('leaves its lodges, which may then be without owner, with exact counts', async () => {
    const { owner, member, lodgeId } = cast
    const { db } = server.deps
    await owner.client.call('Lodges.ApproveMembershipRequest', { lodgeId, profileId: cast.requesting.id })
    await owner.client.call('Lodges.AddLodgeMemberNote', { lodgeId, profileId: member.id, text: 'Kind' })
    await db
      .updateTable('profile')
      .set({ status: ProfileStatus.ToBeDeleted, eraseAt: after(server.clock.now(), -MINUTE) })
      .where('id', 'in', [owner.id, cast.requesting.id])
      .execute()
    await eraseProfiles(server.deps)
    const lodge = await db.selectFrom('lodge').selectAll().where('id', '=', lodgeId).executeTakeFirstOrThrow()
    expect(lodge).toMatchObject({ ownerId: null, ownerlessSince: server.clock.now(), memberCount: 3 })
    const { data } = await cast.assistant.client.call('Lodges.GetLodgeMemberActivities', { lodgeId })
    expect(data).toEqual([])
    const notes = await cast.assistant.client.call('Lodges.GetLodgeMemberNotes', { lodgeId, profileId: member.id })
    expect(notes.data).toMatchObject([{ author: null, text: 'Kind' }])
    const taken = await cast.coOwner.client.call('Lodges.TakeOwnership', { lodgeId })
    expect(taken.data.membership).toMatchObject({ role: LodgeRole.Owner })
  })
})
