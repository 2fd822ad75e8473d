import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConversationKind, DarkStatus, ProfileStatus, WriteRefusal } from '../contract/enums'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { insertConversation, insertMember, insertMessage, insertMessages, readAll, setMember } from './mail.fixture'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

async function written(viewer: TestMember, text = 'Hello', values: Parameters<typeof newMember>[1] = {}) {
  const other = await newMember(server, values)
  const id = await insertConversation(server, { members: [viewer.id, other.id] })
  const messageId = await insertMessage(server, id, other.id, text)
  return { id, other, messageId }
}

async function listOf(viewer: TestMember, query: object = {}): Promise<number[]> {
  const { status, data } = await viewer.client.call('Mail.GetConversations', query)
  expect(status).toBe(200)
  return idsOf(data)
}

describe('the list of conversations', () => {
  it('shows pinned conversations first, then by latest message; the menu sorts by latest message only', async () => {
    const viewer = await newMember(server)
    const [first, second, third] = [await written(viewer), await written(viewer), await written(viewer)]
    await setMember(server, first.id, viewer.id, { pinnedAt: server.clock.now() })
    expect(await listOf(viewer)).toEqual([first.id, third.id, second.id])
    await insertMessage(server, second.id, viewer.id, 'Again')
    expect(await listOf(viewer)).toEqual([first.id, second.id, third.id])
    const menu = await viewer.client.call('TopMenu.Conversations', { take: 2 })
    expect(idsOf(menu.data)).toEqual([second.id, third.id])
    const next = await viewer.client.call('TopMenu.Conversations', { take: 2, page: 1 })
    expect(idsOf(next.data)).toEqual([first.id])
  })

  it('pages without gaps or repetitions', async () => {
    const viewer = await newMember(server)
    const ids: number[] = []
    for (let number = 0; number < 7; number++) ids.unshift((await written(viewer)).id)
    // All rows have the same time, so the ids decide the order.
    await server.deps.db
      .updateTable('conversationMember')
      .set({ lastMessageAt: server.clock.now() })
      .where('profileId', '=', viewer.id)
      .execute()
    const pages = []
    for (let skip = 0; skip < 9; skip += 3) pages.push(await listOf(viewer, { skip, take: 3 }))
    expect(pages).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)])
  })

  it('omits deleted, left and empty conversations', async () => {
    const viewer = await newMember(server)
    const deleted = await written(viewer)
    await setMember(server, deleted.id, viewer.id, { hiddenUpTo: deleted.messageId, listed: false, unreadCount: 0 })
    const left = await insertConversation(server, { kind: ConversationKind.GroupChat, members: [viewer.id] })
    await setMember(server, left, viewer.id, { leftAt: server.clock.now() })
    expect(await listOf(viewer)).toEqual([])
    expect((await viewer.client.call('Mail.GetConversation', { conversationId: left })).status).toBe(404)

    await insertMessage(server, deleted.id, deleted.other.id, 'Back')
    expect(await listOf(viewer)).toEqual([deleted.id])
    const { data } = await viewer.client.call('Mail.GetMessages', { conversationId: deleted.id })
    expect(data.map(({ text }) => text)).toEqual(['Back'])
  })

  it('filters by kind and by unread', async () => {
    const viewer = await newMember(server)
    const normal = await written(viewer)
    const group = await insertConversation(server, { kind: ConversationKind.GroupChat, members: [viewer.id] })
    const system = await insertConversation(server, { kind: ConversationKind.System, members: [viewer.id] })
    await insertMessage(server, system, null, 'News')
    await readAll(server, normal.id, viewer.id)
    expect(await listOf(viewer, { kind: ConversationKind.GroupChat })).toEqual([group])
    expect(await listOf(viewer, { kind: ConversationKind.Normal })).toEqual([normal.id])
    expect(await listOf(viewer, { unread: true })).toEqual([system])
    expect(await listOf(viewer, { unread: true, kind: ConversationKind.Normal })).toEqual([])
  })

  it('shows participants, last message and unread count of each', async () => {
    const viewer = await newMember(server)
    const { id, other, messageId } = await written(viewer, 'First')
    const last = await insertMessage(server, id, other.id, 'Second')
    await setMember(server, id, other.id, { videoCallsEnabled: true })
    const { data } = await viewer.client.call('Mail.GetConversations')
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id,
      kind: ConversationKind.Normal,
      name: other.name,
      other: { id: other.id },
      members: [],
      memberCount: 2,
      owned: false,
      pinned: false,
      unreadCount: 2,
      lastMessage: { id: last, text: 'Second', own: false },
      lastMessageAt: server.clock.now().toISOString(),
      readUpTo: 0,
      otherReadUpTo: 0,
      writeRefusal: WriteRefusal.None,
      videoCallsEnabled: false,
      otherVideoCallsEnabled: true,
    })
    await setMember(server, id, other.id, { readUpTo: messageId })
    const one = await viewer.client.call('Mail.GetConversation', { conversationId: id })
    expect(one.data.otherReadUpTo).toBe(messageId)
  })

  it('shows system messages under the site’s name, and refuses answers to them', async () => {
    const viewer = await newMember(server)
    const id = await insertConversation(server, { kind: ConversationKind.System, members: [viewer.id] })
    await insertMessage(server, id, null, 'News')
    const { data } = await viewer.client.call('Mail.GetConversation', { conversationId: id })
    const facts = { name: 'Nordlys', other: null, memberCount: 1, writeRefusal: WriteRefusal.NoReply, unreadCount: 1 }
    expect(data).toMatchObject({ kind: ConversationKind.System, ...facts })
  })
})

