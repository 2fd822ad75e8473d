import { sql } from 'kysely'
import type { Database } from '../core/database/connect'

/**
 * Entries of the members of a filled community, with comments, readers and followers. Every entry has a frequent
 * word and one of its own; the viewer has relations to hundreds of entries and authors.
 */
export async function fillBlogs(db: Database, now: Date, viewerId: number, entries: number): Promise<void> {
  const id = sql.lit(viewerId)
  await sql`INSERT INTO blog_tag (name) SELECT 'Tag ' || n FROM generate_series(1, 2000) AS n`.execute(db)
  await sql`
    INSERT INTO blog_entry (profile_id, country_id, dark, status, title, html, words, word_count, created_at,
      published_at, active_at, curated_at, read_count, comment_count)
    SELECT profile.id, profile.country_id, n % 10 = 0, 2, 'Title ' || n, '<p>Text</p>',
      'everywhere half' || n % 2 || ' rare' || n, 3, moment, moment, moment,
      CASE WHEN n % 50 = 1 THEN moment END, n * 37 % 1000, n * 91 % 100
    FROM generate_series(1, ${entries}::integer) AS n
    JOIN profile ON profile.id = ${id} + 1 + n * 7 % 11000,
      LATERAL (SELECT ${now}::timestamptz - n * interval '10 minutes' AS moment)
  `.execute(db)
  await sql`
    INSERT INTO blog_entry (profile_id, country_id, dark, status, title, created_at, published_at, active_at)
    SELECT ${id}, 1, false, 2, 'Own ' || n, ${now}, ${now}, ${now} FROM generate_series(1, 200) AS n
  `.execute(db)
  await sql`
    INSERT INTO blog_entry_tag (entry_id, tag_id, position)
    SELECT id, (SELECT min(id) FROM blog_tag) + id % 2000, 0 FROM blog_entry
  `.execute(db)
  await sql`
    INSERT INTO comment (item_type, item_id, profile_id, text, created_at)
    SELECT 1, id, profile_id + 1 + n, 'Yes', published_at + n * interval '1 minute'
    FROM blog_entry, generate_series(1, 2) AS n WHERE profile_id < ${id} + 11000
  `.execute(db)
  await sql`
    INSERT INTO blog_entry_reader (profile_id, entry_id, followed_at, hidden_at, commented_at)
    SELECT viewer, id, CASE WHEN id % 2 = 0 THEN published_at END, CASE WHEN id % 3 = 0 THEN published_at END,
      CASE WHEN id % 5 = 0 THEN published_at END
    FROM blog_entry, LATERAL (VALUES (${id}), (profile_id + 20)) AS readers (viewer)
    WHERE id % 50 < 2 AND profile_id < ${id} + 10000
    ON CONFLICT DO NOTHING
  `.execute(db)
  await sql`
    INSERT INTO blog_author_reader (profile_id, author_id, followed_at, hidden_at)
    SELECT one, other, CASE WHEN other % 3 <> 0 THEN ${now}::timestamptz - other * interval '1 minute' END,
      CASE WHEN other % 3 = 0 THEN ${now}::timestamptz - other * interval '1 minute' END
    FROM (
      SELECT ${id} AS one, id AS other FROM profile WHERE id > ${id} AND id % 40 < 2
      UNION ALL SELECT id, ${id} FROM profile WHERE id > ${id} AND id % 25 = 0
      UNION ALL SELECT id, id - 1 FROM profile WHERE id - 1 > ${id}
    ) AS pairs
  `.execute(db)
  await sql`
    INSERT INTO ban (profile_id, ban_type, created_at) SELECT id, 1, ${now} FROM profile WHERE id > ${id} AND id % 9 = 0
  `.execute(db)
  // PostgreSQL keeps words of new rows in a pending list until a vacuum.
  await sql`VACUUM ANALYZE`.execute(db)
}
