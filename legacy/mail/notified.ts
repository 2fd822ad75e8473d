import { expressionBuilder } from 'kysely'
import { NotificationItemType, NotificationTab } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'

/** Conversations as subjects of toasts, mails and pushes; the list of notifications has none. */
export const notified = {
  [NotificationItemType.Conversation]: {
    tab: NotificationTab.Profile,
    visibleTo: (_deps, { profile }, itemId) => {
      const eb = expressionBuilder<DB>()
      const membership = eb
        .selectFrom('conversationMember')
        .select('conversationMember.profileId')
        .where('conversationMember.conversationId', '=', itemId)
        .where('conversationMember.profileId', '=', profile.id)
        .where('conversationMember.leftAt', 'is', null)
      return eb.exists(membership)
    },
    path: ({ itemId }) => `/Mail/${itemId}`,
    replacesPush: true,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
