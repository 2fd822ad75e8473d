import { expressionBuilder, type Expression, type Insertable, type SqlBool, type Transaction } from 'kysely'
import type { Call } from '../../contract/call'
import { BanType } from '../../contract/enums'
import type { Database } from '../database/connect'
import type { Ban, DB } from '../database/schema.generated'
import type { Deps, Viewer } from '../handler'
import { Problem } from '../problem'

/** The profile's current bans, with the reason that it is shown. */
export function bansOf(db: Database, profileId: number, now: Date) {
  return db
    .selectFrom('ban')
    .select(['ban.banType', 'ban.reason', 'ban.until'])
    .where('ban.profileId', '=', profileId)
    .where((eb) => eb.or([eb('ban.until', 'is', null), eb('ban.until', '>', now)]))
    .orderBy('ban.banType')
    .execute()
}

/** A profile's ban of one type, with the reason that it is shown. */
export async function shownBan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  profileId: number,
  type: BanType,
): Promise<{ banned: boolean; reason: string | null; until: string | null }> {
  const bans = await bansOf(db, profileId, clock.now())
  const ban = bans.find(({ banType }) => banType === type)
  return { banned: ban !== undefined, reason: ban?.reason ?? null, until: ban?.until?.toISOString() ?? null }
}

export function isBanned(profileId: Expression<number>, type: BanType, now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<DB>()
  return eb.exists(
    eb
      .selectFrom('ban')
      .select('ban.profileId')
      .where('ban.profileId', '=', profileId)
      .where('ban.banType', '=', type)
      .where((ban) => ban.or([ban('ban.until', 'is', null), ban('ban.until', '>', now)])),
  )
}

/** Bans a profile, which the caller has locked; replaces an earlier ban of the same type. */
export async function placeBan(db: Transaction<DB>, ban: Insertable<Ban>): Promise<void> {
  await liftBan(db, ban)
  await db.insertInto('ban').values(ban).execute()
}

export async function liftBan(
  db: Transaction<DB>,
  { profileId, banType }: Pick<Insertable<Ban>, 'profileId' | 'banType'>,
): Promise<void> {
  await db.deleteFrom('ban').where('profileId', '=', profileId).where('banType', '=', banType).execute()
}

/** Throws when the viewer's ban forbids a call. */
export async function enforceBan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ban }: Pick<Call, 'ban'>,
  { profile }: Viewer,
): Promise<void> {
  if (!ban || !profile) return
  const bans = await bansOf(db, profile.id, clock.now())
  if (bans.some(({ banType }) => banType === BanType[ban])) throw new Problem(403, 'BANNED')
}
