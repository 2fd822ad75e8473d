import { sql } from 'kysely'
import type { Database } from '../../legacy/core/database/connect'
import { dropForeignKeys, dropIndexes, RARE_WORD, readers } from './fill'

export interface MailSizes {
  readonly profiles: number
  readonly messages: number
}

/** The conversation with most messages, one in fifty of all; it is the viewer's. */
export const HOT_CONVERSATION = 1

/** Number of conversations of the most active members, including the viewer. */
const MAX_CONVERSATIONS = 2000
/** Average messages per conversation; few have hundreds and most have some. */
const MESSAGES_EACH = 20

const TABLES = ['conversation', 'conversation_member', 'message', 'message_media']

/**
 * Fills a database of profiles with mail: two members have 2,000 conversations each, one in a hundred is a group
 * chat of ten, and messages are stored in the order of their time.
 */
export async function fillMail(db: Database, sizes: MailSizes, now: Date): Promise<void> {
  const definitions = [...(await dropIndexes(db, TABLES)), ...(await dropForeignKeys(db, TABLES))]
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(db)
  await sql`SET work_mem = '256MB'`.execute(db)
  await drawConversations(db, sizes, now)
  await addMessages(db, sizes, now)
  await addMembers(db, now)
  await sql`SET maintenance_work_mem = '1GB'`.execute(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  for (const table of TABLES) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(db)
  await sql`RESET work_mem`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}

/** Draws the participants of each conversation. */
async function drawConversations(db: Database, { profiles, messages }: MailSizes, now: Date): Promise<void> {
  const count = Math.ceil(messages / MESSAGES_EACH)
  const apart = Math.max(20, Math.floor(count / MAX_CONVERSATIONS))
  const anyone = sql`3 + floor(power(random(), 1.3) * (${profiles}::integer - 3))::int`
  await sql`
    CREATE TEMP TABLE conversation_draw AS
    SELECT n AS id, CASE WHEN n % 100 = 50 THEN 5 ELSE 1 END AS kind, least(one, other) AS low, greatest(one, other) AS high,
      CASE WHEN n % 100 = 50
        THEN array(SELECT DISTINCT unnest(array[one, other] || array(SELECT ${anyone} FROM generate_series(1, 8) WHERE n > 0)))
        ELSE array[one, other] END AS members
    FROM (
      SELECT n,
        CASE WHEN n = ${HOT_CONVERSATION} OR n % ${apart}::integer = 0 THEN ${readers.anywhere}
          WHEN n % ${apart}::integer = 1 THEN ${readers.near} ELSE ${anyone} END AS one,
        ${anyone} AS other
      FROM generate_series(1, ${count}::integer) AS n OFFSET 0
    ) AS drawn WHERE one <> other`.execute(db)
  // A pair has one conversation.
  await sql`
    DELETE FROM conversation_draw AS twice USING conversation_draw AS first
    WHERE twice.kind = 1 AND first.kind = 1 AND twice.low = first.low AND twice.high = first.high AND first.id < twice.id`.execute(
    db,
  )
  await sql`
    DELETE FROM blacklist USING conversation_draw
    WHERE id = ${HOT_CONVERSATION} AND profile_id = any (members) AND blocked_id = any (members)`.execute(db)
  await sql`CREATE UNIQUE INDEX ON conversation_draw (id)`.execute(db)
  await sql`ANALYZE conversation_draw`.execute(db)
  await sql`
    INSERT INTO conversation (id, kind, name, owner_id, low_id, high_id, created_at)
    SELECT id, kind, CASE kind WHEN 5 THEN 'Group ' || id END, CASE kind WHEN 5 THEN members[1] END,
      CASE kind WHEN 1 THEN low END, CASE kind WHEN 1 THEN high END, ${now}::timestamptz - interval '1500 days'
    FROM conversation_draw`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('conversation', 'id'), ${count}::integer)`.execute(db)
}

/** Random short words are frequent; a rare one is in one of 50,000 messages. */
async function addMessages(db: Database, { messages }: MailSizes, now: Date): Promise<void> {
  const count = Math.ceil(messages / MESSAGES_EACH)
  await sql`
    CREATE TEMP TABLE message_sample AS
    SELECT n, (
      SELECT string_agg('w' || floor(6000 * power(random(), 3))::text, ' ') FROM generate_series(0, n % 24)
    ) AS text FROM generate_series(0, 19999) AS n`.execute(db)
  await sql`
    INSERT INTO message (id, conversation_id, sender_id, type, text, created_at, readers)
    SELECT drawn.n, c.id, c.members[1 + floor(luck * cardinality(c.members))::int], 1,
      CASE WHEN drawn.n % 50021 = 7 THEN ${RARE_WORD} || ' ' || s.text ELSE s.text END,
      ${now}::timestamptz - (${messages}::integer - drawn.n) * (interval '1500 days' / ${messages}::integer), c.members
    FROM (
      SELECT n, random() AS luck, floor(random() * 20000)::int AS sample,
        CASE WHEN random() < 0.02 THEN ${HOT_CONVERSATION}
          ELSE 1 + floor(power(random(), 2) * ${count}::integer)::int END AS conversation
      FROM generate_series(1, ${messages}::integer) AS n OFFSET 0
    ) AS drawn
    JOIN conversation_draw AS c ON c.id = conversation JOIN message_sample AS s ON s.n = sample
    ORDER BY drawn.n`.execute(db)
  await sql`SELECT setval(pg_get_serial_sequence('message', 'id'), ${messages}::integer)`.execute(db)
}

/** One in thirty has something unread; the viewer has pinned ten. */
async function addMembers(db: Database, now: Date): Promise<void> {
  await sql`
    INSERT INTO conversation_member (conversation_id, profile_id, joined_at, last_message_at, read_up_to, unread_count,
      pinned_at, listed)
    SELECT c.id, member, ${now}::timestamptz - interval '1500 days',
      coalesce(written.latest, ${now}::timestamptz - interval '1500 days'),
      CASE WHEN unread THEN coalesce(written.last, 0) / 2 ELSE coalesce(written.last, 0) END,
      CASE WHEN unread THEN 3 ELSE 0 END,
      CASE WHEN member = ${readers.anywhere} AND c.id % 200 = 0 THEN ${now}::timestamptz END, written.last IS NOT NULL
    FROM conversation_draw AS c
    LEFT JOIN (
      SELECT conversation_id, max(id) AS last, max(created_at) AS latest FROM message GROUP BY conversation_id
    ) AS written ON written.conversation_id = c.id,
      LATERAL (SELECT member, random() < 0.03 AS unread FROM unnest(c.members) AS member) AS each`.execute(db)
}
