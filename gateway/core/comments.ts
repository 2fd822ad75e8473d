import type { CommentItemType } from '../../legacy/contract/enums'
import type { CallName } from '../../legacy/contract/contract'
import type { FieldNames } from './mutation'
import type { Comment, Commentable } from './graphTypes'
import type { Rest } from './restClient'

/** What somebody writes. */
export interface CommentText {
  readonly text: string
  /** Numbers of profiles. */
  readonly mentionIds?: number[]
}

export interface NewComment extends CommentText {
  /** The number of the comment that it answers. */
  readonly parentId?: number
  readonly key?: string
}

/** How an area has comments: their types in the graph, and the calls. All ids are legacy ids. */
export interface CommentSource {
  readonly commentType: Comment['__typename']
  readonly itemType: Commentable['__typename']
  /** As what the legacy server knows its items. */
  readonly legacyItemType: CommentItemType
  /** The list of them under an item, for cursors. */
  readonly list: (
    itemId: number,
    layered: boolean,
  ) => { readonly call: CallName; readonly filters: Readonly<Record<string, unknown>> }
  readonly add: (rest: Rest, itemId: number, comment: NewComment) => Promise<Comment>
  readonly edit: (rest: Rest, commentId: number, comment: CommentText) => Promise<Comment>
  /** Gives what it stood under, and the empty place where one is left. */
  readonly remove: (
    rest: Rest,
    commentId: number,
  ) => Promise<{ readonly itemId: number; readonly remains: Comment | null }>
  readonly fieldNames: FieldNames
}
