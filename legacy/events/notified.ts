import { expressionBuilder } from 'kysely'
import { NotificationItemType, NotificationTab } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'
import { eventPath } from './paths'
import { eventVisibleTo } from './visibility'

/** Events as subjects of notifications. */
export const notified = {
  [NotificationItemType.Event]: {
    tab: NotificationTab.Community,
    visibleTo: (_deps, viewer, { itemId }) => {
      const eb = expressionBuilder<DB>()
      const event = eb
        .selectFrom('event')
        .select('event.id')
        .where('event.id', '=', itemId)
        .where(eventVisibleTo(viewer))
        // Forces a look-up per row; otherwise PostgreSQL would scan all events.
        .offset(0)
      return eb.exists(event)
    },
    title: (itemId) => expressionBuilder<DB>().selectFrom('event').select('title').where('id', '=', itemId).$asScalar(),
    path: ({ itemId, commentId }) => `${eventPath(itemId)}${commentId === undefined ? '' : `#comment-${commentId}`}`,
    replacesPush: true,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
