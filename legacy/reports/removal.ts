import { sql } from 'kysely'
import { ReportCaseStatus } from '../contract/staff/reportEnums'
import type { Deps } from '../core/handler'

/** Retention of reports and decisions in months, as stated in the privacy policy. */
const KEPT_MONTHS = 24

/** Removes cases with their reports 24 months after the last decision, and those that stayed undecided for that time. */
export async function removeOldReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${KEPT_MONTHS})`
  await db
    .deleteFrom('reportCase')
    .where((eb) => eb(eb.fn.coalesce('outcomeAt', 'decidedAt', 'openedAt'), '<=', oldest))
    .where('status', '!=', ReportCaseStatus.Objected)
    .execute()
}
