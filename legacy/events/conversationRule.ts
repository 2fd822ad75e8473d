import type { ConversationRule } from '../shared/visibility/mail'
import { eventVisibleTo } from './visibility'

/** An event's conversation is hidden with the event, also from those who are still in it. */
export const ofOpenEvent: ConversationRule = (viewer) => (eb) =>
  eb.or([
    eb('conversation.eventId', 'is', null),
    eb.exists(
      eb
        .selectFrom('event')
        .select('event.id')
        .whereRef('event.id', '=', 'conversation.eventId')
        .where(eventVisibleTo(viewer)),
    ),
  ])
