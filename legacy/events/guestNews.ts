import type { Transaction } from 'kysely'
import type { SystemText } from '../content/systemMessages/systemMessages'
import { MessageType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { sendSystemMessages } from '../shared/mail/system'
import { unblocked, visibleTo } from '../shared/visibility/profiles'
import { notifyAnew } from '../shared/notifications/notifyAnew'

/** Members notified in one transaction. */
const PART = 500

/** A change of an event, for everybody who has signed up. */
export interface GuestNews {
  readonly eventId: number
  readonly topic: typeof NotificationTopic.EventChanged | typeof NotificationTopic.EventCancelled
  /** The last sign-up whose member has been notified. */
  readonly after?: number
}

interface News {
  readonly eventId: number
  readonly topic: NotificationTopic
  readonly to: readonly number[]
}

/** For members whom no host can tell. They name no event, because the mail of the site is the same on main and dark. */
const texts: Partial<Record<NotificationTopic, SystemText>> = {
  [NotificationTopic.EventPlace]: 'EVENT_PLACE',
  [NotificationTopic.EventReminder]: 'EVENT_REMINDER',
}

/**
 * Notifies members of an event. Each hears it from a host whom no block is between; where there is none, the site
 * writes what cannot wait.
 */
export async function notifyGuests(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { eventId, topic, to }: News,
): Promise<void> {
  if (to.length === 0) return
  const heard = await transaction
    .selectFrom('profile as receiver')
    .innerJoin('eventHost', (join) => join.on('eventHost.eventId', '=', eventId))
    .innerJoin('profile', 'profile.id', 'eventHost.profileId')
    .distinctOn('receiver.id')
    .select(['receiver.id as receiverId', 'eventHost.profileId as hostId'])
    .where('receiver.id', '=', anyOf(to))
    .whereRef('receiver.id', '!=', 'eventHost.profileId')
    .where(visibleTo({ profile: undefined, site: { dark: false } }))
    .where((eb) => unblocked(eb.ref('receiver.id'), eb.ref('profile.id')))
    .orderBy('receiver.id')
    .orderBy('eventHost.addedAt')
    .orderBy('eventHost.profileId')
    .execute()
  const about = { topic, itemType: NotificationItemType.Event, itemId: eventId }
  for (const actorId of new Set(heard.map(({ hostId }) => hostId))) {
    const receivers = heard.filter(({ hostId }) => hostId === actorId).map(({ receiverId }) => receiverId)
    await notifyAnew(deps, transaction, { ...about, actorId, to: receivers })
  }
  const text = texts[topic]
  const told = new Set(heard.map(({ receiverId }) => receiverId))
  const unheard = to.filter((id) => !told.has(id))
  if (text && unheard.length > 0) {
    await sendSystemMessages(deps, transaction, unheard, {
      type: MessageType.SystemMessage,
      about: { text, params: {} },
    })
  }
}

/** Notifies members in parts, once the transaction is committed. */
export function queueGuestNews(transaction: Transaction<DB>, news: GuestNews): Promise<void> {
  return addJob(transaction, 'notifyEventGuests', news)
}

/** Notifies the next part of those who have signed up, and queues the rest. */
export async function notifyEventGuests(deps: Pick<Deps, 'db' | 'clock'>, news: GuestNews): Promise<void> {
  const { eventId, topic, after = 0 } = news
  await deps.db.transaction().execute(async (transaction) => {
    const event = await transaction
      .selectFrom('event')
      .select('id')
      .where('id', '=', eventId)
      .forKeyShare()
      .executeTakeFirst()
    if (!event) return
    const signUps = await transaction
      .selectFrom('eventSignUp')
      .select(['id', 'profileId'])
      .where('eventId', '=', eventId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PART)
      .execute()
    await notifyGuests(deps, transaction, { eventId, topic, to: signUps.map(({ profileId }) => profileId) })
    if (signUps.length === PART) await queueGuestNews(transaction, { ...news, after: signUps.at(-1)?.id ?? after })
  })
}
