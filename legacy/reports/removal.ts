import { sql } from 'kysely'
import type { Deps } from '../core/handler'

/** Reports and the decisions on them are kept this long, as the privacy policy says. */
const KEPT_MONTHS = 24

/** Removes reports that were decided 24 months ago, and those that nobody decided in all that time. */
export async function removeOldReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${KEPT_MONTHS})`
  await db
    .deleteFrom('report')
    .where((eb) => eb(eb.fn.coalesce('decidedAt', 'createdAt'), '<=', oldest))
    .execute()
}
