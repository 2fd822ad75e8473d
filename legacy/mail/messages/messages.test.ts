import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QueryOf } from '../../contract/contract'
import { ConversationKind, MailReadState } from '../../contract/enums'
import { ReportItemType } from '../../contract/staff/reportEnums'
import { actingAs, idsOf, newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { insertConversation, insertMember, insertMessage, insertMessages, readAll, setMember } from '../mail.fixture'

let server: TestServer
let viewer: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  viewer = await newMember(server)
  other = await newMember(server)
})
afterAll(() => server.close())

const texts = (count: number) => Array.from({ length: count }, (_, number) => `Text ${number}`)

async function messagesOf(member: TestMember, query: QueryOf<'Mail.GetMessages'>) {
  const { status, data } = await member.client.call('Mail.GetMessages', query)
  expect(status).toBe(200)
  return data
}
const pageOf = async (query: QueryOf<'Mail.GetMessages'>) => idsOf(await messagesOf(viewer, query))

/** A group chat of viewer, other and one more. */
async function group() {
  const third = await newMember(server)
  const members = [other.id, viewer.id, third.id]
  return { id: await insertConversation(server, { kind: ConversationKind.GroupChat, members }), third }
}

describe('pages of messages', () => {
  it('go back in time without gaps when new messages arrive', async () => {
    const { id: conversationId } = await group()
    const ids = (await insertMessages(server, conversationId, other.id, texts(8))).toReversed()
    expect(await pageOf({ conversationId, take: 3 })).toEqual(ids.slice(0, 3))
    await insertMessages(server, conversationId, viewer.id, texts(2))
    expect(await pageOf({ conversationId, take: 3, beforeId: ids[2] })).toEqual(ids.slice(3, 6))
    await insertMessages(server, conversationId, other.id, texts(2))
    expect(await pageOf({ conversationId, take: 3, beforeId: ids[5] })).toEqual(ids.slice(6))
    expect(await pageOf({ conversationId, beforeId: ids[7] })).toEqual([])
    expect(await pageOf({ conversationId, skip: 4, take: 3 })).toEqual(ids.slice(0, 3))
  })

  it('return all messages after a given one, oldest first', async () => {
    const { id: conversationId } = await group()
    const ids = await insertMessages(server, conversationId, other.id, texts(5))
    expect(await pageOf({ conversationId, afterId: ids[1], take: 2 })).toEqual(ids.slice(2, 4))
    expect(await pageOf({ conversationId, afterId: ids[3], take: 2 })).toEqual(ids.slice(4))
    expect(await pageOf({ conversationId, afterId: 0 })).toEqual(ids)
    expect(await pageOf({ conversationId, afterId: ids[1], beforeId: ids[4] })).toEqual(ids.slice(2, 4))
    expect(await pageOf({ conversationId, afterId: ids[4] })).toEqual([])
  })

  it('are returned by ids in their order', async () => {
    const { id: conversationId } = await group()
    const [first = 0, second = 0] = await insertMessages(server, conversationId, other.id, texts(2))
    const { data } = await viewer.client.call('Mail.GetMessagesByIds', { ids: [second, first] })
    expect(idsOf(data)).toEqual([second, first])
  })
})

describe('the read state', () => {
  it('of received messages depends on how far the viewer has read', async () => {
    const { id: conversationId } = await group()
    const [first] = await insertMessages(server, conversationId, other.id, texts(2))
    await setMember(server, conversationId, viewer.id, { readUpTo: first })
    const states = (await messagesOf(viewer, { conversationId })).map(({ readState }) => readState)
    expect(states).toEqual([MailReadState.Unread, MailReadState.Read])
  })

  it('of sent messages depends on the participants who are left and see them', async () => {
    const { db } = server.deps
    const { id: conversationId, third } = await group()
    await insertMessage(server, conversationId, viewer.id, 'Mine')
    const state = async () => (await messagesOf(viewer, { conversationId }))[0]?.readState
    expect(await state()).toBe(MailReadState.Sent)
    await readAll(server, conversationId, other.id)
    expect(await state()).toBe(MailReadState.Sent)
    await db.insertInto('blacklist').values({ profileId: third.id, blockedId: viewer.id }).execute()
    expect(await state()).toBe(MailReadState.SentAndRead)
    await db.deleteFrom('blacklist').execute()
    await setMember(server, conversationId, third.id, { leftAt: server.clock.now() })
    expect(await state()).toBe(MailReadState.SentAndRead)
    await setMember(server, conversationId, other.id, { leftAt: server.clock.now() })
    expect(await state()).toBe(MailReadState.Unknown)
  })

  it('is the member’s own when an administrator impersonates them, and does not change', async () => {
    const { id: conversationId } = await group()
    await insertMessage(server, conversationId, other.id, 'For the viewer')
    const reported = { itemType: ReportItemType.Conversation, itemId: conversationId, reason: 1 }
    await server.deps.db
      .insertInto('report')
      .values({ ...reported, createdAt: server.clock.now() })
      .execute()
    const acting = await actingAs(server, viewer.id)
    const before = await acting.call('Mail.GetMessages', { conversationId })
    expect(before.data.map(({ readState }) => readState)).toEqual([MailReadState.Unread])
    expect(await messagesOf(viewer, { conversationId })).toEqual(before.data)
  })
})

