import type { Comment } from '../../legacy/contract/blogShapes'
import { LikeItemType } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { toGlobalId } from '../core/globalIds'
import { likesOf } from '../profiles/likes'
import { known } from '../profiles/profileConnection'

/** What comments of all areas have in common; each area names its type. */
export function commentFields(type: string) {
  return {
    parentId: ({ parentId }: Comment) => (parentId === null ? null : toGlobalId(type, parentId)),
    viewerCanEdit: ({ editable }: Comment) => editable,
    viewerCanDelete: ({ deletable }: Comment) => deletable,
    replies: ({ replies }: Comment) => replies.map((reply) => ({ ...reply, replyCount: 0, replies: [] })),
    viewerHasLiked: ({ liked }: Comment) => liked,
    ...likesOf(LikeItemType.Comment),
  }
}

/** Keeps the profiles of who wrote some comments and the answers to them. */
export function knownComments<L extends readonly Comment[]>(context: GatewayContext, comments: L): L {
  known(
    context,
    comments.flatMap(({ author, replies }) => [author, ...replies.map((reply) => reply.author)]).filter(isThere),
  )
  return comments
}

function isThere<T>(author: T | null): author is T {
  return author !== null
}
