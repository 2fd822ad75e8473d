import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConversationKind, ProfileStatus } from '../contract/enums'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { insertConversation, insertMember, insertMessage, setMember } from './mail.fixture'

let server: TestServer
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  viewer = await newMember(server)
})
afterAll(() => server.close())

async function found(text: string, member = viewer): Promise<number[]> {
  const { status, data } = await member.client.call('Mail.GetConversations', { text })
  expect(status).toBe(200)
  return idsOf(data)
}

async function withMessage(text: string, values: Parameters<typeof newMember>[1] = {}) {
  const other = await newMember(server, values)
  const id = await insertConversation(server, { members: [viewer.id, other.id] })
  return { id, other, messageId: await insertMessage(server, id, other.id, text) }
}

describe('searching mail', () => {
  it('finds all words of a text, or longer ones, whatever their case and accents', async () => {
    const { id } = await withMessage('Skal vi mødes på caféen i Ålborg på lørdag?')
    expect(await found('LØRDAG')).toEqual([id])
    expect(await found('cafe')).toEqual([id])
    expect(await found('lør ålb')).toEqual([id])
    expect(await found('ørdag')).toEqual([])
    expect(await found('lørdag aften')).toEqual([])
    expect(await found('alborg')).toEqual([])
  })

  it('finds names by any part, of members, groups and the site', async () => {
    const { id, other } = await withMessage('Hi', { name: 'Nightswimmer' })
    const members = [viewer.id, other.id]
    const group = await insertConversation(server, { kind: ConversationKind.GroupChat, name: 'Midnight swim', members })
    const system = await insertConversation(server, { kind: ConversationKind.System, members: [viewer.id] })
    expect(await found('swim')).toEqual([group, id])
    expect(await found('night swim')).toEqual([group])
    expect(await found('nordly')).toEqual([system])
    await server.deps.db
      .updateTable('profile')
      .set({ status: ProfileStatus.Locked })
      .where('id', '=', other.id)
      .execute()
    expect(await found('nightsw')).toEqual([])
  })

  it('escapes special characters', async () => {
    const { id } = await withMessage('It is 100 percent true', { name: 'Under_score' })
    await withMessage('Nothing', { name: 'Underline' })
    expect(await found('der_s')).toEqual([id])
    expect(await found('der%l')).toEqual([])
    expect(await found("100 & !'true' | :*")).toEqual([id])
    expect(await found('%')).toEqual([])
    expect(await found('\\')).toEqual([])
  })

  it('stays within the messages that the viewer may see', async () => {
    const { db } = server.deps
    const { id, other, messageId } = await withMessage('The unicorn')
    const [stranger, late] = [await newMember(server), await newMember(server)]
    const members = [stranger.id, other.id]
    const strangers = await insertConversation(server, { kind: ConversationKind.GroupChat, members })
    const hiddenUpTo = await insertMessage(server, strangers, other.id, 'Another unicorn')
    expect(await found('unicorn')).toEqual([id])
    expect(await found('unicorn', stranger)).toEqual([strangers])

    await insertMember(db, strangers, late.id, { joinedAt: server.clock.now(), hiddenUpTo })
    expect(await found('unicorn', late)).toEqual([])
    await insertMessage(server, strangers, other.id, 'A third unicorn')
    expect(await found('unicorn', late)).toEqual([strangers])
    await setMember(server, strangers, late.id, { leftAt: server.clock.now() })
    expect(await found('unicorn', late)).toEqual([])

    await db.insertInto('blacklist').values({ profileId: other.id, blockedId: stranger.id }).execute()
    expect(await found('unicorn', stranger)).toEqual([])
    await db.deleteFrom('blacklist').execute()
    await setMember(server, id, viewer.id, { hiddenUpTo: messageId })
    expect(await found('unicorn')).toEqual([])
    await setMember(server, id, viewer.id, { hiddenUpTo: 0 })
    await db.updateTable('message').set({ deletedAt: server.clock.now() }).where('id', '=', messageId).execute()
    expect(await found('unicorn')).toEqual([])
  })

  it('keeps the other filters and the order', async () => {
    const first = await withMessage('A giraffe')
    const second = await withMessage('Two giraffes')
    expect(await found('giraffe')).toEqual([second.id, first.id])
    await setMember(server, first.id, viewer.id, { pinnedAt: server.clock.now() })
    expect(await found('giraffe')).toEqual([first.id, second.id])
    await setMember(server, first.id, viewer.id, { unreadCount: 0 })
    const unread = await viewer.client.call('Mail.GetConversations', { text: 'giraffe', unread: true })
    expect(idsOf(unread.data)).toEqual([second.id])
  })
})
