import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConversationKind, MessageType, ProfileStatus } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { MINUTE } from '../core/clock'
import { hearEvents, type Heard } from '../testing/events'
import { newWriter, write, written } from '../testing/mail'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let heard: Heard
let viewer: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  heard = await hearEvents(server)
})
afterAll(async () => {
  await heard.close()
  await server.close()
})
beforeEach(async () => {
  viewer = await newWriter(server)
  other = await newWriter(server)
})

const conversation = async ({ client }: TestMember, conversationId: number) =>
  client.call('Mail.GetConversation', { conversationId })
const messages = async ({ client }: TestMember, conversationId: number) =>
  (await client.call('Mail.GetMessages', { conversationId })).data

describe('a message to a profile', () => {
  it('begins a conversation that both have, unread by the other', async () => {
    const message = await written(viewer, other, ' Hej \r\n med dig ')
    expect(message).toMatchObject({
      type: MessageType.Normal,
      own: true,
      text: 'Hej \n med dig',
      sender: { id: viewer.id },
      media: [],
      deleted: false,
      createdAt: server.clock.now().toISOString(),
    })
    const { conversationId } = message
    const shared = { id: conversationId, kind: ConversationKind.Normal, lastMessage: { id: message.id } }
    expect((await conversation(viewer, conversationId)).data).toMatchObject({
      ...shared,
      name: other.name,
      unreadCount: 0,
    })
    expect((await conversation(other, conversationId)).data).toMatchObject({
      ...shared,
      name: viewer.name,
      unreadCount: 1,
    })
  })

  it('continues the one conversation of the pair, whoever began it', async () => {
    const [first, second] = await Promise.all([written(viewer, other), written(other, viewer)])
    const third = await written(other, viewer)
    expect(new Set([first, second, third].map(({ conversationId }) => conversationId)).size).toBe(1)
    expect(await messages(viewer, first.conversationId)).toHaveLength(3)
  })

  it('is published to both at once, and to nobody else', async () => {
    await heard.take()
    const { id, conversationId } = await written(viewer, other)
    const events = await heard.take()
    expect(events).toContainEqual({
      type: 'MessageAdded',
      profileIds: expect.toSatisfy(
        (ids: number[]) => ids.length === 2 && [viewer, other].every((one) => ids.includes(one.id)),
      ) as number[],
      conversationId,
      messageId: id,
    })
    expect(events).toContainEqual({ type: 'CountsChanged', profileIds: [other.id] })
  })

  it('is refused for oneself and for profiles that cannot be seen', async () => {
    expect(await write(viewer, { profileId: viewer.id })).toMatchObject({
      status: 422,
      problem: { code: 'OWN_PROFILE' },
    })
    const locked = await newMember(server, { status: ProfileStatus.Locked })
    const blocker = await newMember(server)
    await blocker.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    for (const profileId of [999_999, locked.id, blocker.id]) {
      expect((await write(viewer, { profileId })).status).toBe(404)
    }
  })
})

