import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConversationKind, DarkStatus, MessageType, WriteRefusal } from '../contract/enums'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import { hearEvents, type Heard } from '../testing/events'
import { setLodgeRole } from '../testing/lodges'
import { newWriter, write } from '../testing/mail'
import type { TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { newCast, type Cast } from './cast.fixture'

let server: TestServer
let heard: Heard
let cast: Cast
/** A member who came in by approval, when the conversation began. */
let late: TestMember
let conversationId: number

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
  cast = await newCast(server)
  late = cast.requesting
  await cast.owner.client.call('Lodges.ApproveMembershipRequest', { lodgeId: cast.lodgeId, profileId: late.id })
  conversationId = (await conversationOf(cast.owner)) ?? 0
})

const conversationOf = async ({ client }: TestMember) =>
  (await client.call('Lodges.GetLodgeConversation', { lodgeId: cast.lodgeId })).data.conversationId
const conversation = ({ client }: TestMember) => client.call('Mail.GetConversation', { conversationId })
const messages = async ({ client }: TestMember) => (await client.call('Mail.GetMessages', { conversationId })).data
const lines = async (viewer: TestMember) =>
  (await messages(viewer)).map(({ type, subject }) => [type, subject?.profile?.id ?? null])
const say = (by: TestMember, text = 'Hello') => write(by, { conversationId, text })
const change = (by: TestMember, name: 'RemoveLodgeMember' | 'BlockProfile', { id: profileId }: TestMember) =>
  by.client.call(`Lodges.${name}`, { lodgeId: cast.lodgeId, profileId })

