import { expressionBuilder } from 'kysely'
import { NotificationItemType, NotificationTab } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'
import { ownedByViewer } from '../shared/notifications/ownItems'

/** Media items and albums as subjects of notifications to their owners. */
export const notified = {
  [NotificationItemType.Media]: {
    tab: NotificationTab.Profile,
    visibleTo: ownedByViewer('media'),
    title: (itemId) => expressionBuilder<DB>().selectFrom('media').select('title').where('id', '=', itemId).$asScalar(),
    path: (_news, receiverId) => `/Profile/${receiverId}/Pictures`,
    replacesPush: true,
  },
  [NotificationItemType.Album]: {
    tab: NotificationTab.Profile,
    visibleTo: ownedByViewer('album'),
    title: (itemId) => expressionBuilder<DB>().selectFrom('album').select('name').where('id', '=', itemId).$asScalar(),
    path: ({ itemId }) => `/EditProfile/PicturesAndVideos/Album/${itemId}`,
    replacesPush: true,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
