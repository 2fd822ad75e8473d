import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gender, NotificationTopic, ProfileType } from '../contract/enums'
import { LodgeRole, MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import { setLodgeRole } from '../testing/lodges'
import { insertMeetup, sampleMeetup } from '../testing/meetups'
import { newMember, type TestMember } from '../testing/members'
import { waitsForLock } from '../testing/locks'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, meetupSeenBy, newGathering, signUp } from './meetup.fixture'

const { Coming, Waiting } = MeetupSignUpStatus

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const quit = async ({ client }: TestMember, meetupId: number) =>
  (await client.call('Lodges.QuitMeetup', { meetupId })).status

const statusOf = async (profile: TestMember, meetupId: number) => (await meetupSeenBy(profile, meetupId)).signUpStatus

const topicsOf = async ({ client }: TestMember) =>
  (await client.call('Notifications.ClientNotifications', {})).data.map(({ topic }) => topic)

describe('a meetup', () => {
  it('takes sign-ups until it is full, and then has a waiting list', async () => {
    const { meetupId, member, other, third } = await newGathering(server, { places: 1 })
    expect(await signUp(member, meetupId)).toBe(Coming)
    expect(await signUp(member, meetupId)).toBe(Coming)
    expect(await signUp(other, meetupId)).toBe(Waiting)
    expect(await signUp(third, meetupId)).toBe(Waiting)
    expect(await meetupSeenBy(other, meetupId)).toMatchObject({
      places: 1,
      comingCount: 1,
      waitingCount: 2,
      signUpStatus: Waiting,
      signUpOpen: false,
      quittable: true,
    })
  })

  it('gives a freed place to the first waiting, who is notified', async () => {
    const { meetupId, member, other, third } = await newGathering(server, { places: 1 })
    for (const each of [member, other, third]) await signUp(each, meetupId)
    expect(await quit(member, meetupId)).toBe(200)
    expect([await statusOf(other, meetupId), await statusOf(third, meetupId)]).toEqual([Coming, Waiting])
    expect(await topicsOf(other)).toEqual([NotificationTopic.MeetupPlace])
    expect(await topicsOf(third)).toEqual([])
    expect(await statusOf(member, meetupId)).toBeNull()
  })

  it('limits genders apart, and passes a place on to one whom it fits', async () => {
    const { lodgeId, meetupId, maker } = await newGathering(server, { places: 3 })
    const rows = [
      { meetupId, gender: Gender.Male, places: 1 },
      { meetupId, gender: Gender.Transsexual, places: 0 },
    ]
    await server.deps.db.insertInto('meetupGenderPlaces').values(rows).execute()
    const people: TestMember[] = []
    for (const gender of [Gender.Male, Gender.Male, Gender.Female, Gender.Female, Gender.Female, Gender.Transsexual]) {
      const each = await newMember(server, { gender, profileType: ProfileType.Single })
      await setLodgeRole(server, lodgeId, each.id, LodgeRole.Member)
      people.push(each)
    }
    const statuses: unknown[] = []
    for (const each of people) statuses.push(await signUp(each, meetupId))
    expect(statuses).toEqual([Coming, Waiting, Coming, Coming, Waiting, 'NO_PLACES_FOR_GENDER'])
    const [man, secondMan, woman, , thirdWoman] = people as [TestMember, TestMember, TestMember, TestMember, TestMember]
    // The second man waits longer, but there is no place for him.
    await quit(woman, meetupId)
    expect([await statusOf(secondMan, meetupId), await statusOf(thirdWoman, meetupId)]).toEqual([Waiting, Coming])
    await quit(man, meetupId)
    expect(await statusOf(secondMan, meetupId)).toBe(Coming)
    const seen = await meetupSeenBy(maker, meetupId)
    expect(seen.coming).toEqual([
      { gender: Gender.Male, count: 1 },
      { gender: Gender.Female, count: 2 },
    ])
    expect(seen.genderPlaces).toEqual([
      { gender: Gender.Male, count: 1 },
      { gender: Gender.Transsexual, count: 0 },
    ])
  })

  it('takes no sign-up and no quitting once it has begun', async () => {
    const { meetupId, lodgeId, maker, member, other } = await newGathering(server)
    await signUp(member, meetupId)
    const begun = await insertMeetup(server, lodgeId, maker.id, { beginsAt: server.clock.now() })
    expect(await signUp(other, begun)).toBe('MEETUP_BEGUN')
    await server.deps.db
      .updateTable('meetup')
      .set({ beginsAt: server.clock.now() })
      .where('id', '=', meetupId)
      .execute()
    expect(await quit(member, meetupId)).toBe(422)
    expect(await meetupSeenBy(member, meetupId)).toMatchObject({ quittable: false, signUpOpen: false })
  })

  it('is quit also by those from whom a block hides it', async () => {
    const { meetupId, maker, member } = await newGathering(server)
    await signUp(member, meetupId)
    await block(server, maker, member)
    expect((await member.client.call('Lodges.GetMeetup', { meetupId })).status).toBe(404)
    expect(await quit(member, meetupId)).toBe(200)
    expect(await quit(member, meetupId)).toBe(404)
    expect((await meetupSeenBy(maker, meetupId)).comingCount).toBe(0)
  })

  it.each([
    ['leaves', async ({ client }: TestMember, lodgeId: number) => client.call('Lodges.LeaveLodge', { lodgeId })],
    ['is erased', async ({ id }: TestMember) => server.deps.db.deleteFrom('profile').where('id', '=', id).execute()],
  ])('loses a member who %s the lodge, whose place goes to the next', async (_how, go) => {
    const { meetupId, lodgeId, member, other, maker } = await newGathering(server, { places: 1 })
    await signUp(member, meetupId)
    await signUp(other, meetupId)
    await go(member, lodgeId)
    expect((await meetupSeenBy(maker, meetupId)).comingCount).toBe(0)
    await server.runJobs()
    expect(await statusOf(other, meetupId)).toBe(Coming)
    expect(await topicsOf(other)).toEqual([NotificationTopic.MeetupPlace])
  })

  it('gives new places to those who wait when its maker makes room', async () => {
    const { meetupId, maker, member, other } = await newGathering(server, { places: 1 })
    await signUp(member, meetupId)
    await signUp(other, meetupId)
    const {
      title,
      html,
      place,
      address,
      localBegin: begin,
      localEnd: end,
      revision,
    } = await meetupSeenBy(maker, meetupId)
    const content = { title, html, place, address: address ?? '', begin, end, places: 2 }
    expect((await maker.client.call('Lodges.EditMeetup', { meetupId, revision, ...content })).status).toBe(200)
    expect(await statusOf(other, meetupId)).toBe(Coming)
  })

  it('shows who comes by gender, without those whom the viewer cannot see, and to strangers as its members', async () => {
    const gathering = await newGathering(server, {}, { meetupsPublic: true })
    const { meetupId, lodgeId, maker, member, other, third, stranger } = gathering
    for (const each of [member, other, third]) await signUp(each, meetupId)
    await block(server, maker, other)
    const namesFor = async ({ client }: TestMember, query: object = {}) =>
      (await client.call('Lodges.GetMeetupProfiles', { meetupId, ...query })).data.map(({ id }) => id)
    expect(await namesFor(maker)).toEqual([member.id, third.id])
    expect(await namesFor(stranger)).toEqual([])
    const { db } = server.deps
    await db.updateTable('lodge').set({ membersPublic: true }).where('id', '=', lodgeId).execute()
    await db
      .updateTable('lodgeMembership')
      .set({ visible: false })
      .where('lodgeId', '=', lodgeId)
      .where('profileId', '=', third.id)
      .execute()
    expect(await namesFor(stranger)).toEqual([member.id, other.id])
    // Who signs up lets the members know, as by writing there.
    expect(await namesFor(member)).toEqual([member.id, other.id, third.id])
    await db.updateTable('profile').set({ gender: Gender.Female }).where('id', '=', member.id).execute()
    await db.updateTable('profile').set({ gender: Gender.Male }).where('id', 'in', [other.id, third.id]).execute()
    expect(await namesFor(third, { gender: Gender.Female })).toEqual([member.id])
    expect(await namesFor(third, { gender: Gender.Male, skip: 1, take: 1 })).toEqual([third.id])
    expect(await meetupSeenBy(stranger, meetupId)).toMatchObject({ address: null, signUpOpen: false })
  })
})

