import { expressionBuilder } from 'kysely'
import { NotificationItemType, NotificationTab, NotificationTopic } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import type { NotificationItem } from '../shared/notifications/items'

/** Lodges as subjects of notifications about who is in them. */
export const notified = {
  [NotificationItemType.Lodge]: {
    tab: NotificationTab.Community,
    visibleTo: (_deps, viewer, { itemId }) => {
      const eb = expressionBuilder<DB>()
      const lodge = eb
        .selectFrom('lodge')
        .select('lodge.id')
        .where('lodge.id', '=', itemId)
        .where(lodgeVisibleTo(viewer))
        // Forces a look-up per row; otherwise PostgreSQL could scan all lodges.
        .offset(0)
      return eb.exists(lodge)
    },
    title: (itemId) =>
      expressionBuilder<DB>()
        .selectFrom('lodge')
        .select((eb) => eb.cast<string>('lodge.name', 'text').as('name'))
        .where('lodge.id', '=', itemId)
        .$asScalar(),
    path: ({ topic, itemId }) =>
      `/Community/Lodges/Lodge/${itemId}${topic === NotificationTopic.LodgeRequest ? '/MemberManagement/PendingRequests' : ''}`,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
