import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MediaKind, RoleLevel } from '../contract/enums'
import { TicketKind, TicketRating, TicketStatus } from '../contract/support/ticketEnums'
import { sealId } from '../core/access/sealedId'
import { DAY, MINUTE } from '../core/clock'
import { insertPicture } from '../testing/media'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { closePendingTickets } from './closing'

let server: TestServer
let member: TestMember
let other: TestMember
let support: TestMember
let colleague: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.deps.db.deleteFrom('ticketRating').execute()
  await server.deps.db.deleteFrom('ticket').execute()
  server.mails.length = 0
  member = await newMember(server)
  other = await newMember(server)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  colleague = await newMember(server, { roleLevel: RoleLevel.Support })
  // Tickets are followed for weeks.
  await server.deps.db
    .updateTable('session')
    .set({ expiresAt: new Date('2099-01-01') })
    .execute()
})

const content = (more: object = {}) => ({
  kind: TicketKind.Fault,
  subject: 'The map',
  text: 'It does not load.',
  key: randomUUID(),
  ...more,
})
const open = async ({ client } = member, more: object = {}) => {
  const { data } = await client.call('MyTickets.CreateTicket', content(more))
  return data.ticket?.id ?? 0
}
const write = ({ client }: TestMember, ticketId: number, key = randomUUID(), text = 'Still not') =>
  client.call('MyTickets.AddMessageToTicket', { ticketId, text, key })
const mine = async (id: number) => (await member.client.call('MyTickets.MyTicket', { id })).data
const take = (ticketId: number, { client } = support) => client.call('SupportDesk.TakeTicket', { ticketId })
const answer = (ticketId: number, more: object = {}, { client } = support) =>
  client.call('SupportDesk.AnswerTicket', { ticketId, text: 'Reload it.', key: randomUUID(), ...more })
const answered = async (more: object = {}) => {
  const id = await open()
  await take(id)
  await answer(id, more)
  return id
}
const unread = async () => (await member.client.call('Notifications.UnreadTicketCount')).data.count
const visitor = () => new TestClient(server)
const linkIn = (index: number) => /ticketid=([\w-]+)/.exec(server.mails[index]?.text ?? '')?.[1] ?? ''
const textsIn = async (id: number, { client } = member) =>
  (await client.call('MyTickets.GetMessagesForTicket', { id })).data.map(({ text }) => text)

