import { CommentItemType, LikeItemType } from '../contract/enums'
import { commentableEntries } from './commentable'
import { notifyFollowers, type FollowerNews } from './authors/followers'
import { likableEntry, notified, reportable } from './items'
import { shownByEntry } from './mediaGrant'
import { leaveDarkBlogs } from './leaveDark'
import { blogNewsCount, curatedNewsCount } from './news'
import { defineArea } from '../shared/area/area'
import { blogsHandlers } from './handlers'
import { countTagUse } from '../shared/blogs/tags'
import { blogTagging, removeUnusedTags } from '../shared/tagging'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      countTagUse: Record<string, never>
      notifyFollowers: FollowerNews
    }
  }
}

export const blogs = defineArea({
  name: 'blogs',
  handlers: blogsHandlers,
  tasks: {
    notifyFollowers: { run: notifyFollowers },
    countTagUse: { run: countTagUse, schedule: '27 * * * * ?max=1' },
  },
  likables: { [LikeItemType.BlogEntry]: likableEntry },
  commentables: { [CommentItemType.BlogEntry]: commentableEntries },
  reportables: reportable,
  notificationItems: notified,
  mediaGrant: shownByEntry,
  counters: { blogsNotificationCount: blogNewsCount, blogsCuratedNotificationCount: curatedNewsCount },
  darkDeparture: leaveDarkBlogs,
  erasure: { after: (transaction) => removeUnusedTags(transaction, blogTagging) },
})
