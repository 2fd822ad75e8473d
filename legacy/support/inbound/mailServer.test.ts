import { randomUUID } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RoleLevel } from '../../contract/enums'
import { TicketKind, TicketStatus } from '../../contract/support/ticketEnums'
import { DAY } from '../../core/clock'
import { storeMailedFile } from '../../media/upload'
import { jpeg } from '../../testing/media'
import { newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { startMailServer, type MailServer } from './mailServer'

const DOMAIN = 'svar.nordlys.example'

let server: TestServer
let mailServer: MailServer
let member: TestMember
let support: TestMember

beforeAll(async () => {
  server = await startTestServer({ INBOUND_MAIL_PORT: '2525', INBOUND_MAIL_DOMAIN: DOMAIN })
  await insertPlaces(server.deps.db)
  mailServer = await startMailServer(server.deps, { port: 0, host: '127.0.0.1', domain: DOMAIN }, storeMailedFile)
})
afterAll(async () => {
  await mailServer.close()
  await server.close()
})
beforeEach(async () => {
  server.mails.length = 0
  member = await newMember(server)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
})
afterEach(() => server.deps.db.deleteFrom('ticket').execute())

const addressOf = ({ name }: TestMember) => `${name}@example.com`
const content = () => ({ kind: TicketKind.Fault, subject: 'The map', text: 'It does not load.', key: randomUUID() })

/** A ticket of the member that support has answered, and the address that the mail about it leads to. */
async function answered(): Promise<{ id: number; to: string }> {
  const { data } = await member.client.call('MyTickets.CreateTicket', content())
  const id = data.ticket?.id ?? 0
  await support.client.call('SupportDesk.TakeTicket', { ticketId: id })
  await support.client.call('SupportDesk.AnswerTicket', { ticketId: id, text: 'Reload it.', key: randomUUID() })
  return { id, to: await replyTo() }
}

async function replyTo(): Promise<string> {
  await server.runJobs()
  return server.mails.at(-1)?.replyTo ?? ''
}

/** Sends as a mail server would; returns the code of the answer. */
async function send(mail: SendMailOptions): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port: mailServer.port, ignoreTLS: true })
  try {
    await transport.sendMail({ from: addressOf(member), subject: 'Re: An answer', ...mail })
    return 250
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0
  } finally {
    transport.close()
  }
}

const messages = async (id: number) =>
  (await member.client.call('MyTickets.GetMessagesForTicket', { id })).data.toReversed().slice(2)
const ticket = async (id: number) => (await member.client.call('MyTickets.MyTicket', { id })).data

