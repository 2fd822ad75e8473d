import type { Comment as CommentShape } from '../../legacy/contract/blogShapes'
import type { Comment } from '../core/schema/graphTypes'
import type { Edge, ItemPayload } from '../core/schema/parents'

export type Mention = CommentShape['mentions'][number]

export interface AddCommentPayload extends ItemPayload {
  readonly comment?: Comment
  readonly commentEdge?: Edge<Comment>
}

export interface DeleteCommentPayload extends ItemPayload {
  readonly deletedId?: string | null
  readonly comment?: Comment | null
}
