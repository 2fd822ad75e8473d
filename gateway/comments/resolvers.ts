import { blogComments } from '../blogs/comments'
import { firstEdge } from '../core/connections'
import { itemOf, legacyIdOf, toGlobalId } from '../core/globalIds'
import { given, mutate } from '../core/mutation'
import { itemAfterwards, loadOf } from '../core/node'
import type { Comment, Commentable } from '../core/parents'
import type { Resolvers } from '../generated/resolvers'
import type { CommentArea } from './area'

/** Who has the comments on what can be commented on. Areas add theirs. */
const areasByItem: Readonly<Record<Commentable['__typename'], CommentArea>> = { BlogEntry: blogComments }

/** Whose the comments of each type are. */
const areasByComment: Readonly<Record<Comment['__typename'], CommentArea>> = { BlogComment: blogComments }

const itemTypes = Object.keys(areasByItem) as Commentable['__typename'][]
const commentTypes = Object.keys(areasByComment) as Comment['__typename'][]

/** The area of an item or a comment, and its number there. */
function itemAndArea(globalId: string) {
  const { type, id } = itemOf(globalId, itemTypes)
  return { id, area: areasByItem[type] }
}
function commentAndArea(globalId: string) {
  const { type, id } = itemOf(globalId, commentTypes)
  return { id, area: areasByComment[type] }
}

function mentioned(globalIds: readonly string[] | null | undefined) {
  return globalIds ? { mentionIds: globalIds.map((id) => legacyIdOf(id, 'Profile')) } : {}
}

const payloadItem = { item: itemAfterwards(itemTypes) }

export const commentsResolvers: Resolvers = {
  Commentable: { __resolveType: ({ __typename }) => __typename },
  Comment: { __resolveType: ({ __typename }) => __typename },
  Mention: { profileLegacyId: ({ profileId }) => profileId },
  AddCommentPayload: {
    ...payloadItem,
    parent: ({ comment }, _args, context) =>
      comment?.parentId == null ? null : loadOf(comment.__typename, comment.parentId, context),
  },
  DeleteCommentPayload: payloadItem,
  Mutation: {
    addComment: (_parent, { input: { id: itemId, text, parentId, mentionIds, key, after } }, context) => {
      const { id, area } = itemAndArea(itemId)
      return mutate(
        context,
        async () => {
          const answers = parentId == null ? {} : { parentId: legacyIdOf(parentId, area.commentType) }
          const body = { text, ...answers, ...mentioned(mentionIds), ...given({ key }) }
          const comment = await area.add(context.rest, id, body)
          const { call, filters } = area.list(id, true)
          // Nobody knows how many stand before it: from the client's own last cursor on, nothing is left out.
          const commentEdge = after ? { cursor: after, node: comment } : firstEdge(call, filters, comment)
          return { itemId, comment, commentEdge }
        },
        area.fieldNames,
      )
    },
    editComment: (_parent, { input: { id: commentId, text, mentionIds } }, context) => {
      const { id, area } = commentAndArea(commentId)
      return mutate(
        context,
        async () => ({ comment: await area.edit(context.rest, id, { text, ...mentioned(mentionIds) }) }),
        area.fieldNames,
      )
    },
    deleteComment: (_parent, { input: { id: commentId } }, context) => {
      const { id, area } = commentAndArea(commentId)
      return mutate(
        context,
        async () => {
          const { itemId, remains } = await area.remove(context.rest, id)
          return {
            itemId: toGlobalId(area.itemType, itemId),
            deletedId: remains ? null : commentId,
            comment: remains,
          }
        },
        area.fieldNames,
      )
    },
  },
}
