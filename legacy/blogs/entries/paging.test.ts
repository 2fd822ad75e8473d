import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../../contract/contract'
import { after, MINUTE } from '../../core/clock'
import { insertBlogComment, insertBlogEntries } from '../../testing/insertBlogEntry'
import { newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { insertProfile } from '../../testing/profiles'
import { startTestServer, type TestServer } from '../../testing/testServer'

const SIZES = [0, 1, 30, 31, 100]
const PAGE = 30

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

interface World {
  readonly viewer: TestMember
  readonly author: TestMember
  /** In the order of every list. */
  readonly entries: readonly number[]
  readonly followers: readonly number[]
}

/** A viewer who follows, has commented on and finds `count` entries, two of them at each moment. */
async function worldOf(count: number): Promise<World> {
  const { db, clock } = server.deps
  await db.deleteFrom('profile').execute()
  const viewer = await newMember(server)
  const author = await newMember(server)
  const moment = (n: number) => after(clock.now(), -Math.floor(n / 2) * MINUTE)
  const entries = await insertBlogEntries(server, author.id, count, { tags: ['Winter'] })
  // The later of two leads.
  for (const [n, id] of entries.toReversed().entries()) {
    const values = { publishedAt: moment(n), activeAt: moment(n), curatedAt: moment(n), readCount: count - n }
    await db.updateTable('blogEntry').set(values).where('id', '=', id).execute()
    await insertBlogComment(server, id, viewer.id, { createdAt: moment(n) })
    await db
      .updateTable('blogEntryReader')
      .set({ followedAt: moment(n) })
      .where('entryId', '=', id)
      .execute()
  }
  await db
    .insertInto('blogAuthorReader')
    .values({ profileId: viewer.id, authorId: author.id, followedAt: clock.now() })
    .execute()
  const followers: number[] = []
  for (let n = 0; n < count; n++) {
    const id = await insertProfile(server, { name: `Follower${n}of${count}` })
    await db
      .insertInto('blogAuthorReader')
      .values({ profileId: id, authorId: viewer.id, followedAt: moment(n) })
      .execute()
    followers.push(id)
  }
  return { viewer, author, entries: entries.toReversed(), followers }
}

/** A list, page by page to its end. */
async function whole({ client }: TestMember, name: CallName, filter: object): Promise<number[]> {
  const found: number[] = []
  for (let skip = 0; ; skip += PAGE) {
    const { status, data } = await client.call(name, { ...filter, skip, take: PAGE })
    expect([name, status]).toEqual([name, 200])
    const items = data as unknown as { id?: number; entry?: { id: number }; profile?: { id: number } }[]
    found.push(...items.map(({ id, entry, profile }) => entry?.id ?? id ?? profile?.id ?? 0))
    if (items.length < PAGE) return found
  }
}

describe.each(SIZES)('lists of %d', (count) => {
  it('show each entry once and in order, page by page', async () => {
    const { viewer, author, entries, followers } = await worldOf(count)
    const lists: readonly (readonly [CallName, object])[] = [
      ['Blogs.GetAllBlogEntries', {}],
      ['Blogs.GetAllBlogEntries', { sortByActivity: true }],
      ['Blogs.GetMostViewed', { days: 0 }],
      ['Blogs.GetMostViewed', { days: 7 }],
      ['Blogs.GetMostCommented', { days: 0 }],
      ['Blogs.GetMostCommented', { days: 30 }],
      ['Blogs.GetCurated', {}],
      ['Blogs.GetMyCommentsBlogEntries', {}],
      ['Blogs.GetFollowed', {}],
      ['Blogs.GetFollowed', { sortByActivity: true }],
      ['Blogs.GetFromFollowedAuthors', {}],
      ['Blogs.GetFromFollowedAuthors', { sortByActivity: true }],
      ['Blogs.GetProfileBlogEntries', { profileId: author.id }],
      ['Blogs.SearchBlogEntries', { text: 'something', authorIds: [author.id] }],
    ]
    for (const [name, filter] of lists) expect([name, await whole(viewer, name, filter)]).toEqual([name, entries])
    expect(await whole(author, 'Blogs.GetMyBlogEntries', {})).toEqual(entries)
    // Of two at one moment, the later profile leads.
    const newestFirst = followers
      .map((id, n) => ({ id, n }))
      .toSorted((a, b) => Math.floor(a.n / 2) - Math.floor(b.n / 2) || b.id - a.id)
    expect(await whole(viewer, 'Blogs.GetFollowers', {})).toEqual(newestFirst.map(({ id }) => id))
  })

  it('show every followed or hidden author, and every hidden entry, once', async () => {
    const { viewer, entries, followers } = await worldOf(count)
    const { db, clock } = server.deps
    for (const authorId of followers) {
      await db
        .insertInto('blogAuthorReader')
        .values({ profileId: viewer.id, authorId, followedAt: clock.now() })
        .execute()
    }
    const ids = followers.toSorted((a, b) => b - a)
    const followed = await whole(viewer, 'Blogs.GetFollowedAuthors', {})
    expect(followed.filter((id) => ids.includes(id))).toEqual(ids)
    const hidden = { hiddenAt: clock.now() }
    await db
      .updateTable('blogAuthorReader')
      .set(hidden)
      .where('authorId', 'in', [0, ...followers])
      .execute()
    await db.updateTable('blogEntryReader').set(hidden).where('profileId', '=', viewer.id).execute()
    expect(await whole(viewer, 'Blogs.GetHiddenAuthors', {})).toEqual(ids)
    expect(await whole(viewer, 'Blogs.GetHidden', {})).toEqual(entries)
    expect(await whole(viewer, 'Blogs.GetAllBlogEntries', {})).toEqual([])
  })
})
