import type { Transaction } from 'kysely'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'

/**
 * Ends the memberships of profiles that are about to be erased, once their lodges are locked: before the conversations,
 * as every change of memberships does. The log and the notes on them go with the profiles.
 */
export async function eraseMemberships(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
): Promise<void> {
  if (profileIds.length === 0) return
  const lodges = await transaction
    .selectFrom('lodge')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('lodgeMembership').select('lodgeId').where('profileId', '=', anyOf(profileIds)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = lodges.map(({ id }) => id)
  const owned = await transaction
    .selectFrom('lodge')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('ownerId', '=', anyOf(profileIds))
    .execute()
  await transaction.deleteFrom('lodgeMembership').where('profileId', '=', anyOf(profileIds)).execute()
  await transaction
    .updateTable('lodge')
    .set({ ownerlessSince: clock.now() })
    .where('id', '=', anyOf(owned.map(({ id }) => id)))
    .execute()
}
