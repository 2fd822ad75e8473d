import type { Transaction } from 'kysely'
import type { Call } from '../../contract/call'
import type { CommentItemType, NotificationTopic, ReportItemType } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import type { Thing } from '../items/items'

/** Something that is commented on, as a viewer sees it. */
export interface CommentedItem {
  /** Whose it is: its owner may delete comments under it. */
  readonly ownerId: number
  /** Whether more can be written under it. */
  readonly commentsOpen: boolean
}

/**
 * What an area tells of its items so that they can be commented on. What follows from the number of comments, a trigger
 * on `comment` does for the area: it sees also what goes with its author.
 */
export interface Commentable {
  readonly itemType: CommentItemType
  /** As what its comments are reported. */
  readonly reportType: ReportItemType
  /** The ban that shuts a member out of the area. */
  readonly ban: Call['ban']
  /** An item that the viewer may see. */
  find(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer, itemId: number): Promise<CommentedItem | undefined>
  /** Locks an item before its comments change, and answers whose it is. */
  lock(db: Transaction<DB>, itemId: number): Promise<number | undefined>
  /** As what the owner of an item is told of comments on it. */
  readonly ownerTopic: NotificationTopic
  /** What those who are told of something on an item are led to. */
  thing(itemId: number): Thing
  /** Tells those who follow an item of a comment on it, once the transaction is committed. */
  notifyFollowers(
    db: Transaction<DB>,
    comment: { readonly itemId: number; readonly commentId: number; readonly actorId: number },
  ): Promise<void>
}
