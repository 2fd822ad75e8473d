import type { Transaction } from 'kysely'
import type { SystemText } from '../content/systemMessages/systemMessages'
import { EventSignUpStatus } from '../contract/events/eventEnums'
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
  /** Those of them who read it in the event's announcements, too. */
  readonly reading?: readonly number[]
}

/** For members whom no host can tell. The mail of the site is the same on main and dark, so that it names no dark event. */
const texts: Partial<Record<NotificationTopic, { readonly named: SystemText; readonly unnamed: SystemText }>> = {
  [NotificationTopic.EventPlace]: { named: 'EVENT_PLACE', unnamed: 'EVENT_PLACE' },
  [NotificationTopic.EventReminder]: { named: 'EVENT_REMINDER', unnamed: 'EVENT_REMINDER' },
  [NotificationTopic.EventChanged]: { named: 'EVENT_MOVED', unnamed: 'EVENT_MOVED_UNNAMED' },
  [NotificationTopic.EventCancelled]: { named: 'EVENT_CANCELLED', unnamed: 'EVENT_CANCELLED_UNNAMED' },
}

/**
 * Notifies members of an event. Each hears it from a host whom no block is between; where there is none, the site
 * writes what cannot wait.
 */
export async function notifyGuests(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { eventId, topic, to, reading = [] }: News,
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
  const told = new Set([...reading, ...heard.map(({ receiverId }) => receiverId)])
  await writeToUnheard(deps, transaction, { eventId, topic, to: to.filter((id) => !told.has(id)) })
}

async function writeToUnheard(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { eventId, topic, to }: Omit<News, 'reading'>,
): Promise<void> {
  const text = texts[topic]
  if (!text || to.length === 0) return
  const { title, dark } = await transaction
    .selectFrom('event')
    .select(['title', 'dark'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  await sendSystemMessages(deps, transaction, to, {
    type: MessageType.SystemMessage,
    about: dark ? { text: text.unnamed } : { text: text.named, params: { event: title } },
  })
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
      .select(['id', 'profileId', 'status'])
      .where('eventId', '=', eventId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PART)
      .execute()
    const idsOf = (rows: typeof signUps) => rows.map(({ profileId }) => profileId)
    const come = signUps.filter(({ status }) => status === EventSignUpStatus.Coming)
    await notifyGuests(deps, transaction, { eventId, topic, to: idsOf(signUps), reading: idsOf(come) })
    if (signUps.length === PART) await queueGuestNews(transaction, { ...news, after: signUps.at(-1)?.id ?? after })
  })
}
