import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DarkStatus,
  Gender,
  NotificationTopic,
  ProfileStatus,
  ProfileType,
  RoleLevel,
} from '../../legacy/contract/enums'
import { EventSignUpStatus, EventStatus } from '../../legacy/contract/events/eventEnums'
import { after, HOUR, MINUTE } from '../../legacy/core/clock'
import { remindOfEvents } from '../../legacy/events/reminders'
import { fillEvent } from '../../legacy/events/signUps'
import { tasks } from '../../legacy/main/areas'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf, PASSWORD } from '../../legacy/testing/profiles'
import { insertEvent, insertEventSignUp, sampleEvent } from '../../legacy/testing/siteEvents'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

const { Coming, Waiting } = EventSignUpStatus

let server: TestServer
let host: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  host = await newMember(server)
})
afterAll(() => server.close())

const db = () => server.deps.db
const newCouple = () => newMember(server, { gender: Gender.Couple, profileType: ProfileType.Couple })
const signUp = async ({ client }: TestMember, eventId: number, more: object = {}) => {
  const { status, data } = await client.call('Events.SignUp', { eventId, ...more })
  return status === 200 ? data.status : (data as object as { readonly code: string }).code
}
const quit = ({ client }: TestMember, eventId: number) => client.call('Events.CancelSignUp', { eventId })
const event = async ({ client }: TestMember, eventId: number) =>
  (await client.call('Events.GetEvent', { eventId })).data
const stateOf = async (member: TestMember, eventId: number) => (await event(member, eventId)).signUp?.status
const change = ({ id }: TestMember, values: object) =>
  db().updateTable('profile').set(values).where('id', '=', id).execute()
const update = async (eventId: number, more: object) => {
  const { revision, localBegin: begin, localEnd: end } = await event(host, eventId)
  return host.client.call('Events.UpdateEvent', { eventId, revision, ...sampleEvent, begin, end, ...more })
}
const topicsOf = async ({ id }: TestMember) => {
  const rows = await db().selectFrom('notification').select('topic').where('profileId', '=', id).execute()
  return rows.map(({ topic }) => topic)
}

describe('a couple', () => {
  it('keeps the last place from nobody where there will never be two', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 1 })
    const [couple, single] = [await newCouple(), await newMember(server)]
    expect((await event(couple, eventId)).signUpOpen).toBe(true)
    expect(await signUp(couple, eventId)).toBe('EVENT_NOT_FOR_YOU')
    expect(await signUp(single, eventId)).toBe(Coming)
  })

  it('that waits for two keeps nobody waiting once there is only one place in all', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 2 })
    const [first, couple, single] = [await newMember(server), await newCouple(), await newMember(server)]
    expect(await signUp(first, eventId)).toBe(Coming)
    expect(await signUp(couple, eventId)).toBe(Waiting)
    expect(await signUp(single, eventId)).toBe(Waiting)
    expect((await update(eventId, { places: 1 })).status).toBe(200)
    await quit(first, eventId)
    expect(await stateOf(single, eventId)).toBe(Coming)
    expect(await event(couple, eventId)).toMatchObject({ signUp: { status: Waiting, position: 1 } })
  })

  it('is kept out by the places of couples, and not by those of its genders', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 10 })
    await db()
      .insertInto('eventGenderPlaces')
      .values([
        { eventId, gender: Gender.Couple, places: 1 },
        { eventId, gender: Gender.Male, places: 0 },
      ])
      .execute()
    const [one, two, man] = [await newCouple(), await newCouple(), await newMember(server)]
    expect([await signUp(one, eventId), await signUp(two, eventId)]).toEqual([Coming, Waiting])
    expect(await signUp(man, eventId)).toBe('EVENT_NOT_FOR_YOU')
    // Whom no place fits holds up nobody else.
    expect(await signUp(await newMember(server, { gender: Gender.Female }), eventId)).toBe(Coming)
    await quit(one, eventId)
    expect(await stateOf(two, eventId)).toBe(Coming)
  })
})

