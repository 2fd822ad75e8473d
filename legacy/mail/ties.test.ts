import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exportedData } from '../account/export'
import { eraseProfiles } from '../account/erasure'
import { AlbumAccess, AlbumType, ConversationKind, MessageType, RoleLevel } from '../contract/enums'
import { ReportDecision } from '../contract/staff/reportEnums'
import { HOUR } from '../core/clock'
import { hearEvents, type Heard } from '../testing/events'
import { newWriter, write, written } from '../testing/mail'
import { jpeg } from '../testing/media'
import { upload } from '../testing/mediaClient'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let heard: Heard
let viewer: TestMember
let other: TestMember
let third: TestMember

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
  third = await newWriter(server)
})

const conversations = async ({ client }: TestMember) => (await client.call('Mail.GetConversations')).data
const conversation = ({ client }: TestMember, conversationId: number) =>
  client.call('Mail.GetConversation', { conversationId })
const messages = async ({ client }: TestMember, conversationId: number) =>
  (await client.call('Mail.GetMessages', { conversationId })).data
const group = async (owner: TestMember, ...members: TestMember[]) => {
  const body = { name: 'Vi', profileIds: idsOf(members), key: randomUUID() }
  return (await owner.client.call('Mail.CreateGroupChat', body)).data.id
}
const block = ({ client }: TestMember, { id }: TestMember) =>
  client.call('Profiles.AddProfileToBlacklist', { profileId: id })
const unblock = ({ client }: TestMember, { id }: TestMember) =>
  client.call('Profiles.RemoveProfileFromBlacklist', { profileId: id })