describe("a lodge's conversation", () => {
  it('begins with the second member, and holds everybody who is in', async () => {
    const fresh = await newCast(server)
    const query = { lodgeId: fresh.lodgeId }
    expect((await fresh.owner.client.call('Lodges.GetLodgeConversation', query)).data).toEqual({ conversationId: null })
    expect((await conversation(cast.member)).data).toMatchObject({
      kind: ConversationKind.Lodge,
      lodgeId: cast.lodgeId,
      memberCount: 5,
      members: [],
    })
    for (const { client } of [cast.stranger, cast.declined, cast.blocked]) {
      expect((await client.call('Mail.GetConversation', { conversationId })).status).toBe(404)
    }
    const first = await heard.take()
    expect(first.length).toBeGreaterThan(0)
  })

  it('has the name of the lodge', async () => {
    await server.deps.db.updateTable('lodge').set({ name: 'Bread' }).where('id', '=', cast.lodgeId).execute()
    expect((await conversation(cast.member)).data.name).toBe('Bread')
  })

  it('tells who comes, goes, is banned, and who owns the lodge', async () => {
    const { owner, member, assistant, coOwner } = cast
    await change(owner, 'RemoveLodgeMember', member)
    await change(owner, 'BlockProfile', late)
    await coOwner.client.call('Lodges.LeaveLodge', { lodgeId: cast.lodgeId })
    await owner.client.call('Lodges.PassOwnership', {
      lodgeId: cast.lodgeId,
      profileId: assistant.id,
      password: 'lilac-harbour-57',
    })
    expect(await lines(owner)).toEqual([
      [MessageType.LodgeOwnershipPassed, assistant.id],
      [MessageType.LodgeMemberLeft, coOwner.id],
      [MessageType.LodgeMemberBanned, late.id],
      [MessageType.LodgeMemberLeft, member.id],
      [MessageType.LodgeMemberJoined, late.id],
    ])
    for (const gone of [member, late, coOwner]) expect((await conversation(gone)).status).toBe(404)
  })

  it('shows a new member what is written from then on', async () => {
    const before = (await say(cast.owner)).data
    const next = await newWriter(server)
    await next.client.call('Lodges.RequestMembership', { lodgeId: cast.lodgeId, text: '' })
    await cast.owner.client.call('Lodges.ApproveMembershipRequest', { lodgeId: cast.lodgeId, profileId: next.id })
    expect(await lines(next)).toEqual([[MessageType.LodgeMemberJoined, next.id]])
    const { data } = await next.client.call('Mail.GetConversations', {})
    expect(data.find(({ kind }) => kind === ConversationKind.Lodge)).toMatchObject({ unreadCount: 0 })
    expect((await next.client.call('Mail.GetMessagesByIds', { ids: [before.id] })).data).toEqual([])
  })

  it('is begun by leaders and answered by members', async () => {
    const refusal = async (viewer: TestMember) => (await conversation(viewer)).data.writeRefusal
    expect(await refusal(cast.member)).toBe(WriteRefusal.NothingToAnswer)
    expect(await say(cast.member)).toMatchObject({ status: 422, problem: { code: 'NOTHING_TO_ANSWER' } })
    expect(await refusal(cast.assistant)).toBe(WriteRefusal.None)
    expect((await say(cast.assistant)).status).toBe(200)
    expect(await refusal(cast.member)).toBe(WriteRefusal.None)
    expect((await say(cast.member, 'Thanks')).status).toBe(200)
    expect((await messages(cast.owner)).slice(0, 2).map(({ text }) => text)).toEqual(['Thanks', 'Hello'])
    // One who came in later has nothing to answer yet.
    const next = await newWriter(server)
    await cast.owner.client.call('Lodges.InviteToLodge', { lodgeId: cast.lodgeId, profileId: next.id })
    await next.client.call('Lodges.JoinLodge', { lodgeId: cast.lodgeId })
    expect(await refusal(next)).toBe(WriteRefusal.NothingToAnswer)
  })

  it('counts as unread for the others', async () => {
    await say(cast.owner)
    const unread = async ({ client }: TestMember) => (await client.call('Notifications.UnreadMailCount')).data
    expect(await unread(cast.member)).toEqual({ count: 1 })
    await change(cast.owner, 'RemoveLodgeMember', cast.member)
    expect(await unread(cast.member)).toEqual({ count: 0 })
  })

  it('names no hidden member to the others, and does not tell that one has left', async () => {
    const { member, owner, lodgeId } = cast
    const joined = [MessageType.LodgeMemberJoined, late.id]
    expect(await lines(member)).toEqual([joined])
    await late.client.call('Lodges.UpdateLodgeMemberVisibility', { lodgeId, visible: false })
    expect(await lines(member)).toEqual([[MessageType.LodgeMemberJoined, null]])
    expect([await lines(owner), await lines(late)]).toEqual([[joined], [joined]])
    await late.client.call('Lodges.LeaveLodge', { lodgeId })
    expect(await messages(member)).toHaveLength(1)
  })

  it('is hidden with the lodge, and no one hears of what is written there', async () => {
    const { member, owner, assistant, lodgeId } = cast
    await say(owner)
    await member.client.call('Profiles.AddProfileToBlacklist', { profileId: owner.id })
    expect((await conversation(member)).status).toBe(404)
    expect((await member.client.call('Notifications.UnreadMailCount')).data).toEqual({ count: 0 })
    await say(assistant, 'Still here')
    const notices = await server.deps.db
      .selectFrom('mailNotice')
      .select('profileId')
      .where('conversationId', '=', conversationId)
      .execute()
    expect(notices.map(({ profileId }) => profileId)).not.toContain(member.id)
    await server.deps.db.updateTable('lodge').set({ deletedAt: server.clock.now() }).where('id', '=', lodgeId).execute()
    for (const viewer of [owner, assistant, late]) {
      expect((await conversation(viewer)).status).toBe(404)
      expect((await viewer.client.call('Mail.GetConversations', { kind: ConversationKind.Lodge })).data).toEqual([])
      expect((await say(viewer)).status).toBe(404)
    }
  })

  it('cannot be left, renamed or changed as a group chat', async () => {
    const { owner, member, stranger } = cast
    const answers = [
      await member.client.call('Mail.LeaveGroupChat', { conversationId }),
      await owner.client.call('Mail.RenameGroupChat', { conversationId, name: 'Mine' }),
      await owner.client.call('Mail.AddToGroupChat', { conversationId, profileIds: [stranger.id] }),
      await owner.client.call('Mail.RemoveFromGroupChat', { conversationId, profileId: member.id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  it('takes one in again who had left', async () => {
    await setLodgeRole(server, cast.lodgeId, cast.stranger.id, LodgeRole.None, { invitationStatus: 1 })
    for (let round = 0; round < 2; round++) {
      await cast.owner.client.call('Lodges.InviteToLodge', { lodgeId: cast.lodgeId, profileId: cast.stranger.id })
      await cast.stranger.client.call('Lodges.JoinLodge', { lodgeId: cast.lodgeId })
      expect(await lines(cast.stranger)).toEqual([[MessageType.LodgeMemberJoined, cast.stranger.id]])
      await cast.stranger.client.call('Lodges.LeaveLodge', { lodgeId: cast.lodgeId })
    }
    expect((await write(cast.stranger, { conversationId, key: randomUUID() })).status).toBe(404)
  })
})

describe('mail about a dark lodge', () => {
  const onDark = ({ id }: TestMember) => clientOf(server, id, { host: 'dark.dk.localhost' })
  const found = async (client: TestClient, text: string) => (await client.call('Mail.GetConversations', { text })).data

  it('says on a main site neither which lodge it was nor what was written', async () => {
    const { lodgeId, owner, requesting, stranger } = await newCast(server, { dark: true })
    const ids = [owner.id, requesting.id, stranger.id]
    await server.deps.db
      .updateTable('profile')
      .set({ darkStatus: DarkStatus.Approved })
      .where('id', 'in', ids)
      .execute()
    const leader = await onDark(owner)
    const { data: lodge } = await leader.call('Lodges.GetLodgeData', { lodgeId })
    const decision = { lodgeId, profileId: requesting.id }
    expect((await leader.call('Lodges.ApproveMembershipRequest', decision)).status).toBe(200)
    const asker = await onDark(stranger)
    expect((await asker.call('Lodges.RequestMembership', { lodgeId, text: 'Velvet and candles' })).status).toBe(200)
    await server.runJobs()
    const answerOn = async (client: TestClient) => {
      const { data } = await client.call('Mail.GetConversations', { kind: ConversationKind.System })
      return data[0]?.lastMessage
    }
    const nothing = { name: null, lodgeId: null, profile: null }
    const approved = { type: MessageType.LodgeMembershipApproved, text: '' }
    expect(await answerOn(await onDark(requesting))).toMatchObject({
      ...approved,
      subject: { name: lodge.name, lodgeId },
    })
    expect(await answerOn(requesting.client)).toMatchObject({ ...approved, subject: nothing })
    const asked = { type: MessageType.LodgeMembershipRequest, text: 'Velvet and candles' }
    expect(await answerOn(leader)).toMatchObject({ ...asked, subject: { profile: { id: stranger.id } } })
    expect(await answerOn(owner.client)).toMatchObject({ ...asked, text: '', subject: nothing })
    expect(await found(leader, 'velvet')).toHaveLength(1)
    expect(await found(owner.client, 'velvet')).toEqual([])
  })
})
