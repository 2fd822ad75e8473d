import type { Comment } from '../../legacy/contract/blogShapes'
import { LikeItemType } from '../../legacy/contract/enums'
import { toGlobalId } from '../core/globalIds'
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
