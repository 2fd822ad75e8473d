import type { Transaction } from 'kysely'
import { CommentItemType } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import type { ErasureStep } from '../shared/account/erasure'
import { removeCommentsBy } from '../shared/comments/leave'
import type { DarkDeparture } from '../shared/darkDepartures'
import { leaveDarkAlbums } from './album'
import { endSignUp } from './signUps'

/** Ends the sign-ups of a profile at coming events of some kinds of site, as if the member had quit. */
async function quitComing(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
  sides: readonly boolean[],
): Promise<void> {
  const events = await transaction
    .selectFrom('event')
    .innerJoin('eventSignUp', 'eventSignUp.eventId', 'event.id')
    .selectAll('event')
    .where('eventSignUp.profileId', '=', profileId)
    .where('event.beginsAt', '>', deps.clock.now())
    // The job that pays back all of a cancelled event goes by its sign-ups.
    .where('event.cancelledAt', 'is', null)
    .where('event.dark', 'in', sides)
    .orderBy('event.id')
    .forNoKeyUpdate('event')
    .execute()
  for (const event of events) await endSignUp(deps, transaction, event, profileId)
}

/** Frees the places of profiles that are deleted, which may be long before they are erased. */
export const leaveEvents: ErasureStep = {
  onDeletion: async (deps, transaction, profileIds) => {
    for (const profileId of profileIds) await quitComing(deps, transaction, profileId, [false, true])
  },
}

/** Removes what a profile has at dark events: sign-ups, questions, comments, media, and running them. */
export const leaveDarkEvents: DarkDeparture = async (deps, transaction, profileId) => {
  const items = transaction.selectFrom('event').select('event.id').where('event.dark', '=', true).$asScalar()
  await removeCommentsBy(deps, transaction, profileId, { itemType: CommentItemType.Event, items })
  await quitComing(deps, transaction, profileId, [true])
  await leaveDarkAlbums(deps, transaction, profileId)
  for (const table of ['eventSignUp', 'eventQuestion', 'eventHost'] as const) {
    await transaction.deleteFrom(table).where('profileId', '=', profileId).where('eventId', 'in', items).execute()
  }
  await transaction.deleteFrom('eventAdmin').where('profileId', '=', profileId).where('dark', '=', true).execute()
}
