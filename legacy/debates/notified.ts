import { expressionBuilder } from 'kysely'
import { NotificationItemType, NotificationTab, NotificationTopic } from '../contract/enums'
import { LodgeNotificationTopic } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { lodgeDeliveryOf } from '../shared/lodges/notificationSettings'
import type { NotificationItem } from '../shared/notifications/items'
import { entryOpenTo } from './visibility'

/** The settings of the lodge that decide; likes are settled by the topic alone. */
const lodgeTopics: Partial<Record<NotificationTopic, LodgeNotificationTopic>> = {
  [NotificationTopic.Mention]: LodgeNotificationTopic.MyDebateEntries,
  [NotificationTopic.CommentReply]: LodgeNotificationTopic.MyDebateEntries,
  [NotificationTopic.DebateComment]: LodgeNotificationTopic.MyDebateEntries,
  [NotificationTopic.FollowedDebateComment]: LodgeNotificationTopic.FollowedDebateEntries,
}

/** Topics as subjects of notifications. */
export const notified = {
  [NotificationItemType.DebateEntry]: {
    tab: NotificationTab.Community,
    visibleTo: (_deps, viewer, { itemId }) => {
      const eb = expressionBuilder<DB>()
      const entry = eb
        .selectFrom('debateEntry')
        .innerJoin('lodge', 'lodge.id', 'debateEntry.lodgeId')
        .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
        .select('debateEntry.id')
        .where('debateEntry.id', '=', itemId)
        .where(entryOpenTo(viewer))
        // Forces a look-up per row; otherwise PostgreSQL would scan all topics.
        .offset(0)
      return eb.exists(entry)
    },
    title: (itemId) =>
      expressionBuilder<DB>().selectFrom('debateEntry').select('title').where('id', '=', itemId).$asScalar(),
    path: async ({ itemId, commentId }, _receiverId, db) => {
      const lodge = `/Community/Lodges/Lodge/${await lodgeIdOf(db, itemId)}`
      return `${lodge}/Debate/Topic/${itemId}${commentId === undefined ? '' : `#comment-${commentId}`}`
    },
    replacesPush: true,
    deliveryOf: async (db, { topic, itemId }, receiverIds) => {
      const lodgeTopic = lodgeTopics[topic]
      if (lodgeTopic === undefined) return undefined
      return lodgeDeliveryOf(db, { lodgeId: await lodgeIdOf(db, itemId), topic: lodgeTopic }, receiverIds)
    },
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>

async function lodgeIdOf(db: Database, entryId: number): Promise<number> {
  const { lodgeId } = await db
    .selectFrom('debateEntry')
    .select('lodgeId')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  return lodgeId
}
