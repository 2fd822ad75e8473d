import type { Transaction } from 'kysely'
import type { Call } from '../../contract/call'
import type { CommentItemType, NotificationItemType, NotificationTopic } from '../../contract/enums'
import type { ReportItemType } from '../../contract/staff/reportEnums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'

/** An item with comments, as a viewer sees it. */
export interface CommentedItem {
  /** The owner may delete comments on the item. */
  readonly ownerId: number
  /** Whether new comments are accepted. */
  readonly commentsOpen: boolean
  /** The viewer may delete all comments on the item. */
  readonly viewerModerates?: boolean
  /** The lodge that the item is in. */
  readonly lodgeId?: number
}

/**
 * How an area makes its items commentable. A trigger on `comment` updates values that depend on the number of
 * comments, since it also sees comments that go with their author.
 */
export interface Commentable {
  readonly itemType: CommentItemType
  /** The type in reports of its comments. */
  readonly reportType: ReportItemType
  /** The ban that excludes a member from the area. */
  readonly ban: Call['ban']
  find(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer, itemId: number): Promise<CommentedItem | undefined>
  /** Locks an item before its comments change. Returns its owner. */
  lock(db: Transaction<DB>, itemId: number): Promise<number | undefined>
  /** Topic of the owner's notifications about comments. */
  readonly ownerTopic: NotificationTopic
  /** The type in notifications about an item and its comments. */
  readonly notificationType: NotificationItemType
  /** Notifies the followers of an item of a comment on it, once the transaction is committed. */
  notifyFollowers(
    db: Transaction<DB>,
    comment: { readonly itemId: number; readonly commentId: number; readonly actorId: number },
  ): Promise<void>
}
