import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../legacy/contract/contract'
import { DarkStatus } from '../../legacy/contract/enums'
import { onlyIfReported } from '../../legacy/contract/staff/neverAsOther'
import { ReportItemType, ReportReason } from '../../legacy/contract/staff/reportEnums'
import { hearEvents, type Heard } from '../../legacy/testing/events'
import { newWriter, write } from '../../legacy/testing/mail'
import { actingAs, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import type { TestClient } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

/**
 * Conversations that the viewer may not see, by reason; the writer is the other participant and owns the group
 * chat.
 */
const worlds = [
  'of others',
  'left',
  'taken out of',
  'blocked by the viewer',
  'blocked by the other',
  'on a dark site',
] as const
type WorldName = (typeof worlds)[number]

interface World {
  readonly viewer: TestClient
  readonly conversationId: number
  readonly messageId: number
  readonly writer: TestMember
}

/** Every call about a conversation or a message, except those for the owner of a group chat. */
const acts: Partial<Record<CallName, (world: World) => object>> = {
  'Mail.GetConversation': ({ conversationId }) => ({ conversationId }),
  'Mail.GetConversationsByIds': ({ conversationId }) => ({ ids: [conversationId] }),
  'Mail.GetMessages': ({ conversationId }) => ({ conversationId }),
  'Mail.GetMessagesByIds': ({ messageId }) => ({ ids: [messageId] }),
  'Mail.GetGroupChatMembers': ({ conversationId }) => ({ conversationId }),
  'Mail.SendMessage': ({ conversationId }) => ({ conversationId, text: 'Hej', key: randomUUID() }),
  'Mail.DeleteMessage': ({ messageId }) => ({ messageId }),
  'Mail.MarkConversationAsRead': ({ conversationId, messageId }) => ({ conversationId, messageId }),
  'Mail.SetTyping': ({ conversationId }) => ({ conversationId }),
  'Mail.PinConversation': ({ conversationId }) => ({ conversationId, pinned: true }),
  'Mail.DeleteConversation': ({ conversationId }) => ({ conversationId }),
  'Mail.SetVideoCallsEnabled': ({ conversationId }) => ({ conversationId, enabled: true }),
  'Mail.RequestVideoCall': ({ conversationId }) => ({ conversationId, key: randomUUID() }),
  'Mail.RenameGroupChat': ({ conversationId }) => ({ conversationId, name: 'Mit' }),
  'Mail.AddToGroupChat': ({ conversationId, writer }) => ({ conversationId, profileIds: [writer.id] }),
  'Mail.RemoveFromGroupChat': ({ conversationId, writer }) => ({ conversationId, profileId: writer.id }),
  'Mail.LeaveGroupChat': ({ conversationId }) => ({ conversationId }),
  'Reports.ReportContent': ({ messageId }) => ({ itemType: 9, itemId: messageId, reason: 1 }),
}

let server: TestServer
let heard: Heard
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  heard = await hearEvents(server)
})
afterAll(async () => {
  await heard.close()
  await server.close()
})

async function worldOf(name: WorldName): Promise<World> {
  const dark = name === 'on a dark site'
  const approved = { darkStatus: DarkStatus.Approved }
  const viewer = await newWriter(server, approved, { host: dark ? 'dark.dk.localhost' : 'dk.localhost' })
  const [writer, third] = [await newWriter(server), await newWriter(server)]
  const world = async (conversationId: number): Promise<World> => {
    const { id } = (await write(writer, { conversationId })).data
    return { viewer: viewer.client, conversationId, messageId: id, writer }
  }
  const group = async (...members: TestMember[]) => {
    const body = { name: 'Vores', profileIds: members.map(({ id }) => id), key: randomUUID() }
    return (await writer.client.call('Mail.CreateGroupChat', body)).data.id
  }
  if (name === 'of others') return world(await group(third))
  if (name === 'left' || name === 'taken out of') {
    const made = await world(await group(viewer, third))
    const { conversationId } = made
    if (name === 'left') await viewer.client.call('Mail.LeaveGroupChat', { conversationId })
    else await writer.client.call('Mail.RemoveFromGroupChat', { conversationId, profileId: viewer.id })
    return made
  }
  const made = await world((await write(writer, { profileId: viewer.id })).data.conversationId)
  const [by, blocked] = name === 'blocked by the viewer' ? [viewer, writer] : [writer, viewer]
  if (!dark) await by.client.call('Profiles.AddProfileToBlacklist', { profileId: blocked.id })
  return made
}

async function stored(): Promise<unknown[]> {
  const { db } = server.deps
  return [
    await db.selectFrom('conversation').selectAll().orderBy('id').execute(),
    await db.selectFrom('conversationMember').selectAll().orderBy('conversationId').orderBy('profileId').execute(),
    await db.selectFrom('message').selectAll().orderBy('id').execute(),
    await db.selectFrom('report').selectAll().execute(),
  ]
}

describe.each(worlds)('a conversation that is %s', (name) => {
  it('is not found by any call, and stays unchanged', async () => {
    const world = await worldOf(name)
    const before = await stored()
    await heard.take()
    for (const [call, args] of Object.entries(acts)) {
      const { status, data } = await world.viewer.call(call as CallName, args(world))
      const batch = call.endsWith('ByIds')
      expect([call, status, batch ? data : undefined]).toEqual([call, batch ? 200 : 404, batch ? [] : undefined])
    }
    for (const call of ['Mail.GetConversations', 'TopMenu.Conversations'] as const) {
      expect((await world.viewer.call(call)).data).toEqual([])
    }
    expect((await world.viewer.call('Notifications.UnreadMailCount')).data).toEqual({ count: 0 })
    expect(await stored()).toEqual(before)
    expect(await heard.take()).toEqual([])
  })
})

it('covers every call of mail that takes an id', () => {
  const about = calls
    .filter(([name, { query, body }]) => {
      const fields = Object.keys({ ...query.properties, ...body.properties })
      return name.startsWith('Mail.') && fields.some((field) => ['conversationId', 'messageId', 'ids'].includes(field))
    })
    .map(([name]) => name)
  expect(about.filter((name) => !(name in acts))).toEqual([])
})

it('can be read once it is reported, but neither changed nor answered, by an administrator who impersonates the member', async () => {
  const [viewer, writer] = [await newWriter(server), await newWriter(server)]
  const { id: messageId, conversationId } = (await write(writer, { profileId: viewer.id })).data
  const world = { viewer: await actingAs(server, viewer.id), conversationId, messageId, writer }
  const tryAll = async (mayRead: readonly CallName[]) => {
    const before = await stored()
    await heard.take()
    for (const [call, args] of Object.entries(acts)) {
      const { status } = await world.viewer.call(call as CallName, args(world))
      expect([call, status]).toEqual([call, mayRead.includes(call as CallName) ? 200 : 403])
    }
    expect(await stored()).toEqual(before)
    expect(await heard.take()).toEqual([])
  }
  await tryAll([])
  const report = { itemType: ReportItemType.Conversation, itemId: conversationId, reason: ReportReason.Harassment }
  await viewer.client.call('Reports.ReportContent', report)
  await tryAll(onlyIfReported)
})
