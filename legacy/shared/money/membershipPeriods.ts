import { sql, type Transaction } from 'kysely'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import { after, DAY } from '../../core/clock'

/** A stretch of membership. */
export interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

interface Length {
  readonly months: number | null
  readonly days: number | null
}

/** When a length of membership that starts at a moment ends, by the calendar and the clocks of a zone. */
export async function endOf(db: Database, start: Date, { months, days }: Length, timeZone: string): Promise<Date> {
  if (months === null) return after(start, (days ?? 0) * DAY)
  // In two steps, so that 31 January and one month is 28 February at the same time of day.
  const { rows } = await sql<{ end: Date }>`
    select (((${start}::timestamptz at time zone ${timeZone}::text) + make_interval(months => ${months}))
      at time zone ${timeZone}::text) as "end"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The end of a membership was not computed')
  return row.end
}

/** Stores a paid stretch of membership of a locked profile and moves the end of its membership. */
export async function addPeriod(
  db: Transaction<DB>,
  purchaseId: number,
  profileId: number,
  { startsAt, endsAt }: Period,
): Promise<void> {
  await db.insertInto('membershipPeriod').values({ purchaseId, profileId, startsAt, endsAt }).execute()
  await db.updateTable('profile').set({ memberUntil: endsAt }).where('id', '=', profileId).execute()
}

/** When a new stretch of membership of a locked profile starts: now, or where the paid time ends. */
export async function startOfNext(db: Transaction<DB>, profileId: number, now: Date): Promise<Date> {
  const { memberUntil } = await db
    .selectFrom('profile')
    .select('memberUntil')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return memberUntil !== null && memberUntil > now ? memberUntil : now
}

/** The part of an order's stretch that is still to come, from 0 to 1. */
export function unusedPart({ startsAt, endsAt }: Period, now: Date): number {
  const left = endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime())
  return Math.max(0, left) / (endsAt.getTime() - startsAt.getTime())
}

/**
 * Ends the stretch that an order paid for; what was bought after it moves forward.
 * @returns whose it was; undefined where nothing was left to end
 */
export async function withdrawPeriod(db: Transaction<DB>, purchaseId: number, now: Date): Promise<number | undefined> {
  const period = await db
    .updateTable('membershipPeriod')
    .set({ withdrawnAt: now })
    .where('purchaseId', '=', purchaseId)
    .where('withdrawnAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!period) return undefined
  const { profileId, startsAt, endsAt } = period
  const left = endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime())
  if (left <= 0) return undefined
  const earlier = sql`make_interval(secs => ${left / 1000}::double precision)`
  await db
    .updateTable('membershipPeriod')
    .set({ startsAt: sql`starts_at - ${earlier}`, endsAt: sql`ends_at - ${earlier}` })
    .where('profileId', '=', profileId)
    .where('startsAt', '>=', endsAt)
    .where('withdrawnAt', 'is', null)
    .execute()
  await db
    .updateTable('profile')
    .set({ memberUntil: sql`member_until - ${earlier}` })
    .where('id', '=', profileId)
    .execute()
  return profileId
}
