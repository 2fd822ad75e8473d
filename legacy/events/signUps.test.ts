import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gender, ProfileType } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import { after, DAY, HOUR } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { insertEvent } from '../testing/siteEvents'
import { startTestServer, type TestServer } from '../testing/testServer'
import { remindOfEvents } from './reminders'

/** Rounds of the storm; 200 for the full size. */
const ROUNDS = Number(process.env['EVENT_STORM_ROUNDS'] ?? 2)
const STORMERS = ROUNDS > 10 ? 50 : 20

const { Coming, Waiting } = EventSignUpStatus

let server: TestServer
let host: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  host = await newMember(server)
})
afterAll(() => server.close())

const newCouple = () => newMember(server, { gender: Gender.Couple, profileType: ProfileType.Couple })
const signUp = async ({ client }: TestMember, eventId: number, more: object = {}) => {
  const { status, data } = await client.call('Events.SignUp', { eventId, ...more })
  return status === 200 ? data.status : (data as object as { readonly code: string }).code
}
const quit = ({ client }: TestMember, eventId: number) => client.call('Events.CancelSignUp', { eventId })
const seen = async ({ client }: TestMember, eventId: number) => (await client.call('Events.GetEvent', { eventId })).data
const block = (one: TestMember, other: TestMember) =>
  server.deps.db
    .insertInto('blacklist')
    .values({ profileId: one.id, blockedId: other.id, createdAt: server.clock.now() })
    .execute()
const stateOf = async (member: TestMember, eventId: number) => (await seen(member, eventId)).signUp?.status
const limit = (eventId: number, gender: Gender, places: number) =>
  server.deps.db.insertInto('eventGenderPlaces').values({ eventId, gender, places }).execute()

