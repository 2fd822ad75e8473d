import { sql, type RawBuilder } from 'kysely'
import { NotificationItemType, NotificationTopic } from '../../contract/enums'
import { EventSignUpStatus } from '../../contract/events/eventEnums'
import { deed } from './deed'

const item = { itemType: NotificationItemType.Event, itemId: 'event.id' } as const
const toGuests = { ...item, receiver: 'x.profile_id', actor: 'event.profile_id' } as const
const signedUp = sql`event_sign_up AS x JOIN event ON event.id = x.event_id`

/**
 * Reminders, changes and cancellations, for those who have signed up; a place, for the last of those who got one;
 * questions, for the hosts; answers, for those who asked.
 */
export function ofEvents(now: Date): RawBuilder<unknown>[] {
  const { EventPlace, EventReminder, EventChanged, EventCancelled, EventQuestion, EventAnswer } = NotificationTopic
  const { Coming, Waiting } = EventSignUpStatus
  const placed = sql`(
    SELECT DISTINCT ON (event_id) event_id, profile_id FROM event_sign_up AS signed
    WHERE status = ${Coming} AND EXISTS (SELECT FROM event_sign_up AS waiting
      WHERE waiting.event_id = signed.event_id AND waiting.status = ${Waiting})
    ORDER BY event_id, id DESC) AS x
    JOIN (SELECT *, ${now}::timestamptz - country_id * interval '10 hours' AS placed_at FROM event) AS event
      ON event.id = x.event_id AND event.begins_at > ${now}`
  return [
    deed(EventPlace, placed, { ...toGuests, at: 'event.placed_at' }),
    deed(
      EventReminder,
      sql`${signedUp} WHERE x.reminded_at > x.signed_up_at AND x.status = ${Coming} AND event.cancelled_at IS NULL`,
      { ...toGuests, at: 'x.reminded_at' },
    ),
    deed(EventChanged, sql`${signedUp} WHERE event.cancelled_at IS NULL AND x.signed_up_at < event.edited_at`, {
      ...toGuests,
      at: 'event.edited_at',
    }),
    deed(EventCancelled, sql`${signedUp} WHERE event.cancelled_at IS NOT NULL`, {
      ...toGuests,
      at: 'event.cancelled_at',
    }),
    deed(
      EventQuestion,
      sql`event_question AS x JOIN event ON event.id = x.event_id JOIN event_host AS host ON host.event_id = event.id`,
      { ...item, receiver: 'host.profile_id', actor: 'x.profile_id', at: 'x.asked_at' },
    ),
    deed(EventAnswer, sql`event_question AS x JOIN event ON event.id = x.event_id WHERE x.answer IS NOT NULL`, {
      ...item,
      receiver: 'x.profile_id',
      actor: 'x.answered_by',
      at: 'x.answered_at',
    }),
  ]
}
