import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DarkStatus, LookStatus, ProfileStatus, RoleLevel } from '../../legacy/contract/enums'
import { EventTickResult } from '../../legacy/contract/events/eventEnums'
import { actingAs, newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf } from '../../legacy/testing/profiles'
import { insertEvent, insertEventSignUp } from '../../legacy/testing/siteEvents'
import type { TestClient } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

let server: TestServer
let host: TestMember
let second: TestMember
let eventId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  host = await newMember(server)
  second = await newMember(server)
  eventId = await insertEvent(server, [host.id, second.id])
})
afterAll(() => server.close())

const block = (one: TestMember, other: TestMember) =>
  server.deps.db
    .insertInto('blacklist')
    .values({ profileId: one.id, blockedId: other.id, createdAt: server.clock.now() })
    .execute()
const change = ({ id }: TestMember, values: object) =>
  server.deps.db.updateTable('profile').set(values).where('id', '=', id).execute()
const ask = async ({ client }: TestMember, text = 'A dog?') =>
  (await client.call('Events.AskQuestion', { eventId, key: randomUUID(), text })).data
const read = (client: TestClient, path: string | null) => client.request('GET', path ?? '')
const exported = async ({ client }: TestMember) => {
  const { data } = await client.call('Events.GetEvent', { eventId })
  return (await read(client, data.exportPath)).body
}

describe('the door of an event', () => {
  it('lists everybody who comes, also whom a block keeps from the host, and no more than the name of those', async () => {
    const [blocking, blocked, locked] = [await newMember(server), await newMember(server), await newMember(server)]
    const ids: number[] = []
    for (const guest of [blocking, blocked, locked]) ids.push(await insertEventSignUp(server, eventId, guest.id))
    await block(blocking, host)
    await block(host, blocked)
    await change(locked, { status: ProfileStatus.Locked })
    const { data } = await host.client.call('Events.GetCheckInList', { eventId })
    expect(data.map(({ id, name, profile }) => [id, name, profile])).toEqual([
      [ids[0], blocking.name, null],
      [ids[1], blocked.name, null],
      [ids[2], locked.name, null],
    ])
    const at = server.clock.now().toISOString()
    const ticks = ids.map((signUpId) => ({ key: randomUUID(), signUpId, arrived: true, at }))
    const { data: ticked } = await host.client.call('Events.CheckIn', { eventId, ticks })
    expect(ticked.map(({ result, signUp }) => [result, signUp?.name])).toEqual([
      [EventTickResult.Done, blocking.name],
      [EventTickResult.Done, blocked.name],
      [EventTickResult.Done, locked.name],
    ])
    const file = await exported(host)
    for (const { name } of [blocking, blocked, locked]) expect(file).toContain(`"${name}"`)
    const { data: guests } = await host.client.call('Events.GetEventProfiles', { eventId })
    expect(guests).toEqual([])
    // The other way round no name of a host slips through.
    const own = { ids: ids.slice(1, 2) }
    expect((await blocked.client.call('Events.GetEventSignUpsByIds', own)).data).toMatchObject([{ checkedInBy: null }])
  })

  it('shuts its file to guests, visitors, locked hosts and whoever acts as a host', async () => {
    const { data } = await second.client.call('Events.GetEvent', { eventId })
    const path = data.exportPath ?? ''
    const guest = await newMember(server)
    await insertEventSignUp(server, eventId, guest.id)
    const acting = await actingAs(server, second.id)
    expect((await read(second.client, path)).statusCode).toBe(200)
    expect((await read(guest.client, path)).statusCode).toBe(404)
    expect((await read(acting, path)).statusCode).toBe(404)
    expect((await read(await clientOf(server, second.id, { host: 'dark.dk.localhost' }), path)).statusCode).toBe(404)
    await change(second, { status: ProfileStatus.Quarantined })
    expect((await read(second.client, path)).statusCode).toBe(404)
    await change(second, { status: ProfileStatus.Active })
  })
})

describe('the log of the staff', () => {
  const acts = async (actorId: number) =>
    server.deps.db
      .selectFrom('staffAct')
      .select(['call', 'isLook', 'asProfileId', 'details', 'refusal'])
      .where('actorId', '=', actorId)
      .orderBy('id')
      .execute()

  it('has what they read at the door and do at events of others, and nothing that hosts and guests do', async () => {
    const support = await newMember(server, { roleLevel: RoleLevel.Support })
    const guest = await newMember(server)
    const signUpId = await insertEventSignUp(server, eventId, guest.id)
    const tick = { key: randomUUID(), signUpId, arrived: true, at: server.clock.now().toISOString() }
    for (const { client } of [support, host, guest]) {
      await client.call('Events.GetEvent', { eventId })
      await client.call('Events.GetCheckInList', { eventId })
      await client.call('Events.GetEventSignUpsByIds', { ids: [signUpId] })
      await client.call('Events.CheckIn', { eventId, ticks: [tick] })
    }
    await exported(support)
    await exported(host)
    const door = { call: 'Events.GetCheckInList', isLook: true, details: { eventId }, refusal: null }
    expect(await acts(support.id)).toMatchObject([
      door,
      { call: 'Events.GetEventSignUpsByIds', isLook: true, details: { ids: [signUpId] } },
      { call: 'Events.CheckIn', isLook: false, details: { eventId } },
      door,
    ])
    expect([await acts(host.id), await acts(guest.id)]).toEqual([[], []])
  })

  it('has what they read as a host, whose list they see on the screen as in their own name', async () => {
    const acting = await actingAs(server, host.id)
    expect((await acting.call('Events.GetCheckInList', { eventId })).status).toBe(200)
    const rows = await server.deps.db
      .selectFrom('staffAct')
      .select(['call', 'isLook'])
      .where('asProfileId', '=', host.id)
      .execute()
    expect(rows).toEqual([{ call: 'Events.GetCheckInList', isLook: true }])
  })
})

