import { comments, commentsByIds } from '../shared/comments/read'
import { addComment, deleteComment, editComment } from '../shared/comments/write'
import { pageOf, type Handlers } from '../core/handler'
import { commentableEntries } from './commentable'

export const commentHandlers = {
  'Blogs.GetComments': (deps, { viewer, query }) =>
    comments(deps, viewer, commentableEntries, {
      itemId: query.blogEntryId,
      twoLayered: query.twoLayered ?? false,
      page: pageOf(query),
    }),
  'Blogs.GetBlogCommentsByIds': (deps, { viewer, body }) => commentsByIds(deps, viewer, commentableEntries, body.ids),
  'Blogs.AddBlogComment': (deps, { viewer, body: { blogEntryId, ...written } }) =>
    addComment(deps, viewer, commentableEntries, { itemId: blogEntryId, ...written }),
  'Blogs.EditBlogComment': (deps, { viewer, body: { commentId, ...written } }) =>
    editComment(deps, viewer, commentableEntries, { id: commentId, ...written }),
  'Blogs.DeleteBlogComment': (deps, { viewer, body }) =>
    deleteComment(deps, viewer, commentableEntries, body.commentId),
} satisfies Partial<Handlers>
