import type { Commentable } from '../shared/comments/commentable'
import { BlogEntryStatus, CommentItemType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { queueFollowerNews } from './authors/followers'
import { entryVisibleTo } from '../shared/visibility/blogEntries'

/** Entries as commentable items. Triggers keep `blog_entry` and `blog_entry_reader` in step. */
export const commentableEntries: Commentable = {
  itemType: CommentItemType.BlogEntry,
  reportType: ReportItemType.BlogComment,
  ban: 'Blogs',
  find: async (deps, viewer, itemId) => {
    const entry = await deps.db
      .selectFrom('blogEntry')
      .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
      .select(['blogEntry.profileId as ownerId', 'blogEntry.status', 'blogEntry.commentsEnabled'])
      .where('blogEntry.id', '=', itemId)
      .where(entryVisibleTo(deps, viewer))
      .executeTakeFirst()
    if (!entry) return undefined
    const { ownerId, status, commentsEnabled } = entry
    return { ownerId, commentsOpen: commentsEnabled && status === BlogEntryStatus.Published }
  },
  lock: async (db, itemId) => {
    const entry = await db
      .selectFrom('blogEntry')
      .select('profileId')
      .where('id', '=', itemId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return entry?.profileId
  },
  ownerTopic: NotificationTopic.BlogComment,
  notificationType: NotificationItemType.BlogEntry,
  notifyFollowers: (db, { itemId, ...comment }) => queueFollowerNews(db, { ...comment, blogEntryId: itemId }),
}
