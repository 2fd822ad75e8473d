import { NotificationItemType } from '../../legacy/contract/enums'
import { toGlobalId } from '../core/globalIds'
import type { Resolvers } from '../generated/resolvers'

interface AboutBlogs {
  readonly itemType: NotificationItemType
  readonly itemId: number
}

/** The number of the entry; null for a new follower. */
const entryOf = ({ itemType, itemId }: AboutBlogs) => (itemType === NotificationItemType.BlogEntry ? itemId : null)

export const blogNotificationsResolvers: Resolvers = {
  BlogNotification: {
    entryId: (notification) => {
      const id = entryOf(notification)
      return id === null ? null : toGlobalId('BlogEntry', id)
    },
    entry: (notification, _args, { loaders }) => {
      const id = entryOf(notification)
      return id === null ? null : loaders.of('Blogs.GetBlogEntriesByIds').load(id)
    },
    commentId: ({ commentId }) => (commentId === null ? null : toGlobalId('BlogComment', commentId)),
    comment: ({ commentId }, _args, { loaders }) =>
      commentId === null ? null : loaders.of('Blogs.GetBlogCommentsByIds').load(commentId),
  },
}
