import { lodgeVisibleTo } from '../shared/lodges/visibility'
import type { ConversationRule } from '../shared/visibility/mail'

/** A lodge's conversation is hidden with the lodge, also from those who are still in it. */
export const ofVisibleLodge: ConversationRule = (viewer) => (eb) =>
  eb.or([
    eb('conversation.lodgeId', 'is', null),
    eb.exists(
      eb
        .selectFrom('lodge')
        .select('lodge.id')
        .whereRef('lodge.id', '=', 'conversation.lodgeId')
        .where(lodgeVisibleTo(viewer)),
    ),
  ])