it('promises no place that is kept for who waits, and those of another gender', async () => {
  const eventId = await insertEvent(server, [host.id], { places: 3 })
  await db().insertInto('eventGenderPlaces').values({ eventId, gender: Gender.Male, places: 1 }).execute()
  const [man, next, reader] = [await newMember(server), await newMember(server), await newMember(server)]
  const seen = () => event(reader, eventId)
  await signUp(man, eventId)
  expect(await signUp(next, eventId)).toBe(Waiting)
  // Who waits for a place of another gender keeps none.
  expect(await seen()).toMatchObject({ freePlaces: 2, freeByGender: [{ gender: Gender.Male, count: 0 }] })
  const [woman, couple] = [await newMember(server, { gender: Gender.Female }), await newCouple()]
  await signUp(woman, eventId)
  expect(await signUp(couple, eventId)).toBe(Waiting)
  // One place is left, and kept for the two who wait.
  expect(await seen()).toMatchObject({ comingCount: 2, waitingCount: 2, freePlaces: 0 })
  expect(await signUp(await newMember(server, { gender: Gender.Female }), eventId)).toBe(Waiting)
  await change(couple, { status: ProfileStatus.Locked })
  await quit(woman, eventId)
  expect(await seen()).toMatchObject({ comingCount: 2, waitingCount: 2, freePlaces: 1 })
  const unlimited = await insertEvent(server, [host.id])
  expect(await event(reader, unlimited)).toMatchObject({ freePlaces: null, freeByGender: [] })
})

it('moves the waiting list when there are more places, and takes none away when there are fewer', async () => {
  const eventId = await insertEvent(server, [host.id], { places: 2 })
  const members: TestMember[] = []
  for (let count = 0; count < 4; count += 1) members.push(await newMember(server))
  for (const member of members) await signUp(member, eventId)
  const states = () => Promise.all(members.map((member) => stateOf(member, eventId)))
  await update(eventId, { places: 1 })
  expect(await states()).toEqual([Coming, Coming, Waiting, Waiting])
  const [first, second] = members as [TestMember, TestMember]
  await quit(first, eventId)
  expect(await states()).toEqual([undefined, Coming, Waiting, Waiting])
  await update(eventId, { places: 3 })
  expect(await states()).toEqual([undefined, Coming, Coming, Coming])
  await quit(second, eventId)
})

describe('a place', () => {
  it('of a deleted profile goes to who waits, at once', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 1 })
    const [leaving, next] = [await newMember(server), await newMember(server)]
    await signUp(leaving, eventId)
    await signUp(next, eventId)
    await leaving.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    await server.runJobs()
    expect(await stateOf(next, eventId)).toBe(Coming)
    expect(await topicsOf(next)).toEqual([NotificationTopic.EventPlace])
  })

  it('of an erased profile does, too', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 1 })
    const [gone, next] = [await newMember(server), await newMember(server)]
    await signUp(gone, eventId)
    await signUp(next, eventId)
    await change(gone, { status: ProfileStatus.ToBeDeleted, eraseAt: server.clock.now() })
    await tasks.eraseProfiles.run(server.deps)
    await server.runJobs()
    expect(await stateOf(next, eventId)).toBe(Coming)
  })

  it('goes past those who are locked, who are offered the next one once they are back', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 1 })
    const [first, locked, next] = [await newMember(server), await newMember(server), await newMember(server)]
    for (const member of [first, locked, next]) await signUp(member, eventId)
    await change(locked, { status: ProfileStatus.Quarantined })
    await quit(first, eventId)
    expect(await stateOf(next, eventId)).toBe(Coming)
    await change(locked, { status: ProfileStatus.Active })
    await quit(next, eventId)
    expect(await stateOf(locked, eventId)).toBe(Coming)
  })

  it('stays with a guest who is locked for a while', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 1 })
    const [guest, next] = [await newMember(server), await newMember(server)]
    await signUp(guest, eventId)
    await signUp(next, eventId)
    await change(guest, { status: ProfileStatus.Quarantined })
    await fillEvent(server.deps, { eventId })
    expect(await stateOf(next, eventId)).toBe(Waiting)
  })

  it('at a dark event goes with the approval of its member', async () => {
    const eventId = await insertEvent(server, [host.id], { places: 1, dark: true })
    const approved = { darkStatus: DarkStatus.Approved }
    const [leaving, next] = [await newMember(server, approved), await newMember(server, approved)]
    for (const { id } of [leaving, next]) {
      const client = await clientOf(server, id, { host: 'dark.dk.localhost' })
      expect((await client.call('Events.SignUp', { eventId })).status).toBe(200)
    }
    await leaving.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
    await server.runJobs()
    const signUps = db().selectFrom('eventSignUp').select(['profileId', 'status'])
    expect(await signUps.where('eventId', '=', eventId).execute()).toEqual([{ profileId: next.id, status: Coming }])
  })

  it('is told of also where the only host and the guest have blocked each other, or no host is left', async () => {
    const blocked = await insertEvent(server, [host.id], { places: 1 })
    const hostless = await insertEvent(server, [], { places: 1 })
    for (const eventId of [blocked, hostless]) {
      const [first, next] = [await newMember(server), await newMember(server)]
      await signUp(first, eventId)
      await signUp(next, eventId)
      const row = { profileId: host.id, blockedId: next.id, createdAt: server.clock.now() }
      await db().insertInto('blacklist').values(row).execute()
      await quit(first, eventId)
      expect(await stateOf(next, eventId)).toBe(Coming)
      const told = await db()
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversationId')
        .select('message.about')
        .where('conversation.lowId', '=', next.id)
        .execute()
      expect(told).toMatchObject([{ about: { text: 'EVENT_PLACE' } }])
    }
  })
})

