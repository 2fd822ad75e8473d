import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NotificationDelivery, NotificationItemType, NotificationTopic } from '../contract/enums'
import { LodgeNotificationTopic, LodgeRole } from '../contract/lodges/lodgeEnums'
import { notificationItems } from '../shared/notifications/items'
import { setLodgeRole } from '../testing/lodges'
import type { TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, newDebate, type Debate } from './debate.fixture'

const { Mention, CommentReply, DebateComment, FollowedDebateComment, Like } = NotificationTopic

let server: TestServer
let debate: Debate

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  debate = await newDebate(server)
})

const add = async ({ client }: TestMember, values: object = {}) => {
  const body = { debateEntryId: debate.entryId, text: 'I do', ...values }
  const { data } = await client.call('Lodges.AddDebateEntryComment', body)
  await server.runJobs()
  return data.id
}
const follow = ({ client }: TestMember, followed = true) =>
  client.call('Lodges.ToggleDebateEntryFollow', { debateEntryId: debate.entryId, followed })
const topicsOf = async ({ client }: TestMember) =>
  (await client.call('Notifications.ClientNotifications')).data.map(({ topic }) => topic)

describe('a comment', () => {
  it('notifies each for the most specific reason', async () => {
    const { author, member, assistant, coOwner, owner } = debate
    await follow(owner)
    await follow(assistant)
    const parentId = await add(member)
    expect(await topicsOf(author)).toEqual([DebateComment])
    expect(await topicsOf(owner)).toEqual([FollowedDebateComment])
    await add(assistant, { parentId, text: `See, @${coOwner.name}`, mentionIds: [coOwner.id] })
    expect(await topicsOf(member)).toEqual([CommentReply])
    expect(await topicsOf(coOwner)).toEqual([Mention])
    expect(await topicsOf(assistant)).toEqual([FollowedDebateComment])
    const { data } = await author.client.call('Notifications.ClientNotifications')
    expect(data[0]).toMatchObject({
      itemType: NotificationItemType.DebateEntry,
      itemId: debate.entryId,
      title: 'The summer trip',
      excerpt: `See, @${coOwner.name}`,
    })
  })

  it('notifies nobody who may not see it, now or later', async () => {
    const { author, member, coOwner, stranger } = debate
    await follow(coOwner)
    await follow(member)
    await block(server, author, coOwner)
    await setLodgeRole(server, debate.lodgeId, member.id, LodgeRole.None)
    await add(debate.assistant, { text: `@${stranger.name}`, mentionIds: [stranger.id] })
    for (const each of [coOwner, member, stranger]) expect(await topicsOf(each)).toEqual([])
    expect(await topicsOf(author)).toEqual([DebateComment])
    const { db, clock } = server.deps
    await db.updateTable('lodge').set({ deletedAt: clock.now() }).where('id', '=', debate.lodgeId).execute()
    expect(await topicsOf(author)).toEqual([])
  })

  it('is no news once the topic is read, and goes with it', async () => {
    const { author, member, entryId } = debate
    await add(member)
    await member.client.call('Common.ToggleLike', { itemType: 5, itemId: entryId, liked: true })
    expect(await topicsOf(author)).toEqual(expect.arrayContaining([Like, DebateComment]))
    const unread = async () => (await author.client.call('Notifications.NewNotificationsCount')).data.count
    expect(await unread()).toBe(2)
    await author.client.call('Lodges.UpdateDebateEntryView', { debateEntryId: entryId })
    expect(await unread()).toBe(0)
    await author.client.call('Lodges.DeleteDebateEntry', { debateEntryId: entryId })
    expect(await topicsOf(author)).toEqual([])
  })
})

describe('following', () => {
  it('says the wanted state, and can be ended by whoever has left', async () => {
    const { member, stranger, entryId, lodgeId } = debate
    const followed = async () =>
      (await member.client.call('Lodges.GetDebateEntry', { debateEntryId: entryId })).data.followed
    expect([(await follow(member)).status, (await follow(member)).status, await followed()]).toEqual([200, 200, true])
    await follow(member, false)
    expect(await followed()).toBe(false)
    expect((await follow(stranger)).status).toBe(404)
    await server.deps.db.updateTable('lodge').set({ debatesPublic: true }).where('id', '=', lodgeId).execute()
    expect((await follow(stranger)).status).toBe(403)
    await follow(member)
    await setLodgeRole(server, lodgeId, member.id, LodgeRole.Blacklisted)
    expect((await follow(member, false)).status).toBe(200)
    const rows = await server.deps.db
      .selectFrom('debateEntryReader')
      .select('followedAt')
      .where('profileId', '=', member.id)
      .execute()
    expect(rows).toEqual([{ followedAt: null }])
  })
})

describe('mails about a comment', () => {
  const mailed = async ({ id }: TestMember) => {
    const rows = await server.deps.db.selectFrom('mailNotice').select('topic').where('profileId', '=', id).execute()
    return rows.map(({ topic }) => topic)
  }

  it('are for what is chosen in the lodge, and for the topic', async () => {
    const { author, owner, member, lodgeId } = debate
    const { db } = server.deps
    await follow(owner)
    await add(member)
    expect([await mailed(author), await mailed(owner)]).toEqual([[DebateComment], []])
    const choose = (profileId: number, topic: LodgeNotificationTopic, delivery: number) =>
      db.insertInto('lodgeNotificationSetting').values({ profileId, lodgeId, topic, delivery }).execute()
    await choose(owner.id, LodgeNotificationTopic.FollowedDebateEntries, NotificationDelivery.SendEmail)
    await choose(author.id, LodgeNotificationTopic.MyDebateEntries, NotificationDelivery.ShowPopup)
    await add(member)
    expect([await mailed(author), await mailed(owner)]).toEqual([[DebateComment], [FollowedDebateComment]])
    await owner.client.call('EditProfile.UpdateNotificationSetting', { topic: FollowedDebateComment, delivery: 1 })
    await add(member)
    expect(await mailed(owner)).toEqual([FollowedDebateComment])
  })

  it('lead to the topic in its lodge', async () => {
    const { db } = server.deps
    const item = notificationItems.get(NotificationItemType.DebateEntry)
    const news = { itemType: NotificationItemType.DebateEntry, itemId: debate.entryId, actorId: debate.author.id }
    const path = `/Community/Lodges/Lodge/${debate.lodgeId}/Debate/Topic/${debate.entryId}`
    expect(await item.path({ ...news, topic: Like }, debate.member.id, db)).toBe(path)
    expect(await item.path({ ...news, topic: Mention, commentId: 5 }, debate.member.id, db)).toBe(`${path}#comment-5`)
  })
})
