import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Insertable } from 'kysely'
import { BanType, NotificationItemType, NotificationTab, NotificationTopic } from '../contract/enums'
import { after, DAY, MINUTE } from '../core/clock'
import type { Notification } from '../core/database/schema.generated'
import { tasks } from '../main/areas'
import { hearEvents } from '../testing/events'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { actingAs, idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { aboutProfile } from '../shared/notifications/aboutProfile'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember
let actor: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  viewer = await newMember(server)
  actor = await newMember(server)
})

async function stored(
  minutesAgo: readonly number[],
  values: Partial<Insertable<Notification>> = {},
): Promise<number[]> {
  const ids: number[] = []
  for (const minutes of minutesAgo) {
    const { id: actorId } = await newMember(server)
    const { id } = await server.deps.db
      .insertInto('notification')
      .values({
        profileId: viewer.id,
        topic: NotificationTopic.Favourite,
        actorId,
        ...aboutProfile(viewer.id),
        createdAt: after(server.clock.now(), -minutes * MINUTE),
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

const aboutEntry = (itemId: number) => ({ itemType: NotificationItemType.BlogEntry, itemId })
const newFollower = () => ({
  topic: NotificationTopic.NewFollower,
  itemType: NotificationItemType.BlogAuthor,
  itemId: viewer.id,
})

const list = async (query: object = {}) => {
  const { data } = await viewer.client.call('Notifications.ClientNotifications', { ...query })
  return data
}
const unread = async () => (await viewer.client.call('Notifications.NewNotificationsCount')).data.count
const markRead = async (body: object = {}) => {
  const { data } = await viewer.client.call('Notifications.SetNotificationsAsRead', { ...body })
  return data.newNotificationsCount
}

describe('the list', () => {
  it('pages back, and keeps notifications of the same moment together', async () => {
    const [latest = 0, second = 0, third = 0, fourth = 0, oldest = 0] = await stored([1, 2, 2, 2, 3])
    const first = await list({ take: 2 })
    expect(idsOf(first)).toEqual([latest, fourth, third, second])
    const next = await list({ take: 2, latestNotificationDate: first.at(-1)?.createdAt })
    expect(idsOf(next)).toEqual([oldest])
    expect(await list({ latestNotificationDate: next.at(-1)?.createdAt })).toEqual([])
  })

  it('shows the last ninety days; older ones are removed', async () => {
    const [kept = 0] = await stored([89 * 24 * 60])
    await stored([90 * 24 * 60])
    const shown = async () => [idsOf(await list()), await unread()]
    expect(await shown()).toEqual([[kept], 1])
    await tasks.removeOldNotifications.run(server.deps)
    const rows = await server.deps.db
      .selectFrom('notification')
      .select('id')
      .where('profileId', '=', viewer.id)
      .execute()
    expect(rows).toEqual([{ id: kept }])
  })

  it('returns some by their ids, in that order, and none of others', async () => {
    const ids = await stored([1, 2, 3])
    const byIds = async ({ client }: TestMember) =>
      (await client.call('Notifications.GetNotificationsByIds', { ids: [...ids.toReversed(), 999_999] })).data
    expect(idsOf(await byIds(viewer))).toEqual(ids.toReversed())
    expect(await byIds(actor)).toEqual([])
  })

  it('shows the current names of mentioned profiles, and truncates long texts', async () => {
    const blogEntryId = await insertBlogEntry(server, viewer.id)
    const text = `@{${actor.id}} ${'word '.repeat(100)}`
    const commentId = await insertBlogComment(server, blogEntryId, actor.id, { text })
    await stored([1], {
      topic: NotificationTopic.BlogComment,
      actorId: actor.id,
      ...aboutEntry(blogEntryId),
      commentId,
    })
    const [found] = await list()
    expect(found?.excerpt).toMatch(new RegExp(String.raw`^@${actor.name} word .*word…$`))
    expect(found?.excerpt?.length).toBeLessThanOrEqual(141)
  })

  it('shows nothing of blogs to members who are banned from them', async () => {
    const blogEntryId = await insertBlogEntry(server, viewer.id)
    await stored([1], { topic: NotificationTopic.Like, ...aboutEntry(blogEntryId) })
    await stored([2], newFollower())
    const [other = 0] = await stored([3])
    const ban = { profileId: viewer.id, banType: BanType.Blogs, createdAt: server.clock.now() }
    await server.deps.db.insertInto('ban').values(ban).execute()
    expect(idsOf(await list())).toEqual([other])
    expect(await unread()).toBe(1)
  })

  it('omits entries that are hidden, gone, or no longer visible to the viewer', async () => {
    const { db } = server.deps
    const entries = [
      await insertBlogEntry(server, actor.id),
      await insertBlogEntry(server, actor.id),
      await insertBlogEntry(server, actor.id),
      await insertBlogEntry(server, actor.id, { dark: true }),
    ]
    const [hidden = 0, deleted = 0, forWomen = 0] = entries
    for (const blogEntryId of entries) {
      await stored([1], { topic: NotificationTopic.FollowedAuthorEntry, actorId: actor.id, ...aboutEntry(blogEntryId) })
    }
    expect((await list()).map(({ itemId }) => itemId)).toEqual([forWomen, deleted, hidden])
    await viewer.client.call('Blogs.HideEntry', { blogEntryId: hidden })
    await db.deleteFrom('blogEntry').where('id', '=', deleted).execute()
    await db.updateTable('blogEntry').set({ audience: 2 }).where('id', '=', forWomen).execute()
    expect(await list()).toEqual([])
    expect(await unread()).toBe(0)
  })

  it('omits deleted comments, and answers to a comment of a blocked member', async () => {
    const { db } = server.deps
    const author = await newMember(server)
    const blogEntryId = await insertBlogEntry(server, viewer.id)
    const above = await insertBlogComment(server, blogEntryId, author.id)
    const answer = await insertBlogComment(server, blogEntryId, actor.id, { parentId: above })
    const about = { topic: NotificationTopic.BlogComment, ...aboutEntry(blogEntryId) }
    await stored([2], { ...about, actorId: author.id, commentId: above })
    await stored([1], { ...about, actorId: actor.id, commentId: answer })
    const commentIds = async () => (await list()).map(({ commentId }) => commentId)
    expect(await commentIds()).toEqual([answer, above])
    await db.insertInto('blacklist').values({ profileId: viewer.id, blockedId: author.id }).execute()
    expect(await commentIds()).toEqual([])
    await db.deleteFrom('blacklist').execute()
    await author.client.call('Blogs.DeleteBlogComment', { commentId: above })
    expect(await commentIds()).toEqual([answer])
  })
})

describe('reading', () => {
  it('marks some, all of a tab, or all, and updates the viewer’s other browsers', async () => {
    const heard = await hearEvents(server)
    const [one = 0, two = 0] = await stored([1, 2])
    await stored([3], newFollower())
    expect(await markRead({ ids: [two] })).toBe(2)
    expect(await heard.take()).toEqual([{ type: 'CountsChanged', profileIds: [viewer.id] }])
    expect((await list()).map(({ read }) => read)).toEqual([false, true, false])
    expect(await markRead({ tab: NotificationTab.Community })).toBe(1)
    expect(await markRead({ ids: [one], tab: NotificationTab.Community })).toBe(1)
    expect(await markRead()).toBe(0)
    await heard.take()
    expect(await markRead()).toBe(0)
    expect(await heard.take()).toEqual([])
    await heard.close()
  })

  it('is refused to others and to an administrator who impersonates the member', async () => {
    const ids = await stored([1])
    const others = await actor.client.call('Notifications.SetNotificationsAsRead', { ids })
    expect(others.status).toBe(404)
    const admin = await actingAs(server, viewer.id)
    const { status, data } = await admin.call('Notifications.SetNotificationsAsRead', { ids })
    expect([status, data]).toEqual([200, { newNotificationsCount: 1 }])
    expect(await unread()).toBe(1)
  })

  it('an entry also marks the notifications of it and of its comments', async () => {
    const [entryId, other] = [await insertBlogEntry(server, actor.id), await insertBlogEntry(server, actor.id)]
    const commentId = await insertBlogComment(server, entryId, actor.id)
    const topic = NotificationTopic.FollowedAuthorEntry
    const [unreadId = 0] = await stored([3], { topic, actorId: actor.id, ...aboutEntry(other) })
    await stored([2], { topic, actorId: actor.id, ...aboutEntry(entryId) })
    await stored([1], { topic: NotificationTopic.Mention, actorId: actor.id, ...aboutEntry(entryId), commentId })
    await (await actingAs(server, viewer.id)).call('Blogs.UpdateBlogEntryReadCount', { blogEntryId: entryId })
    expect(await unread()).toBe(3)
    await viewer.client.call('Blogs.UpdateBlogEntryReadCount', { blogEntryId: entryId })
    expect((await list()).filter(({ read }) => !read)).toMatchObject([{ id: unreadId }])
  })

  it('leaves hidden notifications unread', async () => {
    const [id = 0] = await stored([1], { actorId: actor.id })
    const block = { profileId: viewer.id, blockedId: actor.id }
    await server.deps.db.insertInto('blacklist').values(block).execute()
    await markRead()
    await server.deps.db.deleteFrom('blacklist').execute()
    expect(await list()).toMatchObject([{ id, read: false }])
  })

  it('is counted to a hundred', async () => {
    const { db, clock } = server.deps
    const createdAt = after(clock.now(), -DAY)
    const rows = Array.from({ length: 101 }, (_, index) => ({ text: `${index}`, createdAt }))
    const entries = await db
      .insertInto('guestbookEntry')
      .values(rows.map((row) => ({ ...row, profileId: viewer.id, authorId: actor.id })))
      .returning('id')
      .execute()
    await db
      .insertInto('notification')
      .values(
        entries.map(({ id: itemId }) => ({
          profileId: viewer.id,
          topic: NotificationTopic.GuestbookEntry,
          actorId: actor.id,
          itemType: NotificationItemType.GuestbookEntry,
          itemId,
          createdAt,
        })),
      )
      .execute()
    expect(await unread()).toBe(100)
    expect(await list({ take: 1 })).toHaveLength(101)
  })
})

it('shows the community’s ten latest notifications and its counters in the menu', async () => {
  await stored([20], { topic: NotificationTopic.Favourite })
  const ids = await stored(
    Array.from({ length: 11 }, (_, index) => index),
    newFollower(),
  )
  const { data } = await viewer.client.call('TopMenu.CommunityNotifications')
  expect(data).toMatchObject({ blogs: 0, blogsCurated: 0, lodgeAdmin: 0, eventAdmin: 0 })
  expect(idsOf(data.notifications)).toEqual(ids.slice(0, 10))
})
