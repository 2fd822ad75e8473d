import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NewsKind } from '../contract/staff/newsEnums'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import { insertPicture } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let member: TestClient
beforeAll(async () => {
  server = await startTestServer({
    MACHINE_NAME: 'web1',
    VAPID_PUBLIC_KEY: 'key',
    VAPID_PRIVATE_KEY: 'secret',
    APP_VERSION: '7.1',
  })
  await insertPlaces(server.deps.db)
  member = await clientOf(server, await insertProfile(server, { name: 'Viewer' }))
})
afterAll(() => server.close())

const visitor = (host = 'dk.localhost', language?: string) => new TestClient(server, { host, language })

describe('the site', () => {
  it.each([
    ['dk.localhost', { id: 1, systemName: 'dk', name: 'Nordlys', language: 'da-DK', currency: 'DKK', countryId: 1 }],
    ['localhost:4000', { id: 1, dark: false, counterpartHost: 'dark.dk.localhost' }],
    [
      'dark.se.localhost',
      { id: 7, name: 'Midnat', dark: true, disabledLodges: false, counterpartHost: 'se.localhost' },
    ],
    ['uk.localhost', { id: 4, language: 'en-GB', currency: 'GBP', openingHours: 'Monday to Friday, 9 am to 5 pm' }],
  ])('is configured by its host name %s', async (host, expected) => {
    const { data } = await visitor(host).call('Site.GetSiteConfiguration')
    expect(data).toMatchObject({ ...expected, machineName: 'web1', publicVapidKey: 'key' })
    expect(data.hosts).toHaveLength(8)
    expect(data.languages[0]).toBe(data.language)
  })

  it('returns its version', async () => {
    expect(await visitor().call('Site.GetVersion')).toMatchObject({ status: 200, data: { version: '7.1' } })
  })
})

describe('landing pages', () => {
  it('depend on the site, main or dark, and its language, not on the viewer’s', async () => {
    const main = await visitor('dk.localhost', 'en').call('Seo.AllLandingPages')
    const dark = await visitor('dark.dk.localhost').call('Seo.AllLandingPages')
    const swedish = await visitor('se.localhost').call('Seo.AllLandingPages')
    expect(main.data.length).toBeGreaterThan(0)
    const paths = (answer: typeof main) => answer.data.map(({ path }) => path)
    expect(paths(main).filter((path) => paths(dark).includes(path))).toEqual([])
    expect(paths(main)).not.toEqual(paths(swedish))
    const front = await visitor().call('Seo.FrontpageLandingPages')
    expect(paths(main)).toEqual(expect.arrayContaining(paths(front)))
    expect(front.data.length).toBeGreaterThan(0)
  })

  it('are found by path ignoring case, and only on their own site', async () => {
    const [page] = (await visitor().call('Seo.AllLandingPages')).data
    const found = await visitor().call('Seo.GetLandingPage', { path: `${page?.path.toUpperCase()}/` })
    expect(found.data).toMatchObject({ id: page?.id, path: page?.path, title: page?.title })
    expect(found.data.html).toContain('<p>')
    for (const host of ['dark.dk.localhost', 'uk.localhost']) {
      expect(await visitor(host).call('Seo.GetLandingPage', { path: page?.path })).toMatchObject({ status: 404 })
    }
    expect(await visitor().call('Seo.GetLandingPage', { path: '/' })).toMatchObject({ status: 404 })
  })
})