describe('signing up', () => {
  it('gives places, then the waiting list, which moves up in its order', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 2 })
    const members = [await newMember(server), await newMember(server), await newMember(server), await newMember(server)]
    const states = []
    for (const member of members) states.push(await signUp(member, eventId))
    expect(states).toEqual([Coming, Coming, Waiting, Waiting])
    const [first, , third, fourth] = members as [TestMember, TestMember, TestMember, TestMember]
    expect((await seen(fourth, eventId)).signUp).toMatchObject({ status: Waiting, position: 2 })
    expect(await signUp(third, eventId)).toBe(Waiting)
    await quit(first, eventId)
    expect(await stateOf(third, eventId)).toBe(Coming)
    expect((await seen(fourth, eventId)).signUp).toMatchObject({ status: Waiting, position: 1 })
    const { data } = await third.client.call('Notifications.ClientNotifications')
    expect(data.map(({ topic, itemId }) => [topic, itemId])).toEqual([[40, eventId]])
  })

  it('counts both of a couple, and lets nobody overtake one', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 3 })
    const couple = await newCouple()
    const other = await newCouple()
    const late = await newMember(server)
    expect(await signUp(couple, eventId)).toBe(Coming)
    expect(await seen(couple, eventId)).toMatchObject({ comingCount: 2, coming: [{ gender: 3, count: 1 }] })
    expect(await signUp(other, eventId)).toBe(Waiting)
    expect(await signUp(late, eventId)).toBe(Waiting)
    await quit(couple, eventId)
    expect(await stateOf(other, eventId)).toBe(Coming)
    expect(await stateOf(late, eventId)).toBe(Coming)
  })

  it('lets one of a couple come alone, within the places of their gender', async () => {
    const eventId = await insertEvent(server, [host.id])
    await limit(eventId, Gender.Couple, 0)
    await limit(eventId, Gender.Female, 1)
    const couple = await newCouple()
    const woman = await newMember(server, { gender: Gender.Female })
    expect(await signUp(couple, eventId)).toBe('EVENT_NOT_FOR_YOU')
    const persons = await server.deps.db
      .selectFrom('person')
      .select(['id', 'gender'])
      .where('profileId', '=', couple.id)
      .execute()
    const personIds = persons.filter(({ gender }) => gender === Gender.Female).map(({ id }) => id)
    expect((await seen(couple, eventId)).signUpOpen).toBe(true)
    expect(await signUp(couple, eventId, { personIds })).toBe(Coming)
    expect(await signUp(woman, eventId)).toBe(Waiting)
    expect(await signUp(await newMember(server), eventId, { personIds })).toBe('UNKNOWN_ITEM')
  })

  it('keeps to ages, drafts, the beginning and the limit for quitting', async () => {
    const ages = await insertEvent(server, [host.id], { ageFrom: 40 })
    const member = await newMember(server)
    expect(await signUp(member, ages)).toBe('EVENT_AGE_LIMIT')
    const draft = await insertEvent(server, [host.id], { publishedAt: null })
    expect(await signUp(member, draft)).toBe('NOT_FOUND')
    expect(await signUp(host, draft)).toBe('EVENT_NOT_OPEN')
    const begun = await insertEvent(server, [host.id], { beginsAt: after(server.clock.now(), -HOUR) })
    expect(await signUp(member, begun)).toBe('EVENT_BEGUN')
    const soon = await insertEvent(server, [host.id], { beginsAt: after(server.clock.now(), 23 * HOUR) })
    expect(await signUp(member, soon)).toBe(Coming)
    expect((await seen(member, soon)).quittable).toBe(false)
    expect(await quit(member, soon)).toMatchObject({ status: 422, problem: { code: 'QUIT_CLOSED' } })
  })

  it('shows who comes to those whom no block is between, where they let it', async () => {
    const eventId = await insertEvent(server, [host.id])
    const [shown, hidden, blocked, viewer] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ]
    await signUp(shown, eventId)
    await signUp(hidden, eventId, { visible: false })
    await signUp(blocked, eventId)
    await block(viewer, blocked)
    const names = async ({ client }: TestMember) =>
      (await client.call('Events.GetEventProfiles', { eventId })).data.map(({ id }) => id)
    expect(await names(viewer)).toEqual([shown.id])
    expect(await names(hidden)).toEqual([shown.id, hidden.id, blocked.id])
    await hidden.client.call('Events.SetSignUpVisible', { eventId, visible: true })
    expect(await names(viewer)).toEqual([shown.id, hidden.id])
    expect((await seen(viewer, eventId)).comingCount).toBe(3)
  })

  it('shows the address to those who come', async () => {
    const eventId = await insertEvent(server, [host.id])
    const member = await newMember(server)
    expect((await seen(member, eventId)).address).toBe(null)
    await signUp(member, eventId)
    expect((await seen(member, eventId)).address).toBe('Quay 7')
  })

  it('reminds once, a day ahead', async () => {
    const eventId = await insertEvent(server, [host.id], { beginsAt: after(server.clock.now(), 2 * DAY) })
    const member = await newMember(server)
    await signUp(member, eventId)
    await remindOfEvents(server.deps)
    const topics = async () => {
      const rows = await server.deps.db
        .selectFrom('notification')
        .select('topic')
        .where('profileId', '=', member.id)
        .execute()
      return rows.map(({ topic }) => topic)
    }
    expect(await topics()).toEqual([])
    server.clock.advance(DAY + HOUR)
    await remindOfEvents(server.deps)
    await remindOfEvents(server.deps)
    expect(await topics()).toEqual([41])
  })
})

it('never gives more places than there are, whoever comes and goes at once', async () => {
  const members = await Promise.all(Array.from({ length: STORMERS }, () => newMember(server)))
  for (let round = 0; round < ROUNDS; round += 1) {
    const eventId = await insertEvent(server, [host.id], { places: 10 })
    await Promise.all(
      members.map(async (member, index) => {
        expect([Coming, Waiting]).toContain(await signUp(member, eventId))
        const answer = index % 3 === round % 3 ? await quit(member, eventId) : undefined
        expect(answer?.status ?? 200).toBe(200)
      }),
    )
    const rows = await server.deps.db
      .selectFrom('eventSignUp')
      .select('status')
      .where('eventId', '=', eventId)
      .orderBy('id')
      .execute()
    // Ten come, and nobody who waits signed up before somebody who has a place.
    const states = rows.map(({ status }) => status)
    expect(states).toEqual(states.map((_state, index) => (index < 10 ? Coming : Waiting)))
    expect(states.length).toBeGreaterThan(10)
  }
}, 3_600_000)
