import type { Selectable, Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import type { DB, Meetup } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { queueAttendeeNews } from './attendeeNews'
import { laterOnes, requireManager } from './change'
import { lockMeetup } from './visibility'

/**
 * Cancels a coming meetup that others have signed up for, and deletes any other; on request also the later ones of its
 * series. Repeating it changes nothing.
 */
export async function deleteMeetup(
  deps: Deps,
  viewer: MemberViewer,
  { meetupId, following = false }: BodyOf<'Lodges.DeleteMeetup'>,
): Promise<AnswerOf<'Lodges.DeleteMeetup'>> {
  return deps.db.transaction().execute(async (transaction) => {
    const meetup = await lockMeetup(transaction, viewer, meetupId)
    await requireManager(transaction, viewer, meetup, { ownTakesPart: false })
    const later = following ? await laterOnes(deps, transaction, meetup) : []
    const cancelled = await end(deps, transaction, viewer, meetup)
    for (const each of later) await end(deps, transaction, viewer, each)
    return { lodgeId: meetup.lodgeId, cancelled }
  })
}

/** Returns whether the meetup is still there, as cancelled. */
async function end(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { id, beginsAt, cancelledAt }: Selectable<Meetup>,
): Promise<boolean> {
  if (cancelledAt) return true
  const now = clock.now()
  const other = await transaction
    .selectFrom('meetupSignUp')
    .select('id')
    .where('meetupId', '=', id)
    .where('profileId', '!=', viewer.profile.id)
    .executeTakeFirst()
  if (!other || beginsAt <= now) {
    await transaction.deleteFrom('meetup').where('id', '=', id).execute()
    return false
  }
  await transaction
    .updateTable('meetup')
    .set((eb) => ({ cancelledAt: now, editedAt: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const topic = NotificationTopic.MeetupCancelled
  await queueAttendeeNews(transaction, { meetupId: id, topic, actorId: viewer.profile.id })
  return true
}
