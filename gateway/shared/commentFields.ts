import type { Comment } from '../../legacy/contract/blogShapes'
import { LikeItemType } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { toGlobalId } from '../core/globalIds'
import { connection, type PageArgs } from '../core/lists/connections'
import type { CommentSource } from '../core/schema/comments'
import { likesOf } from './likes'

/** The fields of all comments; each area names its type. */
export function commentFields(type: string) {
  return {
    parentId: ({ parentId }: Comment) => (parentId === null ? null : toGlobalId(type, parentId)),
    viewerCanEdit: ({ editable }: Comment) => editable,
    viewerCanDelete: ({ deletable }: Comment) => deletable,
    replies: ({ replies }: Comment) => replies.map((reply) => ({ ...reply, replyCount: 0, replies: [] })),
    viewerHasLiked: ({ liked }: Comment) => liked,
    ...likesOf(LikeItemType.Comment, ({ likeCount }: Comment) => likeCount),
  }
}

interface Commented {
  readonly id: number
  readonly commentCount: number
}

/** The comments on an item: its area names their type and says where they are. */
export function commentsOf<T extends CommentSource['commentType']>(type: T, { list }: CommentSource) {
  return (
    { id, commentCount }: Commented,
    { layered, ...args }: PageArgs & { readonly layered: boolean },
    context: GatewayContext,
  ) => {
    const { call, filters } = list(id, layered)
    return connection({
      call,
      filters,
      args,
      // In two layers, answers are no items of the list.
      total: () => (layered ? null : commentCount),
      read: async (page) => {
        const comments = (await context.call(call, { query: { ...filters, ...page } })) as readonly Comment[]
        return comments.map((comment) => ({ ...comment, __typename: type }))
      },
    })
  }
}
