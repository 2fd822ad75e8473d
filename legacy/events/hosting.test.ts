import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NotificationTopic, RoleLevel } from '../contract/enums'
import { EventRole, EventStatus, EventTickResult } from '../contract/events/eventEnums'
import { after, HOUR, MINUTE } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { insertEvent, insertEventSignUp, nameEventAdmin, sampleEvent } from '../testing/siteEvents'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let support: TestMember
let host: TestMember
let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  host = await newMember(server)
  member = await newMember(server)
  await support.client.call('Events.SetEventAdmin', { profileId: host.id, admin: true })
})
afterAll(() => server.close())

const event = async ({ client }: TestMember, eventId: number) =>
  (await client.call('Events.GetEvent', { eventId })).data
const create = (by: TestMember, more: object = {}) =>
  by.client.call('Events.CreateEvent', { key: randomUUID(), ...sampleEvent, ...more })
const topicsOf = async ({ id }: TestMember) => {
  const rows = await server.deps.db.selectFrom('notification').select('topic').where('profileId', '=', id).execute()
  return rows.map(({ topic }) => topic)
}

/** Reads a file, as a member or without a session. */
const file = (viewer: TestMember | undefined, path: string | null) => {
  const cookies = viewer ? Object.fromEntries(viewer.client.cookies) : {}
  return server.app.inject({ method: 'GET', url: path ?? '', headers: { host: 'dk.localhost' }, cookies })
}

describe('making events', () => {
  it('is for the staff and for those whom they name', async () => {
    expect((await create(member)).status).toBe(403)
    expect((await create(host)).status).toBe(200)
    expect((await create(support)).status).toBe(200)
    const counts = async ({ client }: TestMember) => (await client.call('Notifications.NotificationCounts')).data
    expect([(await counts(host)).eventAdmin, (await counts(member)).eventAdmin]).toEqual([true, false])
    const { data } = await support.client.call('Events.GetEventAdmins', {})
    expect(data.map(({ id }) => id)).toEqual([host.id])
    expect((await member.client.call('Events.SetEventAdmin', { profileId: member.id, admin: true })).status).toBe(403)
  })

  it('begins with a draft that its hosts and the staff see', async () => {
    const { data } = await create(host)
    expect(data).toMatchObject({ status: EventStatus.Draft, role: EventRole.Host, localBegin: sampleEvent.begin })
    expect((await member.client.call('Events.GetEvent', { eventId: data.id })).status).toBe(404)
    expect((await event(support, data.id)).role).toBe(EventRole.Staff)
    await host.client.call('Events.PublishEvent', { eventId: data.id })
    expect(await event(member, data.id)).toMatchObject({ status: EventStatus.Published, address: null, rights: [] })
    const { data: listed } = await member.client.call('Events.GetUpcomingEvents', { text: 'candlelight' })
    expect(listed.map(({ id }) => id)).toEqual([data.id])
  })

  it('makes one event for a key, and says what is wrong', async () => {
    const key = randomUUID()
    const [one, again] = [await create(host, { key }), await create(host, { key })]
    expect(again.data.id).toBe(one.data.id)
    expect(await create(host, { zipCode: '0000' })).toMatchObject({ status: 422 })
    expect(await create(host, { end: '2026-12-05T17:00' })).toMatchObject({ status: 422 })
    expect(await create(host, { begin: '2027-03-28T02:30', end: '2027-03-28T06:00' })).toMatchObject({
      problem: { fields: [{ code: 'NO_SUCH_TIME' }] },
    })
    // Over midnight, and over the night in which the clocks go forth.
    const { data } = await create(host, { begin: '2026-12-31T22:00', end: '2027-01-01T04:00' })
    expect(data).toMatchObject({ localBegin: '2026-12-31T22:00', beginsAt: '2026-12-31T21:00:00.000Z' })
    const { data: spring } = await create(host, { begin: '2027-03-27T22:00', end: '2027-03-28T04:00' })
    expect(spring).toMatchObject({ beginsAt: '2027-03-27T21:00:00.000Z', endsAt: '2027-03-28T02:00:00.000Z' })
    expect(data).toMatchObject({ localEnd: '2027-01-01T04:00', endsAt: '2027-01-01T03:00:00.000Z' })
  })

  it('moves an event, and tells those who come', async () => {
    const eventId = await insertEvent(server, [host.id])
    const guest = await newMember(server)
    await insertEventSignUp(server, eventId, guest.id)
    const body = { eventId, revision: 1, ...sampleEvent }
    const update = (by: TestMember, more: object = {}) => by.client.call('Events.UpdateEvent', { ...body, ...more })
    expect((await update(member)).status).toBe(403)
    expect((await update(host)).data).toMatchObject({ revision: 2, localBegin: sampleEvent.begin })
    expect((await update(host)).status).toBe(200)
    expect(await update(host, { title: 'Another' })).toMatchObject({ status: 409, problem: { code: 'EDIT_CONFLICT' } })
    await server.runJobs()
    expect(await topicsOf(guest)).toEqual([NotificationTopic.EventChanged])
  })

  it('has hosts who are event admins, at least one', async () => {
    const { data } = await create(host)
    const set = (profileId: number, isHost: boolean) =>
      host.client.call('Events.SetEventHost', { eventId: data.id, profileId, host: isHost })
    expect(await set(member.id, true)).toMatchObject({ status: 422 })
    const second = await newMember(server)
    await nameEventAdmin(server, second.id)
    expect((await set(second.id, true)).data.hosts.map(({ id }) => id)).toEqual([host.id, second.id])
    expect((await event(second, data.id)).role).toBe(EventRole.Host)
    expect((await set(host.id, false)).status).toBe(404)
    const last = { eventId: data.id, profileId: second.id, host: false }
    expect(await second.client.call('Events.SetEventHost', last)).toMatchObject({ problem: { code: 'LAST_HOST' } })
    await support.client.call('Events.SetEventAdmin', { profileId: second.id, admin: false })
    expect((await second.client.call('Events.GetEvent', { eventId: data.id })).status).toBe(404)
  })

  it('leaves no trace on a site without events', async () => {
    const eventId = await insertEvent(server, [host.id])
    const { sites } = server.deps.settings
    const site = sites.byId(1) as { disabledEvents: boolean }
    site.disabledEvents = true
    try {
      expect((await member.client.call('Events.GetEvent', { eventId })).status).toBe(404)
      expect((await host.client.call('Notifications.NotificationCounts')).data.eventAdmin).toBe(false)
    } finally {
      site.disabledEvents = false
    }
  })
})

