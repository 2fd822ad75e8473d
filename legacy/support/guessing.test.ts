import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TicketKind } from '../contract/support/ticketEnums'
import { openSealedId, sealId } from '../core/access/sealedId'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { openTicketLink, ticketLink } from './link'
import { ticketOfAddress } from './replyAddress'

/** How many ids are guessed; 100,000 before a release. */
const GUESSES = Number(process.env['TICKET_GUESSES'] ?? 300)
const AT_ONCE = 20
const DOMAIN = 'svar.nordlys.example'

let server: TestServer
let stranger: TestMember
let ticketId: number

beforeAll(async () => {
  server = await startTestServer({ INBOUND_MAIL_PORT: '2525', INBOUND_MAIL_DOMAIN: DOMAIN })
  await insertPlaces(server.deps.db)
  const member = await newMember(server)
  stranger = await newMember(server)
  await server.deps.db
    .updateTable('session')
    .set({ expiresAt: new Date('2099-01-01') })
    .execute()
  const content = { kind: TicketKind.Fault, subject: 'The map', text: 'It does not load.', key: randomUUID() }
  ticketId = (await member.client.call('MyTickets.CreateTicket', content)).data.ticket?.id ?? 0
})
afterAll(() => server.close())

/** Counts the guesses for which something was found. */
async function hits(guess: (index: number) => Promise<boolean>): Promise<number> {
  let count = 0
  for (let from = 0; from < GUESSES; from += AT_ONCE) {
    const found = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, GUESSES - from) }, (_, i) => guess(from + i)),
    )
    count += found.filter(Boolean).length
  }
  return count
}

it('no number opens the ticket of another', { timeout: 0 }, async () => {
  const first = Math.max(1, ticketId - GUESSES / 2)
  const read = async (index: number) =>
    (await stranger.client.call('MyTickets.MyTicket', { id: first + index })).status !== 404
  expect(await hits(read)).toBe(0)
})

it('no made or changed link opens a ticket', { timeout: 0 }, async () => {
  const { deps } = server
  const link =
    (await ticketLink(deps, deps.settings.sites.byId(1), { id: ticketId, dark: false })).split('ticketid=')[1] ?? ''
  expect(await openTicketLink(deps, link)).toBe(ticketId)
  const changed = (index: number) => {
    const bytes = Buffer.from(link, 'base64url')
    const at = index % bytes.length
    bytes[at] = (bytes[at] ?? 0) ^ (1 + (Math.floor(index / bytes.length) % 255))
    return bytes.toString('base64url')
  }
  const opens = (guess: string) =>
    openTicketLink(deps, guess).then(
      () => true,
      () => false,
    )
  const guess = (index: number) => opens(index % 2 ? randomBytes(72).toString('base64url') : changed(index))
  expect(await hits(guess)).toBe(0)
})

it('no made or changed reply address leads to a ticket', { timeout: 0 }, async () => {
  const { deps } = server
  const local = (index: number) => BigInt(`0x${randomBytes(36).toString('hex')}`).toString(32) + (index % 3 ? '' : '0')
  expect(
    await hits(async (index) => (await ticketOfAddress(deps, `reply+${local(index)}@${DOMAIN}`)) !== undefined),
  ).toBe(0)
  // The seal of a link is none of a reply address.
  const sealed = sealId(deps.settings, 'ticket-link', { id: ticketId, sealedAt: deps.clock.now() })
  expect(openSealedId(deps.settings, 'ticket-reply', sealed)).toBeUndefined()
})

it('the call for the link of a mail refuses a changed one', async () => {
  const visitor = new TestClient(server)
  const { status } = await visitor.call('MyTickets.EmailTicket', {
    encryptedTicketId: randomBytes(72).toString('base64url'),
  })
  expect(status).toBe(410)
})
