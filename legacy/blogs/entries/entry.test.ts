import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DarkStatus, LikeItemType, MediaKind } from '../../contract/enums'
import { after, HOUR, MINUTE } from '../../core/clock'
import { insertBlogComment, insertBlogDraft, insertBlogEntry } from '../../testing/insertBlogEntry'
import { insertMedia } from '../../testing/media'
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

const read = async (blogEntryId: number, client: TestClient = viewer.client) =>
  (await client.call('Blogs.GetBlogEntryData', { blogEntryId })).data
const summaryOf = async (id: number, client: TestClient = viewer.client) => {
  const [summary] = (await client.call('Blogs.GetBlogEntriesByIds', { ids: [id] })).data
  if (!summary) throw new Error(`No entry ${id} for the viewer`)
  return summary
}
const ago = (minutes: number) => after(now, -minutes * MINUTE)

describe('a summary', () => {
  it('has the public fields', async () => {
    const id = await insertBlogEntry(server, author.id, {
      title: 'Åh, en søndag på Ærø',
      html: '<h2>Om morgenen</h2><p>Vi sejlede <em>tidligt</em>.</p>',
      tags: ['Sejlads', 'Ærø'],
      audience: 3,
      publishedAt: ago(60),
      editedAt: ago(30),
      curatedAt: ago(10),
      readCount: 7,
    })
    expect(await summaryOf(id)).toEqual({
      id,
      author: {
        id: author.id,
        profile: expect.objectContaining({ id: author.id, name: author.name }) as object,
        entryCount: 1,
        followerCount: 0,
        followed: false,
        hidden: false,
      },
      title: 'Åh, en søndag på Ærø',
      slug: 'ah-en-sondag-pa-aero',
      excerpt: 'Om morgenen Vi sejlede tidligt.',
      readMinutes: 1,
      cover: null,
      tags: [expect.objectContaining({ name: 'Sejlads' }), expect.objectContaining({ name: 'Ærø' })],
      status: 2,
      dark: false,
      audience: 3,
      commentsEnabled: true,
      publishedAt: ago(60).toISOString(),
      editedAt: ago(30).toISOString(),
      lastCommentAt: null,
      readCount: 7,
      commentCount: 0,
      likeCount: 0,
      liked: false,
      followed: false,
      hidden: false,
      curated: true,
      readAt: null,
      newCommentCount: 0,
      unpublishedChanges: false,
    })
  })

  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [2001, 11],
  ])('of %d words is read in %d minutes', async (wordCount, minutes) => {
    const id = await insertBlogEntry(server, author.id, { wordCount })
    expect((await summaryOf(id)).readMinutes).toBe(minutes)
  })

  it.each([
    ['Kort.', 'Kort.'],
    ['ord '.repeat(100).trim(), `${'ord '.repeat(70).trim()}…`],
    ['a'.repeat(500), `${'a'.repeat(280)}…`],
    ['🎉'.repeat(300), `${'🎉'.repeat(140)}…`],
  ])('begins with the first words', async (words, excerpt) => {
    const id = await insertBlogEntry(server, author.id, { words })
    expect((await summaryOf(id)).excerpt).toBe(excerpt)
  })

  it.each([
    ['', ''],
    ['🎉', ''],
    ['McDonald & søn', 'mcdonald-and-son'],
    ['ord '.repeat(30), 'ord-ord-ord-ord-ord-ord-ord-ord-ord-ord-ord-ord-ord-ord-ord'],
    ['a'.repeat(100), 'a'.repeat(60)],
  ])('has of the title %j the address %j', async (title, slug) => {
    expect((await summaryOf(await insertBlogEntry(server, author.id, { title }))).slug).toBe(slug)
  })

  it("has the viewer's relation to it", async () => {
    const id = await insertBlogEntry(server, author.id, { publishedAt: ago(60) })
    await server.deps.db
      .insertInto('blogEntryReader')
      .values({ profileId: viewer.id, entryId: id, followedAt: ago(9), hiddenAt: ago(8), readAt: ago(7) })
      .execute()
    await viewer.client.call('Common.ToggleLike', { itemType: LikeItemType.BlogEntry, itemId: id })
    const tied = { followed: true, hidden: true, readAt: ago(7).toISOString(), liked: true, likeCount: 1 }
    expect(await summaryOf(id)).toMatchObject(tied)
    expect(await summaryOf(id, author.client)).toMatchObject({
      followed: false,
      hidden: false,
      readAt: null,
      liked: false,
      likeCount: 1,
    })
  })

  it('counts what the viewer can see', async () => {
    const id = await insertBlogEntry(server, author.id, { publishedAt: ago(60) })
    const [blocked, other] = [await newMember(server), await newMember(server)]
    const answered = await insertBlogComment(server, id, blocked.id, { createdAt: ago(20) })
    await insertBlogComment(server, id, other.id, { createdAt: ago(19), parentId: answered })
    await insertBlogComment(server, id, other.id, { createdAt: ago(18) })
    await insertBlogComment(server, id, blocked.id, { createdAt: ago(1) })
    for (const { client } of [blocked, other]) {
      await client.call('Common.ToggleLike', { itemType: LikeItemType.BlogEntry, itemId: id })
    }
    expect(await summaryOf(id)).toMatchObject({
      commentCount: 4,
      likeCount: 2,
      lastCommentAt: ago(1).toISOString(),
    })
    await viewer.client.call('Profiles.AddProfileToBlacklist', { profileId: blocked.id })
    expect(await summaryOf(id)).toMatchObject({
      commentCount: 1,
      likeCount: 1,
      lastCommentAt: ago(18).toISOString(),
    })
  })

  it('counts comments of others since the viewer last read it as new', async () => {
    const id = await insertBlogEntry(server, author.id, { publishedAt: ago(60) })
    const other = await newMember(server)
    const comment = (by: TestMember, minutes: number) =>
      insertBlogComment(server, id, by.id, { createdAt: ago(minutes) })
    const fresh = async ({ client }: TestMember) => (await summaryOf(id, client)).newCommentCount
    await comment(other, 50)
    expect(await fresh(viewer)).toBe(0)
    expect(await fresh(author)).toBe(1)
    const { db } = server.deps
    await db
      .insertInto('blogEntryReader')
      .values({ profileId: viewer.id, entryId: id, readAt: ago(40) })
      .execute()
    await comment(other, 30)
    expect([await fresh(viewer), await fresh(author), await fresh(other)]).toEqual([1, 2, 0])
    await author.client.call('Blogs.MarkMyBlogEntriesAsRead')
    expect([await fresh(viewer), await fresh(author)]).toEqual([1, 0])
    await comment(author, 29)
    expect([await fresh(viewer), await fresh(author), await fresh(other)]).toEqual([2, 0, 1])
    await comment(viewer, 20)
    expect(await fresh(viewer)).toBe(0)
  })

  it('counts up to a hundred new comments, and a thousand in total', async () => {
    const id = await insertBlogEntry(server, author.id, { publishedAt: ago(60) })
    const row = { itemType: 1, itemId: id, profileId: viewer.id, text: 'Ja', createdAt: ago(5) }
    await server.deps.db
      .insertInto('comment')
      .values(Array.from({ length: 1001 }, () => row))
      .execute()
    expect(await summaryOf(id, author.client)).toMatchObject({ commentCount: 1000, newCommentCount: 100 })
  })

  it('has its first media item as cover, where the viewer may see it', async () => {
    const [coverId = 0, other = 0] = await insertMedia(server, author.id, 2, { kind: MediaKind.ProfilePicture })
    const id = await insertBlogEntry(server, author.id)
    await server.deps.db
      .insertInto('blogEntryMedia')
      .values([coverId, other].map((mediaId, position) => ({ entryId: id, mediaId, position })))
      .execute()
    expect((await summaryOf(id)).cover?.id).toBe(coverId)
    await server.deps.db.updateTable('profile').set({ forcedConsentMedia: true }).where('id', '=', author.id).execute()
    expect((await summaryOf(id)).cover).toBeNull()
    expect((await summaryOf(id, author.client)).cover?.id).toBe(coverId)
    await server.deps.db.deleteFrom('media').where('id', '=', coverId).execute()
    expect((await summaryOf(id, author.client)).cover?.id).toBe(other)
  })

  it('marks unpublished changes for its author alone', async () => {
    const id = await insertBlogEntry(server, author.id)
    const values = { title: 'Anders', html: '<p>Nyt</p>', audience: 1, commentsEnabled: false, savedAt: now }
    await server.deps.db
      .insertInto('blogDraft')
      .values({ entryId: id, ...values })
      .execute()
    const published = { title: 'An evening out', excerpt: 'Something happened.', audience: 15 }
    expect(await summaryOf(id)).toMatchObject({ ...published, unpublishedChanges: false })
    expect(await summaryOf(id, author.client)).toMatchObject({ ...published, unpublishedChanges: true })
    expect((await read(id, author.client)).html).toBe('<p>Something happened.</p>')
  })

  it('comes for many, in the requested order, without those that are not for the viewer', async () => {
    const [one, other] = [await insertBlogEntry(server, author.id), await insertBlogEntry(server, author.id)]
    const dark = await insertBlogEntry(server, author.id, { dark: true })
    const { data } = await viewer.client.call('Blogs.GetBlogEntriesByIds', { ids: [other, dark, 999_999, one] })
    expect(idsOf(data)).toEqual([other, one])
  })
})

