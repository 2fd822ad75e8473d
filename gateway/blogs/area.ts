import { LikeItemType, NotificationItemType } from '../../legacy/contract/enums'
import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { lookUp } from '../core/rest/loaders'
import { batch, defineArea, single } from '../core/schema/area'
import { authorsResolvers } from './authors'
import { blogComments, blogCommentsResolvers } from './comments'
import { entriesResolvers } from './entries'
import { entryListsResolvers } from './entryLists'
import { blogPeriods } from './enums'
import { followAuthor, followEntry, followingResolvers, hideAuthor, hideEntry } from './following'
import { marksResolvers } from './marks'
import { blogNotificationsResolvers } from './notifications'
import { blogSearchResolvers } from './search'
import { writingResolvers } from './writing'

export const blogs = defineArea({
  resolvers: [
    authorsResolvers,
    blogCommentsResolvers,
    blogNotificationsResolvers,
    blogSearchResolvers,
    entriesResolvers,
    entryListsResolvers,
    followingResolvers,
    marksResolvers,
    writingResolvers,
  ],
  nodes: {
    BlogEntry: batch('Blogs.GetBlogEntriesByIds'),
    BlogAuthor: batch('Blogs.GetBlogAuthorsByIds'),
    BlogComment: batch('Blogs.GetBlogCommentsByIds'),
    BlogDraft: single('Blogs.GetBlogEntryDataForEdit', 'blogEntryId'),
    BlogTag: {
      alone: true,
      calls: ['Blogs.GetBlogTagsAndAuthors'],
      read: (id, { rest }) =>
        lookUp(id, async (tagId) => {
          const { tags } = await rest.Blogs.GetBlogTagsAndAuthors({ body: { tagIds: [tagId] } })
          return tags[0] ?? null
        }),
    },
  },
  details: { BlogEntry: 'Blogs.GetBlogEntryData' },
  enums: { BlogPeriod: blogPeriods },
  likable: { BlogEntry: LikeItemType.BlogEntry, BlogComment: LikeItemType.Comment },
  notifications: { BlogNotification: [NotificationItemType.BlogEntry, NotificationItemType.BlogAuthor] },
  reportable: { BlogEntry: ReportItemType.BlogEntry, BlogComment: ReportItemType.BlogComment },
  followable: { BlogEntry: followEntry, BlogAuthor: followAuthor },
  hideable: { BlogEntry: hideEntry, BlogAuthor: hideAuthor },
  comments: [blogComments],
})
