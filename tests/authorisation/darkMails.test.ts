import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { RoleLevel } from '../../legacy/contract/enums'
import { TicketKind } from '../../legacy/contract/support/ticketEnums'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { PASSWORD } from '../../legacy/testing/profiles'
import { TestClient } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

const onDark = { host: 'dark.dk.localhost' }
/** Names, addresses, colours and words of the dark sites. */
const TELLING = /midnat|dark|kink|mørk|erot|#141016|#e8628a/i

let server: TestServer
let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  member = await newMember(server, { darkStatus: 3, siteId: 5 }, onDark)
  server.mails.length = 0
})

async function openTicket(): Promise<number> {
  const ticket = { kind: TicketKind.Other, subject: 'Kinks', text: 'About the dark site', key: randomUUID() }
  await member.client.call('MyTickets.CreateTicket', ticket)
  const { id } = await server.deps.db
    .selectFrom('ticket')
    .select('id')
    .where('profileId', '=', member.id)
    .executeTakeFirstOrThrow()
  return id
}

async function answerTicket(): Promise<void> {
  const staff = await newMember(server, { darkStatus: 3, roleLevel: RoleLevel.Support }, onDark)
  const ticketId = await openTicket()
  await staff.client.call('SupportDesk.TakeTicket', { ticketId })
  await staff.client.call('SupportDesk.AnswerTicket', { ticketId, text: 'Of the dark site', key: randomUUID() })
}

const emailOf = async () =>
  (await server.deps.db.selectFrom('profile').select('email').where('id', '=', member.id).executeTakeFirstOrThrow())
    .email

async function askAsVisitor(): Promise<void> {
  const ticket = { kind: TicketKind.Other, subject: 'Kinks', text: 'About the dark site', key: randomUUID() }
  await new TestClient(server, onDark).call('MyTickets.CreateTicket', { ...ticket, email: 'visitor@example.test' })
}

it.each<[string, () => Promise<unknown>]>([
  ['a question of a visitor', askAsVisitor],
  ['a ticket that was answered', answerTicket],
  ['a forgotten password', async () => member.client.call('LogOn.ForgotPassword', { email: await emailOf() })],
  [
    'a new password',
    () =>
      member.client.call('EditProfile.UpdateProfilePassword', {
        currentPassword: PASSWORD,
        newPassword: 'A quite other bench',
      }),
  ],
  [
    'a new address',
    () =>
      member.client.call('EditProfile.UpdateProfileEmail', {
        email: `new${member.id}@example.test`,
        password: PASSWORD,
      }),
  ],
  ['a deletion', () => member.client.call('EditProfile.DeleteProfile', { password: PASSWORD })],
])('a mail about %s names no dark site', async (_about, act) => {
  await act()
  await server.runJobs()
  expect(server.mails.length).toBeGreaterThan(0)
  for (const { from, ...mail } of server.mails) {
    expect(from.name).toBe('Nordlys')
    expect(JSON.stringify(mail)).not.toMatch(TELLING)
  }
})

it('the link in a mail about a ticket of a dark site opens it there alone', async () => {
  await answerTicket()
  await server.runJobs()
  const address = new URL(/http\S+\/Support\/Ticket\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '')
  expect(address.hostname).toBe('dk.localhost')
  // The page leads on by this, and has nothing else to show.
  expect(address.searchParams.get('side')).toBe('2')
  const link = { encryptedTicketId: address.searchParams.get('ticketid') ?? '' }
  const visitor = (host: string) => new TestClient(server, { host })
  expect((await visitor('dk.localhost').call('MyTickets.EmailTicket', link)).status).toBe(410)
  expect((await visitor('dark.dk.localhost').call('MyTickets.EmailTicket', link)).data.subject).toBe('Kinks')
})