it('passes over one who leaves the lodge just as its maker makes room', async () => {
  const { meetupId, lodgeId, maker, member, other, third } = await newGathering(server, { places: 1 })
  for (const each of [member, other, third]) await signUp(each, meetupId)
  const more = { ...sampleMeetup, meetupId, revision: 1, places: 2 }
  let pending: Promise<{ readonly status: number }> | undefined
  await server.deps.db.transaction().execute(async (transaction) => {
    const membership = transaction.deleteFrom('lodgeMembership').where('lodgeId', '=', lodgeId)
    await membership.where('profileId', '=', other.id).execute()
    pending = maker.client.call('Lodges.EditMeetup', more)
    await waitsForLock(server)
  })
  expect((await pending)?.status).toBe(200)
  await server.runJobs()
  expect(await statusOf(third, meetupId)).toBe(Coming)
})

it('the last place is given once to 200 who sign up at the same time, and the first to wait gets it next', async () => {
  const { meetupId, lodgeId, maker } = await newGathering(server, { places: 1 })
  const members: TestMember[] = []
  for (let count = 0; count < 200; count += 1) {
    const each = await newMember(server)
    await setLodgeRole(server, lodgeId, each.id, LodgeRole.Member)
    members.push(each)
  }
  const statuses = await Promise.all(members.map((each) => signUp(each, meetupId)))
  expect(statuses.filter((status) => status === Coming)).toHaveLength(1)
  expect(statuses.filter((status) => status === Waiting)).toHaveLength(199)
  expect(await meetupSeenBy(maker, meetupId)).toMatchObject({ comingCount: 1, waitingCount: 199 })
  // Half of them quit at the same time: still exactly one has the place.
  await Promise.all(members.slice(0, 100).map((each) => quit(each, meetupId)))
  expect(await meetupSeenBy(maker, meetupId)).toMatchObject({ comingCount: 1, waitingCount: 99 })
}, 120_000)