describe('a moved and a cancelled event', () => {
  /** What the site has written to a profile, in its own conversation and in those of events. */
  const written = async ({ id }: TestMember) => {
    const client = await clientOf(server, id)
    const { data } = await client.call('Mail.GetConversations')
    const pages = await Promise.all(data.map((each) => client.call('Mail.GetMessages', { conversationId: each.id })))
    return pages.flatMap((page) => page.data.map(({ text, sender }) => ({ text, sender })))
  }

  it('is told of once to all who come and wait, also where all hosts and they have blocked each other', async () => {
    for (const hostIds of [[host.id], []]) {
      const eventId = await insertEvent(server, hostIds, { places: 1, title: 'Lights on the quay' })
      const [comes, waits] = [await newMember(server), await newMember(server)]
      expect([await signUp(comes, eventId), await signUp(waits, eventId)]).toEqual([Coming, Waiting])
      const rows = [comes, waits].map(({ id }) => ({
        profileId: host.id,
        blockedId: id,
        createdAt: server.clock.now(),
      }))
      await db().insertInto('blacklist').values(rows).execute()
      const support = await newMember(server, { roleLevel: RoleLevel.Support })
      const { revision, localBegin: begin, localEnd: end } = await event(support, eventId)
      const moved = {
        eventId,
        revision,
        ...sampleEvent,
        begin,
        end,
        place: 'Another mill',
        places: 1,
        title: 'Lights on the quay',
      }
      expect((await support.client.call('Events.UpdateEvent', moved)).status).toBe(200)
      await server.runJobs()
      await support.client.call('Events.CancelEvent', { eventId, reason: 'The mill is flooded' })
      await server.runJobs()
      for (const member of [comes, waits]) {
        expect(await topicsOf(member)).toEqual([])
        const texts = await written(member)
        const bySite = { text: expect.stringContaining('Lights on the quay') as string, sender: null }
        expect(texts).toEqual([bySite, bySite])
        expect(JSON.stringify(texts)).not.toContain(host.name)
        const { data } = await member.client.call('Events.GetMyEvents', { part: member === comes ? 1 : 2 })
        expect(data.map(({ id, status }) => [id, status])).toEqual([[eventId, EventStatus.Cancelled]])
      }
    }
  })

  it('is not named in the mail of the site where it is dark', async () => {
    const approved = { darkStatus: DarkStatus.Approved }
    const eventId = await insertEvent(server, [], { dark: true, places: 1, title: 'Lights in the cellar' })
    const [comes, waits] = [await newMember(server, approved), await newMember(server, approved)]
    await insertEventSignUp(server, eventId, comes.id)
    await insertEventSignUp(server, eventId, waits.id, { status: Waiting })
    const support = await newMember(server, { roleLevel: RoleLevel.Support, ...approved })
    const client = await clientOf(server, support.id, { host: 'dark.dk.localhost' })
    expect((await client.call('Events.CancelEvent', { eventId })).status).toBe(200)
    await server.runJobs()
    const texts = await written(waits)
    expect(texts.map(({ text }) => text)).toEqual([expect.stringContaining('er aflyst')])
    expect(JSON.stringify(texts)).not.toContain('cellar')
    expect(await written(comes)).toEqual([])
  })
})