describe('the community as visitors see it', () => {
  it('counts members who are online on the site, not pending, locked or foreign ones', async () => {
    const now = server.clock.now()
    await insertProfile(server, { name: 'Online1', lastOnlineAt: after(now, -4 * MINUTE) })
    await insertProfile(server, { name: 'Online2', lastOnlineAt: now, darkStatus: 3 })
    await insertProfile(server, { name: 'Gone', lastOnlineAt: after(now, -5 * MINUTE) })
    await insertProfile(server, { name: 'LockedOnline', lastOnlineAt: now, status: 4 })
    await insertProfile(server, { name: 'Norwegian', lastOnlineAt: now, countryId: 2, zipCode: '0150' })
    expect((await visitor().call('Seo.OnlineProfilesCount')).data).toEqual({ count: 2 })
    expect((await visitor('dark.dk.localhost').call('Seo.OnlineProfilesCount')).data).toEqual({ count: 1 })
    expect((await visitor('no.localhost').call('Seo.OnlineProfilesCount')).data).toEqual({ count: 1 })
  })

  it('shows the rating of the support in the country', async () => {
    expect((await visitor().call('Seo.TicketsRating')).data).toEqual({ average: 0, count: 0 })
    const createdAt = server.clock.now()
    await server.deps.db
      .insertInto('ticketRating')
      .values([5, 4, 4].map((rating) => ({ countryId: 1, rating, createdAt })))
      .execute()
    expect((await visitor().call('Seo.TicketsRating')).data).toEqual({ average: 4.33, count: 3 })
    expect((await visitor('no.localhost').call('Seo.TicketsRating')).data.count).toBe(0)
  })

  it('shows the newest faces that may be shown', async () => {
    const now = server.clock.now()
    const face = async (name: string, values: object = {}, picture: object = {}) => {
      const id = await insertProfile(server, { name, showOnFrontPage: true, showOnDarkFrontPage: true, ...values })
      const medium = await insertPicture(server, id, picture)
      await server.deps.db.updateTable('profile').set({ pictureId: medium.id }).where('id', '=', id).execute()
      return id
    }
    const older = await face('Older', { createdAt: after(now, -DAY) })
    const newer = await face('Newer', { createdAt: after(now, -HOUR), darkStatus: 3 })
    await face('Private', { showOnFrontPage: false })
    await face('Unconfirmed', { forcedConsentMedia: true })
    await face('NotActive', { status: 4 })
    await face('Abroad', { countryId: 2, zipCode: '0150' })
    await face('InWork', {}, { status: 1 })
    await insertProfile(server, { name: 'Faceless', showOnFrontPage: true })
    const ids = async (client: TestClient) =>
      (await client.call('Seo.FrontpageProfiles')).data.map((profile) => profile.id)
    expect(await ids(visitor())).toEqual([newer, older])
    expect(await ids(visitor('dark.dk.localhost'))).toEqual([newer])
    const { data } = await visitor().call('Seo.FrontpageProfiles', { take: 1 })
    expect(data).toMatchObject([{ id: newer, picture: { status: 3 } }])
  })

  it('shows visitors only what members agreed to, hides those who blocked the viewer, and needs consent per site', async () => {
    const { db, clock } = server.deps
    await db.updateTable('profile').set({ showOnFrontPage: false, showOnDarkFrontPage: false }).execute()
    const id = await insertProfile(server, {
      name: 'Ansigt',
      darkStatus: 3,
      headline: 'Hej',
      validated: true,
      memberUntil: after(clock.now(), DAY),
      lastOnlineAt: clock.now(),
    })
    const { id: pictureId } = await insertPicture(server, id)
    await db.updateTable('profile').set({ pictureId }).where('id', '=', id).execute()
    const own = await clientOf(server, id)
    const ownDark = await clientOf(server, id, { host: 'dark.dk.localhost' })
    const faces = async (client: TestClient) => (await client.call('Seo.FrontpageProfiles')).data
    await own.call('EditProfile.UpdateFrontPageVisibility', { visible: true })
    expect((await ownDark.call('EditProfile.Settings')).data.showOnFrontPage).toBe(false)
    expect(await faces(visitor('dark.dk.localhost'))).toEqual([])
    expect((await ownDark.call('EditProfile.UpdateFrontPageVisibility', { visible: true })).data).toMatchObject({
      showOnFrontPage: true,
    })
    expect(await faces(visitor('dark.dk.localhost'))).toMatchObject([{ id }])

    const told = { name: 'Ansigt', persons: [{ age: 36 }], picture: { status: 3 } }
    const untold = { area: null, headline: null, member: false, validated: false, online: false }
    expect(await faces(visitor())).toMatchObject([{ ...told, ...untold }])
    const viewerId = await insertProfile(server, { name: 'Laeser' })
    const viewer = await clientOf(server, viewerId)
    expect(await faces(viewer)).toMatchObject([
      { ...told, headline: 'Hej', member: true, validated: true, online: true },
    ])
    await db.insertInto('blacklist').values({ profileId: id, blockedId: viewerId }).execute()
    expect(await faces(viewer)).toEqual([])
    await own.call('EditProfile.ConsentPrivacyData', { consent: false })
    expect(await faces(visitor())).toEqual([])
  })

  it('lists the reviews of the country, newest first, page by page', async () => {
    const review = { countryId: 1, author: 'Anne', rating: 5, text: 'Godt sted' }
    await server.deps.db
      .insertInto('review')
      .values(['2026-01-02', '2026-03-04', '2025-05-06'].map((date) => ({ ...review, date })))
      .execute()
    const { data } = await visitor().call('Support.GetReviews', { take: 2 })
    expect(data.map(({ date }) => date)).toEqual(['2026-03-04', '2026-01-02'])
    expect((await visitor().call('Support.GetReviews', { skip: 2 })).data).toMatchObject([{ date: '2025-05-06' }])
    expect((await visitor('uk.localhost').call('Support.GetReviews')).data).toEqual([])
  })
})

