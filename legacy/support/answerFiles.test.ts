import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MediaKind, RoleLevel } from '../contract/enums'
import { TicketKind } from '../contract/support/ticketEnums'
import { HOUR } from '../core/clock'
import { insertPicture } from '../testing/media'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let member: TestMember
let support: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.mails.length = 0
  member = await newMember(server)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
})

const visitor = () => new TestClient(server)
const question = (more: object = {}) => ({
  kind: TicketKind.Fault,
  subject: 'The map',
  text: 'It does not load.',
  key: randomUUID(),
  ...more,
})
const openTicket = async () => (await member.client.call('MyTickets.CreateTicket', question())).data.ticket?.id ?? 0
const upload = async ({ id } = support) => (await insertPicture(server, id, { kind: MediaKind.TempPicture })).id
const answer = async (ticketId: number, attached: object) => {
  await support.client.call('SupportDesk.TakeTicket', { ticketId })
  const body = { ticketId, text: 'Like this.', key: randomUUID(), ...attached }
  return support.client.call('SupportDesk.AnswerTicket', body)
}
const linkOf = (to: string) => {
  const mail = server.mails.findLast((each) => each.to === to)
  return /ticketid=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const filesBehind = async (link: string) => {
  const { data } = await visitor().call('MyTickets.EmailTicket', { encryptedTicketId: link })
  return data.messages.flatMap(({ files }) => files)
}
const fetched = async (path: string) => (await visitor().request('GET', path)).statusCode

describe('files with an answer', () => {
  it('need consent, and must be unused uploads of whoever answers', async () => {
    const ticketId = await openTicket()
    const mediaIds = [await upload()]
    expect((await answer(ticketId, { mediaIds })).problem?.code).toBe('CONSENT_REQUIRED')
    expect((await answer(ticketId, { mediaIds: [await upload(member)], consent: true })).status).toBe(404)
    expect((await answer(ticketId, { mediaIds, consent: true })).status).toBe(200)
    expect((await answer(ticketId, { mediaIds, consent: true })).status).toBe(404)
    const { data } = await member.client.call('MyTickets.GetMessagesForTicket', { id: ticketId })
    expect(data.map(({ text }) => text)).toEqual(['Like this.', 'It does not load.'])
  })

  it('are attached once when the request comes twice', async () => {
    const ticketId = await openTicket()
    const attached = { mediaIds: [await upload()], consent: true, key: randomUUID() }
    const answers = [await answer(ticketId, attached), await answer(ticketId, attached)]
    expect(answers.map(({ data }) => data.message.media.length)).toEqual([1, 1])
  })

  it('are for the member and the staff, and do not say who of the staff sent them', async () => {
    const ticketId = await openTicket()
    const mediaId = await upload()
    await answer(ticketId, { mediaIds: [mediaId], consent: true })
    const { data } = await member.client.call('MyTickets.GetMessagesForTicket', { id: ticketId })
    expect(data[0]?.media).toMatchObject([{ id: mediaId }])
    const [item] = (await member.client.call('Media.GetMediaByIds', { ids: [mediaId] })).data
    expect(item?.ownerId).toBe(member.id)
    const colleague = await newMember(server, { roleLevel: RoleLevel.Support })
    const seen = await colleague.client.call('SupportDesk.GetTicketMessages', { ticketId })
    expect(seen.data[0]?.media).toMatchObject([{ id: mediaId }])
    const stranger = await newMember(server)
    expect((await stranger.client.call('Media.GetMediaByIds', { ids: [mediaId] })).data).toEqual([])
  })

  it('are announced by mail and shown by its link, unlike those of the member', async () => {
    const mine = { mediaIds: [await upload(member)], consent: true }
    const { data } = await member.client.call('MyTickets.CreateTicket', question(mine))
    await answer(data.ticket?.id ?? 0, { mediaIds: [await upload()], consent: true })
    await server.runJobs()
    expect(server.mails[0]?.text).toMatch(/billeder eller videoer|pictures or videos/)
    const [file, ...more] = await filesBehind(linkOf(`${member.name}@example.com`))
    expect(more).toEqual([])
    expect(file?.path).toMatch(/^\/media\/tickets\//)
    expect(await fetched(`${file?.path}/gallery.webp`)).toBe(200)
    expect(await fetched(`${file?.path}/source.jpg`)).toBe(404)
  })

  it('reach a visitor by the link', async () => {
    await visitor().call('MyTickets.CreateTicket', question({ email: 'ida@example.com' }))
    const [ticket] = (await support.client.call('SupportDesk.GetTickets')).data.toReversed()
    await answer(ticket?.id ?? 0, { mediaIds: [await upload()], consent: true })
    await server.runJobs()
    const [file] = await filesBehind(linkOf('ida@example.com'))
    expect(await fetched(`${file?.path}/full.jpg`)).toBe(200)
  })
})

describe('the address of such a file', () => {
  const addressOf = async () => {
    await answer(await openTicket(), { mediaIds: [await upload()], consent: true })
    await server.runJobs()
    const [file] = await filesBehind(linkOf(`${member.name}@example.com`))
    return `${file?.path}/full.webp`
  }

  it('ends after two hours', async () => {
    const address = await addressOf()
    server.clock.advance(2 * HOUR)
    expect(await fetched(address)).toBe(404)
  })

  it('ends with the password that the member had', async () => {
    const address = await addressOf()
    expect(await fetched(address)).toBe(200)
    const changed = { passwordHash: 'another' }
    await server.deps.db.updateTable('profile').set(changed).where('id', '=', member.id).execute()
    expect(await fetched(address)).toBe(404)
  })

  it('opens no other file', async () => {
    const one = (await addressOf()).split('/')
    const other = (await addressOf()).split('/')
    expect(await fetched([...one.slice(0, 4), ...other.slice(4)].join('/'))).toBe(404)
  })
})
