import { expressionBuilder } from 'kysely'
import { NotificationItemType, NotificationTab, NotificationTopic } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'
import { ownedByViewer } from '../shared/notifications/ownItems'
import { visibleTo } from '../shared/visibility/profiles'

/** Profiles and guestbook entries as subjects of notifications. */
export const notified = {
  [NotificationItemType.Profile]: {
    tab: NotificationTab.Profile,
    visibleTo: (_deps, viewer, itemId) => {
      const eb = expressionBuilder<DB>()
      const profile = eb
        .selectFrom('profile')
        .select('profile.id')
        .where('profile.id', '=', itemId)
        .where(visibleTo(viewer))
        .offset(0)
      return eb.or([eb(itemId, '=', viewer.profile.id), eb.exists(profile)])
    },
    path: ({ topic, actorId }) => {
      if (topic === NotificationTopic.Visit) return '/Visitors'
      return topic === NotificationTopic.RelationRequest ? '/EditProfile/Relations' : `/Profile/${actorId}`
    },
  },
  [NotificationItemType.GuestbookEntry]: {
    tab: NotificationTab.Profile,
    visibleTo: ownedByViewer('guestbookEntry'),
    text: (itemId) =>
      expressionBuilder<DB>().selectFrom('guestbookEntry').select('text').where('id', '=', itemId).$asScalar(),
    path: (_news, receiverId) => `/Profile/${receiverId}/Guestbook`,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
