import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../contract/contract'
import { Audience, BanType, DarkStatus, Gender, ProfileStatus, ProfileType, RoleLevel } from '../../contract/enums'
import { ReportReason } from '../../contract/staff/reportEnums'
import { after, HOUR } from '../../core/clock'
import { insertBlogComment, insertBlogDraft, insertBlogEntry } from '../../testing/insertBlogEntry'
import { newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { clientOf } from '../../testing/profiles'
import type { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'

let server: TestServer
let viewer: TestMember
let author: TestMember
let entryId: number
let tagId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  const { db, clock } = server.deps
  await db.deleteFrom('reportCase').execute()
  await db.deleteFrom('profile').execute()
  viewer = await newMember(server, { darkStatus: DarkStatus.Approved })
  author = await newMember(server, { darkStatus: DarkStatus.Approved })
  entryId = await insertBlogEntry(server, author.id, { tags: ['Winter'], curatedAt: clock.now() })
  const tag = await db.selectFrom('blogTag').select('id').where('name', '=', 'Winter').executeTakeFirstOrThrow()
  tagId = tag.id
  await insertBlogComment(server, entryId, viewer.id)
  await db.updateTable('blogEntryReader').set({ followedAt: clock.now() }).execute()
  await db
    .insertInto('blogAuthorReader')
    .values({ profileId: viewer.id, authorId: author.id, followedAt: clock.now() })
    .execute()
})

/** Where the viewer finds the entry, and the numbers of its author and tag. */
async function found(client: TestClient) {
  const reads: readonly (readonly [CallName, object])[] = [
    ['Blogs.GetAllBlogEntries', {}],
    ['Blogs.GetAllBlogEntries', { sortByActivity: true }],
    ['Blogs.GetMostViewed', { days: 0 }],
    ['Blogs.GetMostViewed', {}],
    ['Blogs.GetMostCommented', { days: 0 }],
    ['Blogs.GetMostCommented', {}],
    ['Blogs.GetCurated', {}],
    ['Blogs.SearchBlogEntries', { text: 'something' }],
    ['Blogs.SearchBlogEntries', { tagIds: [tagId] }],
    ['Blogs.SearchBlogEntries', { authorIds: [author.id] }],
    ['Blogs.SearchBlogTags', { query: 'win' }],
    ['Blogs.GetMyCommentsBlogEntries', {}],
    ['Blogs.GetFollowed', {}],
    ['Blogs.GetFromFollowedAuthors', {}],
    ['Blogs.GetProfileBlogEntries', { profileId: author.id }],
    ['Blogs.GetHidden', {}],
    ['Blogs.GetBlogEntryData', { blogEntryId: entryId }],
    ['Blogs.GetBlogEntriesByIds', { ids: [entryId] }],
  ]
  const names = new Set<string>()
  for (const [name, parameters] of reads) {
    const { status, data } = await client.call(name, { ...parameters })
    const empty = status === 404 || (Array.isArray(data) && data.length === 0)
    if (!empty) names.add(name.replace('Blogs.', ''))
  }
  const { data } = await client.call('Blogs.GetBlogTagsAndAuthors', { tagIds: [tagId], authorIds: [author.id] })
  return { names: [...names], tags: data.tags.length, entries: data.authors[0]?.entryCount }
}

const community = ['GetAllBlogEntries', 'GetMostViewed', 'GetMostCommented', 'GetCurated']
const searches = ['SearchBlogEntries', 'SearchBlogTags']
const personal = ['GetMyCommentsBlogEntries', 'GetFollowed', 'GetFromFollowedAuthors', 'GetProfileBlogEntries']
const byId = ['GetBlogEntryData', 'GetBlogEntriesByIds']
const open = { names: [...community, ...searches, ...personal, ...byId], tags: 1, entries: 1 }

const change = (values: object) =>
  server.deps.db.updateTable('blogEntry').set(values).where('id', '=', entryId).execute()
const changeAuthor = (values: object) =>
  server.deps.db.updateTable('profile').set(values).where('id', '=', author.id).execute()
const blocked = (one: TestMember, other: TestMember) =>
  server.deps.db.insertInto('blacklist').values({ profileId: one.id, blockedId: other.id }).execute()
const ban = (until: Date | null) =>
  server.deps.db
    .insertInto('ban')
    .values({ profileId: author.id, banType: BanType.Blogs, createdAt: server.clock.now(), until })
    .execute()

it('an open entry is in all lists but the hidden ones', async () => {
  expect(await found(viewer.client)).toEqual(open)
})

