import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProfileStatus, ProfileViewState } from '../contract/enums'
import { after, DAY, MINUTE } from '../core/clock'
import { insertPicture } from '../testing/media'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00Z')
  viewer = await newMember(server, { darkStatus: 3 })
  other = await newMember(server, { headline: 'A secret headline', text: '<p>A secret text</p>', darkStatus: 3 })
})

const set = (values: object, { id } = other) =>
  server.deps.db.updateTable('profile').set(values).where('id', '=', id).execute()
const open = ({ client } = viewer, profileId = other.id) => client.call('Profiles.GetProfile', { profileId })

describe('a profile that is not shown', () => {
  it.each([
    ['locked', { status: ProfileStatus.Locked }, ProfileViewState.Locked],
    ['locked for good', { status: ProfileStatus.PermaLocked }, ProfileViewState.Locked],
    ['quarantined', { status: ProfileStatus.Quarantined }, ProfileViewState.Quarantined],
    ['about to be deleted', { status: ProfileStatus.ToBeDeleted }, ProfileViewState.Deleted],
    ['deleted', { status: ProfileStatus.Deleted }, ProfileViewState.Deleted],
    ['without consent', { privacyConsentAt: null }, ProfileViewState.NotOnThisSite],
  ])('because it is %s shows the reason and nothing else', async (_, values, state) => {
    await set(values)
    const answer = await open()
    expect(answer).toMatchObject({ status: 200, data: { state, profile: null, details: null } })
    expect(JSON.stringify(answer.data)).not.toMatch(/secret|Member/)
    expect((await viewer.client.call('Profiles.GetProfileDetailsByIds', { ids: [other.id] })).data).toEqual([])
  })

  it('because of a block shows who blocked, whatever else applies', async () => {
    await viewer.client.call('Profiles.AddProfileToBlacklist', { profileId: other.id })
    await set({ status: ProfileStatus.Locked })
    expect((await open()).data).toEqual({ state: ProfileViewState.YouBlacklisted, profile: null, details: null })
    await set({ status: ProfileStatus.Active })
    const { data } = await open(other, viewer.id)
    expect(data).toEqual({ state: ProfileViewState.YouWereBlacklisted, profile: null, details: null })
  })

  it('on the dark site is one without approval', async () => {
    await set({ darkStatus: 1 })
    const dark = { ...viewer, client: await clientOf(server, viewer.id, { host: 'dark.dk.localhost' }) }
    expect((await open(dark)).data).toEqual({ state: ProfileViewState.NotOnThisSite, profile: null, details: null })
    expect((await open()).data).toMatchObject({ state: ProfileViewState.Shown })
  })

  it('and never existed is not found', async () => {
    expect((await open(viewer, 999_999)).status).toBe(404)
    await set({ status: ProfileStatus.None })
    expect((await open()).status).toBe(404)
  })
})

