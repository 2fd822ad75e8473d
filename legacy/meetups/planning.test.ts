import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BodyOf } from '../contract/contract'
import { Gender } from '../contract/enums'
import { LodgeAudience, MeetupRepetition } from '../contract/lodges/lodgeEnums'
import { insertLodge } from '../testing/lodges'
import { makeMeetup } from '../testing/meetups'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { meetupSeenBy, newGathering, type Gathering } from './meetup.fixture'

/** The clock of the server stands at 20 November 2026, noon in UTC. */
let server: TestServer
let gathering: Gathering
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  gathering = await newGathering(server)
})
afterAll(() => server.close())

type Written = Partial<BodyOf<'Lodges.CreateMeetup'>>

const make = (values: Written, maker: TestMember = gathering.member, lodgeId = gathering.lodgeId) =>
  makeMeetup(maker, { lodgeId, ...values })

/** The first refused field with its code. */
async function refusalOf(values: Written): Promise<unknown> {
  const { status, data } = await make(values)
  const { fields } = data as object as { readonly fields?: readonly { field: string; code: string }[] }
  const [first] = fields ?? []
  return [status, first?.field, first?.code]
}

const comingTo = async (lodgeId: number, { client }: TestMember) =>
  (await client.call('Lodges.GetCalendarData', { lodgeId, take: 100 })).data

/** A lodge of its own for a series. */
async function seriesOf(values: Written) {
  const owner = await newMember(server)
  const lodgeId = await insertLodge(server, owner.id)
  const { status } = await make(values, owner, lodgeId)
  expect(status).toBe(200)
  return comingTo(lodgeId, owner)
}

describe('a new meetup', () => {
  it('is local to the country of its lodge, summer and winter', async () => {
    const summer = await make({ begin: '2027-07-03T19:30', end: '2027-07-04T02:00' })
    expect(summer.data).toMatchObject({
      beginsAt: '2027-07-03T17:30:00.000Z',
      endsAt: '2027-07-04T00:00:00.000Z',
      timeZone: 'Europe/Copenhagen',
      localBegin: '2027-07-03T19:30',
      localEnd: '2027-07-04T02:00',
    })
    const winter = await make({ begin: '2027-01-03T19:30', end: '2027-01-03T22:00' })
    expect(winter.data).toMatchObject({ beginsAt: '2027-01-03T18:30:00.000Z', localBegin: '2027-01-03T19:30' })
    const owner = await newMember(server)
    await server.deps.db
      .insertInto('country')
      .values({ id: 4, code: 'GB' })
      .onConflict((on) => on.doNothing())
      .execute()
    const british = await insertLodge(server, owner.id, { countryId: 4 })
    expect((await make({ begin: '2027-07-03T19:30', end: '2027-07-03T22:00' }, owner, british)).data).toMatchObject({
      beginsAt: '2027-07-03T18:30:00.000Z',
      timeZone: 'Europe/London',
    })
  })

  it('is longer by the hour that comes back when the clocks go back', async () => {
    const { data } = await make({ begin: '2027-10-30T22:00', end: '2027-10-31T06:00' })
    expect([data.beginsAt, data.endsAt]).toEqual(['2027-10-30T20:00:00.000Z', '2027-10-31T05:00:00.000Z'])
  })

  it.each<[string, Written, unknown[]]>([
    [
      'a time that has passed',
      { begin: '2026-11-20T12:59', end: '2026-11-20T15:00' },
      [422, 'begin', 'MEETUP_IN_PAST'],
    ],
    [
      'a time too far ahead',
      { begin: '2028-01-01T12:00', end: '2028-01-01T13:00' },
      [422, 'begin', 'MEETUP_TOO_FAR_AHEAD'],
    ],
    ['an end before the beginning', { end: '2026-12-05T14:59' }, [422, 'end', 'END_BEFORE_BEGIN']],
    ['more than two weeks', { end: '2026-12-20T15:00' }, [422, 'end', 'MEETUP_TOO_LONG']],
    ['a day that does not exist', { begin: '2027-02-30T12:00' }, [422, 'begin', 'INVALID_DATE']],
    ['an hour that is skipped', { begin: '2027-03-28T02:30', end: '2027-03-28T04:00' }, [422, 'begin', 'NO_SUCH_TIME']],
    ['no title', { title: ' ' }, [422, 'title', 'REQUIRED']],
    [
      'a gender named twice',
      { genderPlaces: [1, 2].map((count) => ({ gender: Gender.Male, count })) },
      [422, 'genderPlaces', 'INVALID_FORMAT'],
    ],
    ['a series without an end', { repetition: MeetupRepetition.Weekly }, [422, 'repeatUntil', 'REQUIRED']],
    [
      'a series of more than a year',
      { repetition: MeetupRepetition.Weekly, repeatUntil: '2027-12-01' },
      [422, 'repeatUntil', 'MEETUP_TOO_FAR_AHEAD'],
    ],
  ])('refuses %s', async (_what, values, refusal) => {
    expect(await refusalOf(values)).toEqual(refusal)
  })

  it('of the same key is made once', async () => {
    const key = '3b1f2a52-6a40-4a5c-9d5c-0c5f4b0e9d11'
    const [one, two] = await Promise.all([make({ key }), make({ key })])
    expect(one.data.id).toBe(two.data.id)
  })

  it('has its description sanitised, and what its maker says of places', async () => {
    const genderPlaces = [
      { gender: Gender.Female, count: 4 },
      { gender: Gender.Male, count: 0 },
    ]
    const { data } = await make({
      html: '<p>Cake<script>1</script></p>',
      places: 6,
      genderPlaces,
      place: ' The\npier ',
    })
    expect(data).toMatchObject({ html: '<p>Cake</p>', excerpt: 'Cake', place: 'The pier', places: 6, coming: [] })
    expect(data.genderPlaces).toEqual(genderPlaces.toReversed())
  })

  it("is the leaders' alone where the lodge's audience says so", async () => {
    const { lodgeId, member, assistant } = await newGathering(server, {}, { meetupAudience: LodgeAudience.AdminsOnly })
    expect((await make({}, member, lodgeId)).status).toBe(403)
    expect((await make({}, assistant, lodgeId)).status).toBe(200)
  })
})

