import { sql } from 'kysely'
import { CommentItemType, ConversationKind, MediaKind } from '../../legacy/contract/enums'
import type { Database } from '../../legacy/core/database/connect'
import { dropForeignKeys, dropIndexes, RARE_WORD, readers } from './fill'

export interface EventSizes {
  readonly profiles: number
  readonly events: number
  readonly signUps: number
  readonly comments: number
}

/** The event with most guests, comments and questions; the viewer is one of its hosts. */
export const HOT_EVENT = 20
/** Events that the viewer has signed up for, and about as many that they run. */
const OWN_EVENTS = 300
/** Guests, comments, questions, pictures and conversations of the largest event. */
const HOT_SIZE = 2000

const TABLES = ['event', 'event_host', 'event_sign_up', 'event_question', 'comment']

/**
 * Fills a database of profiles with events: a tenth are dark, a third is to come, within a year, the others are of the
 * last three years; one in a hundred is cancelled and one a draft. Few events have many guests, and most have some. A
 * guest in ten waits.
 */
export async function fillEvents(db: Database, sizes: EventSizes, now: Date): Promise<void> {
  const definitions = [...(await dropIndexes(db, TABLES)), ...(await dropForeignKeys(db, TABLES))]
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(db)
  await sql`SET work_mem = '256MB'`.execute(db)
  await addEvents(db, sizes, now)
  await addSignUps(db, sizes, now)
  await addTalk(db, sizes, now)
  await addAlbums(db, sizes, now)
  await addMail(db, sizes, now)
  await sql`SET maintenance_work_mem = '512MB'`.execute(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(db)
  await sql`RESET work_mem`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}

const anyProfile = (profiles: number) => sql`(1 + floor(random() * ${profiles}::integer)::int)`

async function addEvents(db: Database, { events, profiles }: EventSizes, now: Date): Promise<void> {
  await sql`
    INSERT INTO event (id, country_id, dark, profile_id, title, html, words, kind, place, zip_code, city, country_area_id,
      grid_latitude, grid_longitude, begins_at, ends_at, time_zone, price, couple_price, places, created_at, published_at,
      cancelled_at)
    SELECT n, profile.country_id, dark, profile.id, 'Event ' || n, '<p>' || words || '</p>', words, 1 + n % 7, 'The quay',
      zip_code.zip_code, zip_code.city, zip_code.country_area_id, zip_code.latitude, zip_code.longitude, begins_at,
      begins_at + interval '4 hours', 'Europe/Copenhagen', price, 2 * price, CASE WHEN n % 3 = 0 THEN 40 END,
      begins_at - interval '40 days', CASE WHEN n % 100 <> 50 THEN begins_at - interval '39 days' END,
      CASE WHEN n % 100 = 51 THEN begins_at - interval '9 days' END
    FROM (
      SELECT n, n % 10 = 9 AS dark, CASE WHEN n = ${HOT_EVENT} OR n % ${apart(events)} = 0 THEN ${readers.anywhere} ELSE ${anyProfile(profiles)} END AS maker, CASE WHEN n % 4 = 1 THEN 15000 END AS price,
        ${now}::timestamptz + CASE WHEN n = ${HOT_EVENT} THEN interval '2 days'
          WHEN n % 3 = 0 THEN power(random(), 1.5) * interval '360 days'
          ELSE random() * interval '-1095 days' END AS begins_at
      FROM generate_series(1, ${events}::integer) AS n OFFSET 0
    ) AS drawn
    JOIN profile ON profile.id = maker
    JOIN zip_code ON zip_code.country_id = profile.country_id AND zip_code.zip_code = profile.zip_code
    CROSS JOIN LATERAL (SELECT text || CASE WHEN n % 20021 = 7 THEN ' ' || ${RARE_WORD} ELSE '' END AS words
      FROM text_sample WHERE text_sample.n = drawn.n % 10000) AS written`.execute(db)
  await sql`INSERT INTO event_host (event_id, profile_id, added_at) SELECT id, profile_id, created_at FROM event`.execute(
    db,
  )
  await sql`SELECT setval(pg_get_serial_sequence('event', 'id'), ${events}::integer)`.execute(db)
}

/** Every so many events, one is the viewer's. */
const apart = (events: number) => Math.max(1, Math.floor(events / OWN_EVENTS))

/** The viewer comes to past and coming ones, and waits for some. */
async function addSignUps(db: Database, { events, signUps, profiles }: EventSizes, now: Date): Promise<void> {
  await sql`
    INSERT INTO event_sign_up (event_id, profile_id, status, persons, person_ids, gender, visible, signed_up_at,
      held_until, reminded_at)
    SELECT event.id, guest, status, 1, '{}', 1 + guest % 2, guest % 5 > 0, created_at + interval '3 days',
      CASE WHEN status = 3 THEN begins_at END, CASE WHEN begins_at < ${now}::timestamptz + interval '1 day' THEN begins_at END
    FROM (
      SELECT DISTINCT ON (n, guest) n, guest, CASE WHEN luck > 0.9 THEN 2 WHEN luck > 0.895 THEN 3 ELSE 1 END AS status
      FROM (
        SELECT n, ${anyProfile(profiles)} AS guest, random() AS luck
        FROM (
          SELECT CASE WHEN i <= ${HOT_SIZE} THEN ${HOT_EVENT} ELSE 1 + floor(power(random(), 1.3) * ${events}::integer)::int END AS n
          FROM generate_series(1, ${signUps}::integer) AS i OFFSET 0
        ) AS chosen
        UNION ALL
        SELECT i * ${apart(events)} + 1, ${readers.anywhere}::integer, CASE WHEN i % 8 = 0 THEN 0.95 ELSE 0.1 END
        FROM generate_series(0, ${OWN_EVENTS - 1}::integer) AS i
      ) AS drawn
    ) AS own JOIN event ON event.id = own.n`.execute(db)
}

/** Two questions for each event, of which one in ten waits for its answer. */
async function addTalk(db: Database, { events, comments, profiles }: EventSizes, now: Date): Promise<void> {
  await sql`
    INSERT INTO comment (item_type, item_id, profile_id, text, created_at)
    SELECT ${CommentItemType.Event}, n, ${anyProfile(profiles)}, 'Comment ' || i || ' with a few words',
      ${now}::timestamptz - random() * interval '30 days'
    FROM (
      SELECT i, CASE WHEN i <= ${HOT_SIZE} THEN ${HOT_EVENT} ELSE 1 + floor(random() * ${events}::integer)::int END AS n
      FROM generate_series(1, ${comments}::integer) AS i OFFSET 0
    ) AS drawn`.execute(db)
  await sql`
    INSERT INTO event_question (event_id, profile_id, text, asked_at, answer, answered_by, answered_at, key)
    SELECT n, ${anyProfile(profiles)}, 'Question ' || i, asked_at, answer, NULL,
      CASE WHEN answer IS NOT NULL THEN asked_at + interval '1 hour' END, gen_random_uuid()
    FROM (
      SELECT i, CASE WHEN i <= ${HOT_SIZE} THEN ${HOT_EVENT} ELSE 1 + floor(random() * ${events}::integer)::int END AS n,
        ${now}::timestamptz - random() * interval '30 days' AS asked_at, CASE WHEN i % 10 > 0 THEN 'Yes' END AS answer
      FROM generate_series(1, ${2 * events}::integer) AS i OFFSET 0
    ) AS drawn`.execute(db)
}

/** One picture for each tenth event, and those of the largest. */
async function addAlbums(db: Database, { events, profiles }: EventSizes, now: Date): Promise<void> {
  await sql`
    INSERT INTO media (profile_id, kind, width, height, storage_key, event_id, created_at)
    SELECT ${anyProfile(profiles)}, ${MediaKind.EventPicture}, 800, 1000, 'shared', n, ${now}::timestamptz - i * interval '1 second'
    FROM (
      SELECT i, CASE WHEN i <= ${HOT_SIZE} THEN ${HOT_EVENT} ELSE i * 10 % ${events}::integer + 1 END AS n
      FROM generate_series(1, ${HOT_SIZE}::integer + ${events}::integer / 10) AS i OFFSET 0
    ) AS drawn`.execute(db)
}

/** The announcements of each tenth event, and the conversations of the guests of the largest with its host. */
async function addMail(db: Database, { events }: EventSizes, now: Date): Promise<void> {
  await sql`
    WITH begun AS (
      INSERT INTO conversation (kind, name, event_id, guest_id, created_at)
      SELECT ${ConversationKind.Event}, 'Event', n, guest, ${now}
      FROM (
        SELECT n, NULL::integer AS guest FROM generate_series(${HOT_EVENT}::integer, ${events}::integer, 10) AS n
        UNION ALL
        SELECT event_id, profile_id FROM event_sign_up WHERE event_id = ${HOT_EVENT}
      ) AS drawn RETURNING id, event_id, guest_id
    )
    INSERT INTO conversation_member (conversation_id, profile_id, joined_at, last_message_at)
    SELECT begun.id, profile_id, ${now}, ${now}::timestamptz - begun.id * interval '1 second'
    FROM begun JOIN event ON event.id = event_id AND profile_id IS NOT NULL`.execute(db)
}
