import type { Transaction } from 'kysely'
import type { DB } from './database/schema.generated'
import type { Deps, MemberViewer } from './handler'

/**
 * Changes what belongs to a member, one change at a time: limits hold, and nobody waits for themselves, also when two
 * devices are busy. Triggers on what belongs to a profile lock the profile; so whoever changes more than one row has to
 * lock it first.
 */
export function changeOwn<T>(
  { db }: Pick<Deps, 'db'>,
  { profile }: MemberViewer,
  change: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('profile').select('id').where('id', '=', profile.id).forNoKeyUpdate().execute()
    return change(transaction)
  })
}