describe('in a group chat', () => {
  it('participants who joined later see only what was written since', async () => {
    const { id: conversationId } = await group()
    const before = await insertMessage(server, conversationId, other.id, 'Before')
    const late = await newMember(server)
    const joinedAt = server.clock.now()
    await insertMember(server.deps.db, conversationId, late.id, { joinedAt, hiddenUpTo: before, readUpTo: before })
    const after = await insertMessage(server, conversationId, other.id, 'After')
    expect(idsOf(await messagesOf(late, { conversationId }))).toEqual([after])
    const byIds = await late.client.call('Mail.GetMessagesByIds', { ids: [before, after] })
    expect(idsOf(byIds.data)).toEqual([after])
    expect(await pageOf({ conversationId })).toEqual([after, before])
  })

  it('messages between a participant and the viewer who blocked each other are hidden from the viewer alone', async () => {
    const { db } = server.deps
    const { id: conversationId, third } = await group()
    const kept = await insertMessage(server, conversationId, other.id, 'Kept')
    const hidden = await insertMessage(server, conversationId, third.id, 'Hidden')
    const pairs = [
      { profileId: third.id, blockedId: viewer.id },
      { profileId: viewer.id, blockedId: third.id },
    ]
    for (const pair of pairs) {
      await db.insertInto('blacklist').values(pair).execute()
      expect(await pageOf({ conversationId })).toEqual([kept])
      expect((await viewer.client.call('Mail.GetMessagesByIds', { ids: [hidden] })).data).toEqual([])
      const { data } = await viewer.client.call('Mail.GetConversation', { conversationId })
      expect(data).toMatchObject({ memberCount: 2, lastMessage: { id: kept } })
      expect(idsOf(data.members)).toEqual([other.id])
      expect(idsOf(await messagesOf(other, { conversationId }))).toEqual([hidden, kept])
      await db.deleteFrom('blacklist').execute()
    }
  })
})

describe('a block between two', () => {
  it('hides their conversation from both while it lasts', async () => {
    const { db } = server.deps
    const conversationId = await insertConversation(server, { members: [viewer.id, other.id] })
    const messageId = await insertMessage(server, conversationId, other.id, 'Hello')
    await db.insertInto('blacklist').values({ profileId: viewer.id, blockedId: other.id }).execute()
    for (const { client } of [viewer, other]) {
      expect((await client.call('Mail.GetConversation', { conversationId })).status).toBe(404)
      expect((await client.call('Mail.GetMessages', { conversationId })).status).toBe(404)
      expect((await client.call('Mail.GetMessages', { conversationId, afterId: 0 })).status).toBe(404)
      expect((await client.call('Mail.GetMessagesByIds', { ids: [messageId] })).data).toEqual([])
      expect((await client.call('Mail.GetConversationsByIds', { ids: [conversationId] })).data).toEqual([])
    }
    await db.deleteFrom('blacklist').execute()
    expect(await pageOf({ conversationId })).toEqual([messageId])
  })
})

describe('an empty message', () => {
  it('remains of a message that was taken back', async () => {
    const { id: conversationId } = await group()
    const id = await insertMessage(server, conversationId, other.id, 'Regretted')
    await server.deps.db.updateTable('message').set({ deletedAt: server.clock.now() }).where('id', '=', id).execute()
    const [place] = await messagesOf(viewer, { conversationId })
    expect(place).toMatchObject({ id, text: '', media: [], subject: null, deleted: true, sender: { id: other.id } })
  })
})
