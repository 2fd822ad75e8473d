import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { ProfileStatus } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'

/** Whether nobody has ever confirmed the profile: its address may be anyone's, so that it blocks nobody. */
export function neverConfirmed(eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> {
  return eb.and([eb('profile.status', '=', ProfileStatus.None), eb('profile.emailConfirmedAt', 'is', null)])
}