describe('a conversation of others', () => {
  it('is not found by id, among several ids or with its messages', async () => {
    const [one, stranger] = [await newMember(server), await newMember(server)]
    const { id, messageId } = await written(one)
    const query = { conversationId: id }
    expect((await stranger.client.call('Mail.GetConversation', query)).status).toBe(404)
    expect((await stranger.client.call('Mail.GetMessages', query)).status).toBe(404)
    expect((await stranger.client.call('Mail.GetGroupChatMembers', query)).status).toBe(404)
    expect((await stranger.client.call('Mail.GetConversationsByIds', { ids: [id] })).data).toEqual([])
    expect((await stranger.client.call('Mail.GetMessagesByIds', { ids: [messageId] })).data).toEqual([])
    expect(await listOf(stranger)).toEqual([])
    const counts = await stranger.client.call('Notifications.NotificationCounts')
    expect(counts.data.unreadMailCount).toBe(0)
  })
})

describe('a participant who is gone', () => {
  it('leaves the conversation without a name, and closed for writing', async () => {
    const viewer = await newMember(server)
    const { id, other } = await written(viewer, 'Before')
    const { db } = server.deps
    await db.updateTable('profile').set({ status: ProfileStatus.Locked }).where('id', '=', other.id).execute()
    const gone = { name: '', other: null, writeRefusal: WriteRefusal.Gone, otherVideoCallsEnabled: false }
    const locked = await viewer.client.call('Mail.GetConversations')
    expect(locked.data[0]).toMatchObject({ id, ...gone, lastMessage: { sender: null, text: 'Before', deleted: false } })

    await db.deleteFrom('profile').where('id', '=', other.id).execute()
    const erased = await viewer.client.call('Mail.GetConversations')
    expect(erased.data[0]).toMatchObject({ id, ...gone, memberCount: 1 })
    expect(erased.data[0]?.lastMessage).toMatchObject({ sender: null, text: '', deleted: true, media: [] })
  })
})

describe('a dark site', () => {
  it('hides and does not count conversations with unapproved profiles', async () => {
    const viewer = await newMember(server, { darkStatus: DarkStatus.Approved }, { host: 'dark.dk.localhost' })
    const { id, messageId } = await written(viewer)
    const approved = await written(viewer, 'Hello', { darkStatus: DarkStatus.Approved })
    expect(await listOf(viewer)).toEqual([approved.id])
    const { client } = viewer
    expect((await client.call('Mail.GetConversation', { conversationId: id })).status).toBe(404)
    expect((await client.call('Mail.GetMessages', { conversationId: id })).status).toBe(404)
    expect((await client.call('Mail.GetMessagesByIds', { ids: [messageId] })).data).toEqual([])
    expect(idsOf((await client.call('TopMenu.Conversations')).data)).toEqual([approved.id])
    expect((await client.call('Notifications.NotificationCounts')).data.unreadMailCount).toBe(1)
  })
})