describe('a series', () => {
  it('keeps its time of day through the changes of the clocks', async () => {
    const meetups = await seriesOf({
      begin: '2027-03-20T02:30',
      end: '2027-03-20T03:30',
      repetition: MeetupRepetition.Weekly,
      repeatUntil: '2027-04-04',
    })
    expect(meetups.map(({ localBegin, beginsAt, endsAt }) => [localBegin, beginsAt, endsAt])).toEqual([
      ['2027-03-20T02:30', '2027-03-20T01:30:00.000Z', '2027-03-20T02:30:00.000Z'],
      // Half past two does not exist that night: it is half past three.
      ['2027-03-27T02:30', '2027-03-27T01:30:00.000Z', '2027-03-27T02:30:00.000Z'],
      ['2027-04-03T02:30', '2027-04-03T00:30:00.000Z', '2027-04-03T01:30:00.000Z'],
    ])
  })

  it('lasts as long in the night without that hour', async () => {
    const meetups = await seriesOf({
      begin: '2027-03-21T02:30',
      end: '2027-03-21T03:15',
      repetition: MeetupRepetition.Weekly,
      repeatUntil: '2027-03-28',
    })
    expect(meetups.map(({ localBegin, localEnd }) => [localBegin, localEnd])).toEqual([
      ['2027-03-21T02:30', '2027-03-21T03:15'],
      ['2027-03-28T03:30', '2027-03-28T04:15'],
    ])
  })

  it('of a month falls on the last day of shorter ones', async () => {
    const meetups = await seriesOf({
      begin: '2026-12-31T20:00',
      end: '2027-01-01T02:00',
      repetition: MeetupRepetition.Monthly,
      repeatUntil: '2027-04-30',
    })
    expect(meetups.map(({ localBegin }) => localBegin.slice(0, 10))).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ])
    expect(meetups.map(({ localEnd }) => localEnd.slice(5, 10))).toEqual(['01-01', '02-01', '03-01', '04-01', '05-01'])
  })

  it('of a whole year has an occurrence a week', async () => {
    const repetition = MeetupRepetition.Weekly
    expect(await seriesOf({ repetition, repeatUntil: '2027-11-20' })).toHaveLength(51)
  })
})

