import { sql } from 'kysely'
import { MediaKind } from '../../legacy/contract/enums'
import type { Database } from '../../legacy/core/database/connect'
import { dropForeignKeys, dropIndexes, RARE_WORD, readers } from './fill'

export interface LodgeSizes {
  readonly profiles: number
  readonly lodges: number
  readonly memberships: number
  readonly topics: number
  readonly comments: number
  readonly meetups: number
  /** In an album for each twenty. */
  readonly media: number
}

/** The largest lodge, with the members of a tenth of its country; the viewer is one of its assistants. */
export const HOT_LODGE = 1
/** Who owns the largest lodge and wrote its hot topic. */
const HOT_OWNER = 21
/** The topic with most comments, in the largest lodge. */
export const HOT_TOPIC = 1
/** An album of the largest lodge, with most media. */
export const HOT_ALBUM = 1
/** The categories of each lodge; those of lodge 1 come first. */
const CATEGORIES = 4
/** Lodges that the viewer is in. */
const OWN_LODGES = 300

const TABLES = [
  'lodge',
  'lodge_search',
  'lodge_tag',
  'lodge_tagging',
  'lodge_kink',
  'lodge_membership',
  'lodge_activity',
  'debate_category',
  'debate_entry',
  'debate_entry_reader',
  'comment',
  'item_like',
  'meetup',
  'meetup_sign_up',
  'lodge_album',
  'media',
]

/** Profiles and lodges with the same remainder belong to the same country. */
const SAME_COUNTRY = 20

/**
 * Fills a database of profiles with lodges: a tenth are dark, few are large and most small, members live in the lodge's
 * country, few topics have thousands of comments and most have none or some, half of the comments answer others.
 */