describe('an entry', () => {
  it('comes with its text and its media that the viewer may see', async () => {
    const [open = 0] = await insertMedia(server, author.id, 1, { kind: MediaKind.ProfilePicture })
    const [closed = 0] = await insertMedia(server, author.id, 1, { kind: MediaKind.ProtectedPicture })
    const html = `<p>Se</p><img data-media-id="${closed}" alt=""><img data-media-id="${open}" alt="Os">`
    const id = await insertBlogEntry(server, author.id, { html })
    expect(await read(id)).toMatchObject({ id, html, media: [{ id: open }] })
    expect((await read(id, author.client)).media.map((each) => each.id)).toEqual([closed, open])
  })

  it('that is a draft is shown to its author as it would be published', async () => {
    await insertBlogEntry(server, author.id, { tags: ['Vinter'] })
    const [picture = 0] = await insertMedia(server, author.id, 1)
    const html = `<p>${'ord '.repeat(250).trim()}</p><img data-media-id="${picture}" alt="">`
    const id = await insertBlogDraft(server, author.id, { title: 'Måske', html, tags: ['Ny', 'vinter'], audience: 4 })
    expect(await read(id, author.client)).toMatchObject({
      title: 'Måske',
      slug: 'maske',
      html,
      readMinutes: 2,
      cover: { id: picture },
      media: [{ id: picture }],
      tags: [{ name: 'Vinter' }],
      audience: 4,
      status: 1,
      publishedAt: null,
      unpublishedChanges: true,
    })
    expect((await viewer.client.call('Blogs.GetBlogEntryData', { blogEntryId: id })).status).toBe(404)
  })

  it('links to the author’s previous and next entries', async () => {
    const entry = (minutes: number, values: object = {}) =>
      insertBlogEntry(server, author.id, { publishedAt: ago(minutes), title: `Nummer ${minutes}`, ...values })
    const [first, equal, alsoEqual, last] = [await entry(40), await entry(30), await entry(30), await entry(10)]
    await entry(20, { audience: 2 })
    await entry(20, { dark: true })
    const hidden = await entry(20)
    await insertBlogEntry(server, viewer.id, { publishedAt: ago(35) })
    await server.deps.db
      .insertInto('blogEntryReader')
      .values({ profileId: viewer.id, entryId: hidden, hiddenAt: now })
      .execute()
    const links = async (id: number, client?: TestClient) => {
      const { previous, next } = await read(id, client)
      return [previous?.id, next?.id]
    }
    expect(await links(first)).toEqual([undefined, equal])
    expect(await links(equal)).toEqual([first, alsoEqual])
    expect(await links(alsoEqual)).toEqual([equal, last])
    expect(await links(last)).toEqual([alsoEqual, undefined])
    expect((await read(last)).previous).toMatchObject({ id: alsoEqual, title: 'Nummer 30', slug: 'nummer-30' })
    const draft = await insertBlogDraft(server, author.id)
    expect(await links(draft, author.client)).toEqual([last, undefined])
  })

  it('of a dark site links to others of its kind', async () => {
    const dark = await newMember(server, { darkStatus: DarkStatus.Approved }, { host: 'dark.dk.localhost' })
    const one = await insertBlogEntry(server, dark.id, { dark: true, publishedAt: after(now, -2 * HOUR) })
    await insertBlogEntry(server, dark.id, { publishedAt: after(now, -HOUR) })
    const other = await insertBlogEntry(server, dark.id, { dark: true })
    expect((await read(one, dark.client)).next?.id).toBe(other)
    expect((await viewer.client.call('Blogs.GetBlogEntryData', { blogEntryId: one })).status).toBe(404)
  })

  it('that is gone is not found', async () => {
    expect((await viewer.client.call('Blogs.GetBlogEntryData', { blogEntryId: 999_999 })).status).toBe(404)
  })
})