describe('the door', () => {
  const tick = (signUpId: number, at: Date, arrived = true) => ({
    key: randomUUID(),
    signUpId,
    arrived,
    at: at.toISOString(),
  })

  it('records ticks once, in the order of their times, from any phone', async () => {
    const eventId = await insertEvent(server, [host.id])
    const [one, two] = [await newMember(server), await newMember(server)]
    const ids = [await insertEventSignUp(server, eventId, one.id), await insertEventSignUp(server, eventId, two.id)]
    const [first = 0, second = 0] = ids
    const now = server.clock.now()
    const ago = (minutes: number) => after(now, -minutes * MINUTE)
    const send = async (...ticks: ReturnType<typeof tick>[]) =>
      (await host.client.call('Events.CheckIn', { eventId, ticks })).data
    const results = (answers: Awaited<ReturnType<typeof send>>) => answers.map(({ result }) => result)
    const mine = tick(first, ago(10))
    expect(results(await send(mine))).toEqual([EventTickResult.Done])
    expect(results(await send(mine))).toEqual([EventTickResult.Done])
    // Another phone was offline and had seen them earlier.
    const earlier = await send(tick(first, ago(12)), tick(second, ago(11)))
    expect(results(earlier)).toEqual([EventTickResult.Already, EventTickResult.Done])
    expect(earlier[0]?.signUp).toMatchObject({ checkedInAt: ago(12).toISOString(), checkedInBy: host.name })
    // An undo counts when it is the last by its time, whenever it arrives.
    expect(results(await send(tick(second, ago(13), false)))).toEqual([EventTickResult.Already])
    expect(results(await send(tick(second, ago(5), false)))).toEqual([EventTickResult.Done])
    expect(results(await send(tick(second, ago(8))))).toEqual([EventTickResult.Already])
    expect(results(await send(tick(999_999, ago(1))))).toEqual([EventTickResult.Gone])
    const { data } = await host.client.call('Events.GetCheckInList', { eventId, text: one.name.toLowerCase() })
    expect(data).toMatchObject([{ id: first, profile: { id: one.id } }])
    const ticks = await server.deps.db.selectFrom('eventTick').select('key').where('eventId', '=', eventId).execute()
    expect(ticks).toHaveLength(6)
    expect((await member.client.call('Events.CheckIn', { eventId, ticks: [mine] })).status).toBe(403)
  })

  it('has a list of guests as a file, which no spreadsheet runs', async () => {
    const eventId = await insertEvent(server, [host.id])
    const guest = await newMember(server, { name: '=1+1' })
    await insertEventSignUp(server, eventId, guest.id)
    const { exportPath } = await event(host, eventId)
    const list = await file(host, exportPath)
    expect(list.headers['content-type']).toContain('text/csv')
    expect(list.body).toContain(`"'=1+1";"Mand";"1";"Har plads"`)
    expect((await file(member, exportPath)).statusCode).toBe(404)
    expect((await event(member, eventId)).exportPath).toBe(null)
  })
})

