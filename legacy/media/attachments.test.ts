import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConversationKind, MediaKind, MediaStatus, ProfileStatus, RoleLevel } from '../contract/enums'
import { insertAttachment, insertConversation, insertMember, setMember } from '../mail/mail.fixture'
import { mediaClient } from '../testing/mediaClient'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

/** A picture that one sent to the other, or into a group chat of the two. */
async function sent(kind: ConversationKind = ConversationKind.Normal, values = {}) {
  const [sender, receiver] = [await newMember(server), await newMember(server)]
  const conversationId = await insertConversation(server, { kind, members: [sender.id, receiver.id] })
  return { sender, receiver, conversationId, ...(await insertAttachment(server, conversationId, sender.id, values)) }
}
type Sent = Awaited<ReturnType<typeof sent>>

/** Whether a member can fetch the file, and gets the media item by its id and with the message. */
async function seenBy({ client }: TestMember, { media, messageId }: Sent): Promise<boolean> {
  const file = await mediaClient(server, client).get(`/media/${media.key}/thumbnail.webp`)
  const byId = await client.call('Media.GetMediaByIds', { ids: [media.id] })
  const messages = await client.call('Mail.GetMessagesByIds', { ids: [messageId] })
  const seen = file.statusCode === 200
  expect(byId.data.length === 1).toBe(seen)
  // The sender keeps the media item after the message is gone.
  const told = messages.data.flatMap(({ media: attached }) => attached)
  expect(told.length === 1).toBe(seen && messages.data.length === 1)
  return seen
}

describe('an attachment', () => {
  it('is visible to its sender and the recipients, and to nobody else', async () => {
    const picture = await sent()
    expect(await seenBy(picture.sender, picture)).toBe(true)
    expect(await seenBy(picture.receiver, picture)).toBe(true)
    expect(await seenBy(await newMember(server), picture)).toBe(false)
    expect(await seenBy(await newMember(server, { roleLevel: RoleLevel.Support }), picture)).toBe(false)
    const visitor = await mediaClient(server, new TestClient(server)).get(`/media/${picture.media.key}/thumbnail.webp`)
    expect(visitor.statusCode).toBe(404)
  })

  it('is also served without a cookie, by a recipient’s token', async () => {
    const { media, receiver, sender } = await sent()
    const { client } = receiver
    const path = `/media/${media.key}/thumbnail.webp`
    expect((await mediaClient(server, client).get(path, { cookies: false })).statusCode).toBe(200)
    const strangers = mediaClient(server, (await newMember(server)).client)
    expect((await strangers.get(path, { cookies: false })).statusCode).toBe(404)
    const { db } = server.deps
    await db.insertInto('blacklist').values({ profileId: sender.id, blockedId: receiver.id }).execute()
    expect((await mediaClient(server, client).get(path, { cookies: false })).statusCode).toBe(404)
  })

  it('is in no list of media items', async () => {
    const { sender, receiver, media } = await sent()
    const lists = [
      await receiver.client.call('Profiles.GetProfileMedia', { profileId: sender.id }),
      await sender.client.call('Profiles.GetProfileMedia', { profileId: sender.id }),
    ]
    for (const { data } of lists) expect(data.map(({ id }) => id)).not.toContain(media.id)
    const newest = await receiver.client.call('Media.GetNewestMedia', { take: 100 })
    expect(newest.data.map(({ id }) => id)).not.toContain(media.id)
  })

  it('is hidden from the other when it is taken back', async () => {
    const picture = await sent()
    const { db, clock } = server.deps
    await db.updateTable('message').set({ deletedAt: clock.now() }).where('id', '=', picture.messageId).execute()
    expect(await seenBy(picture.receiver, picture)).toBe(false)
  })

  it('is hidden from both sides of a block', async () => {
    for (const turned of [false, true]) {
      for (const kind of [ConversationKind.Normal, ConversationKind.GroupChat]) {
        const picture = await sent(kind)
        const [profileId, blockedId] = turned
          ? [picture.sender.id, picture.receiver.id]
          : [picture.receiver.id, picture.sender.id]
        await server.deps.db.insertInto('blacklist').values({ profileId, blockedId }).execute()
        expect(await seenBy(picture.receiver, picture)).toBe(false)
      }
    }
  })

  it('is hidden from participants who left, deleted the conversation or joined later', async () => {
    const picture = await sent(ConversationKind.GroupChat)
    const { conversationId, receiver, messageId } = picture
    await setMember(server, conversationId, receiver.id, { leftAt: server.clock.now() })
    expect(await seenBy(receiver, picture)).toBe(false)
    await setMember(server, conversationId, receiver.id, { leftAt: null, hiddenUpTo: messageId })
    expect(await seenBy(receiver, picture)).toBe(false)
    const late = await newMember(server)
    const joined = { joinedAt: server.clock.now(), hiddenUpTo: messageId }
    await insertMember(server.deps.db, conversationId, late.id, joined)
    expect(await seenBy(late, picture)).toBe(false)
    expect(await seenBy(picture.sender, picture)).toBe(true)
  })

  it('is hidden from a locked viewer, and while the sender has to renew the consent', async () => {
    const picture = await sent()
    const { db } = server.deps
    const lock = (status: ProfileStatus) =>
      db.updateTable('profile').set({ status }).where('id', '=', picture.receiver.id).execute()
    const file = () => mediaClient(server, picture.receiver.client).get(`/media/${picture.media.key}/thumbnail.webp`)
    await lock(ProfileStatus.Locked)
    expect((await file()).statusCode).toBe(404)
    await lock(ProfileStatus.Active)
    expect((await file()).statusCode).toBe(200)
    await db.updateTable('profile').set({ forcedConsentMedia: true }).where('id', '=', picture.sender.id).execute()
    expect((await file()).statusCode).toBe(404)
  })

  it('is gone with a sender who is erased', async () => {
    const picture = await sent()
    await server.deps.db.deleteFrom('profile').where('id', '=', picture.sender.id).execute()
    expect(await seenBy(picture.receiver, picture)).toBe(false)
  })

  it('is listed while it is being converted', async () => {
    const making = { kind: MediaKind.MailAttachmentVideo, status: MediaStatus.ReadyForConversion }
    const { receiver, messageId, media } = await sent(ConversationKind.Normal, making)
    const { data } = await receiver.client.call('Mail.GetMessagesByIds', { ids: [messageId] })
    expect(data[0]?.media).toMatchObject([{ id: media.id, ...making }])
  })

  it('must be of a kind for mail, and belong to the sender', async () => {
    const album = await sent(ConversationKind.Normal, { kind: MediaKind.ProtectedPicture })
    expect(await seenBy(album.receiver, album)).toBe(false)
    const { db } = server.deps
    const other = await sent()
    const { id } = await newMember(server)
    await db.updateTable('media').set({ profileId: id }).where('id', '=', other.media.id).execute()
    expect(await seenBy(other.receiver, other)).toBe(false)
  })
})
