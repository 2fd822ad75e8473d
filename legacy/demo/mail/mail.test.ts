import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConversationKind, MessageType } from '../../contract/enums'
import { mediaClient } from '../../testing/mediaClient'
import { TestClient } from '../../testing/testClient'
import { startDemoServer } from '../../testing/demo'
import type { TestServer } from '../../testing/testServer'
import { circlesOf } from '../community/circles'
import { demoPassword } from '../community/actors'
import { mailTexts } from './texts'
import { demoProfiles } from '../community/profiles'
import { plannedCircles } from './groups'
import { plannedTalks } from './talks'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const logins = [
  'freja',
  'mikkel',
  'annaogjonas',
  'luna',
  'bjarke',
  'support',
  'eirik',
  'saga',
  'oliver',
  'ruby',
] as const

const count = async (condition: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(
    server.deps.db,
  )
  return rows[0]?.count
}

async function loggedIn(name: string): Promise<TestClient> {
  const client = new TestClient(server)
  expect((await client.call('LogOn.LogOn', { name, password: demoPassword })).status).toBe(200)
  return client
}

async function messagesOf(client: TestClient) {
  const { data } = await client.call('Mail.GetConversations', { take: 100 })
  const messages = []
  for (const { id: conversationId } of data) {
    messages.push(...(await client.call('Mail.GetMessages', { conversationId, take: 100 })).data)
  }
  return messages
}

describe('the texts', () => {
  it.each(Object.entries(mailTexts))('are calm, and each another one in %s', (_locale, texts) => {
    const { talks, acquaintance, greetings, groups, lodge, darkLodge, event } = texts
    const lines = [
      ...talks.flat(),
      ...acquaintance,
      ...greetings,
      ...groups.flatMap((group) => group.lines.map(([, text]) => text)),
      ...[lodge, darkLodge, event].flatMap((each) => [each.news, ...each.lines]),
    ]
    for (const line of lines) expect(line).not.toContain('!')
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('are equally many in every language', () => {
    const shapes = Object.values(mailTexts).map(({ talks, groups }) => [
      talks.map((talk) => talk.length),
      groups.map(({ lines }) => lines.map(([speaker]) => speaker)),
    ])
    expect(new Set(shapes.map((shape) => JSON.stringify(shape[1]))).size).toBe(1)
    expect(new Set(shapes.map((shape) => shape[0]?.length)).size).toBe(1)
  })
})

describe('the mail of a demo login', () => {
  it.each(logins)('has conversations of every kind for %s, some pinned and some unread', async (name) => {
    const { data } = await (await loggedIn(name)).call('Mail.GetConversations', { take: 100 })
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(Object.values(ConversationKind)))
    expect(data.length).toBeGreaterThan(10)
    expect(data.filter(({ pinned }) => pinned).length).toBeGreaterThan(0)
    expect(data.filter(({ unreadCount }) => unreadCount > 0).length).toBeGreaterThan(1)
    expect(data.every(({ lastMessage }) => lastMessage !== null)).toBe(true)
    expect(data.some(({ owned }) => owned)).toBe(true)
  })

  it('has messages of every type, each with its subject', async () => {
    const client = await loggedIn('mikkel')
    const messages = await messagesOf(client)
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(Object.values(MessageType)))
    const of = (type: MessageType) => messages.filter((message) => message.type === type && !message.deleted)
    expect(of(MessageType.Normal).every(({ text, media }) => text.length + media.length > 0)).toBe(true)
    const ofSite = of(MessageType.SystemMessage).map(({ text }) => text)
    expect(ofSite.filter((text) => text.includes('Nordlys, mikkel'))).toHaveLength(1)
    // And of the changes of events.
    expect(ofSite.filter((text) => /aflyst|ny tid/.test(text))).toHaveLength(ofSite.length - 1)
    expect(of(MessageType.ProtectedPicturesAccess).every(({ subject }) => subject?.albumId !== null)).toBe(true)
    expect(of(MessageType.Receipt).map(({ subject }) => subject?.amount)).toEqual([{ amount: 39900, currency: 'DKK' }])
    expect(messages.filter(({ own }) => own).every(({ sender }) => sender?.name === 'mikkel')).toBe(true)
  })

  it('has open album requests and answered ones', async () => {
    const client = await loggedIn('freja')
    const requests = (await messagesOf(client)).filter(({ type }) => type === MessageType.ProtectedPicturesAccess)
    const answerable = requests.map(({ subject }) => subject?.answerable === true)
    expect(new Set(answerable)).toEqual(new Set([true, false]))
  })

  it('has pictures that the participants can see', async () => {
    const client = await loggedIn('mikkel')
    const sent = await server.deps.db
      .selectFrom('messageMedia')
      .innerJoin('message', 'message.id', 'messageMedia.messageId')
      .innerJoin('conversationMember as member', 'member.conversationId', 'message.conversationId')
      .innerJoin('profile', 'profile.id', 'member.profileId')
      .innerJoin('media', 'media.id', 'messageMedia.mediaId')
      .select(['media.key', 'media.profileId', 'message.senderId'])
      .where('profile.name', '=', 'mikkel')
      .execute()
    expect(sent.length).toBeGreaterThan(0)
    for (const { key, profileId, senderId } of sent) {
      expect(profileId).toBe(senderId)
      expect((await mediaClient(server, client).get(`/media/${key}/thumbnail.webp`)).statusCode).toBe(200)
    }
  })

  it('lets the two demo logins continue their conversation', async () => {
    const [paying, unpaid] = [await loggedIn('mikkel'), await loggedIn('freja')]
    const found = await paying.call('Mail.GetConversations', { text: 'freja' })
    const [first] = found.data.filter(({ other }) => other?.name === 'freja')
    const other = await unpaid.call('Mail.GetConversation', { conversationId: first?.id ?? 0 })
    expect(other.data).toMatchObject({ other: { name: 'mikkel' }, pinned: true, lastMessage: { own: true } })
    expect(first).toMatchObject({ pinned: true, unreadCount: 1 })
  })
})