describe('a ticket', () => {
  it('is opened once for each key, and listed for its member alone', async () => {
    const key = randomUUID()
    const ids = await Promise.all([open(member, { key }), open(member, { key })])
    expect(new Set(ids).size).toBe(1)
    const [id] = ids
    const { data } = await member.client.call('MyTickets.Tickets')
    expect(data).toMatchObject([
      { id, subject: 'The map', status: TicketStatus.Normal, excerpt: 'It does not load.', unread: false },
    ])
    expect((await other.client.call('MyTickets.Tickets')).data).toEqual([])
  })

  it('needs words, and of a visitor an address', async () => {
    for (const field of ['subject', 'text']) {
      const refused = await member.client.call('MyTickets.CreateTicket', content({ [field]: ' \n ' }))
      expect(refused).toMatchObject({ status: 400, problem: { fields: [{ field, code: 'REQUIRED' }] } })
    }
    const refused = await visitor().call('MyTickets.CreateTicket', content())
    expect(refused).toMatchObject({ status: 400, problem: { fields: [{ field: 'email', code: 'REQUIRED' }] } })
  })

  it('takes each message once, also when the request comes twice at the same time', async () => {
    const id = await open()
    const key = randomUUID()
    const answers = await Promise.all([write(member, id, key), write(member, id, key)])
    expect(new Set(answers.map(({ data }) => data.message.id)).size).toBe(1)
    expect(await textsIn(id)).toEqual(['Still not', 'It does not load.'])
  })

  it('is never opened to another member, by any call', async () => {
    const id = await answered()
    const { client } = other
    const messageId = (await member.client.call('MyTickets.GetMessagesForTicket', { id })).data[0]?.id ?? 0
    for (const { status } of [
      await client.call('MyTickets.MyTicket', { id }),
      await client.call('MyTickets.GetMessagesForTicket', { id }),
      await client.call('MyTickets.GetTicketMessage', { messageId }),
      await write(other, id),
      await client.call('MyTickets.CloseTicket', { ticketId: id }),
      await client.call('MyTickets.SetTicketRead', { ticketId: id }),
      await client.call('MyTickets.RateTicket', { ticketId: id, rating: TicketRating.Best }),
    ]) {
      expect(status).toBe(404)
    }
    expect(await visitor().call('MyTickets.AddMessageToTicket', content({ ticketId: id }))).toMatchObject({
      status: 400,
    })
    const body = { ticketId: id, text: 'x', key: randomUUID() }
    expect((await visitor().call('MyTickets.AddMessageToTicket', body)).status).toBe(401)
  })

  it('cannot be written in by staff who act as the member', async () => {
    const id = await open()
    const client = await actingAs(server, member.id)
    expect((await client.call('MyTickets.MyTicket', { id })).status).toBe(200)
    expect((await write({ ...member, client }, id)).problem?.code).toBe('ACTING_AS_OTHER')
  })

  it('is open to a locked member', async () => {
    const locked = await newMember(server, { status: 4 })
    expect(await open(locked)).toBeGreaterThan(0)
  })

  it('is closed and opened again by its member', async () => {
    const id = await open()
    await member.client.call('MyTickets.CloseTicket', { ticketId: id })
    expect(await mine(id)).toMatchObject({ status: TicketStatus.Closed })
    const listed = async (isOpen: boolean) =>
      (await member.client.call('MyTickets.Tickets', { open: isOpen })).data.map((ticket) => ticket.id)
    expect([await listed(true), await listed(false)]).toEqual([[], [id]])
    await write(member, id)
    expect(await mine(id)).toMatchObject({ status: TicketStatus.Reopened })
    expect([await listed(true), await listed(false)]).toEqual([[id], []])
  })

  it('keeps attachments of its member, which staff see and others do not', async () => {
    const { id: mediaId } = await insertPicture(server, member.id, { kind: MediaKind.TempPicture })
    expect(await member.client.call('MyTickets.CreateTicket', content({ mediaIds: [mediaId] }))).toMatchObject({
      problem: { code: 'CONSENT_REQUIRED' },
    })
    const id = await open(member, { mediaIds: [mediaId], consent: true })
    const media = async (client: TestClient) =>
      (await client.call('SupportDesk.GetTicketMessages', { ticketId: id })).data.flatMap((message) => message.media)
    expect(await media(support.client)).toMatchObject([{ id: mediaId }])
    const { data } = await member.client.call('MyTickets.GetMessagesForTicket', { id })
    expect(data[0]?.media).toMatchObject([{ id: mediaId }])
    expect((await other.client.call('Media.GetMediaByIds', { ids: [mediaId] })).data).toEqual([])
  })
})

describe('an answer', () => {
  it('is unread until the member reads or writes, and is told by mail without its text', async () => {
    const id = await answered()
    expect(await unread()).toBe(1)
    await server.runJobs()
    expect(server.mails.map(({ to }) => to)).toEqual([`${member.name}@example.com`])
    expect(`${server.mails[0]?.subject} ${server.mails[0]?.text}`).not.toContain('Reload it.')
    await member.client.call('MyTickets.SetTicketRead', { ticketId: id })
    expect(await unread()).toBe(0)
  })

  it('does not say who of the staff wrote it, and notes stay with the staff', async () => {
    const id = await answered()
    await support.client.call('SupportDesk.AddNote', { ticketId: id, text: 'Known fault', key: randomUUID() })
    const { data } = await member.client.call('MyTickets.GetMessagesForTicket', { id })
    expect(data.map(({ text, staffName }) => [text, staffName])).toEqual([
      ['Reload it.', null],
      ['It does not load.', null],
    ])
    const forStaff = (await colleague.client.call('SupportDesk.GetTicketMessages', { ticketId: id })).data
    expect(forStaff.map(({ internal, staffName }) => [internal, staffName])).toEqual([
      [true, support.name],
      [false, support.name],
      [false, null],
    ])
    const { status } = await member.client.call('MyTickets.GetTicketMessage', { messageId: forStaff[0]?.id ?? 0 })
    expect(status).toBe(404)
  })

  it('closes a ticket after seven days, unless the member writes', async () => {
    const [closed, reopened] = [await answered({ close: true }), await answered({ close: true })]
    expect(await mine(closed)).toMatchObject({ status: TicketStatus.ClosePending })
    server.clock.advance(7 * DAY - MINUTE)
    await closePendingTickets(server.deps)
    expect(await mine(closed)).toMatchObject({ status: TicketStatus.ClosePending })
    await write(member, reopened)
    server.clock.advance(MINUTE)
    await closePendingTickets(server.deps)
    expect(await mine(closed)).toMatchObject({ status: TicketStatus.Closed, closesAt: null })
    expect(await mine(reopened)).toMatchObject({ status: TicketStatus.Reopened, closesAt: null })
  })
})

