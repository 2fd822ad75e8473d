import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, DarkApplicationStatus, Dominance, KinkLevel, LookingFor, MediaKind } from '../contract/enums'
import { BondRole } from '../contract/dark/bondEnums'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import { after, DAY, MINUTE } from '../core/clock'
import { lockDarkDeparture } from '../shared/profiles/others'
import { insertBlogEntry } from '../testing/insertBlogEntry'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { insertPicture } from '../testing/media'
import { insertMeetup, insertSignUp } from '../testing/meetups'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

const onDark = { host: 'dark.dk.localhost' }

let server: TestServer
let member: TestMember
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  member = await newMember(server, { darkStatus: 3, headline: 'By day', text: '<p>Daylight</p>' }, onDark)
  viewer = await newMember(server, { darkStatus: 3 }, onDark)
})

const write = (headline: string | null, text: string) =>
  member.client.call('EditDarkProfile.UpdateDarkProfile', { headline, text })
const save = (facts: object) => member.client.call('EditDarkProfile.SaveDarkInformation', facts)
const seenBy = async (client: TestMember['client']) => {
  const { profile, details } = (await client.call('Profiles.GetProfile', { profileId: member.id })).data
  return { headline: profile?.headline, text: details?.text, lookingFor: details?.seeks.lookingFor }
}

/** Whether a statement waits for a row that somebody else has locked. */
async function waitsForLock(db: TestServer['deps']['db']): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

describe('the dark profile', () => {
  it('shows its own texts on the dark sites, and those of the main sites there', async () => {
    expect(await seenBy(viewer.client)).toMatchObject({ headline: 'By day', text: '<p>Daylight</p>' })
    await write('By night', '<p>Moon<script>alert(1)</script></p>')
    await save({ lookingFor: [LookingFor.SexPartner] })
    expect(await seenBy(viewer.client)).toEqual({
      headline: 'By night',
      text: '<p>Moon</p>',
      lookingFor: [LookingFor.SexPartner],
    })
    const onMain = await clientOf(server, viewer.id)
    expect(await seenBy(onMain)).toMatchObject({ headline: 'By day', text: '<p>Daylight</p>', lookingFor: [] })
  })

  it('shows nothing of the main sites where the member does not want it', async () => {
    await save({ showMainTexts: false })
    expect(await seenBy(viewer.client)).toMatchObject({ headline: null, text: '' })
    await save({ showMainTexts: true })
    expect(await seenBy(viewer.client)).toMatchObject({ headline: 'By day', text: '<p>Daylight</p>' })
  })

  it('keeps the roles of its persons', async () => {
    const { data } = await member.client.call('EditDarkProfile.GetDarkProfileDataForEdit')
    const personId = data.persons[0]?.id ?? 0
    const saved = await save({ persons: [{ personId, dominance: Dominance.Submissive }] })
    expect(saved.data).toMatchObject({ persons: [{ id: personId, dominance: Dominance.Submissive }] })
    const stranger = await viewer.client.call('EditDarkProfile.SaveDarkInformation', {
      persons: [{ personId, dominance: null }],
    })
    expect(stranger.status).toBe(404)
  })

  it('lists its red albums alone', async () => {
    const { db, clock } = server.deps
    const album = { profileId: member.id, createdAt: clock.now() }
    await db
      .insertInto('album')
      .values([
        { ...album, name: 'Sea', type: AlbumType.Public },
        { ...album, name: 'Silk', type: AlbumType.Red },
      ])
      .execute()
    const { data } = await member.client.call('EditDarkProfile.GetRedMediaAlbums')
    expect(data.map(({ name }) => name)).toEqual(['Silk'])
  })
})

