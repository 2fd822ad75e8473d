import { sql } from 'kysely'
import { removeDeadSessions } from '../../legacy/account/erasure'
import { isNameTaken, profileByNameOrEmail, waitingSignUp } from '../../legacy/account/names'
import { sessionsOf } from '../../legacy/account/sessions'
import type { Database } from '../../legacy/core/database/connect'
import type { Deps, MemberViewer } from '../../legacy/core/handler'
import { endOwnSessions } from '../../legacy/core/access/session'
import { accessList } from '../../legacy/media/access'
import { dropForeignKeys, readers } from './fill'

/** The member with most sessions and most grants of album access. */
const OWN = readers.anywhere

/** Fills a database of profiles with sessions, reserved names, and access to albums, some of it revoked. */
export async function fillAccounts(db: Database, rows: number, now: Date): Promise<void> {
  const tables = ['session', 'album', 'album_access', 'reserved_name']
  const definitions = await dropForeignKeys(db, tables)
  const anybody = sql`1 + n % (SELECT count(*)::integer FROM profile)`
  const earlier = sql`${now}::timestamptz - n % 86400 * interval '1 second'`
  await sql`
    INSERT INTO session (token_hash, profile_id, stamp, remember_me, created_at, expires_at, last_seen_at)
    SELECT sha256(('token' || n)::bytea), CASE WHEN n % 1000 = 1 THEN ${OWN}::integer ELSE ${anybody} END, 'stamp' || n, true,
      ${earlier}, CASE WHEN n % 500 = 7 THEN ${earlier} ELSE ${now}::timestamptz + interval '30 days' END, ${earlier}
    FROM generate_series(1, ${rows}::integer) AS n`.execute(db)
  await sql`
    INSERT INTO reserved_name (profile_id, name, created_at)
    SELECT id, 'Kept' || id, ${now}::timestamptz - id % 86400 * interval '1 second' FROM profile`.execute(db)
  await sql`
    INSERT INTO album (id, profile_id, type, name, created_at)
    SELECT 1000000 + id, id, 2, 'Protected', ${now}::timestamptz FROM profile`.execute(db)
  await sql`
    INSERT INTO album_access (album_id, profile_id, access, since)
    SELECT 1000000 + CASE WHEN n % 1000 = 1 THEN ${OWN}::integer ELSE ${anybody} END, 1 + n::bigint * 7919 % (SELECT count(*)::integer FROM profile),
      1 + n % 3, ${earlier}
    FROM generate_series(1, ${rows}::integer) AS n ON CONFLICT DO NOTHING`.execute(db)
  for (const definition of definitions) await sql.raw(definition).execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}

export const accountCases: Readonly<
  Record<string, (deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer) => Promise<unknown>>
> = {
  'Own sessions': (deps, viewer) => sessionsOf(deps, viewer),
  'Ending one session': (deps) => endOwnSessions(deps, OWN, { id: 2 }),
  'Ending expired sessions': removeDeadSessions,
  'A free name': ({ db }) => isNameTaken(db, 'Nobody'),
  'A kept name': ({ db }) => isNameTaken(db, 'Kept77'),
  'Whom a name means': ({ db }) => profileByNameOrEmail(db, 'Kept77'),
  'A sign-up that waits': ({ db }) => waitingSignUp(db, { name: 'Kept77', email: 'a@example.com' }),
  'Access to own albums': (deps, viewer) => accessList(deps, viewer, {}),
  'Access to one album': (deps, viewer) => accessList(deps, viewer, { albumId: 1_000_000 + OWN }),
}
