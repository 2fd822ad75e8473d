import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../contract/contract'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import { insertBlogComment, insertBlogDraft, insertBlogEntry } from '../../testing/insertBlogEntry'
import { idsOf, newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import type { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'

let server: TestServer
let viewer: TestMember
let author: TestMember
let now: Date

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('profile').execute()
  now = server.clock.now()
  viewer = await newMember(server)
  author = await newMember(server)
})

const entry = (minutesAgo: number, values: Parameters<typeof insertBlogEntry>[2] = {}, by = author) =>
  insertBlogEntry(server, by.id, { publishedAt: after(now, -minutesAgo * MINUTE), ...values })

const listed = async (name: CallName, parameters: object = {}, client: TestClient = viewer.client) => {
  const { status, data } = await client.call(name, { ...parameters })
  expect([name, status]).toEqual([name, 200])
  return idsOf(data as unknown as { id: number }[])
}

const relation = (entryId: number, values: object) =>
  server.deps.db
    .insertInto('blogEntryReader')
    .values({ profileId: viewer.id, entryId, ...values })
    .execute()

const comment = (entryId: number, by: TestMember, minutesAgo: number) =>
  insertBlogComment(server, entryId, by.id, { createdAt: after(now, -minutesAgo * MINUTE) })

describe('the entries of the community', () => {
  it('come newest first, by id when equal', async () => {
    const [old, equal, alsoEqual, fresh] = [await entry(30), await entry(20), await entry(20), await entry(10)]
    expect(await listed('Blogs.GetAllBlogEntries')).toEqual([fresh, alsoEqual, equal, old])
    expect(await listed('Blogs.GetAllBlogEntries', { skip: 1, take: 2 })).toEqual([alsoEqual, equal])
  })

  it('come by their last comment on request', async () => {
    const [quiet, lively] = [await entry(10), await entry(20)]
    await comment(lively, author, 5)
    expect(await listed('Blogs.GetAllBlogEntries')).toEqual([quiet, lively])
    expect(await listed('Blogs.GetAllBlogEntries', { sortByActivity: true })).toEqual([lively, quiet])
  })

  it('are of the country and the kind of the site', async () => {
    const dark = await newMember(server, { darkStatus: 3 }, { host: 'dark.dk.localhost' })
    const [main, onDark] = [await entry(1, {}, dark), await entry(1, { dark: true }, dark)]
    await entry(1, { countryId: 2 }, dark)
    await entry(1, { countryId: 2, dark: true }, dark)
    expect(await listed('Blogs.GetAllBlogEntries')).toEqual([main])
    expect(await listed('Blogs.GetAllBlogEntries', {}, dark.client)).toEqual([onDark])
  })

  it('include the viewer’s own, whatever their audience', async () => {
    const own = await entry(1, { audience: 2 }, viewer)
    await insertBlogDraft(server, viewer.id)
    expect(await listed('Blogs.GetAllBlogEntries')).toEqual([own])
  })
})

describe.each([
  ['Blogs.GetMostViewed', 'readCount'],
  ['Blogs.GetMostCommented', 'commentCount'],
] as const)('%s', (name, column) => {
  it('has those of the last days, highest first', async () => {
    const [old, few, many, some] = [
      await entry(31 * 24 * 60, { [column]: 9 }),
      await entry(20 * 24 * 60, { [column]: 2 }),
      await entry(6 * 24 * 60, { [column]: 7 }),
      await entry(10 * 24 * 60, { [column]: 2 }),
    ]
    expect(await listed(name)).toEqual([many])
    expect(await listed(name, { days: 7 })).toEqual([many])
    expect(await listed(name, { days: 14 })).toEqual([many, some])
    expect(await listed(name, { days: 30 })).toEqual([many, some, few])
    expect(await listed(name, { days: 0 })).toEqual([old, many, some, few])
    expect(await listed(name, { days: 30, skip: 1, take: 1 })).toEqual([some])
    expect((await viewer.client.call(name, { days: 8 })).status).toBe(400)
  })
})

describe('recommended entries', () => {
  it('come last chosen first', async () => {
    const later = await entry(20, { curatedAt: after(now, -MINUTE) })
    const earlier = await entry(10, { curatedAt: after(now, -HOUR) })
    await entry(5)
    expect(await listed('Blogs.GetCurated')).toEqual([later, earlier])
  })
})

