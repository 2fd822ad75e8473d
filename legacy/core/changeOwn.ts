import type { Transaction } from 'kysely'
import type { DB } from './database/schema.generated'
import type { Deps, MemberViewer } from './handler'

/**
 * Serialises changes to what belongs to a member, so that limits hold and two devices never deadlock. Triggers on
 * rows of a profile lock the profile, so that whoever changes more than one row must lock it first.
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