describe('a request for an album', () => {
  const album = async ({ client }: TestMember) =>
    (await client.call('Media.CreateAlbum', { name: 'Kun for dig', type: AlbumType.Protected })).data.id
  const ask = ({ client }: TestMember, albumId: number) => client.call('Media.RequestProtectedAccess', { albumId })
  const answer = (albumId: number, granted: boolean) =>
    other.client.call('Media.SetProtectedAccess', { albumId, profileId: viewer.id, granted })

  it('is sent to its owner, without a membership, once while it is open', async () => {
    await server.deps.db.updateTable('profile').set({ memberUntil: null }).where('id', '=', viewer.id).execute()
    const albumId = await album(other)
    const answers = await Promise.all([ask(viewer, albumId), ask(viewer, albumId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [asked] = await conversations(other)
    const conversationId = asked?.id ?? 0
    expect(asked).toMatchObject({ kind: ConversationKind.Normal, name: viewer.name, unreadCount: 1 })
    const request = () => messages(other, conversationId)
    expect(await request()).toMatchObject([
      {
        type: MessageType.ProtectedPicturesAccess,
        sender: { id: viewer.id },
        subject: { name: 'Kun for dig', albumId, access: AlbumAccess.Requested, answerable: true },
      },
    ])
    await heard.take()
    await answer(albumId, true)
    expect(await heard.take()).toContainEqual({
      type: 'ConversationChanged',
      profileIds: expect.toSatisfy((ids: number[]) => ids.length === 2) as number[],
      conversationId,
    })
    expect(await request()).toMatchObject([{ subject: { access: AlbumAccess.Granted, answerable: false } }])
    await ask(viewer, albumId)
    await answer(albumId, false)
    expect(await request()).toMatchObject([{ subject: { access: AlbumAccess.Revoked, answerable: false } }])
    await ask(viewer, albumId)
    expect((await request()).map(({ subject }) => subject?.answerable)).toEqual([true, true])
  })

  it('stands in the conversation of the pair', async () => {
    const { conversationId } = await written(other, viewer)
    await ask(viewer, await album(other))
    expect((await conversations(viewer)).map(({ id }) => id)).toEqual([conversationId])
    await block(other, viewer)
    expect((await ask(viewer, await album(other))).status).toBe(404)
  })
})

describe('a block', () => {
  it('hides the conversation from both, and ending it restores the conversation', async () => {
    const { id, conversationId } = await written(viewer, other)
    await heard.take()
    await block(other, viewer)
    for (const one of [viewer, other]) {
      expect(await conversations(one)).toEqual([])
      expect((await conversation(one, conversationId)).status).toBe(404)
    }
    const events = await heard.take()
    for (const one of [viewer, other]) {
      expect(events).toContainEqual(
        expect.objectContaining({
          type: 'ConversationChanged',
          profileIds: expect.arrayContaining([one.id]) as number[],
          conversationId,
        }),
      )
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'CountsChanged', profileIds: expect.arrayContaining([one.id]) as number[] }),
      )
    }
    await unblock(other, viewer)
    expect(await conversations(other)).toMatchObject([{ id: conversationId, unreadCount: 1, lastMessage: { id } }])
  })

  it('removes messages between the two in a group chat from each other’s counts and events', async () => {
    const id = await group(third, viewer, other)
    const unread = async (one: TestMember) => (await conversation(one, id)).data.unreadCount
    await write(other, { conversationId: id })
    expect([await unread(viewer), await unread(other), await unread(third)]).toEqual([2, 1, 1])
    server.clock.advance(HOUR)
    await write(other, { conversationId: id, text: 'Later' })
    await block(viewer, other)
    expect([await unread(viewer), await unread(other), await unread(third)]).toEqual([1, 1, 2])
    const at = async (one: TestMember) => (await conversation(one, id)).data.lastMessageAt
    expect(new Date(await at(third)).getTime() - new Date(await at(viewer)).getTime()).toBe(HOUR)
    await heard.take()
    await write(other, { conversationId: id, text: 'Behind the block' })
    expect(await heard.takeFor(viewer.id)).toEqual([])
    expect([await unread(viewer), await unread(third)]).toEqual([1, 3])
    await other.client.call('Mail.SetTyping', { conversationId: id })
    expect((await heard.take()).map((event) => 'profileIds' in event && event.profileIds)).toEqual([[third.id]])
    await unblock(viewer, other)
    expect(await unread(viewer)).toBe(4)
  })

  it('also removes messages of a participant who has left since', async () => {
    const id = await group(third, viewer, other)
    await write(other, { conversationId: id })
    await other.client.call('Mail.LeaveGroupChat', { conversationId: id })
    const unread = async () => (await conversation(viewer, id)).data.unreadCount
    expect(await unread()).toBe(3)
    await heard.take()
    await block(viewer, other)
    expect(await unread()).toBe(1)
    expect(await heard.takeFor(other.id)).toEqual(['CountsChanged'])
    await unblock(viewer, other)
    expect(await unread()).toBe(3)
  })

  it('shows messages again in a deleted group chat', async () => {
    const id = await group(third, viewer, other)
    await block(viewer, other)
    await viewer.client.call('Mail.DeleteConversation', { conversationId: id })
    await write(other, { conversationId: id, text: 'Behind the block' })
    expect(await conversations(viewer)).toEqual([])
    await unblock(viewer, other)
    expect(await conversations(viewer)).toMatchObject([{ id, unreadCount: 1 }])
  })
})

