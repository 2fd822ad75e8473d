import { sql } from 'kysely'
import { countTagUse } from '../../legacy/shared/blogs/tags'
import type { Database } from '../../legacy/core/database/connect'
import { dropForeignKeys, dropIndexes, RARE_WORD, readers } from './fill'

export interface BlogSizes {
  readonly profiles: number
  readonly entries: number
  readonly comments: number
}

/** The entry with most comments, about one in a thousand of all. */
export const HOT_ENTRY = 1

/** An author of many entries: authors with lower ids write more. */
export const BUSY_AUTHOR = 3

const TABLES = [
  'blog_entry',
  'blog_entry_search',
  'blog_entry_tag',
  'blog_entry_reader',
  'blog_author_reader',
  'blog_author',
  'comment',
  'comment_mention',
  'item_like',
]

/**
 * Fills a database of profiles with blogs: few authors write most, a tenth of the entries are curated or dark, few
 * entries have thousands of comments and most have none or some, half of the comments answer others.
 */
export async function fillBlogs(db: Database, sizes: BlogSizes, now: Date): Promise<void> {
  // Drops foreign keys and triggers, which are slow row by row, and writes the derived values at once.
  const definitions = [...(await dropIndexes(db, TABLES)), ...(await dropForeignKeys(db, TABLES))]
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(db)
  await sql`SET work_mem = '256MB'`.execute(db)
  await drawEntries(db, sizes, now)
  await addComments(db, sizes, now)
  await addEntries(db)
  await addTags(db)
  await addReaders(db, sizes, now)
  await addLikes(db, sizes, now)
  await addAuthors(db)
  await sql`SET maintenance_work_mem = '512MB'`.execute(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(db)
  await sql`RESET work_mem`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
  await countTagUse({ db })
}

async function drawEntries(db: Database, { entries, profiles }: BlogSizes, now: Date): Promise<void> {
  await sql`
    CREATE TEMP TABLE entry_sample AS
    SELECT n, (
      SELECT string_agg('w' || floor(6000 * power(random(), 3))::text, ' ') FROM generate_series(1, 90) WHERE n >= 0
    ) AS words FROM generate_series(0, 4999) AS n`.execute(db)
  await sql`
    CREATE TEMP TABLE entry_draw AS
    SELECT drawn.n AS id, p.id AS profile_id, p.country_id, drawn.r2 < 0.08 AND p.dark_status = 3 AS dark,
      ${now}::timestamptz - power(drawn.r3, 1.4) * interval '1500 days' - interval '1 hour' AS published_at,
      CASE WHEN drawn.n = ${HOT_ENTRY} OR drawn.r4 < 0.9 THEN 15 ELSE 1 + floor(drawn.r4 * 1000)::int % 15 END AS audience,
      drawn.r5 AS luck, drawn.n % 5000 AS sample
    FROM (
      SELECT n, random() AS r2, random() AS r3, random() AS r4, random() AS r5,
        CASE WHEN n % 20000 = 0 THEN ${readers.anywhere}
          WHEN n = ${HOT_ENTRY} THEN ${BUSY_AUTHOR}
          ELSE 2 + floor(power(random(), 2.2) * (${profiles}::integer - 1))::int END AS author
      FROM generate_series(1, ${entries}::integer) AS n OFFSET 0
    ) AS drawn JOIN profile AS p ON p.id = drawn.author`.execute(db)
  await sql`UPDATE profile SET status = 3, country_id = 1 WHERE id = ${BUSY_AUTHOR}`.execute(db)
  await sql`DELETE FROM blacklist WHERE ${BUSY_AUTHOR} IN (profile_id, blocked_id)`.execute(db)
  await sql`
    UPDATE entry_draw SET dark = false, country_id = 1, published_at = ${now}::timestamptz - interval '400 days'
    WHERE id = ${HOT_ENTRY}`.execute(db)
  await sql`ANALYZE entry_draw`.execute(db)
}

/** Adds first layers, then answers: entries with many comments have many answers too. */
async function addComments(db: Database, { comments, entries, profiles }: BlogSizes, now: Date): Promise<void> {
  const half = Math.floor(comments / 2)
  const moment = sql`least(${now}::timestamptz, since + power(random(), 3) * interval '300 days')`
  // About one in ten thousand is by the viewer of the benchmark, up to some hundreds.
  const author = sql`CASE WHEN n % 10007 = 0 THEN ${readers.anywhere}::integer
    ELSE 1 + floor(power(random(), 1.6) * ${profiles}::integer)::int END`
  await sql`
    INSERT INTO comment (id, item_type, item_id, profile_id, text, created_at)
    SELECT n, 1, entry_draw.id, author, 'Comment ' || n || ' with a few words of what somebody thinks', ${moment}
    FROM (
      SELECT n, ${author} AS author, 1 + floor(power(random(), 2) * ${entries}::integer)::int AS item
      FROM generate_series(1, ${half}::integer) AS n OFFSET 0
    ) AS drawn JOIN entry_draw ON entry_draw.id = item, LATERAL (SELECT published_at AS since) AS begun`.execute(db)
  await sql`
    INSERT INTO comment (id, item_type, item_id, profile_id, parent_id, text, created_at)
    SELECT n, 1, first.item_id, author, first.id, 'Answer ' || n || ' to that, with a few words', ${moment}
    FROM (
      SELECT n, ${author} AS author, 1 + floor(random() * ${half}::integer)::int AS answered
      FROM generate_series(${half + 1}::integer, ${comments}::integer) AS n OFFSET 0
    ) AS drawn
    JOIN comment AS first ON first.id = answered, LATERAL (SELECT first.created_at AS since) AS begun`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('comment', 'id'), ${comments}::integer)`.execute(db)
}

async function addEntries(db: Database): Promise<void> {
  await sql`
    CREATE TEMP TABLE comment_count AS
    SELECT item_id, count(*)::integer AS number, max(created_at) AS latest FROM comment GROUP BY item_id`.execute(db)
  await sql`
    INSERT INTO blog_entry (id, profile_id, country_id, dark, status, title, html, words, word_count, audience,
      created_at, published_at, active_at, last_comment_at, curated_at, read_count, comment_count)
    SELECT d.id, d.profile_id, d.country_id, d.dark, 2, 'Entry ' || d.id, '<p>' || s.words || rare.word || '</p>',
      s.words || rare.word, 90, d.audience, d.published_at, d.published_at, coalesce(c.latest, d.published_at), c.latest,
      CASE WHEN d.luck < 0.01 THEN d.published_at + interval '1 hour' END, floor(power(d.luck, 4) * 5000)::int,
      coalesce(c.number, 0)
    FROM entry_draw AS d JOIN entry_sample AS s ON s.n = d.sample LEFT JOIN comment_count AS c ON c.item_id = d.id,
      LATERAL (SELECT CASE WHEN d.id % 20021 = 7 THEN ' ' || ${RARE_WORD} ELSE '' END AS word) AS rare`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('blog_entry', 'id'), (SELECT max(id) FROM blog_entry))`.execute(db)
}

