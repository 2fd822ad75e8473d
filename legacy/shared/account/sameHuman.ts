import { ValidationStatus } from '../../contract/enums'
import { anyOf } from '../../core/database/anyOf'
import type { Database } from '../../core/database/connect'

/** Whether an e-ID has shown that the human behind a profile is behind one of others, too. */
export async function isSameHuman(db: Database, profileId: number, others: readonly number[]): Promise<boolean> {
  const found = await db
    .selectFrom('personValidation as own')
    .innerJoin('personValidation as other', 'other.personKey', 'own.personKey')
    .select('own.id')
    .where('own.profileId', '=', profileId)
    .where('own.status', '=', ValidationStatus.Valid)
    .where('other.profileId', '=', anyOf(others))
    .where('other.status', '=', ValidationStatus.Valid)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
