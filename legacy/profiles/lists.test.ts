import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProfileFilter } from '../contract/enums'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import { insertPicture } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewerId: number
let viewer: TestClient
let names = 0

beforeAll(async () => {
  server = await startTestServer({ APP_VERSION: '7.1' })
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('profile').execute()
  server.clock.set('2026-11-20T12:00:00Z')
  viewerId = await insertProfile(server, { name: `Viewer${++names}`, createdAt: '2020-01-01T00:00:00Z', darkStatus: 3 })
  viewer = await clientOf(server, viewerId)
})

const add = (values: object) => insertProfile(server, { name: `Member${++names}`, ...values })
const ids = (profiles: readonly { id: number }[]) => profiles.map(({ id }) => id)
const born = (profileId: number, birthday: string, position = 0) =>
  server.deps.db
    .updateTable('person')
    .set({ birthday })
    .where('profileId', '=', profileId)
    .where('position', '=', position)
    .execute()

describe('the newest members', () => {
  it('are active members of the site, newest first, page by page', async () => {
    const now = server.clock.now()
    const older = await add({ createdAt: after(now, -DAY) })
    const newer = await add({ createdAt: after(now, -HOUR) })
    await add({ status: 0 })
    await add({ privacyConsentAt: null })
    await add({ status: 4 })
    await add({ countryId: 2, zipCode: '0150' })
    expect(ids((await viewer.call('Search.GetNewestProfiles')).data)).toEqual([newer, older])
    expect(ids((await viewer.call('Search.GetNewestProfiles', { skip: 1, take: 1 })).data)).toEqual([older])
  })

  it('on the dark site are approved for it', async () => {
    const approved = await add({ darkStatus: 3 })
    await add({ darkStatus: 1 })
    const dark = await clientOf(server, viewerId, { host: 'dark.dk.localhost' })
    expect(ids((await dark.call('Search.GetNewestProfiles')).data)).toEqual([approved])
  })
})

describe('members who are online', () => {
  it('were seen in the last five minutes; the last seen comes first', async () => {
    const now = server.clock.now()
    const early = await add({ lastOnlineAt: after(now, -4 * MINUTE) })
    const late = await add({ lastOnlineAt: after(now, -MINUTE) })
    await server.deps.db.updateTable('profile').set({ lastOnlineAt: now }).where('id', '=', viewerId).execute()
    await add({ lastOnlineAt: after(now, -5 * MINUTE) })
    await add({})
    const { data } = await viewer.call('Profiles.GetOnlineProfiles')
    expect(ids(data)).toEqual([late, early])
    expect(data.every(({ online }) => online)).toBe(true)
    expect(ids((await viewer.call('Profiles.GetOnlineProfiles', { skip: 1, take: 5 })).data)).toEqual([early])
  })

  it('are limited by the filter', async () => {
    const now = server.clock.now()
    const online = async (values: object) => add({ lastOnlineAt: now, ...values })
    const woman = await online({ gender: 2 })
    const man = await online({})
    const abroad = await online({ countryId: 2, zipCode: '0150', gender: 2 })
    for (const favouriteId of [man, abroad]) {
      await server.deps.db.insertInto('favourite').values({ profileId: viewerId, favouriteId }).execute()
    }
    await server.deps.db.updateTable('profile').set({ seekAudience: 2 }).where('id', '=', viewerId).execute()
    const shown = async (filter?: number) => {
      const client = await clientOf(server, viewerId)
      return ids((await client.call('Profiles.GetOnlineProfiles', filter === undefined ? {} : { filter })).data)
    }
    expect(await shown()).toEqual([man, woman])
    expect(await shown(ProfileFilter.AllProfiles)).toEqual([man, woman])
    expect(await shown(63)).toEqual([man, woman])
    // Favourites live anywhere; possible matches, like all others, in the country of the site.
    expect(await shown(ProfileFilter.Favorites)).toEqual([abroad, man])
    expect(await shown(ProfileFilter.PossibleMatches)).toEqual([woman])
    expect(await shown(ProfileFilter.Favorites + ProfileFilter.PossibleMatches)).toEqual([abroad, man, woman])
    expect(await shown(ProfileFilter.Groups + ProfileFilter.Lodges + ProfileFilter.Events)).toEqual([])

    const choosing = await clientOf(server, viewerId)
    await choosing.call('EditProfile.SaveProfileFilterConfiguration', { filter: ProfileFilter.Favorites })
    expect(await shown()).toEqual([abroad, man])
    expect(await shown(ProfileFilter.AllProfiles)).toEqual([man, woman])
  })

  it('send a heartbeat, and get the server’s version', async () => {
    expect((await viewer.call('Profiles.GetOnlineProfiles')).data).toEqual([])
    expect((await viewer.call('Common.UpdateHeartbeat', { version: '7.1' })).data).toEqual({ upToDate: true })
    expect((await viewer.call('Common.UpdateHeartbeat', { version: '7.0' })).data).toEqual({ upToDate: false })
    const other = await clientOf(server, await add({}))
    expect(ids((await other.call('Profiles.GetOnlineProfiles')).data)).toEqual([viewerId])
  })
})

