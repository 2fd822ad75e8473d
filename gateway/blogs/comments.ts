import { CommentItemType } from '../../legacy/contract/enums'
import type { CommentSource } from '../core/schema/comments'
import { commentFields, commentsOf } from '../shared/commentFields'
import type { Resolvers } from '../generated/resolvers'

const typed = <T extends object>(comment: T) => ({ ...comment, __typename: 'BlogComment' as const })

export const blogComments: CommentSource = {
  commentType: 'BlogComment',
  itemType: 'BlogEntry',
  legacyItemType: CommentItemType.BlogEntry,
  list: (blogEntryId, twoLayered) => ({ call: 'Blogs.GetComments', filters: { blogEntryId, twoLayered } }),
  add: async ({ Blogs }, blogEntryId, comment) =>
    typed(await Blogs.AddBlogComment({ body: { blogEntryId, ...comment } })),
  edit: async ({ Blogs }, commentId, comment) =>
    typed(await Blogs.EditBlogComment({ body: { commentId, ...comment } })),
  remove: async ({ Blogs }, commentId) => {
    const { itemId, remains } = await Blogs.DeleteBlogComment({ body: { commentId } })
    return { itemId, remains: remains && typed(remains) }
  },
  fieldNames: { blogEntryId: 'id', commentId: 'id' },
}

export const blogCommentsResolvers: Resolvers = {
  BlogEntry: { comments: commentsOf('BlogComment', blogComments) },
  BlogComment: {
    ...commentFields('BlogComment'),
    entry: ({ itemId }, _args, { loaders }) => loaders.of('Blogs.GetBlogEntriesByIds').load(itemId),
  },
}