describe('the tickets of visitors', () => {
  const forgetLimits = () => sql`delete from rate_limit`.execute(server.deps.db)
  const ask = (email: string) => visitor().call('MyTickets.CreateTicket', content({ email }))

  it('are few from one address, to whomever the mails go, and few to one of them', async () => {
    await forgetLimits()
    for (let index = 0; index < 30; index++) expect((await ask(`many${index}@example.com`)).status).toBe(200)
    expect(await ask('many30@example.com')).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    expect(await open()).toBeGreaterThan(0)
    await forgetLimits()
    for (let index = 0; index < 5; index++)
      expect((await ask(index % 2 ? 'One@example.com' : 'one@example.com')).status).toBe(200)
    expect(await ask('ONE@example.com')).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    await forgetLimits()
  })
})

describe('the link in a mail', () => {
  const read = (link: string) => visitor().call('MyTickets.EmailTicket', { encryptedTicketId: link })

  it('leads a visitor back, lets them write and rate', async () => {
    expect((await visitor().call('MyTickets.CreateTicket', content({ email: 'ida@example.com' }))).data).toEqual({
      ticket: null,
    })
    await server.runJobs()
    expect(server.mails.map(({ to }) => to)).toEqual(['ida@example.com'])
    const link = linkIn(0)
    expect((await read(link)).data).toMatchObject({ ratable: false, messages: [{ fromStaff: false }] })
    const [queued] = (await support.client.call('SupportDesk.GetTickets')).data
    expect(queued).toMatchObject({ from: 'ida@example.com', profileId: null })
    await take(queued?.id ?? 0)
    await answer(queued?.id ?? 0)
    const more = { encryptedTicketId: link, text: 'Thank you', key: randomUUID() }
    expect((await visitor().call('MyTickets.AddMessageToTicket', more)).status).toBe(200)
    const rating = { encryptedTicketId: link, rating: TicketRating.Good }
    expect((await visitor().call('MyTickets.RateEmailTicket', rating)).status).toBe(200)
    expect((await read(link)).data).toMatchObject({ rating: TicketRating.Good, ratable: true })
    expect((await read(link)).data.messages.map(({ text }) => text)).toEqual([
      'It does not load.',
      'Reload it.',
      'Thank you',
    ])
  })

  it.each(['email', 'passwordHash'] as const)('ends with the %s that the member had', async (column) => {
    await server.deps.db
      .updateTable('profile')
      .set({ [column]: `${member.name}@new.example.com` })
      .where('id', '=', member.id)
      .execute()
    const id = await answered()
    await server.runJobs()
    const link = linkIn(0)
    expect((await read(link)).status).toBe(200)
    await server.deps.db
      .updateTable('profile')
      .set({ [column]: `${member.name}@newer.example.com` })
      .where('id', '=', member.id)
      .execute()
    const more = { encryptedTicketId: link, text: 'Mine?', key: randomUUID() }
    for (const refused of [
      await read(link),
      await visitor().call('MyTickets.AddMessageToTicket', more),
      await visitor().call('MyTickets.RateEmailTicket', { encryptedTicketId: link, rating: TicketRating.Worst }),
    ]) {
      expect(refused).toMatchObject({ status: 410, problem: { code: 'LINK_EXPIRED' } })
    }
    await take(id)
    await answer(id)
    await server.runJobs()
    expect((await read(linkIn(1))).status).toBe(200)
  })

  it('is refused when changed in any place, made for another purpose, or too old', async () => {
    await answered()
    await server.runJobs()
    const link = linkIn(0)
    const changed = Array.from(
      link,
      (letter, at) => link.slice(0, at) + (letter === 'A' ? 'B' : 'A') + link.slice(at + 1),
    )
    for (const each of [...changed.slice(0, 12), '', '1']) {
      expect(await read(each)).toMatchObject({ status: 410, problem: { code: 'LINK_INVALID' } })
    }
    const half = link.slice(0, link.length / 2)
    for (const each of [changed[60] ?? '', changed.at(-1) ?? '', `${link}A`, `${link}=`, link.slice(0, -1), half]) {
      expect((await read(each)).status).toBe(410)
    }
    const foreign = sealId(server.deps.settings, 'other', { id: 1, sealedAt: server.clock.now() })
    expect((await read(foreign)).status).toBe(410)
    server.clock.advance(90 * DAY)
    expect(await read(link)).toMatchObject({ status: 410, problem: { code: 'LINK_EXPIRED' } })
  })
})