describe('a profile that is shown', () => {
  it('shows everything about both persons of a couple', async () => {
    const couple = await newMember(server, { profileType: 2, gender: 3 })
    const facts = {
      height: 180,
      weight: 80,
      bodyType: 3,
      eyeColour: 2,
      hairColour: 13,
      sexualOrientation: 3,
      relationshipStatus: 7,
      smoking: 3,
      children: 1,
    }
    await server.deps.db
      .updateTable('person')
      .set({ ...facts, birthday: '1986-11-20' })
      .where('profileId', '=', couple.id)
      .where('position', '=', 1)
      .execute()
    const { data } = await open(viewer, couple.id)
    expect(data.details?.persons).toMatchObject([
      { gender: 1, age: 36, height: null, bodyType: 0, sexualOrientation: null, relationshipStatus: 6, smoking: 4 },
      { gender: 2, age: 40, ...facts },
    ])
    expect(data.details?.persons.map(({ id }) => id)).toEqual(data.profile?.persons.map(({ id }) => id))
  })

  it('shows its texts, whom it seeks, and the day it was last seen', async () => {
    await set({
      matchWords: ['jazz', 'hav'],
      seekAudience: 2,
      seekAgeFrom: 25,
      seekAgeTo: 45,
      seekDistance: 100,
      lookingFor: [2, 3],
      createdAt: '2026-01-02T03:04:05Z',
      // Past midnight in Denmark.
      lastOnlineAt: '2026-11-18T23:30:00Z',
    })
    expect((await open()).data.details).toMatchObject({
      id: other.id,
      text: '<p>A secret text</p>',
      matchWords: ['jazz', 'hav'],
      seeks: { audience: 2, ageFrom: 25, ageTo: 45, distance: 100, lookingFor: [2, 3] },
      lastOnlineAt: '2026-11-19T12:00:00.000Z',
      createdAt: '2026-01-02T03:04:05.000Z',
      visitCount: null,
      note: null,
      tags: [],
      liked: false,
      likeCount: 0,
    })
  })

  it('shows a person’s role on the dark site only', async () => {
    await server.deps.db.updateTable('person').set({ dominance: 2 }).where('profileId', '=', other.id).execute()
    expect((await open()).data.details?.persons).toMatchObject([{ dominance: null }])
    const dark = { ...viewer, client: await clientOf(server, viewer.id, { host: 'dark.dk.localhost' }) }
    expect((await open(dark)).data.details?.persons).toMatchObject([{ dominance: 2 }])
  })

  it('counts what the viewer may see', async () => {
    const { db } = server.deps
    const third = await newMember(server)
    await insertPicture(server, other.id)
    await insertPicture(server, other.id, { kind: 3 })
    await insertPicture(server, other.id, { kind: 4 })
    await insertPicture(server, other.id, { status: 1 })
    await db
      .insertInto('album')
      .values([1, 2, 3].map((type) => ({ profileId: other.id, name: 'Album', type, createdAt: server.clock.now() })))
      .execute()
    for (const { client } of [viewer, third]) {
      await client.call('Profiles.AddGuestbookEntry', { profileId: other.id, text: 'Hi' })
      await client.call('Common.ToggleLike', { itemType: 2, itemId: other.id })
    }
    const counts = { pictureCount: 1, videoCount: 1, albumCount: 2, guestbookCount: 2, likeCount: 2, liked: true }
    expect((await open()).data.details).toMatchObject(counts)
    await viewer.client.call('Profiles.AddProfileToBlacklist', { profileId: third.id })
    expect((await open()).data.details).toMatchObject({ ...counts, guestbookCount: 1, likeCount: 1 })
  })

  it('shows only its owner the visits of the last 30 days', async () => {
    for (let visit = 0; visit < 3; visit++) {
      const { client } = await newMember(server)
      await client.call('Profiles.RegisterVisit', { profileId: viewer.id })
      server.clock.advance(14 * DAY)
    }
    viewer = { ...viewer, client: await clientOf(server, viewer.id) }
    expect((await open(viewer, viewer.id)).data).toMatchObject({
      state: ProfileViewState.Shown,
      profile: { id: viewer.id, distance: null },
      details: { visitCount: 2, match: null },
    })
  })
})

describe('the distance', () => {
  const distance = async (id = other.id) => (await open(viewer, id)).data.profile?.distance

  it('is measured between grid points, in whole kilometres', async () => {
    expect(await distance()).toBe(1)
    // From 55.7, 12.6 to 55.4, 10.4: both snap to a grid of a twentieth of a degree.
    await set({ zipCode: '5000', latitude: 55.4, longitude: 10.39 })
    expect(await distance()).toBe(143)
    await set({ latitude: 55.41, longitude: 10.41 })
    expect(await distance()).toBe(143)
    await set({ latitude: 55.44, longitude: 10.39 })
    expect(await distance()).toBe(142)
  })
})

it('is returned for many at once, in the requested order', async () => {
  const third = await newMember(server)
  await viewer.client.call('Profiles.SaveNote', { profileId: third.id, text: 'Met in Odense' })
  await set({ lastOnlineAt: after(server.clock.now(), -MINUTE) })
  const ids = [third.id, 999_999, viewer.id, other.id]
  const { data } = await viewer.client.call('Profiles.GetProfileDetailsByIds', { ids })
  expect(data.map(({ id, note }) => [id, note])).toEqual([
    [third.id, 'Met in Odense'],
    [viewer.id, null],
    [other.id, null],
  ])
})
