import { expressionBuilder, sql } from 'kysely'
import { NotificationItemType, NotificationTab } from '../contract/enums'
import { LodgeNotificationTopic } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { lodgeDeliveryOf } from '../shared/lodges/notificationSettings'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import type { NotificationItem } from '../shared/notifications/items'

/** Decisions on media as subjects of notifications to their uploaders. */
export const notified = {
  [NotificationItemType.LodgeMediaDecision]: {
    tab: NotificationTab.Community,
    visibleTo: (_deps, viewer, { itemId }) => {
      const eb = expressionBuilder<DB>()
      const decision = eb
        .selectFrom('lodgeMediaDecision')
        .innerJoin('lodge', 'lodge.id', 'lodgeMediaDecision.lodgeId')
        .select('lodgeMediaDecision.id')
        .where('lodgeMediaDecision.id', '=', itemId)
        .where('lodgeMediaDecision.profileId', '=', sql<number>`${viewer.profile.id}`)
        .where(lodgeVisibleTo(viewer))
        // Forces a look-up per row; otherwise PostgreSQL could scan all decisions.
        .offset(0)
      return eb.exists(decision)
    },
    title: (itemId) =>
      expressionBuilder<DB>()
        .selectFrom('lodgeMediaDecision')
        .innerJoin('lodge', 'lodge.id', 'lodgeMediaDecision.lodgeId')
        .select((eb) => eb.cast<string>('lodge.name', 'text').as('name'))
        .where('lodgeMediaDecision.id', '=', itemId)
        .$asScalar(),
    text: (itemId) =>
      expressionBuilder<DB>().selectFrom('lodgeMediaDecision').select('reason').where('id', '=', itemId).$asScalar(),
    path: async ({ itemId }, _receiverId, db) => {
      const { lodgeId, lodgeAlbumId } = await placeOf(db, itemId)
      const media = `/Community/Lodges/Lodge/${lodgeId}/Media`
      return lodgeAlbumId === null ? `${media}/Albums` : `${media}/Album/${lodgeAlbumId}`
    },
    deliveryOf: async (db, { itemId }, receiverIds) => {
      const { lodgeId } = await placeOf(db, itemId)
      return lodgeDeliveryOf(db, { lodgeId, topic: LodgeNotificationTopic.MyPicturesAndVideos }, receiverIds)
    },
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>

function placeOf(db: Database, decisionId: number) {
  return db
    .selectFrom('lodgeMediaDecision')
    .select(['lodgeId', 'lodgeAlbumId'])
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow()
}
