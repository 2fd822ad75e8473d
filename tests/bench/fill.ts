import { sql } from 'kysely'
import type { Database } from '../../legacy/core/database/connect'
import { countKinkUse } from '../../legacy/kinks/lists'
import { countPopularity } from '../../legacy/search/popularity'
import { seedReference } from '../../legacy/main/reference'

/** The viewers of the benchmark, both men of Copenhagen: one searches the whole country, one near himself. */
export const readers = { anywhere: 1, near: 2 } as const

/** A word that occurs in one of 20,000 profiles. */
export const RARE_WORD = 'sneppejagt'

const TABLES = [
  'profile',
  'person',
  'media',
  'visit',
  'item_like',
  'profile_search',
  'presence',
  'profile_words',
  'profile_kink',
  'shared_kinks',
]

const TRIGGERED = ['profile', 'person', 'media', 'profile_kink']

/** How many kinks there are and how many of them each profile of the dark sites has. */
const KINKS = 200
const KINKS_OF_ONE = 30

export interface FillOptions {
  /** The share of profiles that are approved on the dark sites. */
  readonly dark?: number
}

/**
 * Fills an empty database with plausible profiles of four countries: men outnumber women, a sixth are couples,
 * towns are crowded, some were online just now and most long ago; with blocks, promotions, likes and visits.
 */
