import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NotificationTopic, RoleLevel } from '../contract/enums'
import { EventStatus } from '../contract/events/eventEnums'
import { ReportDecision, ReportItemType, ReportReason } from '../contract/staff/reportEnums'
import { DAY } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { insertEvent, insertEventSignUp } from '../testing/siteEvents'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let support: TestMember
let host: TestMember
let guest: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  host = await newMember(server)
  guest = await newMember(server)
})
afterAll(() => server.close())

const report = ({ client }: TestMember, itemId: number) =>
  client.call('Reports.ReportContent', { itemType: ReportItemType.Event, itemId, reason: ReportReason.Harassment })

/** An event that a guest has signed up for and a member has reported, and its case. */
async function reported(values: object = {}) {
  const eventId = await insertEvent(server, [host.id], { html: '<p>Bad words</p>', words: 'Bad words', ...values })
  await insertEventSignUp(server, eventId, guest.id)
  expect((await report(await newMember(server), eventId)).status).toBe(200)
  const { data } = await support.client.call('Reports.GetCases', { itemType: ReportItemType.Event })
  const caseId = data.at(-1)?.id ?? 0
  const decide = (decision: ReportDecision) =>
    support.client.call('Reports.DecideCase', { caseId, decision, reason: 'Against the rules' })
  return { eventId, caseId, decide }
}

const read = async ({ client }: TestMember, eventId: number) => (await client.call('Events.GetEvent', { eventId })).data

describe('a reported event', () => {
  it('is shown to the staff with its programme and its way', async () => {
    const { eventId, caseId } = await reported({ title: 'Wine and candlelight' })
    const { data } = await support.client.call('Reports.GetCaseItem', { caseId })
    expect(data).toMatchObject({
      state: 'SHOWN',
      title: 'Wine and candlelight',
      path: `/Community/Events/Event/${eventId}`,
    })
    expect(data.text).toContain('Bad words')
  })

  it('is cancelled without its words when it is removed, and those who come are notified', async () => {
    const { eventId, decide } = await reported()
    expect((await decide(ReportDecision.ContentRemoved)).data).toMatchObject({
      decision: ReportDecision.ContentRemoved,
    })
    expect(await read(guest, eventId)).toMatchObject({ status: EventStatus.Cancelled, html: '', excerpt: '' })
    await server.runJobs()
    const topics = await server.deps.db
      .selectFrom('notification')
      .select('topic')
      .where('profileId', '=', guest.id)
      .where('itemId', '=', eventId)
      .execute()
    expect(topics).toEqual([{ topic: NotificationTopic.EventCancelled }])
  })

  it('that is over loses its words, and is not cancelled', async () => {
    const begin = server.clock.now().getTime() - 2 * DAY
    const { eventId, decide } = await reported({ beginsAt: new Date(begin), endsAt: new Date(begin + DAY) })
    await decide(ReportDecision.ContentRemoved)
    expect(await read(guest, eventId)).toMatchObject({ status: EventStatus.Published, html: '' })
  })

  it('stays as it is when it is kept, or its host is asked to change it', async () => {
    for (const decision of [ReportDecision.Dismissed, ReportDecision.ChangeAsked]) {
      const { eventId, decide } = await reported()
      expect((await decide(decision)).status).toBe(200)
      expect(await read(guest, eventId)).toMatchObject({ status: EventStatus.Published, html: '<p>Bad words</p>' })
    }
  })

  it('is reported by those who see it, and not by who made it', async () => {
    const draft = await insertEvent(server, [host.id], { publishedAt: null })
    expect((await report(guest, draft)).status).toBe(404)
    const eventId = await insertEvent(server, [host.id])
    expect(await report(host, eventId)).toMatchObject({ problem: { code: 'OWN_CONTENT' } })
  })

  it('is of its first host when who made it is gone', async () => {
    const second = await newMember(server)
    const eventId = await insertEvent(server, [second.id], { profileId: null })
    expect((await report(guest, eventId)).status).toBe(200)
    const { data } = await support.client.call('Reports.GetCases', { profileId: second.id })
    expect(data).toHaveLength(1)
  })

  it('whose maker and hosts are gone is reported and removed as any other', async () => {
    const eventId = await insertEvent(server, [], { html: '<p>Bad words</p>', words: 'Bad words' })
    await insertEventSignUp(server, eventId, guest.id)
    expect((await report(await newMember(server), eventId)).status).toBe(200)
    const { data } = await support.client.call('Reports.GetCases', { itemType: ReportItemType.Event })
    const open = data.at(-1)
    expect(open).toMatchObject({ profileId: null })
    const decided = await support.client.call('Reports.DecideCase', {
      caseId: open?.id ?? 0,
      decision: ReportDecision.ContentRemoved,
      reason: 'Against the rules',
    })
    expect(decided.data).toMatchObject({ decision: ReportDecision.ContentRemoved, profileId: null })
    expect(await read(guest, eventId)).toMatchObject({ status: EventStatus.Cancelled, html: '', excerpt: '' })
  })
})