describe('help', () => {
  it('has every legal page in the viewer’s language', async () => {
    for (const key of ['cookies', 'generalTerms', 'tradeTerms', 'privacy', 'codeOfConduct', 'ethicalRules']) {
      const danish = await visitor().call('Support.GetLegalPage', { key })
      expect(danish).toMatchObject({ status: 200, data: { key } })
      const english = await visitor('dk.localhost', 'en-US,en').call('Support.GetLegalPage', { key })
      expect(english.data.html).not.toBe(danish.data.html)
    }
    expect(await visitor().call('Support.GetLegalPage', { key: 'other' })).toMatchObject({ status: 400 })
  })

  it('finds questions that contain all search words', async () => {
    const all = await visitor('uk.localhost').call('Support.SearchFaq')
    const [first] = all.data
    const words = first?.question.split(' ').slice(0, 3).join('   ').toUpperCase()
    const found = await visitor('uk.localhost').call('Support.SearchFaq', { q: words })
    expect(found.data.map(({ id }) => id)).toContain(first?.id)
    expect(found.data.length).toBeLessThan(all.data.length)
    expect((await visitor('uk.localhost').call('Support.SearchFaq', { q: `${words} xyzzy` })).data).toEqual([])
    const { data } = await visitor('uk.localhost').call('Support.SearchFaq', { category: first?.category })
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set([first?.category]))
  })

  it('returns one question, and 404 for an unknown one', async () => {
    expect(await visitor().call('Support.GetFaq', { id: 201 })).toMatchObject({ status: 200, data: { id: 201 } })
    expect(await visitor().call('Support.GetFaq', { id: 99999 })).toMatchObject({ status: 404 })
  })

  it('lists the changelog, newest first', async () => {
    const { data } = await visitor().call('Support.GetChangelog')
    const dates = data.map(({ date }) => date)
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('news', () => {
  const texts = (text: string) => JSON.stringify({ 'da-DK': text, 'en-GB': `${text} (English)` })

  it('shows breaking news once to each member, newest first, as safe HTML', async () => {
    const now = server.clock.now()
    await server.deps.db
      .insertInto('news')
      .values(
        [
          { title: texts('Gammel'), text: texts('**Fed** <script>'), startsAt: after(now, -DAY) },
          { title: texts('Ny'), text: texts('Nyt'), startsAt: after(now, -HOUR) },
          { title: texts('Forbi'), text: texts('-'), startsAt: after(now, -MINUTE), endsAt: now },
          { title: texts('Senere'), text: texts('-'), startsAt: after(now, HOUR) },
          { siteId: 2, title: texts('Norsk'), text: texts('-'), startsAt: after(now, -MINUTE) },
        ].map((row) => ({ ...row, kind: NewsKind.BreakingNews })),
      )
      .execute()
    const newest = await member.call('BreakingNews.BreakingNews')
    expect(newest.data).toMatchObject({ title: 'Ny' })
    const seen = { id: newest.data?.id }
    expect(await member.call('BreakingNews.AddBreakingNewsView', seen)).toMatchObject({ status: 200 })
    expect(await member.call('BreakingNews.AddBreakingNewsView', seen)).toMatchObject({ status: 200 })
    const next = await member.call('BreakingNews.BreakingNews')
    expect(next.data?.text.trim()).toBe('<p><strong>Fed</strong> &lt;script&gt;</p>')
    await member.call('BreakingNews.AddBreakingNewsView', { id: next.data?.id })
    expect((await member.call('BreakingNews.BreakingNews')).data).toBeNull()
    expect(await member.call('BreakingNews.AddBreakingNewsView', { id: 999 })).toMatchObject({ status: 404 })
  })

  it('shows the newest ticker of the site', async () => {
    expect((await member.call('Common.GetNewsTickerText')).data).toEqual({ text: null, path: null })
    const now = server.clock.now()
    await server.deps.db
      .insertInto('news')
      .values(
        [
          { text: texts('Første'), path: '/Start', startsAt: after(now, -DAY) },
          { siteId: 5, text: texts('Mørk'), startsAt: after(now, -HOUR) },
        ].map((row) => ({ ...row, kind: NewsKind.Ticker })),
      )
      .execute()
    expect((await member.call('Common.GetNewsTickerText')).data).toEqual({ text: 'Første', path: '/Start' })
  })

  it('sorts the glossary by the alphabet of its language', async () => {
    const entries = ['Ære', 'Zebra', 'Åben', 'And'].map((term) => ({ locale: 'da-DK', term, text: 'Ord' }))
    await server.deps.db
      .insertInto('glossaryEntry')
      .values([...entries, { locale: 'en-GB', term: 'Other', text: 'Word' }])
      .execute()
    const { data } = await member.call('Common.GetAllGlossaryEntries')
    expect(data.map(({ term }) => term)).toEqual(['And', 'Zebra', 'Ære', 'Åben'])
  })
})
