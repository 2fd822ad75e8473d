import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../tests/setup/database'
import { MediaKind, NotificationItemType, NotificationTopic } from '../contract/enums'
import { databaseOn, openPool } from '../core/database/connect'
import { migrate } from '../core/database/migrate'
import { readSettings } from '../core/settings'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { insertMedia } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import { startTestServer, TestClock, type TestServer } from '../testing/testServer'
import { migrateBefore } from './migrateBefore.fixture'

type Column = 'media_id' | 'album_id' | 'blog_entry_id' | 'comment_id' | 'guestbook_entry_id'

const topics = NotificationTopic
/** The kinds of stored rows: their topics and the columns that were set. */
const kinds: readonly (readonly [topics: readonly number[], columns: readonly Column[], NotificationItemType])[] = [
  [[topics.Favourite, topics.Like, topics.RelationRequest], [], NotificationItemType.Profile],
  [[topics.Like], ['media_id'], NotificationItemType.Media],
  [[topics.AlbumRequest], ['album_id'], NotificationItemType.Album],
  [[topics.GuestbookEntry], ['guestbook_entry_id'], NotificationItemType.GuestbookEntry],
  [[topics.Like, topics.FollowedAuthorEntry], ['blog_entry_id'], NotificationItemType.BlogEntry],
  [
    [topics.Like, topics.BlogComment, topics.CommentReply, topics.Mention, topics.FollowedEntryComment],
    ['blog_entry_id', 'comment_id'],
    NotificationItemType.BlogEntry,
  ],
  [[topics.NewFollower], [], NotificationItemType.BlogAuthor],
]
const PASSING: readonly number[] = [topics.Visit, topics.FavouriteOnline, topics.Mail, topics.GroupChat]

let server: TestServer
let receiverId: number
let ids: Readonly<Record<Column, number>>
/** Stored before the migration, in the order of their ids. */
const before: {
  readonly topic: number
  readonly itemType: NotificationItemType
  readonly columns: readonly Column[]
}[] = []

beforeAll(async () => {
  const database = await createEmptyDatabase()
  await migrateBefore('0039', database)
  const db = databaseOn(openPool(database.url, () => undefined, 1))
  const clock = new TestClock()
  const old = { deps: { db, clock, settings: readSettings({ SECRET: 'test' }) } }
  await insertPlaces(db)
  receiverId = await insertProfile(old, { name: 'Receiver' })
  const actorId = await insertProfile(old, { name: 'Actor' })
  const now = clock.now()
  const entryId = await insertBlogEntry(old, receiverId)
  const { id: albumId } = await db
    .insertInto('album')
    .values({ profileId: receiverId, name: 'Ours', type: 2, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [mediaId = 0] = await insertMedia(old, receiverId, 1, { kind: MediaKind.ProtectedPicture, albumId })
  const { id: guestbookEntryId } = await db
    .insertInto('guestbookEntry')
    .values({ profileId: receiverId, authorId: actorId, text: 'Hello', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids = {
    media_id: mediaId,
    album_id: albumId,
    guestbook_entry_id: guestbookEntryId,
    blog_entry_id: entryId,
    comment_id: await insertBlogComment(old, entryId, actorId),
  }
  for (const [stored, columns, itemType] of kinds) {
    for (const topic of stored) {
      const things = columns.map((column) => sql`, ${sql.ref(column)}`)
      const values = columns.map((column) => sql`, ${ids[column]}`)
      await sql`INSERT INTO notification (profile_id, topic, actor_id, created_at${sql.join(things, sql``)})
        VALUES (${receiverId}, ${topic}, ${actorId}, ${now}${sql.join(values, sql``)})`.execute(db)
      before.push({ topic, itemType, columns })
    }
  }
  await db.destroy()
  await migrate(database.url)
  server = await startTestServer({}, {}, database)
})
afterAll(() => server.close())

it('covers every topic that is stored', () => {
  // Later ones are newer than the migration.
  const older = Object.values(topics).filter((topic) => topic <= topics.NewFollower)
  const stored = older.filter((topic) => !PASSING.includes(topic))
  expect(new Set(before.map(({ topic }) => topic))).toEqual(new Set(stored))
})

it('keeps every notification, with its item and comment', async () => {
  const { data } = await (await clientOf(server, receiverId)).call('Notifications.ClientNotifications')
  const shown = data.map(({ topic, itemType, itemId, commentId }) => ({ topic, itemType, itemId, commentId }))
  const expected = before.map(({ topic, itemType, columns }) => {
    const item = columns.find((column) => column !== 'comment_id')
    return {
      topic,
      itemType,
      itemId: item ? ids[item] : receiverId,
      commentId: columns.includes('comment_id') ? ids.comment_id : null,
    }
  })
  expect(shown.toReversed()).toEqual(expected)
})
