import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseProfiles } from '../account/erasure'
import type { BodyOf } from '../contract/contract'
import { MediaKind, NotificationTopic, ProfileStatus } from '../contract/enums'
import { MeetupRepetition, MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import { waitsForLock } from '../testing/locks'
import { makeMeetup, sampleMeetup } from '../testing/meetups'
import { insertMedia, insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import type { TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, meetupSeenBy, newGathering, signUp, type Gathering } from './meetup.fixture'
import { remindOfMeetups } from './reminders'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

type Edit = Partial<BodyOf<'Lodges.EditMeetup'>>

const edit = ({ client }: TestMember, meetupId: number, values: Edit = {}) =>
  client.call('Lodges.EditMeetup', { meetupId, revision: 1, ...sampleMeetup, ...values })

const remove = ({ client }: TestMember, meetupId: number, following = false) =>
  client.call('Lodges.DeleteMeetup', { meetupId, following })

const newsOf = async ({ client }: TestMember) =>
  (await client.call('Notifications.ClientNotifications', {})).data.map(({ topic, actor }) => [topic, actor.id])

const idsOf = async ({ lodgeId, maker }: Gathering) =>
  (await maker.client.call('Lodges.GetCalendarData', { lodgeId, take: 100 })).data.map(({ id }) => id)

/** A gathering whose only meetups are a series of three weeks. */
async function seriesOfThree() {
  const gathering = await newGathering(server)
  await server.deps.db.deleteFrom('meetup').where('id', '=', gathering.meetupId).execute()
  const { lodgeId, maker } = gathering
  await makeMeetup(maker, { lodgeId, repetition: MeetupRepetition.Weekly, repeatUntil: '2026-12-20' })
  return { gathering, ids: (await idsOf(gathering)) as [number, number, number] }
}

describe('a change', () => {
  it('is for the maker and those who manage the meetups, and notifies who signed up of a new time', async () => {
    const { meetupId, maker, assistant, member, other } = await newGathering(server)
    await signUp(other, meetupId)
    expect((await edit(member, meetupId)).status).toBe(403)
    expect((await edit(maker, meetupId)).status).toBe(200)
    await server.runJobs()
    expect(await newsOf(other)).toEqual([[NotificationTopic.MeetupChanged, maker.id]])
    // A second change tells them anew, and a leader's change its maker too.
    server.clock.advance(MINUTE)
    expect((await edit(assistant, meetupId, { revision: 2, address: 'Quay 4' })).status).toBe(200)
    await server.runJobs()
    expect(await newsOf(other)).toEqual([[NotificationTopic.MeetupChanged, maker.id]])
    expect(await newsOf(maker)).toEqual([[NotificationTopic.MeetupChanged, assistant.id]])
    server.clock.advance(MINUTE)
    expect((await edit(maker, meetupId, { revision: 3, address: 'Quay 4', title: 'Tea' })).data.title).toBe('Tea')
    await server.runJobs()
    expect(await newsOf(maker)).toHaveLength(1)
  })

  it('of an older version is refused, and the same one again is not', async () => {
    const { meetupId, maker } = await newGathering(server)
    expect((await edit(maker, meetupId, { title: 'Tea' })).data.revision).toBe(2)
    expect((await edit(maker, meetupId, { title: 'Tea' })).data.revision).toBe(2)
    const { status, data } = await edit(maker, meetupId, { title: 'Coffee' })
    expect([status, (data as object as { code: string }).code]).toEqual([409, 'EDIT_CONFLICT'])
  })

  it('of a series moves the later ones by the same time, and leaves the earlier ones', async () => {
    const { gathering, ids } = await seriesOfThree()
    const { maker } = gathering
    const [, second] = ids
    const moved = { title: 'Tea', begin: '2026-12-13T10:00', end: '2026-12-13T11:00', following: true }
    expect((await edit(maker, second, moved)).status).toBe(200)
    const seen = await Promise.all(ids.map((id) => meetupSeenBy(maker, id)))
    expect(seen.map(({ title, localBegin, localEnd }) => [title, localBegin, localEnd])).toEqual([
      ['Coffee by the sea', '2026-12-05T15:00', '2026-12-05T17:00'],
      ['Tea', '2026-12-13T10:00', '2026-12-13T11:00'],
      ['Tea', '2026-12-20T10:00', '2026-12-20T11:00'],
    ])
  })

  it('of a series locks the later ones by their beginning, also where one was moved past another', async () => {
    const {
      gathering: { maker },
      ids: [first, second, third],
    } = await seriesOfThree()
    await edit(maker, second, { begin: '2026-12-27T15:00', end: '2026-12-27T17:00' })
    let pending: ReturnType<typeof edit> | undefined
    await server.deps.db.transaction().execute(async (transaction) => {
      // As a change of the third one and its followers does, of which the second has become one.
      const lock = (id: number) =>
        transaction.selectFrom('meetup').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      await lock(third)
      pending = edit(maker, first, { title: 'Tea', following: true })
      await waitsForLock(server)
      await lock(second)
    })
    expect((await pending)?.status).toBe(200)
  })

  it('by a leader keeps the pictures of the maker, and adds none', async () => {
    const { lodgeId, maker, assistant, member } = await newGathering(server)
    const kind = MediaKind.FileArchivePicture
    const [inText = 0, cover = 0, others = 0] = await insertMedia(server, maker.id, 3, { kind })
    const html = `<p>Cake</p><img data-media-id="${inText}" alt="" />`
    const { data: made } = await makeMeetup(maker, { lodgeId, html, coverId: cover })
    expect(made.media.map(({ id }) => id)).toEqual([inText])
    expect((await meetupSeenBy(member, made.id)).cover?.id).toBe(cover)
    expect((await meetupSeenBy(member, made.id)).media.map(({ id }) => id)).toEqual([inText])
    const kept = { html: made.html, coverId: cover, title: 'Tea' }
    expect((await edit(assistant, made.id, kept)).status).toBe(200)
    const added = `${made.html}<img data-media-id="${others}" alt="" />`
    expect((await edit(assistant, made.id, { ...kept, revision: 2, html: added })).status).toBe(422)
    expect((await edit(assistant, made.id, { ...kept, revision: 2, coverId: others })).status).toBe(422)
  })

  it('by a leader may bring a cover of theirs, which a block hides', async () => {
    const { meetupId, assistant, member, other } = await newGathering(server)
    const { id: coverId, key } = await insertPicture(server, assistant.id, { kind: MediaKind.FileArchivePicture })
    expect((await edit(assistant, meetupId, { coverId })).status).toBe(200)
    const shown = async (viewer: TestMember) => [
      (await meetupSeenBy(viewer, meetupId)).cover?.id ?? null,
      (await viewer.client.call('Media.GetMediaByIds', { ids: [coverId] })).data.length,
      (await mediaClient(server, viewer.client).get(`/media/${key}/gallery.webp`)).statusCode,
    ]
    expect(await shown(member)).toEqual([coverId, 1, 200])
    await block(server, assistant, member)
    expect(await shown(member)).toEqual([null, 0, 404])
    await server.deps.db
      .updateTable('profile')
      .set({ status: ProfileStatus.Locked })
      .where('id', '=', assistant.id)
      .execute()
    expect(await shown(other)).toEqual([null, 0, 404])
  })
})

describe('a deletion', () => {
  it('takes away a meetup without sign-ups', async () => {
    const { meetupId, maker, member, lodgeId } = await newGathering(server)
    expect((await remove(member, meetupId)).status).toBe(403)
    expect((await remove(maker, meetupId)).data).toEqual({ lodgeId, cancelled: false })
    expect((await maker.client.call('Lodges.GetMeetup', { meetupId })).status).toBe(404)
  })

  it('cancels one that others have signed up for, who are notified', async () => {
    const gathering = await newGathering(server)
    const { meetupId, maker, assistant, member, other } = gathering
    await signUp(member, meetupId)
    expect((await remove(assistant, meetupId)).data).toMatchObject({ cancelled: true })
    expect((await remove(assistant, meetupId)).data).toMatchObject({ cancelled: true })
    await server.runJobs()
    expect(await newsOf(member)).toEqual([[NotificationTopic.MeetupCancelled, maker.id]])
    expect(await newsOf(maker)).toEqual([[NotificationTopic.MeetupCancelled, assistant.id]])
    expect(await idsOf(gathering)).toEqual([])
    expect(await meetupSeenBy(member, meetupId)).toMatchObject({
      cancelledAt: server.clock.now().toISOString(),
      signUpStatus: MeetupSignUpStatus.Coming,
      commentable: false,
    })
    expect(await signUp(other, meetupId)).toBe('MEETUP_CANCELLED')
    const { status } = await member.client.call('Lodges.AddMeetupComment', { meetupId, text: 'Why?' })
    expect(status).toBe(422)
    expect((await edit(maker, meetupId, { revision: 2 })).status).toBe(422)
  })

  it('of a series ends the later ones with it', async () => {
    const { gathering, ids } = await seriesOfThree()
    const { maker, member } = gathering
    const [first, second, third] = ids
    await signUp(member, third)
    expect((await remove(maker, second, true)).status).toBe(200)
    expect(await idsOf(gathering)).toEqual([first])
    expect((await meetupSeenBy(member, third)).cancelledAt).not.toBeNull()
  })
})

describe('the comments on a meetup', () => {
  it('are read, answered, changed and deleted, by leaders too', async () => {
    const { meetupId, maker, member, assistant, stranger } = await newGathering(server)
    const add = async ({ client }: TestMember, values: object = {}) =>
      client.call('Lodges.AddMeetupComment', { meetupId, text: 'I come', ...values })
    const { data: first } = await add(member)
    expect((await add(stranger)).status).toBe(404)
    const { data: answer } = await add(maker, { parentId: first.id, text: 'Good' })
    const list = async (twoLayered: boolean) =>
      (await maker.client.call('Lodges.GetMeetupComments', { meetupId, twoLayered })).data
    expect((await list(true)).map(({ id, replies }) => [id, replies.length])).toEqual([[first.id, 1]])
    expect((await list(false)).map(({ id }) => id)).toEqual([first.id, answer.id])
    expect((await meetupSeenBy(maker, meetupId)).commentCount).toBe(2)
    const changed = await member.client.call('Lodges.EditMeetupComment', { commentId: first.id, text: 'I do not' })
    expect(changed.data.text).toBe('I do not')
    const deleted = await assistant.client.call('Lodges.DeleteMeetupComment', { commentId: answer.id })
    expect(deleted.data).toEqual({ itemId: meetupId, remains: null })
    expect(await newsOf(maker)).toEqual([[NotificationTopic.MeetupComment, member.id]])
  })
})

describe('the reminder', () => {
  it('comes once, a day before, to those who come', async () => {
    const { meetupId, maker, member, other, third } = await newGathering(server, {
      places: 2,
      beginsAt: after(server.clock.now(), DAY + HOUR),
    })
    for (const each of [maker, member, other]) await signUp(each, meetupId)
    const remind = () => remindOfMeetups(server.deps)
    await remind()
    expect(await newsOf(member)).toEqual([])
    server.clock.advance(2 * HOUR)
    await remind()
    await remind()
    expect(await newsOf(member)).toEqual([[NotificationTopic.MeetupReminder, maker.id]])
    expect(await newsOf(other)).toEqual([])
    expect(await newsOf(maker)).toEqual([[NotificationTopic.MeetupReminder, member.id]])
    // Whoever gets a place this late knows of it.
    await maker.client.call('Lodges.QuitMeetup', { meetupId })
    await remind()
    expect(await newsOf(other)).toEqual([[NotificationTopic.MeetupPlace, maker.id]])
    expect(await signUp(third, meetupId)).toBe(MeetupSignUpStatus.Waiting)
  })

  it('comes to a maker who has not signed up, from one who comes and whom no block hides', async () => {
    const gathering = await newGathering(server, { beginsAt: after(server.clock.now(), DAY + HOUR) })
    const { meetupId, maker, member, other } = gathering
    for (const each of [member, other]) await signUp(each, meetupId)
    await block(server, member, maker)
    server.clock.advance(2 * HOUR)
    await remindOfMeetups(server.deps)
    expect(await newsOf(maker)).toEqual([[NotificationTopic.MeetupReminder, other.id]])
  })

  it('does not come to the maker of a meetup to which nobody else comes', async () => {
    const { meetupId, maker } = await newGathering(server, { beginsAt: after(server.clock.now(), DAY + HOUR) })
    await signUp(maker, meetupId)
    server.clock.advance(2 * HOUR)
    await remindOfMeetups(server.deps)
    expect(await newsOf(maker)).toEqual([])
  })
})

describe('the maker of coming meetups', () => {
  it('cancels them by deleting their profile: a leader has them, and those who signed up are notified', async () => {
    const { meetupId, lodgeId, maker, owner, assistant, member } = await newGathering(server)
    const { data: unasked } = await makeMeetup(maker, { lodgeId })
    for (const each of [maker, owner, member]) await signUp(each, meetupId)
    const { status } = await maker.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    expect(status).toBe(200)
    await server.runJobs()
    // The owner would hear nothing from themselves.
    expect(await newsOf(member)).toEqual([[NotificationTopic.MeetupCancelled, assistant.id]])
    expect(await newsOf(owner)).toEqual([[NotificationTopic.MeetupCancelled, assistant.id]])
    expect(await meetupSeenBy(member, meetupId)).toMatchObject({
      cancelledAt: server.clock.now().toISOString(),
      maker: { id: assistant.id },
    })
    expect((await member.client.call('Lodges.GetMeetup', { meetupId: unasked.id })).status).toBe(404)
  })

  it('leaves them cancelled, without the description and address, when the profile is erased', async () => {
    const words = 'Bring your boat'
    const gathering = await newGathering(server, { html: `<p>${words}</p>`, words, address: 'Harbour 1' })
    const { meetupId, maker, owner, member } = gathering
    await signUp(member, meetupId)
    const { db, clock } = server.deps
    const gone = { status: ProfileStatus.ToBeDeleted, eraseAt: clock.now() }
    await db.updateTable('profile').set(gone).where('id', '=', maker.id).execute()
    await eraseProfiles(server.deps)
    await server.runJobs()
    expect(await newsOf(member)).toEqual([[NotificationTopic.MeetupCancelled, owner.id]])
    expect(await meetupSeenBy(member, meetupId)).toMatchObject({ maker: { id: owner.id }, html: '', address: '' })
  })
})
