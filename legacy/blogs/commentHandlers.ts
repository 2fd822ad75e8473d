import { comment, comments } from '../shared/comments/read'
import { addComment, deleteComment, editComment } from '../shared/comments/write'
import { pageOf, type Handlers } from '../core/handler'
import { commentableEntries } from './commentable'

/** Comments on entries. */
export const commentHandlers = {
  'Blogs.GetComments': (deps, { reader, query }) =>
    comments(deps, reader, commentableEntries, {
      itemId: query.blogEntryId,
      twoLayered: query.twoLayered ?? false,
      page: pageOf(query),
    }),
  'Blogs.GetBlogComment': (deps, { reader, query }) => comment(deps, reader, commentableEntries, query.commentId),
  'Blogs.AddBlogComment': (deps, { reader, body: { blogEntryId, ...written } }) =>
    addComment(deps, reader, commentableEntries, { itemId: blogEntryId, ...written }),
  'Blogs.EditBlogComment': (deps, { reader, body: { commentId, ...written } }) =>
    editComment(deps, reader, commentableEntries, { id: commentId, ...written }),
  'Blogs.DeleteBlogComment': (deps, { reader, body }) =>
    deleteComment(deps, reader, commentableEntries, body.commentId),
} satisfies Partial<Handlers>
