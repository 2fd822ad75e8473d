import type { Transaction } from 'kysely'
import { NotificationItemType, type NotificationTopic } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { notifyAnew } from '../shared/notifications/notifyAnew'

/** Members notified in one transaction. */
const PART = 500

/** A change of a meetup, for those who have signed up. */
export interface AttendeeNews {
  readonly meetupId: number
  readonly topic: typeof NotificationTopic.MeetupChanged | typeof NotificationTopic.MeetupCancelled
  /** Who changed it. */
  readonly actorId: number
  /** The last sign-up whose member has been notified. */
  readonly after?: number
}

/** Notifies members in parts, once the transaction is committed. */
export function queueAttendeeNews(transaction: Transaction<DB>, news: AttendeeNews): Promise<void> {
  return addJob(transaction, 'notifyMeetupAttendees', news)
}

/**
 * Notifies the next part of those who have signed up, and queues the rest. They hear it from the maker, whom they all
 * may see, and the maker from the leader who changed it.
 */
export async function notifyMeetupAttendees(deps: Pick<Deps, 'db' | 'clock'>, news: AttendeeNews): Promise<void> {
  const { meetupId, topic, actorId, after = 0 } = news
  await deps.db.transaction().execute(async (transaction) => {
    const meetup = await transaction
      .selectFrom('meetup')
      .select('profileId')
      .where('id', '=', meetupId)
      .forKeyShare()
      .executeTakeFirst()
    if (!meetup) return
    const signUps = await transaction
      .selectFrom('meetupSignUp')
      .select(['id', 'profileId'])
      .where('meetupId', '=', meetupId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PART)
      .execute()
    const others = signUps.map(({ profileId }) => profileId).filter((id) => id !== actorId && id !== meetup.profileId)
    const about = { topic, itemType: NotificationItemType.Meetup, itemId: meetupId }
    await notifyAnew(deps, transaction, { ...about, actorId: meetup.profileId, to: others })
    if (after === 0 && actorId !== meetup.profileId) {
      await notifyAnew(deps, transaction, { ...about, actorId, to: [meetup.profileId] })
    }
    if (signUps.length === PART) await queueAttendeeNews(transaction, { ...news, after: signUps.at(-1)?.id ?? after })
  })
}