describe('an entry is in no list', () => {
  it.each<[string, () => Promise<unknown>, number | undefined]>([
    ['that the viewer’s kind is not meant to read', () => change({ audience: Audience.Women | Audience.Couples }), 0],
    ['of a dark site, on a main one', () => change({ dark: true }), 0],
    ['whose author has blocked the viewer', () => blocked(author, viewer), undefined],
    ['whose author the viewer has blocked', () => blocked(viewer, author), undefined],
    ['whose author is banned', () => ban(null), undefined],
    ['whose author is banned for a while', () => ban(after(server.clock.now(), HOUR)), undefined],
    ['whose author is locked', () => changeAuthor({ status: ProfileStatus.Locked }), undefined],
    ['whose author is in quarantine', () => changeAuthor({ status: ProfileStatus.Quarantined }), undefined],
    ['whose author is going', () => changeAuthor({ status: ProfileStatus.ToBeDeleted }), undefined],
    ['whose author takes back the consent', () => changeAuthor({ privacyConsentAt: null }), undefined],
    ['that is deleted', () => server.deps.db.deleteFrom('blogEntry').where('id', '=', entryId).execute(), 0],
  ])('%s', async (_, hide, entries) => {
    await hide()
    expect(await found(viewer.client)).toEqual({ names: [], tags: 0, entries })
  })

  it('that is another’s draft', async () => {
    await server.deps.db.deleteFrom('blogEntry').execute()
    entryId = await insertBlogDraft(server, author.id, { tags: ['Winter'], title: 'Something' })
    expect(await found(viewer.client)).toEqual({ names: [], tags: 0, entries: 0 })
    expect((await author.client.call('Blogs.GetBlogEntryData', { blogEntryId: entryId })).status).toBe(200)
  })
})

describe('an entry', () => {
  it('is in all lists again after a ban', async () => {
    await ban(after(server.clock.now(), -HOUR))
    expect(await found(viewer.client)).toEqual(open)
  })

  it.each([
    [Gender.Male, Audience.Men, true],
    [Gender.Male, Audience.Women | Audience.Couples, false],
    [Gender.Female, Audience.Women, true],
    [Gender.Female, Audience.Men | Audience.Couples, false],
    [Gender.Couple, Audience.Couples, true],
    [Gender.Couple, Audience.Men | Audience.Women, false],
    [Gender.Transsexual, Audience.Transsexuals, true],
    [Gender.Transsexual, Audience.Men | Audience.Women | Audience.Couples, false],
    [Gender.Male, Audience.Transsexuals, false],
  ])('is for readers of the kind %d if its audience is %d: %s', async (gender, audience, seen) => {
    await change({ audience })
    const profileType = gender === Gender.Couple ? ProfileType.Couple : ProfileType.Single
    const { client } = await newMember(server, { gender, profileType })
    expect((await client.call('Blogs.GetBlogEntryData', { blogEntryId: entryId })).status).toBe(seen ? 200 : 404)
    expect((await client.call('Blogs.GetAllBlogEntries')).data.length).toBe(seen ? 1 : 0)
  })

  it('that was hidden, or whose author was, is found by its id alone', async () => {
    const { db, clock } = server.deps
    await db.updateTable('blogEntryReader').set({ hiddenAt: clock.now() }).execute()
    const left = { tags: 0, entries: 1 }
    expect(await found(viewer.client)).toEqual({ names: ['GetHidden', ...byId], ...left })
    await db.updateTable('blogEntryReader').set({ hiddenAt: null }).execute()
    await db.updateTable('blogAuthorReader').set({ hiddenAt: clock.now() }).execute()
    expect(await found(viewer.client)).toEqual({ names: byId, ...left })
  })

  it('of another country is in no list of the community', async () => {
    await change({ countryId: 2 })
    expect(await found(viewer.client)).toEqual({ names: [...personal, ...byId], tags: 0, entries: 0 })
  })

  it('of a main site is on a dark one in no list of the community', async () => {
    const client = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
    expect(await found(client)).toEqual({ names: [...personal, ...byId], tags: 0, entries: 0 })
  })

  it('of a dark site is in all its lists', async () => {
    await change({ dark: true })
    const client = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
    expect(await found(client)).toEqual(open)
    await changeAuthor({ darkStatus: DarkStatus.None })
    expect(await found(client)).toEqual({ names: [], tags: 0, entries: undefined })
  })
})

describe('the staff', () => {
  it('can read reported entries, but not in lists', async () => {
    const staff = await newMember(server, { roleLevel: RoleLevel.Support })
    await change({ audience: Audience.Women })
    const read = () => staff.client.call('Blogs.GetBlogEntryData', { blogEntryId: entryId })
    expect((await read()).status).toBe(404)
    await server.deps.db
      .insertInto('report')
      .values({
        itemType: 2,
        itemId: entryId,
        reporterId: viewer.id,
        reason: ReportReason.Other,
        createdAt: new Date(),
      })
      .execute()
    expect((await read()).status).toBe(200)
    expect((await staff.client.call('Blogs.GetAllBlogEntries')).data).toEqual([])
    expect((await viewer.client.call('Blogs.GetBlogEntryData', { blogEntryId: entryId })).status).toBe(404)
    await server.deps.db.updateTable('report').set({ decision: 1 }).execute()
    expect((await read()).status).toBe(404)
  })
})