describe('leaving the dark sites', () => {
  it('leaves nothing there, and keeps the profile of the main sites', async () => {
    const { db, clock } = server.deps
    await write('By night', '<p>Moon</p>')
    const kink = await db
      .insertInto('kink')
      .values({ name: JSON.stringify({ 'en-GB': 'Silk' }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await member.client.call('DarkKinks.SetProfileKinks', { kinks: [{ kinkId: kink.id, level: KinkLevel.Like }] })
    const album = await db
      .insertInto('album')
      .values({ profileId: member.id, name: 'Silk', type: AlbumType.Red, createdAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertPicture(server, member.id, { kind: MediaKind.AlbumPicture, albumId: album.id })
    await insertPicture(server, member.id, { kind: MediaKind.DarkProfilePicture })
    const kept = await insertPicture(server, member.id, { kind: MediaKind.ProfilePicture })
    const theirs = await insertBlogEntry(server, viewer.id, { dark: true })
    const comment = await member.client.call('Blogs.AddBlogComment', { blogEntryId: theirs, text: 'Dark words' })
    expect(comment.status).toBe(200)
    await insertBlogEntry(server, member.id, { dark: true })
    const entry = await insertBlogEntry(server, member.id)
    const dark = await insertLodge(server, member.id, { dark: true })
    const light = await insertLodge(server, member.id)
    const visit = { visitedAt: clock.now() }
    await db
      .insertInto('visit')
      .values([
        { ...visit, visitorId: member.id, visitedId: viewer.id, dark: true },
        { ...visit, visitorId: viewer.id, visitedId: member.id, dark: true },
        { ...visit, visitorId: viewer.id, visitedId: member.id },
      ])
      .execute()
    const ad = { profileId: member.id, text: 'Tonight', createdAt: clock.now(), expiresAt: after(clock.now(), DAY) }
    await db
      .insertInto('quickScorAd')
      .values([{ ...ad, dark: true }, ad])
      .execute()
    const written = { text: 'Dark words', createdAt: clock.now(), dark: true }
    await db
      .insertInto('guestbookEntry')
      .values([
        { ...written, authorId: member.id, profileId: viewer.id },
        { ...written, authorId: viewer.id, profileId: member.id },
        { ...written, authorId: viewer.id, profileId: member.id, dark: false },
      ])
      .execute()
    const answered = { profileId: member.id, text: 'Dark words', reason: 'Dark answer', appliedAt: clock.now() }
    await db
      .insertInto('darkApplication')
      .values([
        { ...answered, status: DarkApplicationStatus.Declined },
        { ...answered, status: DarkApplicationStatus.Approved },
      ])
      .execute()

    await member.client.call('Search.SaveSearch', { name: 'Dark words', options: {} })
    const start = (await member.client.call('Common.GetStartPageSortOptions')).data
    const searches = { ...start, searchOptions: ['textSearch=dark'] }
    await member.client.call('Common.SaveStartPageSortOptions', searches)

    const wrong = await member.client.call('EditDarkProfile.DeleteDarkProfile', { password: 'wrong' })
    expect(wrong).toMatchObject({ status: 422, problem: { code: 'WRONG_PASSWORD' } })
    const { data } = await member.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
    expect(data.darkStatus).toBe(0)

    const tables = ['profileKink', 'sharedKinks', 'darkProfile', 'comment', 'album', 'savedSearch'] as const
    const own = async (table: (typeof tables)[number]) =>
      (await db.selectFrom(table).select('profileId').where('profileId', '=', member.id).execute()).length
    expect(await Promise.all(tables.map(own))).toEqual(tables.map(() => 0))
    const startPage = db.selectFrom('startPageSettings').select('darkSearchOptions').where('profileId', '=', member.id)
    expect(await startPage.execute()).toEqual([{ darkSearchOptions: [] }])
    const ids = async (table: 'media' | 'blogEntry') =>
      (await db.selectFrom(table).select('id').where('profileId', '=', member.id).execute()).map(({ id }) => id)
    expect(await ids('media')).toEqual([kept.id])
    expect(await ids('blogEntry')).toEqual([entry])
    const entries = await db.selectFrom('guestbookEntry').select('dark').where('profileId', '=', member.id).execute()
    expect(entries).toEqual([{ dark: false }])
    const memberships = await db
      .selectFrom('lodgeMembership')
      .select(['lodgeId', 'role'])
      .where('profileId', '=', member.id)
      .execute()
    expect(memberships).toEqual([{ lodgeId: light, role: LodgeRole.Owner }])
    const { ownerlessSince } = await db
      .selectFrom('lodge')
      .select('ownerlessSince')
      .where('id', '=', dark)
      .executeTakeFirstOrThrow()
    expect(ownerlessSince).not.toBeNull()
    const visits = await db
      .selectFrom('visit')
      .select('dark')
      .where((eb) => eb.or([eb('visitorId', '=', member.id), eb('visitedId', '=', member.id)]))
      .execute()
    expect(visits).toEqual([{ dark: false }])
    const ads = await db.selectFrom('quickScorAd').select('dark').where('profileId', '=', member.id).execute()
    expect(ads).toEqual([{ dark: false }])
    const applications = await db
      .selectFrom('darkApplication')
      .select(['status', 'text', 'reason'])
      .where('profileId', '=', member.id)
      .orderBy('id')
      .execute()
    expect(applications).toEqual([
      { status: DarkApplicationStatus.Declined, text: '', reason: null },
      { status: DarkApplicationStatus.Withdrawn, text: '', reason: null },
    ])
    const onMain = await clientOf(server, viewer.id)
    expect(await seenBy(onMain)).toMatchObject({ headline: 'By day' })
    expect((await seenBy(viewer.client)).headline).toBeUndefined()
  })

  it.each<[string, (client: TestClient, kinkId: number) => Promise<{ status: number }>]>([
    ['texts', (client) => client.call('EditDarkProfile.UpdateDarkProfile', { headline: 'Late', text: '' })],
    ['facts', (client) => client.call('EditDarkProfile.SaveDarkInformation', { showMainTexts: false })],
    ['albums', (client) => client.call('Media.CreateAlbum', { name: 'Late', type: AlbumType.Red })],
    ['searches', (client) => client.call('Search.SaveSearch', { name: 'Late', options: {} })],
    [
      'kinks',
      (client, kinkId) => client.call('DarkKinks.SetProfileKinks', { kinks: [{ kinkId, level: KinkLevel.Like }] }),
    ],
  ])('ends %s that are being written at that moment', async (_what, late) => {
    const { db } = server.deps
    const name = JSON.stringify({ 'en-GB': 'Late' })
    const kink = await db.insertInto('kink').values({ name }).returning('id').executeTakeFirstOrThrow()
    const writing = await db.transaction().execute(async (leaving) => {
      await leaving.updateTable('profile').set({ darkStatus: 0 }).where('id', '=', member.id).execute()
      const answer = late(member.client, kink.id)
      await expect.poll(() => waitsForLock(db)).toBe(true)
      return { answer }
    })
    expect((await writing.answer).status).toBe(403)
    const rows = await Promise.all(
      (['darkProfile', 'album', 'savedSearch', 'profileKink'] as const).map((table) =>
        db.selectFrom(table).select('profileId').where('profileId', '=', member.id).execute(),
      ),
    )
    expect(rows.flat()).toEqual([])
  })

  it.each<[string, number, (of: { leaver: TestMember; other: TestMember }) => Promise<{ status: number }>]>([
    [
      'a guestbook entry for the leaver',
      404,
      ({ leaver, other }) => other.client.call('Profiles.AddGuestbookEntry', { profileId: leaver.id, text: 'Late' }),
    ],
    [
      'a guestbook entry of the leaver',
      403,
      ({ leaver, other }) => leaver.client.call('Profiles.AddGuestbookEntry', { profileId: other.id, text: 'Late' }),
    ],
    ['a visit', 404, ({ leaver, other }) => other.client.call('Profiles.RegisterVisit', { profileId: leaver.id })],
    [
      'a connection',
      404,
      ({ leaver, other }) =>
        other.client.call('DarkProfileConnection.CreateProfileConnection', {
          profileId: leaver.id,
          role: BondRole.Playmate,
        }),
    ],
  ])('ends %s that is being written at that moment', async (_what, status, late) => {
    const { db } = server.deps
    const writing = await db.transaction().execute(async (leaving) => {
      await lockDarkDeparture(leaving, member.id)
      await leaving.updateTable('profile').set({ darkStatus: 0 }).where('id', '=', member.id).execute()
      const answer = late({ leaver: member, other: viewer })
      await expect.poll(() => waitsForLock(db)).toBe(true)
      return { answer }
    })
    expect((await writing.answer).status).toBe(status)
  })

  it('cancels meetups that others come to, and removes all that was said of them', async () => {
    const { db } = server.deps
    const dark = await insertLodge(server, viewer.id, { dark: true })
    const light = await insertLodge(server, member.id)
    await setLodgeRole(server, dark, member.id, LodgeRole.Member)
    const [awaited, unasked, onMain] = [
      await insertMeetup(server, dark, member.id),
      await insertMeetup(server, dark, member.id),
      await insertMeetup(server, light, member.id),
    ]
    await insertSignUp(server, awaited, viewer.id)
    await insertSignUp(server, awaited, member.id)
    await member.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
    expect((await viewer.client.call('Lodges.GetMeetup', { meetupId: awaited })).data).toMatchObject({
      cancelledAt: server.clock.now().toISOString(),
      maker: { id: viewer.id },
      html: '',
    })
    const left = await db
      .selectFrom('meetup')
      .select(['id', 'profileId'])
      .where('id', 'in', [awaited, unasked, onMain])
      .orderBy('id')
      .execute()
    expect(left).toEqual([
      { id: awaited, profileId: viewer.id },
      { id: onMain, profileId: member.id },
    ])
    const signUps = await db.selectFrom('meetupSignUp').select('profileId').where('meetupId', '=', awaited).execute()
    expect(signUps).toEqual([{ profileId: viewer.id }])
  })
})

describe('discretion', () => {
  const choose = (client: TestClient, choice: object) =>
    client.call('EditDarkProfile.SaveDiscretion', {
      discreetTab: false,
      blurPictures: false,
      awayMinutes: null,
      ...choice,
    })
  const session = async (client: TestClient) => (await client.call('CurrentProfile.GetProfileData')).data

  it('is part of the session on dark sites alone, and goes with the dark profile', async () => {
    const { id, client } = await newMember(server, { darkStatus: 3 }, onDark)
    const chosen = { discreetTab: true, blurPictures: true, awayMinutes: 15 }
    expect((await choose(client, chosen)).data).toEqual(chosen)
    expect((await session(client)).discretion).toEqual(chosen)
    expect((await session(await clientOf(server, id))).discretion).toBeNull()
    expect((await choose(client, { awayMinutes: 0 })).status).toBe(400)
    await client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
    expect((await session(await clientOf(server, id, onDark))).discretion).toEqual({
      discreetTab: false,
      blurPictures: false,
      awayMinutes: null,
    })
  })

  it('ends a session on a dark site whose pages were out of sight for too long, whatever else it asked', async () => {
    const { id, client } = await newMember(server, { darkStatus: 3 }, onDark)
    await choose(client, { awayMinutes: 15 })
    const onMain = await clientOf(server, id)
    for (let time = 0; time < 3; time += 1) {
      server.clock.advance(14 * MINUTE)
      await client.call('Common.UpdateHeartbeat', { version: '0.1.0' })
    }
    expect((await session(client)).isLoggedIn).toBe(true)
    server.clock.advance(10 * MINUTE)
    expect((await session(client)).isLoggedIn).toBe(true)
    server.clock.advance(6 * MINUTE)
    expect((await session(client)).isLoggedIn).toBe(false)
    expect((await session(onMain)).isLoggedIn).toBe(true)
  })
})