describe('the conversation with a profile', () => {
  it('exists once there is a message, even when deleted; otherwise shows the profile to write to', async () => {
    const viewer = await newMember(server)
    const other = await newMember(server)
    const call = () => viewer.client.call('Mail.GetConversationWith', { profileId: other.id })
    expect((await call()).data).toMatchObject({ conversation: null, profile: { id: other.id } })
    const id = await insertConversation(server, { members: [viewer.id, other.id] })
    await setMember(server, id, viewer.id, { listed: false })
    expect((await call()).data).toMatchObject({ conversation: { id }, profile: { id: other.id } })
    await server.deps.db.insertInto('blacklist').values({ profileId: other.id, blockedId: viewer.id }).execute()
    expect((await call()).status).toBe(404)
  })

  it('does not exist with oneself', async () => {
    const { id, client } = await newMember(server)
    expect((await client.call('Mail.GetConversationWith', { profileId: id })).status).toBe(404)
  })
})

describe('a group chat', () => {
  it('shows the latest participants, and lists all, owner first', async () => {
    const viewer = await newMember(server)
    const others: TestMember[] = []
    for (const letter of 'EDCBA') others.push(await newMember(server, { name: `${letter}-of-group` }))
    const [owner] = others
    const members = [owner?.id ?? 0, viewer.id]
    const id = await insertConversation(server, { kind: ConversationKind.GroupChat, name: 'Sea swimmers', members })
    for (const { id: profileId } of others.slice(1)) {
      server.clock.advance(1000)
      await insertMember(server.deps.db, id, profileId, { joinedAt: server.clock.now() })
    }
    const { data } = await viewer.client.call('Mail.GetConversation', { conversationId: id })
    expect(data).toMatchObject({ name: 'Sea swimmers', other: null, memberCount: 6, owned: false })
    expect(data.members.map(({ name }) => name[0])).toEqual(['A', 'B', 'C', 'D'])
    const all = await viewer.client.call('Mail.GetGroupChatMembers', { conversationId: id })
    expect(all.data.map(({ profile, owner: owns }) => [profile.name[0], owns])).toEqual([
      ['E', true],
      ['A', false],
      ['B', false],
      ['C', false],
      ['D', false],
      [viewer.name[0], false],
    ])
    const page = await viewer.client.call('Mail.GetGroupChatMembers', { conversationId: id, skip: 1, take: 2 })
    expect(page.data.map(({ profile }) => profile.name[0])).toEqual(['A', 'B'])
  })

  it('cannot be written to when all others have left', async () => {
    const [viewer, other] = [await newMember(server), await newMember(server)]
    const id = await insertConversation(server, { kind: ConversationKind.GroupChat, members: [viewer.id, other.id] })
    await setMember(server, id, other.id, { leftAt: server.clock.now() })
    const { data } = await viewer.client.call('Mail.GetConversation', { conversationId: id })
    expect(data).toMatchObject({ owned: true, memberCount: 1, members: [], writeRefusal: WriteRefusal.Left })
  })
})

describe('the count of unread mail', () => {
  it('counts listed conversations with unread messages, not the messages', async () => {
    const viewer = await newMember(server)
    const [one, two] = [await written(viewer), await written(viewer)]
    await insertMessages(server, one.id, one.other.id, ['More', 'And more'])
    await insertMessages(server, one.id, viewer.id, ['Mine'])
    const count = async () => (await viewer.client.call('Notifications.NotificationCounts')).data.unreadMailCount
    expect(await count()).toBe(2)
    await readAll(server, two.id, viewer.id)
    expect(await count()).toBe(1)
    await setMember(server, one.id, viewer.id, { listed: false })
    expect(await count()).toBe(0)
  })
})