/** Puts two of twenty thousand tags on each entry, and fills the search rows. */
async function addTags(db: Database): Promise<void> {
  await sql`INSERT INTO blog_tag (name) SELECT 'tag' || n FROM generate_series(1, 20000) AS n`.execute(db)
  await sql`
    INSERT INTO blog_entry_tag (entry_id, tag_id, position)
    SELECT id, 1 + floor(20000 * power(random(), 4))::int, position FROM entry_draw, generate_series(0, 1) AS position
    ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO blog_entry_search (entry_id, country_id, dark, published_at, terms)
    SELECT d.id, d.country_id, d.dark, d.published_at, array_to_tsvector(s.terms || tags || ('@' || d.profile_id)
      || CASE WHEN d.id % 20021 = 7 THEN array[${RARE_WORD}] ELSE '{}' END)
    FROM entry_draw AS d
    JOIN (SELECT n, words_of('Entry ' || words) AS terms FROM entry_sample OFFSET 0) AS s ON s.n = d.sample
    JOIN (SELECT entry_id, array_agg('#' || tag_id) AS tags FROM blog_entry_tag GROUP BY entry_id) AS t
      ON t.entry_id = d.id`.execute(db)
}

/** Authors of comments have read the entry; others read, follow and hide. */
async function addReaders(db: Database, { entries, profiles }: BlogSizes, now: Date): Promise<void> {
  const own = readers.anywhere
  const recently = sql`${now}::timestamptz - random() * interval '200 days'`
  await sql`
    INSERT INTO blog_entry_reader (profile_id, entry_id, first_read_at, read_at, commented_at, comment_count)
    SELECT profile_id, item_id, max(created_at), max(created_at), max(created_at), count(*)
    FROM comment GROUP BY profile_id, item_id`.execute(db)
  await sql`
    INSERT INTO blog_entry_reader AS old (profile_id, entry_id, first_read_at, read_at, followed_at)
    SELECT DISTINCT ON (viewer, entry) viewer, entry, moment, moment, CASE WHEN n % 3 = 0 THEN moment END
    FROM (
      SELECT n, ${recently} AS moment, 1 + floor(power(random(), 2) * ${entries}::integer)::int AS entry,
        CASE WHEN n % 500 = 0 THEN ${own}::integer ELSE 1 + floor(random() * ${profiles}::integer)::int END AS viewer
      FROM generate_series(1, ${entries}::integer) AS n OFFSET 0
    ) AS drawn
    ON CONFLICT (profile_id, entry_id) DO UPDATE SET followed_at = EXCLUDED.followed_at`.execute(db)
  await sql`
    UPDATE blog_entry_reader SET hidden_at = ${now}, followed_at = NULL WHERE profile_id = ${own} AND entry_id % 97 = 5`.execute(
    db,
  )
  await sql`
    INSERT INTO blog_author_reader (profile_id, author_id, followed_at, hidden_at)
    SELECT viewer, author, CASE WHEN n % 400 <> 3 THEN ${recently} END, CASE WHEN n % 400 = 3 THEN ${now}::timestamptz END
    FROM (
      SELECT n, 2 + floor(power(random(), 2.2) * (${profiles}::integer - 1))::int AS author,
        CASE WHEN n % 4000 < 4 THEN ${own}::integer ELSE 1 + floor(random() * ${profiles}::integer)::int END AS viewer
      FROM generate_series(1, ${profiles * 3}::integer) AS n OFFSET 0
    ) AS drawn
    WHERE viewer <> author ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO blog_author_reader (profile_id, author_id, followed_at)
    SELECT n, ${own}, ${now}::timestamptz - n * interval '1 minute' FROM generate_series(10, least(3500, ${profiles}::integer)) AS n
    ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO blog_seen SELECT ${own}, moment, moment, moment, moment, moment, moment
    FROM (SELECT ${now}::timestamptz - interval '2 days' AS moment) AS seen`.execute(db)
}

async function addLikes(db: Database, { entries, comments, profiles }: BlogSizes, now: Date): Promise<void> {
  for (const [type, items] of [
    [3, entries],
    [4, comments],
  ] as const) {
    await sql`
      INSERT INTO item_like (item_type, item_id, profile_id, created_at)
      SELECT ${type}::integer, 1 + floor(power(random(), 2) * ${items}::integer)::int,
        1 + floor(random() * ${profiles}::integer)::int, ${now}::timestamptz
      FROM generate_series(1, ${entries}::integer) AS n ON CONFLICT DO NOTHING`.execute(db)
  }
}

async function addAuthors(db: Database): Promise<void> {
  await sql`
    INSERT INTO blog_author (profile_id, country_id, dark, entry_count, follower_count)
    SELECT profile_id, country_id, dark, count(*), coalesce(max(followers), 0)
    FROM blog_entry LEFT JOIN (
      SELECT author_id, count(*) AS followers FROM blog_author_reader WHERE followed_at IS NOT NULL GROUP BY author_id
    ) AS f ON f.author_id = profile_id
    GROUP BY profile_id, country_id, dark`.execute(db)
}
