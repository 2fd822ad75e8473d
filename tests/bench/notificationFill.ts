import { sql } from 'kysely'
import { NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import type { Database } from '../../legacy/core/database/connect'
import { dropForeignKeys, dropIndexes, readers } from './fill'

export interface NotificationSizes {
  readonly profiles: number
  readonly notifications: number
}

/** One in this many belongs to the viewer; coprime to the periods of topics and read states. */
const OF_READER = 197

const TABLES = ['notification']

/**
 * Fills a database of profiles and blogs with notifications of 90 days: half of them about blogs; few members have
 * hundreds, most have some, the viewer has thousands.
 */
export async function fillNotifications(db: Database, sizes: NotificationSizes, now: Date): Promise<void> {
  const { profiles, notifications } = sizes
  const definitions = [...(await dropIndexes(db, TABLES)), ...(await dropForeignKeys(db, TABLES))]
  const { Favourite, Like, NewFollower, BlogComment, CommentReply, FollowedAuthorEntry } = NotificationTopic
  const { Profile, Media, BlogEntry, BlogAuthor } = NotificationItemType
  await sql`
    INSERT INTO notification (profile_id, topic, actor_id, item_type, item_id, comment_id, created_at, read_at)
    SELECT d.receiver, d.topic, coalesce(c.profile_id, e.profile_id, d.actor),
      CASE WHEN c.id IS NOT NULL OR e.id IS NOT NULL THEN ${BlogEntry}
        WHEN d.n % 10 = 1 AND m.id IS NOT NULL THEN ${Media}
        WHEN d.topic = ${NewFollower} THEN ${BlogAuthor} ELSE ${Profile} END::integer,
      coalesce(c.item_id, e.id, CASE d.n % 10 WHEN 1 THEN m.id END, d.receiver), c.id, d.at,
      CASE WHEN d.n % 3 > 0 THEN d.at + interval '1 minute' END
    FROM (
      SELECT n, (array[${Favourite},${Like},${Like},${NewFollower},${Like}, ${BlogComment},${CommentReply},${BlogComment},
          ${CommentReply},${FollowedAuthorEntry}]::integer[])[1 + n % 10] AS topic,
        CASE WHEN n % ${OF_READER}::integer = 0 THEN ${readers.anywhere}
          ELSE 2 + floor(power(random(), 1.5) * (${profiles}::integer - 1))::int END AS receiver,
        2 + floor(random() * (${profiles}::integer - 1))::int AS actor,
        1 + floor(random() * (SELECT max(id) FROM comment))::int AS comment,
        1 + floor(random() * (SELECT max(id) FROM blog_entry))::int AS entry,
        ${now}::timestamptz - (${notifications}::integer - n) * (interval '89 days' / ${notifications}::integer) AS at
      FROM generate_series(1, ${notifications}::integer) AS n OFFSET 0
    ) AS d
    LEFT JOIN comment AS c ON c.id = d.comment AND d.n % 10 IN (5, 6, 7, 8)
    LEFT JOIN blog_entry AS e ON e.id = d.entry AND d.n % 10 = 9
    LEFT JOIN (SELECT profile_id, max(id) AS id FROM media GROUP BY profile_id) AS m ON m.profile_id = d.receiver
    JOIN profile AS receiver ON receiver.id = d.receiver
    JOIN profile AS actor ON actor.id = coalesce(c.profile_id, e.profile_id, d.actor)
    WHERE actor.id <> receiver.id
    ORDER BY d.n
    ON CONFLICT DO NOTHING`.execute(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  await sql`VACUUM ANALYZE notification`.execute(db)
}