describe('a mail to a ticket', () => {
  it('becomes a message of its member, without the quoted mail and the signature', async () => {
    const { id, to } = await answered()
    expect(to).toMatch(/^reply\+[0-9a-v]+@svar\.nordlys\.example$/)
    const text = `Thanks, it works now.\n\n-- \nJane\n\nOn Thu, Nov 26, 2026 at 12:00 Nordlys <${to}> wrote:\n\n> Reload it.\n`
    expect(await send({ to: to.toUpperCase(), text })).toBe(250)
    expect(await messages(id)).toMatchObject([
      { fromStaff: false, text: 'Thanks, it works now.', byMail: true, otherAddress: null, leftOut: 0 },
    ])
  })

  it('reopens a closed ticket, and puts it into the queue', async () => {
    const { id, to } = await answered()
    await member.client.call('MyTickets.CloseTicket', { ticketId: id })
    await send({ to, text: 'Not yet' })
    expect(await ticket(id)).toMatchObject({ status: TicketStatus.Reopened, excerpt: 'Not yet' })
    const { data } = await support.client.call('SupportDesk.GetTickets')
    expect(data).toMatchObject([{ id, waitingSince: server.clock.now().toISOString() }])
  })

  it('arrives in the ticket that its own was merged into', async () => {
    const { id, to } = await answered()
    const { data } = await member.client.call('MyTickets.CreateTicket', content())
    await support.client.call('SupportDesk.TakeTicket', { ticketId: id })
    await support.client.call('SupportDesk.MergeTickets', { ticketId: id, intoTicketId: data.ticket?.id ?? 0 })
    await send({ to, text: 'Into the other' })
    expect((await messages(data.ticket?.id ?? 0)).at(-1)).toMatchObject({ text: 'Into the other' })
  })

  it('is one message however often it arrives, also at the same time', async () => {
    const { id, to } = await answered()
    const mail = { to, text: 'Once', messageId: `<${randomUUID()}@example.com>` }
    expect(await Promise.all([send(mail), send(mail), send(mail)])).toEqual([250, 250, 250])
    expect(await send(mail)).toBe(250)
    expect(await messages(id)).toMatchObject([{ text: 'Once' }])
  })

  it('from another address is marked with it, and brings no attachments', async () => {
    const { id, to } = await answered()
    const attachments = [{ filename: 'map.jpg', content: await jpeg() }]
    expect(await send({ from: 'Somebody@Elsewhere.example', to, text: 'It is me', attachments })).toBe(250)
    expect(await messages(id)).toMatchObject([
      { text: 'It is me', otherAddress: 'somebody@elsewhere.example', leftOut: 1, media: [] },
    ])
    const { data } = await support.client.call('SupportDesk.GetTicketMessages', { ticketId: id })
    expect(data[0]).toMatchObject({ otherAddress: 'somebody@elsewhere.example' })
  })

  it('of a visitor arrives by the mail that confirms the ticket', async () => {
    await new TestClient(server).call('MyTickets.CreateTicket', { ...content(), email: 'visitor@example.com' })
    const to = await replyTo()
    expect(await send({ from: 'Visitor@example.com', to, text: 'One more thing' })).toBe(250)
    const rows = await server.deps.db.selectFrom('ticketMessage').select(['text', 'otherAddress']).execute()
    expect(rows).toContainEqual({ text: 'One more thing', otherAddress: null })
  })

  it('keeps pictures by the rules of uploads, and says how many files it left out', async () => {
    const { id, to } = await answered()
    const attachments = [
      { filename: 'map.jpg', content: await jpeg() },
      { filename: 'picture.jpg', content: '<html>not a picture</html>' },
      { filename: 'run.exe', content: Buffer.from('MZ') },
      { filename: 'logo.png', content: await jpeg(40, 40), cid: 'logo' },
    ]
    await send({ to, text: 'Look', html: 'Look <img src="cid:logo">', attachments })
    const [message] = await messages(id)
    expect(message).toMatchObject({ text: 'Look', leftOut: 2, media: [{ width: 320 }] })
    expect(message?.media).toHaveLength(1)
    await send({
      to,
      text: 'Six',
      attachments: await Promise.all(
        Array.from({ length: 6 }, async () => ({ filename: 'a.jpg', content: await jpeg() })),
      ),
    })
    expect((await messages(id)).at(-1)).toMatchObject({ leftOut: 1 })
    expect((await messages(id)).at(-1)?.media).toHaveLength(5)
  })

  it('may be a picture alone, or HTML alone, but not nothing', async () => {
    const { id, to } = await answered()
    await send({ to, text: '', attachments: [{ filename: 'map.jpg', content: await jpeg() }] })
    await send({ to, html: '<div>Two</div><div>lines</div><blockquote>Reload it.</blockquote>' })
    expect(await messages(id)).toMatchObject([{ text: '' }, { text: 'Two\nlines' }])
    expect(await send({ to, text: ' \n ' })).toBe(554)
  })

  it.each([
    ['an automatic answer', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['bulk mail', { headers: { Precedence: 'bulk' } }],
    ['a mail that asks for no answers', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['a mailing list', { headers: { 'List-Id': 'News <news.example.com>' } }],
    ['a mail without return path', { envelope: { from: '' } }],
    ['a mail of a mail server', { from: 'MAILER-DAEMON@example.com' }],
    ['a mail of our own address', { from: 'no-reply@nordlys.example' }],
    ['a mail of our reply addresses', { from: `somebody@${DOMAIN}` }],
  ])('is dropped when it is %s', async (_case, { envelope, ...mail }: SendMailOptions) => {
    const { id, to } = await answered()
    expect(await send({ to, text: 'I am away', ...mail, ...(envelope && { envelope: { ...envelope, to } }) })).toBe(250)
    expect(await messages(id)).toEqual([])
  })

  it('of a person who says so is not an automatic one', async () => {
    const { id, to } = await answered()
    await send({ to, text: 'Written by hand', headers: { 'Auto-Submitted': 'no', Precedence: 'normal' } })
    expect(await messages(id)).toHaveLength(1)
  })

  it('is refused at an address that is unknown, changed, too old, or of a ticket that is gone', async () => {
    const { id, to } = await answered()
    const [local = ''] = to.split('@')
    const changed = `${local.slice(0, -1)}${local.endsWith('0') ? '1' : '0'}`
    for (const address of ['info', 'reply+', `reply+${id}`, changed, `${local}0`, local.slice(0, -1)]) {
      expect(await send({ to: `${address}@${DOMAIN}`, text: 'Hello' })).toBe(550)
    }
    expect(await send({ to: `${local}@nordlys.example`, text: 'Hello' })).toBe(550)
    server.clock.advance(91 * DAY)
    expect(await send({ to, text: 'Hello' })).toBe(550)
    server.clock.advance(-91 * DAY)
    await server.deps.db.deleteFrom('ticket').execute()
    expect(await send({ to, text: 'Hello' })).toBe(550)
  })

  it('is refused once the member has another address, and not for a new password', async () => {
    const { id, to } = await answered()
    const change = (values: { passwordHash: string } | { email: string }) =>
      server.deps.db.updateTable('profile').set(values).where('id', '=', member.id).execute()
    await change({ passwordHash: 'another' })
    expect(await send({ to, text: 'Still me' })).toBe(250)
    await change({ email: `${member.name}@new.example.com` })
    for (const from of [addressOf(member), `${member.name}@new.example.com`]) {
      expect(await send({ from, to, text: 'No longer' })).toBe(550)
    }
    expect(await messages(id)).toMatchObject([{ text: 'Still me' }])
    await support.client.call('SupportDesk.TakeTicket', { ticketId: id })
    await support.client.call('SupportDesk.AnswerTicket', { ticketId: id, text: 'And now?', key: randomUUID() })
    expect(await send({ from: `${member.name}@new.example.com`, to: await replyTo(), text: 'Me again' })).toBe(250)
    expect(await messages(id)).toMatchObject([{ text: 'Still me' }, { text: 'And now?' }, { text: 'Me again' }])
  })

  it('is refused when it is too large or too long, and asked for later when there are too many', async () => {
    const { id, to } = await answered()
    expect(await send({ to, text: 'Hello', attachments: [{ content: Buffer.alloc(26 * 1024 * 1024) }] })).toBe(552)
    expect(await send({ to, text: 'a '.repeat(10_001) })).toBe(552)
    await server.deps.limits.consume('ticketMessageByTicket', String(id), 30)
    expect(await send({ to, text: 'One more' })).toBe(450)
    expect(await messages(id)).toEqual([])
  })
})
