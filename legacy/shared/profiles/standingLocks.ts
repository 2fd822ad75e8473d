import type { ExpressionBuilder } from 'kysely'
import { ObjectionOutcome, ReportDecision } from '../../contract/staff/reportEnums'
import type { DB } from '../../core/database/schema.generated'

/** Decisions on reports that take the whole profile away. */
export const locks: readonly ReportDecision[] = [
  ReportDecision.ProfileLocked,
  ReportDecision.Quarantined,
  ReportDecision.ProfileDeleted,
]

/** The decisions on a profile that lock it and hold. */
export function standingLocks(eb: ExpressionBuilder<DB, 'profile'>) {
  return eb
    .selectFrom('reportCase')
    .select('reportCase.id')
    .whereRef('reportCase.reportedProfileId', '=', 'profile.id')
    .where('reportCase.decision', 'in', locks)
    .where('reportCase.outcome', '!=', ObjectionOutcome.Reversed)
}