describe('a message', () => {
  it('needs content and exactly one recipient', async () => {
    for (const text of ['', ' \n ', '\u200B']) {
      expect(await write(viewer, { profileId: other.id, text })).toMatchObject({
        status: 400,
        problem: { fields: [{ field: 'text', code: 'REQUIRED' }] },
      })
    }
    expect((await write(viewer, { profileId: other.id, text: 'x'.repeat(5001) })).status).toBe(400)
    const { conversationId } = await written(viewer, other)
    expect((await write(viewer, {})).status).toBe(400)
    expect((await write(viewer, { profileId: other.id, conversationId })).status).toBe(400)
  })

  it('requires a membership', async () => {
    const { conversationId } = await written(other, viewer)
    await server.deps.db.updateTable('profile').set({ memberUntil: null }).where('id', '=', viewer.id).execute()
    expect(await write(viewer, { conversationId })).toMatchObject({
      status: 402,
      problem: { code: 'MEMBERS_ONLY', feature: 'WriteMail' },
    })
    expect(await messages(viewer, conversationId)).toHaveLength(1)
  })

  it('is refused to an administrator who impersonates a member', async () => {
    const { conversationId } = await written(other, viewer)
    const client = await actingAs(server, viewer.id)
    expect((await write({ client }, { conversationId })).status).toBe(403)
    expect((await client.call('Mail.SetTyping', { conversationId })).status).toBe(403)
    expect((await client.call('Mail.PinConversation', { conversationId, pinned: true })).status).toBe(403)
    expect((await client.call('Mail.DeleteConversation', { conversationId })).status).toBe(403)
    expect(await messages(other, conversationId)).toHaveLength(1)
  })

  it('goes only to conversations that the sender takes part in and sees', async () => {
    const third = await newWriter(server)
    const { conversationId } = await written(viewer, other)
    expect((await write(third, { conversationId })).status).toBe(404)
    expect((await write(viewer, { conversationId: 999_999 })).status).toBe(404)
    await other.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    for (const one of [viewer, other]) expect((await write(one, { conversationId })).status).toBe(404)
  })

  it.each([
    ['locked', { status: ProfileStatus.Locked }],
    ['quarantined', { status: ProfileStatus.Quarantined }],
    ['about to be erased', { status: ProfileStatus.ToBeDeleted }],
    ['without consent', { privacyConsentAt: null }],
  ])('is refused when the recipient is %s', async (_, change) => {
    const { conversationId } = await written(viewer, other)
    await server.deps.db.updateTable('profile').set(change).where('id', '=', other.id).execute()
    expect(await write(viewer, { conversationId })).toMatchObject({ status: 422, problem: { code: 'RECIPIENT_GONE' } })
    expect(await messages(viewer, conversationId)).toHaveLength(1)
  })
})

