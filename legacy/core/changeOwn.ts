import type { Transaction } from 'kysely'
import { DarkStatus } from '../contract/enums'
import type { DB } from './database/schema.generated'
import type { Deps, MemberViewer } from './handler'
import { Problem } from './problem'

/**
 * Serialises changes to what belongs to a member, so that limits hold and two devices never deadlock. Triggers on
 * rows of a profile lock the profile, so that whoever changes more than one row must lock it first. Who has left the
 * dark sites meanwhile changes nothing there any more.
 */
export function changeOwn<T>(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  change: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const locked = await transaction
      .selectFrom('profile')
      .select('darkStatus')
      .where('id', '=', viewer.profile.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    refuseDeparted(viewer, locked?.darkStatus)
    return change(transaction)
  })
}

/** @throws 403 for a viewer who has left the dark sites since the request began */
export function refuseDeparted({ profile, site }: MemberViewer, darkStatus: number | undefined): void {
  const wasIn = site.dark && profile.darkStatus === DarkStatus.Approved
  if (wasIn && darkStatus !== DarkStatus.Approved) throw new Problem(403, 'NOT_DARK_APPROVED')
}
