import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertPicture } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let profileId: number
let client: TestClient
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  profileId = await insertProfile(server, { name: `Member${++names}`, darkStatus: 3 })
  client = await clientOf(server, profileId)
})

describe('the start page', () => {
  const hiddenIn = async (browser: TestClient) =>
    (await browser.call('Common.GetStartPageSortOptions')).data.sortOptions
      .filter(({ hidden }) => hidden)
      .map(({ id }) => id)

  it('has thirteen sections by default, and hides those that the site does not have', async () => {
    const { data } = await client.call('Common.GetStartPageSortOptions')
    expect(data).toMatchObject({ searchOptions: [], condensedProfileView: false, customizeStart: false })
    expect(data.sortOptions.map(({ id }) => id).join(' ')).toBe(
      'Contest NewestProfiles PossibleMatches BirthdayProfiles NewestMedia SearchMedia LastVisit OnlineProfiles ' +
        'NewestBlogs UpcomingEvents PopularLodges OnlineFavorites ChatRightNow',
    )
    expect(await hiddenIn(client)).toEqual(['SearchMedia'])
    const onSite = (host: string) => clientOf(server, profileId, { host })
    expect(await hiddenIn(await onSite('no.localhost'))).toEqual(['Contest', 'SearchMedia'])
    expect(await hiddenIn(await onSite('dark.dk.localhost'))).toEqual(['Contest', 'SearchMedia'])
  })

  it('keeps the member’s order and choices', async () => {
    const settings = {
      sortOptions: [
        { id: 'ChatRightNow', hidden: false },
        { id: 'SearchMedia', hidden: false },
        { id: 'Contest', hidden: true },
      ],
      searchOptions: ['gender=2&age=30-40'],
      condensedProfileView: true,
      customizeStart: true,
    }
    const saved = await client.call('Common.SaveStartPageSortOptions', settings)
    expect(saved.data).toMatchObject({ searchOptions: ['gender=2&age=30-40'], condensedProfileView: true })
    expect(saved.data.sortOptions).toHaveLength(13)
    expect(saved.data.sortOptions.slice(0, 4)).toEqual([
      ...settings.sortOptions,
      { id: 'NewestProfiles', hidden: false },
    ])
    expect((await client.call('Common.GetStartPageSortOptions')).data).toEqual(saved.data)
  })

  it('that is saved on a site without a section keeps that section’s choice', async () => {
    const norwegian = await clientOf(server, profileId, { host: 'no.localhost' })
    const { data } = await norwegian.call('Common.GetStartPageSortOptions')
    await norwegian.call('Common.SaveStartPageSortOptions', data)
    expect(await hiddenIn(client)).toEqual(['SearchMedia'])
  })

  it.each([
    ['unknown', [{ id: 'Unknown', hidden: false }], 'sortOptions.0.id'],
    ['named twice', ['Contest', 'Contest'].map((id) => ({ id, hidden: false })), 'sortOptions.1.id'],
  ])('refuses a section that is %s', async (_, sortOptions, field) => {
    const body = { sortOptions, searchOptions: [], condensedProfileView: false, customizeStart: true }
    expect(await client.call('Common.SaveStartPageSortOptions', body)).toMatchObject({
      status: 400,
      problem: { fields: [{ field, code: 'OUT_OF_RANGE' }] },
    })
  })

  it('shows the site’s chat rooms with most participants', async () => {
    const room = { countryId: 1, path: '/room' }
    await server.deps.db
      .insertInto('chatRoom')
      .values([
        { ...room, name: 'Lobby', onlineCount: 5 },
        { ...room, name: 'Natcafé', onlineCount: 9 },
        { ...room, name: 'Mørk', onlineCount: 20, dark: true },
        { ...room, name: 'Norge', onlineCount: 30, countryId: 2 },
      ])
      .execute()
    const rooms = async (browser: TestClient) =>
      (await browser.call('Common.GetChatRoomsForStart')).data.map(({ name }) => name)
    expect(await rooms(client)).toEqual(['Natcafé', 'Lobby'])
    expect(await rooms(await clientOf(server, profileId, { host: 'dark.dk.localhost' }))).toEqual(['Mørk'])
  })
})