describe('a key', () => {
  it('stands for one message, also when it arrives twice at once', async () => {
    const key = randomUUID()
    const send = (text: string) => write(viewer, { profileId: other.id, text, key })
    const answers = await Promise.all([send('Hej'), send('Hej'), send('Hej')])
    answers.push(await send('Something else'))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id} ${data.text}`)).size).toBe(1)
    const conversationId = answers[0]?.data.conversationId ?? 0
    expect(await messages(other, conversationId)).toHaveLength(1)
    expect((await conversation(other, conversationId)).data.unreadCount).toBe(1)
  })

  it('stands for one message, also when it arrives for two conversations at once', async () => {
    const third = await newWriter(server)
    const key = randomUUID()
    const answers = await Promise.all([other, third].map(({ id }) => write(viewer, { profileId: id, key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    const { count } = await server.deps.db
      .selectFrom('message')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('senderId', '=', viewer.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('belongs to its sender', async () => {
    const key = randomUUID()
    const { data } = await write(viewer, { profileId: other.id, key })
    expect((await write(other, { conversationId: data.conversationId, key })).data.id).not.toBe(data.id)
  })
})

describe('reading', () => {
  const read = ({ client }: Pick<TestMember, 'client'>, conversationId: number, messageId: number) =>
    client.call('Mail.MarkConversationAsRead', { conversationId, messageId })

  it('is published to the sender of the message', async () => {
    const first = await written(viewer, other)
    const second = await written(viewer, other)
    const { conversationId } = first
    expect((await read(other, conversationId, first.id)).data).toMatchObject({ unreadCount: 1, readUpTo: first.id })
    expect((await conversation(viewer, conversationId)).data).toMatchObject({ otherReadUpTo: first.id })
    await heard.take()
    expect((await read(other, conversationId, second.id)).data).toMatchObject({ unreadCount: 0, readUpTo: second.id })
    const events = await heard.take()
    expect(events).toContainEqual({ type: 'CountsChanged', profileIds: [other.id] })
    expect(events.map(({ type }) => type)).toEqual(['ConversationChanged', 'CountsChanged'])
    // Reading up to an earlier or the same message publishes no event.
    expect((await read(other, conversationId, first.id)).data).toMatchObject({ unreadCount: 0, readUpTo: second.id })
    expect(await heard.take()).toEqual([])
  })

  it('stops at the last message that exists', async () => {
    const first = await written(viewer, other)
    const { conversationId } = first
    expect((await read(other, conversationId, 2_000_000_000)).data.readUpTo).toBe(first.id)
    await written(viewer, other)
    expect((await conversation(other, conversationId)).data.unreadCount).toBe(1)
  })

  it('is not recorded for an impersonating administrator', async () => {
    const { id, conversationId } = await written(viewer, other)
    const reported = { itemType: ReportItemType.Conversation, itemId: conversationId, reason: 1 }
    await server.deps.db
      .insertInto('report')
      .values({ ...reported, createdAt: server.clock.now() })
      .execute()
    const client = await actingAs(server, other.id)
    await heard.take()
    expect(await read({ client }, conversationId, id)).toMatchObject({
      status: 200,
      data: { unreadCount: 1, readUpTo: 0 },
    })
    expect(await heard.take()).toEqual([])
  })
})

describe('a conversation', () => {
  it('that is deleted is gone for that participant until a new message arrives', async () => {
    const first = await written(viewer, other)
    const { conversationId } = first
    await other.client.call('Mail.PinConversation', { conversationId, pinned: true })
    const remove = () => other.client.call('Mail.DeleteConversation', { conversationId })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(200)
    expect((await other.client.call('Mail.GetConversations')).data).toEqual([])
    expect(await messages(other, conversationId)).toEqual([])
    expect(await messages(viewer, conversationId)).toHaveLength(1)
    const second = await written(viewer, other, 'Are you there')
    expect((await other.client.call('Mail.GetConversations')).data).toMatchObject([
      { id: conversationId, unreadCount: 1, pinned: false, lastMessage: { id: second.id } },
    ])
    expect(await messages(other, conversationId)).toMatchObject([{ id: second.id }])
  })

  it('that is pinned stays at the top, up to a limit of 20', async () => {
    const { conversationId } = await written(viewer, other)
    const pin = (id: number, pinned: boolean) =>
      viewer.client.call('Mail.PinConversation', { conversationId: id, pinned })
    server.clock.advance(MINUTE)
    const third = await newWriter(server)
    const newer = await written(third, viewer)
    const list = async () => (await viewer.client.call('Mail.GetConversations')).data.map(({ id }) => id)
    expect(await list()).toEqual([newer.conversationId, conversationId])
    expect((await pin(conversationId, true)).data.pinned).toBe(true)
    expect((await pin(conversationId, true)).data.pinned).toBe(true)
    expect(await list()).toEqual([conversationId, newer.conversationId])
    const more: number[] = []
    for (let count = 0; count < 19; count++) more.push((await written(await newWriter(server), viewer)).conversationId)
    expect(new Set(await Promise.all(more.map(async (id) => (await pin(id, true)).status)))).toEqual(new Set([200]))
    expect(await pin(newer.conversationId, true)).toMatchObject({ status: 422, problem: { code: 'TOO_MANY_PINNED' } })
    expect((await pin(conversationId, false)).data.pinned).toBe(false)
    expect((await pin(newer.conversationId, true)).data.pinned).toBe(true)
  })
})

it('publishes typing only to those who see it', async () => {
  const { conversationId } = await written(viewer, other)
  await heard.take()
  expect((await viewer.client.call('Mail.SetTyping', { conversationId })).status).toBe(200)
  expect(await heard.take()).toEqual([{ type: 'Typing', profileIds: [other.id], conversationId, profileId: viewer.id }])
  const third = await newWriter(server)
  expect((await third.client.call('Mail.SetTyping', { conversationId })).status).toBe(404)
  await other.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
  await heard.take()
  expect((await viewer.client.call('Mail.SetTyping', { conversationId })).status).toBe(404)
  expect(await heard.take()).toEqual([])
})