export async function fillLodges(db: Database, sizes: LodgeSizes, now: Date): Promise<void> {
  // Drops foreign keys and triggers, which are slow row by row, and writes the derived values at once.
  const definitions = [...(await dropIndexes(db, TABLES)), ...(await dropForeignKeys(db, TABLES))]
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(db)
  await sql`SET work_mem = '256MB'`.execute(db)
  await sql`UPDATE profile SET status = 3, country_id = 1 WHERE id = ${HOT_OWNER}`.execute(db)
  await sql`DELETE FROM blacklist WHERE ${HOT_OWNER} IN (profile_id, blocked_id)`.execute(db)
  await drawMemberships(db, sizes, now)
  await addLodges(db, sizes, now)
  await addSubjects(db, sizes)
  await addLog(db)
  await drawTopics(db, sizes, now)
  await addComments(db, sizes, now)
  await addTopics(db, sizes, now)
  await addReaders(db, sizes, now)
  await addMeetups(db, sizes, now)
  await addMedia(db, sizes, now)
  await sql`SET maintenance_work_mem = '512MB'`.execute(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(db)
  await sql`RESET work_mem`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}

/** Each lodge has an owner, a co-owner and assistants; one in a hundred asks to come in, fewer are blocked. */
async function drawMemberships(db: Database, { profiles, lodges, memberships }: LodgeSizes, now: Date): Promise<void> {
  const apart = sql.raw(String(SAME_COUNTRY))
  await sql`
    CREATE TEMP TABLE membership_draw AS
    SELECT DISTINCT ON (lodge_id, profile_id) lodge_id, profile_id, luck FROM (
      SELECT greatest(1, floor(power(random(), 2) * ${lodges}::integer / ${apart})::int * ${apart} + member % ${apart}) AS lodge_id,
        member AS profile_id, random() AS luck
      FROM (
        SELECT 1 + floor(power(random(), 1.3) * ${profiles}::integer)::int AS member
        FROM generate_series(1, ${memberships}::integer) OFFSET 0
      ) AS drawn
      UNION ALL
      SELECT ${HOT_LODGE}, id, random() FROM profile WHERE country_id = 1 AND id % 10 = 3
      UNION ALL
      SELECT ${HOT_LODGE}, ${HOT_OWNER}, -1
      UNION ALL
      SELECT ${apart} * n + 1, ${readers.anywhere}, 0.5 FROM generate_series(0, ${OWN_LODGES - 1}::integer) AS n
      WHERE ${apart} * n + 1 <= ${lodges}::integer
    ) AS all_drawn ORDER BY lodge_id, profile_id, luck`.execute(db)
  await sql`
    INSERT INTO lodge_membership (lodge_id, profile_id, role, joined_at, request_status, request_text, requested_at, blocked_at,
      visible, viewed_at)
    SELECT lodge_id, profile_id, role, CASE WHEN role IN (1, 2, 3, 7) THEN moment END, CASE role WHEN 5 THEN 2 ELSE 0 END,
      CASE role WHEN 5 THEN 'May I come in?' END, CASE role WHEN 5 THEN moment END, CASE role WHEN 4 THEN moment END,
      luck < 0.9, CASE WHEN role IN (1, 2, 3, 7) THEN ${now}::timestamptz - luck * interval '40 days' END
    FROM (
      SELECT *, CASE WHEN profile_id = ${readers.anywhere} THEN CASE WHEN lodge_id <= 100 THEN 7 ELSE 1 END
          WHEN place = 1 THEN 2 WHEN place = 2 THEN 3 WHEN place <= 4 THEN 7
          WHEN luck > 0.99 THEN 5 WHEN luck > 0.985 THEN 4 ELSE 1 END AS role,
        ${now}::timestamptz - power(random(), 1.4) * interval '1500 days' AS moment
      FROM (
        SELECT *, row_number() OVER (
          PARTITION BY lodge_id ORDER BY (profile_id = ${readers.anywhere}), luck
        ) AS place FROM membership_draw
      ) AS placed
    ) AS given`.execute(db)
}

async function addLodges(db: Database, { lodges }: LodgeSizes, now: Date): Promise<void> {
  await sql`
    CREATE TEMP TABLE lodge_sample AS
    SELECT n, (
      SELECT string_agg('w' || floor(6000 * power(random(), 3))::text, ' ') FROM generate_series(1, 60) WHERE n >= 0
    ) AS words FROM generate_series(0, 4999) AS n`.execute(db)
  await sql`
    INSERT INTO lodge (id, country_id, dark, name, html, words, category_id, access, debates_public, members_public,
      grid_latitude, grid_longitude, city, owner_id, creator_id, member_count, active_at, created_at)
    SELECT drawn.n, drawn.country_id, dark, 'Lodge ' || drawn.n, '<p>' || words || '</p>', words, CASE WHEN NOT dark THEN 1 + drawn.n % 15 END,
      1 + (drawn.n % 3 = 0)::int, drawn.n % 2 = 0, drawn.n % 2 = 0, round(latitude * 20) / 20, round(longitude * 20) / 20, 'Somewhere',
      owner_id, owner_id, coalesce(member_count, 0), ${now}::timestamptz - power(luck, 1.4) * interval '900 days',
      ${now}::timestamptz - interval '1501 days'
    FROM (
      SELECT n, n % 200 >= 180 AS dark, random() AS luck,
        CASE WHEN n % 20 < 6 THEN 1 WHEN n % 20 < 10 THEN 2 WHEN n % 20 < 15 THEN 3 ELSE 4 END AS country_id
      FROM generate_series(1, ${lodges}::integer) AS n OFFSET 0
    ) AS drawn
    JOIN lodge_sample ON lodge_sample.n = drawn.n % 5000
    LEFT JOIN (
      SELECT lodge_id, count(*) FILTER (WHERE joined_at IS NOT NULL) AS member_count,
        max(profile_id) FILTER (WHERE role = 2) AS owner_id
      FROM lodge_membership GROUP BY lodge_id
    ) AS counted ON counted.lodge_id = drawn.n
    LEFT JOIN profile ON profile.id = counted.owner_id AND drawn.n % 4 > 0`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('lodge', 'id'), ${lodges}::integer)`.execute(db)
}

/** Puts two of five thousand tags on each lodge, kinks on dark ones, and fills the search rows. */
async function addSubjects(db: Database, { lodges }: LodgeSizes): Promise<void> {
  await sql`INSERT INTO lodge_tag (name) SELECT 'tag' || n FROM generate_series(1, 5000) AS n`.execute(db)
  await sql`
    INSERT INTO lodge_tagging (lodge_id, tag_id, position)
    SELECT n, 1 + floor(5000 * power(random(), 3))::int, position
    FROM generate_series(1, ${lodges}::integer) AS n, generate_series(0, 1) AS position ON CONFLICT DO NOTHING`.execute(
    db,
  )
  await sql`
    INSERT INTO lodge_kink (lodge_id, kink_id)
    SELECT lodge.id, drawn.id FROM lodge, LATERAL (
      SELECT id FROM kink WHERE (id + lodge.id) % 9 = 0 ORDER BY id LIMIT 3
    ) AS drawn WHERE lodge.dark`.execute(db)
  await sql`
    INSERT INTO lodge_search (lodge_id, terms)
    SELECT id, name || ' ' || words || CASE WHEN id % 5003 = 1 THEN ' ' || ${RARE_WORD} ELSE '' END FROM lodge`.execute(
    db,
  )
}

async function addLog(db: Database): Promise<void> {
  await sql`
    INSERT INTO lodge_activity (lodge_id, event, profile_id, actor_id, created_at)
    SELECT lodge_id, 1, profile_id, profile_id, joined_at FROM lodge_membership WHERE joined_at IS NOT NULL ORDER BY joined_at`.execute(
    db,
  )
}

async function drawTopics(db: Database, { lodges, profiles, topics }: LodgeSizes, now: Date): Promise<void> {
  const apart = sql.raw(String(SAME_COUNTRY))
  await sql`
    INSERT INTO debate_category (id, lodge_id, name, position, created_at)
    SELECT (n - 1) * ${CATEGORIES} + 1 + position, n, 'Category ' || position, position, ${now}::timestamptz - interval '1501 days'
    FROM generate_series(1, ${lodges}::integer) AS n, generate_series(0, ${CATEGORIES - 1}::integer) AS position`.execute(
    db,
  )
  await sql`
    CREATE TEMP TABLE topic_draw AS
    SELECT n AS id, lodge_id, (lodge_id - 1) * ${CATEGORIES} + 1 + floor(r2 * ${CATEGORIES})::int AS category_id,
      CASE WHEN n = ${HOT_TOPIC} THEN ${HOT_OWNER} ELSE least(${profiles}::integer, floor(power(r3, 1.6) * ${profiles}::integer / ${apart})::int * ${apart} + ${apart} + lodge_id % ${apart}) END AS profile_id,
      CASE WHEN n = ${HOT_TOPIC} THEN ${now}::timestamptz - interval '400 days'
        ELSE ${now}::timestamptz - power(r4, 1.4) * interval '1500 days' - interval '1 hour' END AS published_at
    FROM (
      SELECT n, random() AS r2, random() AS r3, random() AS r4,
        CASE WHEN n = ${HOT_TOPIC} OR n % 100 = 0 THEN ${HOT_LODGE}
          ELSE 1 + floor(power(random(), 2) * ${lodges}::integer)::int END AS lodge_id
      FROM generate_series(1, ${topics}::integer) AS n OFFSET 0
    ) AS drawn`.execute(db)
  await sql`ANALYZE topic_draw`.execute(db)
}

/** Adds first layers, then answers: topics with many comments have many answers too. */
async function addComments(db: Database, { comments, topics, profiles }: LodgeSizes, now: Date): Promise<void> {
  const half = Math.floor(comments / 2)
  const moment = sql`least(${now}::timestamptz, since + power(random(), 3) * interval '300 days')`
  const author = sql`CASE WHEN n % 50021 = 0 THEN ${readers.anywhere}::integer
    ELSE 1 + floor(power(random(), 1.6) * ${profiles}::integer)::int END`
  await sql`
    INSERT INTO comment (id, item_type, item_id, profile_id, text, created_at)
    SELECT n, 2, item, author, 'Comment ' || n || ' with a few words of what somebody thinks', ${moment}
    FROM (
      SELECT n, ${author} AS author, CASE WHEN n % 1000 = 0 THEN ${HOT_TOPIC}
        ELSE 1 + floor(power(random(), 2) * ${topics}::integer)::int END AS item
      FROM generate_series(1, ${half}::integer) AS n OFFSET 0
    ) AS drawn JOIN topic_draw ON topic_draw.id = item, LATERAL (SELECT published_at AS since) AS begun`.execute(db)
  await sql`
    INSERT INTO comment (id, item_type, item_id, profile_id, parent_id, text, created_at)
    SELECT n, 2, first.item_id, author, first.id, 'Answer ' || n || ' to that, with a few words', ${moment}
    FROM (
      SELECT n, ${author} AS author, 1 + floor(random() * ${half}::integer)::int AS answered
      FROM generate_series(${half + 1}::integer, ${comments}::integer) AS n OFFSET 0
    ) AS drawn
    JOIN comment AS first ON first.id = answered, LATERAL (SELECT first.created_at AS since) AS begun`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('comment', 'id'), ${comments}::integer)`.execute(db)
}

