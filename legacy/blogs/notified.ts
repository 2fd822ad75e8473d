import { expressionBuilder } from 'kysely'
import { BanType, NotificationItemType, NotificationTab } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'
import { entryOpenTo, notHiddenBy } from '../shared/visibility/blogEntries'

const path = '/Community/Blogs'

/** Entries and authors as subjects of notifications. */
export const notified = {
  [NotificationItemType.BlogEntry]: {
    tab: NotificationTab.Community,
    ban: BanType.Blogs,
    visibleTo: (deps, viewer, itemId) => {
      const eb = expressionBuilder<DB>()
      const entry = eb
        .selectFrom('blogEntry')
        .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
        .select('blogEntry.id')
        .where('blogEntry.id', '=', itemId)
        .where(entryOpenTo(deps, viewer))
        .where(notHiddenBy(viewer))
        // Forces a look-up per row; otherwise PostgreSQL would scan all entries.
        .offset(0)
      return eb.exists(entry)
    },
    title: (itemId) =>
      expressionBuilder<DB>().selectFrom('blogEntry').select('title').where('id', '=', itemId).$asScalar(),
    path: ({ itemId, commentId }) => `${path}/Entry/${itemId}${commentId === undefined ? '' : `#comment-${commentId}`}`,
    replacesPush: true,
  },
  // The receiver, as an author whom others follow.
  [NotificationItemType.BlogAuthor]: {
    tab: NotificationTab.Community,
    ban: BanType.Blogs,
    visibleTo: (_deps, { profile }, itemId) => expressionBuilder<DB>()(itemId, '=', profile.id),
    path: () => `${path}/Followed/MyFollowers`,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