describe('an event that is over', () => {
  it('is not cancelled, which would pay everybody back, and not asked about', async () => {
    const [beginsAt, endsAt] = [after(server.clock.now(), -5 * HOUR), after(server.clock.now(), -HOUR)]
    const eventId = await insertEvent(server, [host.id], { beginsAt, endsAt })
    expect(await host.client.call('Events.CancelEvent', { eventId })).toMatchObject({
      status: 422,
      data: { code: 'EVENT_OVER' },
    })
    const question = { eventId, key: randomUUID(), text: 'Was it you?' }
    expect((await member.client.call('Events.AskQuestion', question)).data).toMatchObject({ code: 'EVENT_OVER' })
    expect((await event(host, eventId)).status).toBe(EventStatus.Published)
  })
})

describe('questions and mail', () => {
  it('shows a question to all once it is answered', async () => {
    const eventId = await insertEvent(server, [host.id])
    const other = await newMember(server)
    const { data } = await member.client.call('Events.AskQuestion', { eventId, key: randomUUID(), text: 'A dog?' })
    const asked = async ({ client }: TestMember) =>
      (await client.call('Events.GetEventQuestions', { eventId })).data.map(({ answer }) => answer)
    expect([await asked(member), await asked(host), await asked(other)]).toEqual([[null], [null], []])
    const tasks = async () => (await host.client.call('Notifications.EventAdminNotificationsCount')).data.count
    expect(await tasks()).toBe(1)
    const answer = (by: TestMember) =>
      by.client.call('Events.AnswerQuestion', { questionId: data.id, answer: 'Please do' })
    expect((await answer(member)).status).toBe(403)
    expect((await answer(other)).status).toBe(404)
    expect((await answer(host)).data).toMatchObject({ answer: 'Please do' })
    expect([await asked(other), await tasks()]).toEqual([['Please do'], 0])
    expect((await other.client.call('Events.DeleteQuestion', { questionId: data.id })).status).toBe(403)
    expect((await host.client.call('Events.DeleteQuestion', { questionId: data.id })).data).toEqual({ eventId })
  })

  it('announces to all who come, also later, and lets each write to the hosts', async () => {
    const eventId = await insertEvent(server, [host.id])
    const [guest, late] = [await newMember(server), await newMember(server)]
    await guest.client.call('Events.SignUp', { eventId })
    const written = { eventId, key: randomUUID(), text: 'Bring a lamp' }
    expect((await guest.client.call('Events.Announce', written)).status).toBe(403)
    const first = await host.client.call('Events.Announce', written)
    expect((await host.client.call('Events.Announce', written)).data).toEqual(first.data)
    await late.client.call('Events.SignUp', { eventId })
    const conversations = async ({ client }: TestMember) => {
      const { data } = await client.call('Events.GetEventConversations', { eventId })
      const answers = await client.call('Mail.GetConversationsByIds', { ids: data.map(({ id }) => id) })
      return answers.data
    }
    for (const each of [guest, late]) {
      expect(await conversations(each)).toMatchObject([{ unreadCount: 1, guest: null, eventId, writeRefusal: 1 }])
    }
    await late.client.call('Events.CancelSignUp', { eventId })
    expect((await late.client.call('Events.GetEventConversations', { eventId })).data).toEqual([])
    const asked = { eventId, key: randomUUID(), text: 'Where do we park?' }
    await guest.client.call('Events.WriteEventMail', asked)
    const [, own] = await conversations(host)
    expect(own).toMatchObject({ unreadCount: 1, guest: { id: guest.id }, writeRefusal: 0 })
    const answer = { eventId, conversationId: own?.id ?? 0, key: randomUUID(), text: 'By the church' }
    expect((await late.client.call('Events.WriteEventMail', answer)).status).toBe(404)
    expect((await host.client.call('Events.WriteEventMail', answer)).status).toBe(200)
    expect(await conversations(guest)).toMatchObject([{}, { lastMessage: { text: 'By the church' }, unreadCount: 1 }])
  })

  it('has comments that its hosts moderate, and calendar files', async () => {
    const eventId = await insertEvent(server, [host.id])
    const { data } = await member.client.call('Events.AddEventComment', { eventId, text: 'I come' })
    const other = await newMember(server)
    expect((await other.client.call('Events.DeleteEventComment', { commentId: data.id })).status).toBe(404)
    expect((await host.client.call('Events.DeleteEventComment', { commentId: data.id })).status).toBe(200)
    await member.client.call('Events.SignUp', { eventId })
    const { icsPath } = await event(member, eventId)
    expect((await file(member, icsPath)).body).toContain('SUMMARY:Lights on the water')
    const { data: feed } = await member.client.call('Events.RenewEventFeed')
    const address = new URL(feed.address ?? '')
    expect((await file(undefined, address.pathname)).body).toContain('STATUS:CONFIRMED')
    await member.client.call('Events.EndEventFeed')
    expect((await file(undefined, address.pathname)).statusCode).toBe(404)
  })
})