describe('questions', () => {
  it('are hidden with those who asked them', async () => {
    const [asker, reader] = [await newMember(server), await newMember(server)]
    const { id } = await ask(asker)
    await host.client.call('Events.AnswerQuestion', { questionId: id, answer: 'Please do' })
    const seen = async ({ client }: TestMember) =>
      (await client.call('Events.GetEventQuestionsByIds', { ids: [id] })).data.length
    expect(await seen(reader)).toBe(1)
    await change(asker, { status: ProfileStatus.Quarantined })
    expect([await seen(reader), await seen(host)]).toEqual([0, 0])
    await change(asker, { status: ProfileStatus.Active, lookStatus: LookStatus.Waiting, lookSince: server.clock.now() })
    expect([await seen(reader), await seen(asker)]).toEqual([0, 1])
  })

  it('count as tasks only where the host sees them', async () => {
    const asker = await newMember(server)
    const tasks = async () => (await host.client.call('Notifications.EventAdminNotificationsCount')).data.count
    const before = await tasks()
    await ask(asker)
    expect(await tasks()).toBe(before + 1)
    await change(asker, { status: ProfileStatus.PermaLocked })
    expect(await tasks()).toBe(before)
  })

  it('that wait do not exist for others, also when they try to delete them', async () => {
    const [asker, other] = [await newMember(server), await newMember(server)]
    const { id: questionId } = await ask(asker)
    const remove = async (by: TestMember) => (await by.client.call('Events.DeleteQuestion', { questionId })).status
    expect(await remove(other)).toBe(404)
    expect(await remove(asker)).toBe(200)
  })
})

it('keeps a profile that waits for a look from reaching others', async () => {
  const waiting = await newMember(server)
  await change(waiting, { lookStatus: LookStatus.Waiting, lookSince: server.clock.now() })
  const written = { eventId, key: randomUUID(), text: 'Look here' }
  const calls = ['Events.AskQuestion', 'Events.WriteEventMail', 'Events.Announce'] as const
  const answers = await Promise.all(calls.map((name) => waiting.client.call(name, written)))
  expect(answers.map(({ problem }) => problem.code)).toEqual(calls.map(() => 'PROFILE_WAITS'))
})

describe('calendar files', () => {
  it('of a draft and of the other kind of site do not exist', async () => {
    const approved = { darkStatus: DarkStatus.Approved }
    const member = await newMember(server, approved)
    const draft = await insertEvent(server, [host.id], { publishedAt: null })
    const dark = await insertEvent(server, [host.id], { dark: true })
    const onDark = await clientOf(server, member.id, { host: 'dark.dk.localhost' })
    const ics = async (client: TestClient, id: number) =>
      (await read(client, `/media/events/${id}/event.ics`)).statusCode
    expect([await ics(member.client, draft), await ics(host.client, draft)]).toEqual([404, 200])
    expect([await ics(member.client, dark), await ics(onDark, dark)]).toEqual([404, 200])
    expect(await ics(onDark, eventId)).toBe(404)
  })

  it('of a feed end with a new address, a lock and on the other kind of site', async () => {
    const member = await newMember(server, { darkStatus: DarkStatus.Approved })
    await insertEventSignUp(server, eventId, member.id)
    const renew = async () => new URL((await member.client.call('Events.RenewEventFeed')).data.address ?? '').pathname
    const anybody = await newMember(server)
    const status = async (path: string, host_ = 'dk.localhost') =>
      (await read(await clientOf(server, anybody.id, { host: host_ }), path)).statusCode
    const first = await renew()
    expect(await status(first)).toBe(200)
    expect(await status(first, 'dark.dk.localhost')).toBe(404)
    const next = await renew()
    expect([await status(first), await status(next)]).toEqual([404, 200])
    expect(await status(next.replace(/-\d+\./, '-1.'))).toBe(404)
    await change(member, { status: ProfileStatus.Quarantined })
    expect(await status(next)).toBe(404)
    await change(member, { status: ProfileStatus.Active, passwordHash: 'changed' })
    expect(await status(next)).toBe(404)
  })
})
