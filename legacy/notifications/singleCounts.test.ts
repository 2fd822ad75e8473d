import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallName } from '../contract/contract'
import { CommentItemType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

const MEMBERS = 5

let server: TestServer
let members: TestMember[]
let entries: number[]

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  members = []
  entries = []
  for (let number = 0; number < MEMBERS; number++) {
    const member = await newMember(server, { lastOnlineAt: server.clock.now() })
    members.push(member)
    entries.push(await insertBlogEntry(server, member.id, { curatedAt: server.clock.now() }))
  }
})
afterAll(() => server.close())

/** Calls of single counters, by their name in the combined answer. */
const singles = {
  blogsCuratedNotificationCount: 'Notifications.BlogsCuratedNotificationCount',
  blogsNotificationCount: 'Notifications.BlogsNotificationCount',
  eventAdminNotificationsCount: 'Notifications.EventAdminNotificationsCount',
  lodgeAdminNotificationsCount: 'Notifications.LodgeAdminNotificationsCount',
  newNotificationsCount: 'Notifications.NewNotificationsCount',
  newVisitsCount: 'Notifications.NewVisitsCount',
  onlineFavoritesCount: 'Notifications.OnlineFavoritesCount',
  unreadMailCount: 'Notifications.UnreadMailCount',
  unreadTicketCount: 'Notifications.UnreadTicketCount',
} as const satisfies Readonly<Record<string, CallName>>

const member = fc.nat({ max: MEMBERS - 1 })
const ties = ['block', 'favourite', 'visit', 'follow', 'comment', 'notify', 'mail'] as const
type Relation = (typeof ties)[number]
const community = fc.array(fc.tuple(fc.constantFrom(...ties), member, member), { minLength: 4, maxLength: 20 })

it('counts the same with single counters and with all together, in any community', async () => {
  await fc.assert(
    fc.asyncProperty(community, member, async (done, viewerIndex) => {
      await forget()
      for (const [what, from, to] of done) if (from !== to) await tie(what, from, to)
      const { client } = at(members, viewerIndex)
      const { data } = await client.call('Notifications.NotificationCounts')
      const alone: Record<string, number> = {}
      for (const [name, call] of Object.entries(singles)) alone[name] = (await client.call(call)).data.count
      expect(data).toMatchObject(alone)
      const { onlineFavoritesCount: _, ...news } = alone
      expect(data.notificationCounts).toBe(Object.values(news).reduce((sum, count) => sum + count, 0))
      const menu = (await client.call('TopMenu.CommunityNotifications')).data
      expect([menu.blogs, menu.blogsCurated]).toEqual([data.blogsNotificationCount, data.blogsCuratedNotificationCount])
    }),
    { numRuns: 25 },
  )
}, 120_000)

async function forget(): Promise<void> {
  const { db } = server.deps
  await db.deleteFrom('blacklist').execute()
  await db.deleteFrom('favourite').execute()
  await db.deleteFrom('visit').execute()
  await db.deleteFrom('blogAuthorReader').execute()
  await db.deleteFrom('comment').where('itemType', '=', CommentItemType.BlogEntry).execute()
  await db.deleteFrom('notification').execute()
  await db.deleteFrom('conversation').execute()
}

/** Stores an action of one member on another. */
async function tie(what: Relation, from: number, to: number): Promise<void> {
  const { db, clock } = server.deps
  const now = clock.now()
  const [actorId, otherId, entryId] = [at(members, from).id, at(members, to).id, at(entries, to)]
  const rows = {
    block: () => db.insertInto('blacklist').values({ profileId: actorId, blockedId: otherId }),
    favourite: () => db.insertInto('favourite').values({ profileId: otherId, favouriteId: actorId }),
    visit: () => db.insertInto('visit').values({ visitedId: otherId, visitorId: actorId, visitedAt: now }),
    follow: () => db.insertInto('blogAuthorReader').values({ profileId: actorId, authorId: otherId, followedAt: now }),
    notify: () =>
      db.insertInto('notification').values({
        profileId: otherId,
        actorId,
        topic: NotificationTopic.Like,
        itemType: NotificationItemType.BlogEntry,
        itemId: entryId,
        createdAt: now,
      }),
  }
  if (what === 'comment') {
    server.clock.advance(1000)
    await insertBlogComment(server, entryId, actorId)
  } else if (what === 'mail') await conversation(actorId, otherId)
  else
    await rows[what]()
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function conversation(senderId: number, viewerId: number): Promise<void> {
  const { db, clock } = server.deps
  const [lowId, highId] = [Math.min(senderId, viewerId), Math.max(senderId, viewerId)]
  const added = await db
    .insertInto('conversation')
    .values({ kind: 1, lowId, highId, createdAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  const part = { conversationId: added.id, joinedAt: clock.now(), lastMessageAt: clock.now() }
  await db
    .insertInto('conversationMember')
    .values([
      { ...part, profileId: senderId },
      { ...part, profileId: viewerId, unreadCount: 2 },
    ])
    .execute()
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`There is nothing at ${index}`)
  return found
}
