import { NotificationItemType } from '../../legacy/contract/enums'
import type { Resolvers } from '../generated/resolvers'

export const blogNotificationsResolvers: Resolvers = {
  BlogNotification: {
    entryLegacyId: ({ itemType, itemId }) => (itemType === NotificationItemType.BlogEntry ? itemId : null),
    commentLegacyId: ({ commentId }) => commentId,
  },
}