export async function fill(db: Database, profiles: number, now: Date, { dark = 0.1 }: FillOptions = {}): Promise<void> {
  // The same community every time, where the database has one connection.
  await sql`SELECT setseed(0.5)`.execute(db)
  await seedReference(db)
  const definitions = await dropIndexes(db, TABLES)
  // Row by row, the triggers would take an hour, so the derived values are written at once.
  for (const table of TRIGGERED) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(db)
  await addPlaces(db)
  await addProfiles(db, profiles, now, dark)
  await addPersons(db, now)
  await addMedia(db, now)
  await addReaders(db, now)
  await addDeeds(db, profiles, now)
  await addKinks(db)
  await fillSearchTables(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  for (const table of TRIGGERED) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(db)
  await sql`ANALYZE`.execute(db)
  await countPopularity({ db, clock: { now: () => now } })
  await countKinkUse({ db })
  await sql`VACUUM ANALYZE`.execute(db)
}

/** Drops indexes, which are faster to build on full tables. Returns the statements that rebuild them. */
export async function dropIndexes(db: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index AS i
    WHERE i.indrelid::regclass::text = any (${[...tables]}) AND NOT i.indisunique`.execute(db)
  for (const { name } of rows) await sql`DROP INDEX ${sql.table(name)}`.execute(db)
  return rows.map((row) => row.definition)
}

/** Drops foreign keys, which are faster to check on full tables. Returns the statements that restore them. */
export async function dropForeignKeys(db: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    SELECT conrelid::regclass::text AS owner, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = any (${[...tables]})`.execute(db)
  for (const { owner, name } of rows) {
    await sql`ALTER TABLE ${sql.table(owner)} DROP CONSTRAINT ${sql.id(name)}`.execute(db)
  }
  return rows.map(({ owner, name, definition }) => `ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`)
}

/** Adds villages around the reference towns, for a realistic number of places. */
async function addPlaces(db: Database): Promise<void> {
  await sql`
    INSERT INTO zip_code (country_id, zip_code, city, country_area_id, latitude, longitude)
    SELECT country_id, zip_code || 'X' || n, city, country_area_id,
      latitude + (random() - 0.5) * 0.6, longitude + (random() - 0.5) * 0.9
    FROM zip_code, generate_series(1, 3) AS n`.execute(db)
}

async function addProfiles(db: Database, profiles: number, now: Date, dark: number): Promise<void> {
  await sql`
    CREATE TEMP TABLE text_sample AS
    SELECT n, (
      SELECT string_agg('w' || floor(1500 * power(random(), 3))::text, ' ') FROM generate_series(1, 45) WHERE n >= 0
    ) AS text FROM generate_series(0, 9999) AS n`.execute(db)
  await sql`
    CREATE TEMP TABLE words_sample AS
    SELECT n, array(
      SELECT DISTINCT 'w' || floor(600 * power(random(), 1.6))::text FROM generate_series(1, 9) WHERE n >= 0
    ) AS match_words FROM generate_series(0, 9999) AS n`.execute(db)
  await sql`
    INSERT INTO profile (site_id, country_id, zip_code, latitude, longitude, profile_type, gender, name, email,
      password_hash, privacy_consent_at, status, dark_status, member_until, validated, language, headline, text,
      match_words, created_at, last_online_at, seek_audience, seek_age_from, seek_age_to, seek_distance, looking_for)
    SELECT p.country_id, p.country_id, p.zip_code, p.latitude, p.longitude, CASE g.gender WHEN 3 THEN 2 ELSE 1 END,
      g.gender, (array['Sol', 'Lune', 'Fjord', 'Birk', 'Ravn', 'Ulv', 'Måne'])[1 + drawn.n % 7] || drawn.n, drawn.n || '@example.com', '-',
      ${now}, CASE WHEN r3 < 0.94 THEN 3 WHEN r3 < 0.96 THEN 4 ELSE 7 END, CASE WHEN r4 < ${dark} THEN 3 ELSE 0 END,
      CASE WHEN r5 < 0.15 THEN ${now}::timestamptz + r6 * interval '180 days' END, r6 < 0.25, 'da-DK',
      'Headline ' || drawn.n % 1000, '<p>' || t.text || CASE WHEN drawn.n % 20021 = 7 THEN ' ' || ${RARE_WORD} ELSE '' END || '</p>',
      w.match_words, ${now}::timestamptz - power(r7, 1.5) * interval '9 years',
      ${now}::timestamptz - power(r8, 3.5) * interval '3 years',
      CASE g.gender WHEN 1 THEN (array[2, 2, 2, 2, 2, 6, 6, 7, 1])[1 + floor(r9 * 9)::int]
        WHEN 2 THEN (array[1, 1, 1, 1, 5, 5, 7, 2])[1 + floor(r9 * 8)::int]
        ELSE (array[2, 4, 6, 7, 3])[1 + floor(r9 * 5)::int] END,
      18 + floor(r10 * 20)::int, 38 + floor(r11 * 60)::int, CASE WHEN r12 < 0.35 THEN 20 + floor(r12 * 500)::int END,
      (array['{1}', '{2}', '{3}', '{1,3}', '{2,3}', '{1,2,3}', '{}'])[1 + drawn.n % 7]::int[]
    FROM (
      SELECT n, random() AS r1, random() AS r2, random() AS r3, random() AS r4, random() AS r5, random() AS r6,
        random() AS r7, random() AS r8, random() AS r9, random() AS r10, random() AS r11, random() AS r12
      FROM generate_series(1, ${profiles}::integer) AS n OFFSET 0
    ) AS drawn
    CROSS JOIN LATERAL (
      SELECT CASE WHEN r1 < 0.52 THEN 1 WHEN r1 < 0.8 THEN 2 WHEN r1 < 0.97 THEN 3 ELSE 4 END AS gender) AS g
    CROSS JOIN LATERAL (
      SELECT CASE WHEN drawn.n % 20 < 6 THEN 1 WHEN drawn.n % 20 < 10 THEN 2 WHEN drawn.n % 20 < 15 THEN 3 ELSE 4 END AS country_id) AS c
    JOIN (SELECT country_id, count(*) AS places FROM zip_code GROUP BY country_id) AS k ON k.country_id = c.country_id
    JOIN (
      SELECT *, row_number() OVER (PARTITION BY country_id ORDER BY length(zip_code), zip_code) - 1 AS place FROM zip_code
    ) AS p ON p.country_id = c.country_id AND p.place = floor(power(r2, 1.7) * k.places)::bigint
    JOIN text_sample AS t ON t.n = drawn.n % 10000
    JOIN words_sample AS w ON w.n = (drawn.n / 7) % 10000`.execute(db)
}

async function addPersons(db: Database, now: Date): Promise<void> {
  await sql`
    INSERT INTO person (profile_id, position, gender, birthday, height, weight, body_type, eye_colour, hair_colour,
      sexual_orientation, relationship_status, smoking, children, dominance)
    SELECT id, position, CASE WHEN gender <> 3 THEN gender WHEN position = 0 THEN 1 ELSE 2 END,
      (${now}::date - ((18.2 + 52 * power(r1, 1.5)) * 365.25)::int), CASE WHEN r2 < 0.8 THEN 155 + floor(r2 * 55)::int END,
      CASE WHEN r3 < 0.7 THEN 50 + floor(r3 * 80)::int END, CASE WHEN r4 < 0.3 THEN 0 ELSE 1 + floor(r4 * 7)::int % 7 END,
      CASE WHEN r5 < 0.3 THEN 0 ELSE 1 + floor(power(r5, 2) * 9)::int % 9 END,
      CASE WHEN r6 < 0.3 THEN 0 ELSE 1 + floor(power(r6, 3) * 13.1)::int % 13 END,
      CASE WHEN r7 < 0.7 THEN (array[1, 1, 1, 1, 1, 3, 3, 2, 6, 8])[1 + floor(r7 * 14)::int % 10] END,
      1 + floor(r8 * 7)::int, 1 + floor(r9 * 4)::int, 1 + floor(r10 * 4)::int, CASE WHEN r11 < 0.2 THEN 1 WHEN r11 < 0.4 THEN 2 END
    FROM (
      SELECT id, gender, position, random() AS r1, random() AS r2, random() AS r3, random() AS r4, random() AS r5,
        random() AS r6, random() AS r7, random() AS r8, random() AS r9, random() AS r10, random() AS r11
      FROM profile CROSS JOIN generate_series(0, 1) AS position WHERE position = 0 OR gender = 3 OFFSET 0
    ) AS drawn`.execute(db)
}

/**
 * Thirty kinks for each profile of the dark sites, popular ones oftener, one in ten in private; and one kink that a
 * profile in five thousand has.
 */
async function addKinks(db: Database): Promise<void> {
  const definitions = await dropForeignKeys(db, ['profile_kink'])
  await sql`INSERT INTO kink (name) SELECT '{"en-GB": "Kink"}' FROM generate_series(1, ${KINKS + 1}::integer)`.execute(
    db,
  )
  // Of 75 draws, thirty differ in nearly every profile.
  await sql`
    INSERT INTO profile_kink (profile_id, kink_id, level, private)
    SELECT profile.id, first.id + drawn.place, 1 + floor(drawn.r * 3)::int, drawn.r > 0.3 AND drawn.r < 0.4
    FROM profile
    CROSS JOIN (SELECT min(id) AS id FROM kink) AS first
    CROSS JOIN LATERAL (
      SELECT place, random() AS r
      FROM (
        SELECT n, floor(power(random(), 2) * ${KINKS}::integer)::integer AS place
        FROM generate_series(1, 75) AS n WHERE profile.id > 0
      ) AS all_drawn
      GROUP BY place ORDER BY min(n) LIMIT ${KINKS_OF_ONE}::integer
    ) AS drawn
    WHERE profile.dark_status = 3`.execute(db)
  await sql`
    INSERT INTO profile_kink (profile_id, kink_id)
    SELECT profile.id, (SELECT max(id) FROM kink) FROM profile WHERE id % 5000 = 3 AND dark_status = 3`.execute(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  await sql`INSERT INTO shared_kinks SELECT * FROM shared_kinks_source`.execute(db)
}

/** Pictures for three in five profiles, and videos for one in twenty. */
async function addMedia(db: Database, now: Date): Promise<void> {
  await sql`
    INSERT INTO media (profile_id, kind, width, height, storage_key, created_at)
    SELECT id, kind, 800, 1000, 'shared', ${now}::timestamptz - drawn * interval '900 days'
    FROM (
      SELECT id, kind, share, random() AS drawn
      FROM profile CROSS JOIN (VALUES (1, 0.6), (3, 0.05)) AS kinds (kind, share) OFFSET 0
    ) AS media_of_all
    WHERE drawn < share`.execute(db)
  await sql`UPDATE profile SET picture_id = media.id FROM media WHERE media.profile_id = profile.id AND kind = 1`.execute(
    db,
  )
}

async function addReaders(db: Database, now: Date): Promise<void> {
  await sql`
    UPDATE profile SET profile_type = 1, gender = 1, country_id = 1, zip_code = '2100', status = 3, dark_status = 3,
      latitude = 55.7, longitude = 12.58, seek_audience = 2, seek_age_from = 25, seek_age_to = 45, looking_for = '{1,2}',
      match_words = '{w1,w40,w90,w150,w220,w300}', last_online_at = ${now},
      seek_distance = CASE id WHEN ${readers.near} THEN 50 END
    WHERE id IN (${readers.anywhere}, ${readers.near})`.execute(db)
  await sql`DELETE FROM person WHERE profile_id IN (${readers.anywhere}, ${readers.near}) AND position = 1`.execute(db)
  await sql`
    UPDATE person SET gender = 1, birthday = '1990-05-17' WHERE profile_id IN (${readers.anywhere}, ${readers.near})`.execute(
    db,
  )
}

async function addDeeds(db: Database, profiles: number, now: Date): Promise<void> {
  const anyone = sql`1 + floor(random() * ${profiles})::int`
  await sql`
    INSERT INTO blacklist (profile_id, blocked_id)
    SELECT one, other FROM (
      SELECT CASE n % 40 WHEN 0 THEN ${readers.anywhere} WHEN 1 THEN ${readers.near} ELSE ${anyone} END AS one,
        ${anyone} AS other
      FROM generate_series(1, ${Math.ceil(profiles / 50)}::integer) AS n OFFSET 0) AS drawn
    WHERE one <> other ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO blacklist (profile_id, blocked_id)
    SELECT one, ${readers.anywhere} FROM (SELECT ${anyone} AS one FROM generate_series(1, 500) OFFSET 0) AS drawn
    WHERE one <> ${readers.anywhere} ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO search_promotion (profile_id, starts_at, ends_at)
    SELECT ${anyone}, ${now}::timestamptz - interval '1 day', ${now}::timestamptz + (n % 3 - 1) * interval '1 day'
    FROM generate_series(1, ${Math.ceil(profiles / 2500)}::integer) AS n`.execute(db)
  await sql`
    INSERT INTO visit (visited_id, visitor_id, visited_at)
    SELECT visited, visitor, ${now}::timestamptz - random() * interval '60 days' FROM (
      SELECT 1 + floor(power(random(), 2) * ${profiles})::int AS visited, ${anyone} AS visitor
      FROM generate_series(1, ${profiles}::integer) AS n OFFSET 0) AS drawn
    WHERE visited <> visitor AND visited <= ${profiles} ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO item_like (item_type, item_id, profile_id, created_at)
    SELECT 2, 1 + floor(power(random(), 2) * ${profiles})::int % ${profiles}, ${anyone}, ${now}::timestamptz - random() * interval '60 days'
    FROM generate_series(1, ${Math.ceil(profiles / 3)}::integer) AS n ON CONFLICT DO NOTHING`.execute(db)
}

async function fillSearchTables(db: Database): Promise<void> {
  await sql`INSERT INTO profile_search SELECT * FROM profile_search_source`.execute(db)
  await sql`INSERT INTO search_cell SELECT DISTINCT cell, grid_latitude, grid_longitude FROM profile_search`.execute(db)
  await sql`
    INSERT INTO presence SELECT id, country_id, dark_status = 3, coalesce(last_online_at, '-infinity') FROM profile`.execute(
    db,
  )
  await sql`
    INSERT INTO profile_words
    SELECT p.id, p.country_id, searchable_words(p), searchable_match_words(p) FROM profile AS p`.execute(db)
}
