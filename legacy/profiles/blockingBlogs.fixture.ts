import { LikeItemType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { after, DAY } from '../core/clock'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { idsOf } from '../testing/members'
import type { TestServer } from '../testing/testServer'
import type { TiedMember } from './blocking.fixture'
import type { Asking } from './blockingReads.fixture'

/** A comment with the authors it depends on: of the entry, of the comment it answers, and its own. */
interface WrittenComment {
  readonly id: number
  readonly by: readonly number[]
}

/** The members' blogs: one entry each, with comments and answers of all. */
export interface WrittenBlogs {
  readonly entries: ReadonlyMap<number, number>
  readonly comments: readonly WrittenComment[]
  /** The key of a comment on an entry, by its author. */
  readonly keys: ReadonlyMap<string, string>
  readonly tagId: number
}

const keyOf = (entryId: number, authorId: number) => `${entryId} ${authorId}`

/**
 * Each member writes an entry that the staff recommends, follows and likes all others, and comments on everything,
 * mentioning all.
 */
export async function writeBlogs(server: TestServer, members: readonly TiedMember[]): Promise<WrittenBlogs> {
  const { db, clock } = server.deps
  const yesterday = after(clock.now(), -DAY)
  const text = members.map(({ id }) => `@{${id}}`).join(' ')
  const entries = new Map<number, number>()
  const comments: WrittenComment[] = []
  const keys = new Map<string, string>()
  for (const { id } of members) {
    const values = { title: 'A sociable evening', publishedAt: yesterday, activeAt: yesterday, tags: ['sociable'] }
    entries.set(id, await insertBlogEntry(server, id, { ...values, curatedAt: after(clock.now(), DAY) }))
  }
  for (const [owner, entryId] of entries) {
    for (const one of members) {
      const key = crypto.randomUUID()
      keys.set(keyOf(entryId, one.id), key)
      const parentId = await insertBlogComment(server, entryId, one.id, { text, key })
      comments.push({ id: parentId, by: [owner, one.id] })
      if (owner !== one.id)
        await tellOwner(server, { profileId: owner, actorId: one.id, blogEntryId: entryId, commentId: parentId })
      for (const other of members.filter((each) => each !== one)) {
        const id = await insertBlogComment(server, entryId, other.id, { text, parentId })
        comments.push({ id, by: [owner, one.id, other.id] })
      }
    }
  }
  for (const { id: profileId } of members) {
    const others = members.filter(({ id }) => id !== profileId)
    await db
      .insertInto('blogAuthorReader')
      .values(others.map(({ id }) => ({ profileId, authorId: id, followedAt: yesterday })))
      .execute()
    await db
      .insertInto('itemLike')
      .values([
        ...others.map(({ id }) => ({
          profileId,
          itemType: LikeItemType.BlogEntry as number,
          itemId: entries.get(id) ?? 0,
        })),
        ...comments
          .filter(({ by }) => by.at(-1) !== profileId)
          .map(({ id }) => ({ profileId, itemType: LikeItemType.Comment as number, itemId: id })),
      ])
      .execute()
  }
  // Resets reading: nobody has read since they commented, long ago; the members follow the others' entries.
  await db.updateTable('blogEntryReader').set({ readAt: null, commentedAt: yesterday }).execute()
  for (const [profileId, own] of entries) {
    await db
      .updateTable('blogEntryReader')
      .set({ followedAt: yesterday })
      .where('profileId', '=', profileId)
      .where('entryId', '!=', own)
      .execute()
  }
  const { id: tagId } = await db
    .selectFrom('blogTag')
    .select('id')
    .where('name', '=', 'sociable')
    .executeTakeFirstOrThrow()
  return { entries, comments, keys, tagId }
}

/** The owner of an entry has read the notification of a comment. */
async function tellOwner(
  { deps: { db, clock } }: TestServer,
  { blogEntryId: itemId, ...told }: Readonly<Record<'profileId' | 'actorId' | 'blogEntryId' | 'commentId', number>>,
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('notification')
    .values({
      ...told,
      itemType: NotificationItemType.BlogEntry,
      itemId,
      topic: NotificationTopic.BlogComment,
      createdAt: now,
      readAt: now,
    })
    .execute()
}

const ascending = (a: number, b: number) => a - b

/** The entries or authors in each list of blogs. */
export async function blogListsOf(asking: Asking, blogs: WrittenBlogs): Promise<Record<string, number[]>> {
  const { id: profileId } = asking.viewer
  const words = { query: 'sociable' }
  const entries = {
    all: await asking.ask('Blogs.GetAllBlogEntries'),
    active: await asking.ask('Blogs.GetAllBlogEntries', { sortByActivity: true }),
    viewed: await asking.ask('Blogs.GetMostViewed'),
    commented: await asking.ask('Blogs.GetMostCommented', { days: 0 }),
    curated: await asking.ask('Blogs.GetCurated'),
    mine: await asking.ask('Blogs.GetMyBlogEntries'),
    myComments: await asking.ask('Blogs.GetMyCommentsBlogEntries'),
    followed: await asking.ask('Blogs.GetFollowed'),
    ofFollowedAuthors: await asking.ask('Blogs.GetFromFollowedAuthors'),
    byIds: await asking.ask('Blogs.GetBlogEntriesByIds', { ids: [...blogs.entries.values()] }),
  }
  const found = {
    words: await asking.ask('Blogs.SearchBlogEntries', { text: 'sociable' }),
    tag: await asking.ask('Blogs.SearchBlogEntries', { tagIds: [blogs.tagId] }),
    authors: await asking.ask('Blogs.SearchBlogEntries', { authorIds: idsOf(asking.members) }),
  }
  const suggested = await asking.ask('Blogs.SearchBlogTagsAndAuthors', words)
  const named = await asking.ask('Blogs.GetBlogTagsAndAuthors', { authorIds: idsOf(asking.members) })
  const authors = {
    mostFollowed: (await asking.ask('Blogs.GetMostFollowedAuthors')).data,
    followedAuthors: (await asking.ask('Blogs.GetFollowedAuthors')).data,
    authorsByIds: (await asking.ask('Blogs.GetBlogAuthorsByIds', { ids: idsOf(asking.members) })).data,
    suggested: suggested.data.authors,
    named: named.data.authors,
    followers: (await asking.ask('Blogs.GetFollowers')).data.map(({ profile }) => profile),
    likers: (await asking.ask('Common.GetLikeProfiles', likeOf(blogs.entries.get(profileId)))).data,
  }
  const lists = [
    ...Object.entries(entries).map(([name, { data }]) => [name, data.map(({ author }) => author.id)] as const),
    ...Object.entries(found).map(([name, { data }]) => [name, data.map(({ entry }) => entry.author.id)] as const),
    ...Object.entries(authors).map(([name, all]) => [name, idsOf(all)] as const),
  ]
  return Object.fromEntries(lists.map(([name, ids]) => [name, ids.toSorted(ascending)]))
}

/** The expected lists for a viewer who sees these profiles, including the viewer. */
export function blogListsFor(
  lists: Readonly<Record<string, unknown>>,
  viewerId: number,
  seen: readonly number[],
): Record<string, number[]> {
  const others = seen.filter((id) => id !== viewerId)
  // A member follows and likes only others, but is suggested to themselves as an author.
  const ofOthers = ['ofFollowedAuthors', 'followedAuthors', 'followers', 'likers', 'followed']
  const expected = (name: string) => (name === 'mine' ? [viewerId] : ofOthers.includes(name) ? others : [...seen])
  return Object.fromEntries(Object.keys(lists).map((name) => [name, expected(name)]))
}

/** Contents of the lists of hidden items, when the viewer has hidden all others and their entries. */
export async function hiddenListsOf(asking: Asking, blogs: WrittenBlogs): Promise<number[][]> {
  const { db, clock } = asking.server.deps
  const [profileId, hiddenAt] = [asking.viewer.id, clock.now()]
  const setHidden = async (moment: Date | null) => {
    await db.updateTable('blogAuthorReader').set({ hiddenAt: moment }).where('profileId', '=', profileId).execute()
    await db
      .updateTable('blogEntryReader')
      .set({ hiddenAt: moment })
      .where('profileId', '=', profileId)
      .where('entryId', '!=', blogs.entries.get(profileId) ?? 0)
      .execute()
  }
  await setHidden(hiddenAt)
  const entries = await asking.ask('Blogs.GetHidden')
  const authors = await asking.ask('Blogs.GetHiddenAuthors')
  const all = await asking.ask('Blogs.GetAllBlogEntries')
  await setHidden(null)
  return [
    entries.data.map(({ author }) => author.id),
    idsOf(authors.data),
    all.data.map(({ author }) => author.id),
  ].map((ids) => ids.toSorted(ascending))
}

export async function blogCountsOf(asking: Asking) {
  const menu = await asking.ask('Notifications.NotificationCounts')
  const tags = await asking.ask('Blogs.SearchBlogTags', { query: 'sociable' })
  const { data } = await asking.ask('Blogs.GetMyBlogEntries')
  return {
    news: menu.data.blogsNotificationCount,
    curated: menu.data.blogsCuratedNotificationCount,
    tagged: tags.data[0]?.count ?? 0,
    comments: data[0]?.commentCount,
    newComments: data[0]?.newCommentCount,
    likes: data[0]?.likeCount,
    followers: data[0]?.author.followerCount,
  }
}

/** The expected counters for a viewer who sees this many profiles, including the viewer. */
export function blogCountsFor(seen: number): Awaited<ReturnType<typeof blogCountsOf>> {
  const others = seen - 1
  return {
    // Entries of others, the viewer's own where others have commented on it, and followers.
    news: others + Math.min(1, others) + others,
    curated: others,
    tagged: seen,
    comments: seen * seen,
    // Under each visible comment, one is the viewer's: the comment itself or an answer.
    newComments: seen * seen - seen,
    likes: others,
    followers: others,
  }
}

/**
 * An entry with everything that belongs to it, and whether each action on it succeeds; repeated actions change
 * nothing.
 */
export async function blogOf(asking: Asking, owner: TiedMember, blogs: WrittenBlogs) {
  const blogEntryId = blogs.entries.get(owner.id) ?? 0
  const entry = await asking.ask('Blogs.GetBlogEntryData', { blogEntryId })
  const ofProfile = await asking.ask('Blogs.GetProfileBlogEntries', { profileId: owner.id })
  const layered = await asking.ask('Blogs.GetComments', { blogEntryId, twoLayered: true })
  const flat = await asking.ask('Blogs.GetComments', { blogEntryId, take: 101 })
  const readable: number[] = []
  for (const { id, by } of blogs.comments.filter((comment) => comment.by[0] === owner.id)) {
    if ((await asking.ask('Blogs.GetBlogComment', { commentId: id })).status === 200) readable.push(id)
    if (by.length > 2) continue
    const likers = await asking.ask('Common.GetLikeProfiles', { itemType: LikeItemType.Comment, itemId: id })
    if (likers.status === 200) readable.push(...idsOf(likers.data))
  }
  const key = blogs.keys.get(keyOf(blogEntryId, asking.viewer.id))
  const acts = [
    await asking.ask('Blogs.AddBlogComment', { blogEntryId, text: 'Once more', key }),
    await asking.ask('Common.GetLikeProfiles', likeOf(blogEntryId)),
    ...(owner === asking.viewer
      ? []
      : [
          await asking.ask('Blogs.FollowBlogEntry', { blogEntryId }),
          await asking.ask('Blogs.FollowBlogAuthor', { profileId: owner.id }),
          await asking.ask('Common.ToggleLike', { ...likeOf(blogEntryId), liked: true }),
        ]),
  ]
  return {
    found: [entry, layered, flat, ofProfile, ...acts].map(({ status }) => status === 200),
    threads: layered.status === 200 ? layered.data.map(({ replyCount, likeCount }) => [replyCount, likeCount]) : [],
    authors: flat.status === 200 ? flat.data.map(({ author }) => author?.id ?? 0).toSorted(ascending) : [],
    readable: readable.toSorted(ascending),
  }
}

/** The expected result for a viewer who sees these profiles, including the viewer. */
export function blogFor(
  found: readonly unknown[],
  owner: TiedMember,
  blogs: WrittenBlogs,
  seen: readonly number[],
): Awaited<ReturnType<typeof blogOf>> {
  const open = seen.includes(owner.id)
  const visible = blogs.comments.filter(({ by }) => by[0] === owner.id && by.every((id) => seen.includes(id)))
  const likers = visible.filter(({ by }) => by.length === 2).flatMap(({ by }) => seen.filter((id) => id !== by[1]))
  return {
    found: found.map(() => open),
    threads: open ? seen.map(() => [seen.length - 1, seen.length - 1]) : [],
    authors: open ? seen.flatMap((id) => seen.map(() => id)) : [],
    readable: [...idsOf(visible), ...likers].toSorted(ascending),
  }
}

function likeOf(itemId = 0) {
  return { itemType: LikeItemType.BlogEntry, itemId }
}