describe('members whose birthday is today', () => {
  it('come from the viewer’s country first, couples once', async () => {
    const abroad = await add({ countryId: 2, zipCode: '0150', lastOnlineAt: server.clock.now() })
    const couple = await add({ profileType: 2, gender: 3 })
    const seen = await add({ lastOnlineAt: server.clock.now() })
    const tomorrow = await add({})
    await born(viewerId, '1980-11-20')
    await born(abroad, '1980-11-20')
    await born(couple, '1980-11-20')
    await born(couple, '1985-11-20', 1)
    await born(seen, '1999-11-20')
    await born(tomorrow, '1999-11-21')
    expect(ids((await viewer.call('Profiles.GetBirthdayProfiles')).data)).toEqual([seen, couple, abroad])
  })

  it('fill a page, however many come before them whom the viewer may not see', async () => {
    const seen = await add({ lastOnlineAt: server.clock.now() })
    const hidden = await add({ lastOnlineAt: server.clock.now(), status: 4 })
    for (const id of [seen, hidden]) await born(id, '1999-11-20')
    expect(ids((await viewer.call('Profiles.GetBirthdayProfiles', { take: 1 })).data)).toEqual([seen])
  })

  it.each([
    ['2027-02-28T12:00:00Z', true],
    ['2028-02-28T12:00:00Z', false],
    ['2028-02-29T12:00:00Z', true],
    ['2027-03-01T12:00:00Z', false],
    ['2028-02-28T23:30:00Z', true],
  ])('and who were born on 29 February, at %s: %s', async (moment, celebrated) => {
    await born(await add({}), '1992-02-29')
    server.clock.set(moment)
    viewer = await clientOf(server, viewerId)
    expect((await viewer.call('Profiles.GetBirthdayProfiles')).data.length > 0).toBe(celebrated)
  })
})

describe('a summary', () => {
  it('shows what others may know, in the requested order', async () => {
    const other = await add({ headline: 'Hej', validated: true, memberUntil: after(server.clock.now(), DAY) })
    await born(other, '1990-11-21')
    const picture = await insertPicture(server, other)
    await server.deps.db.updateTable('profile').set({ pictureId: picture.id }).where('id', '=', other).execute()
    await server.deps.db.insertInto('favourite').values({ profileId: viewerId, favouriteId: other }).execute()
    const { data } = await viewer.call('Profiles.GetProfilesByIds', { ids: [other, 999_999, viewerId] })
    expect(ids(data)).toEqual([other, viewerId])
    expect(data[0]).toMatchObject({
      persons: [{ gender: 1, age: 35 }],
      area: { zipCode: '2100', city: 'København Ø', countryArea: 'Hovedstaden', country: 'Danmark' },
      headline: 'Hej',
      picture: { id: picture.id, path: `/media/${picture.key}`, focusX: 0.5 },
      online: false,
      member: true,
      validated: true,
      favourite: true,
      tagged: false,
    })
    expect(data[1]).toMatchObject({ member: false, favourite: false, picture: null })
  })

  it('hides its picture until copyright is confirmed', async () => {
    const other = await add({ forcedConsentMedia: true })
    const picture = await insertPicture(server, other)
    await server.deps.db.updateTable('profile').set({ pictureId: picture.id }).where('id', '=', other).execute()
    const { data } = await viewer.call('Profiles.GetProfilesByIds', { ids: [other] })
    expect(data).toMatchObject([{ picture: null }])
  })

  it.each([[[]], [Array.from({ length: 101 }, (_, index) => index + 1)], [[0]], [['1']]])(
    'is not made for %j',
    async (wanted) => {
      expect((await viewer.call('Profiles.GetProfilesByIds', { ids: wanted })).status).toBe(400)
    },
  )
})