async function addTopics(db: Database, { topics }: LodgeSizes, now: Date): Promise<void> {
  await sql`
    INSERT INTO debate_entry (id, lodge_id, category_id, profile_id, status, title, html, words, pinned, created_at,
      published_at, active_at)
    SELECT id, lodge_id, category_id, profile_id, 2, 'Topic ' || id, '<p>' || words || '</p>', words, id % 5000 = 0, published_at,
      published_at, coalesce(latest, published_at)
    FROM topic_draw JOIN lodge_sample ON n = id % 5000 LEFT JOIN (
      SELECT item_id, max(created_at) AS latest FROM comment GROUP BY item_id
    ) AS commented ON item_id = id`.execute(db)
  await sql`
    INSERT INTO debate_entry (id, lodge_id, category_id, profile_id, created_at)
    SELECT ${topics}::integer + n, ${HOT_LODGE}, 1, ${readers.anywhere}, ${now}::timestamptz FROM generate_series(1, 50) AS n`.execute(
    db,
  )
  await sql`SELECT setval(pg_get_serial_sequence('debate_entry', 'id'), ${topics + 50}::integer)`.execute(db)
  await sql`
    UPDATE lodge SET active_at = greatest(lodge.active_at, latest)
    FROM (SELECT lodge_id, max(active_at) AS latest FROM debate_entry GROUP BY lodge_id) AS busy
    WHERE lodge.id = lodge_id`.execute(db)
}

