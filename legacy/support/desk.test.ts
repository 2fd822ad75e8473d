import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RoleLevel } from '../contract/enums'
import { TicketAdminStatus, TicketKind, TicketStatus } from '../contract/support/ticketEnums'
import { MINUTE } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let member: TestMember
let support: TestMember
let colleague: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.deps.db.deleteFrom('ticket').execute()
  member = await newMember(server)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  colleague = await newMember(server, { roleLevel: RoleLevel.Support })
})

const open = async ({ client } = member, more: object = {}) => {
  const body = { kind: TicketKind.Payment, subject: 'Twice', text: 'I paid twice.', key: randomUUID(), ...more }
  server.clock.advance(MINUTE)
  return (await client.call('MyTickets.CreateTicket', body)).data.ticket?.id ?? 0
}
const take = (ticketId: number, { client } = support) => client.call('SupportDesk.TakeTicket', { ticketId })
const answer = (ticketId: number, { client } = support, more: object = {}) =>
  client.call('SupportDesk.AnswerTicket', { ticketId, text: 'We look at it.', key: randomUUID(), ...more })
const queue = async (filter: object = {}) =>
  (await support.client.call('SupportDesk.GetTickets', filter)).data.map(({ id }) => id)
const ticket = async (ticketId: number) => (await support.client.call('SupportDesk.GetTicket', { ticketId })).data
const messages = async (ticketId: number) =>
  (await support.client.call('SupportDesk.GetTicketMessages', { ticketId })).data.map(({ text }) => text)

describe('the queue', () => {
  it('puts first who waits longest, and leaves out who waits no longer', async () => {
    const [first, second, third] = [await open(), await open(), await open()]
    expect(await queue()).toEqual([first, second, third])
    await take(first)
    await answer(first)
    expect(await queue()).toEqual([second, third])
    expect(await queue({ adminStatus: TicketAdminStatus.Pending })).toEqual([first])
    server.clock.advance(MINUTE)
    await member.client.call('MyTickets.AddMessageToTicket', { ticketId: first, text: 'Thanks', key: randomUUID() })
    expect(await queue()).toEqual([second, third, first])
  })

  it('is sorted out by language, kind, member and holder', async () => {
    const swede = await newMember(server, { language: 'sv-SE' })
    const [danish, swedish] = [await open(), await open(swede, { kind: TicketKind.Fault })]
    await take(swedish)
    expect(await queue({ language: 'sv-SE' })).toEqual([swedish])
    expect(await queue({ kind: TicketKind.Payment })).toEqual([danish])
    expect(await queue({ mine: true })).toEqual([swedish])
    expect(await queue({ profileId: member.id })).toEqual([danish])
  })
})

