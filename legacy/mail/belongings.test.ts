import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MediaKind, MessageType, RoleLevel } from '../contract/enums'
import { ReportDecision, ReportItemType, ReportReason } from '../contract/staff/reportEnums'
import { MINUTE } from '../core/clock'
import { hearEvents, type Heard } from '../testing/events'
import { newWriter, write, written } from '../testing/mail'
import { insertPicture, jpeg } from '../testing/media'
import { mediaClient, upload } from '../testing/mediaClient'
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

const uploaded = async ({ client }: TestMember) => (await upload(server, client, await jpeg())).data.id
const conversation = async ({ client }: TestMember, conversationId: number) =>
  (await client.call('Mail.GetConversation', { conversationId })).data
const messages = async ({ client }: TestMember, conversationId: number) =>
  (await client.call('Mail.GetMessages', { conversationId })).data
const takeBack = ({ client }: Pick<TestMember, 'client'>, messageId: number) =>
  client.call('Mail.DeleteMessage', { messageId })
const report = ({ client }: TestMember, itemId: number) =>
  client.call('Reports.ReportContent', { itemType: ReportItemType.Message, itemId, reason: ReportReason.Harassment })

describe('attachments', () => {
  it('move from the sender’s uploads to the message, in their order', async () => {
    const [first, second] = [await uploaded(viewer), await uploaded(viewer)]
    const sent = await write(viewer, { profileId: other.id, text: '', mediaIds: [second, first], consent: true })
    expect(sent).toMatchObject({ status: 200, data: { type: MessageType.Normal, text: '' } })
    const kind = MediaKind.MailAttachmentPicture
    expect((await messages(other, sent.data.conversationId))[0]?.media).toMatchObject([
      { id: second, kind },
      { id: first, kind },
    ])
    // The upload is attached already and cannot be used again.
    const again = await write(viewer, { profileId: other.id, text: '', mediaIds: [first], consent: true })
    expect(again.status).toBe(404)
    const save = { mediaId: first, kind: MediaKind.AlbumPicture, consent: true }
    expect((await viewer.client.call('Media.SaveMedia', save)).status).toBe(404)
    expect((await viewer.client.call('Media.DeleteMedia', { mediaIds: [first] })).status).toBe(404)
  })

  it('require the sender’s consent and a recipient', async () => {
    const mediaIds = [await uploaded(viewer)]
    const to = { profileId: other.id, mediaIds }
    expect(await write(viewer, to)).toMatchObject({ status: 422, problem: { code: 'CONSENT_REQUIRED' } })
    const { id: shown } = await insertPicture(server, viewer.id, { kind: MediaKind.AlbumPicture })
    for (const ids of [[await uploaded(other)], [shown], [999_999], [...mediaIds, 999_999]]) {
      expect((await write(viewer, { ...to, mediaIds: ids, consent: true })).status).toBe(404)
    }
    expect((await viewer.client.call('Mail.GetConversations')).data).toEqual([])
    const over = { expiresAt: server.clock.now() }
    await server.deps.db.updateTable('media').set(over).where('id', 'in', mediaIds).execute()
    expect((await write(viewer, { ...to, consent: true })).status).toBe(404)
  })

  it('of two simultaneous messages end up in one of them', async () => {
    const mediaIds = [await uploaded(viewer)]
    const third = await newWriter(server)
    const send = ({ id }: TestMember) => write(viewer, { profileId: id, text: '', mediaIds, consent: true })
    const answers = await Promise.all([send(other), send(third)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  it('turn a single video without text into a video message', async () => {
    const { db } = server.deps
    const video = async () => {
      const id = await uploaded(viewer)
      await db.updateTable('media').set({ kind: MediaKind.TempVideo }).where('id', '=', id).execute()
      return id
    }
    const send = async (text: string, mediaIds: number[]) =>
      (await write(viewer, { profileId: other.id, text, mediaIds, consent: true })).data
    const kind = MediaKind.MailAttachmentVideo
    expect(await send('', [await video()])).toMatchObject({ type: MessageType.VideoMessage, media: [{ kind }] })
    expect((await send('Look', [await video()])).type).toBe(MessageType.Normal)
    expect((await send('', [await video(), await uploaded(viewer)])).type).toBe(MessageType.Normal)
  })
})

describe('a message that is taken back', () => {
  it('leaves an empty message without pictures, which no longer counts as unread', async () => {
    const mediaIds = [await uploaded(viewer)]
    const { data: first } = await write(viewer, { profileId: other.id, mediaIds, consent: true })
    const second = await written(viewer, other)
    const { conversationId } = first
    const path = (await messages(other, conversationId))[1]?.media[0]?.path ?? ''
    const fetchIt = async () => (await mediaClient(server, other.client).get(`${path}/gallery.webp`)).statusCode
    expect(await fetchIt()).toBe(200)
    await heard.take()
    expect((await takeBack(viewer, first.id)).data).toMatchObject({ id: first.id, deleted: true, text: '', media: [] })
    expect((await heard.take()).map(({ type }) => type)).toEqual(['ConversationChanged', 'CountsChanged'])
    expect((await takeBack(viewer, first.id)).status).toBe(200)
    expect(await fetchIt()).toBe(404)
    expect(await server.deps.db.selectFrom('media').select('id').where('id', 'in', mediaIds).execute()).toEqual([])
    expect(await messages(other, conversationId)).toMatchObject([
      { id: second.id, text: 'Hej' },
      { id: first.id, deleted: true, text: '', media: [] },
    ])
    expect((await conversation(other, conversationId)).unreadCount).toBe(1)
  })

  it('must be the sender’s own, and no system message', async () => {
    const { id, conversationId } = await written(viewer, other)
    expect((await takeBack(other, id)).status).toBe(404)
    expect((await takeBack(await newWriter(server), id)).status).toBe(404)
    expect((await takeBack({ client: await actingAs(server, viewer.id) }, id)).status).toBe(403)
    const group = { name: 'Vi', profileIds: [other.id], key: randomUUID() }
    const { data } = await viewer.client.call('Mail.CreateGroupChat', group)
    expect((await takeBack(viewer, data.lastMessage?.id ?? 0)).status).toBe(404)
    await other.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    expect((await takeBack(viewer, id)).status).toBe(404)
    await other.client.call('Profiles.RemoveProfileFromBlacklist', { profileId: viewer.id })
    expect(await messages(other, conversationId)).toMatchObject([{ id, text: 'Hej' }])
  })
})

describe('a report of a message', () => {
  it('is accepted from those who see the message, about messages of others', async () => {
    const { id } = await written(viewer, other)
    expect((await report(other, id)).status).toBe(200)
    expect(await report(viewer, id)).toMatchObject({ status: 422, problem: { code: 'OWN_CONTENT' } })
    expect((await report(await newWriter(server), id)).status).toBe(404)
    const { id: taken } = await written(viewer, other)
    await takeBack(viewer, taken)
    expect((await report(other, taken)).status).toBe(404)
    await other.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    expect((await report(other, id)).status).toBe(404)
  })

  it('shows the staff the text until the decision, and can remove the message', async () => {
    const support = await newMember(server, { roleLevel: RoleLevel.Support })
    const mediaIds = [await uploaded(viewer)]
    const { data: rude } = await write(viewer, { profileId: other.id, text: 'Rude', mediaIds, consent: true })
    const fair = await written(viewer, other, 'Fair')
    const asSupport = async () => (await support.client.call('Mail.GetMessagesByIds', { ids: [rude.id, fair.id] })).data
    expect(await asSupport()).toEqual([])
    await server.deps.db.deleteFrom('reportCase').execute()
    await report(other, rude.id)
    expect(await asSupport()).toMatchObject([
      { id: rude.id, text: 'Rude', own: false, sender: { id: viewer.id }, media: mediaIds.map((id) => ({ id })) },
    ])
    const { conversationId } = rude
    expect((await support.client.call('Mail.GetMessages', { conversationId })).status).toBe(404)
    const [waiting] = (await support.client.call('Reports.GetReports', { open: true })).data
    expect(waiting).toMatchObject({ itemId: rude.id, reportedProfileId: viewer.id })
    const decided = { reportId: waiting?.id ?? 0, decision: ReportDecision.ContentRemoved, reason: 'Our rules' }
    expect((await support.client.call('Reports.DecideReport', decided)).status).toBe(200)
    expect(await asSupport()).toEqual([])
    expect(await messages(other, conversationId)).toMatchObject([
      { id: fair.id, text: 'Fair' },
      { id: rude.id, text: '', media: [], deleted: true },
    ])
    expect((await conversation(other, conversationId)).unreadCount).toBe(1)
  })
})

describe('video calls', () => {
  const enable = ({ client }: Pick<TestMember, 'client'>, conversationId: number, enabled = true) =>
    client.call('Mail.SetVideoCallsEnabled', { conversationId, enabled })
  const request = ({ client }: Pick<TestMember, 'client'>, conversationId: number, key = randomUUID()) =>
    client.call('Mail.RequestVideoCall', { conversationId, key })

  it('are allowed by each of the two, with a message', async () => {
    const { conversationId } = await written(viewer, other)
    expect((await enable(viewer, conversationId)).data).toMatchObject({
      videoCallsEnabled: true,
      otherVideoCallsEnabled: false,
    })
    await enable(viewer, conversationId)
    expect(await conversation(other, conversationId)).toMatchObject({
      videoCallsEnabled: false,
      otherVideoCallsEnabled: true,
      unreadCount: 2,
    })
    await enable(viewer, conversationId, false)
    expect((await messages(other, conversationId)).map(({ type }) => type)).toEqual([
      MessageType.VideoCallsDisabled,
      MessageType.VideoCallsEnabled,
      MessageType.Normal,
    ])
    expect((await enable({ client: await actingAs(server, viewer.id) }, conversationId)).status).toBe(403)
  })

  it('can be joined on the chat site for ten minutes', async () => {
    const { conversationId } = await written(viewer, other)
    for (const each of [viewer, other]) await enable(each, conversationId)
    const key = randomUUID()
    const answers = await Promise.all([request(viewer, conversationId, key), request(viewer, conversationId, key)])
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1)
    const until = new Date(server.clock.now().getTime() + 10 * MINUTE).toISOString()
    const subject = { path: expect.stringMatching(/^\/VideoCall\/[0-9a-f-]{36}$/) as string, until }
    const call = async () => (await messages(other, conversationId))[0]
    expect(await call()).toMatchObject({ type: MessageType.VideoCall, sender: { id: viewer.id }, subject })
    server.clock.advance(10 * MINUTE)
    expect((await call())?.subject).toMatchObject({ path: null, until })
  })

  it('can be requested by members where both allow them', async () => {
    const { conversationId } = await written(viewer, other)
    await enable(viewer, conversationId)
    expect(await request(viewer, conversationId)).toMatchObject({ status: 422, problem: { code: 'VIDEO_CALLS_OFF' } })
    const group = { name: 'Vi', profileIds: [other.id], key: randomUUID() }
    const { data } = await viewer.client.call('Mail.CreateGroupChat', group)
    for (const refused of [await enable(viewer, data.id), await request(viewer, data.id)]) {
      expect(refused).toMatchObject({ status: 422, problem: { code: 'BETWEEN_TWO_ONLY' } })
    }
    expect((await request(await newWriter(server), conversationId)).status).toBe(404)
    await server.deps.db.updateTable('profile').set({ status: 4 }).where('id', '=', other.id).execute()
    for (const refused of [await enable(viewer, conversationId, false), await request(viewer, conversationId)]) {
      expect(refused).toMatchObject({ status: 422, problem: { code: 'RECIPIENT_GONE' } })
    }
  })
})
