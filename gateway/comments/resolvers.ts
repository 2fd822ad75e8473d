import { firstEdge } from '../core/lists/connections'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { given, mutate } from '../core/mutation'
import { itemAfterwards, loadOf } from '../core/schema/node'
import type { Commentable } from '../core/schema/graphTypes'
import type { Resolvers } from '../generated/resolvers'
import { sourceOfComment, sourceOfItem } from '../shared/commentSources'

function mentioned(globalIds: readonly string[] | null | undefined) {
  return globalIds ? { mentionIds: globalIds.map((id) => legacyIdOf(id, 'Profile')) } : {}
}

const payloadItem = { item: itemAfterwards<Commentable['__typename']>() }

export const commentsResolvers: Resolvers = {
  Commentable: { __resolveType: ({ __typename }) => __typename },
  Comment: { __resolveType: ({ __typename }) => __typename },
  Mention: { profile: (profile) => profile },
  AddCommentPayload: {
    ...payloadItem,
    parent: ({ comment }, _args, context, info) =>
      comment?.parentId == null ? null : loadOf(comment.__typename, comment.parentId, context, info),
  },
  DeleteCommentPayload: payloadItem,
  Mutation: {
    addComment: (_parent, { input: { id: itemId, text, parentId, mentionIds, key, after } }, context, { schema }) => {
      const { id, area } = sourceOfItem(schema, itemId)
      return mutate(
        context,
        async () => {
          const answers = parentId == null ? {} : { parentId: legacyIdOf(parentId, area.commentType) }
          const body = { text, ...answers, ...mentioned(mentionIds), ...given({ key }) }
          const comment = await area.add(context.rest, id, body)
          const { call, filters } = area.list(id, true)
          // The number of comments before it is unknown: from the client's own last cursor on, nothing is left
          // out.
          const commentEdge = after ? { cursor: after, node: comment } : firstEdge(call, filters, comment)
          return { itemId, comment, commentEdge }
        },
        area.fieldNames,
      )
    },
    editComment: (_parent, { input: { id: commentId, text, mentionIds } }, context, { schema }) => {
      const { id, area } = sourceOfComment(schema, commentId)
      return mutate(
        context,
        async () => ({ comment: await area.edit(context.rest, id, { text, ...mentioned(mentionIds) }) }),
        area.fieldNames,
      )
    },
    deleteComment: (_parent, { input: { id: commentId } }, context, { schema }) => {
      const { id, area } = sourceOfComment(schema, commentId)
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