describe('a ticket', () => {
  it('is taken by one of two who take it at the same time', async () => {
    const id = await open()
    const taken = await Promise.all([take(id), take(id, colleague)])
    expect(taken.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    const holder = taken[0]?.status === 200 ? support : colleague
    const without = holder === support ? colleague : support
    expect(await answer(id, without)).toMatchObject({ status: 409, problem: { code: 'TICKET_TAKEN' } })
    expect((await answer(id, holder)).data.ticket).toMatchObject({
      adminStatus: TicketAdminStatus.Pending,
      takenBy: null,
      waitingSince: null,
    })
  })

  it('can be taken by another when it is given back, or after half an hour', async () => {
    const id = await open()
    expect(await answer(id)).toMatchObject({ status: 409, problem: { code: 'TICKET_NOT_TAKEN' } })
    await take(id)
    await support.client.call('SupportDesk.ReleaseTicket', { ticketId: id })
    expect((await take(id, colleague)).data).toMatchObject({ takenBy: colleague.name, takenByViewer: true })
    expect(await take(id)).toMatchObject({ status: 409, problem: { code: 'TICKET_TAKEN' } })
    server.clock.advance(30 * MINUTE)
    expect((await take(id)).data.takenBy).toBe(support.name)
    expect((await answer(id, colleague)).problem?.code).toBe('TICKET_TAKEN')
  })

  it('is answered once for each key', async () => {
    const id = await open()
    await take(id)
    const key = randomUUID()
    const answers = await Promise.all([answer(id, support, { key }), answer(id, support, { key })])
    expect(new Set(answers.map(({ data }) => data.message.id)).size).toBe(1)
    expect(await messages(id)).toEqual(['We look at it.', 'I paid twice.'])
  })

  it('is forwarded with a note, and closed with the member told', async () => {
    const id = await open()
    await take(id)
    const note = { ticketId: id, text: 'For the bookkeepers', key: randomUUID() }
    for (let time = 0; time < 2; time++) {
      const { data } = await support.client.call('SupportDesk.ForwardTicket', note)
      expect(data.adminStatus).toBe(TicketAdminStatus.Forwarded)
    }
    expect(await queue()).toEqual([])
    await take(id)
    expect((await support.client.call('SupportDesk.CloseTicket', { ticketId: id })).data).toMatchObject({
      status: TicketStatus.ClosePending,
      takenBy: null,
    })
  })

  it('is merged into another of the same member, without losing a message', async () => {
    const [from, into] = [await open(), await open(member, { text: 'And again.' })]
    const foreign = await open(await newMember(server))
    await take(from)
    const merge = (intoTicketId: number) =>
      support.client.call('SupportDesk.MergeTickets', { ticketId: from, intoTicketId })
    expect((await merge(foreign)).problem?.code).toBe('TICKETS_OF_OTHERS')
    expect((await merge(from)).problem?.code).toBe('TICKETS_OF_OTHERS')
    expect((await merge(into)).data).toMatchObject({ id: into, takenByViewer: true })
    expect((await messages(into)).toSorted()).toEqual(['And again.', 'I paid twice.'])
    expect((await member.client.call('MyTickets.Tickets')).data.map(({ id }) => id)).toEqual([into])
    expect((await member.client.call('MyTickets.MyTicket', { id: from })).data.id).toBe(into)
    expect((await ticket(from)).id).toBe(into)
  })

  it('is merged also where the member gave messages of both the same key', async () => {
    const key = randomUUID()
    const [from, into] = [await open(member, { key }), await open(member, { text: 'And again.' })]
    await member.client.call('MyTickets.AddMessageToTicket', { ticketId: into, text: 'Hello?', key })
    await take(from)
    const merged = await support.client.call('SupportDesk.MergeTickets', { ticketId: from, intoTicketId: into })
    expect(merged.status).toBe(200)
    expect((await messages(into)).toSorted()).toEqual(['And again.', 'Hello?', 'I paid twice.'])
  })

  it('is merged once when two merge crosswise, without losing a message or waiting for each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await open(), await open()]
      await take(one)
      await take(two)
      const merge = (ticketId: number, intoTicketId: number) =>
        support.client.call('SupportDesk.MergeTickets', { ticketId, intoTicketId })
      const answers = await Promise.all([merge(one, two), merge(two, one)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409 || status === 422)).toHaveLength(1)
      const left = await server.deps.db
        .selectFrom('ticketMessage')
        .innerJoin('ticket', 'ticket.id', 'ticketMessage.ticketId')
        .select('ticket.mergedInto')
        .where('ticket.id', 'in', [one, two])
        .execute()
      expect(left).toEqual([{ mergedInto: null }, { mergedInto: null }])
    }
  })

  it('comes with what support may know, and templates in its language', async () => {
    const id = await open()
    const { data } = await support.client.call('SupportDesk.GetTicketMember', { ticketId: id })
    expect(data).toMatchObject({ name: member.name, ticketCount: 1, reportedCount: 0, logIns: [{ device: null }] })
    expect(JSON.stringify(data)).not.toContain('127.0.0.1')
    const templates = (await support.client.call('SupportDesk.GetTemplates', { ticketId: id })).data
    expect(templates[0]?.text).toMatch(new RegExp(`^Hej ${member.name}\\n\\n`))
  })
})

it('counts what waits, comes and is answered', async () => {
  const [first] = [await open(), await open()]
  await take(first)
  await answer(first)
  const { data } = await support.client.call('SupportDesk.GetFigures')
  expect(data.waiting).toBe(1)
  expect(data.days).toHaveLength(14)
  expect(data.days.at(-1)).toMatchObject({ arrived: 2, answered: 1 })
})

it('says nothing of tickets from dark sites on main ones, neither in the figures nor in the menu', async () => {
  const id = await open()
  await server.deps.db.updateTable('ticket').set({ dark: true }).where('id', '=', id).execute()
  expect((await support.client.call('SupportDesk.GetFigures')).data).toMatchObject({ waiting: 0, waitingSince: null })
  expect((await support.client.call('Admin.GetDeskCounts')).data.tickets).toBe(0)
  await open()
  expect((await support.client.call('SupportDesk.GetFigures')).data.waiting).toBe(1)
  expect((await support.client.call('Admin.GetDeskCounts')).data.tickets).toBe(1)
})

it('is for support and above', async () => {
  const moderator = await newMember(server, { roleLevel: RoleLevel.ChatModerator })
  const id = await open()
  for (const { client } of [member, moderator]) {
    expect((await client.call('SupportDesk.GetTickets')).status).toBe(403)
    expect((await take(id, { ...moderator, client })).status).toBe(403)
  }
})