describe('the stored mail', () => {
  it('has the conversation of every lodge with all its members, as the product would', async () => {
    const conversation = `select from conversation where conversation.lodge_id = lodge.id and kind = ${ConversationKind.Lodge}`
    expect(await count(`lodge where deleted_at is null and not exists (${conversation})`)).toBe(0)
    expect(
      await count(`lodge_membership as inside join lodge on lodge.id = inside.lodge_id
        where deleted_at is null and inside.joined_at is not null and not exists (
        select from conversation_member as c join conversation on conversation.id = c.conversation_id
        where conversation.lodge_id = inside.lodge_id and c.profile_id = inside.profile_id and c.left_at is null)`),
    ).toBe(0)
  })

  it('matches the product’s own counts', async () => {
    const seen = `message as m where m.conversation_id = c.conversation_id and m.id > c.hidden_up_to`
    const unread = `(select count(*) from ${seen} and m.id > c.read_up_to and m.sender_id is distinct from c.profile_id and m.deleted_at is null)`
    expect(await count(`conversation_member as c where left_at is null and unread_count <> ${unread}`)).toBe(0)
    const latest = `(select max(m.created_at) from ${seen})`
    expect(await count(`conversation_member as c where left_at is null and last_message_at <> ${latest}`)).toBe(0)
  })

  it('is in order, by participants who have joined, and never between members in a block', async () => {
    const now = server.clock.now().toISOString()
    const later = `message as m join message as n on n.conversation_id = m.conversation_id and n.id > m.id`
    expect(await count(`${later} where n.created_at < m.created_at`)).toBe(0)
    expect(await count(`message where created_at > '${now}'`)).toBe(0)
    const senders = 'message join profile on profile.id = sender_id'
    expect(await count(`${senders} where message.created_at < profile.created_at`)).toBe(0)
    expect(await count(`${senders} where profile.status <> 3`)).toBe(0)
    expect(
      await count(`${senders} where not exists (
        select from conversation_member as c where c.conversation_id = message.conversation_id and c.profile_id = sender_id)`),
    ).toBe(0)
    expect(
      await count(`conversation join blacklist on (profile_id, blocked_id) in ((low_id, high_id), (high_id, low_id))`),
    ).toBe(0)
  })

  it('is the same each time', () => {
    const now = server.clock.now()
    const plans = () => {
      const circles = circlesOf(demoProfiles(now).map((demo, index) => ({ id: index + 1, demo })))
      return JSON.stringify([plannedTalks(circles, [], now), plannedCircles(circles, now)])
    }
    const first = plans()
    expect(first.length).toBeGreaterThan(10_000)
    expect(plans() === first).toBe(true)
  })
})