describe('the calendar', () => {
  it('has what is to come, the days of a month, and a day with what began before it', async () => {
    const owner = await newMember(server)
    const lodgeId = await insertLodge(server, owner.id)
    const titled = (title: string, begin: string, end: string) => make({ title, begin, end }, owner, lodgeId)
    await titled('Party', '2026-12-31T20:00', '2027-01-01T04:00')
    await titled('Trip', '2027-01-08T12:00', '2027-01-10T00:00')
    await titled('Tea', '2027-01-08T15:00', '2027-01-08T16:00')
    const { client } = owner
    const tea = (await comingTo(lodgeId, owner)).find(({ title }) => title === 'Tea')?.id ?? 0
    await client.call('Lodges.MeetupSignUp', { meetupId: tea })
    const titles = (meetups: readonly { readonly title: string }[]) => meetups.map(({ title }) => title)
    expect(titles(await comingTo(lodgeId, owner))).toEqual(['Party', 'Trip', 'Tea'])
    const from = await client.call('Lodges.GetCalendarData', {
      lodgeId,
      startDate: '2027-01-01',
      endDate: '2027-01-07',
    })
    // The party of New Year's Eve belongs to that evening.
    expect(titles(from.data)).toEqual([])
    const page = await client.call('Lodges.GetCalendarData', { lodgeId, startDate: '2027-01-01', skip: 1, take: 1 })
    expect(titles(page.data)).toEqual(['Tea'])
    const month = await client.call('Lodges.GetCalendarPageData', { lodgeId, date: '2027-01-15' })
    expect(month.data).toEqual({
      lodgeId,
      firstDay: '2027-01-01',
      lastDay: '2027-01-31',
      days: [
        { date: '2027-01-08', meetupCount: 2, ownCount: 1 },
        // It ends at midnight, and does not take place on the 10th.
        { date: '2027-01-09', meetupCount: 1, ownCount: 0 },
      ],
    })
    const schedule = await client.call('Lodges.GetCalendarPageSchedule', { lodgeId, date: '2027-01-15' })
    expect(titles(schedule.data)).toEqual(['Trip', 'Tea'])
    const day = async (date: string) => titles((await client.call('Lodges.GetCalendarDayData', { lodgeId, date })).data)
    expect([await day('2027-01-09'), await day('2027-01-10'), await day('2026-12-31')]).toEqual([
      ['Trip'],
      [],
      ['Party'],
    ])
    expect((await client.call('Lodges.GetCalendarDayData', { lodgeId, date: '0001-01-01' })).status).toBe(400)
  })

  it('is not for strangers, unless it is public, and leaves out whom a block hides', async () => {
    const { lodgeId, meetupId, stranger, maker, member } = await newGathering(server)
    const statuses = async () => {
      const { client } = stranger
      const calendar = await client.call('Lodges.GetCalendarData', { lodgeId })
      const one = await client.call('Lodges.GetMeetup', { meetupId })
      const { data } = await client.call('Lodges.GetMeetupsByIds', { ids: [meetupId] })
      return [calendar.status, one.status, data.length]
    }
    expect(await statuses()).toEqual([404, 404, 0])
    const { db, clock } = server.deps
    await db.updateTable('lodge').set({ meetupsPublic: true }).where('id', '=', lodgeId).execute()
    expect(await statuses()).toEqual([200, 200, 1])
    const block = { profileId: maker.id, createdAt: clock.now() }
    await db
      .insertInto('blacklist')
      .values([
        { ...block, blockedId: stranger.id },
        { ...block, blockedId: member.id },
      ])
      .execute()
    expect(await statuses()).toEqual([200, 404, 0])
    expect(await comingTo(lodgeId, member)).toEqual([])
    expect(await meetupSeenBy(maker, meetupId)).toMatchObject({ id: meetupId })
  })
})