describe('a rating', () => {
  const rate = (ticketId: number, more: object = {}) =>
    member.client.call('MyTickets.RateTicket', { ticketId, rating: TicketRating.Best, ...more })
  const shown = async () => (await visitor().call('Support.GetReviews')).data.map(({ author, text }) => [author, text])

  it('counts once a ticket, and only after an answer', async () => {
    expect(await rate(await open())).toMatchObject({ status: 422, problem: { code: 'TICKET_NOT_ANSWERED' } })
    const id = await answered()
    await rate(id, { rating: TicketRating.Worst })
    await rate(id, { rating: TicketRating.Good })
    expect((await visitor().call('Seo.TicketsRating')).data).toEqual({ average: 4, count: 1 })
  })

  it('is a review only with consent, which can be taken back', async () => {
    const id = await answered()
    await rate(id, { text: 'Quick and kind' })
    expect(await shown()).toEqual([])
    const refused = await rate(id, { reviewAuthor: 'Ida, 40' })
    expect(refused.problem?.fields).toMatchObject([{ field: 'text', code: 'REQUIRED' }])
    await rate(id, { text: 'Quick and kind', reviewAuthor: 'Ida, 40' })
    expect(await shown()).toEqual([['Ida, 40', 'Quick and kind']])
    await rate(id, { text: 'Quick and kind' })
    expect(await shown()).toEqual([])
  })

  it('is hidden by support with a reason that its member reads, and counts on', async () => {
    const id = await answered()
    const rating = { ticketId: id, rating: TicketRating.Worst, text: 'Bo from Aarhus lies', reviewAuthor: 'M' }
    await member.client.call('MyTickets.RateTicket', rating)
    const [review] = (await visitor().call('Support.GetReviews')).data
    const hide = (hidden: boolean, { client } = support) =>
      client.call('SupportDesk.SetReviewHidden', { reviewId: review?.id ?? 0, hidden, reason: 'It names somebody' })
    expect((await hide(true, member)).status).toBe(403)
    expect((await hide(true)).data).toMatchObject({ id: review?.id, hidden: true })
    const listed = await visitor().call('Support.GetReviews')
    expect(listed.data).toEqual([])
    // Nor does it stay in anybody's cache.
    expect(listed.headers['cache-control']).toBe('no-store')
    const read = ({ client }: { readonly client: TestClient }) =>
      client.call('Support.GetReview', { id: review?.id ?? 0 })
    expect((await read(other)).status).toBe(404)
    expect((await read(support)).data).toMatchObject({ hidden: true })
    expect(await mine(id)).toMatchObject({ reviewHiddenReason: 'It names somebody' })
    expect((await visitor().call('Seo.TicketsRating')).data).toEqual({ average: 1, count: 1 })
    // Writing it anew does not bring it back.
    await member.client.call('MyTickets.RateTicket', rating)
    expect((await visitor().call('Support.GetReviews')).data).toEqual([])
    await hide(false)
    expect((await visitor().call('Support.GetReviews')).data).toHaveLength(1)
    const acts = await server.deps.db.selectFrom('staffAct').selectAll().where('actorId', '=', support.id).execute()
    expect(acts.filter(({ call }) => call === 'SupportDesk.SetReviewHidden')).toMatchObject([
      { profileId: member.id, reason: 'It names somebody' },
      { profileId: member.id },
    ])
  })
})
