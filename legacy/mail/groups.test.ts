import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConversationKind, MessageType } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { hearEvents, type Heard } from '../testing/events'
import { newWriter, write } from '../testing/mail'
import { actingAs, idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let heard: Heard
let owner: TestMember
let second: TestMember
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
  owner = await newWriter(server)
  second = await newWriter(server)
  third = await newWriter(server)
})

const create = ({ client }: TestMember, members: readonly TestMember[], values: object = {}) =>
  client.call('Mail.CreateGroupChat', { name: 'Sommerhus', profileIds: idsOf(members), key: randomUUID(), ...values })
const made = async (...members: TestMember[]) => {
  const { status, data } = await create(owner, members)
  expect(status).toBe(200)
  return data.id
}
const conversation = ({ client }: TestMember, conversationId: number) =>
  client.call('Mail.GetConversation', { conversationId })
const messages = async ({ client }: TestMember, conversationId: number) =>
  (await client.call('Mail.GetMessages', { conversationId })).data
const types = async (member: TestMember, conversationId: number) =>
  (await messages(member, conversationId)).map(({ type }) => type)
const membersOf = async ({ client }: TestMember, conversationId: number) =>
  (await client.call('Mail.GetGroupChatMembers', { conversationId })).data.map(({ profile, owner: owns }) =>
    owns ? `${profile.name} owns` : profile.name,
  )
const add = ({ client }: TestMember, conversationId: number, ...members: TestMember[]) =>
  client.call('Mail.AddToGroupChat', { conversationId, profileIds: idsOf(members) })
const remove = ({ client }: TestMember, conversationId: number, { id }: TestMember) =>
  client.call('Mail.RemoveFromGroupChat', { conversationId, profileId: id })
const leave = ({ client }: TestMember, conversationId: number) => client.call('Mail.LeaveGroupChat', { conversationId })
const rename = ({ client }: TestMember, conversationId: number, name: string) =>
  client.call('Mail.RenameGroupChat', { conversationId, name })