describe('a profile', () => {
  it('that is locked is announced as gone to those who write with it', async () => {
    const { conversationId } = await written(viewer, other)
    const support = await newMember(server, { roleLevel: RoleLevel.Support })
    const reporter = await newMember(server)
    await reporter.client.call('Reports.ReportContent', { itemType: 1, itemId: other.id, reason: 1 })
    await heard.take()
    const [waiting] = (await support.client.call('Reports.GetReports', { open: true })).data
    const decided = { reportId: waiting?.id ?? 0, decision: ReportDecision.ProfileLocked, reason: 'Our rules' }
    expect((await support.client.call('Reports.DecideReport', decided)).status).toBe(200)
    expect(await heard.takeFor(viewer.id)).toEqual([`ConversationChanged ${conversationId}`])
    expect((await conversation(viewer, conversationId)).data).toMatchObject({ other: null, name: '', writeRefusal: 2 })
  })

  it('that is deleted and restored is announced both times', async () => {
    const { conversationId } = await written(viewer, other)
    await heard.take()
    await other.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    expect(await heard.takeFor(viewer.id)).toEqual([`ConversationChanged ${conversationId}`])
    const back = await new TestClient(server).call('LogOn.LogOn', {
      name: other.name,
      password: PASSWORD,
      restore: true,
    })
    expect(back.status).toBe(200)
    expect(await heard.takeFor(viewer.id)).toEqual([`ConversationChanged ${conversationId}`])
  })

  it('that is erased leaves empty messages', async () => {
    const { db, clock } = server.deps
    const mediaIds = [(await upload(server, other.client, await jpeg())).data.id]
    const { data: sent } = await write(other, { profileId: viewer.id, mediaIds, consent: true })
    const answer = await written(viewer, other)
    const owned = await group(other, viewer, third)
    const alone = await group(other, third)
    await third.client.call('Mail.LeaveGroupChat', { conversationId: alone })
    await write(other, { conversationId: owned, text: 'Mine' })
    expect((await conversation(third, owned)).data).toMatchObject({ unreadCount: 2, memberCount: 3 })
    await db.updateTable('profile').set({ status: 7, eraseAt: clock.now() }).where('id', '=', other.id).execute()
    await heard.take()
    await eraseProfiles(server.deps)
    expect(await heard.takeFor(third.id)).toContain(`ConversationChanged ${owned}`)
    expect(await messages(viewer, sent.conversationId)).toMatchObject([
      { id: answer.id, text: 'Hej', own: true },
      { id: sent.id, text: '', deleted: true, sender: null, media: [] },
    ])
    expect((await conversation(viewer, sent.conversationId)).data).toMatchObject({ other: null, unreadCount: 0 })
    expect(await write(viewer, { conversationId: sent.conversationId })).toMatchObject({
      status: 422,
      problem: { code: 'RECIPIENT_GONE' },
    })
    expect(await db.selectFrom('media').select('id').where('id', 'in', mediaIds).execute()).toEqual([])
    expect((await conversation(viewer, owned)).data).toMatchObject({ owned: true, memberCount: 2, unreadCount: 1 })
    expect(await messages(third, owned)).toMatchObject([
      { type: MessageType.GroupChatOwnerChanged, subject: { profile: { id: viewer.id } } },
      { deleted: true, text: '', sender: null },
      { deleted: true, sender: null },
    ])
    expect(await db.selectFrom('conversation').select('id').where('id', '=', alone).execute()).toEqual([])
    // When the second of the two goes, the conversation goes too.
    await db.updateTable('profile').set({ status: 7, eraseAt: clock.now() }).where('id', '=', viewer.id).execute()
    await eraseProfiles(server.deps)
    const { conversationId } = sent
    expect(await db.selectFrom('conversation').select('id').where('id', '=', conversationId).execute()).toEqual([])
    expect(await db.selectFrom('message').select('id').where('id', '=', answer.id).execute()).toEqual([])
  })

  it('that is erased takes its messages and those sent to it with it', async () => {
    const { conversationId } = await written(viewer, other, 'From me')
    await written(other, viewer, 'To me')
    await written(third, other, 'Not mine')
    await written(third, viewer, 'Of one who is blocked')
    await block(viewer, third)
    const data = await exportedData(server.deps.db, viewer.id)
    const exported = data as unknown as Record<string, Record<string, unknown>[]>
    expect(exported['message']).toMatchObject([
      { text: 'To me', senderId: other.id, conversationId },
      { text: 'From me', senderId: viewer.id, conversationId },
    ])
    expect(exported['conversation']).toHaveLength(2)
    expect(exported['conversationMember'] ?? exported['conversation_member']).toHaveLength(2)
  })
})
