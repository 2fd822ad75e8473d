import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DAY, MINUTE } from '../core/clock'
import { newWriter, write, written } from '../testing/mail'
import { idsOf, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

const refused = { status: 429, problem: { code: 'RATE_LIMITED' } }
const use = (limit: Parameters<typeof server.deps.limits.consume>[0], { id }: TestMember, times: number) =>
  server.deps.limits.consume(limit, String(id), times)

it('allow 60 messages a minute per member', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [viewer, other] = [await newWriter(server), await newWriter(server)]
  const { conversationId } = await written(viewer, other)
  await use('messageByProfile', viewer, 58)
  const key = randomUUID()
  const last = await write(viewer, { conversationId, key })
  expect(last.status).toBe(200)
  const late = await write(viewer, { conversationId })
  expect(late).toMatchObject(refused)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  // A repeated key returns the stored message without consuming the limit.
  expect((await write(viewer, { conversationId, key })).data.id).toBe(last.data.id)
  expect((await write(other, { conversationId })).status).toBe(200)
  vi.setSystemTime(Date.now() + MINUTE + 1)
  expect((await write(viewer, { conversationId })).status).toBe(200)
})

it('allow a member 50 new conversations a day, and more messages in those that exist', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [viewer, other, third] = [await newWriter(server), await newWriter(server), await newWriter(server)]
  await written(viewer, other)
  await use('newConversationByProfile', viewer, 49)
  expect(await write(viewer, { profileId: third.id })).toMatchObject(refused)
  expect((await write(viewer, { profileId: other.id })).status).toBe(200)
  const { conversationId } = await written(third, viewer)
  expect((await write(viewer, { conversationId })).status).toBe(200)
  expect((await write(viewer, { profileId: third.id })).status).toBe(200)
  vi.setSystemTime(Date.now() + DAY + 1)
  expect((await write(viewer, { profileId: (await newWriter(server)).id })).status).toBe(200)
})

it('bound typing, group chats and video calls', async () => {
  const [viewer, other] = [await newWriter(server), await newWriter(server)]
  const { conversationId } = await written(viewer, other)
  await use('typingByProfile', viewer, 60)
  expect(await viewer.client.call('Mail.SetTyping', { conversationId })).toMatchObject(refused)
  for (const { client } of [viewer, other]) {
    await client.call('Mail.SetVideoCallsEnabled', { conversationId, enabled: true })
  }
  await use('videoCallByProfile', viewer, 20)
  expect(await viewer.client.call('Mail.RequestVideoCall', { conversationId, key: randomUUID() })).toMatchObject(
    refused,
  )
  const group = () => ({ name: 'Vi', profileIds: idsOf([other]), key: randomUUID() })
  const { data } = await viewer.client.call('Mail.CreateGroupChat', group())
  await use('groupMemberByProfile', viewer, 199)
  const added = { conversationId: data.id, profileIds: idsOf([await newWriter(server)]) }
  expect(await viewer.client.call('Mail.AddToGroupChat', added)).toMatchObject(refused)
  await use('groupChatByProfile', viewer, 19)
  expect(await viewer.client.call('Mail.CreateGroupChat', group())).toMatchObject(refused)
})