it('shows the lists of a month and of the viewer', async () => {
  const guest = await newMember(server)
  const beginsAt = new Date('2026-12-30T20:00:00Z')
  const endsAt = new Date('2027-01-01T03:00:00Z')
  const eventId = await insertEvent(server, [host.id], { beginsAt, endsAt, title: 'New Year at the lighthouse' })
  await guest.client.call('Events.SignUp', { eventId })
  const own = async (part: number) => (await guest.client.call('Events.GetMyEvents', { part })).data.map(({ id }) => id)
  expect([await own(1), await own(2), await own(3)]).toEqual([[eventId], [], []])
  const month = async (date: string) =>
    (await guest.client.call('Events.GetEventMonth', { date, text: 'lighthouse' })).data.days
  expect(await month('2026-12-01')).toEqual([
    { date: '2026-12-30', eventCount: 1, ownCount: 1 },
    { date: '2026-12-31', eventCount: 1, ownCount: 1 },
  ])
  // What ends in the night belongs to the evening, and what lasts into the morning to that day too.
  expect(await month('2027-01-15')).toEqual([])
  const morning = { beginsAt: new Date('2027-01-02T20:00:00Z'), endsAt: new Date('2027-01-03T05:00:00Z') }
  const early = { beginsAt: new Date('2027-01-05T00:30:00Z'), endsAt: new Date('2027-01-05T03:00:00Z') }
  for (const times of [morning, early]) await insertEvent(server, [host.id], { ...times, title: 'Lighthouse dance' })
  expect((await month('2027-01-15')).map(({ date }) => date)).toEqual(['2027-01-02', '2027-01-03', '2027-01-05'])
  const found = async (query: object) =>
    (await guest.client.call('Events.GetUpcomingEvents', { text: 'lighthouse', ...query })).data.length
  expect(await found({ countryAreaId: 1, distance: 20, kind: 1 })).toBe(3)
  expect([await found({ countryAreaId: 2 }), await found({ kind: 2 })]).toEqual([0, 0])
  const day = (date: string) => found({ startDate: date, endDate: date })
  expect(await Promise.all(['2026-12-31', '2027-01-01', '2027-01-03', '2027-01-05'].map(day))).toEqual([1, 0, 1, 1])
  expect([await found({ startDate: '2027-01-03' }), await found({ startDate: '2027-01-06' })]).toEqual([1 + 1, 0])
  server.clock.advance(60 * 24 * HOUR)
  const later = { ...guest, client: await clientOf(server, guest.id) }
  expect((await later.client.call('Events.GetMyEvents', { part: 3 })).data.map(({ id }) => id)).toEqual([eventId])
})
