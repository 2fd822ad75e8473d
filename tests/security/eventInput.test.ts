import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RoleLevel } from '../../legacy/contract/enums'
import { EventTickResult } from '../../legacy/contract/events/eventEnums'
import { after, HOUR } from '../../legacy/core/clock'
import { seedReference } from '../../legacy/main/reference'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertEvent, insertEventSignUp, nameEventAdmin, sampleEvent } from '../../legacy/testing/siteEvents'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

let server: TestServer
let host: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await seedReference(server.deps.db)
  host = await newMember(server)
  await nameEventAdmin(server, host.id)
})
afterAll(() => server.close())

const create = (more: object = {}) =>
  host.client.call('Events.CreateEvent', { key: randomUUID(), ...sampleEvent, ...more })
const ics = async (member: TestMember, eventId: number) => {
  const { data } = await member.client.call('Events.GetEvent', { eventId })
  return (await member.client.request('GET', data.icsPath)).body
}
/** The lines of a calendar file, unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('what a host writes', () => {
  const refused: Readonly<Record<string, object>> = {
    'a price below the least': { price: -100 },
    'a price beyond the greatest': { price: 2 ** 31 },
    'no places': { places: 0 },
    'places beyond the greatest': { places: 1e9 },
    'more than all paid back': { refundPercent: 101 },
    'ages that nobody has': { ageFrom: 60, ageTo: 50 },
    'a gender twice': { genderPlaces: [1, 1].map((gender) => ({ gender, count: 2 })) },
    'a zip code of nowhere': { zipCode: '9'.repeat(12) },
    'a day of no calendar': { begin: '2026-02-31T20:00', end: '2026-02-31T22:00' },
    'the hour that is left out in spring': { begin: '2027-03-28T02:30', end: '2027-03-28T05:00' },
    'a title of nothing': { title: '\u0000\u200B <b></b>' },
    'a cover of somebody else': { coverId: 2 ** 31 - 1 },
    'an id beyond all': { coverId: 2 ** 40 },
    'the next millennium': { begin: '3026-12-05T18:00', end: '3026-12-05T23:00' },
  }
  it.each(Object.entries(refused))('is refused: %s', async (_name, more) => {
    const { status } = await create(more)
    expect([400, 404, 422]).toContain(status)
  })

  it('becomes one plain line, and safe HTML', async () => {
    const { data, status } = await create({
      title: 'Lys på\r\nvandet \u202Etxt.exe 🎉<img src=x onerror=alert(1)>',
      html: '<p onclick="x()">Kom<script>alert(1)</script> <a href="javascript:x()">her</a></p>',
      place: 'A\r\nATTENDEE:mailto:x@y.z',
    })
    expect(status).toBe(200)
    expect(data.title).toBe('Lys på vandet txt.exe 🎉<img src=x onerror=alert(1)>')
    expect(data.place).toBe('A ATTENDEE:mailto:x@y.z')
    expect(data.html).not.toMatch(/script|onclick|javascript/i)
  })

  it('keeps its times over both nights in which the clocks change', async () => {
    const spring = await create({ begin: '2027-03-27T23:00', end: '2027-03-28T03:00' })
    expect(spring.data).toMatchObject({ beginsAt: '2027-03-27T22:00:00.000Z', endsAt: '2027-03-28T01:00:00.000Z' })
    const autumn = await create({ begin: '2027-10-30T23:00', end: '2027-10-31T04:00' })
    expect(autumn).toMatchObject({ status: 200, data: { endsAt: '2027-10-31T03:00:00.000Z' } })
    // The hour that comes twice is the second one, and stays so when it is saved again.
    const twice = await create({ begin: '2027-10-31T02:30', end: '2027-10-31T02:45' })
    expect(twice.data).toMatchObject({ localBegin: '2027-10-31T02:30', beginsAt: '2027-10-31T01:30:00.000Z' })
  })
})

describe('an event over midnight', () => {
  it.each([
    ['dk', 1, '2026-12-05T22:30:00.000Z'],
    ['no', 2, '2026-12-05T22:30:00.000Z'],
    ['se', 3, '2026-12-05T22:30:00.000Z'],
    ['uk', 4, '2026-12-05T23:30:00.000Z'],
  ] as const)('belongs to its evening in its country: %s', async (name, countryId, beginsAt) => {
    const { zipCode } = await server.deps.db
      .selectFrom('zipCode')
      .select('zipCode')
      .where('countryId', '=', countryId)
      .limit(1)
      .executeTakeFirstOrThrow()
    const staff = await newMember(server, { roleLevel: RoleLevel.Support }, { host: `${name}.localhost` })
    const times = { begin: '2026-12-05T23:30', end: '2026-12-06T00:30' }
    const body = { key: randomUUID(), ...sampleEvent, ...times, zipCode, title: 'Midnight' }
    const { data } = await staff.client.call('Events.CreateEvent', body)
    expect(data).toMatchObject({ beginsAt, localBegin: times.begin, localEnd: times.end })
    await staff.client.call('Events.PublishEvent', { eventId: data.id })
    const month = await staff.client.call('Events.GetEventMonth', { date: '2026-12-01', text: 'midnight' })
    expect(month.data.days.map(({ date }) => date)).toEqual(['2026-12-05'])
    const found = async (date: string) =>
      (await staff.client.call('Events.GetUpcomingEvents', { text: 'midnight', startDate: date, endDate: date })).data
    expect([await found('2026-12-04'), await found('2026-12-06')]).toEqual([[], []])
    expect(await found('2026-12-05')).toHaveLength(1)
  })
})

describe('a calendar file', () => {
  it('has no line that a text has put there, none longer than 75 bytes, and its number and state', async () => {
    const title = `Lys, på; vandet \\ ${'🎉'.repeat(40)}`
    const { data } = await create({
      title,
      html: '<p>Først\r\nEND:VEVENT</p><p>BEGIN:VEVENT</p><p>SUMMARY:Falsk</p>',
      address: 'Kaj 7\r\nSTATUS:CANCELLED',
    })
    const { id: eventId } = data
    await host.client.call('Events.PublishEvent', { eventId })
    const file = await ics(host, eventId)
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = linesOf(file)
    const named = (name: string) => lines.filter((line) => line.startsWith(`${name}:`))
    expect(named('BEGIN')).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
    expect(named('END')).toEqual(['END:VEVENT', 'END:VCALENDAR'])
    expect(named('STATUS')).toEqual(['STATUS:CONFIRMED'])
    expect(named('SEQUENCE')).toEqual(['SEQUENCE:0'])
    expect(named('SUMMARY')).toEqual([`SUMMARY:Lys\\, på\\; vandet \\\\ ${'🎉'.repeat(40)}`])
    expect(named('DTSTART')).toEqual(['DTSTART:20261205T170000Z'])
    await host.client.call('Events.CancelEvent', { eventId })
    const after_ = linesOf(await ics(host, eventId))
    expect(after_).toContain('STATUS:CANCELLED')
    expect(after_).toContain('SEQUENCE:1')
    expect(after_.filter((line) => line.startsWith('UID:'))).toEqual(named('UID'))
  })
})

describe('the door', () => {
  it('takes the ticks of a phone whose time no clock shows', async () => {
    const eventId = await insertEvent(server, [host.id])
    const guest = await newMember(server)
    const signUpId = await insertEventSignUp(server, eventId, guest.id)
    for (const at of ['2016-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-20t11:59:00z']) {
      const tick = { key: randomUUID(), signUpId, arrived: true, at }
      const { status } = await host.client.call('Events.CheckIn', { eventId, ticks: [tick] })
      expect(status).toBeLessThan(500)
    }
    const at = server.clock.now().toISOString()
    const ticks = [{ key: randomUUID(), signUpId, arrived: true, at }]
    expect((await host.client.call('Events.CheckIn', { eventId, ticks })).status).toBe(200)
  })

  it('knows a key once, whatever else is sent with it, also at the same time', async () => {
    const eventId = await insertEvent(server, [host.id])
    const [one, two] = [await newMember(server), await newMember(server)]
    const [first, second] = [
      await insertEventSignUp(server, eventId, one.id),
      await insertEventSignUp(server, eventId, two.id),
    ]
    const key = randomUUID()
    const tick = (signUpId: number, arrived = true) => ({
      key,
      signUpId,
      arrived,
      at: server.clock.now().toISOString(),
    })
    const send = (...ticks: object[]) => host.client.call('Events.CheckIn', { eventId, ticks })
    const answers = await Promise.all([send(tick(first)), send(tick(second)), send(tick(first, false), tick(second))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { data } = await host.client.call('Events.GetCheckInList', { eventId })
    expect(data.filter(({ checkedInAt }) => checkedInAt !== null).length).toBeLessThanOrEqual(1)
    const stored = await server.deps.db.selectFrom('eventTick').select('key').where('eventId', '=', eventId).execute()
    expect(stored).toEqual([{ key }])
  })

  it('ticks nobody at the event of others', async () => {
    const own = await insertEvent(server, [host.id])
    const others = await insertEvent(server, [])
    const guest = await newMember(server)
    const signUpId = await insertEventSignUp(server, others, guest.id)
    const tick = { key: randomUUID(), signUpId, arrived: true, at: server.clock.now().toISOString() }
    const { data } = await host.client.call('Events.CheckIn', { eventId: own, ticks: [tick] })
    expect(data).toMatchObject([{ result: EventTickResult.Gone, signUp: null }])
  })
})

describe('a search', () => {
  it.each(['%', '_', '\\', "'", '\u0000', '🎉', '\uD83C', 'a '.repeat(50), '\u202E', '%%%%%%%%%%%%%%%%%%%%a'])(
    'for %j breaks nothing',
    async (text) => {
      const eventId = await insertEvent(server, [host.id])
      await insertEventSignUp(server, eventId, (await newMember(server)).id)
      for (const [name, query] of [
        ['Events.GetUpcomingEvents', { text }],
        ['Events.GetEventMonth', { text, date: '2026-12-01' }],
        ['Events.GetCheckInList', { eventId, text }],
      ] as const) {
        const { status } = await host.client.call(name, query)
        expect(status).toBeLessThan(500)
      }
    },
  )

  it.each(['%', '_', '\\'])('takes %j for a letter of a name', async (text) => {
    const eventId = await insertEvent(server, [host.id])
    await insertEventSignUp(server, eventId, (await newMember(server)).id)
    expect((await host.client.call('Events.GetCheckInList', { eventId, text })).data).toEqual([])
  })

  it.each([
    { startDate: '0001-01-01' },
    { endDate: '9999-12-31' },
    { startDate: '2999-12-31', endDate: '1900-01-01' },
    { distance: 2001 },
    { kind: 99 },
    { countryAreaId: 2 ** 40 },
    { take: 10_000 },
    { skip: -1 },
    { skip: 2 ** 53 },
  ])('with %j is answered or refused', async (query) => {
    const { status } = await host.client.call('Events.GetUpcomingEvents', query)
    expect([200, 400]).toContain(status)
  })

  it.each([0, -1, 1.5, 2 ** 31, 2 ** 53, 'x', '1 or 1=1'])('of the event %j is refused', async (eventId) => {
    for (const name of ['Events.GetEvent', 'Events.GetEventProfiles', 'Events.SignUp', 'Events.CheckIn'] as const) {
      const ticks = [{ key: randomUUID(), signUpId: 1, arrived: true, at: after(new Date(), -HOUR).toISOString() }]
      const { status } = await host.client.call(name, { eventId, ticks })
      expect([400, 404]).toContain(status)
    }
    const { statusCode } = await host.client.request('GET', `/media/events/${encodeURIComponent(eventId)}/guests.csv`)
    expect([400, 404]).toContain(statusCode)
  })
})
