import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AlbumAccess, AlbumType, ConversationKind, MessageType, ProfileStatus } from '../../contract/enums'
import { after, MINUTE } from '../../core/clock'
import { newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { startTestServer, type TestServer } from '../../testing/testServer'
import type { AboutByType, TypeWithSubject } from '../../shared/mail/about'
import { insertConversation, insertMessage } from '../mail.fixture'

let server: TestServer
let viewer: TestMember
let other: TestMember
let conversationId: number
let groupId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  viewer = await newMember(server)
  other = await newMember(server)
  const members = [other.id, viewer.id]
  conversationId = await insertConversation(server, { members })
  groupId = await insertConversation(server, { kind: ConversationKind.GroupChat, members })
})
afterAll(() => server.close())

async function post<T extends TypeWithSubject>(type: T, about: AboutByType[T], senderId: number | null, id: number) {
  return insertMessage(server, id, senderId, { type, about: JSON.stringify(about) })
}

async function subjectOf(id: number, { client } = viewer) {
  const { data } = await client.call('Mail.GetMessagesByIds', { ids: [id] })
  return data[0]?.subject
}

const nothing = {
  profile: null,
  name: null,
  albumId: null,
  access: null,
  answerable: false,
  lodgeId: null,
  eventId: null,
  orderId: null,
  amount: null,
  until: null,
  path: null,
}

describe('the subject of a message', () => {
  it('is absent from messages that a member wrote', async () => {
    expect(await subjectOf(await insertMessage(server, conversationId, other.id, 'Hello'))).toBeNull()
  })

  it('of a receipt is an order with purchase and payment', async () => {
    const facts = { orderId: 7, name: 'Membership', amount: { amount: 19900, currency: 'DKK' } }
    const id = await post(MessageType.Receipt, facts, null, conversationId)
    expect(await subjectOf(id)).toEqual({ ...nothing, ...facts })
  })

  it('is a lodge, and a profile as long as the viewer may see it', async () => {
    const third = await newMember(server)
    const facts = { lodgeId: 3, name: 'Sailors' }
    const id = await post(MessageType.LodgeMemberJoined, { ...facts, profileId: third.id }, null, conversationId)
    expect(await subjectOf(id)).toMatchObject({ ...facts, profile: { id: third.id } })
    await server.deps.db
      .updateTable('profile')
      .set({ status: ProfileStatus.Quarantined })
      .where('id', '=', third.id)
      .execute()
    expect(await subjectOf(id)).toEqual({ ...nothing, ...facts })
  })

  it('is an event or a room of the chat site', async () => {
    const event = { eventId: 5, name: 'Summer party' }
    expect(await subjectOf(await post(MessageType.Event, event, null, conversationId))).toEqual({
      ...nothing,
      ...event,
    })
    const room = { name: 'Lounge', path: '/rooms/4' }
    expect(await subjectOf(await post(MessageType.Lounge, room, other.id, conversationId))).toEqual({
      ...nothing,
      ...room,
    })
  })

  it('is a video call that can be joined while it lasts', async () => {
    const until = after(server.clock.now(), 10 * MINUTE).toISOString()
    const id = await post(MessageType.VideoCall, { until, path: '/calls/9' }, other.id, conversationId)
    expect(await subjectOf(id)).toEqual({ ...nothing, until, path: '/calls/9' })
    server.clock.advance(10 * MINUTE)
    expect(await subjectOf(id)).toEqual({ ...nothing, until })
  })

  it('is the group chat under its name of that time, and whom its owner added', async () => {
    const third = await newMember(server)
    const about = { name: 'Before', profileId: third.id }
    const id = await post(MessageType.GroupChatMemberAdded, about, other.id, groupId)
    expect(await subjectOf(id)).toMatchObject({ name: 'Before', profile: { id: third.id } })
    await server.deps.db.insertInto('blacklist').values({ profileId: third.id, blockedId: viewer.id }).execute()
    expect(await subjectOf(id)).toEqual({ ...nothing, name: 'Before' })
    expect(await subjectOf(id, other)).toMatchObject({ profile: { id: third.id } })
  })
})

describe('a request for a protected album', () => {
  async function request() {
    const { db, clock } = server.deps
    const { id: albumId } = await db
      .insertInto('album')
      .values({ profileId: viewer.id, name: 'Nights', type: AlbumType.Protected, createdAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await post(MessageType.ProtectedPicturesAccess, { albumId, name: 'Nights' }, other.id, conversationId)
    const set = async (access: AlbumAccess) => {
      await db.deleteFrom('albumAccess').where('albumId', '=', albumId).execute()
      if (access === AlbumAccess.None) return
      await db.insertInto('albumAccess').values({ albumId, profileId: other.id, access, since: clock.now() }).execute()
    }
    return { albumId, id, set }
  }

  it('shows both its current state; the owner answers once', async () => {
    const { albumId, id, set } = await request()
    const facts = { ...nothing, albumId, name: 'Nights' }
    for (const access of [AlbumAccess.Requested, AlbumAccess.Granted, AlbumAccess.Revoked, AlbumAccess.None]) {
      await set(access)
      const answerable = access === AlbumAccess.Requested
      expect(await subjectOf(id)).toEqual({ ...facts, access, answerable })
      expect(await subjectOf(id, other)).toEqual({ ...facts, access })
    }
  })

  it('keeps the name of a deleted album, and needs no answer for an album that became open', async () => {
    const { db } = server.deps
    const { albumId, id, set } = await request()
    await set(AlbumAccess.Requested)
    await db.updateTable('album').set({ type: AlbumType.Public }).where('id', '=', albumId).execute()
    const facts = { ...nothing, name: 'Nights' }
    expect(await subjectOf(id)).toEqual({ ...facts, albumId, access: AlbumAccess.Granted })
    await db.deleteFrom('album').where('id', '=', albumId).execute()
    expect(await subjectOf(id)).toEqual({ ...facts, access: AlbumAccess.None })
  })
})

describe('a system message', () => {
  it('is in the language of its viewer, under the name of the viewer’s site', async () => {
    const { db } = server.deps
    const texts: string[] = []
    for (const [language, host] of [
      ['da-DK', 'dk.localhost'],
      ['sv-SE', 'dk.localhost'],
      ['en-GB', 'dark.dk.localhost'],
    ] as const) {
      const { id, client } = await newMember(server, { darkStatus: 3, language }, { host })
      const system = await insertConversation(server, { kind: ConversationKind.System, members: [id] })
      await post(MessageType.SystemMessage, { text: 'WELCOME', params: { profileName: 'Freja' } }, null, system)
      await db.updateTable('profile').set({ language }).where('id', '=', id).execute()
      const { data } = await client.call('Mail.GetMessages', { conversationId: system })
      texts.push(data[0]?.text ?? '')
    }
    expect(texts.map((text) => text.split('. ')[0])).toEqual([
      'Velkommen til Nordlys, Freja',
      'Välkommen till Nordlys, Freja',
      'Welcome to Midnat, Freja',
    ])
  })
})
