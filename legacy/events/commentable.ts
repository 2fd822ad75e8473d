import { CommentItemType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { hasEventRight } from '../contract/events/eventRights'
import { ReportItemType } from '../contract/staff/reportEnums'
import type { Commentable } from '../shared/comments/commentable'
import { eventRole, eventVisibleTo } from './visibility'

/** Events as commentable items. Their owner is who made them, as long as they run it. */
export const commentableEvents: Commentable = {
  itemType: CommentItemType.Event,
  reportType: ReportItemType.EventComment,
  ban: undefined,
  find: async ({ db }, viewer, itemId) => {
    const event = await db
      .selectFrom('event')
      .select(['event.profileId', 'event.publishedAt', 'event.cancelledAt'])
      .select((eb) => eventRole(viewer.profile.id)(eb).as('role'))
      .where('event.id', '=', itemId)
      .where(eventVisibleTo(viewer))
      .executeTakeFirst()
    if (!event) return undefined
    const commentsOpen = event.publishedAt !== null && event.cancelledAt === null
    // No profile owns the event of an erased one.
    return { ownerId: event.profileId ?? 0, commentsOpen, viewerModerates: hasEventRight(event.role, 'moderate') }
  },
  lock: async (db, itemId) => {
    const event = await db
      .selectFrom('event')
      .select('profileId')
      .where('id', '=', itemId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return event && (event.profileId ?? 0)
  },
  ownerTopic: NotificationTopic.EventComment,
  notificationType: NotificationItemType.Event,
  // Nobody follows an event: those who come are notified of its changes.
  notifyFollowers: async () => {},
}