describe('a small setting', () => {
  const stored = async () =>
    server.deps.db.selectFrom('profileConfiguration').select('key').where('profileId', '=', profileId).execute()

  it('has a default until it is set', async () => {
    const value = async (key: string) =>
      (await client.call('CurrentProfile.GetProfileConfiguration')).data.find((setting) => setting.key === key)
    expect(await value('drawerMode')).toEqual({ key: 'drawerMode', type: 'number', value: '3' })
    for (const mode of ['1', '2']) {
      const { data } = await client.call('EditProfile.UpdateProfileConfiguration', { key: 'drawerMode', value: mode })
      expect(data).toEqual({ key: 'drawerMode', type: 'number', value: mode })
    }
    expect(await value('drawerMode')).toMatchObject({ value: '2' })
  })

  it.each([
    ['drawerMode', 'wide'],
    ['drawerMode', 'true'],
    ['drawerMode', ''],
    ['drawerMode', '0x10'],
    ['playSounds', '1'],
    ['playSounds', 'TRUE'],
  ])('%s refuses %j: an error is logged, nothing is saved', async (key, value) => {
    const answer = await client.call('EditProfile.UpdateProfileConfiguration', { key, value })
    expect(answer).toMatchObject({ status: 422, problem: { code: 'CONFIG_TYPE_MISMATCH' } })
    expect(await stored()).toEqual([])
    expect(server.logLines.some((line) => line.includes('"level":50') && line.includes(`"key":"${key}"`))).toBe(true)
  })

  it.each([
    ['drawerMode', '-1.5', 'number'],
    ['playSounds', 'false', 'boolean'],
    ['lastSearch', '42', 'string'],
    ['lastSearch', '', 'string'],
  ])('%s accepts %j', async (key, value, type) => {
    const answer = await client.call('EditProfile.UpdateProfileConfiguration', { key, value })
    expect(answer).toMatchObject({ status: 200, data: { key, type, value } })
  })

  it.each(['unknown', 'constructor', '__proto__'])('must exist: %s', async (key) => {
    const answer = await client.call('EditProfile.UpdateProfileConfiguration', { key, value: '1' })
    expect(answer).toMatchObject({ status: 400, problem: { fields: [{ field: 'key', code: 'UNKNOWN_ITEM' }] } })
    expect(await stored()).toEqual([])
  })
})

describe('hints', () => {
  const keys = async () => (await client.call('CurrentProfile.Hints')).data.map(({ key }) => key)

  it('name missing facts, most useful first, and disappear with them', async () => {
    await server.deps.db.updateTable('profile').set({ emailConfirmedAt: null }).where('id', '=', profileId).execute()
    expect(await keys()).toEqual([
      'ConfirmEmail',
      'AddPicture',
      'WriteText',
      'ValidateProfile',
      'SetMatchSettings',
      'AddMatchWords',
      'FillPersonFacts',
      'AddHeightAndWeight',
    ])
    const { id: pictureId } = await insertPicture(server, profileId)
    await server.deps.db
      .updateTable('profile')
      .set({ pictureId, emailConfirmedAt: server.clock.now(), text: 'Hej', validated: true, matchWords: ['havet'] })
      .where('id', '=', profileId)
      .execute()
    expect(await keys()).toEqual(['SetMatchSettings', 'FillPersonFacts', 'AddHeightAndWeight'])
    await server.deps.db.updateTable('profile').set({ seekDistance: 50 }).where('id', '=', profileId).execute()
    await server.deps.db.updateTable('person').set({ smoking: 3 }).where('profileId', '=', profileId).execute()
    expect(await keys()).toEqual(['AddHeightAndWeight'])
    await server.deps.db
      .updateTable('person')
      .set({ height: 180, weight: 80 })
      .where('profileId', '=', profileId)
      .execute()
    expect(await keys()).toEqual([])
  })
})

describe('match words', () => {
  const words = async (text: string) => (await client.call('Common.GetAutomaticMatchWords', { text })).data.words

  it.each([
    ['Jeg elsker at sejle og jeg vil gerne sejle med dig til Skagen.', ['sejle', 'skagen']],
    ['I would love to go hiking in the mountains, hiking is what I like most.', ['hiking', 'mountains']],
    [
      'Jag tycker om att dansa och lagar gärna mat tillsammans med vänner.',
      ['tycker', 'vänner', 'dansa', 'lagar', 'mat'],
    ],
    ['Jeg liker å gå på ski, helst i fjellet sammen med hunden.', ['fjellet', 'hunden', 'liker', 'helst', 'ski']],
  ])('of a text are its significant words: %s', async (text, expected) => {
    expect(await words(text)).toEqual(expected)
  })

  it('are limited to twenty, and an empty text has none', async () => {
    const text = Array.from(
      { length: 40 },
      (_, index) => `ord${'abcdefghij'[index % 10]}${'klmn'[Math.floor(index / 10)]}`,
    )
    expect(await words(text.join(' '))).toHaveLength(20)
    expect(await words('12345 , og en at the')).toEqual([])
  })
})

it('stores feedback on the profile page', async () => {
  await client.call('Common.AddProfilePageNewDesignFeedback', { rating: 4, text: '  Pænt ' })
  await client.call('Common.AddProfilePageNewDesignFeedback', { rating: 5 })
  const rows = await server.deps.db.selectFrom('feedback').select(['rating', 'text']).orderBy('id').execute()
  expect(rows).toEqual([
    { rating: 4, text: 'Pænt' },
    { rating: 5, text: null },
  ])
  expect((await client.call('Common.AddProfilePageNewDesignFeedback', { rating: 6 })).status).toBe(400)
})