/** The viewer has read and follows some topics of their lodges, others some of all. */
async function addReaders(db: Database, { topics, profiles }: LodgeSizes, now: Date): Promise<void> {
  const recently = sql`${now}::timestamptz - random() * interval '200 days'`
  await sql`
    INSERT INTO debate_entry_reader (profile_id, entry_id, read_at, followed_at)
    SELECT ${readers.anywhere}::integer, debate_entry.id, ${recently}, CASE WHEN debate_entry.id % 7 = 0 THEN ${now}::timestamptz END
    FROM debate_entry JOIN lodge_membership AS own ON own.lodge_id = debate_entry.lodge_id AND own.profile_id = ${readers.anywhere}
    WHERE debate_entry.id % 2 = 0`.execute(db)
  await sql`
    INSERT INTO debate_entry_reader (profile_id, entry_id, read_at, followed_at)
    SELECT DISTINCT ON (reader, entry) reader, entry, ${recently}, CASE WHEN n % 5 = 0 THEN ${now}::timestamptz END
    FROM (
      SELECT n, 1 + floor(power(random(), 2) * ${topics}::integer)::int AS entry,
        2 + floor(random() * (${profiles}::integer - 1))::int AS reader
      FROM generate_series(1, ${topics}::integer) AS n OFFSET 0
    ) AS drawn ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO item_like (item_type, item_id, profile_id, created_at)
    SELECT 5, 1 + floor(power(random(), 2) * ${topics}::integer)::int, 1 + floor(random() * ${profiles}::integer)::int, ${now}::timestamptz
    FROM generate_series(1, ${topics}::integer) ON CONFLICT DO NOTHING`.execute(db)
}

