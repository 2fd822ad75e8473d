import { sql } from 'kysely'
import type { Deps } from '../core/handler'

/** Retention of reports and decisions in months, as stated in the privacy policy. */
const KEPT_MONTHS = 24

/** Removes reports that were decided 24 months ago, and those that stayed undecided for that time. */
export async function removeOldReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${KEPT_MONTHS})`
  await db
    .deleteFrom('report')
    .where((eb) => eb(eb.fn.coalesce('decidedAt', 'createdAt'), '<=', oldest))
    .execute()
}
