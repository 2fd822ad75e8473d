import type { Transaction } from 'kysely'
import { KinkStatus } from '../contract/enums'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import type { DarkDeparture } from '../shared/darkDepartures'

/** Removes the kinks of a profile, and the words of those that it coined. */
export const leaveDarkKinks: DarkDeparture = async (deps, transaction, profileId) => {
  await transaction.deleteFrom('profileKink').where('profileId', '=', profileId).execute()
  await removeCoinedKinks(deps, transaction, [profileId])
}

/** Removes the kinks that profiles coined and nobody else has. Those that are open to all stay, as nobody's. */
export async function removeCoinedKinks(
  _deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
): Promise<void> {
  const coined = anyOf(profileIds)
  await transaction.deleteFrom('kink').where('coinedBy', '=', coined).where('status', '!=', KinkStatus.Shown).execute()
  await transaction.updateTable('kink').set({ coinedBy: null }).where('coinedBy', '=', coined).execute()
}