describe('ages and genders', () => {
  it('count on the day of the event, on the clocks of its country', async () => {
    // It begins half an hour after midnight in Copenhagen, when it is still the day before in London.
    const beginsAt = new Date('2027-05-16T22:30:00Z')
    const eventId = await insertEvent(server, [host.id], { beginsAt, ageFrom: 37 })
    const earlier = await insertEvent(server, [host.id], { beginsAt: after(beginsAt, -HOUR), ageFrom: 37 })
    // Born on 17 May 1990.
    const member = await newMember(server)
    expect([await signUp(member, eventId), await signUp(member, earlier)]).toEqual([Coming, 'EVENT_AGE_LIMIT'])
  })

  it('are those of the sign-up, whatever the profile becomes', async () => {
    const eventId = await insertEvent(server, [host.id])
    await db().insertInto('eventGenderPlaces').values({ eventId, gender: Gender.Male, places: 1 }).execute()
    const [changing, next] = [await newMember(server), await newMember(server)]
    await signUp(changing, eventId)
    await change(changing, { gender: Gender.Female })
    expect(await signUp(next, eventId)).toBe(Waiting)
    expect((await event(next, eventId)).coming).toEqual([{ gender: Gender.Male, count: 1 }])
  })
})

describe('the time of an event', () => {
  it('closes quitting at the minute, and a move leaves whoever has signed up no less time', async () => {
    const now = server.clock.now()
    // Sessions end after a day.
    const eventId = await insertEvent(server, [host.id], { beginsAt: after(now, 12 * HOUR), quitHours: 6 })
    const [early, moved] = [await newMember(server), await newMember(server)]
    await signUp(early, eventId)
    await signUp(moved, eventId)
    server.clock.set(after(now, 6 * HOUR - MINUTE).toISOString())
    expect((await quit(early, eventId)).status).toBe(200)
    server.clock.set(after(now, 6 * HOUR).toISOString())
    expect(await quit(moved, eventId)).toMatchObject({ problem: { code: 'QUIT_CLOSED' } })
    server.clock.set(now.toISOString())
    expect((await update(eventId, { begin: '2026-11-20T18:00', end: '2026-11-20T21:00' })).status).toBe(200)
    expect((await event(moved, eventId)).quittable).toBe(true)
    expect((await quit(moved, eventId)).status).toBe(200)
  })

  it('reminds anew of a moved event, once', async () => {
    const now = server.clock.now()
    const eventId = await insertEvent(server, [host.id], { beginsAt: after(now, 20 * HOUR) })
    const guest = await newMember(server)
    await insertEventSignUp(server, eventId, guest.id)
    await remindOfEvents(server.deps)
    await update(eventId, { begin: '2026-11-28T20:00', end: '2026-11-28T23:00' })
    server.clock.set('2026-11-27T20:00:00Z')
    await Promise.all([remindOfEvents(server.deps), remindOfEvents(server.deps)])
    const rows = await db()
      .selectFrom('notification')
      .select('createdAt')
      .where('profileId', '=', guest.id)
      .where('topic', '=', NotificationTopic.EventReminder)
      .execute()
    expect(rows).toEqual([{ createdAt: server.clock.now() }])
    server.clock.set(now.toISOString())
  })

  it('is told of to the guests of the other events where one fails, and to its own later', async () => {
    const now = server.clock.now()
    const beginsAt = after(now, 20 * HOUR)
    const failing = await insertEvent(server, [host.id], { beginsAt })
    const other = await insertEvent(server, [host.id], { beginsAt: after(beginsAt, HOUR) })
    const guests = [await newMember(server), await newMember(server)] as const
    await insertEventSignUp(server, failing, guests[0].id)
    await insertEventSignUp(server, other, guests[1].id)
    await sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'No space left'; end $$;
      create trigger fail before update on event_sign_up for each row
        when (new.event_id = ${sql.lit(failing)}) execute function fail()`.execute(db())
    await remindOfEvents(server.deps)
    const told = async () => [await topicsOf(guests[0]), await topicsOf(guests[1])]
    expect(await told()).toEqual([[], [NotificationTopic.EventReminder]])
    await sql`drop function fail cascade`.execute(db())
    await remindOfEvents(server.deps)
    expect(await told()).toEqual([[NotificationTopic.EventReminder], [NotificationTopic.EventReminder]])
  })
})
