import { expressionBuilder } from 'kysely'
import { NotificationItemType, NotificationTab, NotificationTopic } from '../contract/enums'
import { LodgeNotificationTopic } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { lodgeDeliveryOf } from '../shared/lodges/notificationSettings'
import type { NotificationItem } from '../shared/notifications/items'
import { meetupVisibleTo } from './visibility'

/** Meetups as subjects of notifications. */
export const notified = {
  [NotificationItemType.Meetup]: {
    tab: NotificationTab.Community,
    visibleTo: (_deps, viewer, { itemId }) => {
      const eb = expressionBuilder<DB>()
      const meetup = eb
        .selectFrom('meetup')
        .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
        .innerJoin('profile', 'profile.id', 'meetup.profileId')
        .select('meetup.id')
        .where('meetup.id', '=', itemId)
        .where(meetupVisibleTo(viewer))
        // Forces a look-up per row; otherwise PostgreSQL would scan all meetups.
        .offset(0)
      return eb.exists(meetup)
    },
    title: (itemId) =>
      expressionBuilder<DB>().selectFrom('meetup').select('title').where('id', '=', itemId).$asScalar(),
    path: async ({ itemId, commentId }, _receiverId, db) =>
      `${meetupPath(await lodgeIdOf(db, itemId), itemId)}${commentId === undefined ? '' : `#comment-${commentId}`}`,
    replacesPush: true,
    deliveryOf: async (db, { topic, itemId }, receiverIds) => {
      // Likes of comments are settled by the topic alone.
      if (topic === NotificationTopic.Like) return undefined
      const lodgeId = await lodgeIdOf(db, itemId)
      return lodgeDeliveryOf(db, { lodgeId, topic: LodgeNotificationTopic.MyMeetUps }, receiverIds)
    },
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>

/** The address of a meetup's page. */
export function meetupPath(lodgeId: number, id: number): string {
  return `/Community/Lodges/Lodge/${lodgeId}/Calendar/Meetup/${id}`
}

async function lodgeIdOf(db: Database, meetupId: number): Promise<number> {
  const { lodgeId } = await db
    .selectFrom('meetup')
    .select('lodgeId')
    .where('id', '=', meetupId)
    .executeTakeFirstOrThrow()
  return lodgeId
}