/** A hundredth of the meetups is in the largest lodge, half of them are to come; each has some who come. */
async function addMeetups(db: Database, { lodges, profiles, meetups }: LodgeSizes, now: Date): Promise<void> {
  await sql`
    INSERT INTO meetup (id, lodge_id, profile_id, title, html, words, place, begins_at, ends_at, time_zone, created_at)
    SELECT n, lodge_id, maker, 'Meetup ' || n, '<p>We meet</p>', 'We meet', 'The quay', begins_at,
      begins_at + interval '2 hours', 'Europe/Copenhagen', begins_at - interval '20 days'
    FROM (
      SELECT n, 1 + floor(random() * ${profiles}::integer)::int AS maker,
        ${now}::timestamptz + (random() - 0.5) * interval '700 days' AS begins_at,
        CASE WHEN n % 100 = 0 THEN ${HOT_LODGE} ELSE 1 + floor(power(random(), 2) * ${lodges}::integer)::int END AS lodge_id
      FROM generate_series(1, ${meetups}::integer) AS n OFFSET 0
    ) AS drawn`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('meetup', 'id'), ${meetups}::integer)`.execute(db)
  await sql`
    INSERT INTO meetup_sign_up (meetup_id, profile_id, status, signed_up_at)
    SELECT id, 1 + (id * 31 + n * 977) % ${profiles}::integer, 1, created_at FROM meetup, generate_series(1, 5) AS n
    ON CONFLICT DO NOTHING`.execute(db)
}

/** A hundredth of the albums is in the largest lodge, and a hundredth of the media in one of them; one in ten waits. */
async function addMedia(db: Database, { lodges, profiles, media }: LodgeSizes, now: Date): Promise<void> {
  const albums = Math.ceil(media / 20)
  await sql`
    INSERT INTO lodge_album (id, lodge_id, profile_id, name, created_at)
    SELECT n, CASE WHEN n = ${HOT_ALBUM} OR n % 100 = 0 THEN ${HOT_LODGE}
        ELSE 1 + floor(power(random(), 2) * ${lodges}::integer)::int END,
      1 + floor(random() * ${profiles}::integer)::int, 'Album ' || n, ${now}::timestamptz - random() * interval '1500 days'
    FROM generate_series(1, ${albums}::integer) AS n`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('lodge_album', 'id'), ${albums}::integer)`.execute(db)
  await sql`
    INSERT INTO media (profile_id, kind, width, height, storage_key, created_at, lodge_id, lodge_album_id, lodge_status)
    SELECT maker, ${MediaKind.LodgeAlbumPicture}, 800, 1000, 'shared', ${now}::timestamptz - age * interval '900 days',
      lodge_id, lodge_album.id, CASE WHEN age < 0.1 THEN 1 ELSE 2 END
    FROM (
      SELECT 1 + floor(random() * ${profiles}::integer)::int AS maker, random() AS age,
        CASE WHEN n % 100 = 0 THEN ${HOT_ALBUM} ELSE 1 + floor(random() * ${albums}::integer)::int END AS album
      FROM generate_series(1, ${media}::integer) AS n OFFSET 0
    ) AS drawn JOIN lodge_album ON lodge_album.id = album`.execute(db)
}