describe('one’s own entries', () => {
  it('come with unpublished ones first', async () => {
    const old = await insertBlogDraft(server, viewer.id, { savedAt: after(now, -DAY) })
    const [published, earlier] = [await entry(5, {}, viewer), await entry(50, {}, viewer)]
    const fresh = await insertBlogDraft(server, viewer.id, { savedAt: now })
    await insertBlogDraft(server, author.id)
    await comment(earlier, author, 1)
    expect(await listed('Blogs.GetMyBlogEntries')).toEqual([fresh, old, published, earlier])
    expect(await listed('Blogs.GetMyBlogEntries', { orderByCommentDate: true })).toEqual([
      fresh,
      old,
      earlier,
      published,
    ])
  })

  it('are of both kinds on a dark site, and of any country', async () => {
    const dark = await newMember(server, { darkStatus: 3 }, { host: 'dark.dk.localhost' })
    const abroad = await entry(1, { countryId: 2 }, dark)
    const onDark = await entry(2, { dark: true }, dark)
    const draft = await insertBlogDraft(server, dark.id, { dark: true })
    expect(await listed('Blogs.GetMyBlogEntries', {}, dark.client)).toEqual([draft, abroad, onDark])
  })
})

describe('entries with a relation to the viewer', () => {
  it('are followed, by time or activity, of any country', async () => {
    const [old, fresh] = [await entry(20, { countryId: 2 }), await entry(10)]
    await entry(5)
    for (const id of [fresh, old]) await relation(id, { followedAt: now })
    await comment(old, author, 1)
    expect(await listed('Blogs.GetFollowed')).toEqual([fresh, old])
    expect(await listed('Blogs.GetFollowed', { sortByActivity: true })).toEqual([old, fresh])
  })

  it('are commented on, last commented first', async () => {
    const [one, other] = [await entry(20), await entry(10)]
    await comment(other, viewer, 5)
    await comment(one, viewer, 2)
    await comment(other, author, 1)
    expect(await listed('Blogs.GetMyCommentsBlogEntries')).toEqual([one, other])
  })

  it('are hidden, last hidden first', async () => {
    const [one, other, open] = [await entry(20), await entry(10), await entry(5)]
    await relation(one, { hiddenAt: now })
    await relation(other, { hiddenAt: after(now, -MINUTE) })
    expect(await listed('Blogs.GetHidden')).toEqual([one, other])
    expect(await listed('Blogs.GetAllBlogEntries')).toEqual([open])
  })

  it('are of followed authors, by time or activity', async () => {
    const [old, fresh] = [await entry(20, { countryId: 2 }), await entry(10)]
    await entry(5, {}, await newMember(server))
    expect(await listed('Blogs.GetFromFollowedAuthors')).toEqual([])
    await server.deps.db
      .insertInto('blogAuthorReader')
      .values({ profileId: viewer.id, authorId: author.id, followedAt: now })
      .execute()
    await comment(old, viewer, 1)
    expect(await listed('Blogs.GetFromFollowedAuthors')).toEqual([fresh, old])
    expect(await listed('Blogs.GetFromFollowedAuthors', { sortByActivity: true })).toEqual([old, fresh])
  })
})

describe('the entries of a profile', () => {
  it('come newest first, of any country, without drafts', async () => {
    const [old, fresh] = [await entry(20, { countryId: 2 }), await entry(10)]
    await insertBlogDraft(server, author.id)
    expect(await listed('Blogs.GetProfileBlogEntries', { profileId: author.id })).toEqual([fresh, old])
  })

  it('are filtered by words', async () => {
    const wanted = await entry(20, { html: '<p>Vi gik en tur i <strong>sneen</strong>.</p>' })
    await entry(10)
    const profileId = author.id
    expect(await listed('Blogs.GetProfileBlogEntries', { profileId, text: 'SNE tur' })).toEqual([wanted])
    expect(await listed('Blogs.GetProfileBlogEntries', { profileId, text: 'sne sol' })).toEqual([])
    expect((await listed('Blogs.GetProfileBlogEntries', { profileId, text: '  ' })).length).toBe(2)
  })

  it('are of one kind or both on a dark site', async () => {
    const dark = await newMember(server, { darkStatus: 3 }, { host: 'dark.dk.localhost' })
    const [main, onDark] = [await entry(1, {}, dark), await entry(2, { dark: true }, dark)]
    const of = (query: object, client?: TestClient) =>
      listed('Blogs.GetProfileBlogEntries', { profileId: dark.id, ...query }, client)
    expect(await of({}, dark.client)).toEqual([main, onDark])
    expect(await of({ dark: true }, dark.client)).toEqual([onDark])
    expect(await of({ dark: false }, dark.client)).toEqual([main])
    for (const query of [{}, { dark: true }, { dark: false }]) expect(await of(query)).toEqual([main])
  })

  it('exclude profiles that the viewer may not see', async () => {
    await entry(1)
    await author.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    const { status } = await viewer.client.call('Blogs.GetProfileBlogEntries', { profileId: author.id })
    expect(status).toBe(404)
  })
})
