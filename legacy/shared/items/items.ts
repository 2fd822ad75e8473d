import type { Transaction } from 'kysely'
import type { LikeItemType, ReportItemType } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'

type Store = Pick<Deps, 'db' | 'clock'>

/** What a notification is about, by topic; of what is about the profile itself, nothing. */
export interface Thing {
  readonly mediaId?: number
  readonly albumId?: number
  readonly blogEntryId?: number
  readonly commentId?: number
  readonly guestbookEntryId?: number
}

/** An item that can be liked. */
export interface LikableItem {
  readonly ownerId: number
  /** What a notification of the like leads to. */
  readonly thing: Thing
}

/** Finds an item that the viewer may see; in a transaction, keeps it from being erased meanwhile. */
export type FindLikable = (deps: Store, id: number, viewer: MemberViewer) => Promise<LikableItem | undefined>

/** How to find items of each type that can be liked. */
export const likables = new Registry<LikeItemType, FindLikable>()

interface Removal {
  readonly ownerId: number
  readonly now: Date
}

/** What an area does with reports of its items of a type. */
export interface Reportable {
  /** The owner of an item that the viewer may see. */
  ownerOf(deps: Store, viewer: MemberViewer, id: number): Promise<number | undefined>
  /** Removes the item, or what is written in it. */
  remove(db: Transaction<DB>, id: number, removal: Removal): Promise<unknown>
  /** Staff can ban its owner from blogs. */
  readonly ofBlogs?: boolean
}

/** How to find and remove items of each type that can be reported. */
export const reportables = new Registry<ReportItemType, Reportable>()