describe('a group chat', () => {
  it('is created with all participants, who are all notified', async () => {
    await heard.take()
    const { data } = await create(owner, [second, third], { name: ' Sommer\n hus ' })
    expect(data).toMatchObject({
      kind: ConversationKind.GroupChat,
      name: 'Sommer hus',
      owned: true,
      memberCount: 3,
      unreadCount: 0,
    })
    expect(idsOf(data.members).toSorted((a, b) => a - b)).toEqual(idsOf([second, third]))
    const events = await heard.take()
    expect(events.filter(({ type }) => type === 'MessageAdded')).toMatchObject([
      { profileIds: idsOf([owner, second, third]), conversationId: data.id },
    ])
    expect((await conversation(second, data.id)).data).toMatchObject({
      name: 'Sommer hus',
      owned: false,
      unreadCount: 1,
    })
    expect(await messages(second, data.id)).toMatchObject([
      { type: MessageType.GroupChatCreated, sender: { id: owner.id }, subject: { name: 'Sommer hus', profile: null } },
    ])
    expect(await membersOf(third, data.id)).toEqual([`${owner.name} owns`, ...[second.name, third.name].toSorted()])
  })

  it('is created once per key, also when the key arrives twice at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => create(owner, [second], { key })))
    answers.push(await create(owner, [third], { key, name: 'Other' }))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id} ${data.name}`)).size).toBe(1)
    expect((await second.client.call('Mail.GetConversations')).data).toHaveLength(1)
    expect((await third.client.call('Mail.GetConversations')).data).toEqual([])
  })

  it('is created by members, with profiles that they see, and has a name', async () => {
    const unpaid = await newMember(server)
    expect(await create(unpaid, [second])).toMatchObject({ status: 402, problem: { feature: 'WriteMail' } })
    expect((await create(owner, [second], { name: ' \n ' })).status).toBe(400)
    expect((await create(owner, [owner, second])).problem.code).toBe('OWN_PROFILE')
    const blocker = await newMember(server)
    await blocker.client.call('Profiles.AddProfileToBlacklist', { profileId: owner.id })
    expect((await create(owner, [second, blocker])).status).toBe(404)
    const client = await actingAs(server, owner.id)
    expect((await create({ ...owner, client }, [second])).status).toBe(403)
    expect((await second.client.call('Mail.GetConversations')).data).toEqual([])
  })

  it('is renamed only by its owner', async () => {
    const id = await made(second)
    expect((await rename(second, id, 'Mine')).status).toBe(403)
    expect((await rename(third, id, 'Mine')).status).toBe(404)
    expect((await rename(owner, id, 'Vinter')).data.name).toBe('Vinter')
    expect((await rename(owner, id, 'Vinter')).status).toBe(200)
    expect(await messages(second, id)).toMatchObject([
      { type: MessageType.GroupChatRenamed, subject: { name: 'Vinter' } },
      { type: MessageType.GroupChatCreated, subject: { name: 'Sommerhus' } },
    ])
  })

  it('shows later participants only what is written from then on', async () => {
    const id = await made(second)
    await write(second, { conversationId: id, text: 'Before' })
    expect((await add(second, id, third)).status).toBe(403)
    expect((await conversation(third, id)).status).toBe(404)
    expect((await add(owner, id, second, third)).data.memberCount).toBe(3)
    expect((await add(owner, id, third)).data.memberCount).toBe(3)
    expect(await messages(third, id)).toMatchObject([
      { type: MessageType.GroupChatMemberAdded, subject: { profile: { id: third.id } } },
    ])
    expect((await conversation(third, id)).data.unreadCount).toBe(1)
    expect(await types(second, id)).toEqual([
      MessageType.GroupChatMemberAdded,
      MessageType.Normal,
      MessageType.GroupChatCreated,
    ])
  })

  it('is gone for removed participants until they are added again', async () => {
    const id = await made(second, third)
    expect((await remove(second, id, third)).status).toBe(403)
    expect(await remove(owner, id, owner)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
    await heard.take()
    expect((await remove(owner, id, third)).data.memberCount).toBe(2)
    const events = await heard.take()
    expect(events).toContainEqual({ type: 'ConversationChanged', profileIds: [third.id], conversationId: id })
    expect(events.filter(({ type }) => type === 'MessageAdded')).toMatchObject([{ profileIds: idsOf([owner, second]) }])
    expect((await remove(owner, id, third)).data.memberCount).toBe(2)
    expect((await conversation(third, id)).status).toBe(404)
    expect((await write(third, { conversationId: id })).status).toBe(404)
    expect((await third.client.call('Mail.GetConversations')).data).toEqual([])
    expect((await messages(second, id))[0]).toMatchObject({
      type: MessageType.GroupChatMemberRemoved,
      subject: { profile: { id: third.id } },
    })
    await write(second, { conversationId: id, text: 'Meanwhile' })
    await add(owner, id, third)
    expect(await types(third, id)).toEqual([MessageType.GroupChatMemberAdded])
    expect((await conversation(third, id)).data.unreadCount).toBe(1)
  })

  it('is limited to 50 participants', async () => {
    const many: TestMember[] = []
    for (let count = 0; count < 48; count++) many.push(await newMember(server))
    const id = await made(second, ...many)
    expect(await add(owner, id, third)).toMatchObject({ status: 422, problem: { code: 'GROUP_CHAT_FULL' } })
    await leave(second, id)
    expect((await add(owner, id, third)).data.memberCount).toBe(50)
  })
})

describe('leaving', () => {
  it('is open to everyone, and leaves a message for those who stay', async () => {
    const id = await made(second, third)
    expect((await leave(second, id)).status).toBe(200)
    expect((await leave(second, id)).status).toBe(404)
    expect((await conversation(second, id)).status).toBe(404)
    expect((await messages(third, id))[0]).toMatchObject({
      type: MessageType.GroupChatMemberLeft,
      sender: { id: second.id },
    })
    expect(await membersOf(third, id)).toEqual([`${owner.name} owns`, third.name])
  })

  it('passes the ownership to the participant who joined first', async () => {
    const id = await made(second)
    server.clock.advance(MINUTE)
    await add(owner, id, third)
    await leave(owner, id)
    expect(await membersOf(third, id)).toEqual([`${second.name} owns`, third.name])
    expect(await messages(third, id)).toMatchObject([
      { type: MessageType.GroupChatOwnerChanged, sender: null, subject: { profile: { id: second.id } } },
      { type: MessageType.GroupChatMemberLeft, sender: { id: owner.id } },
      { type: MessageType.GroupChatMemberAdded },
    ])
    expect((await rename(second, id, 'Ours')).status).toBe(200)
  })

  it('by the last participant ends the group chat with all its content', async () => {
    const id = await made(second)
    await leave(second, id)
    expect(await write(owner, { conversationId: id })).toMatchObject({ status: 422, problem: { code: 'NOBODY_LEFT' } })
    await leave(owner, id)
    const { db } = server.deps
    expect(await db.selectFrom('conversation').select('id').where('id', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('message').select('id').where('conversationId', '=', id).execute()).toEqual([])
  })

  it('needs no membership, but a group chat', async () => {
    const id = await made(second)
    await server.deps.db.updateTable('profile').set({ memberUntil: null }).where('id', '=', second.id).execute()
    expect((await leave(second, id)).status).toBe(200)
    const { conversationId } = (await write(owner, { profileId: second.id })).data
    expect((await leave(owner, conversationId)).status).toBe(403)
    expect((await rename(owner, conversationId, 'Ours')).status).toBe(403)
    expect((await add(owner, conversationId, third)).status).toBe(403)
  })
})

it('is refused to staff who impersonate a member', async () => {
  const id = await made(second, third)
  const client = await actingAs(server, owner.id)
  const acting = { ...owner, client }
  const statuses = [await rename(acting, id, 'X'), await remove(acting, id, second), await leave(acting, id)]
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await add(acting, id, await newMember(server))).status).toBe(403)
  expect(await types(second, id)).toEqual([MessageType.GroupChatCreated])
})
