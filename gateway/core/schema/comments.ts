import type { CommentItemType } from '../../../legacy/contract/enums'
import type { CallName } from '../../../legacy/contract/contract'
import type { FieldNames } from '../mutation'
import type { Comment, Commentable } from './graphTypes'
import type { Rest } from '../rest/restClient'

interface CommentText {
  readonly text: string
  /** Legacy ids of profiles. */
  readonly mentionIds?: number[]
}

interface NewComment extends CommentText {
  /** Legacy id of the comment that it answers. */
  readonly parentId?: number
  readonly key?: string
}

/** How an area offers comments: types in the graph, and calls. All ids are legacy ids. */
export interface CommentSource {
  readonly commentType: Comment['__typename']
  readonly itemType: Commentable['__typename']
  readonly legacyItemType: CommentItemType
  /** The list of comments under an item, for cursors. */
  readonly list: (
    itemId: number,
    layered: boolean,
  ) => { readonly call: CallName; readonly filters: Readonly<Record<string, unknown>> }
  readonly add: (rest: Rest, itemId: number, comment: NewComment) => Promise<Comment>
  readonly edit: (rest: Rest, commentId: number, comment: CommentText) => Promise<Comment>
  /** Resolves with the item, and with the placeholder where one stays. */
  readonly remove: (
    rest: Rest,
    commentId: number,
  ) => Promise<{ readonly itemId: number; readonly remains: Comment | null }>
  readonly fieldNames: FieldNames
}
